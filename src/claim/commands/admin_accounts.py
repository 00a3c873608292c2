"""What `claim admin` does with accounts."""

import argparse
import json
import time
from collections.abc import Awaitable, Callable

from claim.accounts.accounts import Accounts
from claim.bots.levels import LEVELS
from claim.commands.admin_words import Said, minute, printable
from claim.commands.progress import Progress
from claim.locales import bot_titles
from claim.service.account_deletion import delete_account
from claim.storage.storage import Storage
from claim.tables.facts import iso_time
from claim.tables.names import Names


def _accounts_of(storage: Storage) -> Accounts:
    return Accounts(storage, Names(bot_titles(level.name for level in LEVELS)), time.time)


async def _accounts(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    accounts = _accounts_of(storage)
    found = await accounts.all(arguments.name)
    passkeys, games = await accounts.counts()
    for one in found:
        created, keys, played = iso_time(one.created), passkeys.get(one.id, 0), games.get(one.id, 0)
        if said.json:
            suspended = None if one.suspended is None else iso_time(one.suspended)
            row = {"id": one.id, "name": one.name, "created": created, "suspended": suspended}
            print(json.dumps({**row, "passkeys": keys, "games": played}, ensure_ascii=False))
        else:
            out = "" if one.suspended is None else f"  ({said.words('admin-suspended')})"
            print(printable(f"{one.id}  {minute(created)}  {keys:>2}  {played:>5}  {one.name}{out}"))
    said("admin-accounts-legend" if found else "admin-no-accounts", None)


async def _rename(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    accounts = _accounts_of(storage)
    one = await accounts.rename(await accounts.find(arguments.account), arguments.name, by_host=True)
    said("admin-account-renamed", {"renamed": one.id, "name": one.name}, account=one.id, name=one.name)


async def _reissue(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    accounts = _accounts_of(storage)
    one = await accounts.find(arguments.account)
    key = await accounts.new_recovery_key(one.id)
    said("admin-account-key", {"reissued": one.id, "recovery_key": key}, name=one.name, key=key)


async def _suspend(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    accounts = _accounts_of(storage)
    one = await accounts.find(arguments.account)
    await accounts.suspend(one.id, suspended=not arguments.lift)
    if arguments.lift:
        said("admin-account-resumed", {"resumed": one.id}, name=one.name)
    else:
        said("admin-account-suspended", {"suspended": one.id}, name=one.name)


async def _delete(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    one = await _accounts_of(storage).find(arguments.account)
    emptied = await delete_account(storage, one.id, time.time())
    said("admin-account-deleted", {"deleted": one.id}, name=one.name)
    if not emptied:
        said("admin-journal", None)


ACCOUNT_ACTIONS: dict[str, Callable[[argparse.Namespace, Storage, Said, Progress], Awaitable[int | None]]] = {
    "accounts": _accounts,
    "rename-account": _rename,
    "reissue-account": _reissue,
    "suspend-account": _suspend,
    "delete-account": _delete,
}
