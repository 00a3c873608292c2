"""Models with the fields of the library's own classes, so that a field is written once."""

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from functools import reduce
from operator import or_
from types import GenericAlias, UnionType
from typing import TYPE_CHECKING, Any, TypeVar, get_args, get_origin, get_type_hints

from pydantic import BaseModel, create_model

from claim.web.wire.base import Outgoing

WIRE: dict[object, object] = {}  # the type that stands on the wire for one of the library's
_Model = TypeVar("_Model", bound=BaseModel)


def on_the_wire(kind: object) -> Any:  # noqa: ANN401  (a type)
    """Return the type that stands on the wire for one of the library's; for a dataclass that has none it is made."""
    if get_origin(kind) in (tuple, Sequence):
        return GenericAlias(list, (on_the_wire(get_args(kind)[0]),))
    if isinstance(kind, UnionType):
        return reduce(or_, [on_the_wire(one) for one in get_args(kind)])
    if kind not in WIRE and isinstance(kind, type) and is_dataclass(kind):
        WIRE[kind] = model_of(kind, Outgoing, fields_of(kind))
    return WIRE.get(kind, kind)


def fields_of(source: type | dict[str, object], **forms: object) -> dict[str, Any]:
    """Return the annotations of a model with these fields; `forms` are those of which the wire says more."""
    hints = source if isinstance(source, dict) else get_type_hints(source)
    return {name: on_the_wire(kind) for name, kind in hints.items()} | forms


def model_of(kind: type, base: type[_Model], fields: Mapping[str, Any]) -> type[_Model]:
    """Make a model named as a class of the library, and described by the first paragraph of its docstring."""
    doc = inspect.cleandoc(kind.__doc__ or "").partition("\n\n")[0]
    required: dict[str, Any] = {name: (form, ...) for name, form in fields.items()}
    return create_model(kind.__name__, __base__=base, __module__=__name__, __doc__=doc, **required)


class Mirror(Outgoing):
    """A model with the fields of one of the library's classes."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...  # noqa: ANN401
