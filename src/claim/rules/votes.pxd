cimport cython
from claim.rules cimport bits, cards, factions
from claim.rules.bits cimport mask_t

@cython.locals(of_faction=mask_t, pile_a=mask_t, pile_b=mask_t, difference=int)
cpdef int vote(mask_t score_a, mask_t score_b, int faction) noexcept nogil
@cython.locals(of_faction=mask_t, pile_a=mask_t, pile_b=mask_t)
cpdef int deciding_card(mask_t score_a, mask_t score_b, int faction) noexcept nogil
cpdef bint settled(mask_t score_a, mask_t score_b, mask_t open_cards, int faction) noexcept nogil
@cython.locals(votes_a=int, votes_b=int, faction=int, held=int)
cpdef int winner(mask_t score_a, mask_t score_b) noexcept nogil
