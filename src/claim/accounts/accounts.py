"""Accounts: made, signed in to, changed. All questions of who a person is come here.

An account is a name with passkeys and one recovery key, which signs in where there are no passkeys. Deleting one, which
also concerns its games, is in service/account_deletion.py.
"""

import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.accounts import ceremonies, keys
from claim.accounts import stored_accounts as stored
from claim.accounts.ceremonies import Site
from claim.accounts.errors import AccountError
from claim.accounts.stored_accounts import ID_LETTERS, Account
from claim.game.errors import quote
from claim.game.fields import AccountId
from claim.storage import schema
from claim.storage.bus import notify_sessions
from claim.storage.engines import snapshot
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage
from claim.tables import tokens
from claim.tables.errors import TableError
from claim.tables.names import MOST_NAME, NAMELESS, Names, enforced, likenesses
from claim.tables.table import ANONYMOUS, iso_time

DAY = 86_400
RENAME_DAYS = 30
SESSION_DAYS = 180  # without a use, after which a session ends
NOTE_SECONDS = 3600  # how exactly the last use of a session is known
FRESH_SECONDS = 300  # after signing in, within which people may change what opens their account
MOST_PASSKEYS = 10
MOST_SESSIONS = 30
_log = logging.getLogger("claim.accounts")
Admit = Callable[[], None]  # raises the ClaimError that refuses a new account


@dataclass(frozen=True)
class SignedIn:
    """A person who has signed in: the account, the hash of the session's token, and when the session began."""

    account: Account
    session: str
    began: int

    @property
    def session_id(self) -> str:
        """The id by which the session is listed."""
        return self.session[:ID_LETTERS]


@dataclass(frozen=True)
class NewSession:
    """A session that has just begun, with its token, and the account's new recovery key where it got one."""

    account: Account
    token: str
    recovery_key: str | None = None


@dataclass(frozen=True, kw_only=True)
class PasskeyState:
    """A passkey of yours; `host` is the name of the server that it was made for, `counter` counts its uses."""

    id: str  # WebAuthn's
    host: str  # the server's name for which it was made
    label: str  # the browser and system where it was made, or the name that you gave it
    created: str
    used: str | None  # when it last signed in
    counter: int  # of its uses, by its own count; many have none and stay at 0


@dataclass(frozen=True, kw_only=True)
class SessionState:
    """A session of yours; `current` is the one that asks."""

    id: str  # to end it by; it opens nothing
    label: str  # the browser and system that signed in
    created: str
    used: str  # to the hour
    current: bool  # whether it is the one that asks


@dataclass(frozen=True, kw_only=True)
class AccountState:
    """GET /api/account: your account, which nobody else is shown like this."""

    id: AccountId
    name: str
    created: str
    renamable_at: str | None  # when the name may be changed again; null: it never was
    passkeys: Sequence[PasskeyState]  # the oldest first
    sessions: Sequence[SessionState]  # the one used last first


