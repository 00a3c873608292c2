# The C twin of tuples.py, inlined into every compiled module that cimports this file.
cdef extern from *:
    """
    static inline PyObject *claim_make(PyObject *kind, PyObject *values) {
        Py_ssize_t size = PyTuple_GET_SIZE(values);
        PyObject *made = ((PyTypeObject *)kind)->tp_alloc((PyTypeObject *)kind, size);
        if (made != NULL)
            for (Py_ssize_t at = 0; at < size; at++) {
                PyObject *value = PyTuple_GET_ITEM(values, at);
                Py_INCREF(value);
                PyTuple_SET_ITEM(made, at, value);
            }
        return made;
    }
    """
    object claim_make(object kind, tuple values)


cdef inline object make(object kind, tuple values):
    return claim_make(kind, values)


cdef inline tuple fields(object record):
    if not isinstance(record, tuple):
        raise TypeError("expected a tuple")
    return <tuple>record
