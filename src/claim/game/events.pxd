cimport cython
from claim.game cimport tuples
from claim.game.cards cimport cards_of
from claim.game.state cimport advance, held_as
from claim.rules cimport spoils
from claim.rules cimport votes as voting
from claim.rules.bits cimport mask_t

cdef list _beginning(object state)
@cython.locals(number=cython.int)
cdef list _plays(object state, object plays)
@cython.locals(phase=cython.int, led=cython.int, reply=cython.int, won_by=cython.int, prize=cython.int, drawn=cython.int, mask=mask_t)
cdef list _trick_end(object trick)
cdef list _end(object state)
cdef object _event(object kind, object seat, tuple cards, object audience=*, int phase=*)
