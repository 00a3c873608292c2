"""`claim admin`: look after a server's tables and accounts, whether it is running or not."""

import argparse
import asyncio
import errno
import json
import os
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from claim.accounts.accounts import Accounts
from claim.bots.levels import LEVELS
from claim.commands.progress import Progress
from claim.game.cards import parse_seat
from claim.game.errors import BadText, quote
from claim.locales import Words, bot_titles, choose_language, reserved_names
from claim.push.keys import check_contact, make_keys, remove_keys
from claim.service import admin
from claim.service.account_deletion import delete_account
from claim.service.retention import BATCH, PAUSE_SECONDS, delete_tables, idle_tables
from claim.storage import database_urls, schema
from claim.storage.backup import restore_backup, write_backup
from claim.storage.engines import snapshot, wipe_journal
from claim.storage.errors import DatabaseUnavailable, StorageFailed
from claim.storage.rows import Problem, check_all, count
from claim.storage.storage import Storage, open_storage
from claim.tables.errors import TableError
from claim.tables.names import Names
from claim.tables.table import iso_time
from claim.version import VERSION


def run(arguments: argparse.Namespace) -> int:
    """Carry out a command of `claim admin` and return its exit code: 1 where `verify` finds something broken.

    Raises DatabaseUnavailable where the database fails, and what the command refuses.
    """
    return asyncio.run(_run(arguments))


async def _run(arguments: argparse.Namespace) -> int:
    if arguments.action == "restore":
        storage = await open_storage(arguments.database, migrates=("empty",))
    else:
        copy = arguments.file if arguments.action == "upgrade" else None
        storage = await admin.open_existing(arguments.database, backup=copy)
    task = _Admin(arguments, storage)
    try:
        action: Callable[[], Awaitable[int | None]] = getattr(task, f"do_{arguments.action.replace('-', '_')}")
        return await action() or 0
    except StorageFailed as error:
        raise DatabaseUnavailable("storage_failed", problem=database_urls.problem(error.__cause__ or error)) from error
    finally:
        task.bar.end()
        await storage.close()


