cimport cython
from claim.rules cimport bits, cards, following, spoils, tricks, votes
from claim.rules.bits cimport mask_t

cdef int WEIGHT, LEAD

@cython.auto_pickle(False)
cdef class Layout:
    cdef int[26] card
    cdef int[52] place
    cdef int[26] faction
    cdef mask_t[26] weight
    cdef int[26] follows
    cdef int[26] binds
    cdef int[26] points
    cdef int[26] beaten_by
    cdef signed char[338] order
    cdef int[338] order_worth
    cdef long long[676] change
    cdef short[16384] starts
    cdef int[13] splits
    cdef int[5] led_strength
    cdef int[5] reply_strength
    cdef readonly int[2] sizes
    cdef readonly mask_t left
    cdef readonly long long balance
    cdef readonly mask_t ties

    cpdef void lay_out(self, mask_t hand_a, mask_t hand_b, mask_t score_a, mask_t score_b)
    @cython.locals(number=cython.int, card=cython.int)
    cdef int _number(self, mask_t hand, int base)
    @cython.locals(faction=cython.int, of_faction=mask_t, half=mask_t, rest=mask_t, top=cython.int, card=cython.int,
                   points=cython.int, weight=mask_t, number=cython.int)
    cdef void _weigh(self, mask_t in_hand, mask_t score_a, mask_t score_b)
    @cython.locals(other=cython.int, led=cython.int, led_card=cython.int, followers=mask_t, stranger=cython.int, index=cython.int,
                   reply=cython.int, reply_card=cython.int, wins=cython.bint, won=mask_t,
                   lost=mask_t, change=cython.longlong, worth=cython.int)
    cdef void _compare(self, int seat)
    @cython.locals(place=cython.int)
    cdef void _insert(self, int base, int index, int worth)
    @cython.locals(total=cython.int)
    cdef int _points(self, mask_t pile)
    @cython.locals(total=cython.longlong)
    cdef long long _sum(self, mask_t pile)
    @cython.locals(always=cython.int, base=cython.int, other=cython.int, index=cython.int, low=cython.int, rival=cython.int, hand=cython.int)
    cdef void _divide(self, int seat)
    cdef bint _tells_apart(self, int rival, int first, int second)
    @cython.locals(mask=cython.int)
    cpdef int local(self, mask_t pile)
    cpdef int card_of(self, int number)
    cpdef mask_t weight_of(self, int card)
    cpdef long long change_of(self, int led, int reply)
