"""Backups: what is in them is what was stored, whole, and either storage can be restored from them."""

import asyncio
import gzip
import hashlib
import json
import os
import random
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from claim.accounts.ceremonies import Site
from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.push.keys import make_keys
from claim.service import admin
from claim.storage import schema
from claim.storage.backup import Contents, restore_backup, write_backup
from claim.storage.engines import snapshot, transaction
from claim.storage.rows import Problem, check_all
from claim.storage.storage import open_storage
from harness.authenticator import Authenticator
from tests.service.people import Person, against_bot, code_of, pair, play_on, serving

TABLES = (schema.tables, schema.log, schema.server, schema.blocked_networks)


def no_progress(_: int, __: int) -> None:
    """Show nothing."""


async def fill(url: str) -> None:
    """Leave tables of all kinds in a storage, and a blocked network."""
    async with serving(url) as tables:
        ann, bob = await pair(tables)
        await play_on([ann, bob], random.Random(1))
        await ann.offers()
        await bob.offers()
        alone = await Person.creates(tables, "bot", "squire", name="Zoë 🃏")
        await alone.reveals()
        await against_bot(alone, random.Random(2), 5)
        await Person.creates(tables, "same_screen")
        await Person.creates(tables, name='Jo "Q"')
        await admin.rename_seat(tables.storage, ann.table, Seat.A, "Eve", 0)
        await admin.block(tables.storage, "203.0.113.0/24", "spam", 0)


async def dump(engine: AsyncEngine) -> list[list[tuple[Any, ...]]]:
    """Return every row that a backup has to hold."""
    async with engine.connect() as connection:
        kept = [[column for column in table.c if column.name != "bot_by"] for table in TABLES]
        found = [[tuple(row) for row in await connection.execute(sa.select(*columns))] for columns in kept]
    return [sorted(rows, key=str) for rows in found]


async def problems_of(engine: AsyncEngine) -> list[Problem]:
    async with snapshot(engine) as connection:
        return [problem async for _, problems in check_all(connection) for problem in problems]


async def written(url: str, path: Path) -> Contents:
    storage = await open_storage(url, serving=False)
    try:
        return await write_backup(storage.engine, path, "now", no_progress)
    finally:
        await storage.close()


async def restored(url: str, path: Path, **options: bool) -> Contents:
    storage = await open_storage(url, serving=False)
    try:
        return await restore_backup(storage.engine, path, no_progress, **options)
    finally:
        await storage.close()


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
async def test_a_backup_restores_to_the_same_rows_from_either_storage_and_back(url, tmp_path, name):
    await fill(url)
    first = await open_storage(url)
    rows, key = await dump(first.engine), first.key
    shown: list[tuple[int, int]] = []
    contents = await write_backup(first.engine, tmp_path / name, "now", lambda *step: shown.append(step))
    assert contents == Contents(5, len(rows[1]), 1)
    assert shown == [(number, 5) for number in range(1, 6)]
    await first.close()
    other = f"sqlite:///{tmp_path}/other.sqlite"
    assert await restored(other, tmp_path / name) == contents
    second = await open_storage(other)
    assert await dump(second.engine) == rows
    assert second.key == key  # so that tokens open their seats again
    assert await problems_of(second.engine) == []
    await write_backup(second.engine, tmp_path / "again.jsonl", "now", no_progress)
    await second.close()
    emptied = await open_storage(url)
    async with transaction(emptied.engine) as connection:
        for table in (schema.log, schema.tables, schema.blocked_networks):
            await connection.execute(table.delete())
    await emptied.close()
    await restored(url, tmp_path / "again.jsonl")
    third = await open_storage(url)
    assert await dump(third.engine) == rows
    await third.close()


