"""Checks for the fields of facts. What was stored may be damaged, and a table made of it must not fail later."""

from collections.abc import Callable, Mapping
from typing import get_args

from claim.game.fields import AccountId, TableId
from claim.records.identities import MOST_VERSION

Check = Callable[[object], bool]
MOST_PLAYS = 52


def is_object(required: Mapping[str, Check], optional: Mapping[str, Check] | None = None) -> Check:
    """Check for an object with these fields; other fields are ignored."""
    known = {**required, **(optional or {})}

    def check(value: object) -> bool:
        if not isinstance(value, dict) or not required.keys() <= value.keys():
            return False
        return all(known[name](field) for name, field in value.items() if name in known)

    return check


def or_none(check: Check) -> Check:
    """Check for None, or what `check` wants."""
    return lambda value: value is None or check(value)


def by_seat(check: Check) -> Check:
    """Check for an object whose keys are seats, and whose values are what `check` wants."""
    return lambda value: isinstance(value, dict) and all(is_seat(key) and check(one) for key, one in value.items())


def is_text(value: object) -> bool:
    """Return whether this is text that can be sent: half of a surrogate pair cannot."""
    return isinstance(value, str) and not any("\ud800" <= char <= "\udfff" for char in value)


def is_flag(value: object) -> bool:
    """Return whether this is true or false."""
    return isinstance(value, bool)


def is_number(least: int, most: int) -> Check:
    """Check for a whole number from `least` to `most`."""
    return lambda value: type(value) is int and least <= value <= most


def is_one_of(*values: str) -> Check:
    """Check for one of these texts."""
    return lambda value: isinstance(value, str) and value in values


def is_list(check: Check) -> Check:
    """Check for a list of what `check` wants."""
    return lambda value: isinstance(value, list) and all(check(one) for one in value)


def is_text_like(text_type: object) -> Check:
    """Check for a text of this type of game/fields.py."""
    check: Check = get_args(text_type)[1].fits
    return check


def is_deck(value: object) -> bool:
    """Return whether this has the length of a deck."""
    return is_list(is_text)(value) and len(value) == MOST_PLAYS  # type: ignore[arg-type]  # a list has a length


is_seat = is_one_of("A", "B")
is_table_id = is_text_like(TableId)
is_account_id = is_text_like(AccountId)
is_ply = is_number(0, MOST_PLAYS)
is_seconds = is_number(0, 2**31 - 1)
is_milliseconds = is_number(0, 2**47)  # also of a time, in thousands of years
is_version = is_number(0, MOST_VERSION)
