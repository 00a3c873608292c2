"""What docs/protocol.md shows, from a game on a real server: `python -m tests.web.wire.examples` writes it.

The page's blocks of JSON are in the order of the game: a request, its answer, and a state.
"""

import json
import re
import tempfile
from typing import Any

from harness.clients import Json, ask, pair, wish
from tests.rules_page import ROOT
from tests.web.running import server

PAGE = ROOT / "docs" / "protocol.md"
_BLOCK = re.compile(r"(?<=^```json\n).*?(?=^```)", re.MULTILINE | re.DOTALL)
# What is drawn or dealt: cards, hashes and secrets, times, and ids.
_DRAWN = (
    r"[GKUDX]\d( [GKUDX]\d)*",
    r"[0-9a-f]{64}",
    r"\d{4}-\d\d-\d\dT[\d:.]+Z",
    r"[\w-]{40,}-[AB]",
    r"[\w-]{12}|[\w-]{22}",
)


def shown() -> list[Json]:
    """Return what the page shows."""
    return [json.loads(block) for block in _BLOCK.findall(PAGE.read_text(encoding="utf-8"))]


def played(host: str) -> list[Json]:
    """Play until B has to answer a card of a faction that B has."""
    request = wish(options={"leader": "A"})
    _, answer = ask(host, "/api/tables", request)
    while True:
        ann, bob = pair(host, options={"leader": "A"})
        ann.plays(ann.state["view"]["legal"][0])
        state = bob.hears_turn()
        if state["refusals"]:
            return [request, answer, state]


def alike(one: Any, other: Any) -> bool:
    """Return whether two values differ only in what is drawn or dealt: ids, times, cards and how many they are."""
    if isinstance(one, dict) and isinstance(other, dict):
        if all(re.fullmatch(r"[GKUDX]\d", key) for key in [*one, *other]):
            return alike([*one.values()], [*other.values()])
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return not one or not other or alike(one[0], other[0])
    return one == other or any(re.fullmatch(form, str(one)) and re.fullmatch(form, str(other)) for form in _DRAWN)


def laid_out(value: Any, room: int = 120, indent: int = 0) -> str:
    """Return JSON in lines of at most 120 characters: what fits into one is not broken, and what is flat is filled."""
    whole = json.dumps(value)
    if len(whole) <= room or not isinstance(value, dict | list):
        return whole
    fields = value.items() if isinstance(value, dict) else [("", one) for one in value]
    flat = not any(isinstance(one, dict | list) for _, one in fields)
    lines: list[str] = []
    for name, one in fields:
        key = f"{json.dumps(name)}: " if isinstance(value, dict) else ""
        text = key + laid_out(one, 118 - indent - len(key), indent + 1) + ","
        if flat and lines and len(lines[-1]) + len(text) < 119:
            lines[-1] += f" {text}"
        else:
            lines.append(" " * (indent + 1) + text)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return "\n".join([opening, *lines])[:-1] + "\n" + " " * indent + closing


def main() -> None:
    """Write what a game has shown into the page."""
    with tempfile.TemporaryDirectory() as folder, server(f"sqlite:///{folder}/tables.sqlite") as host:
        messages = iter(played(host))
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(_BLOCK.sub(lambda _: laid_out(next(messages)) + "\n", text), encoding="utf-8")


if __name__ == "__main__":
    main()
