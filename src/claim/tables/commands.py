"""What a client may ask of a table, and what becomes of it: `decide` turns a command into a fact or refuses it.

Nothing here changes a table or keeps anything; the caller holds the table's lock, keeps the fact, and then applies it.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from claim.game.cards import SEATS, Card, Seat
from claim.game.errors import BadText, ClaimError, quote
from claim.game.game import Game
from claim.game.position import position_text
from claim.records.errors import BadRecord
from claim.records.fair import commitment, is_secret
from claim.records.identities import BotIdentity
from claim.records.record import Record
from claim.tables import tokens
from claim.tables.errors import TableError
from claim.tables.facts import Fact, FactKind, iso_time
from claim.tables.names import Names
from claim.tables.options import Options
from claim.tables.table import MOST_TAKEBACKS, Offer, Status, Table, TableKind


@dataclass(frozen=True)
class DealOf:
    """The deal of a finished table, to be played again; `swapped`: with the other's cards."""

    table: str
    swapped: bool = False


@dataclass(frozen=True)
class SetUp:
    """A position to play on from; `swapped`: with what seat B has there."""

    position: str
    swapped: bool = False


@dataclass(frozen=True)
class Daily:
    """A run of a day's deal (None: today's). `player` is drawn by the browser: it may have one counted run per day."""

    player: str
    day: str | None = None
    counted: bool = True


@dataclass(frozen=True)
class Create:
    """A new table. `id` is drawn by the client so that nobody can guess it; the same id gets the same answer."""

    id: str
    kind: str
    name: str
    commitment: str
    bot: str | None = None
    guided: bool = False
    other_name: str | None = None  # of the person at the same screen
    options: Options = field(default_factory=Options)
    deal_of: DealOf | None = None  # only against a bot
    set_up: SetUp | None = None  # likewise
    daily: Daily | None = None  # likewise


@dataclass(frozen=True)
class Sit:
    """Take the free seat of a table. `id` as in `Create`."""

    id: str
    name: str
    commitment: str


@dataclass(frozen=True)
class Reveal:
    """Show the contribution that was committed to."""

    id: str
    contribution: str


@dataclass(frozen=True)
class Play:
    """Play a card. `ply` is how many plays the client knows of: a play meant for another moment is refused."""

    id: str
    card: str
    ply: int


@dataclass(frozen=True)
class TakeBack:
    """Take back one's last play against a bot, and what followed. `to` is how many plays the client expects to stay.

    The bot may answer while this is on its way: the same play is meant, and `to` is the same. What was meant for
    another play is refused.
    """

    id: str
    to: int


@dataclass(frozen=True)
class Resign:
    """Give the game up."""

    id: str


@dataclass(frozen=True)
class Leave:
    """Leave the table for good; a game that goes on is forfeited, and a table that waits is closed.

    Whoever has revealed leaves a table that was not dealt without forfeiting: the other kept them waiting.
    """

    id: str


@dataclass(frozen=True)
class Close:
    """Close a table whose other player has not played for long: they forfeit the game."""

    id: str


@dataclass(frozen=True)
class OfferRematch:
    """Offer another game, with a commitment for its deal. Where the other has offered already, this accepts."""

    id: str
    commitment: str


@dataclass(frozen=True)
class AcceptRematch:
    """Accept the other's offer, with a commitment for the deal."""

    id: str
    commitment: str


Command = Reveal | Play | TakeBack | Resign | Leave | Close | OfferRematch | AcceptRematch


def created(
    request: Create,
    key: str,
    table_id: str,
    now: str,
    bot: BotIdentity | None,
    names: Names,
    away: int,
    chosen: Mapping[str, Any] | None = None,
) -> Fact:
    """Return the first fact of a new table, which may be closed after `away` seconds without a play.

    With what was `chosen` (`chosen_deal`, `chosen_position`) it begins at once, and nobody has to contribute anything.

    Raises TableError or BadRecord where the request cannot be met.
    """
    kind, name = _kind(request.kind), names.check(request.name)
    request.options.check(against_bot=kind is TableKind.BOT)
    stem = tokens.first_stem(key, table_id, request.id)
    mine = tokens.digest(tokens.token(stem, Seat.A))
    committed = check_hex(request.commitment, "commitment")
    seats: dict[str, Any] = {"A": {"name": name, "token": mine, "commitment": None if chosen else committed}}
    if kind is TableKind.BOT:
        assert bot is not None
        seats["B"] = _bot_chair(bot)
    elif kind is TableKind.SAME_SCREEN:
        beside = name if request.other_name is None else names.check(request.other_name, "other_name")
        seats["B"] = {"name": beside, "token": tokens.digest(tokens.token(stem, Seat.B))}
    first = _first(kind, seats, now, away, request.options, guided=request.guided is True)
    return first if chosen is None else Fact(first.kind, {**first.data, **chosen})


def _first(kind: TableKind, seats: Mapping[str, Any], now: str, away: int, options: Options, *, guided: bool) -> Fact:
    data = {"kind": kind.value, "guided": guided, "secret": secrets.token_hex(32), "created": now, "seats": seats}
    return Fact(FactKind.CREATED, {**data, "away": away, "options": options.to_json()})


