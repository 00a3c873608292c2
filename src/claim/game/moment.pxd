cimport cython
from claim.game cimport tuples
from claim.game.cards cimport cards_of, mask_of
from claim.game.state cimport choices
from claim.rules cimport bits, cards, votes
from claim.rules.bits cimport mask_t

@cython.locals(led=cython.int, hands=tuple, scores=tuple, followers=tuple, mask=mask_t)
cpdef mask_t placed(object state)
