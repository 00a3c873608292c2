"""`claim serve --workers N`: several processes behind one port, on one PostgreSQL."""

import json
import os
import random
import re
import signal
import time
from pathlib import Path

import pytest

from claim.cli import main
from claim.locales import LANGUAGES, Words
from tests.web.running import Person, ask, pair, play_on
from tests.web.served import Served, served
from tests.workers.processes import gone, wait_for


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_sqlite_one_process_serves_and_asking_for_more_says_so(language, tmp_path, capsys):
    database = f"sqlite:///{tmp_path}/t.sqlite"
    assert main(["serve", "--port", "0", "--workers", "2", "--database", database, "--language", language]) == 2
    assert capsys.readouterr().err == f"claim: {Words(language)('error-one_worker', workers=2)}\n"


def servers(one: Served) -> set[int]:
    """Return the processes that serve, and not those of their bots."""
    children = Path(f"/proc/{one.process.pid}/task/{one.process.pid}/children").read_text().split()
    return {int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


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
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        wait_for(lambda: gone(min(before)))
        ann, bob = (Person(one.host, person.table, person.token).connects() for person in (ann, bob))
        plays_on(ann, bob, 2, 6)
        wait_for(lambda: len(servers(one)) == 2 and workers_asked(one, 10) == {"1", "2"})
        after = servers(one)
        assert len(before & after) == 1
        began = time.monotonic()
        assert one.end(signal.SIGTERM) == 0
        assert time.monotonic() - began < 10
        assert all(gone(pid) for pid in after)
        events = [json.loads(line)["event"] for line in one.log]
        assert events.count("stopped") == 2
        assert "a server has ended and is replaced" in events


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="the processes are found in /proc")
def test_servers_whose_parent_is_killed_end_as_if_they_were_asked_to(shared_url):
    with served(shared_url, "--workers", "2") as one:
        ann, bob = pair(one.host)
        plays_on(ann, bob, 1, 6)
        children = servers(one)
        one.process.kill()
        wait_for(lambda: all(gone(pid) for pid in children))
        assert ann.closed_with() == bob.closed_with() == 1012
    with served(shared_url) as one:
        ann, bob = (Person(one.host, person.table, person.token).connects() for person in (ann, bob))
        assert ann.ply == 6
        plays_on(ann, bob, 2)
