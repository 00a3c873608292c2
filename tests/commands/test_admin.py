"""`claim admin`: what it prints and returns, and what a running `claim serve` makes of it."""

import asyncio
import json
import random
import sqlite3
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from claim.commands.options import STATUSES
from claim.locales import LANGUAGES, Words
from claim.storage.database_urls import default_url
from claim.storage.engines import transaction
from claim.storage.storage import open_storage
from claim.tables.commands import Create
from claim.tables.stored import LISTED_AS_CLOSED
from claim.tables.table import Status
from claim.tables.tokens import new_table_id
from harness.clients import Person, ask, pair
from harness.waiting import wait_for
from tests.commands.running import claim
from tests.service.people import Person as Player
from tests.service.people import serving
from tests.web.running import server


@pytest.fixture(autouse=True)
def _attentive(monkeypatch):
    """Servers look often for what the host does."""
    monkeypatch.setattr("claim.cluster.cluster.SingleServer.poll_seconds", 0.05)


def run(*options: str) -> tuple[int, str, str]:
    """Run `claim admin` and return its exit code, output and complaints."""
    done = claim("admin", *options)
    return done.returncode, done.stdout, done.stderr


def objects(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.fixture
def table(url) -> str:
    """Return a table with two people in a storage that no server uses."""

    async def fill() -> str:
        async with serving(url) as tables:
            ann = await Player.creates(tables, name="Ann")
            await Player.sits(tables, ann.table, name="Bob")
            return ann.table

    return asyncio.run(fill())


# --- without a server ------------------------------------------------------------------------------------------------


def test_tables_are_listed_found_closed_and_deleted(url, table):
    code, out, _ = run("--database", url, "tables", "--json")
    assert code == 0
    (row,) = objects(out)
    assert (row["id"], row["kind"], row["status"]) == (table, "friend", "revealing")
    assert (row["names"], row["plays"]) == ({"A": "Ann", "B": "Bob"}, 0)
    assert row["created"][:19] <= row["active"][:19]
    code, out, _ = run("tables", "--database", url, "--name", "bO")
    assert code == 0
    assert out.splitlines()[0].startswith(f"{table}  friend       revealing  20")
    assert out.splitlines()[0].endswith("   0  A Ann, B Bob")
    assert out.splitlines()[1] == Words("en")("admin-tables-legend")
    assert run("--database", url, "tables", "--name", "Eve")[1] == "There is no such table.\n"
    assert run("--database", url, "tables", "--status", "over", "--json")[1] == ""
    assert run("--database", url, "close", table) == (0, f"Table {table} is closed.\n", "")
    code, _, err = run("--database", url, "close", table)
    assert (code, err) == (2, "claim: Not now: “close” is not possible while the table is finished.\n")
    assert objects(run("--database", url, "tables", "--json")[1])[0]["status"] == "closed"
    assert objects(run("--database", url, "delete", table, "--json")[1]) == [{"deleted": table}]
    assert run("--database", url, "delete", table)[::2] == (2, f"claim: There is no table '{table}'.\n")


def test_seats_are_renamed_and_revoked(url, table):
    assert run("--database", url, "rename", table, "b", " Carol ")[:2] == (
        0,
        f"Seat B of table {table} is now called Carol.\n",
    )
    assert objects(run("--database", url, "tables", "--json")[1])[0]["names"] == {"A": "Ann", "B": "Carol"}
    assert run("--database", url, "rename", table, "A", "Squire")[0] == 2  # like a bot
    assert run("--database", url, "rename", table, "A", "\u3164")[0] == 2
    assert run("--database", url, "rename", table, "C", "Eve")[0] == 2
    code, out, _ = run("--database", url, "revoke", table, "A", "--json")
    assert (code, objects(out)) == (0, [{"revoked": table, "seat": "A"}])
    assert run("--database", url, "revoke", "nowhere", "A")[0] == 2
    out = run("--database", url, "revoke", table, "A", "--reissue")[1]
    assert f": #/seat/{table}/" in out.splitlines()[1]


def test_an_id_that_begins_with_a_dash_can_be_named(tmp_path, monkeypatch):
    """Version 0.1 drew such ids; they would be read as options."""
    drawn = iter(["-first", "-second", "third"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_table_id() == "third"
    monkeypatch.setattr("claim.tables.tokens.new_table_id", lambda: "-_SdmUsfumEl")
    database = f"sqlite:///{tmp_path}/t.sqlite"

    async def fill() -> None:
        async with serving(database) as tables:
            await tables.seating.create(Create("a" * 16, "friend", "Ann", "0" * 64))

    asyncio.run(fill())
    assert run("--database", database, "rename", "--", "-_SdmUsfumEl", "A", "Eve")[0] == 0
    assert run("--database", database, "delete", "--json", "--", "-_SdmUsfumEl")[0] == 0


def test_purge_deletes_what_is_old_and_says_how_many(url, table):
    assert run("--database", url, "purge", "--older-than", "1h")[1] == "Tables deleted: 0.\n"
    asyncio.run(_age(url, 100 * 86400))
    assert run("--database", url, "purge", "--older-than", "101d")[1] == "Tables deleted: 0.\n"
    dry = run("--database", url, "purge", "--older-than", "99d", "--dry-run")
    assert dry[:2] == (0, "Tables that would be deleted: 1.\n")
    assert objects(run("--database", url, "purge", "--older-than", "14w", "--json")[1]) == [{"deleted": 1}]
    assert run("--database", url, "tables", "--json")[1] == ""
    assert table not in run("--database", url, "verify")[1]


async def _age(url: str, seconds: int) -> None:
    """Make everything in a storage older."""
    storage = await open_storage(url)
    async with storage.engine.begin() as connection:
        await connection.exec_driver_sql(f"UPDATE log SET at = at - {seconds}")
        await connection.exec_driver_sql("UPDATE tables SET created = '2001-01-01T00:00:00.000Z'")
    await storage.close()


def test_every_status_can_be_asked_for():
    assert (*Status, LISTED_AS_CLOSED) == STATUSES


@pytest.mark.parametrize("text", ["90", "d", "0d", "-1d", "9.5d", "90 d", "1m", "9999999d", "999999y", "999999w", "٣d"])
def test_an_age_is_a_number_with_its_unit(text):
    code, _, err = run("purge", "--older-than", text)
    assert code == 2
    assert err.startswith("claim admin purge: ")
    assert "--older-than" in err


def test_nothing_stored_reaches_the_terminal_as_a_command(tmp_path):
    database = f"sqlite:///{tmp_path}/t.sqlite"

    async def fill() -> None:
        async with serving(database) as tables:
            await Player.creates(tables)
            async with transaction(tables.storage.engine) as connection:
                await connection.exec_driver_sql("UPDATE tables SET kind = char(27) || '[2J', status = char(155)")
                await connection.exec_driver_sql("INSERT INTO blocks VALUES (char(27) || '[2J', char(27), char(27))")

    asyncio.run(fill())
    for command in ("tables", "blocks"):
        code, out, _ = run("--database", database, command)
        assert code == 0
        assert out.replace("\n", "").isprintable()


def test_blocks_are_made_listed_and_lifted(url):
    asyncio.run(_filled(url, 0))
    assert run("--database", url, "blocks")[1] == "Nothing is blocked.\n"
    assert run("--database", url, "block", "203.0.113.9/24", "--note", "spam")[1] == "203.0.113.0/24 is blocked.\n"
    (row,) = objects(run("--database", url, "blocks", "--json")[1])
    assert (row["network"], row["note"]) == ("203.0.113.0/24", "spam")
    assert run("--database", url, "blocks")[1].startswith("203.0.113.0/24            20")
    assert run("--database", url, "unblock", "203.0.113.0/24")[1] == "203.0.113.0/24 is no longer blocked.\n"
    code, _, err = run("--database", url, "unblock", "203.0.113.0/24")
    assert (code, err) == (2, "claim: 203.0.113.0/24 is not blocked.\n")
    assert run("--database", url, "block", "everybody")[0] == 2
    assert run("--database", url, "block", "::1", "--note", "a\nb")[0] == 2


def test_verify_names_what_is_broken(url, table):
    code, out, _ = run("--database", url, "verify")
    assert (code, out) == (0, "Everything is sound. Tables: 1, facts: 2.\n")
    asyncio.run(_break(url))
    code, out, _ = run("--database", url, "verify")
    assert code == 1
    assert out.splitlines()[0] == f"Table {table}: fact 2 is missing from its log."
    code, out, _ = run("--database", url, "verify", "--json")
    assert code == 1
    assert objects(out) == [
        {"table": table, "problem": "gap", "seq": 2},
        {"tables": 1, "facts": 2, "broken": 1},
    ]


async def _break(url: str) -> None:
    storage = await open_storage(url)
    async with storage.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE log SET seq = 7 WHERE seq = 2")
    await storage.close()


async def _filled(url: str, many: int) -> None:
    async with serving(url) as tables:
        for _ in range(many):
            await Player.creates(tables)


def test_every_problem_has_its_words(tmp_path):
    database = f"sqlite:///{tmp_path}/t.sqlite"
    asyncio.run(_filled(database, 6))
    with sqlite3.connect(tmp_path / "t.sqlite") as line:
        first, second, third, fourth, fifth, _ = [row[0] for row in line.execute("SELECT id FROM tables ORDER BY id")]
        line.execute("DELETE FROM log WHERE table_id = ?", [first])
        line.execute("UPDATE log SET seq = 2 WHERE table_id = ?", [second])
        line.execute("UPDATE log SET payload = '{}' WHERE table_id = ?", [third])
        line.execute("UPDATE log SET payload = replace(payload, '\"Ann\"', '3') WHERE table_id = ?", [fourth])
        line.execute("UPDATE tables SET status = 'over' WHERE id = ?", [fifth])
        line.execute("INSERT INTO log VALUES ('lost', 1, 'created', '{}', NULL, NULL, NULL)")
    line.close()
    for language in LANGUAGES:
        code, out, _ = run("--database", database, "verify", "--language", language)
        assert code == 1
        assert len(out.splitlines()) == 7
        assert out.splitlines()[-1] == Words(language)("admin-unsound", broken=6, tables=6, facts=5)


def test_a_damaged_file_is_one_line(tmp_path):
    """Whether it can still be opened or not."""
    database = f"sqlite:///{tmp_path}/t.sqlite"
    asyncio.run(_filled(database, 40))
    path = tmp_path / "t.sqlite"
    data = bytearray(path.read_bytes())
    for start in range(4096 * 3, len(data), 4096):
        data[start : start + 4096] = random.Random(start).randbytes(4096)
    path.write_bytes(data)
    for command in (["verify"], ["tables"], ["backup", str(tmp_path / "b.jsonl")]):
        code, out, err = run("--database", database, *command)
        assert code == 1
        assert len(err.splitlines()) <= 1
        assert "Traceback" not in out + err
    assert not (tmp_path / "b.jsonl").exists()


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    for command in (["tables"], ["verify"], ["backup", str(tmp_path / "b.jsonl")], ["block", "::1"]):
        code, _, err = run("--database", f"sqlite:///{tmp_path}/t.sqlite", *command)
        assert code == 1
        assert err == f"claim: sqlite:///{tmp_path}/t.sqlite cannot be used: No such file or directory\n"
    assert list(tmp_path.iterdir()) == []
    assert run("--database", "mysql://x", "tables")[0] == 2
    assert run("--database", "postgresql://a:secret@127.0.0.1:1/x", "tables")[0] == 1


def test_a_backup_is_restored_into_another_database(url, table, tmp_path):
    file, other = str(tmp_path / "b.jsonl.gz"), f"sqlite:///{tmp_path}/other.sqlite"
    code, out, _ = run("--database", url, "backup", file)
    assert (code, out) == (0, f"{file} is complete. Tables: 1, facts: 2, blocked networks: 0.\n")
    assert objects(run("--database", other, "restore", file, "--json")[1]) == [
        {"file": file, "tables": 1, "facts": 2, "blocks": 0, "days": 0, "runs": 0, "accounts": 0}
    ]
    assert run("--database", other, "tables", "--json")[1] == run("--database", url, "tables", "--json")[1]
    assert table in run("--database", other, "tables")[1]
    code, _, err = run("--database", other, "restore", file)
    assert code == 2
    assert err == "claim: The database is not empty. A backup is restored into a new one only: name another.\n"


def test_a_backup_is_only_made_of_what_a_server_uses_if_that_is_asked_for(url, tmp_path):
    """A nightly backup of the SQLite file that the server was on before would go on for ever, and hold nothing new."""
    file, path = tmp_path / "claim.jsonl.gz", "/metrics"
    with server(url) as host:
        assert "\nclaim_backup_timestamp_seconds 0.0\n" in ask(host, path)[1]
        assert run("--database", url, "backup", "--served", str(file))[0] == 0
        wait_for(lambda: "\nclaim_backup_timestamp_seconds 0.0\n" not in ask(host, path)[1])  # it looks once a second
    file.unlink()
    code, out, err = run("--database", url, "backup", "--served", str(file))
    assert (code, out, file.exists()) == (1, "", False)
    assert "so it was not backed up" in err
    assert run("--database", url, "backup", str(file))[0] == 0  # as before an upgrade
    assert run("--database", f"sqlite:///{tmp_path}/other.sqlite", "restore", str(file))[0] == 0


def test_a_backup_does_not_replace_its_own_database(tmp_path):
    file = tmp_path / "t.sqlite"
    asyncio.run(_filled(f"sqlite:///{file}", 1))
    (tmp_path / "link").symlink_to(file)
    for name in (file, tmp_path / "link"):
        code, out, err = run("--database", f"sqlite:///{file}", "backup", str(name))
        assert (code, out, err) == (2, "", f"claim: {name}: File exists\n")
    assert run("--database", f"sqlite:///{file}", "verify")[0] == 0


def test_a_backup_is_made_of_a_database_that_cannot_be_written(tmp_path):
    """As on a full disk, which a host may be about to leave."""
    database, file = tmp_path / "t.sqlite", str(tmp_path / "b.jsonl")
    asyncio.run(_filled(f"sqlite:///{database}", 1))
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TRIGGER full BEFORE INSERT ON server BEGIN SELECT RAISE(ABORT, 'full'); END")
    assert run("--database", f"sqlite:///{database}", "backup", file)[0] == 0
    assert run("--database", f"sqlite:///{tmp_path}/other.sqlite", "restore", file)[0] == 0


def test_a_database_without_tables_is_nothing_to_look_after(tmp_path):
    (tmp_path / "tables.sqlite").touch(0o600)
    code, out, err = run("--database", f"sqlite:///{tmp_path}/tables.sqlite", "backup", str(tmp_path / "file"))
    assert (code, out) == (1, "")
    assert "`claim serve` makes them" in err


def test_the_database_may_be_named_once_for_all_commands(tmp_path, monkeypatch):
    monkeypatch.setenv("CLAIM_DATABASE", f"sqlite:///{tmp_path}/named.sqlite")
    with server(default_url()):
        assert run("tables")[0] == 0
    assert (tmp_path / "named.sqlite").exists()


def test_help_names_every_command_with_an_example():
    assert run()[0] == 0
    code, out, _ = run("--help")
    assert code == 0
    names = ("tables", "close", "delete", "purge", "backup", "restore", "verify", "revoke", "rename", "block", "blocks")
    for name in (*names, "unblock", "upgrade"):
        assert f"\n    {name} " in out
        assert f"example: claim admin {name}" in run(name, "--help")[1]
    assert "\n    admin " in claim("--help").stdout


# --- with a running server -------------------------------------------------------------------------------------------


@pytest.mark.extended
def test_a_running_server_follows_the_host(url, caplog):
    """Rename, revoke, close and delete reach open sockets; nothing more goes to a revoked token."""
    with server(url) as host:
        ann, bob = pair(host)
        eve = Person(host, ann.table).connects()
        assert run("--database", url, "rename", ann.table, "A", "Zoe")[0] == 0
        while eve.state["table"]["seats"]["A"]["name"] != "Zoe":
            eve.next()
        assert run("--database", url, "revoke", ann.table, "A")[0] == 0
        assert ann.closed_with() == 4400
        assert ann.heard[-1]["code"] == "not_seated"
        told = len(ann.heard)
        if bob.state["view"]["legal"]:
            bob.plays(bob.state["view"]["legal"][0])
        assert len(ann.heard) == told
        assert Person(host, ann.table, ann.token).turned_away() == (4400, "not_seated")
        assert run("--database", url, "close", ann.table)[0] == 0
        bob.hears_status("over")
        assert bob.state["table"]["forfeit"] is None
        assert run("--database", url, "delete", ann.table)[0] == 0
        for person in (bob, eve):
            assert person.closed_with() == 4404
            assert person.heard[-1]["code"] == "no_table"
        assert ask(host, f"/api/tables/{ann.table}")[0] == 404
    assert not [one for one in caplog.records if one.exc_info or one.levelname == "ERROR"]


@pytest.mark.extended
def test_a_blocked_address_is_refused_at_once(url):
    """Its open sockets are closed, and new requests and sockets refused, until it is unblocked. Others go on."""
    with server(url, proxies=("127.0.0.1",)) as host:
        ann = Person.creates(host).connects()
        stranger = {"X-Forwarded-For": "203.0.113.7"}
        assert ask(host, "/api/bots", **stranger)[0] == 200
        assert run("--database", url, "block", "203.0.113.0/24")[0] == 0
        wait_for(lambda: ask(host, "/api/bots", **stranger)[0] == 403)
        assert ask(host, "/healthz", **stranger)[1] == {"error": {"code": "blocked", "params": {}}}
        assert ask(host, "/healthz")[0] == 200
        assert run("--database", url, "block", "127.0.0.1", "--note", "ourselves")[0] == 0
        assert ann.closed_with() == 4403
        assert ann.heard[-1]["code"] == "blocked"
        with pytest.raises(InvalidStatus):
            ann.connects()
        assert ask(host, "/healthz")[0] == 403
        assert run("--database", url, "unblock", "127.0.0.1")[0] == 0
        wait_for(lambda: ask(host, "/healthz")[0] == 200)
        ann.connects()


@pytest.mark.extended
def test_the_server_deletes_old_tables_by_itself(tmp_path, monkeypatch, caplog):
    caplog.set_level("INFO")
    monkeypatch.setattr("claim.service.retention.FIRST_SECONDS", 0.01)
    database = f"sqlite:///{tmp_path}/t.sqlite"
    asyncio.run(_filled(database, 1))
    asyncio.run(_age(database, 400 * 86400))
    with server(database, keep_seconds=365 * 86400) as host:
        wait_for(lambda: "claim_tables_deleted_total 1.0" in ask(host, "/metrics")[1])
        assert objects(run("--database", database, "tables", "--json")[1]) == []
    assert "tables deleted: 1, where nothing happened for 365 days" in caplog.text


def test_accounts_are_listed_renamed_reissued_suspended_and_deleted(url):
    async def fill() -> str:
        async with serving(url) as tables:
            made = await tables.accounts.create_without_passkey("Ann", "", lambda: None)
            await tables.accounts.create_without_passkey("Bob", "", lambda: None)
            await Player.creates(tables, name="Ann", account=made.account.id)
            return made.account.id

    account = asyncio.run(fill())
    here = ("--database", url)
    (row,) = objects(run(*here, "accounts", "--name", "AN", "--json")[1])
    assert (row["id"], row["name"], row["games"], row["passkeys"], row["suspended"]) == (account, "Ann", 1, 0, None)
    assert run(*here, "rename-account", "ann", "Bоb")[0] == 2
    assert objects(run(*here, "rename-account", "ann", "Anna", "--json")[1]) == [{"renamed": account, "name": "Anna"}]
    (told,) = objects(run(*here, "reissue-account", account, "--json")[1])
    assert len(told["recovery_key"]) == 34
    assert run(*here, "suspend-account", "Anna")[1].startswith("Anna cannot sign in any more")
    assert "(suspended)" in run(*here, "accounts")[1]
    assert objects(run(*here, "suspend-account", "Anna", "--lift", "--json")[1]) == [{"resumed": account}]
    assert run(*here, "verify")[0] == 0
    assert run(*here, "delete-account", "Anna")[1].startswith("Account Anna is deleted.")
    assert run(*here, "delete-account", "Anna")[0] == 2
    assert run(*here, "accounts", "--name", "anna")[1] == "There is no such account.\n"
    assert objects(run(*here, "tables", "--json")[1])[0]["names"] == {"A": "N. N."}
    assert run(*here, "verify")[0] == 0


@pytest.mark.usefixtures("table")
def test_keys_for_notifications_are_made_once_and_replaced_or_removed_on_request(url):
    here = ("--database", url, "push-keys")
    code, out, _ = run(*here)
    key = out.splitlines()[0].rpartition(" ")[2]
    assert (code, len(key)) == (0, 87)
    assert out.splitlines()[1] == Words("en")("admin-push-no-contact")
    contact = "mailto:host@claim.example"
    assert objects(run(*here, "--contact", contact, "--json")[1]) == [{"key": key, "contact": contact, "new": False}]
    lines = run(*here)[1].splitlines()
    assert lines == [Words("en")("admin-push-there", key=key), Words("en")("admin-push-contact", contact=contact)]
    for bad in ("host@claim.example", "http://claim.example", "mailto:a@b c", "https://" + "x" * 200):
        code, _, err = run(*here, "--contact", bad)
        assert (code, "is not an address" in err) == (2, True)
    (other,) = objects(run(*here, "--replace", "--json")[1])
    assert (other["new"], other["contact"]) == (True, contact)
    assert other["key"] != key
    assert run(*here, "--remove")[1] == Words("en")("admin-push-removed") + "\n"
    assert objects(run(*here, "--remove", "--json")[1]) == [{"removed": False}]
