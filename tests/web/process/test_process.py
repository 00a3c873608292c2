"""The command `claim serve`: how it starts, how it ends, and what survives kill -9."""

import json
import random
import signal
import subprocess
from collections.abc import Callable

import pytest
import uvicorn

from claim.cli import main
from claim.web.process.server import Server
from harness.clients import Person, ask, pair, play_on
from harness.served import COMMAND, Served, served
from harness.waiting import PATIENCE, wait_for

MOMENTS = 2  # per game, at which the server is killed


def test_serve_prints_its_address_and_ends_when_asked(tmp_path):
    """All clients get a good-bye, the log is JSON, and the exit code is 0."""
    with served(f"sqlite:///{tmp_path}/t.sqlite") as one:
        assert "Only this computer can reach it." in "".join([*one.told, one.process.stdout.readline()])  # type: ignore[union-attr]
        assert ask(one.host, "/healthz")[1]["status"] == "ok"
        ann, bob = pair(one.host)
        assert one.end(signal.SIGTERM) == 0
        for person in (ann, bob):
            assert person.closed_with() == 1012
            assert person.heard[-1] == {"type": "bye", "reason": "shutdown"}
        events = [json.loads(line)["event"] for line in one.log]
        assert events[-2:] == ["shutting down", "stopped"]
        assert not [line for line in one.log if any(str(person.token) in line for person in (ann, bob))]


def test_serve_opens_the_browser_and_ctrl_c_exits_cleanly(tmp_path):
    """With --host 0.0.0.0 it prints the addresses that others can open."""
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\necho "$1" > {tmp_path}/opened.part && mv {tmp_path}/opened.part {tmp_path}/opened\n'
    )
    browser.chmod(0o755)
    with served(f"sqlite:///{tmp_path}/t.sqlite", "--open", "--host", "0.0.0.0", BROWSER=str(browser)) as one:
        wait_for((tmp_path / "opened").exists)
        assert (tmp_path / "opened").read_text() == f"http://localhost:{one.port}/\n"
        assert one.end(signal.SIGINT) == 0
        assert not [line for line in one.log if "Traceback" in line]


def test_a_second_ctrl_c_still_exits_cleanly():
    async def nothing(*_: object) -> None:
        return None

    server = Server(uvicorn.Config(nothing, log_config=None), nothing)
    for _ in range(2):
        server.handle_exit(signal.SIGINT, None)
    assert server.should_exit
    assert not server.force_exit


@pytest.mark.extended
def test_a_server_killed_at_random_moments_loses_and_doubles_nothing(url):
    """kill -9 between a play and what follows: every acknowledged play is kept, and none twice."""
    rng = random.Random(5)
    server = Served(url)
    try:
        ann, bob = pair(server.host)
        people = (ann, bob)
        acked: list[str] = []
        for _ in range(MOMENTS):
            made = play_on(people, rng, rng.randrange(3, 9))
            acked = acked_plays(people)
            mover = next(one for one in people if one.state["view"]["legal"])
            card = rng.choice(mover.state["view"]["legal"])
            lost = {"type": "play", "id": f"lost-{made}", "card": card, "ply": mover.ply}
            mover.sends(lost)
            if rng.random() < 0.5:
                mover.hears("ack", id=f"lost-{made}")
            port = server.port
            server.kill()
            server = Served(url, port=port)
            for one in people:
                since = one.state["seq"]
                one.closed_with()
                one.connects(since)
            mover.sends(lost)  # it may or may not have been kept: sending it again is harmless
            mover.hears("ack", id=f"lost-{made}")
            for one in people:
                while one.ply <= made:
                    one.next()
                assert one.ply == made + 1
        play_on(people, rng)
        record = ann.state["record"] or ann.hears_status("over")["record"]
        assert len(record["plays"]) == 52
        assert record["plays"][: len(acked)] == acked
        assert record == ask(server.host, f"/api/games/{ann.table}/record")[1]
    finally:
        server.end()


def acked_plays(people: tuple[Person, Person]) -> list[str]:
    """Return the plays that everybody saw."""
    tricks = people[0].state["view"]["tricks"]
    return [card for trick in tricks for card in (trick["led"], trick["reply"])]


@pytest.fixture
def run(capsys, monkeypatch) -> Callable[..., tuple[int, str]]:
    """Run `claim serve` in this process with settings that stop it early; return its exit code and its messages."""
    monkeypatch.setattr("claim.commands.serve.start_logs", lambda *_, **__: None)

    def run(*options: str) -> tuple[int, str]:
        try:
            code = main(["serve", *options])
        except SystemExit as ended:  # argparse exits this way
            code = int(str(ended.code))
        return code, capsys.readouterr().err

    return run


@pytest.mark.parametrize(
    ("options", "code", "kind"),
    [
        (["--database", "postgresql://nobody:secret@127.0.0.1:1/x"], 1, "DatabaseUnavailable"),
        (["--database", "postgresql://nobody:secret@127.0.0.1:1/x", "--workers", "2"], 1, "DatabaseUnavailable"),
        (["--database", "nonsense"], 2, "BadDatabase"),
        (["--database", "sqlite:///unused.sqlite", "--host", "no.such.host.invalid"], 1, "PortUnavailable"),
    ],
)
def test_a_server_that_cannot_start_says_so_in_one_object_where_its_log_is_json(options, code, kind):
    command = [*COMMAND, "--port", "0", "--log", "json", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == code, done.stderr
    line = json.loads(done.stderr)
    assert (line["event"], line["level"], line["type"]) == ("the server failed", "error", kind)
    assert line["problem"]
    assert "secret" not in done.stderr


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        (["--database", "mysql://x"], 2, "expected sqlite:///FILE or postgresql://"),
        (["--database", "nonsense"], 2, "expected sqlite:///FILE or postgresql://"),
        (["--database", "postgresql://nobody:secret@127.0.0.1:1/x"], 1, "cannot be used: "),
        (["--database", "sqlite:////proc/nowhere/t.sqlite"], 2, "There is no folder '/proc/nowhere'"),
        (["--host", "no.such.host.invalid"], 1, "Cannot listen on no.such.host.invalid"),
        (["--origin", "claim.example"], 2, "'claim.example' is not an origin"),
        (["--proxy", "my proxy"], 2, "'my proxy' is not an address"),
        (["--port", "70000"], 2, "expected a port from 0 to 65535"),
        (["--language", "tlh"], 2, "'tlh' is not a language"),
    ],
)
def test_impossible_settings_are_one_clear_line(run, options, code, message):
    found, told = run("--port", "0", *options)
    assert found == code, told
    assert message in told
    assert told.count("\n") == 1
    assert "secret" not in told


def test_a_bad_limit_is_refused(run, monkeypatch):
    monkeypatch.setenv("CLAIM_LIMIT_SOCKETS", "many")
    code, told = run("--port", "0")
    assert (code, told.count("\n")) == (2, 1)
    assert "CLAIM_LIMIT_SOCKETS" in told
    monkeypatch.delenv("CLAIM_LIMIT_SOCKETS")
    monkeypatch.setenv("CLAIM_LIMIT_SOKETS", "7")
    assert "'CLAIM_LIMIT_SOKETS' is not a limit" in run("--port", "0")[1]
