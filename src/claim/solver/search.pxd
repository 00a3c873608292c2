cimport cython
from claim.rules cimport bits
from claim.rules.bits cimport mask_t
from claim.solver cimport deadline
from claim.solver.layout cimport Layout

cdef mask_t ONES, GUARD, BIAS, ANY, VECTOR, OTHER_SIDE
cdef mask_t KEY, NEAR, WORDS
cdef int NEAR_NODES, LOSING_REPLY, WINNING_REPLY

cdef int _fields(mask_t marks) noexcept nogil
@cython.locals(marks=mask_t, keep=mask_t)
cdef mask_t _larger(mask_t first, mask_t second) noexcept nogil
@cython.locals(loose=cython.int)
cdef int _settle(int hand, int starts) noexcept nogil

@cython.final
@cython.auto_pickle(False)
cdef class Search(Layout):
    cdef readonly mask_t buckets
    cdef mask_t bucket_mask
    cdef mask_t[::1] table
    cdef mask_t generation
    cdef readonly long long nodes
    cdef public double until
    cdef long long far_from
    cdef mask_t proof
    cdef readonly int found_lead, found_reply
    cdef int mine, theirs, moves, answers, hint
    cdef mask_t bucket, lock
    cdef int[182] lead_card
    cdef int[182] lead_score
    cdef int[182] lead_replies

    cpdef void set_up(self, mask_t hand_a, mask_t hand_b, mask_t score_a, mask_t score_b)
    cpdef bint wins(self, int hand_a, int hand_b, int leader, long long balance, mask_t left, int leads, int replies) noexcept
    @cython.locals(keep=mask_t)
    cdef void _decided(self, mask_t marks, mask_t limit) noexcept nogil
    @cython.locals(limit=mask_t, marks=mask_t, other_score=mask_t, moves=cython.int, answers=cython.int, lock=mask_t, bucket=mask_t,
                   hint=cython.int, slot=mask_t, word=mask_t, proof=mask_t)
    cdef int _look(self, int mine, int theirs, int me, mask_t score, mask_t left) noexcept nogil
    @cython.locals(asked=cython.int, moves=cython.int, answers=cython.int, hint=cython.int, bucket=mask_t, lock=mask_t, known=cython.int,
                   first=cython.int, last=cython.int, led=cython.int, allowed=cython.int, proof=mask_t, place=cython.int,
                   best=cython.int, other=cython.int)
    cdef bint _search(self, int mine, int theirs, int me, mask_t score, mask_t left, int leads, int replies) noexcept nogil
    @cython.locals(place=cython.int, winning=cython.int, burden=cython.int)
    cdef int _promise(self, int led, int allowed) noexcept nogil
    @cython.locals(proof=mask_t, place=cython.int, index=cython.int, reply=cython.int, change=cython.longlong, rest=cython.int,
                   after=mask_t, refuted=cython.bint)
    cdef bint _lead_wins(self, int led, int allowed, int mine, int theirs, int me, mask_t score, mask_t left) noexcept nogil
    @cython.locals(place=mask_t, bucket=mask_t, lock=mask_t, there=mask_t, word=mask_t)
    cdef void _spread(self) noexcept nogil
    @cython.locals(slot=mask_t, kept=mask_t)
    cdef void _store(self, mask_t bucket, mask_t lock, mask_t word, mask_t proof) noexcept nogil
