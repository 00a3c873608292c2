"""Messages as servers send them."""

import json
from typing import Any

from claim.client.messages import State, read_message
from claim.game.cards import Card, Seat
from claim.pairing.messages import LobbyMessage, Paired, Seeking
from claim.pairing.seeks import PairState
from claim.tables.states import (
    Ack,
    BlunderWarning,
    Bye,
    CardChance,
    ClockState,
    ErrorMessage,
    Hint,
    HintReason,
    NextTable,
    Pong,
)
from claim.web.wire.base import encode
from tests.web.wire.examples import shown

_TABLE, _TOKEN = "eVYPNwBcMpJ3", "J" * 43
_ADVICE: Any = {
    "id": "why",
    "best": Card("G3"),
    "exact": False,
    "cards": [CardChance(Card("G3"), 0.42, 0.09)],
    "reasons": [HintReason("hint-beaten_by", {"count": 16, "total": 38})],
}
_PAIRED = Paired("p" * 22, "live", _TABLE, Seat.A, _TOKEN, PairState.FRESH)
_MESSAGES = (
    Ack(id="ann-1", seq=3),
    NextTable(table=_TABLE, seat=Seat.A, token=_TOKEN, other_token=None),
    Hint(**_ADVICE),
    BlunderWarning(**_ADVICE, card=Card("K8")),
    ErrorMessage(id="c3f2", code="stale_play", params={"ply": 2, "now": 3}),
    Pong(),
    Bye(reason="shutdown"),
    LobbyMessage(people=2, playing=0, seeking=Seeking(1, 0), seats=(), hour=None, seek=None, paired=_PAIRED),
    ClockState({Seat.A: 180_000, Seat.B: 171_310}, 3000, None, {Seat.A: None, Seat.B: None}),
)
NOON = "2026-11-18T12:00:00.000Z"


def example(name: str) -> dict[str, Any]:
    """Return a message of this type. A state is that of docs/protocol.md, to B after A's first play."""
    if name == "StateMessage":
        return shown()[2]
    data: dict[str, Any] = json.loads(encode(next(one for one in _MESSAGES if type(one).__name__ == name)))
    return data


def state(chairs: dict[str, Any] | None = None, **fields: Any) -> State:
    """Return that state at noon, with these fields of both seats and of the table."""
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
