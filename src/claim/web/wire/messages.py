"""The messages of docs/protocol.md, made from what the service hands out."""

from collections.abc import Sequence
from typing import Any

from claim.reviews.hint import Hint
from claim.service.jobs import Verdict
from claim.service.receipts import NextSeat, Seated
from claim.service.snapshots import StateMessage

Json = dict[str, Any]


def seated(found: Seated) -> Json:
    """Return the answer to somebody who sat down."""
    return {"table": found.table, **vars(found.keys)}


def rematch(found: NextSeat) -> Json:
    """Return the message that leads a seat to its next table."""
    return {"type": "rematch", "table": found.table, **vars(found.keys)}


def state(found: StateMessage) -> Json:
    """Return the message that shows a table to a viewer."""
    return {"type": "state", **vars(found)}


def hint(command_id: str, found: Hint) -> Json:
    """Return a hint with its reasons by their message in locales/ and its variables."""
    return {
        "type": "hint",
        "id": command_id,
        "best": found.card,
        "exact": found.exact,
        "cards": found.to_json()["cards"],
        "reasons": [{"id": f"hint-{one.code}", "args": one.params} for one in found.reasons],
    }


def verdicts(found: Sequence[Verdict | None]) -> Json:
    """Return the verdicts on a game."""
    return {"verdicts": [None if one is None else one._asdict() for one in found]}
