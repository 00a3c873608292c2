from claim.rules cimport bits, factions
from claim.rules.bits cimport mask_t

cpdef int faction_of(int card) noexcept nogil
cpdef int value_of(int card) noexcept nogil
cpdef mask_t faction_mask(int faction) noexcept nogil
cpdef mask_t deck() noexcept nogil
