"""The story of a game as facts, one event at a time, each saying who may see its cards.

Events are derived from a game, never stored in it. Hiding a private event's cards from others is the View's work
(`claim.game.view.seen_event`).
"""

import functools
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from claim.game import tuples
from claim.game.cards import CARDS, SEATS, Card, Faction, Seat, cards_of, plain_members
from claim.game.moment import Moment, holder, votes_of
from claim.game.state import State, Trick, advance, held_as
from claim.rules import spoils
from claim.rules import votes as voting


@plain_members
class EventKind(StrEnum):
    """The kinds of events."""

    DEALT = "dealt"  # a seat was given its hand
    PRIZE_REVEALED = "prize_revealed"  # R5
    PLAYED = "played"
    TRICK_WON = "trick_won"
    GAINED = "gained"  # a follower: the prize (R9) or the hidden draw (R10)
    SCORED = "scored"  # R11, R16, R20
    DISCARDED = "discarded"  # R12
    PHASE_ENDED = "phase_ended"  # seat: who leads the next phase (R14)
    GAME_ENDED = "game_ended"  # seat: the winner, or None


_DEALT, _PRIZE_REVEALED, _PLAYED, _TRICK_WON, _GAINED, _SCORED, _DISCARDED, _PHASE_ENDED, _GAME_ENDED = EventKind


class Event(NamedTuple):
    """One fact. `audience` is the only seat that may see `cards`; None means all viewers. `count` is public."""

    kind: EventKind
    seat: Seat | None = None
    cards: tuple[Card, ...] | None = ()
    count: int = 0  # type: ignore[assignment]  # a tuple's method of that name is not missed
    audience: Seat | None = None
    phase: int = 1
    votes: tuple[tuple[Faction, Seat | None], ...] | None = None

    def to_json(self) -> dict[str, object]:
        """Return the event as a JSON object; hidden cards are null."""
        data: dict[str, object] = {"kind": self.kind.value, "phase": self.phase, "seat": self.seat, "count": self.count}
        data["cards"] = None if self.cards is None else list(self.cards)
        data["audience"] = self.audience
        if self.votes is not None:
            data["votes"] = dict(self.votes)
        return data


def events_of(game: Moment) -> tuple[Event, ...]:
    """Return everything that happened in a game since it began."""
    return (*_beginning(game.start), *_plays(game.start, game.plays))


def events_since(before: Moment, after: Moment) -> tuple[Event, ...]:
    """Return what happened between two moments of one game."""
    if after.ply == before.ply + 1:
        state, tricks = after.state, after.tricks
        return _play(before.state, state.led if state.led >= 0 else tricks[len(tricks) - 1].reply)
    return tuple(_plays(before.state, after.plays[before.ply :]))


@functools.lru_cache(1 << 8)  # all who watch a game hear of its last play, one after the other
def _play(state: State, number: int) -> tuple[Event, ...]:
    return tuple(_plays(state, [CARDS[number]]))


def _beginning(state: State) -> list[Event]:
    events = [
        _event(_DEALT, seat, cards_of(hand), seat, state.phase) for seat, hand in zip(SEATS, state.hands, strict=True)
    ]
    if state.pile:
        events.append(_event(_PRIZE_REVEALED, None, (CARDS[state.pile[0]],)))
    return events + _end(state) if state.over else events


def _plays(state: State, plays: Iterable[Card]) -> list[Event]:
    events = []
    for card in plays:
        number = held_as(state, card.number)
        events.append(_event(_PLAYED, SEATS[state.turn], (CARDS[number],), None, state.phase))
        state, trick = advance(state, number)
        if trick is None:
            continue
        events += _trick_end(trick)
        if trick.phase == 1 and state.phase == 2:
            events.append(_event(_PHASE_ENDED, SEATS[state.turn], ()))
        elif state.pile:
            events.append(_event(_PRIZE_REVEALED, None, (CARDS[state.pile[0]],)))
        if state.over:
            events += _end(state)
    return events


def _trick_end(trick: Trick) -> list[Event]:
    phase, _, led, reply, won_by, prize, drawn = tuples.fields(trick)
    winner, loser = SEATS[won_by], SEATS[1 - won_by]
    events = [_event(_TRICK_WON, winner, (CARDS[led], CARDS[reply]), None, phase)]
    if phase == 1:
        events.append(_event(_GAINED, winner, (CARDS[prize],)))
        events.append(_event(_GAINED, loser, (CARDS[drawn],), loser))
    for kind, seat, mask in (
        (_SCORED, winner, spoils.winner_scores(phase, led, reply)),
        (_SCORED, loser, spoils.loser_scores(phase, led, reply)),
        (_DISCARDED, None, spoils.discarded(phase, led, reply)),
    ):
        if mask:
            events.append(_event(kind, seat, cards_of(mask), None, phase))
    return events


def _end(state: State) -> list[Event]:
    score_a, score_b = state.scores
    votes = tuple(votes_of(score_a, score_b).items())
    crown = holder(voting.winner(score_a, score_b))
    ended: Event = tuples.make(Event, (_GAME_ENDED, crown, (), 0, None, 2, votes))
    return [_event(_PHASE_ENDED, SEATS[state.turn], (), None, 2), ended]


def _event(
    kind: EventKind, seat: Seat | None, cards: tuple[Card, ...], audience: Seat | None = None, phase: int = 1
) -> Event:
    event: Event = tuples.make(Event, (kind, seat, cards, len(cards), audience, phase, None))
    return event
