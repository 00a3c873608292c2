"""What one viewer may know of a game, and nothing more. This is the only place that hides.

A seat knows its own hand and followers, both score piles, every card that was played, every prize, and whose turn it
is. In phase one it never knows the other hand, the other's hidden draws or the draw pile. In phase two nothing is left
to hide from a seat: all cards that it has not seen are in the other hand, so the view shows that hand (R26). A
spectator sees only the table. The open view hides nothing.

A view *by heart* also hides what a viewer has seen and could only remember: of the past it shows the last trick alone.
When the game is over, nothing is left to remember, and it is a view like any other.

The fields' comments describe them for authors of bots: docs/view.md.
"""

import functools
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, NamedTuple, get_origin, get_type_hints

from claim.game import tuples
from claim.game.cards import CARDS, SEATS, Card, CardAllocator, Faction, Seat, cards_of, mask_of, plain_members
from claim.game.errors import BadText, quote
from claim.game.events import Event
from claim.game.fields import JsonReader
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


@dataclass(frozen=True, slots=True)
class View:
    """All that a viewer may know. Cards are in the order of the factions, then by value; hidden piles are None."""

    viewer: Viewer  # who looks; open hides nothing
    size: int  # tricks in a phase: 13 in the full game
    phase: int  # 1 or 2; it stays 2 when the game is over
    trick: int  # the one on the table, from 1, within its phase
    ply: int  # how many plays were made
    leader: Seat  # who leads the trick
    turn: Seat | None  # who is to play; None when the game is over
    prize: Card | None  # what the trick is played for; None in phase two
    led: Card | None  # the card that waits for an answer
    legal: tuple[Card, ...]  # what the viewer may play now, each card once; in an open view what `turn` may play
    # None where the viewer does not know it; in phase two a seat knows both
    hands: Mapping[Seat, tuple[Card, ...] | None]
    hand_counts: Mapping[Seat, int]  # cards in hand
    # in phase one those that the viewer knows: its own, and the other's prizes; empty in phase two
    followers: Mapping[Seat, tuple[Card, ...]]
    follower_counts: Mapping[Seat, int]  # all followers, known or not
    scores: Mapping[Seat, tuple[Card, ...]]  # the score piles
    discards: tuple[Card, ...]  # out of the game
    draw_count: int  # cards in the draw pile, without the prize
    draw_pile: tuple[Card, ...] | None  # top first, without the prize; None unless the view is open
    unseen: tuple[Card, ...]  # all cards that the viewer cannot place
    votes: Mapping[Faction, Seat | None]  # as the score piles stand
    decided_by: Mapping[Faction, Decider]
    settled: Mapping[Faction, bool]
    tricks: tuple[SeenTrick, ...]  # every trick so far, of both phases
    result: Result | None
    by_heart: bool = False  # whether what the viewer could only remember is left out

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
        return {name: _plain(getattr(self, name)) for name in FIELDS}

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
        later = {"ply": 0, "decided_by": None}
        fields = _ViewReader("view").arguments(cls, {**later, **data} if isinstance(data, Mapping) else data)
        if "ply" not in data:  # such a game began with its deal
            fields["ply"] = 2 * len(fields["tricks"]) + (fields["led"] is not None)
        scores = [CardAllocator().mask(fields["scores"][seat], f"scores.{seat}") for seat in SEATS]
        return cls(**fields | {"decided_by": deciders_of(*scores)})


# The one table of fields. A field's type says how it is made and read (`_FORMS`), written as text (`view_text`) and
# sent (`web/wire/models.py`).
FIELDS: dict[str, object] = get_type_hints(View)
_MAPPINGS = [name for name, kind in FIELDS.items() if get_origin(kind) is Mapping]


class Visible(NamedTuple):
    """What a viewer may know, in numbers: piles are masks, pairs are (A, B), -1 stands for what is hidden or not there.

    All that is shown of a game is made from one of these, so nothing else has to hide anything.
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


def visible(game: Moment, viewer: Viewer, *, by_heart: bool = False) -> Visible:
    """Return what this viewer may know of the game; `by_heart` without what could only be remembered (R26)."""
    return _visible(game, viewer, by_heart)


sight = visible  # its former name


def _visible(game: Moment, viewer: Viewer, by_heart: bool) -> Visible:
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
        Visible,
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


def view_of(game: Moment, viewer: str, *, by_heart: bool = False) -> View:
    """Return what this viewer may know of the game; `by_heart` without what could only be remembered (R26).

    Raises BadText for a name that is not a viewer's.
    """
    seen = visible(game, viewer if type(viewer) is Viewer else parse_viewer(viewer), by_heart=by_heart)
    shown: dict[str, Any] = {name: make(getattr(seen, name)) if make else getattr(seen, name) for name, make in _MADE}
    return View(
        **shown,
        votes=votes_of(*seen.scores),
        decided_by=deciders_of(*seen.scores),
        settled=settled_of(seen.scores, seen.open_cards),
        result=result_of(seen.scores) if seen.over else None,
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
    """Return the prizes that each seat took, which both seats saw (R9)."""
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
    """Return a trick of a `Visible` as the View shows it."""
    phase, leader, led, reply, winner, prize, drawn = trick
    return SeenTrick(phase, SEATS[leader], CARDS[led], CARDS[reply], SEATS[winner], _card(prize), _card(drawn))


def _plain(value: Any) -> object:  # noqa: ANN401  (any field of a View)
    """Return a field of a View as JSON."""
    if isinstance(value, str):
        return getattr(value, "_value_", value)
    if isinstance(value, dict):
        return {key._value_: _plain(one) for key, one in value.items()}
    if type(value) is tuple:
        return [trick.json for trick in value] if value and type(value[0]) is SeenTrick else list(value)
    if type(value) is Result:
        return {"votes": _plain(value.votes), "winner": _plain(value.winner)}
    return value


def _card(number: int) -> Card | None:
    return None if number < 0 else CARDS[number]


def _pile(mask: int) -> tuple[Card, ...] | None:
    return None if mask < 0 else cards_of(mask)


def _order(numbers: tuple[int, ...] | None) -> tuple[Card, ...] | None:
    return None if numbers is None else tuple([CARDS[number] for number in numbers])


def _by_seat(make: Callable[[int], object]) -> Callable[[tuple[int, int]], object]:
    return lambda pair: FrozenDict({_A: make(pair[0]), _B: make(pair[1])})


# How fields of these types are made from the numbers of a `Visible`; those of other types are the same there.
_FORMS: dict[object, Callable[[Any], object]] = {
    Card | None: _card,
    tuple[Card, ...]: cards_of,
    tuple[Card, ...] | None: _order,
    Mapping[Seat, int]: _by_seat(int),
    Mapping[Seat, tuple[Card, ...]]: _by_seat(cards_of),
    Mapping[Seat, tuple[Card, ...] | None]: _by_seat(_pile),
    tuple[SeenTrick, ...]: lambda tricks: tuple([seen_trick(trick) for trick in tricks]),
}
_MADE = [(name, _FORMS.get(kind)) for name, kind in FIELDS.items() if name in Visible._fields]


class _ViewReader(JsonReader):
    scalars: ClassVar = JsonReader.scalars | {
        Viewer: ("a viewer", lambda _: True, parse_viewer),
        Mapping[Faction, Decider]: ("anything", lambda _: True, lambda _: None),  # it is computed
    }
