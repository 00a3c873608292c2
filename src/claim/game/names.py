"""Which texts may be a player's or a bot's name, or a remark."""

from typing import TypeGuard

NAME_LENGTH = 400  # a bot may be a program with its path and arguments


def is_name(value: object, most: int = NAME_LENGTH) -> TypeGuard[str]:
    """Return whether this is one line of printable text without spaces around it: safe to show, and it reads back."""
    return isinstance(value, str) and len(value) <= most and value.isprintable() and value == value.strip()
