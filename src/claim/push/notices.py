"""What notices say. They are written here, in the reader's language: the browser that shows one may have no page open.

A notice has a tag: on one device it takes the place of an older one with the same tag, and a page that shows the table
takes it away.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from claim.locales import Words


@dataclass(frozen=True)
class Notice:
    """What a person reads. `title` and `body` are messages of the language files, with these `values`.

    Push services keep it for `lasts` seconds while a device is off: no longer than it is true.
    """

    tag: str
    title: str
    body: str
    values: Mapping[str, str]
    path: str  # of the page, after its own address
    lasts: int


def your_turn(table_id: str, other: str, lasts: int) -> Notice:
    """Return the notice that it is the reader's turn against this opponent."""
    return Notice(table_id, "page-your-turn", "page-against", {"name": other}, f"#/table/{table_id}", lasts)


def opponent_found(table_id: str, other: str, lasts: int) -> Notice:
    """Return the notice that a game against this opponent begins as soon as the reader comes."""
    return Notice(table_id, "lobby-found", "page-against", {"name": other}, f"#/table/{table_id}", lasts)


def challenge(table_id: str, by_name: str, path: str, lasts: int) -> Notice:
    """Return the notice of a challenge by this person; `path` is where the page takes the answer."""
    return Notice(table_id, "push-challenge", "push-challenge-body", {"name": by_name}, path, lasts)


def payload(notice: Notice, language: str) -> bytes:
    """Return what the browser's service worker reads (page/sw.js)."""
    words = Words(language)
    shown = {
        "title": words(notice.title, **notice.values),
        "body": words(notice.body, **notice.values),
        "url": notice.path,
        "tag": notice.tag,
    }
    return json.dumps(shown, ensure_ascii=False).encode()
