"""What a table's socket says, read into objects. docs/protocol.md is the contract.

Where the server has an object for a part of it, that is read into the same one.

A server may be of another version, or not a friend: fields that are unknown here are ignored, fields that are wrong are
refused by name, and what is shown to a person is printable.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

from claim.client.address import is_table
from claim.client.errors import ServerRefusal
from claim.game.cards import SEATS, Card, Seat
from claim.game.errors import BadText, quote
from claim.game.fields import FieldReader
from claim.game.view import View
from claim.records.fair import is_secret
from claim.records.record import Record
from claim.tables.clock import Clock, Holiday, Terms
from claim.tables.states import Forfeit, SeatState

SOURCE = "server"
_MOST_TEXT = 400
_JOINER = "\u200d"
_MOST_SEQ = 1 << 53


@dataclass(frozen=True)
class TableNow:
    """A table as it is now, for the seat `you`."""

    id: str
    kind: str
    status: str
    you: Seat
    chairs: Mapping[Seat, SeatState]
    commitment: str
    commitments: Mapping[Seat, str | None]
    leader: str
    by_heart: bool
    hints: bool
    takebacks: int
    take_back_to: int | None
    offered: frozenset[Seat]
    forfeit: Forfeit | None
    absent: frozenset[Seat]
    challenge: str | None
    called_off: Seat | None
    left_early: Seat | None
    clock: Clock | None


@dataclass(frozen=True)
class Played:
    """A card that was played since the state before."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class State:
    """The table and the game as this seat may know them now, and what was played since."""

    seq: int
    table: TableNow
    view: View | None
    played: tuple[Played, ...]
    record: Record | None
    record_problem: BadText | None
    now: int | None  # the server's time in milliseconds since 1970, where there is a clock


@dataclass(frozen=True)
class Ack:
    """A command was carried out."""

    id: str


@dataclass(frozen=True)
class CardChance:
    """What a card is worth."""

    card: Card
    chance: float
    error: float


@dataclass(frozen=True)
class HintTold:
    """A hint that was asked for, or (`warned`) what speaks against a card, which was then not played."""

    id: str
    warned: Card | None
    best: Card
    exact: bool
    cards: tuple[CardChance, ...]
    reasons: tuple[tuple[str, Mapping[str, str | int]], ...]


@dataclass(frozen=True)
class NextTable:
    """Where the rematch is. Without a token, the account opens the seat."""

    table: str
    seat: Seat
    token: str


@dataclass(frozen=True)
class Refusal:
    """A command was refused, or (`id` is None) the connection ends or something else is wrong."""

    id: str | None
    error: ServerRefusal


@dataclass(frozen=True)
class Said:
    """What the other player says: the id of a phrase."""

    seat: Seat
    phrase: str


Told = TypeVar("Told")
Message = State | Ack | HintTold | NextTable | Said | Refusal


def read_message(text: str) -> Message | None:
    """Read a table's message; None for one of a kind that needs no answer. Raises BadText where it is malformed."""
    return read_any(text, _READINGS)


