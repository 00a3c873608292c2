"""A View as JSON, both ways: what bots in other programs, the page and the service are given (docs/protocol.md)."""

import json
from collections.abc import Mapping
from typing import Any

from claim.game.cards import Card, Faction, Seat, parse_seat
from claim.game.errors import BadText, quote
from claim.game.fixed import Fixed
from claim.game.game import Result
from claim.game.view import SeenTrick, View, parse_viewer


def view_to_json(view: View) -> dict[str, object]:
    """The view as a JSON object, always with the same keys in the same order.

    (`_value_` is what `value` gives, in a tenth of the time, and a server makes thousands of these a second.)
    """
    return {
        "viewer": view.viewer._value_,
        "size": view.size,
        "phase": view.phase,
        "trick": view.trick,
        "leader": view.leader._value_,
        "turn": None if view.turn is None else view.turn._value_,
        "prize": view.prize,
        "led": view.led,
        "legal": list(view.legal),
        "hands": {seat._value_: None if hand is None else list(hand) for seat, hand in view.hands.items()},
        "hand_counts": {seat._value_: count for seat, count in view.hand_counts.items()},
        "followers": {seat._value_: list(cards) for seat, cards in view.followers.items()},
        "follower_counts": {seat._value_: count for seat, count in view.follower_counts.items()},
        "scores": {seat._value_: list(cards) for seat, cards in view.scores.items()},
        "discards": list(view.discards),
        "draw_count": view.draw_count,
        "draw_pile": None if view.draw_pile is None else list(view.draw_pile),
        "unseen": list(view.unseen),
        "votes": _votes(view.votes),
        "settled": {faction._value_: settled for faction, settled in view.settled.items()},
        "tricks": [
            {
                "phase": trick.phase,
                "leader": trick.leader._value_,
                "led": trick.led,
                "reply": trick.reply,
                "winner": trick.winner._value_,
                "prize": trick.prize,
                "drawn": trick.drawn,
            }
            for trick in view.tricks
        ],
        "result": None
        if view.result is None
        else {
            "votes": _votes(view.result.votes),
            "winner": None if view.result.winner is None else view.result.winner._value_,
        },
    }


def view_text(view: View) -> str:
    """The view as one line of JSON."""
    return json.dumps(view_to_json(view), separators=(",", ":"))


def view_from_json(data: str | Mapping[str, Any]) -> View:
    """The view that a JSON text or object describes."""
    if isinstance(data, str):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            problem = BadText("bad_field", file="view", field="view", expected="a JSON object", text=quote(data))
            raise problem from error
    if not isinstance(data, Mapping):
        raise BadText("bad_field", file="view", field="view", expected="a JSON object", text=quote(data))
    read = _Reader(data)
    return View(
        viewer=parse_viewer(read.raw("viewer")),
        size=read.number("size"),
        phase=read.number("phase"),
        trick=read.number("trick"),
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
        votes=read.votes("votes"),
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
        else Result(Fixed(read.inside("result").votes("votes")), read.inside("result").seat_or_none("winner")),
    )


def _votes(votes: Mapping[Faction, Seat | None]) -> dict[str, str | None]:
    return {faction.value: None if seat is None else seat.value for faction, seat in votes.items()}


class _Reader:
    """Takes typed fields out of a JSON object, and says which field is missing or wrong."""

    def __init__(self, data: Mapping[str, Any], where: str = "") -> None:
        self.data = data
        self.where = where

    def raw(self, name: str) -> Any:  # noqa: ANN401  (JSON: the callers below check what they get)
        if name not in self.data:
            raise BadText("missing_field", file="view", field=self.where + name)
        return self.data[name]

    def wrong(self, name: str, expected: str) -> BadText:
        text = quote(json.dumps(self.data[name], default=str))
        return BadText("bad_field", file="view", field=self.where + name, expected=expected, text=text)

    def number(self, name: str) -> int:
        value = self.raw(name)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 52:
            raise self.wrong(name, "a whole number from 0 to 52")
        return value

    def truth(self, name: str) -> bool:
        value = self.raw(name)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def seat(self, name: str) -> Seat:
        return parse_seat(self.raw(name), self.where + name)

    def seat_or_none(self, name: str) -> Seat | None:
        return None if self.raw(name) is None else self.seat(name)

    def card(self, name: str) -> Card:
        value = self.raw(name)
        if not isinstance(value, str):
            raise self.wrong(name, "a card")
        return Card(value)

    def card_or_none(self, name: str) -> Card | None:
        return None if self.raw(name) is None else self.card(name)

    def cards(self, name: str) -> tuple[Card, ...]:
        value = self.raw(name)
        if not isinstance(value, list) or len(value) > 52 or not all(isinstance(card, str) for card in value):
            raise self.wrong(name, "a list of cards")
        return tuple(Card(card) for card in value)

    def cards_or_none(self, name: str) -> tuple[Card, ...] | None:
        return None if self.raw(name) is None else self.cards(name)

    def inside(self, name: str, key: str | None = None) -> "_Reader":
        value = self.raw(name)
        if not isinstance(value, dict) or (key is not None and key not in value):
            raise self.wrong(name, "an object" if key is None else "an object with A and B")
        return _Reader(value, f"{self.where}{name}.")

    def objects(self, name: str) -> list["_Reader"]:
        value = self.raw(name)
        if not isinstance(value, list) or len(value) > 26 or not all(isinstance(item, dict) for item in value):
            raise self.wrong(name, "a list of at most 26 objects")
        return [_Reader(item, f"{name}[{place}].") for place, item in enumerate(value)]

    def votes(self, name: str) -> dict[Faction, Seat | None]:
        inside = self.inside(name)
        return {faction: inside.seat_or_none(faction.value) for faction in Faction}
