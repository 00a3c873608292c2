"""The messages of docs/protocol.md, made from what the service hands out."""

from collections.abc import Sequence
from typing import Any

from claim.reviews.hint import Hint
from claim.service.jobs import Verdict

Json = dict[str, Any]


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
