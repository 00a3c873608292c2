"""The server's log: one line per event, for people or as JSON. Seat tokens and contributions are never logged.

Fields to log are named one by one; clients' messages are never logged whole.
"""

import json
import logging
import sys
import time
from typing import Any, TextIO

LOGGER = logging.getLogger("claim.web")
_FIELDS = "claim_fields"


def note(event: str, level: int = logging.INFO, *, error: BaseException | None = None, **details: object) -> None:
    """Log an event with its details."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={_FIELDS: details}, exc_info=error)


class JsonFormatter(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        data: dict[str, Any] = {
            "time": _time(record.created),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, _FIELDS, {}),
        }
        if record.name != LOGGER.name:
            data["logger"] = record.name
        if record.exc_info:
            data["traceback"] = self.formatException(record.exc_info)
        return json.dumps(data, default=str)


class TextFormatter(logging.Formatter):
    """A line that people read: time, level where it matters, event, details."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line, with its traceback below."""
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        details = "".join(f" {name}={_plain(value)}" for name, value in getattr(record, _FIELDS, {}).items())
        line = f"{_time(record.created)} {level}{_plain(record.getMessage())}{details}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _time(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{int(seconds % 1 * 1000):03d}Z"


def _plain(value: object) -> str:
    """Escape what is not printable, so that nobody's text can forge a line of the log."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in str(value))


def start_logs(form: str, stream: TextIO | None = None) -> None:
    """Log to standard error, in this form: `text` or `json`."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    for name in ("claim", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "claim" else logging.WARNING)
