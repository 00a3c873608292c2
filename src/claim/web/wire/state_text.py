"""The `state` message as text.

A server sends two of them per play. It says exactly what `service.snapshots.state_message` says
(tests/web/test_state_text.py compares the two), without making the objects in between; what doesn't change from play to
play is kept as text. All that is shown of a game comes from `claim.game.view_text`.
"""

import functools

import orjson

from claim.game.cards import Seat, cards_of
from claim.game.game import Game
from claim.game.state import playable
from claim.game.view import Viewer, visible
from claim.game.view_text import CARD_TEXTS, events_text, view_text
from claim.service import snapshots
from claim.service.table import Status, Table


def dumped(data: object) -> str:
    """Return JSON in one line."""
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS).decode()


def state_text(table: Table, viewer: Viewer, since: int | None, standing: str, *, secret: bool) -> str:
    """Return the message as `snapshots.state_message` describes it; `standing` is the text of `snapshots.standing`."""
    game, over = table.game, table.status is Status.OVER
    known = snapshots.knows(table, since)
    events = snapshots.events_since(table, since) if known and since is not None and since < table.seq else ()
    told = ",".join([events_text(group, viewer) for group in events])
    view = "null" if game is None else view_text(visible(game, viewer, by_heart=table.by_heart))
    record = dumped(snapshots.record_of(table, secret=secret).to_json()) if over and game is not None else "null"
    return (
        f'{{"type":"state","seq":{table.seq},"table":{standing[:-1]},{dumped(snapshots.moving(table, viewer))[1:]},'
        f'"view":{view},"events":[{told}],"snapshot":{"false" if known else "true"},'
        f'"refusals":{_refusals_text(table, viewer, over=over)},"record":{record}}}'
    )


def _refusals_text(table: Table, viewer: Viewer, *, over: bool) -> str:
    game, seat = table.game, viewer.seat
    if game is None or seat is None:
        return "{}"
    if over:
        return dumped(snapshots.refusals(table, viewer))
    state, number = game.state, seat.number
    hand = state.hands[number]
    if state.turn == number:
        refused = hand & ~playable(state)
        return _refused_text(game, refused) if refused else "{}"
    waits = _waits_text(seat)
    return "{" + ",".join([f"{CARD_TEXTS[card]}:{waits}" for card in dict.fromkeys(cards_of(hand))]) + "}"


def _refused_text(game: Game, refused: int) -> str:
    """Return why the seat to move may not play these cards: one reason, which names each of them."""
    texts = [CARD_TEXTS[card] for card in dict.fromkeys(cards_of(refused))]
    before, name, after = dumped(snapshots.refusal(game, cards_of(refused)[0])).partition(f'"card":{texts[0]}')
    assert name
    return "{" + ",".join([f'{text}:{before}"card":{text}{after}' for text in texts]) + "}"


@functools.cache
def _waits_text(seat: Seat) -> str:
    """Return why a seat may play no card while the other is to move."""
    return dumped(snapshots.not_your_turn(seat))
