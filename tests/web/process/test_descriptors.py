"""File descriptors: the limit is raised where it may be, and where it may not, there are fewer connections."""

import asyncio
import contextlib
import errno
import json
import re
import resource
import socket
import sys
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.web.logs import Seldom
from claim.web.process import server
from claim.web.process.server import allow_files
from harness.clients import Person, ask
from harness.served import Served, served
from tests.lacking import lacks


@pytest.fixture
def system(monkeypatch):
    """A system with limits of its own."""

    class System:
        soft, hard = 1024, 4096

        def getrlimit(self, _: int) -> tuple[int, int]:
            return self.soft, self.hard

        def setrlimit(self, _: int, limits: tuple[int, int]) -> None:
            if limits[0] > self.hard:
                raise ValueError("not allowed to raise maximum limit")
            self.soft = limits[0]

    one = System()
    monkeypatch.setattr(resource, "getrlimit", one.getrlimit)
    monkeypatch.setattr(resource, "setrlimit", one.setrlimit)
    monkeypatch.setattr(server, "WORKERS", 2)
    return one


def test_the_limit_is_raised_where_it_may_be(system):
    open_files = allow_files(3000)
    assert (open_files.connections, system.soft) == (3000, open_files.needed)
    assert allow_files(100).allowed == system.soft  # nothing to do


def test_where_it_may_not_be_raised_fewer_connections_fit(system):
    assert allow_files(12_000) == (4096, 12_216, 3880)
    system.soft = system.hard = 1024
    assert allow_files(12_000).connections == 808
    system.soft = system.hard = 128
    assert allow_files(12_000).connections == 32


def test_a_system_that_refuses_keeps_its_limit(system, monkeypatch):
    def refuses(*_: object) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(resource, "setrlimit", refuses)
    assert allow_files(3000).allowed == system.soft


def test_without_a_limit_everything_fits(system):
    system.soft = system.hard = resource.RLIM_INFINITY
    assert allow_files(12_000).connections == 12_000


@given(st.integers(1, 100_000), st.integers(16, 100_000))
def test_connections_never_need_more_than_there_is(connections, files):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server, "raise_limit", lambda wanted: min(wanted, files))
        open_files = allow_files(connections)
    assert 0 < open_files.connections <= connections or open_files.connections <= files // 4
    assert open_files.connections < files


@pytest.mark.extended
def test_the_server_says_that_few_files_may_be_open_and_keeps_some_for_itself(tmp_path):
    """With all connections taken, a bot still answers: its process has its descriptors."""
    limited = ["bash", "-c", 'ulimit -n 300; exec "$@"', "bash", sys.executable, "-m", "claim.cli", "serve"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("harness.served.Served.command", limited)
        one = Served(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        ann = Person.creates(one.host, "bot", "potboy").connects()
        name, _, port = one.host.partition(":")
        with contextlib.ExitStack() as lines:
            for _ in range(350):
                with contextlib.suppress(OSError):
                    lines.enter_context(socket.create_connection((name, int(port)), 5))
            ann.reveals()
            ann.hears_turn()
            ann.sends({"type": "hint", "id": "1"})
            ann.hears("hint")
        ann.hangs_up()
        assert ask(one.host, "/healthz")[0] == 200
        assert "Too many open files" not in "".join(one.log)
    finally:
        one.end()
    told = re.search(r"allows only 300 open files, so at most (\d+) connections", "".join(one.told))
    assert told is not None
    events = [json.loads(line) for line in one.log]
    assert [str(event["connections"]) for event in events if event["event"] == "few open files"] == [told[1]]


@pytest.mark.extended
def test_a_soft_limit_is_no_reason_to_complain(tmp_path):
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < 13_000:
        lacks(f"only {hard} files may be open here")
    with served(f"sqlite:///{tmp_path}/t.sqlite") as one:
        assert resource.prlimit(one.process.pid, resource.RLIMIT_NOFILE)[0] >= 12_000
    assert "open files" not in "".join(one.told)


async def test_connections_that_cannot_be_accepted_are_logged_once(caplog):
    """asyncio reports each of them, thousands per second."""

    loop = asyncio.get_running_loop()
    loop.set_exception_handler(partial(server._report, Seldom()))  # noqa: SLF001  (only the event loop calls it)
    for _ in range(1000):
        loop.call_exception_handler({"message": "accept", "exception": OSError(errno.EMFILE, "Too many open files")})
    loop.call_exception_handler({"message": "something else", "exception": ValueError("bad")})
    assert [one.getMessage() for one in caplog.records] == ["no connection can be accepted", "event loop error"]
