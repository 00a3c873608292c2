"""The SQLite file is private, has one server, and is refused or reported where it is not what it should be."""

import asyncio
import logging
import multiprocessing
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import asyncpg
import pytest

from claim.game.errors import ClaimError, Unavailable
from claim.storage.errors import StorageFailed
from claim.storage.storage import Storage, open_storage
from claim.tables.table import DamagedLog
from harness.waiting import PATIENCE
from tests.commands.running import claim, one_line
from tests.storage.appends import append

pytestmark = pytest.mark.skipif(os.name != "posix", reason="file modes and signals are those of POSIX")
PAGE = 4096


def url_of(file: Path | str) -> str:
    return f"sqlite:///{file}"


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


@pytest.fixture
def open_umask():
    """Run with the umask under which new files are readable for everybody."""
    before = os.umask(0o000)
    yield
    os.umask(before)


# --- who can read it -----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("open_umask")
async def test_a_new_file_and_what_sqlite_puts_beside_it_are_for_their_owner_alone(tmp_path, caplog):
    with caplog.at_level(logging.WARNING):
        storage = await open_storage(url_of(tmp_path / "tables.sqlite"))
        await storage.append(append("one", 1))
        assert {file.name: mode(file) for file in tmp_path.iterdir()} == {
            "tables.sqlite": 0o600,
            "tables.sqlite-wal": 0o600,
            "tables.sqlite-shm": 0o600,
            "tables.sqlite.lock": 0o600,
        }
        await storage.close()
    assert "others can read" not in caplog.text


@pytest.mark.usefixtures("open_umask")
async def test_the_default_folder_is_for_its_owner_alone(tmp_path):
    await (await open_storage()).close()
    assert mode(tmp_path / "data" / "claim") == 0o700
    assert mode(tmp_path / "data" / "claim" / "tables.sqlite") == 0o600


async def test_a_file_that_others_can_read_is_warned_of_and_left_as_it_is(tmp_path, caplog):
    file = tmp_path / "tables.sqlite"
    file.touch()
    file.chmod(0o644)

    with caplog.at_level(logging.WARNING):
        await (await open_storage(url_of(file))).close()
    assert f"others can read {file} (mode 644)" in caplog.text
    assert f"chmod 600 {file}" in caplog.text
    assert mode(file) == 0o644


# --- one server ----------------------------------------------------------------------------------------------------


def hold(url: str, line: Connection) -> None:
    """Serve a storage until killed."""

    async def story() -> None:
        storage = await open_storage(url)
        line.send("open")
        await asyncio.sleep(3600)
        await storage.close()

    asyncio.run(story())


@contextmanager
def held(url: str):
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=hold, args=(url, theirs), daemon=True)
    process.start()
    try:
        assert ours.poll(PATIENCE)
        assert ours.recv() == "open"
        yield process
    finally:
        process.kill()
        process.join(PATIENCE)


async def problem(url: str) -> str:
    """Return what is said where a storage cannot be opened: one line, which the command ends with."""
    with pytest.raises(ClaimError) as caught:
        await open_storage(url)
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def refusal(url: str) -> str:
    try:
        await (await open_storage(url)).close()
    except Unavailable as error:
        return error.code
    return "none"


async def test_a_second_server_is_refused_until_the_first_is_gone_even_by_kill_9(tmp_path, monkeypatch):
    """By whatever name it comes: a link, a relative path, another way round."""
    file = tmp_path / "tables.sqlite"
    (tmp_path / "link.sqlite").symlink_to(file)
    (tmp_path / "folder").symlink_to(tmp_path)
    monkeypatch.chdir(tmp_path)
    other_way = tmp_path / ".." / tmp_path.name / "tables.sqlite"
    names = [file, "tables.sqlite", "link.sqlite", "folder/tables.sqlite", other_way]
    with held(url_of(file)):
        assert [await refusal(url_of(name)) for name in names] == ["database_in_use"] * len(names)
    assert [await refusal(url_of(name)) for name in names] == ["none"] * len(names)


async def test_whoever_does_not_serve_may_open_the_file_beside_a_server(tmp_path):
    url = url_of(tmp_path / "tables.sqlite")
    server = await open_storage(url)
    await server.append(append("one", 1))
    other = await open_storage(url, serving=False)
    assert len(await other.facts("one")) == 1
    await other.append(append("one", 2))
    assert len(await server.facts("one")) == 2
    await other.close()
    with pytest.raises(Unavailable):  # the other one's end did not release the server's lock
        await open_storage(url)
    await server.close()


# --- a file that cannot be used ------------------------------------------------------------------------------------


async def filled(file: Path, tables: int = 60) -> None:
    storage = await open_storage(url_of(file))
    for number in range(tables):
        await storage.append(append(f"table-{number:04}", 1, text="x" * 3000))
    await storage.append(append("short", 1))
    await storage.close()


def damage(file: Path, *pages: int) -> None:
    with file.open("r+b") as data:
        for page in pages:
            data.seek(page * PAGE)
            data.write(b"\xa5" * PAGE)


