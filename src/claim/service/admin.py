"""What a host does to tables past the server, which may be running: see docs/admin.md.

Every change is one transaction, together with the notice by which a running server hears of it.
"""

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from errno import ENOENT
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from claim.game.cards import SEATS, Seat
from claim.game.errors import quote
from claim.storage import schema
from claim.storage.bus import BLOCKS, TABLE, notify
from claim.storage.database_urls import default_url
from claim.storage.engines import snapshot, transaction
from claim.storage.errors import AdminError, DatabaseUnavailable
from claim.storage.group_commit import insert
from claim.storage.networks import network_text, parse_network
from claim.storage.rows import AT_ONCE, LOG_FIELDS, StoredTable, names, naming, replayed
from claim.storage.storage import Storage, open_storage
from claim.tables import tokens
from claim.tables.decide import Decision
from claim.tables.errors import BrokenLog, TableError
from claim.tables.stored import next_appends
from claim.tables.table import MOST_TIME, REVOKED, Fact, FactKind, Status, Table, TableKind, iso_time


async def open_existing(url: str | None, *, backup: Path | None = None) -> Storage:
    """Open a storage that is there; a new one is not made, and an older one is refused.

    With a file for a `backup` it is copied there first and brought up to date. Raises BadDatabase or
    DatabaseUnavailable.
    """
    url = default_url() if url is None else url
    file = None
    with suppress(ArgumentError, ValueError):  # reported when it is opened
        parsed = make_url(url)
        file = parsed.database if parsed.get_backend_name() == "sqlite" else None
    if file and not Path(file).exists():
        raise DatabaseUnavailable("no_database", url=url, problem=os.strerror(ENOENT))
    if backup is not None:
        return await open_storage(url, migrates=("older",), backup=backup)
    return await open_storage(url, serving=False, migrates=())


# --- looking ---------------------------------------------------------------------------------------------------------


@dataclass(kw_only=True)
class ListedTable:
    """A table in the host's list. `active` is when something last happened there, in seconds since 1970, if known."""

    id: str
    kind: str
    status: str
    names: dict[str, str] = field(default_factory=dict)  # by seat, of those who sit there
    created: str
    active: int | None = None
    plays: int = 0

    def to_json(self) -> dict[str, Any]:
        """Return the row as a JSON object."""
        return {**vars(self), "active": None if self.active is None else iso_time(self.active)}


async def list_tables(engine: AsyncEngine, name: str | None = None, status: str | None = None) -> list[ListedTable]:
    """Return all tables, newest first; with `name` those where a person's name contains it, in either case.

    Logs are not played again, so that tables which cannot be read are listed too. Raises StorageFailed.
    """
    tables = schema.tables.c
    query = sa.select(tables.id, tables.kind, tables.status, tables.created)
    query = query.order_by(tables.created.desc(), tables.id)
    if status is not None:
        query = query.where(tables.status == status)
    async with snapshot(engine) as connection:
        listed = [
            ListedTable(id=_text(row.id), kind=_text(row.kind), status=_text(row.status), created=_text(row.created))
            for row in await connection.execute(query)
        ]
        for start in range(0, len(listed), AT_ONCE):
            await _fill(connection, {row.id: row for row in listed[start : start + AT_ONCE]})
    sought = None if name is None else name.casefold()
    return [row for row in listed if sought is None or any(sought in one.casefold() for one in row.names.values())]


