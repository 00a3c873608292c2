cimport cython
from claim.game cimport tuples
from claim.rules cimport bits, following, spoils, tricks
from claim.rules.bits cimport mask_t

cdef dict _LATE_TRICKS

@cython.locals(phase=cython.int, turn=cython.int, led=cython.int, hands=tuple, scores=tuple, followers=tuple, pile=tuple, played=mask_t, winner=cython.int,
               won=mask_t, lost=mask_t, prize=cython.int, drawn=cython.int, first=mask_t, second=mask_t, place=cython.int)
cpdef tuple advance(object state, int card)
@cython.locals(turn=cython.int, led=cython.int, hands=tuple)
cpdef mask_t playable(object state)
@cython.locals(mask=mask_t, zeros=mask_t)
cpdef mask_t choices(object state)
@cython.locals(zeros=mask_t)
cpdef int held_as(object state, int card)