class Accounts:
    """The accounts of one storage. Everything raises StorageFailed where it does not answer."""

    def __init__(self, storage: Storage, names: Names, clock: Callable[[], float]) -> None:
        """Check names with these `names`, and take the time from this `clock`."""
        self._storage = storage
        self._transaction = storage.queued_transaction
        self._names = names
        self._clock = clock

    @property
    def _now(self) -> int:
        return int(self._clock())

    def check_name(self, text: object) -> str:
        """Return a name as it is kept.

        Raises TableError where it cannot be one, or looks like that of a bot, and AccountError where it stands for
        people without a name.
        """
        name = self._names.check(text)
        if likenesses(name) & (likenesses(ANONYMOUS) | likenesses(NAMELESS)):
            raise AccountError("name_taken", text=quote(name))
        return name

    async def guest_refusal(self, text: object) -> AccountError | None:
        """Return why nobody without an account may sit with others under this name; None where they may.

        It is an account's name, or was, or looks like one. Raises TableError where it cannot be a name.
        """
        name = self._names.check(text)
        taken = await self._storage.rows(stored.having_name(name))
        return AccountError("name_of_account", text=quote(name), field="name") if taken else None

    # --- making one --------------------------------------------------------------------------------------------------

    async def begin_creation(self, text: object, site: Site) -> str:
        """Return the options for the first passkey of a new account.

        Raises TableError where the name cannot be one, and AccountError where it is taken.
        """
        name, account = self.check_name(text), tokens.new_table_id()
        if await self._storage.rows(stored.having_name(name)):
            raise AccountError("name_taken", text=quote(name))
        challenge = await ceremonies.new_challenge(self._transaction, ceremonies.CREATE, self._now, account, name)
        return ceremonies.creation_options(site, challenge, account, name, [])

    async def create(self, answer: str, site: Site, label: str, admit: Admit, before: str | None = None) -> NewSession:
        """Make the account for which `begin_creation` gave the options, with the browser's answer, and sign in.

        `admit` is called before it is stored. The token `before` is good no longer. Raises what `admit` raises, and
        AccountError.
        """
        taken = await ceremonies.take_challenge(self._transaction, answer, ceremonies.CREATE, self._now)
        passkey = ceremonies.verify_creation(answer, taken.challenge, site)
        assert taken.account is not None
        assert taken.name is not None
        return await self._create(Account(taken.account, taken.name, self._now), (passkey, site), label, admit, before)

    async def create_without_passkey(
        self, text: object, label: str, admit: Admit, before: str | None = None
    ) -> NewSession:
        """Make an account that only its recovery key opens, and sign in. Raises as `begin_creation` and `create` do."""
        account = Account(tokens.new_table_id(), self.check_name(text), self._now)
        return await self._create(account, None, label, admit, before)

    async def _create(
        self,
        account: Account,
        passkey: tuple[ceremonies.NewPasskey, Site] | None,
        label: str,
        admit: Admit,
        before: str | None,
    ) -> NewSession:
        key, token = keys.new_recovery_key(), keys.new_session_token()
        admit()
        async with stored.unless_there(
            self._transaction, AccountError("name_taken", text=quote(account.name))
        ) as connection:
            await stored.insert_account(connection, account, keys.recovery_digest(key))
            if passkey is not None:
                await stored.insert_passkey(connection, self._passkey_row(account.id, *passkey, label), MOST_PASSKEYS)
            await self._insert_session(connection, account.id, token, label, before)
        return NewSession(account, token, key)

    def _passkey_row(self, account: str, new: ceremonies.NewPasskey, site: Site, label: str) -> dict[str, object]:
        row = {"id": new.id, "account": account, "key": new.key, "counter": new.counter, "host": site.host}
        return {**row, "label": label, "created": self._now, "used": None}

    # --- signing in --------------------------------------------------------------------------------------------------

    async def begin_sign_in(self, site: Site) -> str:
        """Return the options for signing in with a passkey."""
        challenge = await ceremonies.new_challenge(self._transaction, ceremonies.SIGN_IN, self._now)
        return ceremonies.request_options(site, challenge)

    async def sign_in(self, answer: str, site: Site, label: str, before: str | None = None) -> NewSession:
        """Begin a session with a passkey's answer to `begin_sign_in`. The token `before` is good no longer.

        Raises AccountError, also where the passkey's counter shows that there are two of it.
        """
        taken = await ceremonies.take_challenge(self._transaction, answer, ceremonies.SIGN_IN, self._now)
        passkey, handle = ceremonies.credential_of(answer)
        passkeys = schema.passkeys
        rows = await self._storage.rows(sa.select(passkeys).where(passkeys.c.id == passkey))
        if not rows or handle not in (None, rows[0].account):
            raise AccountError("unknown_passkey")
        counter = ceremonies.verify_request(answer, taken.challenge, site, rows[0].key)
        grown = sa.or_(passkeys.c.counter < counter, sa.and_(passkeys.c.counter == 0, sa.literal(counter) == 0))
        token = keys.new_session_token()
        async with self._transaction() as connection:
            used = passkeys.update().where(passkeys.c.id == passkey, grown).values(counter=counter, used=self._now)
            if not (await connection.execute(used)).rowcount:
                _log.warning(
                    "a passkey of account %s was used with an old counter: there may be a copy", rows[0].account
                )
                raise AccountError("cloned_passkey")
            await self._insert_session(connection, rows[0].account, token, label, before)
            account = await stored.find_account(connection, rows[0].account)
        return NewSession(account, token)

    async def sign_in_with_key(self, typed: str, label: str, before: str | None = None) -> NewSession:
        """Begin a session with the recovery key. Raises AccountError where it is not one, or no account's."""
        accounts = schema.accounts.c
        rows = await self._storage.rows(sa.select(accounts.id).where(accounts.recovery == keys.recovery_digest(typed)))
        if not rows:
            raise AccountError("unknown_key")
        token = keys.new_session_token()
        async with self._transaction() as connection:
            await self._insert_session(connection, rows[0].id, token, label, before)
            account = await stored.find_account(connection, rows[0].id)
        return NewSession(account, token)

    async def _insert_session(
        self, connection: AsyncConnection, account: str, token: str, label: str, before: str | None = None
    ) -> None:
        row = {"token": tokens.digest(token), "account": account, "label": label}
        oldest, last = self._now - SESSION_DAYS * DAY, None if before is None else tokens.digest(before)
        times = {"created": self._now, "used": self._now}
        await stored.insert_session(connection, {**row, **times}, oldest, MOST_SESSIONS, last)

    async def signed_in(self, token: str | None) -> SignedIn | None:
        """Return whose session has this token, and note that it is used; None where no session has it."""
        if not token:
            return None
        sessions, accounts = schema.sessions, schema.accounts.c
        digest, oldest = tokens.digest(token), self._now - SESSION_DAYS * DAY
        query = stored.accounts_selected(
            sessions.c.token == digest, sessions.c.used >= oldest, accounts.suspended.is_(None)
        )
        query = query.add_columns(sessions.c.used, sessions.c.created.label("began")).join(
            sessions, sessions.c.account == accounts.id
        )
        rows = await self._storage.rows(query)
        if not rows:
            return None
        *fields, used, began = rows[0]
        if used < self._now - NOTE_SECONDS:
            with suppress(StorageFailed):  # a full disk keeps no one from reading
                async with self._transaction() as connection:
                    await connection.execute(sessions.update().where(sessions.c.token == digest).values(used=self._now))
        return SignedIn(Account(*fields), digest, began)

    async def ended(self, sessions: Collection[str]) -> set[str]:
        """Return which of these sessions, named by the hashes of their tokens, have ended."""
        rows = schema.sessions.c
        query = sa.select(rows.token).where(rows.token.in_(sessions), rows.used >= self._now - SESSION_DAYS * DAY)
        return set(sessions) - {str(row.token) for row in await self._storage.rows(query)}

    def check_fresh(self, person: SignedIn) -> None:
        """Check that a person has just signed in, and not merely found a browser that had. Raises AccountError."""
        if person.began < self._now - FRESH_SECONDS:
            raise AccountError("sign_in_again", minutes=FRESH_SECONDS // 60)

    async def end_session(self, account: str, session_id: str) -> None:
        """End one of an account's sessions. Raises AccountError where it has no such session."""
        sessions = schema.sessions.c
        async with self._transaction() as connection:
            await notify_sessions(connection)
            gone = schema.sessions.delete().where(
                sessions.account == account, sessions.token.startswith(session_id, autoescape=True)
            )
            if len(session_id) != ID_LETTERS or not (await connection.execute(gone)).rowcount:
                raise AccountError("no_session")

    async def end_sessions(self, account: str) -> None:
        """End all of an account's sessions."""
        async with self._transaction() as connection:
            await notify_sessions(connection)
            await connection.execute(schema.sessions.delete().where(schema.sessions.c.account == account))

    async def tidy(self) -> None:
        """Delete challenges that have expired, and sessions that were not used for long."""
        async with self._transaction() as connection:
            await ceremonies.forget_expired(connection, self._now)
            unused = schema.sessions.c.used < self._now - SESSION_DAYS * DAY
            await connection.execute(schema.sessions.delete().where(unused))

    # --- looking -----------------------------------------------------------------------------------------------------

    async def state(self, person: SignedIn) -> AccountState:
        """Return a person's own account with its passkeys and sessions."""
        mine = person.account
        return AccountState(
            id=mine.id,
            name=mine.name,
            created=iso_time(mine.created),
            renamable_at=None if mine.renamed is None else iso_time(mine.renamed + RENAME_DAYS * DAY),
            passkeys=await self.passkeys(mine.id),
            sessions=await self.sessions(mine.id, person.session_id),
        )

    async def passkeys(self, account: str) -> list[PasskeyState]:
        """Return an account's passkeys, the oldest first."""
        passkeys = schema.passkeys.c
        query = sa.select(schema.passkeys).where(passkeys.account == account)
        return [
            PasskeyState(
                id=row.id,
                host=row.host,
                label=row.label,
                created=iso_time(row.created),
                used=None if row.used is None else iso_time(row.used),
                counter=row.counter,
            )
            for row in await self._storage.rows(query.order_by(passkeys.created, passkeys.id))
        ]

    async def sessions(self, account: str, current: str) -> list[SessionState]:
        """Return an account's sessions, the one used last first; `current` is the id of the one that asks."""
        sessions, oldest = schema.sessions.c, self._now - SESSION_DAYS * DAY
        query = sa.select(schema.sessions).where(sessions.account == account, sessions.used >= oldest)
        rows = await self._storage.rows(query.order_by(sessions.used.desc(), sessions.token))
        return [
            SessionState(
                id=row.token[:ID_LETTERS],
                label=row.label,
                created=iso_time(row.created),
                used=iso_time(row.used),
                current=row.token[:ID_LETTERS] == current,
            )
            for row in rows
        ]

    async def former_name(self, account: str) -> list[str]:
        """Return the forms by which an account's former name is kept; none where it has not been renamed."""
        names = schema.account_names.c
        query = sa.select(names.likeness).where(names.account == account, names.former.is_(True))
        return [str(row.likeness) for row in await self._storage.rows(query.order_by(names.likeness))]

    async def games(self, account: str, most: int, skip: int = 0, *, going: bool = False) -> Sequence[tuple[str, str]]:
        """Return an account's games as table and seat: those that go on, then those that are over, the newest first.

        `going`: only those that go on.
        """
        games, tables = schema.account_games.c, schema.tables.c
        over = sa.case((tables.status.in_(("over", "closed")), 1), else_=0)
        query = sa.select(games.table_id, games.seat).where(games.account == account)
        query = query.where(over == 0) if going else query
        query = query.join(schema.tables, tables.id == games.table_id).limit(most).offset(skip)
        rows = await self._storage.rows(query.order_by(over, tables.created.desc(), games.table_id, games.seat))
        return [(str(row.table_id), str(row.seat)) for row in rows]

    # --- changing ----------------------------------------------------------------------------------------------------

    async def begin_passkey(self, account: Account, site: Site) -> str:
        """Return the options for a further passkey."""
        challenge = await ceremonies.new_challenge(self._transaction, ceremonies.ADD, self._now, account.id)
        known = [one.id for one in await self.passkeys(account.id) if one.host == site.host]
        return ceremonies.creation_options(site, challenge, account.id, account.name, known)

    async def add_passkey(self, account: str, answer: str, site: Site, label: str) -> None:
        """Add the passkey that a browser made. Raises AccountError."""
        taken = await ceremonies.take_challenge(self._transaction, answer, ceremonies.ADD, self._now)
        if taken.account != account:  # another person has signed in meanwhile
            raise AccountError("stale_challenge", minutes=ceremonies.CHALLENGE_SECONDS // 60)
        new = ceremonies.verify_creation(answer, taken.challenge, site)
        async with stored.unless_there(self._transaction, AccountError("passkey_known")) as connection:
            await stored.insert_passkey(connection, self._passkey_row(account, new, site, label), MOST_PASSKEYS)

    async def label_passkey(self, account: str, passkey: str, text: str) -> None:
        """Call a passkey what its owner calls it; a second one of the same name gets a number.

        Raises TableError where it cannot be shown as a name, and AccountError where there is no such passkey.
        """
        label = enforced(text)
        if label is None or not 1 <= len(label) <= MOST_NAME:
            raise TableError("bad_name", text=quote(text), most=MOST_NAME, field="label")
        async with self._transaction() as connection:
            await stored.label_passkey(connection, account, passkey, label)

    async def remove_passkey(self, account: str, passkey: str) -> None:
        """Remove a passkey. The recovery key still opens an account without any. Raises AccountError."""
        passkeys = schema.passkeys
        async with self._transaction() as connection:
            gone = passkeys.delete().where(passkeys.c.account == account, passkeys.c.id == passkey)
            if not (await connection.execute(gone)).rowcount:
                raise AccountError("no_passkey")

    async def new_recovery_key(self, account: str) -> str:
        """Give an account another recovery key; the last one opens nothing any more. Raises AccountError."""
        key, accounts = keys.new_recovery_key(), schema.accounts
        async with self._transaction() as connection:
            changed = accounts.update().where(accounts.c.id == account).values(recovery=keys.recovery_digest(key))
            if not (await connection.execute(changed)).rowcount:
                raise AccountError("no_account", text=quote(account))
        return key

    async def rename(self, account: Account, text: object, *, by_host: bool = False) -> Account:
        """Give an account another name; its owner may do so only now and then.

        The games keep the name under which they were played. Raises TableError and AccountError.
        """
        name, accounts, now = self.check_name(text), schema.accounts, self._now
        if name == account.name:
            return account
        async with stored.unless_there(self._transaction, AccountError("name_taken", text=quote(name))) as connection:
            row = (
                await connection.execute(
                    sa.select(accounts.c.renamed).where(accounts.c.id == account.id).with_for_update()
                )
            ).first()
            again = 0 if row is None or row.renamed is None else row.renamed + RENAME_DAYS * DAY
            if now < again and not by_host:
                raise AccountError("renamed_lately", days=RENAME_DAYS, time=iso_time(again))
            await stored.take_name(connection, account.id, name)
            renamed = now if not by_host else (None if row is None else row.renamed)
            await connection.execute(
                accounts.update().where(accounts.c.id == account.id).values(name=name, renamed=renamed)
            )
            return await stored.find_account(connection, account.id)

    async def suspend(self, account: str, *, suspended: bool = True) -> None:
        """Keep an account from signing in and end its sessions, or let it in again."""
        accounts, sessions = schema.accounts, schema.sessions
        async with self._transaction() as connection:
            value = self._now if suspended else None
            await connection.execute(accounts.update().where(accounts.c.id == account).values(suspended=value))
            if suspended:
                await notify_sessions(connection)
                await connection.execute(sessions.delete().where(sessions.c.account == account))

    async def check_there(self, account: str | None) -> None:
        """Check that an account has not been deleted since it signed in, if there is one. Raises AccountError."""
        accounts = schema.accounts.c
        if account is not None and not await self._storage.rows(sa.select(accounts.id).where(accounts.id == account)):
            raise AccountError("not_signed_in")

    async def find(self, text: str) -> Account:
        """Return the account with this id, or with a name that looks like this. Raises AccountError."""
        async with snapshot(self._storage.engine) as connection:
            return await stored.find_account(connection, text)

    async def all(self, containing: str | None = None) -> list[Account]:
        """Return the accounts, the newest first; with `containing`, those whose name has it, in either case."""
        accounts = schema.accounts.c
        rows = await self._storage.rows(stored.accounts_selected().order_by(accounts.created.desc(), accounts.id))
        all_accounts, sought = stored.of_accounts(rows), (containing or "").casefold()
        return [one for one in all_accounts if sought in one.name.casefold()]

    async def counts(self) -> tuple[dict[str, int], dict[str, int]]:
        """Return how many passkeys and how many games each account has that has any."""
        counts = []
        for table in (schema.passkeys, schema.account_games):
            query = sa.select(table.c.account, sa.func.count().label("count")).group_by(table.c.account)
            counts.append({str(row.account): int(row[1]) for row in await self._storage.rows(query)})
        return counts[0], counts[1]
