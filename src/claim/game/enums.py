"""Enums whose members are quickly found."""

from enum import StrEnum
from typing import TypeVar

_Kind = TypeVar("_Kind", bound=type[StrEnum])


def plain_members(kind: _Kind) -> _Kind:
    """Make `Seat.A` an attribute like any other, as it is from Python 3.12 on.

    Python 3.11 takes five times as long to look it up, and a server does so dozens of times per play.
    """
    for member in kind:
        type.__setattr__(kind, member.name, member)
    return kind
