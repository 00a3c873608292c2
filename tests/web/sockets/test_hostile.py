"""Bad and hostile messages: each gets a coded error, and socket, table and server carry on."""

import asyncio
import contextlib
import itertools
import json
import random
import socket
import threading
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from claim.game.errors import ClaimError
from claim.tables.commands import COMMANDS
from harness.clients import Json, Person, ask, pair, play_on
from harness.waiting import PATIENCE, wait_for
from tests.error_codes import TEXTS
from tests.web.lines import UPGRADE, frame, line_to, metric, said
from tests.web.running import limited

_marks = itertools.count(1)
TYPES = [*COMMANDS, "hello", "hint", "ping", "state", "ack", "bye", "", None, 7]
ODD = ["", "{", "[" * 4000, '{"type":' * 400, '{"type":"ping","type":"play"}', "nul", '"\\ud800"', "1e999", "9" * 4000]
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just("x" * 300),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
messages = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(TYPES),
        "id": st.sampled_from(["a", "b", "", "x" * 65, "ű", None, 3]),
        "card": st.sampled_from(["G3", "g3", "G0", "X9", "Z1", "", "G3 ", 3, None]),
        "ply": st.sampled_from([0, 1, -1, 10**30, "0", 1.5, True, None]),
        "contribution": st.sampled_from(["0" * 64, "F" * 64, "0" * 63, None]),
        "commitment": st.sampled_from(["0" * 64, "", None]),
        "token": values,
        "extra": values,
    },
)
texts = st.one_of(messages.map(json.dumps), values.map(json.dumps), st.text(max_size=60), st.sampled_from(ODD))


@pytest.fixture(scope="module")
def person(host) -> Iterator[Person]:
    ann, bob = pair(host)
    play_on((ann, bob), random.Random(1), 3)
    yield ann
    ann.hangs_up()


def settle(person: Person) -> list[Json]:
    """Return what came before the answer to a question only we ask: the socket is still open."""
    before, mark = len(person.heard), f"mark-{next(_marks)}"
    person.sends({"type": "nothing", "id": mark})
    while person.next().get("id") != mark:
        pass
    return person.heard[before:-1]


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=texts)
def test_a_bad_message_gets_an_error_and_the_socket_stays_open(person, text):
    person.sends(text)
    for answer in settle(person):
        assert answer["type"] in ("error", "ack", "pong", "state")
        if answer["type"] == "error":
            assert answer["code"] in TEXTS
            assert answer["code"] != "server_error"


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=100))
def test_a_binary_message_is_refused_and_the_socket_stays_open(person, data):
    person.sends(data)
    assert [one["code"] for one in settle(person) if one["type"] == "error"] == ["bad_message"]


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=texts.filter(lambda text: '"hello"' not in text))
def test_a_client_that_does_not_say_hello_is_closed_unnoticed_by_others(person, text):
    codes = Person(person.host, person.table).turned_away(text)
    assert codes in ((4400, "bad_message"), (4400, "hello_first"))
    settle(person)


def test_a_message_too_large_is_refused_and_the_socket_stays_open(person):
    person.sends({"type": "ping", "extra": "x" * 5000})
    assert [one["code"] for one in settle(person)] == ["too_big"]
    person.sends("ű" * 2049)  # 4098 bytes, fewer characters
    assert [one["code"] for one in settle(person)] == ["too_big"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x01x", 1002),  # without a mask
        (b"\xf1\x81\0\0\0\0x", 1002),  # reserved bits
        (b"\x83\x80\0\0\0\0", 1002),  # no kind of frame
        (frame(1, b"x" * 100_000), 1009),
    ],
)
def test_frames_that_are_not_allowed_or_far_too_large_end_only_their_own_connection(host, sent, code):
    ann, bob = pair(host)
    assert ann.line is not None
    ann.line.socket.sendall(sent)
    assert ann.closed_with() == code
    settle(bob)


def test_a_second_hello_is_refused(person):
    person.sends({"type": "hello", "protocol": 1, "token": None, "since": None})
    assert [one["code"] for one in settle(person)] == ["bad_message"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *[("protocol", value) for value in (True, 1.0, "1", 0, 2, None)],  # only the number one is this protocol
        *[("token", value) for value in ("x" * 201, 7)],
        *[("since", value) for value in (-1, 2**40)],
    ],
)
def test_a_bad_hello_says_what_is_bad(person, field, value):
    hello = {"type": "hello", "protocol": 1, "token": None, "since": None, field: value}
    assert Person(person.host, person.table).turned_away(hello) == (4400, "bad_message")


@pytest.mark.parametrize("table", ["nosuchtable", "x", "%00", "a" * 300, "%F0%9F%98%80", "'; DROP TABLE log; --"])
def test_an_unknown_table_gets_an_error(host, table):
    assert Person(host, table.replace(" ", "%20")).turned_away() == (4404, "no_table")


def test_an_internal_error_is_reported_by_reference_only(host, monkeypatch):
    """No traceback reaches the client, and socket and server carry on."""
    ann, _ = pair(host)

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the secret inside")

    def unsayable(*_: object, **__: object) -> str:
        raise RuntimeError("the secret inside")

    monkeypatch.setattr("claim.service.play.Changes.command", broken)
    monkeypatch.setattr("claim.service.advice.Advice.hint", broken)
    assert ann.refused("resign") == "server_error"
    assert ann.refused("hint") == "server_error"
    monkeypatch.undo()
    assert "secret" not in "".join(ann.bytes)
    settle(ann)
    monkeypatch.setattr("claim.web.sockets.table_socket.encode", unsayable)
    assert Person(host, ann.table, ann.token).turned_away() == (1011, "server_error")
    monkeypatch.setattr("claim.cluster.live_tables.LiveTables.public_state", broken)
    status, told = ask(host, f"/api/tables/{ann.table}")
    assert (status, told["error"]["code"]) == (500, "server_error")
    assert "secret" not in json.dumps(told)


