"""Models with the fields of the library's own classes, so that a field is written once."""

from collections.abc import Sequence
from functools import reduce
from operator import or_
from types import GenericAlias, UnionType
from typing import TYPE_CHECKING, Any, get_args, get_origin, get_type_hints

from claim.web.wire.base import Outgoing

WIRE: dict[object, object] = {}  # the type that stands on the wire for one of the library's


def on_the_wire(kind: object) -> Any:  # noqa: ANN401  (a type)
    """Return the type that stands on the wire for one of the library's."""
    if get_origin(kind) in (tuple, Sequence):
        return GenericAlias(list, (on_the_wire(get_args(kind)[0]),))
    if isinstance(kind, UnionType):
        return reduce(or_, [on_the_wire(one) for one in get_args(kind)])
    return WIRE.get(kind, kind)


def fields_of(source: type | dict[str, object], **forms: object) -> dict[str, Any]:
    """Return the annotations of a model with these fields; `forms` are those of which the wire says more."""
    hints = source if isinstance(source, dict) else get_type_hints(source)
    return {name: on_the_wire(kind) for name, kind in hints.items()} | forms


class Mirror(Outgoing):
    """A model with the fields of one of the library's classes."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...  # noqa: ANN401
