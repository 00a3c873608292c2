"""What one viewer may know of a game, and nothing more. This is the only place that hides.

A seat knows its own hand and followers, both score piles, every card that was played, every prize, and whose turn it
is. In phase one it never knows the other hand, the other's hidden draws or the draw pile. In phase two nothing is left
to hide from a seat: all cards that it has not seen are in the other hand, so the view shows that hand (R26). A
spectator sees only the table. The open view hides nothing.

A view *by heart* also hides what a viewer has seen and could only remember: of the past it shows the last trick alone.
When the game is over, nothing is left to remember, and it is a view like any other.

Every field is documented in docs/protocol.md.
"""

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from claim.game import tuples
from claim.game.cards import CARDS, SEATS, Card, CardAllocator, Faction, Seat, cards_of, mask_of
from claim.game.enums import plain_members
from claim.game.errors import BadText, quote
from claim.game.events import Event
from claim.game.fields import FieldReader
from claim.game.frozendict import FrozenDict
from claim.game.moment import Decider, Moment, Result, deciders_of, placed, result_of, settled_of, votes_of
from claim.game.seen_trick import SeenTrick
from claim.game.state import Trick, choices
from claim.rules import bits


@plain_members
class Viewer(StrEnum):
    """Who a view is for. `seat` is None for viewers that are not a seat."""

    A = "A"
    B = "B"
    SPECTATOR = "spectator"
    OPEN = "open"

    seat: Seat | None


for _viewer in Viewer:
    _viewer.seat = Seat(_viewer.value) if _viewer in ("A", "B") else None


_OPEN, (_A, _B) = Viewer.OPEN, SEATS
_MAPPINGS = ("hands", "hand_counts", "followers", "follower_counts", "scores", "votes", "decided_by", "settled")


