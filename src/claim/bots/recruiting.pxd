cimport cython
from claim.bots.belief cimport Belief
from claim.bots.evaluation cimport Evaluation
from claim.bots.policy cimport PlayoutPolicy
from claim.rules cimport bits, spoils
from claim.rules.bits cimport mask_t
from libc cimport math

cdef int EDGES
cdef double CERTAIN

cdef int _kind(int card) noexcept

@cython.final
@cython.auto_pickle(False)
cdef class RecruitSearch:
    cdef readonly PlayoutPolicy policy
    cdef readonly Evaluation evaluation
    cdef readonly Belief belief
    cdef public double explore
    cdef public int noise, depth
    cdef mask_t[::1] keys
    cdef long long[::1] visits
    cdef long long[::1] offered
    cdef long long[::1] sums
    cdef readonly int used
    cdef int[64] path
    cdef int length, plies
    cdef bint growing
    cdef mask_t key, seed, counter
    cdef mask_t hand, followers, their_prizes, score, their_score
    cdef int led, prize

    @cython.locals(edge=cython.int)
    cpdef void begin(self, Belief belief, mask_t hand, mask_t followers, mask_t their_prizes, mask_t score, mask_t their_score)
    cpdef void on_table(self, int led, int prize, mask_t seed)
    @cython.locals(_number=cython.longlong)
    cpdef void rounds(self, long long count) noexcept
    cdef int _random(self, int bound) noexcept
    @cython.locals(word=mask_t, place=cython.int)
    cdef int _edge(self, mask_t key, int card) noexcept
    @cython.locals(card=cython.int)
    cdef int _choose(self, int side, mask_t allowed, int likely) noexcept
    @cython.locals(best=cython.double, choice=cython.int, chosen=cython.int, fresh=mask_t, zeros=mask_t, rest=mask_t, card=cython.int,
                   edge=cython.int, visits=cython.longlong, worth=cython.double)
    cdef int _descend(self, int side, mask_t allowed, int likely) noexcept
    @cython.locals(belief=Belief, policy=PlayoutPolicy, mine=mask_t, theirs=mask_t, followers=mask_t, their_followers=mask_t, score=mask_t,
                   their_score=mask_t, led=cython.int, prize=cython.int, leads=cython.int, left=cython.int, size=cython.int,
                   unknown=cython.int, place=cython.int, gain=cython.int, reply=cython.int, drawn=cython.int, value=cython.int,
                   step=cython.int, edge=cython.int)
    cdef void _round(self) noexcept
