cimport cython
from claim.rules cimport bits, cards, following, spoils, tricks
from claim.rules.bits cimport mask_t

@cython.final
@cython.auto_pickle(False)
cdef class PlayoutPolicy:
    cdef int[52] worth
    cdef int[52] cost
    cdef int[52] scored
    cdef mask_t[52] beats
    cdef mask_t[52] bound
    cdef mask_t[52] binds
    cdef int tempo

    @cython.locals(total=cython.int)
    cpdef int total_worth(self, mask_t pile) noexcept nogil
    cpdef mask_t allowed(self, mask_t hand, int led) noexcept nogil
    @cython.locals(allowed=mask_t, wins=mask_t, best=cython.int, choice=cython.int, card=cython.int, value=cython.int)
    cpdef int reply(self, mask_t hand, int led, int gain) noexcept nogil
    @cython.locals(best=cython.int, choice=cython.int, card=cython.int, answer=cython.int, value=cython.int)
    cpdef int lead(self, mask_t hand, mask_t other, int gain) noexcept nogil
