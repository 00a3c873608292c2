cimport cython
from claim.rules cimport bits, cards, factions, following, spoils, tricks
from claim.rules.bits cimport mask_t

cdef mask_t ALIKE
cdef int KEEP, THRIFT, UNDEAD

@cython.final
@cython.auto_pickle(False)
cdef class RuleOfThumb:
    cdef int[52] worth
    cdef mask_t[52] beats
    cdef int[52] undead
    cdef signed char[2704] balance

    cpdef int price(self, int card, bint wins) noexcept
    @cython.locals(size=cython.int, gain=cython.int, rest=mask_t, best=cython.int, liked=mask_t, card=cython.int, value=cython.int, chance=cython.int)
    cpdef mask_t recruiting(self, mask_t hand, int led, int prize, mask_t unseen) noexcept
    @cython.locals(best=cython.int, liked=mask_t, rest=mask_t, card=cython.int, value=cython.int)
    cpdef mask_t gathering(self, mask_t hand, mask_t other, int led) noexcept
    @cython.locals(best=cython.int, rest=mask_t, card=cython.int)
    cdef int _best_answer(self, mask_t hand, int led) noexcept

@cython.locals(zeros=mask_t)
cdef mask_t _one_zero(mask_t allowed) noexcept
