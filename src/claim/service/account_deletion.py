"""Deletes an account: its games stay, with an anonymous seat.

After it no name, key or hash of the account is stored. Logs are otherwise only added to; this is the one place that
rewrites them, because a person's wish to be forgotten is worth more than an untouched log.
"""

import secrets
from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.accounts.stored_accounts import delete_rows, lock_account
from claim.friends.friends import DECLINED
from claim.game.cards import Seat
from claim.service.admin import locked
from claim.service.retention import delete_locked
from claim.storage import schema
from claim.storage.bus import TABLE, notify
from claim.storage.engines import wipe_journal
from claim.storage.group_commit import insert
from claim.storage.rows import LOG_FIELDS
from claim.storage.storage import Storage
from claim.tables.decide import Decision, decide_end_challenge
from claim.tables.errors import BrokenLog, TableError
from claim.tables.stored import next_appends
from claim.tables.table import Fact, FactKind, Status, Table, TableKind, without_person

BATCH = 3  # tables per transaction: on SQLite a play waits for one at most


async def delete_account(storage: Storage, account: str, now: float) -> bool:
    """Delete an account. Games that go on are left, so that no opponent waits for it.

    Tables come first, a few at a time, and the account last: if this is interrupted, it can be done again. Servers that
    have the tables in memory hear of it by notices. Returns whether SQLite's journal could be emptied, as
    `wipe_journal` does. Raises StorageFailed.
    """
    while True:
        async with storage.queued_transaction() as connection:
            await lock_account(connection, account)  # from here on no server stores a game for it
            done = await _forget_games(connection, account, now)
            if done < BATCH:
                await _decline_challenges(connection, account, now)
                await delete_rows(connection, account)
                break
    return await wipe_journal(storage.engine)


async def _decline_challenges(connection: AsyncConnection, account: str, now: float) -> None:
    """Close the tables whose free seat is kept for the person, so that no one waits there."""
    query = sa.select(schema.invitations.c.table_id).where(schema.invitations.c.other == account)
    table_ids = [str(row.table_id) for row in await connection.execute(query.order_by(schema.invitations.c.table_id))]
    for table_id in table_ids:
        try:
            table = await locked(connection, table_id)
        except (BrokenLog, TableError):  # there is none, or its log is damaged
            continue
        decision = decide_end_challenge(table, DECLINED, now)
        if decision is not None:
            await insert(connection, next_appends(table, decision))
    await notify(connection, TABLE, *table_ids)


async def _forget_games(connection: AsyncConnection, account: str, now: float) -> int:
    games = schema.account_games
    own = games.c.account == account
    query = sa.select(games.c.table_id).distinct().where(own).order_by(games.c.table_id).limit(BATCH)
    table_ids = [str(row.table_id) for row in await connection.execute(query)]
    for table_id in table_ids:
        here = sa.and_(own, games.c.table_id == table_id)
        seats = [str(row.seat) for row in await connection.execute(sa.select(games.c.seat).where(here))]
        await connection.execute(games.delete().where(here))
        await _forget_at(connection, table_id, seats, now)
        for named in (schema.results.c.account_a, schema.results.c.account_b):  # not only once the account is gone
            of_them = sa.and_(schema.results.c.table_id == table_id, named == account)
            await connection.execute(schema.results.update().where(of_them).values({named: None}))
    await notify(connection, TABLE, *table_ids)
    return len(table_ids)


async def _forget_at(connection: AsyncConnection, table_id: str, seats: list[str], now: float) -> None:
    """Leave a table's game for good, and rewrite what its log says of the person who had these seats."""
    runs = schema.day_runs
    unknown = runs.update().where(runs.c.table_id == table_id).values(player=secrets.token_hex(32))
    try:
        table = await locked(connection, table_id)
    except (BrokenLog, TableError):  # its log cannot be read, so the person cannot be taken out of it
        await connection.execute(unknown)
        await delete_locked(connection, [table_id])
        return
    seats = _persons_seats(table, seats)
    if table.status is not Status.OVER:
        decision = Decision.of(table, Fact.stored_at(now, FactKind.LEFT, {"seat": seats[0]}))
        await insert(connection, next_appends(table, decision))
    await _rewrite(connection, table_id, seats)
    if Seat.A.value in seats:
        await connection.execute(schema.tables.update().where(schema.tables.c.id == table_id).values(creation=None))
    await connection.execute(unknown)


def _persons_seats(table: Table, seats: list[str]) -> list[str]:
    """Return these seats; at one screen also the other, whose name the same person typed, unless it is another's."""
    if table.kind is TableKind.SAME_SCREEN:
        return [seat.value for seat, chair in table.chairs.items() if seat.value in seats or chair.account is None]
    return seats


async def _rewrite(connection: AsyncConnection, table_id: str, seats: Collection[str]) -> None:
    log = schema.log
    query = sa.select(*[log.c[name] for name in LOG_FIELDS]).where(log.c.table_id == table_id)
    for seq, *fields in (await connection.execute(query)).all():
        fact = Fact.read(*fields)
        after = without_person(fact, seats)
        if after != fact:
            row = log.update().where(log.c.table_id == table_id, log.c.seq == seq)
            await connection.execute(row.values(payload=after.text, command=after.command))
