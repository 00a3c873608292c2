"""What a record says of a game besides its cards, read from JSON. A text's headers are turned into that first."""

from collections.abc import Mapping
from typing import Any

from claim.game.cards import SEATS
from claim.game.errors import BadText
from claim.game.fields import FieldReader
from claim.game.game import Game
from claim.game.names import NAME_LENGTH
from claim.records.checks import naming
from claim.records.daily import read_daily
from claim.records.ending import read_ending
from claim.records.fair import read_fair
from claim.records.identities import read_identities
from claim.records.replayed_deal import read_chosen

REASON_LENGTH = NAME_LENGTH
MOST_COUNT = 9999


def read_details(data: Mapping[str, Any], game: Game, source: str) -> dict[str, Any]:
    """Return what a record of this game says besides it, as arguments of `Record`. Null is as good as no field.

    Raises BadRecord or BadText where it is malformed or contradicts the game.
    """
    read = FieldReader({name: value for name, value in data.items() if value is not None}, source)
    given = read.data
    details: dict[str, Any] = {}
    if "players" in given:
        players = read.inside("players")
        details["players"] = {seat: players.name(seat) for seat in SEATS if seat in players.data}
    details["ending"] = read_ending(read, game)
    if "move_seed" in given:
        details["move_seed"] = read.name("move_seed")
    for name in {"takebacks", "hints"} & given.keys():
        details[name] = read.number(name, MOST_COUNT)
    if "set_up" in given:
        details["set_up"] = read.truth("set_up")
    for name, reading in _PARTS.items():
        if name in given:
            details[name] = reading(read)
    with naming(source):
        if {"fair", "chosen"} <= details.keys():
            raise BadText("conflict", one="fair", other="chosen")
        if details.get("set_up") and game.dealt is not None:
            raise BadText("conflict", one="set_up", other="deck")
    return details


_PARTS = {"bots": read_identities, "fair": read_fair, "chosen": read_chosen, "daily": read_daily}
