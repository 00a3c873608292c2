"""The command `claim serve`: how it starts, how it ends, and what survives kill -9."""

import json
import random
import signal

import pytest
import uvicorn

from claim.web.process.server import Server
from harness.clients import Person, ask, pair, play_on
from harness.served import Served, served
from harness.waiting import wait_for
from tests.commands.running import claim

MOMENTS = 2  # per game, at which the server is killed


def test_serve_prints_its_address_opens_the_browser_and_ends_when_asked(tmp_path):
    """All clients get a good-bye, the log is JSON, and the exit code is 0."""
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    with served(f"sqlite:///{tmp_path}/t.sqlite", "--open", "--host", "0.0.0.0", BROWSER=str(browser)) as one:
        wait_for(opened.exists)
        assert opened.read_text() == f"http://localhost:{one.port}/\n"
        assert ask(one.host, "/healthz")[1]["status"] == "ok"
        ann, bob = pair(one.host)
        assert one.end(signal.SIGINT) == 0
        for person in (ann, bob):
            assert person.closed_with() == 1012
            assert person.heard[-1] == {"type": "bye", "reason": "shutdown"}
        events = [json.loads(line)["event"] for line in one.log]
        assert events[-2:] == ["shutting down", "stopped"]
        assert not [line for line in one.log if any(str(person.token) in line for person in (ann, bob))]


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


@pytest.fixture(params=["text", "json"])
def form(request) -> str:
    return str(request.param)


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        (["--database", "nonsense"], 2, "expected sqlite:///FILE or postgresql://"),
        (["--database", "postgresql://nobody:secret@127.0.0.1:1/x"], 1, "cannot be used: "),
        (["--database", "sqlite:////proc/nowhere/t.sqlite"], 2, "there is no folder '/proc/nowhere'"),
        (["--host", "no.such.host.invalid"], 1, "cannot listen on no.such.host.invalid"),
    ],
)
def test_a_server_that_cannot_start_says_so_in_one_line_or_one_object(form, options, code, message):
    done = claim("serve", "--port", "0", "--log", form, "--language", "en", *options)
    assert done.returncode == code, done.stderr
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr
    if form == "json":
        line = json.loads(done.stderr)
        assert (line["event"], line["level"]) == ("the server failed", "error")
        assert line["type"] in ("BadDatabase", "DatabaseUnavailable", "PortUnavailable")
    assert message.lower() in done.stderr.lower()


@pytest.mark.parametrize(
    ("options", "limit", "message"),
    [
        (["--origin", "claim.example"], {}, "'claim.example' is not an origin"),
        (["--proxy", "my proxy"], {}, "'my proxy' is not an address"),
        (["--port", "70000"], {}, "expected a port from 0 to 65535"),
        (["--language", "tlh"], {}, "'tlh' is not a language"),
        ([], {"CLAIM_LIMIT_SOCKETS": "many"}, "CLAIM_LIMIT_SOCKETS"),
    ],
)
def test_impossible_settings_are_one_clear_line(options, limit, message, monkeypatch):
    for name, value in limit.items():
        monkeypatch.setenv(name, value)
    done = claim("serve", "--port", "0", "--language", "en", *options)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert message in done.stderr