def test_a_socket_that_sends_too_fast_is_closed(tmp_path):
    with limited(tmp_path, socket_rate=0.001, socket_burst=5) as host:
        ann = Person.creates(host).connects()
        for _ in range(5):  # the hello was the first of five allowed messages, so the last of these closes
            ann.sends({"type": "ping"})
        assert ann.closed_with() == 4429
        assert [one["type"] for one in ann.heard[-5:]] == ["pong"] * 4 + ["error"]
        assert ann.heard[-1]["code"] == "too_fast"
        Person(host, ann.table, ann.token).connects()  # a new socket has a new allowance


@pytest.mark.parametrize(("limit", "code"), [("hello_seconds", "hello_first"), ("idle_seconds", "idle")])
def test_idle_sockets_and_sockets_without_a_hello_are_closed(tmp_path, limit, code):
    with limited(tmp_path, **{limit: 0.05}) as host:
        silent = Person.creates(host).connects(greet=False)
        assert silent.closed_with() == 4408
        assert silent.heard[-1]["code"] == code


@pytest.mark.parametrize("limit", ["sockets_per_address", "sockets"])
def test_the_number_of_sockets_is_limited(tmp_path, limit):
    with limited(tmp_path, **{limit: 2}) as host:
        ann = Person.creates(host).connects()
        watcher = Person(host, ann.table).connects()
        third = Person(host, ann.table).connects(greet=False)
        assert third.closed_with() == 4429
        assert third.heard[-1]["code"] == "too_many_sockets"
        watcher.hangs_up()
        wait_for(lambda: metric(host, "claim_sockets") == 1)
        Person(host, ann.table).connects()


def test_the_rate_of_hints_replays_and_verdicts_is_limited(tmp_path):
    with limited(tmp_path, thinking_rate=0.0001, thinking_burst=1) as host:
        ann = Person.creates(host, "bot", "potboy").connects()
        ann.reveals()
        ann.hears_turn()
        ann.sends({"type": "hint", "id": "1"})
        ann.hears("hint")
        assert ann.refused("hint") == "too_fast"
        ann.does("resign")
        for name in ("replay", "verdicts"):
            assert ask(host, f"/api/games/{ann.table}/{name}")[0] == 429


def test_a_socket_asks_for_one_hint_at_a_time(host, monkeypatch):
    asked, answered = threading.Event(), threading.Event()

    async def slow(*_: object) -> None:
        asked.set()
        await asyncio.to_thread(answered.wait, PATIENCE)
        raise ClaimError("no_thought")

    monkeypatch.setattr("claim.service.advice.Advice.hint", slow)
    ann = Person.creates(host, "bot", "potboy").connects()
    ann.sends({"type": "hint", "id": "first"})
    assert asked.wait(PATIENCE)
    assert ann.refused("hint") == "too_fast"
    answered.set()
    assert ann.hears("error", id="first")["code"] == "no_thought"
    assert ann.refused("hint") == "no_thought"


@contextlib.contextmanager
def deaf(host: str, table: str) -> Iterator[socket.socket]:
    """Connect as a spectator who says hello, and from then on never reads a byte."""
    with line_to(host, UPGRADE, buffer=2048, table=table) as line:
        assert b" 101 " in line.recv(40)
        line.sendall(said({"type": "hello", "protocol": 1, "token": None, "since": None}))
        yield line


def test_a_slow_reader_is_dropped_and_the_game_goes_on(tmp_path):
    """Nothing is queued for a socket whose client does not read, and after a while it is cut."""
    with limited(tmp_path, send_seconds=0.3) as host:
        ann, bob = pair(host)
        with deaf(host, ann.table) as line:
            rng = random.Random(1)
            play_on((ann, bob), rng, 10)
            with contextlib.suppress(ConnectionError):
                while True:  # until the server cuts the connection, which it stops reading before
                    line.sendall(said({"type": "nonsense", "id": "x" * 60}))
            wait_for(lambda: metric(host, "claim_sockets") == 2)
            play_on((ann, bob), rng, 4)
            assert metric(host, 'claim_sockets_dropped_total{reason="slow reader"}') == 1


def test_a_client_that_pings_and_never_reads_is_cut(host):
    """WebSocket pings are not messages, but their answers must not pile up either."""
    ann, bob = pair(host)
    with deaf(host, ann.table) as line, pytest.raises(ConnectionError):
        line.sendall(frame(9, b"x" * 125) * 200_000)  # 26 MB, more than all buffers hold
    play_on((ann, bob), random.Random(1), 2)


def test_table_lists_are_cached(host, monkeypatch):
    pair(host)
    asked = []

    async def counted(*_: object) -> list[Json]:
        asked.append(1)
        return []

    monkeypatch.setattr("claim.service.watching.Watching.listing", counted)
    for seconds, times in ((0.0, 2), (PATIENCE, 20)):
        monkeypatch.setattr("claim.web.sockets.connections.LISTING_SECONDS", seconds)
        for _ in range(times):
            assert ask(host, "/api/tables?status=playing") == (200, [])
        assert len(asked) == 2