def _text(value: object) -> str:
    """Return what is stored in a row as text: SQLite keeps anything anywhere."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


async def _fill(connection: AsyncConnection, rows: dict[str, ListedTable]) -> None:
    """Add to these rows what is in their logs: plays, the last activity, names."""
    log = schema.log.c
    here = log.table_id.in_(list(rows))
    plays = sa.func.sum(sa.case((log.kind == FactKind.PLAYED.value, 1), else_=0))
    counted = sa.select(log.table_id, sa.func.max(log.at), plays).where(here).group_by(log.table_id)
    for table_id, active, played in await connection.execute(counted):
        rows[table_id].active = active if isinstance(active, int) and 0 <= active < MOST_TIME else None
        rows[table_id].plays = int(played)
    for table_id, seats in names(await connection.execute(naming(rows))).items():
        rows[table_id].names = seats


# --- changing --------------------------------------------------------------------------------------------------------


async def _append(connection: AsyncConnection, table: Table, fact: Fact) -> None:
    """Append a fact to a table that is locked, as a server would, and leave a notice."""
    await insert(connection, next_appends(table, Decision.of(table, fact)))
    await notify(connection, TABLE, table.id)


async def locked(connection: AsyncConnection, table_id: str) -> Table:
    """Return a table to which no server can append until the transaction ends. Raises TableError or BrokenLog."""
    tables, log = schema.tables, schema.log.c
    rows = await connection.execute(sa.select(tables).where(tables.c.id == table_id).with_for_update())
    row = rows.mappings().one_or_none()
    if row is None:
        raise TableError("no_table", table=quote(table_id))
    query = sa.select(*[log[name] for name in LOG_FIELDS]).where(log.table_id == table_id).order_by(log.seq)
    table, _ = replayed(StoredTable(dict(row), [tuple(one) for one in await connection.execute(query)]))
    if table is None:
        raise BrokenLog("broken_log", table=table_id)
    return table


async def _with_rematches(connection: AsyncConnection, table_id: str) -> AsyncIterator[Table]:
    """Yield a table and the rematches that followed it, each locked. Raises as `locked` does for the first."""
    seen = set[str]()
    after: str | None = table_id
    while after is not None and after not in seen:
        try:
            table = await locked(connection, after)
        except TableError:
            if not seen:
                raise
            break  # a rematch that was deleted
        seen.add(after)
        yield table
        after = table.next_table


async def close_table(storage: Storage, table_id: str, now: float) -> None:
    """End a table's game, or close the table before it: neither has lost.

    Raises TableError where there is no such table or it is over, BrokenLog or StorageFailed.
    """
    async with transaction(storage.engine) as connection:
        table = await locked(connection, table_id)
        if table.status is Status.OVER:
            raise TableError("wrong_moment", command="close", status=table.status.value)
        await _append(connection, table, Fact.stored_at(now, FactKind.CLOSED_BY_HOST, {}))


async def revoke_seat(
    storage: Storage, table_id: str, seat: Seat, now: float, *, reissue: bool = False
) -> list[tuple[str, str | None]]:
    """Make a seat's token open nothing, here and at the rematches that followed, whose tokens derive from it.

    Two people at one screen share their tokens' stem, so both seats lose theirs. Returns the tables, each with the
    seat's new token if there is to be one (`reissue`). Raises AdminError where no person sits there, and as
    `close_table` does.
    """
    stem, revoked = secrets.token_urlsafe(32), list[tuple[str, str | None]]()
    async with transaction(storage.engine) as connection:
        async for table in _with_rematches(connection, table_id):
            _check_person(table, seat)
            seats = SEATS if table.kind is TableKind.SAME_SCREEN else (seat,)
            data: dict[str, Any] = {"seats": [one.value for one in seats]}
            if reissue:
                data["tokens"] = {one.value: tokens.digest(tokens.token(stem, one)) for one in seats}
            if reissue or any(table.chairs[one].token != REVOKED for one in seats):
                await _append(connection, table, Fact.stored_at(now, FactKind.REVOKED, data))
            revoked.append((table.id, tokens.token(stem, seat) if reissue else None))
            stem = tokens.next_stem(stem, table.id)  # as if the new token had been used for the rematch
    return revoked


async def rename_seat(storage: Storage, table_id: str, seat: Seat, name: str, now: float) -> list[str]:
    """Give the person at a seat another name, here and at the rematches that followed. Returns the tables.

    Raises as `revoke_seat` does.
    """
    renamed = list[str]()
    async with transaction(storage.engine) as connection:
        async for table in _with_rematches(connection, table_id):
            _check_person(table, seat)
            if table.chairs[seat].name != name:
                data = {"seat": seat.value, "name": name}
                await _append(connection, table, Fact.stored_at(now, FactKind.RENAMED, data))
            renamed.append(table.id)
    return renamed


def _check_person(table: Table, seat: Seat) -> None:
    chair = table.chairs[seat]
    if chair.bot is not None or not chair.taken:
        raise AdminError("no_person_there", seat=seat.value, table=table.id)


# --- blocking --------------------------------------------------------------------------------------------------------


async def block(storage: Storage, text: str, note: str, now: float) -> str:
    """Block an address or a network, and return it as it is listed. Raises AdminError or StorageFailed."""
    network, blocks = network_text(parse_network(text)), schema.blocked_networks
    async with transaction(storage.engine) as connection:
        await connection.execute(blocks.delete().where(blocks.c.network == network))
        await connection.execute(blocks.insert().values(network=network, created=iso_time(now), note=note))
        await notify(connection, BLOCKS, network)
    return network


async def unblock(storage: Storage, text: str) -> str:
    """Unblock an address or a network that was blocked just so. Raises AdminError where it was not, StorageFailed."""
    network, blocks = network_text(parse_network(text)), schema.blocked_networks
    async with transaction(storage.engine) as connection:
        gone = await connection.execute(blocks.delete().where(blocks.c.network == network))
        if not gone.rowcount:
            raise AdminError("not_blocked", network=network)
        await notify(connection, BLOCKS, network)
    return network


async def list_blocks(storage: Storage) -> list[dict[str, str]]:
    """Return the blocked networks with `network`, `created` and `note`, oldest first. Raises StorageFailed."""
    blocks = schema.blocked_networks
    async with snapshot(storage.engine) as connection:
        rows = await connection.execute(sa.select(blocks).order_by(blocks.c.created, blocks.c.network))
        return [{name: str(value) for name, value in row.items()} for row in rows.mappings()]
