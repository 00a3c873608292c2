"""What `claim admin` does, and how it says so."""

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable

from claim.bots.levels import LEVELS
from claim.commands.admin_accounts import ACCOUNT_ACTIONS
from claim.commands.admin_push import PUSH_ACTIONS
from claim.commands.admin_words import Said, minute, printable, wipe
from claim.commands.progress import Progress
from claim.game.cards import parse_seat
from claim.game.errors import quote
from claim.locales import bot_titles
from claim.service import admin
from claim.service.retention import BATCH, PAUSE_SECONDS
from claim.storage import database_urls, schema
from claim.storage.backup import restore_backup, write_backup
from claim.storage.checks import check_all
from claim.storage.deletion import delete_tables, idle_tables
from claim.storage.errors import DatabaseUnavailable, StorageFailed
from claim.storage.rows import Problem, count
from claim.storage.storage import Storage, open_storage
from claim.storage.transactions import snapshot
from claim.tables.errors import TableError
from claim.tables.facts import iso_time
from claim.tables.names import Names


def act(arguments: argparse.Namespace) -> int:
    """Carry out a command of `claim admin` and return its exit code.

    Raises DatabaseUnavailable where the database fails, and what the command refuses.
    """
    return asyncio.run(_act(arguments))


async def _act(arguments: argparse.Namespace) -> int:
    said, bar = Said(arguments), Progress()
    opening = open_storage if arguments.action == "restore" else admin.open_existing
    storage = await opening(arguments.database)
    try:
        return await _ACTIONS[arguments.action](arguments, storage, said, bar) or 0
    except StorageFailed as error:
        raise DatabaseUnavailable("storage_failed", problem=database_urls.problem(error.__cause__ or error)) from error
    finally:
        bar.end()
        await storage.close()


# --- tables ----------------------------------------------------------------------------------------------------------


async def _tables(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    rows = await admin.list_tables(storage.engine, arguments.name, arguments.status)
    for row in rows:
        if said.json:
            print(json.dumps(row.to_json(), ensure_ascii=False))
        else:
            print(_table_line(row))
    said("admin-tables-legend" if rows else "admin-no-tables", None)


def _table_line(row: admin.TableRow) -> str:
    active = "–" if row.active is None else minute(iso_time(row.active))
    names = ", ".join(f"{seat} {name}" for seat, name in sorted(row.names.items()))
    return printable(
        f"{row.id:<12}  {row.kind:<11}  {row.status:<9}  {minute(row.created)}  {active:<16}  {row.plays:>2}  {names}"
    )


async def _close(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    for table in arguments.table:
        await admin.close_table(storage, table, time.time())
        said("admin-closed", {"closed": table}, table=table)


async def _delete(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    try:
        for table in arguments.table:
            if not await delete_tables(storage, [table]):
                raise TableError("no_table", table=quote(table))
            said("admin-deleted", {"deleted": table}, table=table)
    finally:
        await wipe(storage, said)  # also of those before one that is not there


async def _purge(arguments: argparse.Namespace, storage: Storage, said: Said, bar: Progress) -> None:
    before = time.time() - arguments.older_than
    found = await idle_tables(storage.engine, before)
    if arguments.dry_run:
        said("admin-would-purge", {"would_delete": len(found)}, count=len(found))
        return
    deleted = 0
    for start in range(0, len(found), BATCH):
        deleted += len(await delete_tables(storage, found[start : start + BATCH], before))
        bar.show(min(start + BATCH, len(found)), len(found))
        await asyncio.sleep(PAUSE_SECONDS)  # for a running server's plays
    bar.end()
    said("admin-purged", {"deleted": deleted}, count=deleted)
    if deleted:
        await wipe(storage, said)


# --- everything at once ----------------------------------------------------------------------------------------------


async def _backup(arguments: argparse.Namespace, storage: Storage, said: Said, bar: Progress) -> None:
    contents = await write_backup(storage.engine, arguments.file, iso_time(time.time()), bar.show)
    bar.end()
    file = str(arguments.file)
    said("admin-backup", {"file": file, **contents.to_json()}, file=file, **contents.to_json())


async def _restore(arguments: argparse.Namespace, storage: Storage, said: Said, bar: Progress) -> None:
    file = str(arguments.file)
    contents = await restore_backup(storage.engine, arguments.file, bar.show, skip_broken=arguments.skip_broken)
    bar.end()
    for table in contents.left_out:
        said("admin-left-out", {"left_out": table}, table=table)
    said("admin-restored", {"file": file, **contents.to_json()}, file=file, **contents.to_json())


async def _verify(_: argparse.Namespace, storage: Storage, said: Said, bar: Progress) -> int:
    tables = facts = broken = 0
    async with snapshot(storage.engine) as connection:
        total = await count(connection, schema.tables)
        async for stored, problems in check_all(connection):
            if stored is not None:
                tables, facts = tables + 1, facts + len(stored.log)
                bar.show(tables, total)
            if problems:
                bar.end()
                broken += 1
            for problem in problems:
                _say_problem(said, problem)
    bar.end()
    data = {"tables": tables, "facts": facts, "broken": broken}
    said("admin-unsound" if broken else "admin-sound", data, tables=tables, facts=facts, broken=broken)
    return 1 if broken else 0


def _say_problem(said: Said, problem: Problem) -> None:
    data = {"table": problem.table or None, "problem": problem.code, **problem.params}
    values = {name: printable(value) if isinstance(value, str) else value for name, value in problem.params.items()}
    said(f"admin-problem-{problem.code}", data, table=printable(problem.table), **values)


# --- people ----------------------------------------------------------------------------------------------------------


async def _revoke(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    seat = parse_seat(arguments.seat)
    now = time.time()
    for table, token in await admin.revoke_seat(storage, arguments.table, seat, now, reissue=arguments.reissue):
        data = {"revoked": table, "seat": seat.value, **({} if token is None else {"token": token})}
        said("admin-revoked", data, seat=seat.value, table=table)
        if token is not None:
            said("admin-reissued", None, link=f"#/seat/{table}/{token}")


async def _rename(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    names = Names(bot_titles(level.name for level in LEVELS))
    seat, name = parse_seat(arguments.seat), names.check(arguments.name)
    for table in await admin.rename_seat(storage, arguments.table, seat, name, time.time()):
        data = {"renamed": table, "seat": seat.value, "name": name}
        said("admin-renamed", data, seat=seat.value, table=table, name=name)


async def _block(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    network = await admin.block(storage, arguments.network, arguments.note, time.time())
    said("admin-blocked", {"blocked": network}, network=network)


async def _unblock(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    network = await admin.unblock(storage, arguments.network)
    said("admin-unblocked", {"unblocked": network}, network=network)


async def _blocks(_: argparse.Namespace, storage: Storage, said: Said, __: Progress) -> None:
    rows = await admin.list_blocks(storage)
    for row in rows:
        if said.json:
            print(json.dumps(row, ensure_ascii=False))
        else:
            print(printable(f"{row['network']:<24}  {minute(row['created'])}  {row['note']}".rstrip()))
    if not rows:
        said("admin-no-blocks", None)


_ACTIONS: dict[str, Callable[[argparse.Namespace, Storage, Said, Progress], Awaitable[int | None]]] = {
    "tables": _tables,
    "close": _close,
    "delete": _delete,
    "purge": _purge,
    "backup": _backup,
    "restore": _restore,
    "verify": _verify,
    "revoke": _revoke,
    "rename": _rename,
    "block": _block,
    "unblock": _unblock,
    "blocks": _blocks,
    **ACCOUNT_ACTIONS,
    **PUSH_ACTIONS,
}
