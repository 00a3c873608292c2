"""Accounts in the storage: their rows, and what must be true across servers (a name once, a challenge once)."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.accounts.errors import AccountError
from claim.game.errors import quote
from claim.storage import schema
from claim.storage.bus import notify_sessions
from claim.storage.engines import OpenTransaction
from claim.storage.errors import StorageFailed
from claim.tables.names import likenesses


@dataclass(frozen=True)
class Account:
    """An account. Times are in seconds since 1970."""

    id: str
    name: str
    created: int
    renamed: int | None = None
    suspended: int | None = None


ID_LETTERS = 16  # of a session's id
_ACCOUNT = [schema.accounts.c[name] for name in ("id", "name", "created", "renamed", "suspended")]


@asynccontextmanager
async def unless_there(transaction: OpenTransaction, refused: AccountError) -> AsyncIterator[AsyncConnection]:
    """Lend a connection as `changing` does. Raises `refused` where a row is there already, and StorageFailed."""
    try:
        async with transaction() as connection:
            yield connection
    except StorageFailed as error:
        if isinstance(error.__cause__, sa.exc.IntegrityError):
            raise refused from error
        raise


async def insert_account(connection: AsyncConnection, account: Account, recovery: str) -> None:
    """Store a new account with the hash of its recovery key. Raises AccountError where the name is taken."""
    row = {**vars(account), "recovery": recovery}
    await connection.execute(schema.accounts.insert().values(row))
    await take_name(connection, account.id, account.name)


async def take_name(connection: AsyncConnection, account: str, name: str) -> None:
    """Let an account have a name; its last one becomes its former name, and one before that is free again.

    Raises AccountError where it is taken. Two servers that give it away at once fail on the second (`unless_there`).
    """
    names, query = schema.account_names, likenesses(name)
    if (await connection.execute(having_name(name).where(names.c.account != account))).first() is not None:
        raise AccountError("name_taken", text=quote(name))
    own = names.c.account == account
    await connection.execute(names.delete().where(own, sa.or_(names.c.former, names.c.likeness.in_(query))))
    await connection.execute(names.update().where(own).values(former=True))
    rows = [{"likeness": one, "account": account, "former": False} for one in sorted(query)]
    await connection.execute(names.insert(), rows)


def having_name(name: str) -> sa.Select[Any]:
    """Select an account that has this name, or one like it."""
    names = schema.account_names.c
    return sa.select(names.account).where(names.likeness.in_(likenesses(name))).limit(1)


async def insert_passkey(connection: AsyncConnection, row: dict[str, Any], most: int) -> None:
    """Store a passkey, with a label of its own. Raises AccountError where the account has too many."""
    others = await _labels_of_others(connection, row["account"], row["id"])
    if len(others) >= most:
        raise AccountError("too_many_passkeys", most=most)
    label = _distinct(row["label"], others)
    await connection.execute(schema.passkeys.insert().values({**row, "label": label}))


async def label_passkey(connection: AsyncConnection, account: str, passkey: str, label: str) -> None:
    """Give a passkey another label, which none of the account's others has. Raises AccountError."""
    keys = schema.passkeys
    distinct = _distinct(label, await _labels_of_others(connection, account, passkey))
    own = keys.update().where(keys.c.account == account, keys.c.id == passkey)
    if not (await connection.execute(own.values(label=distinct))).rowcount:
        raise AccountError("no_passkey")


async def _labels_of_others(connection: AsyncConnection, account: str, passkey: str) -> list[str]:
    """Return the labels of an account's other passkeys, locked, so that two changes at once see each other."""
    await lock_account(connection, account)
    keys = schema.passkeys.c
    query = sa.select(keys.label).where(keys.account == account, keys.id != passkey)
    return [str(row.label) for row in await connection.execute(query)]


def _distinct(label: str, others: Iterable[str]) -> str:
    """Return a label that none of the others is: with a number where one is the same."""
    taken, number = set(others), 1
    distinct = label
    while distinct in taken:
        number += 1
        distinct = f"{label} {number}"
    return distinct


