cimport cython

@cython.locals(order=list, last=cython.int, number=cython.int, byte=cython.uchar, bound=cython.int, other=cython.int, card=object)
cpdef tuple shuffle(str seed, object cards)
cdef bytes _block(str seed, int number)
@cython.locals(size=cython.int, deck=list, zeros=cython.int, place=cython.int, number=cython.int)
cdef tuple _canonical(list order)