def check_chosen(request: Create) -> None:
    """Check that one deal or position at most is chosen. Raises BadText for two.

    Raises TableError for a table without a bot, because people would not know the same of the cards.
    """
    if request.deal_of is not None and request.set_up is not None:
        raise BadText("conflict", one="deal_of", other="set_up")
    if request.kind != TableKind.BOT.value and (request.deal_of is not None or request.set_up is not None):
        raise TableError("deal_without_bot", kind=quote(request.kind))


def chosen_deal(wanted: DealOf, record: Record) -> dict[str, Any]:
    """Return what a new table's log keeps of the deal of a finished game, so that it needs that game no longer.

    The bot's seed is taken over as well: where the person plays the same cards, the bot answers them as before. The
    deal has its own leader: one named in the options leads the rematch. A game that was set up begins from its position
    again.
    """
    dealt = record.game.dealt
    seed = {} if record.move_seed is None else {"move_seed": record.move_seed}
    if dealt is None:
        return _set_up(record.game, seed, swapped=wanted.swapped)
    dealt = dealt.swapped() if wanted.swapped else dealt
    deck, leader = list(dealt.cards), SEATS[dealt.leader].value
    return {"deal": {"table": wanted.table, "swapped": wanted.swapped, "deck": deck, "leader": leader, **seed}}


def chosen_position(wanted: SetUp) -> dict[str, Any]:
    """Return what a new table's log keeps of the position that its game begins from.

    Raises BadText where it is no position, and TableError where nothing is left to play.
    """
    game = Game.parse(wanted.position)
    if game.turn is None:
        raise TableError("nothing_left")
    return _set_up(game, {}, swapped=wanted.swapped)


def _set_up(game: Game, seed: Mapping[str, str], *, swapped: bool) -> dict[str, Any]:
    return {"set_up": {"position": position_text(game.start.swapped() if swapped else game.start), **seed}}


def _bot_chair(bot: BotIdentity) -> dict[str, Any]:
    return {"name": bot.name, "bot": {"name": bot.name, "version": bot.version, "budget": bot.budget}}


def sat(table: Table, request: Sit, key: str, names: Names) -> Fact:
    """Return the fact that somebody sits down. Raises TableError where no seat is free, and as `created` does."""
    name, committed = names.check(request.name), check_hex(request.commitment, "commitment")
    seat = next((seat for seat in SEATS if not table.chairs[seat].taken), None)
    if seat is None:
        raise TableError("seat_taken", table=table.id)
    if table.status is Status.OVER:  # its maker left before anybody came
        raise TableError("table_closed", table=table.id)
    token = tokens.digest(tokens.token(tokens.first_stem(key, table.id, request.id), seat))
    data = {"seat": seat.value, "name": name, "token": token, "commitment": committed}
    return Fact(FactKind.SAT, data, sit_command(request))


def sit_command(request: Sit) -> str:
    """Return the command id of a `Sit` as the log keeps it: hashed, because the seat's token follows from it."""
    return "sit:" + tokens.digest(request.id)


def command_key(seat: Seat, command: Command) -> str:
    """Return a command id as the log keeps it, with its seat. Raises TableError where it is not a command id."""
    return f"{seat.value}:{tokens.check_command_id(command.id)}"


def decide(table: Table, seat: Seat, token: str, command: Command, now: float) -> Fact:
    """Return the fact that this seat's command makes true, `now` being the time in seconds since 1970.

    Offers and acceptances of a rematch both give the fact `offered`; `rematch` says what follows from it. Raises
    IllegalPlay for a card that may not be played, and TableError, BadRecord or ClaimError for anything else that is
    not possible now.
    """
    data: dict[str, Any] = {"seat": seat.value}
    match command:
        case Reveal():
            kind, data = FactKind.REVEALED, _reveal(table, seat, command)
        case Play():
            kind, data = FactKind.PLAYED, _play(table, seat, command)
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
            kind, data = FactKind.OFFERED, _offer(table, seat, token, command)
    return Fact(kind, data, command_key(seat, command))


def new_play(table: Table, seat: Seat, play: Play, at: int) -> Fact | None:
    """Return the fact that a play makes true at this time; None where it was answered before. Raises as `decide`."""
    key = command_key(seat, play)
    return None if table.answer_to(key) is not None else Fact(FactKind.PLAYED, _play(table, seat, play), key, at)


def _reveal(table: Table, seat: Seat, command: Reveal) -> dict[str, Any]:
    if table.status is not Status.REVEALING or seat not in table.unrevealed:
        raise _wrong_moment(table, "reveal")
    if commitment(check_hex(command.contribution, "contribution")) != table.chairs[seat].commitment:
        raise TableError("wrong_reveal", seat=seat.value)
    return {"seat": seat.value, "contribution": command.contribution}


