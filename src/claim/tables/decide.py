"""What becomes of a command: `decide` returns the facts that it makes true, or refuses it with a reason.

Nothing here changes a table or stores anything. The caller holds the table's lock, stores the facts, and only then
lets the table become what the decision says.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from claim.game.cards import SEATS, Card, Seat
from claim.game.errors import ClaimError, Text, quote
from claim.records.fair import commitment
from claim.tables import tokens
from claim.tables.clock import DAY, Outage
from claim.tables.commands import (
    AcceptRematch,
    CallOff,
    Close,
    Command,
    DeclareHoliday,
    Leave,
    OfferRematch,
    Play,
    Resign,
    Reveal,
    Sit,
    TakeBack,
)
from claim.tables.errors import TableError
from claim.tables.names import Names
from claim.tables.options import Options
from claim.tables.seating import bot_chair, check_hex, first_fact, of_account
from claim.tables.table import (
    MOST_TAKEBACKS,
    Fact,
    FactKind,
    Status,
    Table,
    TableKind,
    apply,
    iso_time,
    milliseconds,
    rematch_offer_of,
)

Data = dict[str, Any]


class Refused(TableError):
    """A command that is not possible at this table now."""

    texts: ClassVar = {
        "seat_taken": Text("both seats at table {table} are taken", 409),
        "table_closed": Text("table {table} was closed by the player who opened it", 409),
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
        "no_rematch": Text("there is no rematch at table {table}: none was offered, or a player has left", 409),
        "no_hints": Text(
            "there are no hints at table {table}: only against a bot, while the game goes on, and if they were "
            "not switched off",
            409,
        ),
        "nobody_away": Text(
            "your opponent at table {table} is not late: it is your turn, or there is no time limit", 409
        ),
        "not_closable_yet": Text("table {table} may be closed from {time} on", 409),
        "time_is_up": Text("the time is up at table {table}: this came too late", 409),
        "not_called_off": Text(
            "the game at table {table} cannot be called off: that is for two people, before the first card", 409
        ),
        "no_holidays": Text("there are no holidays at table {table}: only slow games have them", 409),
        "not_on_holiday": Text("you are not on holiday at table {table}", 409),
        "too_long_a_holiday": Text("{days} days are too many: {most} are left of your holidays at this table", 409),
        "adopted_before": Text("the game of seat {seat} at table {table} is another account's", 409),
    }


@dataclass(frozen=True, slots=True)
class Decision:
    """The facts that a command makes true, and the table after them. `rematch` is the first fact of the next table.

    `limited` is set for what a limit should count: a new table, or a game that is called off.
    """

    facts: tuple[Fact, ...]
    after: Table
    rematch: Fact | None = None
    limited: bool = False

    @classmethod
    def of(cls, table: Table, *facts: Fact, rematch: Fact | None = None, limited: bool = False) -> "Decision":
        """Decide on these facts."""
        return cls(facts, apply(table, *facts), rematch, limited)


def decide(
    table: Table, seat: Seat, token: str, command: Command, now: float, outages: Sequence[Outage] = ()
) -> Decision:
    """Decide what this seat's command does, `now` being the time in seconds since 1970.

    `token` is what the seat was opened with, from which that of a rematch follows; it is empty where its account did
    that. The clock of this turn is stopped first for `outages` for which it was not stopped yet.

    Raises IllegalPlay for a card that may not be played, and Refused, TableError, BadRecord or ClaimError for anything
    else that is not possible now.
    """
    owed = _owed(table, now, outages)
    if owed:
        decision = decide(apply(table, *owed), seat, token, command, now)
        return replace(decision, facts=(*owed, *decision.facts))
    if _overdue(table, now) and not isinstance(command, Resign | Leave | OfferRematch | AcceptRematch):
        raise Refused("time_is_up", table=table.id)
    return _decide(table, seat, token, command, now)


def _decide(table: Table, seat: Seat, token: str, command: Command, now: float) -> Decision:
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
        case CallOff():
            _check_call_off(table)
            kind = FactKind.CALLED_OFF
        case DeclareHoliday():
            kind, data = FactKind.HOLIDAY, _holiday(table, seat, command, now)
        case OfferRematch() | AcceptRematch():
            kind, data = FactKind.REMATCH_OFFERED, _rematch_offer(table, seat, token, command)
    fact = Fact.stored_at(now, kind, data, command_key(seat, command))
    if kind is FactKind.REMATCH_OFFERED:
        return _decide_rematch(table, fact, now)
    return Decision.of(table, fact, limited=kind is FactKind.CALLED_OFF)


def decide_sit(table: Table, request: Sit, key: str, names: Names, now: float, account: str | None = None) -> Decision:
    """Decide on sitting down. Raises Refused where no seat is free, or as `seating.created` does."""
    name, committed = names.check(request.name), check_hex(request.commitment, "commitment")
    seat = next((seat for seat in SEATS if not table.chairs[seat].taken), None)
    if seat is None:
        raise Refused("seat_taken", table=table.id)
    if table.status is Status.OVER:  # its maker left before a second player came
        raise Refused("table_closed", table=table.id)
    token = tokens.digest(tokens.token(tokens.first_stem(key, table.id, request.id), seat))
    data = {"seat": seat.value, "name": name, "token": token, "commitment": committed, **of_account(account)}
    return Decision.of(table, Fact.stored_at(now, FactKind.SAT, data, sit_key(request)))


def decide_adopt(table: Table, seat: Seat, account: str, name: str, now: float) -> Decision | None:
    """Decide on putting a seat's game under an account, and under its name; None where it is there already.

    What was typed at the seat may be another account's name. Raises Refused where the game is another account's.
    """
    before = table.chairs[seat].account
    if before == account:
        return None
    if before is not None:
        raise Refused("adopted_before", seat=seat.value, table=table.id)
    named = Fact.stored_at(now, FactKind.RENAMED, {"seat": seat.value, "name": name})
    return Decision.of(table, named, Fact.stored_at(now, FactKind.ADOPTED, {"seat": seat.value, "account": account}))


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
    return Decision.of(table, Fact.stored_at(now, FactKind.HINTED, {"seat": seat.value, "ply": table.ply}))


def decide_time(table: Table, now: float, outages: Sequence[Outage] = ()) -> Decision | None:
    """Decide what the time does to a table by itself; None where that is nothing.

    Its clock is stopped for `outages` for which it was not stopped yet, once they are over. If the time is up all the
    same, the seat on turn loses, unless an outage goes on; before the deal, a seat that has not revealed its
    contribution is a no-show.
    """
    over = [one for one in outages if one.ended <= milliseconds(now)]
    owed = _owed(table, now, over)
    after = apply(table, *owed)
    if _overdue(after, now) and not _owed(after, now, outages):
        if after.turn is not None:
            fact = Fact.stored_at(now, FactKind.FLAGGED, {"seat": after.turn.value})
        else:
            fact = Fact.stored_at(now, FactKind.NO_SHOW, {"seats": [seat.value for seat in after.unrevealed]})
        return Decision.of(table, *owed, fact)
    return Decision(tuple(owed), after) if owed else None


def decide_absent(
    table: Table, now: float, outages: Sequence[Outage] = (), *, withdrawn: bool = False
) -> Decision | None:
    """Decide to close a table because a player who was paired has not revealed; None where both have, or it is over.

    Its clock is stopped first for `outages`, which tells that the player may not have been able to come. A player who
    has `withdrawn`, having asked to be paired no longer before they knew, was not absent, nor was the other.
    """
    if table.status is not Status.REVEALING:
        return None
    absent = [] if withdrawn else [seat.value for seat in table.unrevealed]
    closed = Fact(FactKind.CLOSED_BY_HOST, {"absent": absent}, at=int(now))
    return Decision.of(table, *_owed(table, now, outages), closed)


def decide_end_challenge(table: Table, why: str, now: float) -> Decision | None:
    """Decide to close the table of a challenge; `why` is declined, withdrawn or lapsed.

    None where the challenged has sat down, or it is over.
    """
    if table.status is not Status.WAITING:
        return None
    return Decision.of(table, Fact.stored_at(now, FactKind.CLOSED_BY_HOST, {"challenge": why}))


def decide_maker_gone(table: Table, now: float) -> Decision | None:
    """Decide to let the maker of a table leave it, having gone; None where another player has come, or it is over."""
    if table.status is not Status.WAITING:
        return None
    return Decision.of(table, Fact.stored_at(now, FactKind.LEFT, {"seat": Seat.A.value}))


def decide_bot_play(table: Table, card: Card, command: str, now: float, *, own: bool) -> Decision:
    """Decide on a bot's card in its turn; `own` says that the bot itself chose it."""
    assert table.bot_seat is not None
    data = {"seat": table.bot_seat.value, "card": str(card)}
    return Decision.of(table, Fact.stored_at(now, FactKind.PLAYED, data if own else {**data, "other": True}, command))


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


