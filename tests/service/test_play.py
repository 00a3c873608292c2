"""The way of a command: what is taken from the sender's quota, when the sender is answered, and when others see it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest

from claim.game.view import Viewer
from claim.service.play import Sender
from claim.service.tables import Tables
from claim.storage.errors import Conflict, StorageFailed
from claim.tables.commands import CallOff, Command, Create, Reveal, SetUp
from claim.tables.errors import TableError
from claim.tables.events import BotAssigned
from claim.tables.states import Ack
from tests.service.people import Person, appends_held_back, appends_through, code_of, command_id, pair

Append = Callable[..., Awaitable[None]]


class Noting(Sender):
    """A sender who notes what happens, with a quota of so many."""

    def __init__(self, quota: int = 1) -> None:
        self.quota = quota
        self.notes: list[str] = []

    def take_quota(self, command: Command | Create) -> None:
        if not self.quota:
            raise TableError("no_table", table=command.id)
        self.quota -= 1
        self.notes.append("taken")

    def return_quota(self, command: Command | Create) -> None:
        self.quota += 1
        self.notes.append(f"returned {command.id}")

    def acknowledge(self, ack: Ack) -> None:
        self.notes.append(f"acknowledged {ack.id} {ack.seq}")


def failing(tables: Tables, *failures: Exception) -> None:
    """Let these tables' next appends fail."""
    append, left = tables.storage.append, list(failures)

    async def fails(*appends: Any) -> None:
        if left:
            raise left.pop(0)
        await append(*appends)

    appends_through(tables, fails)


async def test_after_a_conflict_a_command_takes_from_the_quota_once(tables):
    ann, _ = await pair(tables)
    sender = Noting(quota=1)
    failing(tables, Conflict("not_kept"), Conflict("not_kept"))
    ack = await tables.changes.command(ann.table, ann.token, CallOff("c"), sender)
    assert sender.quota == 0
    assert sender.notes[-1] == f"acknowledged c {ack.seq}"
    assert await tables.changes.command(ann.table, ann.token, CallOff("c"), sender) == ack, "and repeated, nothing"


@pytest.mark.parametrize("failure", [StorageFailed("not_kept"), OSError("no disk")])
async def test_what_is_not_stored_takes_nothing_from_the_quota(tables, failure):
    ann, _ = await pair(tables)
    sender = Noting(quota=1)
    failing(tables, failure)
    with pytest.raises(type(failure)):
        await tables.changes.command(ann.table, ann.token, CallOff("c"), sender)
    assert sender.notes == ["taken", "returned c"]
    failing(tables, failure)
    new = Create(command_id(), "same_screen", "Ann", "0" * 64, other_name="Bob")
    with pytest.raises(type(failure)):
        await tables.seating.create(new, sender)
    assert sender.quota == 1


async def test_without_a_quota_nothing_is_stored(tables):
    ann, bob = await pair(tables)
    before = (await ann.sees()).seq
    assert await code_of(tables.changes.command(ann.table, ann.token, CallOff("c"), Noting(quota=0))) == "no_table"
    assert (await bob.sees()).seq == before


async def test_a_command_is_acknowledged_before_anybody_is_shown_what_it_did(tables):
    ann = await Person.creates(tables, "bot", "potboy")
    sender = Noting()
    with closing(await tables.watching.watch(ann.table, Viewer.SPECTATOR, lambda: sender.notes.append("shown"))):
        for _ in range(2):  # repeated, it changes nothing
            await tables.changes.command(ann.table, ann.token, Reveal("r", ann.contribution), sender)
            await asyncio.sleep(0)
    assert sender.notes[:2] == ["acknowledged r 2", "shown"]
    assert sender.notes.count("acknowledged r 2") == 2


async def test_what_is_being_stored_is_stored_and_shown_though_its_sender_is_gone(tables):
    ann = await Person.creates(tables, "bot", "potboy")
    began, stored = appends_held_back(tables)
    shown = asyncio.Event()
    with closing(await tables.watching.watch(ann.table, Viewer.SPECTATOR, shown.set)):
        task = asyncio.create_task(ann.reveals())
        await began.wait()
        for _ in range(2):
            task.cancel()
            await asyncio.sleep(0)
        assert not task.done()
        stored.set()
        assert isinstance((await asyncio.gather(task, return_exceptions=True))[0], asyncio.CancelledError)
        await shown.wait()
    assert (await ann.sees()).table["status"] == "playing"


async def test_a_table_that_is_stored_though_its_sender_is_gone_is_counted(tables):
    began, stored = appends_held_back(tables)
    sender, new = Noting(quota=1), Create(command_id(), "friend", "Ann", "0" * 64)
    task = asyncio.create_task(tables.seating.create(new, sender))
    await began.wait()
    task.cancel()
    stored.set()
    assert isinstance((await asyncio.gather(task, return_exceptions=True))[0], asyncio.CancelledError)
    assert sender.notes == ["taken"]


async def test_a_repeated_request_for_a_table_assigns_its_bot_to_no_other_server(tables):
    assigned: list[BotAssigned] = []
    tables.events.subscribe(BotAssigned, assigned.append)
    tables.bots.close()
    position = SetUp("2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -")
    new = Create(command_id(), "bot", "Ann", "0" * 64, "potboy", set_up=position)
    for _ in range(2):
        seated = await tables.seating.create(new)
    assert assigned == [BotAssigned(seated.table.id)]