def read_any(text: str, readings: Mapping[str, Callable[[FieldReader], Told]]) -> Told | None:
    """Read a message with what reads its kind; None for other kinds. Raises BadText where it is malformed."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadText("bad_field", file=SOURCE, field="message", expected="a JSON object", text=quote(text))
    read = FieldReader(data, SOURCE)
    reading = readings.get(str(read.raw("type")))
    return None if reading is None else reading(read)


def refusal(read: FieldReader) -> ServerRefusal:
    """Return what was refused, from an object with `code` and `params`."""
    params = read.inside("params").data
    return ServerRefusal(shown_text(read, "code"), {str(name): _shown(value) for name, value in params.items()})


def printable(text: str) -> str:
    """Return a foreign text in one line, without what would control a terminal, and cut if it is long."""
    shown = "".join([one if one.isprintable() or _joins(text, place) else "?" for place, one in enumerate(text)])
    return shown if len(shown) <= _MOST_TEXT else shown[: _MOST_TEXT - 1] + "…"


def _joins(text: str, place: int) -> bool:
    """Return whether this is a joiner inside a letter or picture of several characters."""
    around = text[max(0, place - 1) : place + 2]
    return text[place] == _JOINER and len(around) == 3 and not around[0].isascii() and not around[2].isascii()


def _shown(value: object) -> str | int:
    return value if isinstance(value, int) else printable(str(value))


def shown_text(read: FieldReader, name: str) -> str:
    """Return a text that can be shown."""
    return printable(read.checked(name, lambda value: isinstance(value, str), "a text"))


def _state(read: FieldReader) -> State:
    view, record, problem = read.raw("view"), read.raw("record"), None
    kept = None
    if record is not None:
        try:
            kept = Record.from_json(record, SOURCE)
        except BadText as error:  # of a newer version, perhaps: the game has been played all the same
            problem = error
    return State(
        read.number("seq", _MOST_SEQ),
        _table(read.inside("table")),
        None if view is None else View.from_json(view),
        _played(read),
        kept,
        problem,
        None if read.data.get("now") is None else _time(read, "now"),
    )


def _table(read: FieldReader) -> TableNow:
    options, rematch = read.inside("options"), read.inside("rematch")
    commitments = read.inside("commitments", SEATS)
    back = read.raw("take_back_to")
    return TableNow(
        read.checked("id", is_table, "a table's id"),
        shown_text(read, "kind"),
        read.checked("status", lambda one: one in ("waiting", "revealing", "playing", "over"), "a table's status"),
        read.seat("you"),
        read_chairs(read),
        read.checked("commitment", is_secret, "64 hex digits"),
        {seat: commitments.checked(seat, _secret_or_none, "64 hex digits, or null") for seat in SEATS},
        shown_text(options, "leader"),
        options.truth("by_heart"),
        read.truth("hints"),
        read.number("takebacks", _MOST_SEQ),
        None if back is None else read.number("take_back_to"),
        frozenset(seat for seat in SEATS if seat in rematch.texts("offered")),
        None if read.raw("forfeit") is None else _forfeit(read.inside("forfeit")),
        frozenset(seat for seat in SEATS if "absent" in read.data and seat in read.texts("absent")),
        None if read.data.get("challenge") is None else shown_text(read, "challenge"),
        None if read.data.get("called_off") is None else read.seat("called_off"),
        None if read.data.get("left_early") is None else read.seat("left_early"),
        None if read.data.get("clock") is None else _clock(read.inside("clock"), read.data.get("turn")),
    )


def read_chairs(read: FieldReader) -> Mapping[Seat, SeatState]:
    """Read the seats of a table."""
    seats = read.inside("seats", SEATS)
    return {seat: _chair(seats.inside(seat)) for seat in SEATS}


def _chair(read: FieldReader) -> SeatState:
    bot, account = read.raw("bot"), read.data.get("account")
    return SeatState(
        shown_text(read, "name"),
        None if bot is None else shown_text(read, "bot"),
        read.truth("taken"),
        read.truth("committed"),
        read.truth("revealed"),
        read.truth("online"),
        read.truth("left"),
        None if account is None else shown_text(read, "account"),
    )


def _clock(read: FieldReader, turn: object) -> Clock:
    """Read a table's clock, which then counts as it does at the server.

    `since` has what the turn stood still, so there is nothing to add to it; the other terms are the server's affair.
    """
    bank, holidays = read.inside("bank", SEATS), read.inside("holidays", SEATS)
    runs = read.raw("since") is not None and turn in SEATS
    terms = Terms(bank=0, free=read.number("free", _MOST_SEQ), reveal=0)
    return Clock(
        terms,
        {seat: bank.number(seat, _MOST_SEQ) for seat in SEATS},
        running=runs,
        turn=Seat(str(turn)) if runs else None,
        began=_time(read, "since") if runs else 0,
        holidays={seat: _holiday(holidays.inside(seat)) for seat in SEATS if holidays.raw(seat) is not None},
    )


def _holiday(read: FieldReader) -> Holiday:
    return Holiday(_time(read, "begun"), _time(read, "until"))


def _time(read: FieldReader, name: str) -> int:
    """Return a point in time, in milliseconds since 1970."""
    try:
        time = datetime.fromisoformat(shown_text(read, name))
        return round((time if time.tzinfo else time.replace(tzinfo=UTC)).timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        raise read.wrong(name, "a time such as 2026-11-18T14:52:07.218Z") from None


def _forfeit(read: FieldReader) -> Forfeit:
    return Forfeit(read.seat("seat"), shown_text(read, "reason"))


def _played(read: FieldReader) -> tuple[Played, ...]:
    groups = read.checked("events", lambda one: isinstance(one, list), "a list")
    events = [one for group in groups if isinstance(group, list) for one in group if isinstance(one, dict)]
    cards = [FieldReader(one, SOURCE, "events.") for one in events if one.get("kind") == "played"]
    return tuple(Played(one.seat("seat"), one.cards("cards")[0]) for one in cards if one.cards("cards"))


def _hint(read: FieldReader) -> HintTold:
    cards = tuple(
        CardChance(one.card("card"), _chance(one, "chance"), _chance(one, "error")) for one in read.objects("cards")
    )
    reasons = tuple(
        (shown_text(one, "id"), {str(k): _shown(v) for k, v in one.inside("args").data.items()})
        for one in read.objects("reasons")
    )
    warned = read.card("card") if read.raw("type") == "warning" else None
    return HintTold(shown_text(read, "id"), warned, read.card("best"), read.truth("exact"), cards, reasons)


def _chance(read: FieldReader, name: str) -> float:
    return float(read.checked(name, lambda one: isinstance(one, int | float) and 0 <= one <= 1, "a chance"))


def _secret_or_none(value: object) -> bool:
    return value is None or is_secret(value)


def refused(read: FieldReader) -> Refusal:
    """Read what a socket refuses."""
    return Refusal(None if read.raw("id") is None else shown_text(read, "id"), refusal(read))


def _next_table(read: FieldReader) -> NextTable:
    token = "" if read.raw("token") is None else shown_text(read, "token")
    return NextTable(read.checked("table", is_table, "a table's id"), read.seat("seat"), token)


_READINGS: Mapping[str, Callable[[FieldReader], Message]] = {
    "state": _state,
    "ack": lambda read: Ack(shown_text(read, "id")),
    "hint": _hint,
    "warning": _hint,
    "rematch": _next_table,
    "said": lambda read: Said(read.seat("seat"), shown_text(read, "phrase")),
    "error": refused,
}