def _check_call_off(table: Table) -> None:
    if table.kind is not TableKind.FRIEND or table.status is not Status.PLAYING or table.ply:
        raise Refused("not_called_off", table=table.id)


def _overdue(table: Table, now: float) -> bool:
    return table.deadline is not None and milliseconds(now) >= table.deadline


def _owed(table: Table, now: float, outages: Sequence[Outage]) -> list[Fact]:
    """Return the facts that stop this turn's clock for outages."""
    clock, found = table.clock, list[Fact]()
    for outage in outages if clock is not None and clock.running else ():
        assert clock is not None
        stopped = clock.owed(outage, milliseconds(now))
        if stopped and table.answer_to(outage.command) is None:
            found.append(Fact.stored_at(now, FactKind.PAUSED, {"ms": stopped}, outage.command))
    return found


def _holiday(table: Table, seat: Seat, command: DeclareHoliday, now: float) -> Data:
    clock, begun = table.clock, milliseconds(now)
    if clock is None or not clock.terms.holidays:
        raise Refused("no_holidays", table=table.id)
    if table.status is not Status.PLAYING:
        raise _wrong_moment(table, "declare_holiday")
    last, most = clock.holidays.get(seat), clock.holidays_left(seat, begun) // DAY
    if command.days == 0 and (last is None or last.until <= begun):
        raise Refused("not_on_holiday", table=table.id)
    if type(command.days) is not int or not 0 <= command.days <= most:
        raise Refused("too_long_a_holiday", days=_shown(command.days), most=most)
    return {"seat": seat.value, "begun": begun, "until": begun + command.days * DAY}


