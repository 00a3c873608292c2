"""How a table begins: its first fact, with who sits there and what was chosen about its deal."""

import secrets
from collections.abc import Mapping
from typing import Any

from claim.bots.levels import LEVELS
from claim.bots.registry import make_bot
from claim.game.cards import SEATS, Seat
from claim.game.errors import BadText, quote
from claim.game.game import Game
from claim.game.position import position_text
from claim.records.errors import BadRecord
from claim.records.fair import is_secret
from claim.records.identities import BotIdentity, identity_of
from claim.records.record import Record
from claim.tables import tokens
from claim.tables.clock import terms_to_json
from claim.tables.commands import Create, DealOf, SetUp
from claim.tables.errors import TableError
from claim.tables.names import Names
from claim.tables.options import Options
from claim.tables.table import Fact, FactKind, TableKind, iso_time

Data = dict[str, Any]


def created(
    request: Create,
    key: str,
    table_id: str,
    now: float,
    names: Names,
    away: int,
    chosen: Mapping[str, Any] | None = None,
    account: str | None = None,
) -> Fact:
    """Return the first fact of a new table, which may be closed after `away` seconds without a play.

    `account` is that of the person who makes it.

    With what was `chosen` (`chosen_deal`, `chosen_position`) it begins at once, and no seat has to contribute anything.

    Raises TableError or BadRecord where the request cannot be met.
    """
    kind, name = _kind(request.kind), names.check(request.name)
    request.options.check(against_bot=kind is TableKind.BOT, friends=kind is TableKind.FRIEND)
    stem = tokens.first_stem(key, table_id, request.id)
    mine = tokens.digest(tokens.token(stem, Seat.A))
    committed = check_hex(request.commitment, "commitment")
    chair = {"name": name, "token": mine, "commitment": None if chosen else committed}
    seats: Data = {"A": {**chair, **of_account(account)}}
    if kind is TableKind.BOT:
        seats["B"] = bot_chair(bot_identity(request))
    elif kind is TableKind.SAME_SCREEN:
        beside = name if request.other_name is None else names.check(request.other_name, "other_name")
        seats["B"] = {"name": beside, "token": tokens.digest(tokens.token(stem, Seat.B))}
    return first_fact(kind, seats, now, away, request.options, guided=request.guided is True, chosen=chosen)


def first_fact(
    kind: TableKind,
    seats: Data,
    now: float,
    away: int,
    options: Options,
    *,
    guided: bool,
    chosen: Mapping[str, Any] | None = None,
) -> Fact:
    """Return the fact that creates a table, with a new secret."""
    data = {"kind": kind.value, "guided": guided, "secret": secrets.token_hex(32), "created": iso_time(now)}
    more = {"seats": seats, "away": away, "options": options.to_json(), **(chosen or {})}
    if options.clock is not None:
        more["clock"] = terms_to_json(options.clock)
    return Fact.stored_at(now, FactKind.CREATED, {**data, **more})


def check_chosen(request: Create) -> None:
    """Check that one deal or position at most is chosen. Raises BadText for two.

    Raises TableError for a table without a bot, because the players would not know the same of the cards.
    """
    if request.deal_of is not None and request.set_up is not None:
        raise BadText("conflict", one="deal_of", other="set_up")
    if request.kind != TableKind.BOT.value and (request.deal_of is not None or request.set_up is not None):
        raise TableError("deal_without_bot", kind=quote(request.kind))


def chosen_deal(request: DealOf, record: Record) -> Data:
    """Return what a new table's log keeps of the deal of a finished game, so that it needs that game no longer.

    The bot's seed is taken over as well: the same cards get the same answers as before. The deal has its own leader:
    one named in the options leads the rematch. A game that was set up begins from its position again.
    """
    dealt = record.game.dealt
    seed = {} if record.move_seed is None else {"move_seed": record.move_seed}
    if dealt is None:
        return _set_up(record.game, seed, swapped=request.swapped)
    dealt = dealt.swapped() if request.swapped else dealt
    deck, leader = list(dealt.cards), SEATS[dealt.leader].value
    return {"deal": {"table": request.table, "swapped": request.swapped, "deck": deck, "leader": leader, **seed}}


def chosen_position(request: SetUp) -> Data:
    """Return what a new table's log keeps of the position that its game begins from.

    Raises BadText where it is no position, and TableError where nothing is left to play.
    """
    game = Game.parse(request.position)
    if game.turn is None:
        raise TableError("nothing_left")
    return _set_up(game, {}, swapped=request.swapped)


def _set_up(game: Game, seed: Mapping[str, str], *, swapped: bool) -> Data:
    return {"set_up": {"position": position_text(game.start.swapped() if swapped else game.start), **seed}}


def bot_identity(request: Create) -> BotIdentity:
    """Return which bot sits down at a new table. Raises TableError where there is no such bot."""
    known = [level.name for level in LEVELS]
    if request.bot not in known:
        raise TableError("no_such_bot", name=quote(request.bot), known=", ".join(known))
    return identity_of(make_bot(str(request.bot), steady=request.daily is not None))


def bot_chair(bot: BotIdentity) -> Data:
    """Return a bot's seat as the log keeps it."""
    return {"name": bot.name, "bot": {"name": bot.name, "version": bot.version, "budget": bot.budget}}


def of_account(account: str | None) -> Data:
    """Return what a seat's facts say of the account whose game it is; nothing where there is none."""
    return {} if account is None else {"account": account}


def check_hex(text: object, field: str) -> str:
    """Return a commitment or a contribution. Raises BadRecord where it is not 64 hex digits."""
    if not is_secret(text):
        raise BadRecord("bad_hex", field=field, text=quote(text))
    return str(text)


def _kind(text: object) -> TableKind:
    if text not in set(TableKind):
        raise TableError("bad_kind", text=quote(text), known=", ".join(TableKind))
    return TableKind(str(text))
