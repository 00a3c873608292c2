cimport cython
from claim.rules cimport bits, cards
from claim.rules.bits cimport mask_t

@cython.locals(listed=list)
cpdef tuple cards_of(mask_t mask)
@cython.locals(mask=mask_t, number=cython.int)
cpdef mask_t mask_of(object listed)
