"""A game record: a game and who played it, as one JSON object (docs/notation.md). The text form: text.py.

Reading a record plays it again through `Game.play`: every record that can be read is a legal game, and what it says
about its end is checked against its plays.
"""

import json
from collections.abc import Mapping
from typing import Any

from claim.game.cards import Seat
from claim.game.deal import seed_text
from claim.game.fields import FieldReader
from claim.game.game import Game
from claim.game.position import position_text
from claim.records.checks import VERSION, check_version, load_object, naming, play_all, refuse_both
from claim.records.details import PlayedGame, read_details
from claim.records.errors import BadRecord
from claim.records.identities import identities_to_json
from claim.records.text import record_from_text, record_to_text

_SOURCE = "record"


class Record(PlayedGame):
    """A game, finished or not, and what is known of it besides the cards."""

    def to_json(self) -> dict[str, object]:
        """Return the record as a JSON object."""
        game = self.game
        data: dict[str, object] = {"claim": VERSION}
        if self.players:
            data["players"] = {seat.value: self.players[seat] for seat in Seat if seat in self.players}
        if self.bots:
            data["bots"] = identities_to_json(self.bots)
        if self.move_seed is not None:
            data["move_seed"] = self.move_seed
        if game.dealt is not None:
            if game.dealt.seed is not None:
                data["seed"] = game.dealt.seed
            data["deck"] = list(game.dealt.cards)
            data["leader"] = "AB"[game.dealt.leader]
            if game.dealt.leader_named:
                data["leader_named"] = True
        else:
            data["position"] = position_text(game.start)
        data["plays"] = list(game.plays)
        data["votes"] = {faction.value: None if seat is None else seat.value for faction, seat in game.votes().items()}
        data["winner"] = None if self.winner is None else self.winner.value
        data["over"] = self.over
        if self.ending is not None:
            data |= self.ending.to_json()
        more = {
            "fair": self.fair and self.fair.to_json(),
            "chosen": self.chosen and self.chosen.to_json(),
            "daily": self.daily and self.daily.to_json(),
            "takebacks": self.takebacks,
            "hints": self.hints,
            "set_up": self.set_up,
        }
        return data | {name: value for name, value in more.items() if value}

    @classmethod
    def from_json(cls, data: str | Mapping[str, Any], source: str = _SOURCE) -> "Record":
        """Read a record from a JSON text or object; `source` names it in errors.

        Raises BadRecord or BadText where it is malformed, was not played by the rules, or contradicts its plays.
        """
        if isinstance(data, str):
            data = load_object(data, source)
        if not isinstance(data, Mapping):
            raise BadRecord("not_record", file=source)
        check_version(data.get("claim", VERSION), source)
        game = play_all(_begin(data, source), FieldReader(data, source).texts("plays"), source)
        record = cls(game, **read_details(data, game, source))
        _check_end(data, record, source)
        return record

    def to_text(self) -> str:
        """Return the record as text for people to read (docs/notation.md)."""
        return record_to_text(self)

    @classmethod
    def parse(cls, text: str, source: str = _SOURCE) -> "Record":
        """Read a record from a text in either form. Raises BadRecord or BadText, as `from_json` does."""
        if not isinstance(text, str):
            raise BadRecord("not_record", file=source)
        text = text.removeprefix("\ufeff")  # some editors put it there
        if text.lstrip().startswith("{"):
            return cls.from_json(text, source)
        return record_from_text(text, source, cls)


def _begin(data: Mapping[str, Any], source: str) -> Game:
    with naming(source):
        if "position" in data:
            refuse_both("position", data, ("deck", "leader", "leader_named"))
            return Game.parse(data["position"])
        read = FieldReader(data, source)
        deck, leader = read.cards("deck"), read.seat("leader")
        seed = None if data.get("seed") is None else seed_text(data["seed"])
        named = data.get("leader_named") is not None and read.truth("leader_named")
        return Game.from_deck(deck, leader, seed, leader_named=named)


def _check_end(data: Mapping[str, Any], record: Record, source: str) -> None:
    """Raise BadRecord where what a record says of its end is not what its plays give."""
    truth = record.to_json()
    for name in ("votes", "winner", "over"):
        if name in data and data[name] != truth[name]:
            said, true = json.dumps(data[name], default=str)[:60], json.dumps(truth[name])
            raise BadRecord("bad_end", file=source, field=name, text=said, expected=true)
