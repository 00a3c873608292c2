"""Messages as docs/protocol.md shows them."""

import json
import re
from typing import Any

from claim.client.messages import State, read_message
from tests.rules_page import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def example(name: str) -> dict[str, Any]:
    """Return an example of docs/protocol.md, which tests hold to what servers send."""
    found = re.search(rf"<!-- example: {name} -->\n\n```json\n(.*?)\n```", PAGE, re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


NOON = "2026-11-18T12:00:00.000Z"


def state(chairs: dict[str, Any] | None = None, **fields: Any) -> State:
    """Return the state that the page shows, at noon, with these fields of both seats and of the table."""
    message = example("StateMessage")
    seats = {seat: {**chair, **(chairs or {})} for seat, chair in message["table"]["seats"].items()}
    view = None if fields.get("status") == "revealing" else message["view"]
    table = {**message["table"], "seats": seats, **fields}
    found = read_message(json.dumps({**message, "table": table, "view": view, "now": NOON}))
    assert isinstance(found, State)
    return found


def clocked(turn: Any = "B", **clock: Any) -> State:
    """Return a state of a table with a clock, where B looks, at noon."""
    return state(turn=turn, clock={**example("ClockState"), "since": NOON, **clock})
