cimport cython
from claim.bots.belief cimport Belief
from claim.rules cimport bits, cards, factions, following, spoils, tricks, votes
from claim.rules.bits cimport mask_t

cdef int RANDOM

@cython.final
@cython.auto_pickle(False)
cdef class FlatSearch:
    cdef int ours, theirs
    cdef bint lots
    cdef Belief belief
    cdef int[52] worth
    cdef signed char[2704] wins
    cdef signed char[2704] balance
    cdef mask_t seed, counter

    cpdef void begin(self, Belief belief, mask_t seed)
    cdef int _random(self, int bound) noexcept
    cdef int _maybe(self, mask_t allowed, int card) noexcept
    cdef int _undead(self, int card) noexcept
    @cython.locals(best=cython.int, choice=cython.int, allowed=mask_t, rest=mask_t, card=cython.int, value=cython.int)
    cdef int _recruit_reply(self, mask_t hand, int led, int gain) noexcept
    @cython.locals(best=cython.int, choice=cython.int, size=cython.int, rest=mask_t, card=cython.int, beaten=cython.int, others=mask_t, value=cython.int)
    cdef int _recruit_lead(self, mask_t hand, mask_t unseen, int gain) noexcept
    @cython.locals(best=cython.int, chosen=mask_t, rest=mask_t, card=cython.int, value=cython.int)
    cpdef mask_t thumb(self, mask_t hand, mask_t other, int led) noexcept
    @cython.locals(best=cython.int, allowed=mask_t, card=cython.int)
    cdef int _best_answer(self, mask_t hand, int led) noexcept
    @cython.locals(liked=mask_t)
    cdef int _gather_card(self, mask_t hand, mask_t other, int led, int noise) noexcept
    @cython.locals(mine=mask_t, theirs=mask_t, their_followers=mask_t, leads=cython.int, left=cython.int, pile=mask_t, total=cython.int,
                   place=cython.int, first=cython.int, rest=mask_t, gain=cython.int, reply=cython.int, drawn=cython.int)
    cpdef int recruit(self, int card, mask_t hand, mask_t followers, mask_t prizes, mask_t score, mask_t their_score, int led, int prize) noexcept
    @cython.locals(reply=cython.int)
    cpdef int gather(self, int card, mask_t mine, mask_t theirs, mask_t score, mask_t their_score, int leads, int led) noexcept
    @cython.locals(points=cython.int, _number=cython.int)
    cpdef int gather_many(self, int card, mask_t mine, mask_t theirs, mask_t score, mask_t their_score, int leads, int led, int count) noexcept
