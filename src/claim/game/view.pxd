cimport cython
from claim.game cimport tuples
from claim.game.cards cimport cards_of, mask_of
from claim.game.moment cimport placed
from claim.game.state cimport choices
from claim.rules cimport bits
from claim.rules.bits cimport mask_t

cdef object _OPEN, _A, _B

# Masks are signed here: -1 stands for a pile that is hidden.
@cython.locals(tricks=tuple, phase=cython.int, to_move=cython.int, led=cython.int, real_hands=tuple, scores=tuple, real_followers=tuple, pile=tuple,
               opened=cython.bint, over=cython.bint, own_a=cython.bint, own_b=cython.bint, hand_a=cython.longlong, hand_b=cython.longlong, prizes=tuple,
               followers_a=cython.longlong, followers_b=cython.longlong, deck=cython.longlong, discards=cython.longlong, seen=cython.longlong,
               unseen=cython.longlong, open_cards=cython.longlong)
cdef object _visible(object game, object viewer, bint by_heart)
@cython.locals(phase=cython.int, winner=cython.int, prize=cython.int, won_a=mask_t, won_b=mask_t)
cdef tuple _prizes(tuple tricks)
@cython.locals(own_loss=cython.int, seen=list, phase=cython.int, winner=cython.int)
cpdef tuple seen_tricks(tuple tricks, object viewer)
cpdef bint sees_cards(object event, object viewer)
cdef object _plain(object value)
