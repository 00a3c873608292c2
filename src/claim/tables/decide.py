"""What becomes of a command: `decide` returns the facts that it makes true, or refuses it with a reason.

Nothing here changes a table or stores anything. The caller holds the table's lock, stores the facts, and only then
lets the table become what the decision says.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from claim.game.cards import SEATS, Card, Seat
from claim.game.errors import ClaimError, Text, quote
from claim.records.fair import commitment
from claim.tables import tokens
from claim.tables.apply import apply
from claim.tables.commands import (
    AcceptRematch,
    Close,
    Command,
    Leave,
    OfferRematch,
    Play,
    Resign,
    Reveal,
    Sit,
    TakeBack,
)
from claim.tables.errors import TableError
from claim.tables.facts import Fact, FactKind, iso_time, rematch_offer_of
from claim.tables.names import Names
from claim.tables.options import Options
from claim.tables.seating import bot_chair, check_hex, first_fact
from claim.tables.table import MOST_TAKEBACKS, Status, Table, TableKind

Data = dict[str, Any]


class Refused(TableError):
    """A command that is not possible at this table now."""

    texts: ClassVar = {
        "seat_taken": Text("both seats at table {table} are taken", 409),
        "table_closed": Text("whoever opened table {table} has closed it", 409),
        "wrong_reveal": "the contribution of {seat} is not the one committed to",
        "stale_play": Text("the card was sent for a table with {ply} plays, but it now has {now}", 409),
        "no_taking_back": Text(
            "nothing can be taken back at table {table}: only against a bot, not by heart, and not in a "
            "run that counts",
            409,
        ),
        "nothing_to_take_back": Text(
            "there is nothing to take back at table {table}: you have not played a card yet", 409
        ),
        "stale_take_back": Text("taking back to {to} plays was asked, but your last decision is now after {now}", 409),
        "too_many_taken_back": Text("{most} times is the most that can be taken back at one table", 409),
        "no_rematch": Text("there is no rematch at table {table}: nobody offered one, or somebody has left", 409),
        "no_hints": Text(
            "there are no hints at table {table}: only against a bot, while the game goes on, and if they were "
            "not switched off",
            409,
        ),
        "nobody_away": Text(
            "nobody is away from table {table}: it is your own turn, or nobody waits for a person", 409
        ),
        "not_closable_yet": Text("table {table} may be closed from {time} on", 409),
    }


@dataclass(frozen=True, slots=True)
class Decision:
    """The facts that a command makes true, and the table after them. `rematch` is the first fact of the next table.

    `counts_as_new_table` is set for what a limit on new tables should count.
    """

    facts: tuple[Fact, ...]
    after: Table
    rematch: Fact | None = None
    counts_as_new_table: bool = False

    @classmethod
    def of(cls, table: Table, *facts: Fact, rematch: Fact | None = None, counts: bool = False) -> "Decision":
        """Decide on these facts."""
        return cls(facts, apply(table, *facts), rematch, counts)


def decide(table: Table, seat: Seat, token: str, command: Command, now: float) -> Decision:
    """Decide what this seat's command does, `now` being the time in seconds since 1970.

    Raises IllegalPlay for a card that may not be played, and Refused, TableError, BadRecord or ClaimError for anything
    else that is not possible now.
    """
    data: Data = {"seat": seat.value}
    match command:
        case Play():
            kind, data = FactKind.PLAYED, _play(table, seat, command)
        case Reveal():
            kind, data = FactKind.REVEALED, _reveal(table, seat, command)
        case TakeBack():
            kind, data = FactKind.TAKEN_BACK, _take_back(table, seat, command)
        case Resign():
            if table.status is not Status.PLAYING:
                raise _wrong_moment(table, "resign")
            kind = FactKind.RESIGNED
        case Leave():
            if table.chairs[seat].left:
                raise _wrong_moment(table, "leave")
            kind = FactKind.LEFT
        case Close():
            kind, data = FactKind.AWAY, {"seat": _away(table, seat, now).value}
        case OfferRematch() | AcceptRematch():
            kind, data = FactKind.REMATCH_OFFERED, _rematch_offer(table, seat, token, command)
    fact = Fact(kind, data, command_key(seat, command), int(now))
    return _decide_rematch(table, fact, now) if kind is FactKind.REMATCH_OFFERED else Decision.of(table, fact)


def decide_sit(table: Table, request: Sit, key: str, names: Names, now: float) -> Decision:
    """Decide on sitting down. Raises Refused where no seat is free, or as `seating.created` does."""
    name, committed = names.check(request.name), check_hex(request.commitment, "commitment")
    seat = next((seat for seat in SEATS if not table.chairs[seat].taken), None)
    if seat is None:
        raise Refused("seat_taken", table=table.id)
    if table.status is Status.OVER:  # its maker left before a second player came
        raise Refused("table_closed", table=table.id)
    token = tokens.digest(tokens.token(tokens.first_stem(key, table.id, request.id), seat))
    data = {"seat": seat.value, "name": name, "token": token, "commitment": committed}
    return Decision.of(table, Fact(FactKind.SAT, data, sit_key(request), int(now)))


def decide_hint(table: Table, seat: Seat, now: float) -> Decision | None:
    """Decide on a seat's request for a hint; None where the same hint was counted before.

    Raises Refused where there are no hints, and ClaimError where it is not this seat's turn.
    """
    if not table.hints or table.status is not Status.PLAYING or table.game is None:
        raise Refused("no_hints", table=table.id)
    if table.game.turn is not seat:
        raise ClaimError("not_your_turn", turn=seat.other.value, seat=seat.value)
    if table.ply in table.hinted:
        return None
    return Decision.of(table, Fact(FactKind.HINTED, {"seat": seat.value, "ply": table.ply}, at=int(now)))


def decide_absent(table: Table, now: float) -> Decision | None:
    """Decide to close a table because a player who was paired has not revealed; None where both have, or it is over."""
    if table.status is not Status.REVEALING:
        return None
    absent = [seat.value for seat in table.unrevealed]
    return Decision.of(table, Fact(FactKind.CLOSED_BY_HOST, {"absent": absent}, at=int(now)))


def decide_bot_play(table: Table, card: Card, command: str, now: float, *, own: bool) -> Decision:
    """Decide on a bot's card in its turn; `own` says that the bot itself chose it."""
    assert table.bot_seat is not None
    data = {"seat": table.bot_seat.value, "card": str(card)}
    return Decision.of(table, Fact(FactKind.PLAYED, data if own else {**data, "other": True}, command, int(now)))


