"""`claim serve --workers N`: several processes behind one port, on one PostgreSQL."""

import json
import os
import random
import re
import signal
import socket
from multiprocessing.connection import Connection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from claim.cli import main
from claim.locales import LANGUAGES, Words
from claim.web.process import workers
from claim.web.settings import Settings
from harness.clients import Person, ask, pair, play_on
from harness.postgres import restartable_postgres
from harness.programs import gone
from harness.served import Served, served
from harness.waiting import wait_for
from tests.lacking import needs_postgres


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_sqlite_one_process_serves_and_asking_for_more_says_so(language, tmp_path, capsys):
    database = f"sqlite:///{tmp_path}/t.sqlite"
    assert main(["serve", "--port", "0", "--workers", "2", "--database", database, "--language", language]) == 2
    assert capsys.readouterr().err == f"claim: {Words(language)('error-one_worker', workers=2)}\n"


def servers(one: Served) -> dict[int, int]:
    """Return the process that serves as each worker, as the log tells it."""
    told = [json.loads(line) for line in [*one.log]]
    return {line["worker"]: line["pid"] for line in told if line["event"] == "a server answers"}


def children(pid: int) -> set[int]:
    """Return the processes that this one has started."""
    tasks = Path(f"/proc/{pid}/task")
    return {int(one) for task in tasks.iterdir() for one in (task / "children").read_text().split()}


def workers_asked(one: Served, times: int) -> set[str]:
    """Return which of the processes answer."""
    told = [ask(one.host, "/metrics")[1] for _ in range(times)]
    return {found[1] for text in told if (found := re.search(r'claim_sockets{worker="(\d)"}', text)) is not None}


def plays_on(ann: Person, bob: Person, seed: int, most: int = 60) -> None:
    play_on((ann, bob), random.Random(seed), most)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="the processes are found in /proc")
def test_two_processes_serve_one_table_one_that_is_killed_is_replaced_and_all_end_when_asked(shared_url):
    with served(shared_url, "--workers", "2") as one:
        wait_for(lambda: workers_asked(one, 10) == {"1", "2"})
        ann, bob = pair(one.host)
        plays_on(ann, bob, 1, 6)
        before = servers(one)
        wait_for(lambda: len(children(before[1])) >= 2)
        bots = children(before[1])
        os.kill(before[1], signal.SIGKILL)
        wait_for(lambda: all(gone(pid) for pid in (before[1], *bots)))
        ann, bob = (Person(one.host, person.table, person.token).connects() for person in (ann, bob))
        plays_on(ann, bob, 2, 6)
        wait_for(lambda: servers(one)[1] != before[1])
        wait_for(lambda: workers_asked(one, 10) == {"1", "2"})
        after = servers(one)
        assert after[2] == before[2]
        assert one.end(signal.SIGTERM) == 0
        assert all(gone(pid) for pid in after.values())
        told = [json.loads(line) for line in one.log]
        events = [line["event"] for line in told]
        assert events.count("stopped") == 2
        ended = events.index("a server has ended and is replaced")
        assert (told[ended]["worker"], told[ended]["exit_code"]) == (1, -signal.SIGKILL)
        assert [line["worker"] for line in told[ended:] if line["event"] == "a server answers"] == [1]


class Dead:
    """A process that is gone as soon as it is looked at; `says` is what it told before."""

    sentinel, pid, exitcode, says = 0, 2**22 + 1, 1, b""

    def __init__(self, target: object, args: tuple[Any, ...]) -> None:
        del target
        self._line: Connection = args[2]

    def start(self) -> None:
        if self.says:
            self._line.send_bytes(self.says)

    def is_alive(self) -> bool:
        return False

    def close(self) -> None:
        pass


def test_a_server_that_answered_is_replaced_at_once_and_one_that_never_did_after_growing_pauses(monkeypatch):
    class Context:
        Process = Dead

    monkeypatch.setattr(workers, "_context", Context)
    monkeypatch.setattr(workers, "time", SimpleNamespace(monotonic=lambda: 100.0))
    with socket.socket() as listener:
        slot, pauses = workers.Slot(Settings(), listener), []
        for says in (b"", b"", b"", b"", b"", b"", b"ready", b"ready", b""):
            monkeypatch.setattr(Dead, "says", says)
            slot.start()
            assert slot.look()
            pauses.append(round(slot.start_at - 100.0, 3))
    assert pauses == [0.1, 0.2, 0.4, 0.8, 1.0, 1.0, 0.0, 0.0, 0.1]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="the processes are found in /proc")
def test_servers_whose_parent_is_killed_end_as_if_they_were_asked_to(shared_url):
    with served(shared_url, "--workers", "2") as one:
        ann, bob = pair(one.host)
        plays_on(ann, bob, 1, 6)
        wait_for(lambda: len(servers(one)) == 2)
        pids = servers(one).values()
        one.process.kill()
        wait_for(lambda: all(gone(pid) for pid in pids))
        assert ann.closed_with() == bob.closed_with() == 1012
    with served(shared_url) as one:
        ann, bob = (Person(one.host, person.table, person.token).connects() for person in (ann, bob))
        assert ann.ply == 6
        plays_on(ann, bob, 2)


def test_a_server_that_starts_without_its_database_says_so_in_json_and_is_back_with_it(tmp_path):
    needs_postgres()
    with restartable_postgres(tmp_path) as database, served(database.url + "postgres", "--workers", "2") as one:
        wait_for(lambda: len(servers(one)) == 2)
        before = servers(one)[1]
        database.stop()
        os.kill(before, signal.SIGKILL)
        wait_for(lambda: any("the server failed" in line for line in [*one.log]))
        database.start()
        wait_for(lambda: servers(one)[1] != before)
        assert one.end() == 0
        told = [json.loads(line) for line in one.log]  # every line is an object
    failed = next(line for line in told if line["event"] == "the server failed")
    assert (failed["worker"], failed["type"]) == (1, "DatabaseUnavailable")
    assert "Connect" in failed["problem"]
