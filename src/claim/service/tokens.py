"""Names that cannot be guessed: tables and seat tokens. Only a token's hash is ever kept.

A seat's token follows from a key of the server and from the client's own command id, so that a command repeated after
a lost answer gets the same token again, even from a server that was restarted in between. A rematch's token follows
from the token before it. Whoever reads the storage finds neither the tokens nor the command ids they follow from.
"""

import base64
import hashlib
import hmac
import re
import secrets

from claim.game.cards import Seat
from claim.game.errors import quote
from claim.service.errors import TableError

_COMMAND_ID = re.compile(r"[A-Za-z0-9_-]+")
MOST_ID = 64
LEAST_SECRET_ID = 16  # the id of a command that gets a token: nobody else may guess it


def new_table_id() -> str:
    """A table's name: 12 url-safe characters."""
    return secrets.token_urlsafe(9)


def digest(text: str) -> str:
    """What is kept of a token or a command id."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def check_command_id(text: object, least: int = 1) -> str:
    """A client's command id, or the error that says what was expected."""
    if not isinstance(text, str) or not least <= len(text) <= MOST_ID or not _COMMAND_ID.fullmatch(text):
        raise TableError("bad_command_id", text=quote(text), least=least, most=MOST_ID)
    return text


def first_stem(key: str, table: str, command_id: str) -> str:
    """What a new seat's token is made of."""
    return _mac(key, f"claim token 1\n{table}\n{command_id}")


def next_stem(stem: str, table: str) -> str:
    """What the token at the rematch of this table is made of."""
    return _mac(stem, f"claim rematch 1\n{table}")


def token(stem: str, seat: Seat) -> str:
    """The token of a seat."""
    return f"{stem}-{seat.value}"


def stem_of(text: str) -> str:
    """What a token is made of."""
    return text.rpartition("-")[0]


def _mac(key: str, text: str) -> str:
    mac = hmac.digest(key.encode(), text.encode(), "sha256")
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()