async def test_the_file_is_private_and_replaces_an_old_one_only_when_whole(tmp_path):
    url, path = f"sqlite:///{tmp_path}/t.sqlite", tmp_path / "backup.jsonl"
    await fill(url)
    path.write_text("old")
    path.chmod(0o644)

    def breaks(*_: object) -> None:
        raise LookupError

    storage = await open_storage(url)
    with pytest.raises(LookupError):
        await write_backup(storage.engine, path, "now", breaks)
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith(".claim")] == []
    await storage.close()
    await written(url, path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert await restored(f"sqlite:///{tmp_path}/u.sqlite", path)


async def test_a_backup_holds_one_moment_though_the_server_goes_on(url, tmp_path):
    """Every table in it plays again, and what was stored before it began is there."""
    async with serving(url) as tables:
        ann, bob = await pair(tables)
        await play_on([ann, bob], random.Random(3), 6)
        others = [await Person.creates(tables) for _ in range(5)]
        before = await tables.storage.facts(ann.table)
        stop = asyncio.Event()

        async def goes_on() -> None:
            rng = random.Random(4)
            while not stop.is_set():
                if not await play_on([ann, bob], rng, 1):
                    others.append(await Person.creates(tables))

        playing = asyncio.create_task(goes_on())
        for number in range(5):
            await write_backup(tables.storage.engine, tmp_path / f"{number}.jsonl", "now", no_progress)
            await asyncio.sleep(0.02)
        stop.set()
        await playing
        assert len(await tables.storage.facts(ann.table)) > len(before)
    for number in range(5):
        other = f"sqlite:///{tmp_path}/{number}.sqlite"
        await restored(other, tmp_path / f"{number}.jsonl")
        storage = await open_storage(other)
        assert (await storage.facts(ann.table))[: len(before)] == before
        assert await problems_of(storage.engine) == []
        await storage.close()


async def test_a_backup_is_restored_into_an_empty_storage_only(url, tmp_path):
    await fill(url)
    await written(url, tmp_path / "all.jsonl")
    storage = await open_storage(url)
    rows = await dump(storage.engine)
    with pytest.raises(ClaimError) as caught:
        await restored(url, tmp_path / "all.jsonl")
    assert caught.value.code == "not_empty"
    assert await dump(storage.engine) == rows
    await storage.close()


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


def sealed(lines: list[str]) -> str:
    """Return these lines with a last one whose checksum is right."""
    body = "".join(lines[:-1])
    return body + json.dumps({"end": {"sha256": hashlib.sha256(body.encode()).hexdigest()}}) + "\n"


@pytest.fixture(scope="module")
def backup(tmp_path_factory) -> Path:
    """Return a backup that is fine."""
    folder: Path = tmp_path_factory.mktemp("backup")
    asyncio.run(fill(f"sqlite:///{folder}/t.sqlite"))
    asyncio.run(written(f"sqlite:///{folder}/t.sqlite", folder / "all.jsonl"))
    return folder / "all.jsonl"


def replaced(*what: Any) -> Callable[[list[str]], str]:
    """Return a change of every line, after which the checksum is right."""
    return lambda lines: sealed([line.replace(*what) for line in lines])


DAMAGE: tuple[tuple[Callable[[list[str]], str], str], ...] = (
    (lambda _: "", "not_backup"),
    (lambda _: "hello\n", "not_backup"),
    (lambda _: "[1]\n", "not_backup"),
    (lambda _: '{"claim_backup": "1"}\n', "not_backup"),
    (lambda lines: lines[0].replace('"claim_backup":3', '"claim_backup":4'), "newer_backup"),
    (lambda lines: "".join(lines[:-1]), "damaged_backup"),
    (lambda lines: "".join(lines)[:-100], "damaged_backup"),
    (lambda lines: "".join([*lines[:3], *lines[4:]]), "damaged_backup"),
    (lambda lines: sealed([*lines[:3], *lines[4:]]), "damaged_backup"),
    (lambda lines: "".join(lines).replace("Ann", "Eve"), "damaged_backup"),
    (lambda lines: "".join([*lines, lines[3]]), "damaged_backup"),
    (lambda lines: sealed([*lines[:3], '{"more": 1}\n', *lines[3:]]), "damaged_backup"),
    (lambda lines: sealed([*lines[:3], '{"table": 1}\n', *lines[3:]]), "damaged_backup"),
    (lambda lines: sealed([*lines[:3], '{"table": {"log": [1]}}\n', *lines[3:]]), "damaged_backup"),
    (lambda lines: sealed([*lines[:3], "[" * 100_000 + "\n", *lines[3:]]), "damaged_backup"),
    (replaced("played", "praised", 1), "broken_backup"),
    (replaced('"tables":5', '"tables":"5"'), "damaged_backup"),
    (replaced('"creation":null', '"creation":"\\ud800"'), "damaged_backup"),
    (replaced('"creation":null', '"creation":[1]'), "damaged_backup"),
    (replaced('"table":{"id":"', '"table":{"id":"\\u001b[2J'), "broken_backup"),
    (replaced("token key", "more"), "damaged_backup"),
    (replaced("203.0.113.0", "\\u001b[2J"), "bad_network"),
)


async def test_a_file_that_is_not_a_whole_backup_is_refused_and_nothing_of_it_stored(backup, tmp_path):
    path, url = tmp_path / "bad.jsonl", f"sqlite:///{tmp_path}/t.sqlite"
    storage = await open_storage(url)
    rows = await dump(storage.engine)
    for damage, code in DAMAGE:
        path.write_text(damage(lines_of(backup)), encoding="utf-8")
        with pytest.raises(ClaimError) as caught:
            await restored(url, path)
        assert caught.value.code == code, path.read_text(encoding="utf-8")[-300:]
        path.write_bytes(gzip.compress(path.read_bytes())[:-9])  # and cut short
        with pytest.raises(ClaimError):
            await restored(url, path)
        assert await dump(storage.engine) == rows
    await storage.close()


async def test_broken_tables_can_be_left_out(backup, tmp_path):
    lines = lines_of(backup)
    broken = next(line for line in lines if "played" in line)
    changed = [line.replace("played", "praised", 1) if line == broken else line for line in lines]
    (tmp_path / "bad.jsonl").write_text(sealed(changed), encoding="utf-8")
    contents = await restored(f"sqlite:///{tmp_path}/t.sqlite", tmp_path / "bad.jsonl", skip_broken=True)
    assert contents.left_out == (json.loads(broken)["table"]["id"],)
    storage = await open_storage(f"sqlite:///{tmp_path}/t.sqlite")
    assert len(await admin.list_tables(storage.engine)) == contents.tables - 1 == 4
    assert await problems_of(storage.engine) == []
    await storage.close()


@pytest.mark.parametrize(
    ("right", "wrong"), [('"status":"over"', '"status":"playing"'), ('"kind":"friend"', '"kind":"\\u001b[2J"')]
)
async def test_columns_that_are_wrong_in_a_backup_are_put_right(backup, tmp_path, right, wrong):
    assert any(right in line for line in lines_of(backup))
    changed = [line.replace(right, wrong) for line in lines_of(backup)]
    (tmp_path / "odd.jsonl").write_text(sealed(changed), encoding="utf-8")

    url = f"sqlite:///{tmp_path}/t.sqlite"
    await restored(url, tmp_path / "odd.jsonl")
    storage = await open_storage(url)
    assert await problems_of(storage.engine) == []
    await storage.close()


async def test_a_pipe_or_a_device_is_not_replaced_by_a_backup(tmp_path):
    """As root, that would be /dev/null."""
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ClaimError) as caught:
        await written(f"sqlite:///{tmp_path}/t.sqlite", tmp_path / "pipe")
    assert caught.value.code == "no_file"
    assert (tmp_path / "pipe").is_fifo()


