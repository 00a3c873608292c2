"""The story of a game as facts, one event at a time, each saying who may see its cards.

Events are derived from a game, never stored in it. Hiding a private event's cards from others is the View's work
(`claim.game.view.seen_event`).
"""

import functools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from claim.game.cards import CARDS, SEATS, Card, Faction, Seat, cards_of
from claim.game.moment import Moment, holder, votes_of
from claim.game.state import State, Trick, advance, held_as
from claim.rules import bits, spoils
from claim.rules import votes as voting


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


@dataclass(frozen=True, slots=True)
class Event:
    """One fact. `audience` is the only seat that may see `cards`; None means everybody. `count` is always public."""

    kind: EventKind
    seat: Seat | None = None
    cards: tuple[Card, ...] | None = ()
    count: int = 0
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
        return _play(before.state, after.state.led if after.state.led >= 0 else after.tricks[-1].reply)
    return tuple(_plays(before.state, after.plays[before.ply :]))


@functools.lru_cache(1 << 8)  # all who watch a game hear of its last play, one after the other
def _play(state: State, number: int) -> tuple[Event, ...]:
    return tuple(_plays(state, [CARDS[number]]))


def _beginning(state: State) -> Iterator[Event]:
    for seat, hand in zip(SEATS, state.hands, strict=True):
        yield Event(EventKind.DEALT, seat, cards_of(hand), bits.count(hand), seat, state.phase)
    if state.pile:
        yield _one(EventKind.PRIZE_REVEALED, None, state.pile[0], 1)
    if state.over:
        yield from _end(state)


def _plays(state: State, plays: Iterable[Card]) -> Iterator[Event]:
    for card in plays:
        turn = SEATS[state.turn]
        number = held_as(state, card.number)
        yield _one(EventKind.PLAYED, turn, number, state.phase)
        state, trick = advance(state, number)
        if trick is None:
            continue
        yield from _trick_end(trick)
        if trick.phase == 1 and state.phase == 2:
            yield Event(EventKind.PHASE_ENDED, SEATS[state.turn], (), phase=1)
        elif state.pile:
            yield _one(EventKind.PRIZE_REVEALED, None, state.pile[0], 1)
        if state.over:
            yield from _end(state)


def _trick_end(trick: Trick) -> Iterator[Event]:
    phase, led, reply = trick.phase, trick.led, trick.reply
    winner, loser = SEATS[trick.winner], SEATS[1 - trick.winner]
    yield Event(EventKind.TRICK_WON, winner, (CARDS[led], CARDS[reply]), 2, phase=phase)
    if phase == 1:
        yield _one(EventKind.GAINED, winner, trick.prize, 1)
        yield _one(EventKind.GAINED, loser, trick.drawn, 1, audience=loser)
    for kind, seat, mask in (
        (EventKind.SCORED, winner, spoils.winner_scores(phase, led, reply)),
        (EventKind.SCORED, loser, spoils.loser_scores(phase, led, reply)),
        (EventKind.DISCARDED, None, spoils.discarded(phase, led, reply)),
    ):
        if mask:
            yield Event(kind, seat, cards_of(mask), bits.count(mask), phase=phase)


def _end(state: State) -> Iterator[Event]:
    votes = votes_of(*state.scores)
    crown = holder(voting.winner(*state.scores))
    yield Event(EventKind.PHASE_ENDED, SEATS[state.turn], (), phase=2)
    yield Event(EventKind.GAME_ENDED, crown, (), phase=2, votes=tuple(votes.items()))


def _one(kind: EventKind, seat: Seat | None, number: int, phase: int, audience: Seat | None = None) -> Event:
    return Event(kind, seat, (CARDS[number],), 1, audience, phase)