def root_page(file: Path, name: str) -> int:
    with sqlite3.connect(file) as connection:
        found: int = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [name]).fetchone()[0]
    connection.close()
    return found - 1  # SQLite counts from 1


@pytest.mark.parametrize("name", ["tables", "tables_by_status", "alembic_version", "server", "log"])
def test_damage_that_is_met_at_the_start_is_said_truly_with_exit_code_1(tmp_path, name):
    file, whole = tmp_path / "tables.sqlite", tmp_path / "whole.sqlite"
    asyncio.run(filled(file))
    shutil.copyfile(file, whole)
    damage(file, root_page(file, name))
    if name == "log":  # not looked at before a table is
        assert asyncio.run(refusal(url_of(file))) == "none"
        return
    done = claim("serve", "--port", "0", "--language", "en", "--database", url_of(file))
    assert done.returncode == 1
    assert one_line(done.stderr), done.stderr
    assert f"{file} is damaged (" in done.stderr
    assert "Restore a backup" in done.stderr
    assert asyncio.run(refusal(url_of(whole))) == "none"


@pytest.mark.parametrize(
    "content", [b"not a database " * 1000, b"\0" * PAGE * 4, b"SQLite format 3\0" + b"\xff" * PAGE]
)
async def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path, content):
    file = tmp_path / "tables.sqlite"
    file.write_bytes(content)
    told = await problem(url_of(file))
    assert "is not a database" in told or "is damaged" in told
    assert file.read_bytes() == content


async def test_a_damaged_page_met_while_running_breaks_only_the_tables_on_it(tmp_path):
    file = tmp_path / "tables.sqlite"
    await filled(file)

    async def story(new: str) -> list[str]:
        broken = []
        storage = await open_storage(url_of(file))
        for number in range(60):
            try:
                assert len(await storage.facts(f"table-{number:04}")) == 1
            except DamagedLog:
                broken.append(str(number))
        assert len(await storage.facts("short")) == 1
        await storage.append(append(new, 1))
        await storage.close()
        return broken

    assert await story("new") == []
    # A row of 3,000 bytes has a page to itself; find one by its text and damage it.
    data = file.read_bytes()
    damage(file, data.index(b"table-0007", data.index(b"x" * 3000) - PAGE) // PAGE)
    broken = await story("newer")
    assert 1 <= len(broken) <= 4


def _mount(*arguments: str) -> None:
    done = subprocess.run(["mount", *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.skip(f"no right to mount here, and permissions do not bind root: {done.stderr.strip()}")


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Make a folder and its files read-only: by their modes, or by a mount for root, whom no mode keeps out."""
    if os.geteuid() == 0:
        _mount("--bind", str(folder), str(folder))
        try:
            _mount("-o", "remount,ro,bind", str(folder))
            yield
        finally:
            subprocess.run(["umount", "-l", str(folder)], check=True)
        return
    files = [folder, *folder.iterdir()]
    modes = [file.stat().st_mode for file in files]
    for file in files:
        file.chmod(0o555 if file.is_dir() else 0o444)
    try:
        yield
    finally:
        for file, mode in zip(files, modes, strict=True):
            file.chmod(mode)


@pytest.mark.extended
async def test_a_read_only_file_is_refused(tmp_path):
    file = tmp_path / "tables.sqlite"
    await filled(file, 1)
    with read_only(tmp_path):
        assert "cannot be written" in await problem(url_of(file))
    assert await refusal(url_of(file)) == "none"


async def test_a_read_only_postgres_is_refused(postgres):
    database = postgres + "postgres"

    async def sql(text: str) -> None:
        connection = await asyncpg.connect(database, server_settings={"default_transaction_read_only": "off"})
        await connection.execute(text)
        await connection.close()

    assert await refusal(database) == "none"
    await sql("ALTER DATABASE postgres SET default_transaction_read_only = on")
    try:
        assert "cannot be written" in await problem(database)
    finally:
        await sql("ALTER DATABASE postgres RESET default_transaction_read_only")
    assert await refusal(database) == "none"


async def test_nothing_is_acknowledged_once_the_file_was_deleted_or_replaced(tmp_path):
    """What is written to a deleted file is lost with the process."""
    file = tmp_path / "tables.sqlite"

    async def refused(storage: Storage, seq: int) -> None:
        for attempt in (storage.append(append("one", seq)), storage.check()):
            with pytest.raises(StorageFailed) as raised:
                await attempt
            assert "deleted or replaced" in str(raised.value.__cause__)

    storage = await open_storage(url_of(file))
    await storage.append(append("one", 1))
    await storage.check()
    file.rename(tmp_path / "away.sqlite")
    await refused(storage, 2)
    shutil.copyfile(tmp_path / "away.sqlite", file)
    await refused(storage, 2)
    (tmp_path / "away.sqlite").rename(file)
    await storage.append(append("one", 2))
    await storage.check()
    await storage.close()