async def insert_session(
    connection: AsyncConnection, row: dict[str, Any], oldest: int, most: int, before: str | None
) -> None:
    """Store a session in place of the one `before`, whose notices come to the new one if it was the same account's.

    All sessions not used since `oldest` end, and of the account's only the `most` newest stay. Raises AccountError
    where the account is gone or suspended.
    """
    sessions, push = schema.sessions, schema.push_subscriptions
    locked = sa.select(*_ACCOUNT).where(_is(row["account"])).with_for_update()
    account_row = (await connection.execute(locked)).first()
    if account_row is None:
        raise AccountError("no_account", text=quote(row["account"]))
    if account_row.suspended is not None:
        raise AccountError("suspended")
    whose = await connection.scalar(sa.select(sessions.c.account).where(sessions.c.token == (before or "")))
    others = sa.and_(sessions.c.account == row["account"], sessions.c.token != (before or ""))
    oldest_last = sa.select(sessions.c.token).where(others).order_by(sessions.c.used.desc(), sessions.c.token)
    gone = [one.token for one in (await connection.execute(oldest_last)).all()[most - 1 :]]
    if gone or whose not in (None, row["account"]):  # somebody else's tabs here do not become this person's
        await notify_sessions(connection)
    await connection.execute(sessions.insert().values(row))
    if before is not None:
        moved = push.update().where(push.c.session == before, push.c.account == row["account"])
        await connection.execute(moved.values(session=row["token"]))
    ended = sa.or_(sessions.c.used < oldest, sessions.c.token.in_([*gone, before or ""]))
    await connection.execute(sessions.delete().where(ended))


async def find_account(connection: AsyncConnection, text: str) -> Account:
    """Return the account with this id, or with a name that looks like this. Raises AccountError."""
    names = schema.account_names.c
    called = sa.select(names.account).where(names.likeness.in_(likenesses(text)), names.former.is_(False))
    fields = (await connection.execute(sa.select(*_ACCOUNT).where(_is(text)))).first()
    if fields is None:
        fields = (await connection.execute(sa.select(*_ACCOUNT).where(schema.accounts.c.id.in_(called)))).first()
    if fields is None:
        raise AccountError("no_account", text=quote(text))
    return Account(*fields)


def accounts_selected(*conditions: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """Select accounts, with the fields of `Account` in their order."""
    return sa.select(*_ACCOUNT).where(*conditions)


def of_accounts(rows: Iterable[Any]) -> list[Account]:
    """Return the accounts of rows that `accounts_selected` selected."""
    return [Account(*row) for row in rows]


async def lock_account(connection: AsyncConnection, account: str) -> None:
    """Let nothing refer to an account anew until the transaction ends."""
    await connection.execute(sa.select(schema.accounts.c.id).where(_is(account)).with_for_update())


async def stands(connection: AsyncConnection, account: str) -> bool:
    """Return whether an account is there and not suspended; it cannot be deleted until the transaction ends."""
    query = sa.select(schema.accounts.c.id).where(_is(account), schema.accounts.c.suspended.is_(None))
    return await connection.scalar(query.with_for_update(read=True, key_share=True)) is not None


async def delete_rows(connection: AsyncConnection, account: str) -> None:
    """Delete an account and all that is stored of it but its games."""
    await notify_sessions(connection)
    own = (schema.push_subscriptions, schema.sessions, schema.passkeys, schema.passkey_challenges, schema.account_names)
    for table in (*own, schema.account_games):
        await connection.execute(table.delete().where(table.c.account == account))
    for between in (schema.follows, schema.blocked_accounts, schema.invitations):
        await connection.execute(
            between.delete().where(sa.or_(between.c.account == account, between.c.other == account))
        )
    await connection.execute(schema.online_accounts.delete().where(schema.online_accounts.c.account == account))
    seeks, pairings, person = schema.seeks.c, schema.pairings.c, f"account:{account}"
    await connection.execute(schema.seeks.delete().where(seeks.person == person))
    await connection.execute(
        schema.pairings.delete().where(sa.or_(pairings.person == person, pairings.other == person))
    )
    await connection.execute(schema.accounts.delete().where(_is(account)))


def _is(account: str) -> sa.ColumnElement[bool]:
    return schema.accounts.c.id == account
