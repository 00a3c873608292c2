cimport cython
from claim.rules cimport bits
from claim.rules.bits cimport mask_t
from claim.solver.layout cimport Layout

cdef mask_t ONES, GUARD, BIAS, ANY, VECTOR, OTHER_SIDE
cdef int LOOK_AHEAD, WORDS, LEAD_BONUS, REPLY_BONUS, LOSING_REPLY, WINNING_REPLY

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
    cdef mask_t proof
    cdef readonly int found_lead, found_reply
    cdef int mine, theirs, moves, answers, hint
    cdef mask_t bucket, lock
    cdef int[14] total
    cdef int[182] lead_card
    cdef int[182] lead_score
    cdef int[182] lead_replies
    cdef int[182] reply_card
    cdef int[182] reply_score
    cdef int[364] worth_of

    cpdef void set_up(self, mask_t hand_a, mask_t hand_b, mask_t score_a, mask_t score_b)
    cpdef bint wins(self, int hand_a, int hand_b, int leader, long long balance, mask_t left, int leads, int replies) noexcept
    @cython.locals(keep=mask_t)
    cdef void _decided(self, mask_t marks, mask_t limit) noexcept nogil
    @cython.locals(limit=mask_t, marks=mask_t, other_score=mask_t, moves=cython.int, answers=cython.int, lock=mask_t, bucket=mask_t,
                   hint=cython.int, slot=mask_t, word=mask_t, proof=mask_t)
    cdef int _look(self, int mine, int theirs, int me, mask_t score, mask_t left) noexcept nogil
    @cython.locals(asked=cython.int, bucket=mask_t, lock=mask_t, known=cython.int, first=cython.int, last=cython.int, proof=mask_t,
                   place=cython.int)
    cdef bint _search(self, int mine, int theirs, int me, mask_t score, mask_t left, int leads, int replies) noexcept nogil
    @cython.locals(led=cython.int, pairs=cython.int, my_rest=cython.int, their_base=cython.int, other_score=mask_t, less=mask_t,
                   size=cython.int, first=cython.int, last=cython.int, proof=mask_t, turn=cython.int, reply=cython.int,
                   their_rest=cython.int, change=cython.longlong, known=cython.int, refuted=cython.bint)
    cdef bint _lead_wins(self, int place, int mine, int theirs, int me, mask_t score, mask_t left) noexcept nogil
    @cython.locals(total=cython.int, faction=cython.int, slope=cython.int, my_base=cython.int, their_base=cython.int,
                   stakes=cython.int, rest=cython.int, reply=cython.int, last=cython.int, led=cython.int, worth_of_led=cython.int,
                   allowed=cython.int, worst=cython.int, burden=cython.int, worth=cython.int)
    cdef int _order_leads(self, int first, int theirs, int me, mask_t score, mask_t left) noexcept nogil
    @cython.locals(total=cython.int, their_base=cython.int, stakes=cython.int, led=cython.int, allowed=cython.int, last=cython.int,
                   reply=cython.int, worth=cython.int)
    cdef int _order_replies(self, int first, int place, int me) noexcept nogil
    @cython.locals(best=cython.int, other=cython.int, card=cython.int, replies=cython.int)
    cdef void _best_lead(self, int place, int last) noexcept nogil
    @cython.locals(best=cython.int, other=cython.int, reply=cython.int)
    cdef int _best_reply(self, int turn, int last) noexcept nogil
    @cython.locals(slot=mask_t, kept=mask_t)
    cdef void _store(self, mask_t bucket, mask_t lock, mask_t word, mask_t proof) noexcept nogil