@dataclass(frozen=True, slots=True)
class View:
    """All that a viewer may know. Cards are in the order of the factions, then by value; hidden piles are None."""

    viewer: Viewer
    size: int
    phase: int
    trick: int
    ply: int
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
    decided_by: Mapping[Faction, Decider]
    settled: Mapping[Faction, bool]
    tricks: tuple[SeenTrick, ...]
    result: Result | None
    by_heart: bool = False

    def __post_init__(self) -> None:
        for name in _MAPPINGS:
            value = getattr(self, name)
            if type(value) is not FrozenDict:
                object.__setattr__(self, name, FrozenDict(value))

    @property
    def seat(self) -> Seat | None:
        """The viewer's seat; None if the viewer is not a seat."""
        return self.viewer.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own hand; empty if the viewer is not a seat."""
        return (self.hands[self.seat] or ()) if self.seat is not None else ()

    def to_json(self) -> dict[str, object]:
        """Return the view as a JSON object, always with the same keys in the same order."""
        # `_value_` is `value` in a tenth of the time, and a server makes thousands of these per second.
        return {
            "viewer": self.viewer._value_,
            "size": self.size,
            "phase": self.phase,
            "trick": self.trick,
            "ply": self.ply,
            "leader": self.leader._value_,
            "turn": None if self.turn is None else self.turn._value_,
            "prize": self.prize,
            "led": self.led,
            "legal": list(self.legal),
            "hands": {seat._value_: None if hand is None else list(hand) for seat, hand in self.hands.items()},
            "hand_counts": {seat._value_: count for seat, count in self.hand_counts.items()},
            "followers": {seat._value_: list(cards) for seat, cards in self.followers.items()},
            "follower_counts": {seat._value_: count for seat, count in self.follower_counts.items()},
            "scores": {seat._value_: list(cards) for seat, cards in self.scores.items()},
            "discards": list(self.discards),
            "draw_count": self.draw_count,
            "draw_pile": None if self.draw_pile is None else list(self.draw_pile),
            "unseen": list(self.unseen),
            "votes": _votes(self.votes),
            "decided_by": {faction._value_: decider for faction, decider in self.decided_by.items()},
            "settled": {faction._value_: settled for faction, settled in self.settled.items()},
            "tricks": [trick.json for trick in self.tricks],
            "result": None
            if self.result is None
            else {
                "votes": _votes(self.result.votes),
                "winner": None if self.result.winner is None else self.result.winner._value_,
            },
            "by_heart": self.by_heart,
        }

    def to_text(self) -> str:
        """Return the view as one line of JSON."""
        return json.dumps(self.to_json(), separators=(",", ":"))

    @classmethod
    def from_json(cls, data: str | Mapping[str, Any]) -> "View":
        """Read a view from a JSON text or object. Raises BadText naming a field that is missing or wrong.

        What the rules say of tricks and votes is not read but computed; version 0.1 wrote neither that nor `ply` nor
        `by_heart`.
        """
        if isinstance(data, str):
            try:
                data = json.loads(data)
            except (ValueError, RecursionError) as error:
                problem = BadText("bad_field", file="view", field="view", expected="a JSON object", text=quote(data))
                raise problem from error
        if not isinstance(data, Mapping):
            raise BadText("bad_field", file="view", field="view", expected="a JSON object", text=quote(data))
        read = FieldReader(data)
        return cls(
            viewer=parse_viewer(read.raw("viewer")),
            size=read.number("size"),
            phase=read.number("phase"),
            trick=read.number("trick"),
            ply=read.number("ply") if "ply" in data else _ply(read),
            leader=read.seat("leader"),
            turn=read.seat_or_none("turn"),
            prize=read.card_or_none("prize"),
            led=read.card_or_none("led"),
            legal=read.cards("legal"),
            hands={seat: read.inside("hands", seat).cards_or_none(seat) for seat in Seat},
            hand_counts={seat: read.inside("hand_counts", seat).number(seat) for seat in Seat},
            followers={seat: read.inside("followers", seat).cards(seat) for seat in Seat},
            follower_counts={seat: read.inside("follower_counts", seat).number(seat) for seat in Seat},
            scores={seat: read.inside("scores", seat).cards(seat) for seat in Seat},
            discards=read.cards("discards"),
            draw_count=read.number("draw_count"),
            draw_pile=read.cards_or_none("draw_pile"),
            unseen=read.cards("unseen"),
            votes=_read_votes(read),
            decided_by=deciders_of(*[_score_mask(read, seat) for seat in Seat]),
            settled={faction: read.inside("settled").truth(faction.value) for faction in Faction},
            tricks=tuple(
                SeenTrick(
                    phase=trick.number("phase"),
                    leader=trick.seat("leader"),
                    led=trick.card("led"),
                    reply=trick.card("reply"),
                    winner=trick.seat("winner"),
                    prize=trick.card_or_none("prize"),
                    drawn=trick.card_or_none("drawn"),
                )
                for trick in read.objects("tricks")
            ),
            result=None
            if read.raw("result") is None
            else Result(FrozenDict(_read_votes(read.inside("result"))), read.inside("result").seat_or_none("winner")),
            by_heart=read.truth("by_heart") if "by_heart" in data else False,
        )


class Sight(NamedTuple):
    """What a viewer may know, in numbers: piles are masks, pairs are (A, B), -1 stands for what is hidden or not there.

    Every form in which a game is shown to somebody is made of one of these, so that nothing else has to hide.
    """

    viewer: Viewer
    size: int
    phase: int
    trick: int
    ply: int
    leader: Seat
    turn: Seat | None
    prize: int
    led: int
    legal: int
    hands: tuple[int, int]
    hand_counts: tuple[int, int]
    followers: tuple[int, int]
    follower_counts: tuple[int, int]
    scores: tuple[int, int]
    discards: int
    draw_count: int
    draw_pile: tuple[int, ...] | None
    unseen: int
    open_cards: int  # of which the viewer may think that they can still be scored
    tricks: tuple[Trick, ...]
    over: bool
    by_heart: bool


def sight(game: Moment, viewer: Viewer, *, by_heart: bool = False) -> Sight:
    """Return what this viewer may know of the game; `by_heart` without what could only be remembered (R26)."""
    return _sight(game, viewer, by_heart)


def _sight(game: Moment, viewer: Viewer, by_heart: bool) -> Sight:
    state, seat, tricks = game.state, viewer.seat, game.tricks
    phase, to_move, led, real_hands, scores, real_followers, pile = tuples.fields(state)
    opened, over = viewer is _OPEN, state.over
    by_heart = by_heart and not opened and not over
    own_a, own_b = opened or seat is _A, opened or seat is _B
    hand_a, hand_b = real_hands[0] if own_a else -1, real_hands[1] if own_b else -1
    prizes = (0, 0) if by_heart or (own_a and own_b) else _prizes(tricks)
    followers_a = real_followers[0] & (-1 if own_a else prizes[0])
    followers_b = real_followers[1] & (-1 if own_b else prizes[1])
    deck = game.deck_mask
    discards = deck & ~placed(state)
    seen = scores[0] | scores[1] | discards | followers_a | followers_b
    seen |= (hand_a if own_a else 0) | (hand_b if own_b else 0)
    seen |= (0 if led < 0 else bits.bit(led)) | (mask_of(pile) if opened else bits.bit(pile[0]) if pile else 0)
    unseen = deck & ~seen
    open_cards = deck & ~discards  # by heart only the score piles say so: any other card may still be scored
    if by_heart:
        discards, unseen, open_cards = 0, 0, deck
        tricks = tricks[len(tricks) - 1 :] if tricks else ()
    elif seat is not None and phase == 2:  # the other hand, by elimination
        hand_a, hand_b = (hand_a, unseen) if own_a else (unseen, hand_b)
        unseen = 0
    turn = None if over else SEATS[to_move]
    return tuples.make(
        Sight,
        (
            viewer,
            game.size,
            phase,
            game.trick,
            game.ply,
            SEATS[to_move if led < 0 else 1 - to_move],
            turn,
            pile[0] if pile else -1,
            led,
            choices(state) if opened or (seat is not None and turn is seat) else 0,
            (hand_a, hand_b),
            (bits.count(real_hands[0]), bits.count(real_hands[1])),
            (followers_a, followers_b),
            (bits.count(real_followers[0]), bits.count(real_followers[1])),
            scores,
            discards,
            len(pile) - 1 if pile else 0,
            pile[1:] if opened else None,
            unseen,
            open_cards,
            seen_tricks(tricks, viewer),
            over,
            by_heart,
        ),
    )


def look(game: Moment, viewer: str, *, by_heart: bool = False) -> View:
    """Return what this viewer may know of the game; `by_heart` without what could only be remembered (R26).

    Raises BadText for a name that is not a viewer's.
    """
    seen = sight(game, viewer if type(viewer) is Viewer else parse_viewer(viewer), by_heart=by_heart)
    return View(
        viewer=seen.viewer,
        size=seen.size,
        phase=seen.phase,
        trick=seen.trick,
        ply=seen.ply,
        leader=seen.leader,
        turn=seen.turn,
        prize=CARDS[seen.prize] if seen.prize >= 0 else None,
        led=CARDS[seen.led] if seen.led >= 0 else None,
        legal=cards_of(seen.legal),
        hands={side: None if hand < 0 else cards_of(hand) for side, hand in zip(SEATS, seen.hands, strict=True)},
        hand_counts=dict(zip(SEATS, seen.hand_counts, strict=True)),
        followers={side: cards_of(mask) for side, mask in zip(SEATS, seen.followers, strict=True)},
        follower_counts=dict(zip(SEATS, seen.follower_counts, strict=True)),
        scores={side: cards_of(mask) for side, mask in zip(SEATS, seen.scores, strict=True)},
        discards=cards_of(seen.discards),
        draw_count=seen.draw_count,
        draw_pile=None if seen.draw_pile is None else tuple([CARDS[number] for number in seen.draw_pile]),
        unseen=cards_of(seen.unseen),
        votes=votes_of(*seen.scores),
        decided_by=deciders_of(*seen.scores),
        settled=settled_of(seen.scores, seen.open_cards),
        tricks=tuple([seen_trick(trick) for trick in seen.tricks]),
        result=result_of(seen.scores) if seen.over else None,
        by_heart=seen.by_heart,
    )


def parse_viewer(text: str) -> Viewer:
    """Return the viewer of that name; seats in either case. Raises BadText where there is none."""
    try:
        return Viewer(text.upper() if len(text) == 1 else text)
    except (ValueError, AttributeError, TypeError):
        raise BadText("bad_viewer", text=quote(text)) from None


def seen_event(event: Event, viewer: str) -> Event:
    """Return the event as this viewer saw it: without cards that only another seat may see."""
    who = viewer if type(viewer) is Viewer else parse_viewer(viewer)
    return event if sees_cards(event, who) else event._replace(cards=None)


def sees_cards(event: Event, viewer: Viewer) -> bool:
    """Return whether this viewer saw the event's cards."""
    return event.audience is None or viewer is _OPEN or viewer.seat is event.audience


