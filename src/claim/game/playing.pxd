cimport cython
from claim.game cimport state as states, tuples
from claim.rules cimport bits

@cython.locals(number=cython.int, tricks=tuple)
cpdef object played(object moment, int card)