def command_key(seat: Seat, command: Command) -> str:
    """Return a command id as the log keeps it, with its seat. Raises TableError where it is not a command id."""
    return f"{seat.value}:{tokens.check_command_id(command.id)}"


def sit_key(request: Sit) -> str:
    """Return the command id of a `Sit` as the log keeps it: hashed, because the seat's token follows from it."""
    return "sit:" + tokens.digest(request.id)


def _play(table: Table, seat: Seat, command: Play) -> Data:
    """Return the fact's data. Applying it is the gate that refuses illegal cards."""
    if table.game is None:
        raise _wrong_moment(table, "play")
    if type(command.ply) is not int or command.ply != table.ply:
        raise Refused("stale_play", ply=_shown(command.ply), now=table.ply)
    if table.status is Status.OVER:
        raise ClaimError("game_over", card=quote(command.card))
    return {"seat": seat.value, "card": str(Card(command.card))}


def _reveal(table: Table, seat: Seat, command: Reveal) -> Data:
    if table.status is not Status.REVEALING or seat not in table.unrevealed:
        raise _wrong_moment(table, "reveal")
    if commitment(check_hex(command.contribution, "contribution")) != table.chairs[seat].commitment:
        raise Refused("wrong_reveal", seat=seat.value)
    return {"seat": seat.value, "contribution": command.contribution}


