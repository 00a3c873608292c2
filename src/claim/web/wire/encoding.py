"""Messages as JSON text, and what is wrong with one that cannot be read."""

import orjson
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from claim.game.errors import ClaimError, quote
from claim.web.errors import RequestError


def encode(message: object) -> str:
    """Encode a message for a socket. Cards and seats, which are subclasses of str, go out as plain strings."""
    return orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS).decode()


def unreadable(error: ValidationError | RequestValidationError) -> ClaimError:
    """Return the error for a message that cannot be read: where, and what was expected. It never quotes the message."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    return RequestError("bad_message", field=quote(place or "message"), problem=_short(str(first["msg"])))


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 200 else line[:199] + "…"
