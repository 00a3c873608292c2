cimport cython
from claim.rules cimport cards, factions
from claim.rules.bits cimport mask_t

@cython.locals(same=mask_t)
cpdef mask_t playable(mask_t hand, int led) noexcept nogil
