"""What may stand as a name: a player's, a bot's, a remark's."""

from typing import TypeGuard

NAME_LENGTH = 400  # a bot may be a program with its path and arguments


def is_name(value: object, most: int = NAME_LENGTH) -> TypeGuard[str]:
    """Whether this is one line of printable text without outer spaces: it can be shown anywhere, and reads back."""
    return isinstance(value, str) and len(value) <= most and value.isprintable() and value == value.strip()
