"""How `claim admin` says what it did: to people in their language, or to programs as JSON."""

import argparse
import json
from collections.abc import Mapping
from typing import Any

from claim.locales import Words, choose_language
from claim.storage.storage import Storage
from claim.storage.transactions import wipe_journal


class Said:
    """Where answers go: to people in their language, or to programs as JSON."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.words = Words(choose_language(arguments.language))
        self.json = bool(arguments.json)

    def __call__(self, message: str, data: Mapping[str, Any] | None, **values: str | int) -> None:
        """Say a message; to programs its `data` instead, where they need it."""
        if not self.json:
            print(self.words(message, **values))
        elif data is not None:
            print(json.dumps(data, ensure_ascii=False))


def minute(stamp: str) -> str:
    """Return a moment to the minute, as lists show it."""
    return stamp[:16].replace("T", " ")


def printable(text: str) -> str:
    """Return a text without what a terminal would obey."""
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in text)


async def wipe(storage: Storage, said: Said) -> None:
    """Empty SQLite's journal, which still holds what was deleted, or say that it cannot be done now."""
    if not await wipe_journal(storage.engine):
        said("admin-journal", None)
