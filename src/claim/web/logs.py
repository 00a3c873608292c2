"""The server's log: one line per event, for people or as JSON. Seat tokens and contributions are never logged.

Fields to log are named one by one; clients' messages are never logged whole. Addresses are always in a field `address`,
which can be shortened or left out.
"""

import asyncio
import ipaddress
import json
import logging
import sys
import threading
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TextIO

from claim.game.errors import ClaimError, Unavailable
from claim.storage.networks import parse_address
from claim.tables.table import iso_time

LOGGER = logging.getLogger("claim.web")
SELDOM_SECONDS = 60.0
_MOST_SELDOM = 100  # addresses; what comes from more of them is counted together
_OTHERS = "others"
_FIELDS = "claim_fields"
NOTHING: Mapping[str, object] = MappingProxyType({})


def note(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **details: object) -> None:
    """Log an event with its details."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={_FIELDS: details}, exc_info=error)


class Seldom:
    """Logs what can happen thousands of times per second: one line per event and address each minute.

    The first is logged at once, with its details; the line after a minute says how many there were since.
    """

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str | None], int] = {}  # since the last line

    def note(self, event: str, address: str | None = None, details: Mapping[str, object] = NOTHING) -> None:
        """Log an event of this address now, or count it for the next line."""
        key = (event, address)
        if key not in self._counts and len(self._counts) >= _MOST_SELDOM:
            key = (event, _OTHERS)
        if key in self._counts:
            self._counts[key] += 1
        else:
            self._log(key, 1, details)

    def _log(self, key: tuple[str, str | None], times: int, details: Mapping[str, object] = NOTHING) -> None:
        event, address = key
        fields = {**details, "times": times, **({} if address is None else {"address": address})}
        note(event, logging.WARNING, error=None, **fields)
        self._counts[key] = 0
        asyncio.get_running_loop().call_later(SELDOM_SECONDS, self._look_again, key)

    def _look_again(self, key: tuple[str, str | None]) -> None:
        times = self._counts.pop(key)
        if times:
            self._log(key, times)


class _Formatter(logging.Formatter):
    """What both forms have in common: addresses as full as was asked for."""

    def __init__(self, addresses: str = "full", worker: int | None = None) -> None:
        """Say which of several servers it was, where there are several."""
        super().__init__()
        self._addresses = addresses
        self._worker = {} if worker is None else {"worker": worker}

    def _details(self, record: logging.LogRecord) -> dict[str, Any]:
        details: dict[str, Any] = {**getattr(record, _FIELDS, {}), **self._worker}
        if self._addresses == "full" or "address" not in details:
            return details
        if self._addresses == "short":
            return {**details, "address": shortened(str(details["address"]))}
        return {name: value for name, value in details.items() if name != "address"}


class JsonFormatter(_Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        data: dict[str, Any] = {
            "time": iso_time(record.created),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **self._details(record),
        }
        if record.name != LOGGER.name:
            data["logger"] = record.name
        if record.exc_info:
            data["traceback"] = self.formatException(record.exc_info)
        return json.dumps(data, default=str)


class TextFormatter(_Formatter):
    """A line that people read: time, level where it matters, event, details."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line, with its traceback below."""
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        details = "".join(f" {name}={_field(value)}" for name, value in self._details(record).items())
        line = f"{iso_time(record.created)} {level}{_plain(record.getMessage())}{details}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _plain(value: object) -> str:
    """Escape what is not printable, so that no player's text can forge a line of the log."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in str(value))


def _field(value: object) -> str:
    """Return a detail so that it cannot pass for several: with quotation marks where it has spaces."""
    text = _plain(value)
    quoted = text.replace('"', '\\"')
    return f'"{quoted}"' if " " in text else text


def shortened(address: str) -> str:
    """Return the network that an address is in: /24 for IPv4, /48 for IPv6. What is no address is returned as it is."""
    parsed = parse_address(address.partition("/")[0])
    if parsed is None:
        return address
    return str(ipaddress.ip_network((parsed, 24 if parsed.version == 4 else 48), strict=False))


def start_logs(form: str, stream: TextIO | None = None, *, addresses: str = "full", worker: int | None = None) -> None:
    """Log to standard error, in this form: `text` or `json`, with addresses `full`, `short` or `none`."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter((JsonFormatter if form == "json" else TextFormatter)(addresses, worker))
    for name in ("claim", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "claim" else logging.WARNING)
    logging.lastResort = handler  # for warnings of libraries, which would be plain text


def log_uncaught() -> None:
    """Log what threads and destructors raise, which Python would print as plain text."""

    def uncaught(args: "threading.ExceptHookArgs | sys.UnraisableHookArgs") -> None:
        note("uncaught", logging.ERROR, error=args.exc_value, problem=repr(args.exc_value))

    threading.excepthook = sys.unraisablehook = uncaught


def log_failure(error: Exception) -> int:
    """Log why a server could not start, or ended, and return the exit code of its process."""
    expected = isinstance(error, ClaimError)
    details = {"type": type(error).__name__, "problem": str(error)}
    note("the server failed", logging.ERROR, error=None if expected else error, **details)
    return 2 if expected and not isinstance(error, Unavailable) else 1
