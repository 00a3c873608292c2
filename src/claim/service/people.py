"""What a person who has signed in does about another: looks them up, follows, blocks and challenges them; and what is
stored about a person: their games.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from claim.accounts.errors import AccountError
from claim.accounts.stored_accounts import Account
from claim.friends.errors import FriendsError
from claim.friends.people import CircleState, Meeting, PersonState, Score
from claim.game.cards import Seat
from claim.game.errors import ClaimError, quote
from claim.records.record import Record
from claim.service.play import Sender
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.errors import StorageFailed
from claim.tables import tokens
from claim.tables.commands import Create
from claim.tables.errors import BrokenLog, TableError
from claim.tables.states import TableState
from claim.tables.table import Status, TableKind, iso_time
from claim.tables.tokens import Seated

MOST_LISTED = 50
MOST_EXPORTED = 1_000_000


async def _find(tables: Tables, text: str) -> Account:
    """Return the account with this name or id. Raises AccountError or StorageFailed."""
    if "\0" in text:  # PostgreSQL has no such text
        raise AccountError("no_account", text=quote(text))
    return await tables.accounts.find(text)


async def look_up(tables: Tables, mine: Account, text: str) -> PersonState:
    """Return the person with this name or id, as another sees them. Raises AccountError or StorageFailed.

    Whether they are `online` is for those who follow them. A person who has blocked the viewer looks like any other who
    is not there.
    """
    other, friends = await _find(tables, text), tables.friends
    hidden = (await friends.stored.hidden([mine.id])).get(mine.id, set())
    there = await friends.presence.among([other.id])
    followed = await friends.stored.has(schema.follows, mine.id, other.id)
    score, games = Score(won=0, lost=0, drawn=0), list[Meeting]()
    if other.id != mine.id:
        score, games = await friends.stored.head_to_head(mine.id, other.id)
    return PersonState(
        id=other.id,
        name=other.name,
        since=iso_time(other.created),
        you=other.id == mine.id,
        followed=followed,
        blocked=await friends.stored.has(schema.blocked_accounts, mine.id, other.id),
        online=followed and other.id in there and other.id not in hidden,
        score=score,
        games=games,
    )


async def circle_of(tables: Tables, mine: Account) -> CircleState:
    """Return whom a person follows and whom they have blocked. Raises StorageFailed."""
    friends = tables.friends
    return CircleState(
        followed=await friends.stored.known(schema.follows, mine.id),
        there=(await friends.presence.friends([mine.id])).get(mine.id, []),
        blocked=await friends.stored.known(schema.blocked_accounts, mine.id),
    )


async def follow(tables: Tables, mine: Account, text: str, *, follows: bool) -> PersonState:
    """Follow a person, or not any more. Raises AccountError, FriendsError or StorageFailed."""
    other = await _find(tables, text)
    await tables.friends.follow(mine.id, other.id, other.name, follows=follows)
    return await look_up(tables, mine, other.id)


async def block(tables: Tables, mine: Account, text: str, *, blocks: bool) -> PersonState:
    """Block a person, or not any more. Raises AccountError, FriendsError or StorageFailed."""
    other = await _find(tables, text)
    await tables.friends.block(mine.id, other.id, blocks=blocks)
    return await look_up(tables, mine, other.id)


async def challenge(
    tables: Tables,
    mine: Account,
    text: str,
    request: Create,
    admit: Callable[[], None],
    sender: Sender,
    network: str = "",
) -> Seated:
    """Make a table whose free seat is kept for the person with this name or id, and let them know.

    Of one `network` only so many challenges to one person may wait. The same request again gets the same answer.
    `admit` is called before a new challenge is looked at, and the sender's quota is taken as in `Seating.create`.
    Raises what these raise, AccountError where no one has this name, and FriendsError.
    """
    if request.kind != TableKind.FRIEND.value or request.options.open_seat:
        raise FriendsError("challenge_of_two")
    other = await _find(tables, text)
    tokens.check_command_id(request.id, tokens.LEAST_SECRET_ID)
    existing = await tables.storage.created_by(tokens.digest(request.id))
    known = existing is not None and await tables.friends.challenges.at(existing) is not None
    if not known:
        admit()
        await tables.friends.check_challenge(mine.id, other.id, other.name, network)
        if other.suspended is not None:
            raise FriendsError("cannot_challenge", name=other.name)
    seated = await tables.seating.create(replace(request, name=mine.name), sender, mine.id)
    table = seated.table
    if table.kind is not TableKind.FRIEND or table.options.open_seat or table.seats[Seat.A].account != mine.id:
        raise FriendsError("challenge_of_two")  # it was made before, by the same id
    if not known and table.status is Status.WAITING:
        await tables.friends.challenge(mine.id, mine.name, other.id, other.name, table, network)
    return seated


# --- what is stored about a person -----------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class AccountGame:
    """A game of yours: your seat, and what is public of the table."""

    seat: Seat  # yours
    table: TableState


async def games_of(tables: Tables, account: str, skip: int = 0, *, going: bool = False) -> list[AccountGame]:
    """Return an account's games: those that go on, then those that are over, the newest first. Raises StorageFailed.

    `going`: only those that go on.
    """
    games = []
    for table_id, seat in await tables.accounts.games(account, MOST_LISTED, skip, going=going):
        with suppress(BrokenLog, TableError):  # damaged, or deleted a moment ago
            games.append(AccountGame(seat=Seat(seat), table=await tables.live.public_state(table_id)))
    return games


async def exported_games(tables: Tables, account: str) -> AsyncIterator[tuple[AccountGame, Record | None]]:
    """Yield an account's games, each with its record once that may be shown. Raises StorageFailed.

    Others have their turn after each: there may be thousands.
    """
    for table_id, seat in await tables.accounts.games(account, MOST_EXPORTED):
        with suppress(BrokenLog, TableError):  # damaged, or deleted a moment ago
            game = AccountGame(seat=Seat(seat), table=await tables.live.public_state(table_id))
            yield game, await _record(tables, table_id)
        await asyncio.sleep(0)


async def _record(tables: Tables, table_id: str) -> Record | None:
    try:
        return await tables.advice.record(table_id)
    except StorageFailed:
        raise
    except ClaimError:  # not over yet, or a day's deal that is still secret
        return None