class _Admin:
    """The commands of `claim admin` on a storage. They answer people in their language, or programs in JSON.

    `claim admin rename-account` is `do_rename_account`.
    """

    def __init__(self, arguments: argparse.Namespace, storage: Storage) -> None:
        self.arguments = arguments
        self.storage = storage
        self.words = Words(choose_language(arguments.language))
        self.json = bool(arguments.json)
        self.bar = Progress()
        self.names = Names(bot_titles(level.name for level in LEVELS), reserved_names())
        self.accounts = Accounts(storage, self.names, time.time)

    def say(self, message: str, data: Mapping[str, Any] | None, **values: str | int) -> None:
        """Print a message; for programs its `data` instead, if it has any."""
        if not self.json:
            print(self.words(message, **values))
        elif data is not None:
            print(json.dumps(data, ensure_ascii=False))

    def row(self, data: Mapping[str, Any], text: str) -> None:
        """Print a row of a list: the text, or for programs its `data`."""
        print(json.dumps(data, ensure_ascii=False) if self.json else _printable(text))

    async def wipe(self) -> None:
        """Empty SQLite's journal, which still holds what was deleted, or say that it cannot be done now."""
        if not await wipe_journal(self.storage.engine):
            self.say("admin-journal", None)

    # --- tables ----------------------------------------------------------------------------------------------------

    async def do_tables(self) -> None:
        rows = await admin.list_tables(self.storage.engine, self.arguments.name, self.arguments.status)
        for row in rows:
            active = "–" if row.active is None else _minute(iso_time(row.active))
            names = ", ".join(f"{seat} {name}" for seat, name in sorted(row.names.items()))
            times = f"{_minute(row.created)}  {active:<16}"
            text = f"{row.id:<12}  {row.kind:<11}  {row.status:<9}  {times}  {row.plays:>2}  {names}"
            self.row(row.to_json(), text)
        self.say("admin-tables-legend" if rows else "admin-no-tables", None)

    async def do_close(self) -> None:
        for table in self.arguments.table:
            await admin.close_table(self.storage, table, time.time())
            self.say("admin-closed", {"closed": table}, table=table)

    async def do_delete(self) -> None:
        try:
            for table in self.arguments.table:
                if not await delete_tables(self.storage, [table]):
                    raise TableError("no_table", table=quote(table))
                self.say("admin-deleted", {"deleted": table}, table=table)
        finally:
            await self.wipe()  # also of those before one that is not there

    async def do_purge(self) -> None:
        before = time.time() - self.arguments.older_than
        idle = await idle_tables(self.storage.engine, before)
        if self.arguments.dry_run:
            self.say("admin-would-purge", {"would_delete": len(idle)}, count=len(idle))
            return
        deleted = 0
        for start in range(0, len(idle), BATCH):
            deleted += len(await delete_tables(self.storage, idle[start : start + BATCH], before))
            self.bar.show(min(start + BATCH, len(idle)), len(idle))
            await asyncio.sleep(PAUSE_SECONDS)  # for a running server's plays
        self.bar.end()
        self.say("admin-purged", {"deleted": deleted}, count=deleted)
        if deleted:
            await self.wipe()

    async def do_revoke(self) -> None:
        arguments, seat, now = self.arguments, parse_seat(self.arguments.seat), time.time()
        revoked = await admin.revoke_seat(self.storage, arguments.table, seat, now, reissue=arguments.reissue)
        for table, token in revoked:
            data = {"revoked": table, "seat": seat.value, **({} if token is None else {"token": token})}
            self.say("admin-revoked", data, seat=seat.value, table=table)
            if token is not None:
                self.say("admin-reissued", None, link=f"#/seat/{table}/{token}")

    async def do_rename(self) -> None:
        seat, name = parse_seat(self.arguments.seat), self.names.check(self.arguments.name)
        for table in await admin.rename_seat(self.storage, self.arguments.table, seat, name, time.time()):
            data = {"renamed": table, "seat": seat.value, "name": name}
            self.say("admin-renamed", data, seat=seat.value, table=table, name=name)

    # --- everything at once ----------------------------------------------------------------------------------------

    async def do_backup(self) -> None:
        file, now = self.arguments.file, time.time()
        if self.arguments.served and not await self.storage.served():
            raise DatabaseUnavailable("not_served", url=database_urls.without_password(self.storage.url))
        if self.storage.is_at(file):
            raise BadText("no_file", file=str(file), problem=os.strerror(errno.EEXIST))
        contents = (await write_backup(self.storage.engine, file, iso_time(now), self.bar.show)).to_json()
        with suppress(StorageFailed):  # on a full disk or a read-only database; the backup is complete all the same
            await self.storage.record_backup(now)
        self.bar.end()
        self.say("admin-backup", {"file": str(file), **contents}, file=str(file), **contents)

    async def do_upgrade(self) -> None:
        upgraded, file = self.storage.found == "older", str(self.arguments.file)
        data = {"upgraded": upgraded, "version": VERSION, "copy": file if upgraded else None}
        self.say("admin-upgraded" if upgraded else "admin-up-to-date", data, version=VERSION, file=file)

    async def do_restore(self) -> None:
        file, skip_broken = self.arguments.file, self.arguments.skip_broken
        contents = await restore_backup(self.storage.engine, file, self.bar.show, skip_broken=skip_broken)
        self.bar.end()
        for table in contents.left_out:
            self.say("admin-left-out", {"left_out": table}, table=table)
        self.say("admin-restored", {"file": str(file), **contents.to_json()}, file=str(file), **contents.to_json())

    async def do_verify(self) -> int:
        tables = facts = broken = 0
        async with snapshot(self.storage.engine) as connection:
            total = await count(connection, schema.tables)
            async for stored, problems in check_all(connection):
                if stored is not None:
                    tables, facts = tables + 1, facts + len(stored.log)
                    self.bar.show(tables, total)
                if problems:
                    self.bar.end()
                    broken += 1
                for problem in problems:
                    self._say_problem(problem)
        self.bar.end()
        data = {"tables": tables, "facts": facts, "broken": broken}
        self.say("admin-unsound" if broken else "admin-sound", data, **data)
        return 1 if broken else 0

    def _say_problem(self, problem: Problem) -> None:
        data = {"table": problem.table or None, "problem": problem.code, **problem.params}
        params = problem.params.items()
        values = {name: _printable(value) if isinstance(value, str) else value for name, value in params}
        self.say(f"admin-problem-{problem.code}", data, table=_printable(problem.table), **values)

    # --- blocked networks ------------------------------------------------------------------------------------------

    async def do_block(self) -> None:
        network = await admin.block(self.storage, self.arguments.network, self.arguments.note, time.time())
        self.say("admin-blocked", {"blocked": network}, network=network)

    async def do_unblock(self) -> None:
        network = await admin.unblock(self.storage, self.arguments.network)
        self.say("admin-unblocked", {"unblocked": network}, network=network)

    async def do_blocks(self) -> None:
        rows = await admin.list_blocks(self.storage)
        for row in rows:
            self.row(row, f"{row['network']:<24}  {_minute(row['created'])}  {row['note']}".rstrip())
        if not rows:
            self.say("admin-no-blocks", None)

    # --- accounts --------------------------------------------------------------------------------------------------

    async def do_accounts(self) -> None:
        accounts = await self.accounts.all(self.arguments.name)
        passkeys, games = await self.accounts.counts()
        for account in accounts:
            created = iso_time(account.created)
            suspended = None if account.suspended is None else iso_time(account.suspended)
            keys, played = passkeys.get(account.id, 0), games.get(account.id, 0)
            data = {"id": account.id, "name": account.name, "created": created, "suspended": suspended}
            mark = "" if suspended is None else f"  ({self.words('admin-suspended')})"
            text = f"{account.id}  {_minute(created)}  {keys:>2}  {played:>5}  {account.name}{mark}"
            self.row({**data, "passkeys": keys, "games": played}, text)
        self.say("admin-accounts-legend" if accounts else "admin-no-accounts", None)

    async def do_rename_account(self) -> None:
        account = await self.accounts.find(self.arguments.account)
        account = await self.accounts.rename(account, self.arguments.name, by_host=True)
        data = {"renamed": account.id, "name": account.name}
        self.say("admin-account-renamed", data, account=account.id, name=account.name)

    async def do_reissue_account(self) -> None:
        account = await self.accounts.find(self.arguments.account)
        key = await self.accounts.new_recovery_key(account.id)
        self.say("admin-account-key", {"reissued": account.id, "recovery_key": key}, name=account.name, key=key)

    async def do_suspend_account(self) -> None:
        account = await self.accounts.find(self.arguments.account)
        await self.accounts.suspend(account.id, suspended=not self.arguments.lift)
        if self.arguments.lift:
            self.say("admin-account-resumed", {"resumed": account.id}, name=account.name)
        else:
            self.say("admin-account-suspended", {"suspended": account.id}, name=account.name)

    async def do_delete_account(self) -> None:
        account = await self.accounts.find(self.arguments.account)
        emptied = await delete_account(self.storage, account.id, time.time())
        self.say("admin-account-deleted", {"deleted": account.id}, name=account.name)
        if not emptied:
            self.say("admin-journal", None)

    # --- notifications ---------------------------------------------------------------------------------------------

    async def do_push_keys(self) -> None:
        arguments = self.arguments
        if arguments.remove:
            removed = await remove_keys(self.storage)
            self.say("admin-push-removed" if removed else "admin-push-none", {"removed": removed})
            return
        contact = None if arguments.contact is None else check_contact(arguments.contact)
        keys = await make_keys(self.storage, contact, replace=arguments.replace)
        data = {"key": keys.public, "contact": keys.contact, "new": keys.new}
        self.say("admin-push-made" if keys.new else "admin-push-there", data, key=keys.public)
        if keys.contact is None:
            self.say("admin-push-no-contact", None)
        else:
            self.say("admin-push-contact", None, contact=_printable(keys.contact))


def _minute(stamp: str) -> str:
    """Return a moment to the minute, as lists show it."""
    return stamp[:16].replace("T", " ")


def _printable(text: str) -> str:
    """Return a text without what a terminal would obey."""
    return "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in text)
