"""An account's games, and everything that is stored about an account."""

from contextlib import suppress
from dataclasses import dataclass

from claim.accounts.stored_accounts import Account, Passkey, Session
from claim.friends.people import Invitation
from claim.game.errors import ClaimError
from claim.pairing.seeks import SeekerRecord, account_person
from claim.records.record import Record
from claim.service.people import Circle, circle_of
from claim.service.tables import Tables
from claim.storage.errors import StorageFailed
from claim.tables.errors import BrokenLog, TableError
from claim.tables.states import TableState

MOST_LISTED = 50
_AT_ONCE = 500


@dataclass(frozen=True)
class AccountGame:
    """A game of an account: the seat that it had, and what is public of the table."""

    seat: str
    table: TableState


@dataclass(frozen=True)
class Export:
    """Everything about an account. A game has its record once it may be shown."""

    account: Account
    passkeys: list[Passkey]
    sessions: list[Session]
    games: list[tuple[AccountGame, Record | None]]
    circle: Circle
    challenges: list[Invitation]
    lobby: SeekerRecord
    former_name: list[str]  # the forms by which it is kept


async def games_of(
    tables: Tables, account: str, skip: int = 0, most: int = MOST_LISTED, *, going: bool = False
) -> list[AccountGame]:
    """Return an account's games: those that go on, then those that are over, the newest first. Raises StorageFailed.

    `going`: only those that go on.
    """
    found = []
    for table_id, seat in await tables.accounts.games(account, most, skip, going=going):
        with suppress(BrokenLog, TableError):  # damaged, or deleted a moment ago
            found.append(AccountGame(seat, await tables.watching.table(table_id)))
    return found


async def export(tables: Tables, account: Account) -> Export:
    """Return everything that is stored about an account. Raises StorageFailed."""
    accounts = tables.accounts
    games: list[AccountGame] = []
    while batch := await games_of(tables, account.id, len(games), _AT_ONCE):
        games += batch
    with_records = [(one, await _record(tables, one.table.id)) for one in games]
    passkeys, sessions = await accounts.passkeys(account.id), await accounts.sessions(account.id)
    circle, challenges = await circle_of(tables, account), await tables.friends.challenges.of(account.id)
    lobby, former = await tables.lobby.record_of(account_person(account.id)), await accounts.former_name(account.id)
    return Export(account, passkeys, sessions, with_records, circle, challenges, lobby, former)


async def _record(tables: Tables, table_id: str) -> Record | None:
    try:
        return await tables.advice.record(table_id)
    except StorageFailed:
        raise
    except ClaimError:  # not over yet, or a day's deal that is still secret
        return None
