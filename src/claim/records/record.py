"""A game record: a game and who played it, as one JSON object (docs/notation.md). The text form: text.py.

Reading a record plays it again through `Game.play`: every record that can be read is a legal game, and what it says
about its end is checked against its plays.
"""

import json
from collections.abc import Mapping
from typing import Any

from claim.game.cards import Card, Seat, parse_seat
from claim.game.deal import seed_text
from claim.game.errors import BadText, quote
from claim.game.game import Game
from claim.game.position import position_text
from claim.records.chosen import chosen_from_json
from claim.records.daily import daily_from_json
from claim.records.errors import BadRecord
from claim.records.fair import fair_from_json
from claim.records.identities import identities_from_json, identities_to_json
from claim.records.played import PlayedGame
from claim.records.reading import (
    REASON_LENGTH,
    VERSION,
    check_forfeit,
    check_version,
    count,
    load_object,
    name_text,
    naming,
    play_all,
    refuse_both,
    refuse_chosen,
    refuse_set_up,
)
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
        if self.forfeit is not None:
            data["forfeit"] = self.forfeit.value
            if self.reason is not None:
                data["reason"] = self.reason
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
        game = play_all(_begin(data, source), _strings(data, "plays", source), source)
        forfeit = None if data.get("forfeit") is None else _seat(data, "forfeit", source)
        check_forfeit(forfeit, game, "forfeit", source)
        reason = None if data.get("reason") is None else name_text(data["reason"], "reason", source, REASON_LENGTH)
        bots, move_seed = identities_from_json(data.get("bots"), source), _move_seed(data, source)
        fair, chosen = fair_from_json(data.get("fair"), source), chosen_from_json(data.get("chosen"), source)
        refuse_chosen(fair, chosen, source)
        takebacks, hints = [count(data.get(name, 0), name, source) for name in ("takebacks", "hints")]
        set_up = data.get("set_up", False)
        if not isinstance(set_up, bool):
            raise BadText("bad_field", file=source, field="set_up", expected="true or false", text=quote(set_up))
        refuse_set_up(set_up, game, "set_up", source)
        players = _players(data, source)
        daily = daily_from_json(data.get("daily"), source)
        more = (bots, move_seed, fair, chosen, takebacks, hints, set_up, daily)
        record = cls(game, players, forfeit, reason, *more)
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
        deck = _strings(data, "deck", source)
        seed = None if data.get("seed") is None else seed_text(data["seed"])
        leader, named = _seat(data, "leader", source), data.get("leader_named")
        if not isinstance(named, bool | None):
            raise BadText(
                "bad_field", file=source, field="leader_named", expected="true or false", text=quote(json.dumps(named))
            )
        return Game.from_deck([Card(card) for card in deck], leader, seed, leader_named=bool(named))


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
    """Raise BadRecord where what a record says of its end is not what its plays give."""
    truth = record.to_json()
    for name in ("votes", "winner", "over"):
        if name in data and data[name] != truth[name]:
            said, true = json.dumps(data[name], default=str)[:60], json.dumps(truth[name])
            raise BadRecord("bad_end", file=source, field=name, text=said, expected=true)
