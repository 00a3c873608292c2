"""What a viewer is shown of a table: its public state, a View, what happened since, and why a card may not be played.

Cards are hidden by `claim.game.view` alone; nothing here looks at a hand but the viewer's own.
"""

import functools
from bisect import bisect_right
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from claim.game.cards import Card, Seat
from claim.game.events import Event
from claim.game.events import events_since as events_between
from claim.game.game import Game
from claim.game.view import Viewer, seen_event
from claim.records.ending import forfeited
from claim.records.fair import commitment
from claim.records.record import Record
from claim.service.errors import TableError
from claim.service.facts import iso_time
from claim.service.table import Status, Table, TableKind

Json = dict[str, Any]


@dataclass(frozen=True)
class StateMessage:
    """What a viewer is sent after a change, or on connecting again."""

    seq: int
    table: Json
    view: Json | None
    events: list[list[Json]]  # one list per deal or play since the moment that the viewer named
    snapshot: bool
    refusals: dict[str, Json]
    record: Json | None


def state_message(
    table: Table, viewer: Viewer, since: int | None, online: Collection[Seat], *, secret: bool
) -> StateMessage:
    """Build the message for this viewer. `since` is the last `seq` it saw; without it there are no events.

    `secret` as in `record_of`.

    Nor are there any where something was taken back since then: what this viewer saw is gone. And at a table by heart
    there are none where they would tell more than the last trick and the one on the table.
    """
    known = knows(table, since)
    return StateMessage(
        seq=table.seq,
        table=table_state(table, viewer, online),
        view=None if table.game is None else table.game.view(viewer, by_heart=table.by_heart).to_json(),
        events=seen_since(table, viewer, since) if known and since is not None else [],
        snapshot=not known,
        refusals=refusals(table, viewer),
        record=record_of(table, secret=secret).to_json()
        if table.status is Status.OVER and table.game is not None
        else None,
    )


def knows(table: Table, since: int | None) -> bool:
    """Return whether events tell all that is new to a viewer whose last `seq` is `since`, and nothing that is past."""
    if since is None or not table.taken_back_at <= since <= table.seq:
        return False
    return not (table.by_heart and _past(table, since))


def table_state(table: Table, viewer: Viewer, online: Collection[Seat]) -> Json:
    """Return what everybody may know about a table besides the cards; only `you` differs between viewers."""
    return {**standing(table, online), **moving(table, viewer)}


def standing(table: Table, online: Collection[Seat]) -> Json:
    """Return of a table's state what no play changes: the same as long as `table.standing_since` and `online` are."""
    return {
        "id": table.id,
        "kind": table.kind.value,
        "seats": {
            seat.value: {
                "name": chair.name,
                "bot": None if chair.bot is None else chair.bot.name,
                "taken": chair.taken,
                "committed": chair.commitment is not None,
                "revealed": chair.contribution is not None,
                "online": chair.bot is not None or seat in online,
                "left": chair.left,
            }
            for seat, chair in table.chairs.items()
        },
        "commitment": commitment(table.secret),
        "commitments": {seat.value: chair.commitment for seat, chair in table.chairs.items()},
        "rematch": {"offered": [seat.value for seat in Seat if seat in table.offers], "table": table.next_table},
        "forfeit": None
        if table.forfeit is None
        else {"seat": table.forfeit.seat.value, "reason": table.forfeit.reason},
        "deadline": None,
        "hints": table.hints,
        "options": {**table.options.to_json(), "hints": table.hints},
        "hints_given": table.hints_given,
        "takebacks": table.takebacks,
        "deal_of": None if table.chosen is None else table.chosen.to_json(),
        "set_up": table.set_up,
        "daily": None if table.daily is None else table.daily.to_json(),
        "guided": table.guided,
        "created": table.created,
        "away_seconds": table.away_seconds if table.kind is TableKind.FRIEND else None,
    }


def moving(table: Table, viewer: Viewer) -> Json:
    """Return of a table's state what a play may change, and who it is shown to."""
    status, game = table.status, table.game
    turn = game.turn if game is not None and status is Status.PLAYING else None
    closable_at = None if turn is None else table.closable_at
    outcome = table.outcome if status is Status.OVER else None
    return {
        "status": status._value_,
        "seq": table.seq,
        "you": viewer._value_,
        "take_back_to": table.take_back_to if table.kind is TableKind.BOT else None,
        "closable_at": None if closable_at is None else _whole_second(closable_at),
        "ply": None if game is None else table.ply,
        "turn": None if turn is None else turn._value_,
        "outcome": outcome.value if isinstance(outcome, Seat) else outcome,
    }


_whole_second = functools.lru_cache(64)(iso_time)  # many tables are played at in the same second


def seen_since(table: Table, viewer: Viewer, since: int) -> list[list[Json]]:
    """Return what happened after the fact `since`, as this viewer saw it: one list of events per deal or play."""
    return [seen_events(group, viewer) for group in events_since(table, since)]


