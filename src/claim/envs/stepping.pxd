cimport cython
from claim.envs cimport spreading
from claim.rules cimport bits, cards, following, spoils, tricks, votes
from claim.rules.bits cimport mask_t

cdef int LENGTH, ZEROS

@cython.final
@cython.auto_pickle(False)
cdef class Stepper:
    cdef Py_ssize_t count
    cdef mask_t seed, sampling, draws
    cdef int size
    cdef signed char[::1] deck, sizes, orders, plays, plies, turns, leaders, voids
    cdef mask_t[::1] dealt, legal, decks, discards, hands, scores, followers, prizes

    @cython.locals(seed=mask_t, size=cython.int, last=cython.int, start=cython.Py_ssize_t, place=cython.int, other=cython.int, card=cython.int)
    cpdef void deal(self, Py_ssize_t row) noexcept
    @cython.locals(start=cython.Py_ssize_t, hand_a=mask_t, hand_b=mask_t, pile=mask_t, place=cython.Py_ssize_t)
    cdef void _begin(self, Py_ssize_t row, int size, int leader) noexcept
    @cython.locals(row=cython.Py_ssize_t, allowed=mask_t, word=mask_t)
    cpdef void sample(self, long long[::1] actions) noexcept
    @cython.locals(row=cython.Py_ssize_t, allowed=mask_t, action=cython.longlong)
    cpdef Py_ssize_t refused(self, const long long[::1] actions) noexcept
    @cython.locals(row=cython.Py_ssize_t, outcome=cython.int, over=cython.bint)
    cpdef void step(self, const long long[::1] actions, bint restart, signed char[::1] observations, signed char[::1] masks, signed char[::1] turns,
                    float[::1] rewards, unsigned char[::1] terminations) noexcept
    @cython.locals(ply=cython.int, turn=cython.int, size=cython.int, start=cython.Py_ssize_t, hand=mask_t, card=cython.int, led=cython.int, winner=cython.int,
                   gains=cython.Py_ssize_t, yields=cython.Py_ssize_t, phase=cython.int, prize=mask_t, faction=cython.int, place=cython.Py_ssize_t)
    cdef void _play(self, Py_ssize_t row, int action) noexcept
    @cython.locals(ply=cython.int, turn=cython.int, size=cython.int, own=cython.Py_ssize_t, other=cython.Py_ssize_t, hand=mask_t, led=cython.int, on_table=mask_t,
                   prize=mask_t, unseen=mask_t, their_hand=mask_t, seen=mask_t, allowed=mask_t, at=cython.Py_ssize_t, faction=cython.int)
    cpdef void observe(self, Py_ssize_t row, signed char[::1] observations, signed char[::1] masks, signed char[::1] turns) noexcept
