cimport cython
from claim.bots.belief cimport Belief
from claim.bots.evaluation cimport Evaluation
from claim.bots.policy cimport Policy
from claim.rules cimport bits, cards, spoils
from claim.rules.bits cimport mask_t

@cython.final
@cython.auto_pickle(False)
cdef class Duel:
    cdef Evaluation evaluation
    cdef Belief deck

    @cython.locals(total=cython.longlong, counter=mask_t, _number=cython.longlong)
    cpdef double run(self, Policy first, Policy second, mask_t seed, long long deals)
    @cython.locals(mine=mask_t, theirs=mask_t, followers=mask_t, their_followers=mask_t, score=mask_t, their_score=mask_t,
                   leads=cython.int, left=cython.int, place=cython.int, pile=cython.int, their_pile=cython.int, later=cython.int,
                   prize=cython.int, drawn=cython.int, gain=cython.int, their_gain=cython.int, led=cython.int, reply=cython.int)
    cdef int _play(self, Policy first, Policy second) noexcept