def _rematch_offer(table: Table, seat: Seat, token: str, command: OfferRematch | AcceptRematch) -> Data:
    accepts = isinstance(command, AcceptRematch)
    if table.status is not Status.OVER or table.next_table is not None:
        raise _wrong_moment(table, "accept_rematch" if accepts else "offer_rematch")
    if table.game is None or any(chair.left for chair in table.chairs.values()):
        raise Refused("no_rematch", table=table.id)
    if accepts and table.kind is TableKind.FRIEND and seat.other not in table.rematch_offers:
        raise Refused("no_rematch", table=table.id)
    # Without a token there is none for the next seat either: nobody knows this one, and only the account opens it.
    stem = tokens.next_stem(tokens.stem_of(token) if token else secrets.token_urlsafe(32), table.id)
    seats = SEATS if table.kind is TableKind.SAME_SCREEN else (seat,)
    hashes = {one.value: tokens.digest(tokens.token(stem, one)) for one in seats}
    return {"seat": seat.value, "commitment": check_hex(command.commitment, "commitment"), "tokens": hashes}


def _decide_rematch(table: Table, offered: Fact, now: float) -> Decision:
    """Decide on an offer of a rematch, which the last one completes."""
    first = _rematch(table, offered, now)
    if first is None:  # an offer that replaces an earlier one of the same seat counts as a new table does
        return Decision.of(table, offered, limited=Seat(offered.data["seat"]) in table.rematch_offers)
    rematched = Fact.stored_at(now, FactKind.REMATCHED, {"table": tokens.new_table_id()})
    return Decision.of(table, offered, rematched, rematch=first, limited=True)


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
            mine = {"name": chair.name, "token": given.tokens[seat], "commitment": committed}
            seats[seat.value] = {**mine, **of_account(chair.account)}
        else:
            offer = offers[seat]
            mine = {"name": chair.name, "token": offer.tokens[seat], "commitment": offer.commitment}
            seats[seat.value] = {**mine, **of_account(chair.account)}
    options = table.options if table.daily is None else Options()  # a rematch is a game like any other
    return first_fact(table.kind, seats, now, table.away_seconds, options, guided=False)


def _shown(number: object) -> str | int:
    return number if type(number) is int else quote(number)


def _wrong_moment(table: Table, command: str) -> ClaimError:
    return TableError("wrong_moment", command=command, status=table.status.value)
