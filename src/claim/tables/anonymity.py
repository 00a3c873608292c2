"""What is left of a person in a table's log once their account is deleted: a seat that somebody had, and its cards.

Names, tokens' hashes, the hash of the browser's player id and the ids of the seat's commands go. Commitments and
contributions stay: the other player may still verify the deal.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from claim.tables.facts import Fact, FactKind
from claim.tables.table import ANONYMOUS

NO_TOKEN = "0" * 64  # in place of a token's hash, in the form of one, which older logs' readers expect


def without_person(fact: Fact, seats: Collection[str]) -> Fact:
    """Return a fact without what it says of the person who had these seats."""
    data, own = fact.data, fact.data.get("seat") in seats
    match fact.kind:
        case FactKind.CREATED:
            chairs = {seat: _chair(one) if seat in seats else one for seat, one in data["seats"].items()}
            data = {**data, "seats": chairs}
            if "daily" in data:
                data["daily"] = {**data["daily"], "player": None}
        case FactKind.SAT if own:
            data = _chair(data)
        case FactKind.RENAMED if own:
            data = {**data, "name": ANONYMOUS}
        case FactKind.ADOPTED if own:
            data = {**data, "account": None}
        case FactKind.REMATCH_OFFERED if own:
            data = {**data, "tokens": dict.fromkeys(data["tokens"], NO_TOKEN)}
        case FactKind.REVOKED if "tokens" in data:
            data = {
                **data,
                "tokens": {seat: NO_TOKEN if seat in seats else one for seat, one in data["tokens"].items()},
            }
    named = fact.command is not None and (own or fact.command.partition(":")[0] in seats)
    return replace(fact, data=data, command=None if named else fact.command)


def _chair(chair: Mapping[str, Any]) -> dict[str, Any]:
    kept = {field: value for field, value in chair.items() if field != "account"}
    return {**kept, "name": ANONYMOUS, **({} if chair.get("token") is None else {"token": NO_TOKEN})}
