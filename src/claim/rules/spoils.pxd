cimport cython
from claim.rules cimport bits, cards, factions
from claim.rules.bits cimport mask_t

@cython.locals(played=mask_t)
cpdef mask_t winner_scores(int phase, int led, int reply) noexcept nogil
cpdef mask_t loser_scores(int phase, int led, int reply) noexcept nogil
cpdef mask_t discarded(int phase, int led, int reply) noexcept nogil
