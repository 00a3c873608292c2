"""A database written by an older version opens here, shows each seat what it showed there, and its games go on."""

import asyncio
import itertools
import json
import os
import random
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from claim.cli import main
from harness.clients import Json, Person, ask, play_on
from harness.postgres import binaries
from tests.as_new import put_dump
from tests.web.running import server

FOLDER = Path(__file__).parent / "databases"
UNFINISHED = ["waiting", "revealing", "bot", "bot_to_move", "phase_two", "same_screen", "rematch"]
FINISHED = ["finished", "finished_bot", "resigned", "left", "before_rematch"]


class Stored(NamedTuple):
    """A database as that version left it, and what its server showed of each table."""

    version: str
    url: str
    tables: dict[str, Json]

    def people(self, host: str, name: str) -> list[Person]:
        """Return those who sat at this table, connected again with their old tokens."""
        table = self.tables[name]
        seats = [Person(host, table["table"], one["token"], one["contribution"]) for one in table["seats"]]
        return [seat.connects() for seat in seats]


@pytest.fixture(scope="module", params=itertools.product(("0.1", "0.2"), ("sqlite", "postgresql")), ids="-".join)
def stored(request, tmp_path_factory) -> Stored:
    version, storage = request.param
    folder = FOLDER / version
    if storage == "sqlite":
        file = tmp_path_factory.mktemp("older") / "tables.sqlite"
        shutil.copyfile(folder / "tables.sqlite", file)
        url = f"sqlite:///{file}"
    else:
        url = request.getfixturevalue("postgres") + "postgres"
        asyncio.run(put_dump(url, (folder / "tables.sql").read_text(encoding="utf-8")))
    return Stored(version, url, json.loads((folder / f"{storage}.json").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def host(stored) -> Iterator[str]:
    """Serve it for all tests below the first: each plays on at other tables."""
    with server(stored.url) as found:
        yield found


def lost(old: object, new: object, path: str = "") -> list[str]:
    """Return the places where `new` does not say what `old` said. New fields are no loss."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [place for key in old for place in lost(old[key], new.get(key, "nothing"), f"{path}.{key}")]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [place for number, pair in pairs for place in lost(*pair, f"{path}[{number}]")]
    return [] if old == new else [f"{path}: {old!r} became {new!r}"]


def test_only_an_upgrade_changes_it_and_copies_it_first(stored, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(binaries()), prepend=os.pathsep)  # for pg_dump
    copy, admin = tmp_path / "before", ["admin", "--database", stored.url]
    for command in (["tables"], ["verify"], ["backup", str(copy)], ["restore", str(copy)]):
        assert main([*admin, *command]) == 1, command
        said = capsys.readouterr()
        assert "`claim admin upgrade FILE`" in said.err, command
        assert (said.out, copy.exists()) == ("", False)
    (tmp_path / "file").touch()
    itself = stored.url.removeprefix("sqlite:///") if stored.url.startswith("sqlite") else "/dev/null/copy"
    for nowhere in (str(tmp_path / "file" / "copy"), itself):  # no copy, so nothing is changed
        assert main([*admin, "upgrade", nowhere]) == 1
        assert main([*admin, "tables"]) == 1
    capsys.readouterr()
    assert main([*admin, "upgrade", str(copy)]) == 0
    assert str(copy) in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    if stored.url.startswith("sqlite"):  # the copy is as that version left it
        assert main(["admin", "--database", f"sqlite:///{copy}", "tables"]) == 1
        assert "`claim admin upgrade FILE`" in capsys.readouterr().err
    else:
        assert copy.read_bytes().startswith(b"PGDMP")
    assert main([*admin, "upgrade", str(tmp_path / "again"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["upgraded"] is False
    assert not (tmp_path / "again").exists()


def test_a_host_can_list_verify_back_up_and_restore_it(stored, tmp_path, capsys):
    """Restored elsewhere, it is as if that version had written it there: the old tokens open their seats."""

    def admin(url: str, *options: str) -> str:
        assert main(["admin", "--database", url, *options]) == 0
        return str(capsys.readouterr().out)

    known = {table["table"] for table in stored.tables.values()}
    rows = [json.loads(line) for line in admin(stored.url, "tables", "--json").splitlines()]
    assert known <= {row["id"] for row in rows}
    assert all(row["names"] for row in rows)
    assert all((row["active"] is None) is (stored.version == "0.1") for row in rows)  # 0.1 did not store it
    admin(stored.url, "verify")
    admin(stored.url, "backup", str(tmp_path / "old.jsonl.gz"))
    other = f"sqlite:///{tmp_path}/other.sqlite"
    admin(other, "restore", str(tmp_path / "old.jsonl.gz"))
    admin(other, "verify")
    with server(other) as host:
        people = stored._replace(url=other).people(host, "phase_two")
        assert play_on((people[0], people[1]), random.Random(1)) == 52
        for person in people:
            person.hangs_up()


def test_every_seat_sees_what_the_older_version_showed(stored, host):
    for name, table in stored.tables.items():
        if name == "bot_to_move":  # the bot has played by now
            continue
        for person, seat in zip(stored.people(host, name), table["seats"], strict=True):
            assert lost(seat["state"], person.state) == [], name
            person.hangs_up()


@pytest.mark.parametrize("name", UNFINISHED)
def test_an_unfinished_game_is_played_to_its_end_with_the_old_tokens(stored, host, name, tmp_path):
    people = stored.people(host, name)
    if name == "waiting":
        people.append(Person.sits(host, people[0].table).connects())
    for person in people:
        seat = person.state["table"]["seats"][person.state["table"]["you"]]
        if seat["committed"] and not seat["revealed"]:
            person.reveals()
    if len(people) == 2:
        play_on((people[0], people[1]), random.Random(1))
    while people[0].hears_turn()["table"]["status"] != "over":
        people[0].plays(people[0].state["view"]["legal"][0])
    before = stored.tables[name]["seats"][0]["state"]["view"]
    record = people[0].state["record"]
    if before is not None:
        tricks = people[0].state["view"]["tricks"]
        assert lost(before["tricks"], tricks[: len(before["tricks"])]) == []
        assert len(record["plays"]) == 52
    assert _is_verified(record, tmp_path)
    for person in people:
        person.hangs_up()


def test_finished_games_give_the_same_verified_record(stored, host, tmp_path):
    for name in FINISHED:
        table = stored.tables[name]
        status, record = ask(host, f"/api/games/{table['table']}/record")
        assert status == 200
        assert record == table["seats"][0]["state"]["record"], name
        assert _is_verified(record, tmp_path), name


def _is_verified(record: Json, folder: Path) -> bool:
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return main(["verify", str(file)]) == 0


def test_an_old_offer_of_a_rematch_can_be_accepted(stored, host):
    ann, bob = stored.people(host, "finished")
    ann.offers("accept_rematch")
    again = (ann.goes_on().connects(), bob.goes_on().connects())
    for person in again:
        person.reveals()
    assert play_on(again, random.Random(1), 4) == 4
    for person in (ann, bob, *again):
        person.hangs_up()


def test_an_accepted_rematch_keeps_its_tokens(stored, host):
    people = stored.people(host, "before_rematch")
    for person, seat in zip(people, stored.tables["rematch"]["seats"], strict=True):
        assert person.goes_on().token == seat["token"]
        person.hangs_up()


def test_a_creation_repeated_after_the_update_gets_the_same_seat(stored, host):
    """The answer to the first was lost, and the server was updated in between."""
    for table in stored.tables.values():
        seat = table["seats"][0]
        if seat["request"] is not None:  # a rematch has none
            _, given = ask(host, "/api/tables", seat["request"])
            assert (given["table"]["id"], given["token"]) == (table["table"], seat["token"])


def test_a_closed_table_stays_closed(stored, host):
    wanted = {"id": "a-command-id-of-22-xx", "name": "Bob", "commitment": "ab" * 32}
    status, answer = ask(host, f"/api/tables/{stored.tables['closed']['table']}/sit", wanted)
    assert (status, answer["error"]["code"]) == (409, "table_closed")
