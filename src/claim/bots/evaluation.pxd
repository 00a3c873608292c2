cimport cython
from claim.bots.policy cimport PlayoutPolicy
from claim.rules cimport bits
from claim.rules.bits cimport mask_t

@cython.final
@cython.auto_pickle(False)
cdef class Evaluation:
    cdef short[7936] first
    cdef short[64] first_bias
    cdef short[1024] second
    cdef int[16] second_bias
    cdef int[16] last
    cdef int last_bias
    cdef short[64] units
    cdef int[2048] sigmoid

    @cython.locals(unit=cython.int, place=cython.int, logit=cython.int, total=cython.int)
    cpdef int chance(self, mask_t hand, mask_t other, mask_t score, mask_t other_score) noexcept nogil
    @cython.locals(unit=cython.int, place=cython.int)
    cdef void _see(self, mask_t pile, int base) noexcept nogil

cdef mask_t counted_zeros(mask_t hand) noexcept nogil
