"""Table ids and seat tokens that cannot be guessed. Only a token's hash is ever stored.

A seat's token is derived from a key of the server and from the client's own command id, so that a command repeated
after a lost answer gets the same token again, even from a server that was restarted in between. A rematch's token is
derived from the token before it. The storage holds neither the tokens nor the command ids they are derived from.
"""

import base64
import hashlib
import hmac
import re
import secrets

from claim.game.cards import Seat
from claim.game.errors import quote
from claim.tables.errors import TableError

_COMMAND_ID = re.compile(r"[A-Za-z0-9_-]+")
MOST_ID = 64
LEAST_SECRET_ID = 16  # characters of a command id from which a token is derived: nobody must guess it


def new_table_id() -> str:
    """Draw a table's id: 12 url-safe characters, the first of which is not a dash, as in an option of a command."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return drawn


def digest(text: str) -> str:
    """Return the hash of a token or a command id, as it is stored."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def check_command_id(text: object, least: int = 1) -> str:
    """Return a client's command id. Raises TableError where it is not one."""
    if not isinstance(text, str) or not least <= len(text) <= MOST_ID or not _COMMAND_ID.fullmatch(text):
        raise TableError("bad_command_id", text=quote(text), least=least, most=MOST_ID)
    return text


def first_stem(key: str, table: str, command_id: str) -> str:
    """Derive the stem of a new seat's token."""
    return _mac(key, f"claim token 1\n{table}\n{command_id}")


def seek_stem(key: str, seek_id: str) -> str:
    """Derive the stem of the token that a person who seeks an opponent gets at whatever table they are paired at."""
    return _mac(key, f"claim seek 1\n{seek_id}")


def next_stem(stem: str, table: str) -> str:
    """Derive the stem of a token for the rematch of this table."""
    return _mac(stem, f"claim rematch 1\n{table}")


def token(stem: str, seat: Seat) -> str:
    """Return a seat's token."""
    return f"{stem}-{seat.value}"


def stem_of(text: str) -> str:
    """Return the stem of a token."""
    return text.rpartition("-")[0]


def _mac(key: str, text: str) -> str:
    mac = hmac.digest(key.encode(), text.encode(), "sha256")
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()
