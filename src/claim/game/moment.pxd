cimport cython
from claim.game cimport state as states, tuples
from claim.game.cards cimport cards_of, mask_of
from claim.rules cimport bits, cards, votes
from claim.rules.bits cimport mask_t

@cython.locals(led=cython.int, hands=tuple, scores=tuple, followers=tuple, mask=mask_t)
cpdef mask_t placed(object state)
@cython.locals(number=cython.int, tricks=tuple)
cpdef object played(object moment, int card)
