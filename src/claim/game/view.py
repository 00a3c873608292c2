"""What one viewer may know of a game, and nothing more. This is the only place that hides.

A seat knows its own hand and followers, both score piles, every card that was played, every prize, and whose turn it
is. In phase one it never knows the other hand, the other's hidden draws, nor the draw pile. In phase two nothing is
left to hide from a seat: what it cannot place otherwise is the other's hand, so the view shows it. A spectator
sees the table alone. The open view hides nothing.

Every field is documented in docs/protocol.md.
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from claim.game.cards import CARDS, SEATS, Card, Faction, Seat, cards_of, mask_of
from claim.game.errors import BadText, quote
from claim.game.fixed import Fixed
from claim.game.game import Game, Result
from claim.game.state import Trick
from claim.rules import bits

if TYPE_CHECKING:
    from claim.game.events import Event


class Viewer(StrEnum):
    """Who looks."""

    A = "A"
    B = "B"
    SPECTATOR = "spectator"
    OPEN = "open"

    @property
    def seat(self) -> Seat | None:
        """The seat that looks, if it is one."""
        return Seat.A if self is Viewer.A else Seat.B if self is Viewer.B else None


@dataclass(frozen=True, slots=True)
class SeenTrick:
    """A trick as the viewer saw it. `prize` is None in phase two; `drawn` is None there and where it is hidden."""

    phase: int
    leader: Seat
    led: Card
    reply: Card
    winner: Seat
    prize: Card | None
    drawn: Card | None


_MAPPINGS = ("hands", "hand_counts", "followers", "follower_counts", "scores", "votes", "settled")


@dataclass(frozen=True, slots=True)
class View:
    """All that a viewer may know. Cards are in the order of the factions, then by value; hidden piles are None."""

    viewer: Viewer
    size: int
    phase: int
    trick: int
    leader: Seat
    turn: Seat | None
    prize: Card | None
    led: Card | None
    legal: tuple[Card, ...]
    hands: Mapping[Seat, tuple[Card, ...] | None]
    hand_counts: Mapping[Seat, int]
    followers: Mapping[Seat, tuple[Card, ...]]
    follower_counts: Mapping[Seat, int]
    scores: Mapping[Seat, tuple[Card, ...]]
    discards: tuple[Card, ...]
    draw_count: int
    draw_pile: tuple[Card, ...] | None
    unseen: tuple[Card, ...]
    votes: Mapping[Faction, Seat | None]
    settled: Mapping[Faction, bool]
    tricks: tuple[SeenTrick, ...]
    result: Result | None

    def __post_init__(self) -> None:
        for name in _MAPPINGS:
            value = getattr(self, name)
            if type(value) is not Fixed:
                object.__setattr__(self, name, Fixed(value))

    @property
    def seat(self) -> Seat | None:
        """The seat that looks, if it is one."""
        return self.viewer.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the seat that looks."""
        return (self.hands[self.seat] or ()) if self.seat is not None else ()

    def to_json(self) -> dict[str, object]:
        """The view as a JSON object, always with the same keys in the same order."""
        from claim.game.view_json import view_to_json  # noqa: PLC0415  (view_json builds on view)

        return view_to_json(self)

    @classmethod
    def from_json(cls, data: str | Mapping[str, Any]) -> "View":
        """The view that a JSON text or object describes."""
        from claim.game.view_json import view_from_json  # noqa: PLC0415  (view_json builds on view)

        return view_from_json(data)


def look(game: Game, viewer: str) -> View:
    """What this viewer may know of the game."""
    who = viewer if type(viewer) is Viewer else parse_viewer(viewer)
    state, seat = game.state, who.seat
    opened = who is Viewer.OPEN
    own = {side: opened or side is seat for side in SEATS}
    hands = {side: state.hands[side.number] if own[side] else None for side in SEATS}
    followers = {side: state.followers[side.number] & (-1 if own[side] else _prizes(game, side)) for side in SEATS}
    discards = game.discard_mask
    seen = state.scores[0] | state.scores[1] | discards | (0 if state.led < 0 else 1 << state.led)
    for mask in (*hands.values(), *followers.values()):
        seen |= mask or 0
    seen |= mask_of(state.pile if opened else state.pile[:1])
    unseen = game.deck_mask & ~seen
    if seat is not None and state.phase == 2:
        hands[seat.other] = unseen  # by elimination: nothing else is left that it could be
        unseen = 0
    return View(
        viewer=who,
        size=game.size,
        phase=state.phase,
        trick=trick_number(game),
        leader=game.leader,
        turn=game.turn,
        prize=game.prize,
        led=game.led,
        legal=game.legal() if opened or (seat is not None and game.turn is seat) else (),
        hands={side: None if hand is None else cards_of(hand) for side, hand in hands.items()},
        hand_counts={side: bits.count(state.hands[side.number]) for side in SEATS},
        followers={side: cards_of(followers[side]) for side in SEATS},
        follower_counts={side: bits.count(state.followers[side.number]) for side in SEATS},
        scores={side: cards_of(state.scores[side.number]) for side in SEATS},
        discards=cards_of(discards),
        draw_count=max(0, len(state.pile) - 1),
        draw_pile=game.draw_pile[1:] if opened else None,
        unseen=cards_of(unseen),
        votes=game.votes(),
        settled=game.settled(),
        tricks=tuple([_seen_trick(trick, opened or seat is SEATS[1 - trick.winner]) for trick in game.tricks]),
        result=game.result,
    )


def parse_viewer(text: str) -> Viewer:
    """The viewer of that name; seats in either case."""
    try:
        return Viewer(text.upper() if len(text) == 1 else text)
    except (ValueError, AttributeError, TypeError):
        raise BadText("bad_viewer", text=quote(text)) from None


def seen_event(event: "Event", viewer: str) -> "Event":
    """The event as this viewer saw it: without its cards where they were for another's eyes."""
    who = viewer if type(viewer) is Viewer else parse_viewer(viewer)
    if event.audience is None or who is Viewer.OPEN or who.seat is event.audience:
        return event
    return replace(event, cards=None)


def trick_number(game: Game) -> int:
    """The number of the trick on the table within its phase, from 1; after the end, the last one's."""
    left = len(game.state.pile) // 2 if game.phase == 1 else bits.count(game.state.hands[game.leader.number])
    if game.phase == 2 and game.led is not None:
        left += 1
    return min(game.size, game.size - left + 1)


def _prizes(game: Game, seat: Seat) -> int:
    """The prizes that a seat took before everybody's eyes (R9)."""
    return mask_of([trick.prize for trick in game.tricks if trick.phase == 1 and trick.winner == seat.number])


@functools.lru_cache(1 << 16)  # every view of a game shows its tricks again
def _seen_trick(trick: Trick, to_loser: bool) -> SeenTrick:
    """A trick, as its loser saw it or as the others did."""
    phase, leader, led, reply, winner, prize, drawn = trick
    return SeenTrick(
        phase,
        SEATS[leader],
        CARDS[led],
        CARDS[reply],
        SEATS[winner],
        CARDS[prize] if phase == 1 else None,
        CARDS[drawn] if phase == 1 and to_loser else None,
    )
