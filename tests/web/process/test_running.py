"""`claim serve --open` where a server already uses the same tables: the page of that one is opened."""

import socket
from pathlib import Path

import pytest

from claim.storage.sqlite_file import SqliteFile
from claim.web.process.server import running_at
from tests.commands.running import Done, claim
from tests.web.running import server


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tables.sqlite"


@pytest.fixture
def opened(monkeypatch) -> list[str]:
    """What a browser is told to open."""
    addresses: list[str] = []
    monkeypatch.setattr("webbrowser.open", addresses.append)
    monkeypatch.setattr("claim.commands.serve.start_logs", lambda *_, **__: None)
    return addresses


def serves(file: Path, port: object) -> Done:
    """Run another server, which is expected to end by itself."""
    return claim("serve", "--open", "--language", "en", "--database", f"sqlite:///{file}", "--port", str(port))


def test_the_running_server_is_opened_whatever_port_is_asked_for(file, opened):
    with server(f"sqlite:///{file}") as host:
        address = f"http://{host}/"
        for port in (0, host.rpartition(":")[2]):
            done = serves(file, port)
            told = f"Claim is already running with these tables at {address}\n"
            assert (done.returncode, done.stdout) == (0, told), done
    assert opened == [address] * 2


def test_a_server_that_does_not_answer_or_was_killed_is_not_opened(file):
    database, one = f"sqlite:///{file}", SqliteFile(file)
    one.lock()
    assert running_at(database) is None  # it has not said where it is
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"http://127.0.0.1:{closed.getsockname()[1]}/"
    one.announce(address)
    assert one.announced() == address
    assert running_at(database) is None
    left = Path(f"{file}.lock").read_text()
    one.release()
    assert one.announced() is None
    Path(f"{file}.lock").write_text(left)  # as kill -9 leaves it
    assert one.announced() is None


def test_a_port_that_another_program_has_is_said_in_one_line(file, opened):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = serves(file, port)
    assert (done.returncode, opened) == (1, [])
    assert done.stderr == f"claim: Cannot listen on 127.0.0.1 port {port}: Address already in use\n"
