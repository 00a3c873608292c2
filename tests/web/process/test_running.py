"""`claim serve --open` where a server already uses the same tables: the page of that one is opened."""

import socket
import subprocess

import pytest

from claim.storage.sqlite_file import SqliteFile
from claim.web.process.running import running_at
from harness.served import COMMAND, served
from harness.waiting import PATIENCE


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def browser(tmp_path, monkeypatch):
    """A browser that writes down what it opens."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >>{tmp_path}/opened\n')
    script.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(script))
    return tmp_path / "opened"


def second(database, *options):
    """Run another server, which is expected to end by itself."""
    command = [*COMMAND, "--language", "en", "--database", database, *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_running_server_is_opened_whatever_port_is_asked_for(database, browser):
    with served(database) as one:
        address = f"http://{one.host}/"
        for port in (0, one.port):
            done = second(database, "--open", "--port", str(port))
            told = f"Claim is already running with these tables at {address}\n"
            assert (done.returncode, done.stdout) == (0, told), done
    assert browser.read_text() == f"{address}\n" * 2


def test_a_server_that_was_killed_is_not_opened(database, browser):
    with served(database) as one:
        one.kill()
        with served(database, "--open") as other:
            assert other.port != one.port
    assert one.host not in (browser.read_text() if browser.exists() else "")


def test_a_server_that_does_not_answer_is_not_opened(database, tmp_path):
    file = SqliteFile(tmp_path / "tables.sqlite")
    file.lock()
    assert running_at(database) is None  # it has not said where it is
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"http://127.0.0.1:{closed.getsockname()[1]}/"
    file.announce(address)
    assert file.announced() == address
    assert running_at(database) is None
    file.release()
    assert file.announced() is None


def test_a_port_that_another_program_has_is_said_in_one_line(database, browser):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = second(database, "--open", "--port", str(port))
    assert (done.returncode, browser.exists()) == (1, False)
    assert done.stderr == f"claim: Cannot listen on 127.0.0.1 port {port}: Address already in use\n"
