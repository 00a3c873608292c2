"""Named tuples where a play needs them quickly. Always interpreted; C twin: tuples.pxd."""

from typing import Any

make = tuple.__new__  # a named tuple from its fields, in half the time of calling its class


def fields(record: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the fields of a named tuple, to be unpacked: C unpacks only what it knows to be a tuple."""
    return record
