cimport cython
from claim.rules cimport cards, factions

@cython.locals(led_faction=int, reply_faction=int)
cpdef bint reply_wins(int led, int reply) noexcept nogil
cpdef int counts_as(int led, int reply) noexcept nogil
# `reason` is left a Python function: it returns module constants, and no search asks it.