def _take_back(table: Table, seat: Seat, command: TakeBack) -> Data:
    if table.kind is not TableKind.BOT or table.options.by_heart or table.counted:
        raise Refused("no_taking_back", table=table.id)
    if table.status is not Status.PLAYING:
        raise _wrong_moment(table, "take_back")
    if table.takebacks >= MOST_TAKEBACKS:
        raise Refused("too_many_taken_back", most=MOST_TAKEBACKS)
    if table.take_back_to is None:
        raise Refused("nothing_to_take_back", table=table.id)
    if type(command.to) is not int or command.to != table.take_back_to:
        raise Refused("stale_take_back", to=_shown(command.to), now=table.take_back_to)
    return {"seat": seat.value, "to": command.to}


def _away(table: Table, seat: Seat, now: float) -> Seat:
    """Return who is away, so that this seat may close the table."""
    if table.status is not Status.PLAYING:
        raise _wrong_moment(table, "close")
    absent, closable_at = table.waited_for, table.closable_at
    if absent is None or absent is seat or closable_at is None:
        raise Refused("nobody_away", table=table.id)
    if now < closable_at:
        raise Refused("not_closable_yet", table=table.id, time=iso_time(closable_at))
    return absent


def _rematch_offer(table: Table, seat: Seat, token: str, command: OfferRematch | AcceptRematch) -> Data:
    accepts = isinstance(command, AcceptRematch)
    if table.status is not Status.OVER or table.next_table is not None:
        raise _wrong_moment(table, "accept_rematch" if accepts else "offer_rematch")
    if table.game is None or any(chair.left for chair in table.chairs.values()):
        raise Refused("no_rematch", table=table.id)
    if accepts and table.kind is TableKind.FRIEND and seat.other not in table.rematch_offers:
        raise Refused("no_rematch", table=table.id)
    stem = tokens.next_stem(tokens.stem_of(token), table.id)
    seats = SEATS if table.kind is TableKind.SAME_SCREEN else (seat,)
    hashes = {one.value: tokens.digest(tokens.token(stem, one)) for one in seats}
    return {"seat": seat.value, "commitment": check_hex(command.commitment, "commitment"), "tokens": hashes}


def _decide_rematch(table: Table, offered: Fact, now: float) -> Decision:
    """Decide on an offer of a rematch, which the last one completes."""
    first = _rematch(table, offered, now)
    if first is None:  # an offer that replaces an earlier one of the same seat counts as a new table does
        return Decision.of(table, offered, counts=Seat(offered.data["seat"]) in table.rematch_offers)
    rematched = Fact(FactKind.REMATCHED, {"table": tokens.new_table_id()}, at=int(now))
    return Decision.of(table, offered, rematched, rematch=first, counts=True)


def _rematch(table: Table, offered: Fact, now: float) -> Fact | None:
    """Return the first fact of the next table if this offer completes the rematch, otherwise None."""
    given = rematch_offer_of(offered.data)
    offers = {**table.rematch_offers, Seat(offered.data["seat"]): given}
    if table.kind is TableKind.FRIEND and len(offers) < 2:
        return None
    seats: Data = {}
    for seat, chair in table.chairs.items():
        if chair.bot is not None:
            seats[seat.value] = bot_chair(chair.bot)
        elif table.kind is TableKind.SAME_SCREEN:
            committed = given.commitment if seat is Seat.A else None
            seats[seat.value] = {"name": chair.name, "token": given.tokens[seat], "commitment": committed}
        else:
            offer = offers[seat]
            seats[seat.value] = {"name": chair.name, "token": offer.tokens[seat], "commitment": offer.commitment}
    options = table.options if table.daily is None else Options()  # a rematch is a game like any other
    return first_fact(table.kind, seats, now, table.away_seconds, options, guided=False)


def _shown(number: object) -> str | int:
    return number if type(number) is int else quote(number)


def _wrong_moment(table: Table, command: str) -> ClaimError:
    return TableError("wrong_moment", command=command, status=table.status.value)
