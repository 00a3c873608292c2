"""Recovery keys, which people print and type in, and the tokens of sessions. Only their hashes are stored.

A recovery key is 128 random bits and 10 bits that check for mistakes, as 28 characters in groups of four. They are
those of Douglas Crockford's base 32, in which nothing looks alike: I and L are read as 1, and O as 0.
"""

import hashlib
import re
import secrets

from claim.accounts.errors import AccountError
from claim.tables import tokens

GROUPS, SIZE = 7, 4
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS = str.maketrans("ILO", "110")
_BITS = 128
_KEY_LETTERS = 26  # with two bits to spare
_CHECK_LETTERS = GROUPS * SIZE - _KEY_LETTERS


def new_recovery_key() -> str:
    """Draw a recovery key."""
    number = secrets.randbits(_BITS)
    text = "".join([_LETTERS[number >> 5 * place & 31] for place in reversed(range(_KEY_LETTERS))])
    text += _check_letters(text)
    return "-".join([text[start : start + SIZE] for start in range(0, len(text), SIZE)])


def recovery_digest(typed: str) -> str:
    """Return the hash of a recovery key as somebody typed it. Raises AccountError where it cannot be one."""
    text = re.sub(r"[\W_]", "", typed).upper().translate(_READ_AS)
    if len(text) != GROUPS * SIZE or text[_KEY_LETTERS:] != _check_letters(text[:_KEY_LETTERS]):
        raise AccountError("mistyped_key", groups=GROUPS, size=SIZE)
    return tokens.digest(text)


def new_session_token() -> str:
    """Draw a session's token."""
    return secrets.token_urlsafe(32)


def _check_letters(text: str) -> str:
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:2])
    return "".join([_LETTERS[number >> 5 * place & 31] for place in range(_CHECK_LETTERS)])
