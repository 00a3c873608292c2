cimport cython
from claim.rules cimport bits, cards, following, spoils, tricks, votes
from claim.rules.bits cimport mask_t

cdef int pick(mask_t mask, mask_t seed, mask_t counter) noexcept nogil
@cython.locals(counter=mask_t, led=int, reply=int)
cpdef int random_phase_two(mask_t seed, int leads, mask_t hand_a, mask_t hand_b, mask_t score_a, mask_t score_b) noexcept nogil
@cython.locals(deck=cython.int[52], place=int, other=int, counter=mask_t, hand_a=mask_t, hand_b=mask_t, followers_a=mask_t, followers_b=mask_t,
               score_a=mask_t, score_b=mask_t, leads=int, card=int, led=int, reply=int)
cpdef int random_game(mask_t seed) noexcept nogil
@cython.locals(balance=cython.longlong, number=cython.longlong)
cpdef long long random_games(mask_t seed, long long games) noexcept nogil