async def test_bytes_in_place_of_text_are_backed_up_as_text(tmp_path):
    """SQLite keeps anything anywhere; the table was readable before, and is afterwards."""
    url, path = f"sqlite:///{tmp_path}/t.sqlite", tmp_path / "all.jsonl"
    await fill(url)
    storage = await open_storage(url)
    async with transaction(storage.engine) as connection:
        await connection.exec_driver_sql("UPDATE log SET payload = CAST(payload AS BLOB) WHERE seq = 1")
    await storage.close()
    contents = await written(url, path)
    assert await restored(f"sqlite:///{tmp_path}/u.sqlite", path) == contents


async def test_files_that_cannot_be_used_are_named(tmp_path):
    url = f"sqlite:///{tmp_path}/t.sqlite"
    for work in (written(url, tmp_path / "no" / "folder"), restored(url, tmp_path / "no"), restored(url, tmp_path)):
        with pytest.raises(ClaimError) as caught:
            await work
        assert caught.value.code == "no_file"


# --- checks ------------------------------------------------------------------------------------------------------


BROKEN = (
    ("DELETE FROM log WHERE {here} AND seq = 4", "gap"),
    ("DELETE FROM log WHERE {here}", "empty"),
    ("UPDATE log SET payload = '{{' WHERE {here} AND seq = 7", "fact"),
    ("UPDATE log SET kind = 'danced' WHERE {here} AND seq = 7", "fact"),
    ("UPDATE log SET payload = '{deep}' WHERE {here} AND seq = 7", "fact"),
    ('UPDATE log SET payload = replace(payload, \'"token":"\', \'"tok":"\') WHERE {here}', "fact"),
    ('UPDATE log SET payload = \'{{"seat": "A", "name": 7}}\', kind = \'renamed\' WHERE {here} AND seq = 10', "fact"),
    ('UPDATE log SET payload = replace(payload, \'"contribution":"\', \'"contribution":"00\') WHERE {here}', "fact"),
    ("UPDATE tables SET status = 'waiting' WHERE {this}", "column"),
    ("UPDATE tables SET kind = 'bot' WHERE {this}", "column"),
    ("UPDATE tables SET created = 'never' WHERE {this}", "column"),
    ("UPDATE tables SET bot_to_move = true WHERE {this}", "column"),
)


