"""A mapping that cannot change, so that what holds one can be immutable."""

from collections.abc import Hashable
from typing import NoReturn, TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Value = TypeVar("_Value")


class FrozenDict(dict[_Key, _Value]):
    """A dict that raises TypeError on any change, hashable if its values are, equal to a dict with the same items."""

    __slots__ = ()

    def _refuse(self, *_arguments: object, **_options: object) -> NoReturn:
        raise TypeError("this mapping does not change")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self) -> int:  # type: ignore[override]  # a dict has none because it is mutable
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return (FrozenDict, (dict(self),))