def events_since(table: Table, since: int) -> list[tuple[Event, ...]]:
    """Return what happened after the fact `since`, for nobody's eyes yet: see `seen_event`."""
    game = table.game
    if game is None:
        return []
    groups = []
    if since < table.dealt_at:
        groups.append(dealt_events(game))
    missed = len(table.played_at) - bisect_right(table.played_at, since)
    if missed == 1 and table.before is not None:  # by far the most common case, and the fastest
        groups.append(events_between(table.before, game))
    elif missed:
        moments = game.moments()[-missed - 1 :]
        groups += [events_between(*pair) for pair in pairwise(moments)]
    return groups


def _past(table: Table, since: int) -> bool:
    """Return whether events after the fact `since` would tell of tricks before the last one."""
    finished = 0 if table.game is None else len(table.game.tricks)
    return finished > 1 and since < table.played_at[2 * finished - 3 - table.led_before]


def dealt_events(game: Game) -> tuple[Event, ...]:
    """Return the events before the first play."""
    return Game(game.dealt, game.start, game.start, ()).events()


def seen_events(events: tuple[Event, ...], viewer: Viewer) -> list[Json]:
    """Return events as this viewer saw them."""
    return [seen_event(event, viewer).to_json() for event in events]


def refusals(table: Table, viewer: Viewer) -> dict[str, Json]:
    """Explain, with the game's own error codes, why cards in the viewer's own hand may not be played now."""
    game, seat = table.game, viewer.seat
    if game is None or seat is None:
        return {}
    if table.status is Status.OVER:
        return {card: {"code": "game_over", "params": {"card": card}} for card in dict.fromkeys(game.hand(seat))}
    return refusals_of(game, seat)


def refusals_of(game: Game, seat: Seat) -> dict[str, Json]:
    """Return the same for a seat of a game that goes on, wherever it is played."""
    hand = dict.fromkeys(game.hand(seat))
    if game.turn is seat:
        return refused_on_turn(game)
    return dict.fromkeys(hand, not_your_turn(seat))


def not_your_turn(seat: Seat) -> Json:
    """Return why this seat may play no card while the other is to move."""
    return {"code": "not_your_turn", "params": {"turn": seat.other.value, "seat": seat.value}}


def refused_on_turn(game: Game) -> dict[str, Json]:
    """Explain why cards of the seat to move may not be played now; empty where all may, or the game is over."""
    if game.turn is None:
        return {}
    legal = game.legal()
    refused = [card for card in dict.fromkeys(game.hand(game.turn)) if card not in legal]
    if not refused:
        return {}
    why = refusal(game, refused[0])  # the same reason for all of them, except for the card it names
    return {card: {"code": why["code"], "params": {**why["params"], "card": card}} for card in refused}


def refusal(game: Game, card: Card) -> Json:
    """Explain why the seat to move may not play this card of theirs."""
    code, params = game.refusal(card, game.turn)
    return {"code": code, "params": params}


def record_of(table: Table, *, secret: bool) -> Record:
    """Return the record of a finished game, with everything needed to verify its deal.

    A run of a day's deal keeps its `secret` while the day runs: all bots' answers follow from it.

    Raises TableError where the game is not over, or was left before the deal.
    """
    if table.status is not Status.OVER:
        raise TableError("not_over", table=table.id)
    if table.game is None:
        raise TableError("no_deal", table=table.id)
    identities = {seat: chair.bot for seat, chair in table.chairs.items() if chair.bot is not None}
    return Record(
        table.game,
        {seat: chair.name for seat, chair in table.chairs.items()},
        ending=None if table.forfeit is None else forfeited(table.forfeit.seat, table.forfeit.reason),
        bots=identities if table.own_moves else {},
        move_seed=table.move_seed if identities and table.own_moves and not secret else None,
        fair=None if table.chosen is not None or table.set_up or secret else table.fair,
        chosen=table.chosen,
        takebacks=table.takebacks,
        hints=table.hints_given,
        set_up=table.set_up,
        daily=table.daily,
    )


def replay_of(table: Table, viewer: Viewer, *, secret: bool) -> Json:
    """Return a finished game moment by moment, as one viewer saw it or with all cards open.

    `secret` as in `record_of`; raises as it does.
    """
    record = record_of(table, secret=secret)
    moments = record.game.moments()
    return {
        "views": [game.view(viewer).to_json() for game in moments],
        "events": list(_story(moments, viewer)),
        "record": record.to_json(),
    }


def _story(moments: tuple[Game, ...], viewer: Viewer) -> Iterator[list[Json]]:
    yield seen_events(dealt_events(moments[0]), viewer)
    for before, after in pairwise(moments):
        yield seen_events(events_between(before, after), viewer)
