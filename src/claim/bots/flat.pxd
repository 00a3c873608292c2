cimport cython
from claim.bots.belief cimport Belief
from claim.bots.rule_of_thumb cimport RuleOfThumb
from claim.rules cimport bits, following, spoils, votes
from claim.rules.bits cimport mask_t

cdef int RANDOM

@cython.final
@cython.auto_pickle(False)
cdef class FlatSearch:
    cdef int ours, theirs
    cdef bint lots
    cdef RuleOfThumb rule
    cdef Belief belief
    cdef mask_t seed, counter

    cpdef void begin(self, Belief belief, mask_t seed)
    cdef int _random(self, int bound) noexcept
    cdef int _recruit_card(self, mask_t hand, int led, int prize, mask_t unseen, int noise) noexcept
    cdef int _gather_card(self, mask_t hand, mask_t other, int led, int noise) noexcept
    cdef int _one(self, mask_t liked) noexcept
    cdef int _any(self, mask_t cards) noexcept
    @cython.locals(mine=mask_t, theirs=mask_t, their_hidden=mask_t, their_followers=mask_t, leads=cython.int, left=cython.int, pile=mask_t,
                   place=cython.int, reply=cython.int, drawn=cython.int)
    cpdef int recruit(self, int card, mask_t hand, mask_t followers, mask_t hidden, mask_t prizes, mask_t score, mask_t their_score, int led, int prize) noexcept
    @cython.locals(reply=cython.int)
    cpdef int gather(self, int card, mask_t mine, mask_t theirs, mask_t score, mask_t their_score, int leads, int led) noexcept
    @cython.locals(points=cython.int, _number=cython.int)
    cpdef int gather_many(self, int card, mask_t mine, mask_t theirs, mask_t score, mask_t their_score, int leads, int led, int count) noexcept
