cimport cython
from claim.rules cimport bits
from claim.rules.bits cimport mask_t

@cython.final
@cython.auto_pickle(False)
cdef class Belief:
    cdef int[52] cards
    cdef int[52] order
    cdef int[52] pile
    cdef int possible, unseen, their_count, draw_count
    cdef readonly mask_t their_hand, their_draws
    cdef bint known

    cdef void _add(self, mask_t cards) noexcept nogil
    @cython.locals(place=cython.int, hand=mask_t, draws=mask_t, first=cython.int, card=cython.int)
    cpdef mask_t sample(self, mask_t seed, mask_t counter) noexcept nogil
    @cython.locals(other=cython.int, card=cython.int)
    cdef int _draw(self, int place, int end, mask_t seed, mask_t counter) noexcept nogil
    @cython.locals(counter=mask_t, _number=cython.longlong)
    cpdef mask_t sample_many(self, mask_t seed, long long count) noexcept nogil
