"""A game record: a game and who played it, as one JSON object (docs/notation.md). The text form: record_text.py.

Reading a record plays it again through `Game.play`, so a record that reads is a game that could be played, and what it
says about its end is checked against what the plays give.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeGuard

from claim.game.cards import Card, Seat, parse_seat
from claim.game.deal import seed_text
from claim.game.errors import BadText, ClaimError, quote
from claim.game.fair import Fair, fair_from_json
from claim.game.fixed import Fixed
from claim.game.game import Game
from claim.game.marks import Mark, marks_from_json, marks_to_json

VERSION = 1
_SOURCE = "record"
NAME_LENGTH = 400  # a bot may be a program with its path and arguments
REASON_LENGTH = 400


@dataclass(frozen=True)
class Record:
    """A game, finished or not, and what is known about it besides its cards."""

    game: Game
    players: Mapping[Seat, str] = field(default_factory=dict)
    forfeit: Seat | None = None  # the seat that lost without playing to the end
    reason: str | None = None  # why it forfeited
    bots: Mapping[Seat, Mark] = field(default_factory=dict)  # where one bot made all of a seat's moves, which
    move_seed: str | None = None  # what those bots drew their randomness from
    fair: Fair | None = None  # what the deal follows from, where nobody could choose it

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", Fixed(self.players))
        object.__setattr__(self, "bots", Fixed(self.bots))

    @property
    def winner(self) -> Seat | None:
        """Who won, by the votes or because the other forfeited; None where nobody did, or not yet."""
        if self.forfeit is not None:
            return self.forfeit.other
        return self.game.result.winner if self.game.result is not None else None

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.forfeit is not None or self.game.result is not None

    def to_json(self) -> dict[str, object]:
        """The record as a JSON object."""
        game = self.game
        data: dict[str, object] = {"claim": VERSION}
        if self.players:
            data["players"] = {seat.value: self.players[seat] for seat in Seat if seat in self.players}
        if self.bots:
            data["bots"] = marks_to_json(self.bots)
        if self.move_seed is not None:
            data["move_seed"] = self.move_seed
        if game.dealt is not None:
            if game.dealt.seed is not None:
                data["seed"] = game.dealt.seed
            data["deck"] = list(game.dealt.cards)
            data["leader"] = "AB"[game.dealt.leader]
        else:
            data["position"] = start_text(game)
        data["plays"] = list(game.plays)
        data["votes"] = {faction.value: None if seat is None else seat.value for faction, seat in game.votes().items()}
        data["winner"] = None if self.winner is None else self.winner.value
        data["over"] = self.over
        if self.forfeit is not None:
            data["forfeit"] = self.forfeit.value
            if self.reason is not None:
                data["reason"] = self.reason
        if self.fair is not None:
            data["fair"] = self.fair.to_json()
        return data

    @classmethod
    def from_json(cls, data: str | Mapping[str, Any], source: str = _SOURCE) -> "Record":
        """The record that a JSON text or object holds; `source` names it in errors."""
        if isinstance(data, str):
            data = load_object(data, source)
        if not isinstance(data, Mapping):
            raise BadText("not_record", file=source)
        check_version(data.get("claim", VERSION), source)
        game = play_all(_begin(data, source), _strings(data, "plays", source), source)
        forfeit = None if data.get("forfeit") is None else _seat(data, "forfeit", source)
        check_forfeit(forfeit, game, "forfeit", source)
        reason = None if data.get("reason") is None else name_text(data["reason"], "reason", source, REASON_LENGTH)
        bots, move_seed = marks_from_json(data.get("bots"), source), _move_seed(data, source)
        fair = fair_from_json(data.get("fair"), source)
        record = cls(game, _players(data, source), forfeit, reason, bots, move_seed, fair)
        _check_end(data, record, source)
        return record

    def to_text(self) -> str:
        """The record as text that people can read (docs/notation.md)."""
        from claim.game.record_text import record_to_text  # noqa: PLC0415  (record_text builds on record)

        return record_to_text(self)

    @classmethod
    def parse(cls, text: str, source: str = _SOURCE) -> "Record":
        """The record that a text holds, in either form."""
        from claim.game.record_text import record_from_text  # noqa: PLC0415  (record_text builds on record)

        if not isinstance(text, str):
            raise BadText("not_record", file=source)
        text = text.removeprefix("\ufeff")  # some editors put it there
        if text.lstrip().startswith("{"):
            return cls.from_json(text, source)
        return record_from_text(text, source)


def start_text(game: Game) -> str:
    """The position a game began from."""
    return str(Game(None, game.start, game.start, ()))


def load_object(text: str, source: str) -> Mapping[str, Any]:
    """A JSON object, or an error that says where it breaks."""
    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise BadText("not_record", file=source) from None
    except json.JSONDecodeError as error:
        raise BadText("bad_json", file=source, line=error.lineno, column=error.colno, problem=error.msg) from None
    except ValueError as error:  # a number of thousands of digits
        raise BadText("bad_json", file=source, line=1, column=1, problem=str(error)) from None
    if not isinstance(data, dict):
        raise BadText("not_record", file=source)
    return data


def check_version(version: object, source: str) -> None:
    """Refuse records of a later format."""
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise BadText(
            "bad_field", file=source, field="claim", expected=f"the format's number {VERSION}", text=quote(version)
        )
    if version > VERSION:
        raise BadText("newer_version", file=source, version=version, known=VERSION)


def play_all(game: Game, plays: list[str], source: str) -> Game:
    """Play these cards, or say which of them could not be played."""
    for number, card in enumerate(plays, 1):
        try:
            game = game.play(card)
        except ClaimError as error:
            raise BadText("bad_play", file=source, number=number, card=quote(card), problem=str(error)) from error
    return game


def check_forfeit(forfeit: Seat | None, game: Game, field: str, source: str) -> None:
    """Nobody forfeits a game that was played to its end."""
    if forfeit is not None and game.result is not None:
        raise BadText("bad_end", file=source, field=field, text=forfeit.value, expected=quote("a finished game"))


@contextmanager
def naming(source: str) -> Iterator[None]:
    """Errors within say what was being read."""
    try:
        yield
    except BadText as error:
        if "file" in error.params:
            raise
        raise BadText("in_file", file=source, problem=str(error)) from error


def refuse_both(position: str, data: Mapping[str, object], deal: Iterable[str]) -> None:
    """A game begins with a deal or from a position, never with both."""
    for name in deal:
        if name in data:
            raise BadText("conflict", one=position, other=name)


def is_name(value: object, most: int = NAME_LENGTH) -> TypeGuard[str]:
    """Whether this is one line of printable text without outer spaces: it can be shown anywhere, and reads back."""
    return isinstance(value, str) and len(value) <= most and value.isprintable() and value == value.strip()


def name_text(value: object, name: str, source: str, most: int = NAME_LENGTH) -> str:
    """A name or remark, as `is_name` has it."""
    if not is_name(value, most):
        expected = f"printable text of at most {most} characters without outer spaces"
        raise BadText("bad_field", file=source, field=name, expected=expected, text=quote(value))
    return value


def _begin(data: Mapping[str, Any], source: str) -> Game:
    with naming(source):
        if "position" in data:
            refuse_both("position", data, ("deck", "leader"))
            return Game.parse(data["position"])
        deck = _strings(data, "deck", source)
        seed = None if data.get("seed") is None else seed_text(data["seed"])
        return Game.from_deck([Card(card) for card in deck], _seat(data, "leader", source), seed)


def _strings(data: Mapping[str, Any], name: str, source: str) -> list[str]:
    if name not in data:
        raise BadText("missing_field", file=source, field=name)
    value = data[name]
    if not isinstance(value, list) or len(value) > 52 or not all(isinstance(item, str) for item in value):
        raise BadText("bad_field", file=source, field=name, expected="a list of at most 52 cards", text=quote(value))
    return value


def _seat(data: Mapping[str, Any], name: str, source: str) -> Seat:
    if name not in data:
        raise BadText("missing_field", file=source, field=name)
    try:
        return parse_seat(data[name], name)
    except BadText as error:
        raise BadText("bad_field", file=source, field=name, expected="A or B", text=quote(data[name])) from error


def _players(data: Mapping[str, Any], source: str) -> dict[Seat, str]:
    players = {} if data.get("players") is None else data["players"]
    if not isinstance(players, Mapping):
        raise BadText("bad_field", file=source, field="players", expected="an object with A and B", text=quote(players))
    return {seat: name_text(players[seat], f"players.{seat}", source) for seat in Seat if seat in players}


def _move_seed(data: Mapping[str, Any], source: str) -> str | None:
    return None if data.get("move_seed") is None else name_text(data["move_seed"], "move_seed", source, REASON_LENGTH)


def _check_end(data: Mapping[str, Any], record: Record, source: str) -> None:
    """What a record says of its end must be what its plays give."""
    truth = record.to_json()
    for name in ("votes", "winner", "over"):
        if name in data and data[name] != truth[name]:
            told, true = json.dumps(data[name], default=str)[:60], json.dumps(truth[name])
            raise BadText("bad_end", file=source, field=name, text=told, expected=true)
