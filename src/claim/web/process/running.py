"""Finds the server that already uses a database on this machine."""

import http.client
import urllib.request
from pathlib import Path

from claim.storage.database_urls import default_url, parse_url
from claim.storage.sqlite_file import SqliteFile

_SECONDS = 10.0  # for an answer


def running_at(database: str | None) -> str | None:
    """Return where a server of this SQLite file answers; None if there is none. Raises BadDatabase as `parse_url`."""
    parsed = parse_url(default_url() if database is None else database)
    if parsed.get_backend_name() != "sqlite":
        return None
    address = SqliteFile(Path(str(parsed.database))).announced()
    return address if address is not None and _answers(address) else None


def _answers(address: str) -> bool:
    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy cannot reach this machine
    try:
        with directly.open(f"{address}healthz", timeout=_SECONDS) as answer:
            return bool(answer.status == http.client.OK)
    except (OSError, http.client.HTTPException):
        return False
