"""Which texts may be a player's or a bot's name, or a remark."""

from typing import TypeGuard

NAME_LENGTH = 400  # a bot may be a program with its path and arguments
_JOINERS = str.maketrans(dict.fromkeys("\u200c\u200d"))  # Persian words and emoji are written with them


def is_name(value: object, most: int = NAME_LENGTH) -> TypeGuard[str]:
    """Return whether this is one line of printable text without spaces around it: safe to show, and it reads back."""
    if not isinstance(value, str) or len(value) > most or value != value.strip():
        return False
    return value.translate(_JOINERS).isprintable()