def _play(table: Table, seat: Seat, command: Play) -> dict[str, Any]:
    if table.game is None:
        raise _wrong_moment(table, "play")
    if type(command.ply) is not int or command.ply != table.ply:
        told = command.ply if type(command.ply) is int else quote(command.ply)
        raise TableError("stale_play", ply=told, now=table.ply)
    if table.status is Status.OVER:
        raise ClaimError("game_over", card=quote(command.card))
    table.game.play(command.card, seat)  # the single gate
    return {"seat": seat._value_, "card": str(Card(command.card))}


def _take_back(table: Table, seat: Seat, command: TakeBack) -> dict[str, Any]:
    if table.kind is not TableKind.BOT or table.options.by_heart or table.counted:
        raise TableError("no_taking_back", table=table.id)
    if table.status is not Status.PLAYING:
        raise _wrong_moment(table, "take_back")
    if table.takebacks >= MOST_TAKEBACKS:
        raise TableError("too_many_taken_back", most=MOST_TAKEBACKS)
    if table.take_back_to is None:
        raise TableError("nothing_to_take_back", table=table.id)
    if type(command.to) is not int or command.to != table.take_back_to:
        told = command.to if type(command.to) is int else quote(command.to)
        raise TableError("stale_take_back", to=told, now=table.take_back_to)
    return {"seat": seat.value, "to": command.to}


def hinted(table: Table, seat: Seat) -> Fact | None:
    """Return the fact that this seat asks for a hint now; None where the same hint was counted before.

    Raises TableError where there are no hints, and ClaimError where it is not this seat's turn.
    """
    if not table.hints or table.status is not Status.PLAYING or table.game is None:
        raise TableError("no_hints", table=table.id)
    if table.game.turn is not seat:
        raise ClaimError("not_your_turn", turn=seat.other.value, seat=seat.value)
    return None if table.ply in table.hinted else Fact(FactKind.HINTED, {"seat": seat.value, "ply": table.ply})


def _away(table: Table, seat: Seat, now: float) -> Seat:
    """Return who is away, so that this seat may close the table."""
    if table.status is not Status.PLAYING:
        raise _wrong_moment(table, "close")
    absent, closable_at = table.waited_for, table.closable_at
    if absent is None or absent is seat or closable_at is None:
        raise TableError("nobody_away", table=table.id)
    if now < closable_at:
        raise TableError("not_closable_yet", table=table.id, time=iso_time(closable_at))
    return absent


def _offer(table: Table, seat: Seat, token: str, command: OfferRematch | AcceptRematch) -> dict[str, Any]:
    name = "accept_rematch" if isinstance(command, AcceptRematch) else "offer_rematch"
    if table.status is not Status.OVER or table.next_table is not None:
        raise _wrong_moment(table, name)
    if table.game is None or any(chair.left for chair in table.chairs.values()):
        raise TableError("no_rematch", table=table.id)
    if isinstance(command, AcceptRematch) and table.kind is TableKind.FRIEND and seat.other not in table.offers:
        raise TableError("no_rematch", table=table.id)
    stem = tokens.next_stem(tokens.stem_of(token), table.id)
    seats = SEATS if table.kind is TableKind.SAME_SCREEN else (seat,)
    hashes = {one.value: tokens.digest(tokens.token(stem, one)) for one in seats}
    return {"seat": seat.value, "commitment": check_hex(command.commitment, "commitment"), "tokens": hashes}


def rematch(table: Table, offered: Fact, now: str) -> Fact | None:
    """Return the first fact of the next table if this offer completes the rematch, otherwise None."""
    offers = dict(table.offers)
    given = Offer(offered.data["commitment"], {Seat(one): token for one, token in offered.data["tokens"].items()})
    offers[Seat(offered.data["seat"])] = given
    if table.kind is TableKind.FRIEND and len(offers) < 2:
        return None
    seats: dict[str, Any] = {}
    for seat, chair in table.chairs.items():
        if chair.bot is not None:
            seats[seat.value] = _bot_chair(chair.bot)
        elif table.kind is TableKind.SAME_SCREEN:
            committed = given.commitment if seat is Seat.A else None
            seats[seat.value] = {"name": chair.name, "token": given.tokens[seat], "commitment": committed}
        else:
            offer = offers[seat]
            seats[seat.value] = {"name": chair.name, "token": offer.tokens[seat], "commitment": offer.commitment}
    options = table.options if table.daily is None else Options()  # a rematch is a game like any other
    return _first(table.kind, seats, now, table.away_seconds, options, guided=False)


def check_hex(text: object, field: str) -> str:
    """Return a commitment or a contribution. Raises BadRecord where it is not 64 hex digits."""
    if not is_secret(text):
        raise BadRecord("bad_hex", field=field, text=quote(text))
    return str(text)


def _kind(text: object) -> TableKind:
    if text not in set(TableKind):
        raise TableError("bad_kind", text=quote(text), known=", ".join(TableKind))
    return TableKind(str(text))


def _wrong_moment(table: Table, command: str) -> ClaimError:
    return TableError("wrong_moment", command=command, status=table.status.value)
