"""What one person, who has signed in, does about another: looks them up, follows, blocks and challenges them."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from claim.accounts.errors import AccountError
from claim.accounts.stored_accounts import Account
from claim.friends.errors import FriendsError
from claim.friends.people import Friend, HeadToHead, Known
from claim.game.cards import Seat
from claim.game.errors import quote
from claim.service.play import Sender
from claim.service.tables import Tables
from claim.storage import schema
from claim.tables import tokens
from claim.tables.commands import Create
from claim.tables.seats import Seated
from claim.tables.table import Status, TableKind


@dataclass(frozen=True)
class PersonSeen:
    """Another person, as one who has signed in sees them. Whether they are `online` is for those who follow them."""

    account: Account
    you: bool
    followed: bool
    blocked: bool
    online: bool
    score: HeadToHead


@dataclass(frozen=True)
class Circle:
    """Whom a person follows, which of them are there, and whom they have blocked."""

    followed: list[Known]
    there: list[Friend]
    blocked: list[Known]


async def _find(tables: Tables, text: str) -> Account:
    """Return the account with this name or id. Raises AccountError or StorageFailed."""
    if "\0" in text:  # PostgreSQL has no such text
        raise AccountError("no_account", text=quote(text))
    return await tables.accounts.find(text)


async def look_up(tables: Tables, mine: Account, text: str) -> PersonSeen:
    """Return the person with this name or id, as another sees them. Raises AccountError or StorageFailed.

    A person who has blocked the viewer looks like any other who is not there.
    """
    found, friends = await _find(tables, text), tables.friends
    hidden = (await friends.stored.hidden([mine.id])).get(mine.id, set())
    there = await friends.presence.among([found.id])
    followed = await friends.stored.has(schema.follows, mine.id, found.id)
    return PersonSeen(
        found,
        you=found.id == mine.id,
        followed=followed,
        blocked=await friends.stored.has(schema.blocked, mine.id, found.id),
        online=followed and found.id in there and found.id not in hidden,
        score=HeadToHead() if found.id == mine.id else await friends.stored.head_to_head(mine.id, found.id),
    )


async def circle_of(tables: Tables, mine: Account) -> Circle:
    """Return whom a person follows and whom they have blocked. Raises StorageFailed."""
    friends = tables.friends
    there = (await friends.presence.friends([mine.id])).get(mine.id, [])
    followed, blocked = [await friends.stored.known(table, mine.id) for table in (schema.follows, schema.blocked)]
    return Circle(followed, there, blocked)


async def follow(tables: Tables, mine: Account, text: str, *, follows: bool) -> PersonSeen:
    """Follow a person, or not any more. Raises AccountError, FriendsError or StorageFailed."""
    other = await _find(tables, text)
    await tables.friends.follow(mine.id, other.id, other.name, follows=follows)
    return await look_up(tables, mine, other.id)


async def block(tables: Tables, mine: Account, text: str, *, blocks: bool) -> PersonSeen:
    """Block a person, or not any more. Raises AccountError, FriendsError or StorageFailed."""
    other = await _find(tables, text)
    await tables.friends.block(mine.id, other.id, blocks=blocks)
    return await look_up(tables, mine, other.id)


async def challenge(
    tables: Tables, mine: Account, text: str, request: Create, admit: Callable[[], None], sender: Sender
) -> Seated:
    """Make a table whose free seat is kept for the person with this name or id, and let them know.

    The same request again gets the same answer. `admit` is called before a new challenge is looked at, and the sender's
    quota is taken as in `Seating.create`. Raises what these raise, AccountError where no one has this name, and
    FriendsError.
    """
    if request.kind != TableKind.FRIEND.value or request.options.open_seat:
        raise FriendsError("challenge_of_two")
    other = await _find(tables, text)
    tokens.check_command_id(request.id, tokens.LEAST_SECRET_ID)
    made = await tables.storage.created_by(tokens.digest(request.id))
    known = made is not None and await tables.friends.challenges.at(made) is not None
    if not known:
        admit()
        await tables.friends.check_challenge(mine.id, other.id, other.name)
        if other.suspended is not None:
            raise FriendsError("cannot_challenge", name=other.name)
    seated = await tables.seating.create(replace(request, name=mine.name), sender, mine.id)
    table = seated.table
    if table.kind is not TableKind.FRIEND or table.options.open_seat or table.seats[Seat.A].account != mine.id:
        raise FriendsError("challenge_of_two")  # it was made before, by the same id
    if not known and table.status is Status.WAITING:
        await tables.friends.challenge(mine.id, mine.name, other.id, other.name, table)
    return seated