def _prizes(tricks: tuple[Trick, ...]) -> tuple[int, int]:
    """Return the prizes that each seat took, which everybody saw (R9)."""
    won_a = won_b = 0
    for trick in tricks:
        phase, _, _, _, winner, prize, _ = tuples.fields(trick)
        if phase == 1:
            if winner == 0:
                won_a |= bits.bit(prize)
            else:
                won_b |= bits.bit(prize)
    return won_a, won_b


def seen_tricks(tricks: tuple[Trick, ...], viewer: Viewer) -> tuple[Trick, ...]:
    """Return these tricks without the draws that only the loser saw; in phase two nothing is drawn."""
    if viewer is _OPEN:
        return tricks
    seat = viewer.seat
    own_loss = -1 if seat is None else 1 if seat is _A else 0  # who wins where this seat loses
    seen = []
    for trick in tricks:
        phase, leader, led, reply, winner, prize, _ = tuples.fields(trick)
        hidden = phase == 1 and winner != own_loss
        seen.append(tuples.make(Trick, (phase, leader, led, reply, winner, prize, -1)) if hidden else trick)
    return tuple(seen)


@functools.lru_cache(1 << 12)
def seen_trick(trick: Trick) -> SeenTrick:
    """Return a trick of a `Sight` as the View shows it."""
    phase, leader, led, reply, winner, prize, drawn = trick
    return SeenTrick(
        phase,
        SEATS[leader],
        CARDS[led],
        CARDS[reply],
        SEATS[winner],
        CARDS[prize] if phase == 1 else None,
        CARDS[drawn] if drawn >= 0 else None,
    )


def _ply(read: FieldReader) -> int:
    """Return the number of plays in a view of a game that began with its deal."""
    return 2 * len(read.objects("tricks")) + (read.raw("led") is not None)


def _score_mask(read: FieldReader, seat: Seat) -> int:
    return CardAllocator().mask(read.inside("scores", seat).cards(seat), f"scores.{seat.value}")


def _votes(votes: Mapping[Faction, Seat | None]) -> dict[str, str | None]:
    return {faction._value_: None if seat is None else seat._value_ for faction, seat in votes.items()}


def _read_votes(read: FieldReader) -> dict[Faction, Seat | None]:
    votes = read.inside("votes")
    return {faction: votes.seat_or_none(faction.value) for faction in Faction}