async def test_what_is_broken_is_named_and_nothing_else(tables):
    engine, broken = tables.storage.engine, set[tuple[str, str]]()
    await Person.creates(tables)
    for statement, code in BROKEN:
        ann, bob = await pair(tables)
        await play_on([ann, bob], random.Random(5), 6)
        this = f"id = '{ann.table}'"
        async with transaction(engine) as connection:
            text = statement.format(here=f"table_{this}", this=this, deep="[" * 50_000)
            await connection.exec_driver_sql(text)
        broken.add((ann.table, code))
    assert {(problem.table, problem.code) for problem in await problems_of(engine)} == broken


async def test_a_deal_that_does_not_follow_from_its_commitments_is_named(tables):
    """Somebody exchanged a contribution for another: the deal is legal, but not the one that was committed to."""
    ann = await Person.creates(tables)
    await Person.sits(tables, ann.table)
    await ann.reveals()
    engine, log = tables.storage.engine, schema.log
    payload = json.dumps({"seat": "A", "contribution": "0" * 64})
    async with transaction(engine) as connection:
        await connection.execute(log.update().where(log.c.kind == "revealed").values(payload=payload))
    assert await problems_of(engine) == [Problem(ann.table, "commitment", {"seat": "A"})]


async def test_a_log_without_its_table_is_named(tmp_path):
    storage = await open_storage(f"sqlite:///{tmp_path}/t.sqlite")
    async with storage.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        await connection.exec_driver_sql("INSERT INTO log VALUES ('lost', 1, 'created', '{}', NULL, NULL, NULL)")
        await connection.commit()
    assert await problems_of(storage.engine) == [Problem("lost", "orphan", {})]
    await storage.close()


async def test_what_is_between_people_is_restored_too(file, tmp_path):
    between = (schema.follows, schema.blocked_accounts, schema.invitations)

    async def rows(tables):
        return [[tuple(row) for row in await tables.storage.rows(table.select())] for table in between]

    async with serving(file) as tables:
        ann, bob, cas = [
            (await tables.accounts.create_without_passkey(name, "", lambda: None)).account.id
            for name in ("Ann", "Bob", "Cas")
        ]
        await tables.friends.follow(ann, bob, "Bob", follows=True)
        await tables.friends.block(ann, cas, blocks=True)
        table = await Person.creates(tables, name="Ann", account=ann)
        await tables.friends.challenge(ann, "Ann", bob, "Bob", await tables.live.public_state(table.table))
        before = await rows(tables)
    assert [len(some) for some in before] == [1, 1, 1]
    await written(file, tmp_path / "b.jsonl")
    copy = f"sqlite:///{tmp_path / 'copy.sqlite'}"
    await restored(copy, tmp_path / "b.jsonl")
    async with serving(copy) as tables:
        assert await rows(tables) == before


async def test_accounts_are_restored_with_their_names_keys_and_games_but_not_their_sessions(file, tmp_path):
    site, passkey = Site.of("https://claim.example"), Authenticator("https://claim.example")
    async with serving(file) as tables:
        accounts = tables.accounts
        made = await accounts.create(
            passkey.creates(await accounts.begin_creation("Ann", site)), site, "", lambda: None
        )
        mine = await accounts.rename(made.account, "Anna")
        game = await Person.creates(tables, name="Anna", account=mine.id)
        keys = await make_keys(tables.storage, "mailto:host@claim.example")
        contents = await write_backup(tables.storage.engine, tmp_path / "all.jsonl", "now", no_progress)
        assert contents.accounts == 1
    other = f"sqlite:///{tmp_path}/other.sqlite"
    assert await restored(other, tmp_path / "all.jsonl") == contents
    async with serving(other) as tables:
        accounts = tables.accounts
        assert await problems_of(tables.storage.engine) == []
        assert await make_keys(tables.storage) == replace(keys, new=False), "those for notices, with the contact"
        assert await accounts.signed_in(made.token) is None
        again = await accounts.sign_in(passkey.signs(await accounts.begin_sign_in(site)), site, "")
        assert again.account == mine
        assert (await accounts.sign_in_with_key(made.recovery_key or "", "")).account == mine
        assert await accounts.games(mine.id, 10) == [(game.table, "A")]
        assert await code_of(accounts.create_without_passkey("Ann", "", lambda: None)) == "name_taken"


async def test_a_game_that_is_listed_as_anothers_is_a_problem(file):
    async with serving(file) as tables:
        made = await tables.accounts.create_without_passkey("Ann", "", lambda: None)
        game = await Person.creates(tables, name="Ann", account=made.account.id)
        async with transaction(tables.storage.engine) as connection:
            await connection.execute(schema.account_games.delete())
        assert [(one.table, one.code) for one in await problems_of(tables.storage.engine)] == [(game.table, "account")]
