"""The form of each kind of fact. What was stored may be damaged, and a table made of it must not fail later.

Facts are checked when a log is read. New ones come from service.commands, which makes no others.
"""

import re
from collections.abc import Callable, Mapping

from claim.records.daily import is_day
from claim.records.fair import is_secret
from claim.records.identities import MOST_VERSION
from claim.tables.facts import DamagedLog, Fact, FactKind
from claim.tables.options import LEADERS

Check = Callable[[object], bool]
MOST_PLAYS = 52
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{10,64}")


def check_form(fact: Fact) -> None:
    """Check that a fact has the fields of its kind, each of its type; others are ignored. Raises DamagedLog."""
    if not _FORMS[fact.kind](fact.data):
        raise DamagedLog(f"a fact {fact.kind.value} without the fields of one")


def _object(required: Mapping[str, Check], optional: Mapping[str, Check] | None = None) -> Check:
    def check(value: object) -> bool:
        if not isinstance(value, dict) or not required.keys() <= value.keys():
            return False
        known = {**required, **(optional or {})}
        return all(known[name](field) for name, field in value.items() if name in known)

    return check


def _or_none(check: Check) -> Check:
    return lambda value: value is None or check(value)


def _text(value: object) -> bool:
    """Return whether this is text that can be sent: half of a character of two halves cannot."""
    return isinstance(value, str) and not any("\ud800" <= char <= "\udfff" for char in value)


def _flag(value: object) -> bool:
    return isinstance(value, bool)


def _seconds(value: object) -> bool:
    return type(value) is int and 0 <= value < 2**31


def _ply(value: object) -> bool:
    return type(value) is int and 0 <= value <= MOST_PLAYS


def _deck(value: object) -> bool:
    return isinstance(value, list) and len(value) == MOST_PLAYS and all(isinstance(card, str) for card in value)


def _version(value: object) -> bool:
    return type(value) is int and 0 <= value <= MOST_VERSION


def _seat(value: object) -> bool:
    return isinstance(value, str) and value in ("A", "B")


def _seats(value: object) -> bool:
    return isinstance(value, list) and all(_seat(one) for one in value)


def _leader(value: object) -> bool:
    return isinstance(value, str) and value in LEADERS


def _table_id(value: object) -> bool:
    return isinstance(value, str) and _TABLE_ID.fullmatch(value) is not None


def _by_seat(check: Check) -> Check:
    return lambda value: isinstance(value, dict) and all(_seat(key) and check(one) for key, one in value.items())


def _offered(value: object) -> bool:
    fields = {"seat": _seat, "commitment": is_secret, "tokens": _by_seat(is_secret)}
    return isinstance(value, dict) and _object(fields)(value) and value["seat"] in value["tokens"]


_BOT = _object({"name": _text, "version": _version}, {"budget": _text})
_CHAIR = _object(
    {},
    {
        "name": _text,
        "bot": _or_none(_BOT),
        "token": _or_none(is_secret),
        "commitment": _or_none(is_secret),
        "contribution": _or_none(is_secret),
        "left": _flag,
    },
)
_OPTIONS = _object({}, {"leader": _leader, "by_heart": _flag, "hints": _or_none(_flag)})
_SEED = {"move_seed": _or_none(is_secret)}
_DEAL = _object({"table": _table_id, "swapped": _flag, "deck": _deck, "leader": _seat}, _SEED)
_DAILY = _object({"day": is_day, "counted": _flag}, {"player": _or_none(is_secret)})
_FORMS: dict[FactKind, Check] = {
    FactKind.CREATED: _object(
        {"kind": _text, "guided": _flag, "secret": is_secret, "created": _text, "seats": _by_seat(_CHAIR)},
        {
            "away": _seconds,
            "options": _OPTIONS,
            "deal": _DEAL,
            "set_up": _object({"position": _text}, _SEED),
            "daily": _DAILY,
        },
    ),
    FactKind.SAT: _object({"seat": _seat, "name": _text, "token": is_secret, "commitment": is_secret}),
    FactKind.REVEALED: _object({"seat": _seat, "contribution": is_secret}),
    FactKind.PLAYED: _object({"seat": _seat, "card": _text}, {"other": _flag}),
    FactKind.TAKEN_BACK: _object({"seat": _seat, "to": _ply}),
    FactKind.HINTED: _object({"seat": _seat, "ply": _ply}),
    FactKind.RESIGNED: _object({"seat": _seat}),
    FactKind.LEFT: _object({"seat": _seat}),
    FactKind.AWAY: _object({"seat": _seat}),
    FactKind.OFFERED: _offered,
    FactKind.REMATCHED: _object({"table": _table_id}),
    FactKind.CLOSED: _object({}),
    FactKind.REVOKED: _object({"seats": _seats}, {"tokens": _by_seat(is_secret)}),
    FactKind.RENAMED: _object({"seat": _seat, "name": _text}),
}
