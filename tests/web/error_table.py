"""Rewrite the table of errors in docs/protocol.md: python -m tests.web.error_table."""

import string
from pathlib import Path

from claim.accounts.errors import AccountError
from claim.friends.errors import FriendsError
from claim.game.errors import IllegalPlay, Text
from claim.push.errors import PushError
from claim.storage.errors import StorageFailed
from claim.tables.decide import Refused
from claim.tables.errors import BrokenLog, TableError
from claim.web.errors import RequestError
from claim.workers.pool import NoAnswer

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
OF_PEOPLE = (AccountError, FriendsError, PushError)
HEAD = "| code | params | status | says |\n|---|---|---|---|\n"


def error_table() -> str:
    """Return the errors that clients meet; those of settings and databases concern only the host."""
    rows = []
    for kind in (RequestError, StorageFailed, BrokenLog, NoAnswer, TableError, Refused, *OF_PEOPLE, IllegalPlay):
        for code, text in kind.texts.items():
            params = ", ".join(f"`{field}`" for _, field, _, _ in string.Formatter().parse(text) if field)
            status = text.status if isinstance(text, Text) else 400
            rows.append(f"| `{code}` | {params} | {status} | {text.replace('|', '/')} |\n")
    return HEAD + "".join(rows)


def split(page: str) -> tuple[str, str, str]:
    """Return what stands before the table, the table, and what stands after it."""
    start = page.index(HEAD)
    end = page.index("\n\n", start) + 1
    return page[:start], page[start:end], page[end:]


if __name__ == "__main__":
    before, _, after = split(PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(before + error_table() + after, encoding="utf-8")
