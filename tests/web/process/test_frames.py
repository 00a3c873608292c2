"""Every frame of a socket counts: those that send too many are closed, and nobody else notices."""

import asyncio
import contextlib
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.utils import ClientDisconnected

from claim.web.limits import FLOOD, Traffic
from claim.web.settings import Limits
from harness.clients import Person, pair, play_on
from harness.waiting import until, wait_for
from tests.web.lines import UPGRADE, cut, frame, line_to, metric, never, socket_protocol
from tests.web.running import limited, server

FLOODS = {
    "ping": frame(9),
    "pong": frame(10),
    "continuation": frame(0, b"", fin=False),
    "message": frame(1, b"{}"),
}


@pytest.mark.parametrize(
    "headers",
    ["".join(f"X-{number}: y\r\n" for number in range(200)), f"X: {'y' * 9000}\r\n", "Content-Length: 5\r\n"],
)
def test_a_handshake_that_cannot_succeed_is_cut(host, headers):
    """It got no answer, and kept its connection for ever."""
    with line_to(host, UPGRADE.replace("\r\n\r\n", "\r\n" + headers + "\r\n"), table="abcdefghijkl") as line:
        assert cut(line)


@pytest.mark.parametrize(("kind", "greets"), [*[(kind, True) for kind in FLOODS], ("ping", False), ("message", False)])
def test_every_frame_counts(tmp_path, kind, greets):
    """Pings, pongs and empty pieces too, before `hello` as after it, and they show in the metrics."""
    with limited(tmp_path, socket_rate=0.001, socket_burst=50) as host:
        ann, bob = pair(host)
        watcher = Person(host, ann.table).connects(greet=greets)
        assert watcher.line is not None
        if kind == "continuation":
            watcher.line.socket.sendall(frame(1, b"", fin=False))
        with contextlib.suppress(OSError):
            watcher.line.socket.sendall(FLOODS[kind] * 20_000)
        if kind != "message" or greets:
            wait_for(lambda: metric(host, 'claim_sockets_dropped_total{reason="too_fast"}') == 1)
        name = {"message": "text"}.get(kind, kind)
        wait_for(lambda: metric(host, f'claim_frames_total{{kind="{name}"}}') >= 40)
        assert metric(host, f'claim_frames_total{{kind="{name}"}}') <= 300
        assert metric(host, 'claim_received_bytes_total{kind="sockets"}') > 50
        play_on((ann, bob), random.Random(1), 2)


def test_frames_of_an_address_count_over_all_its_sockets(tmp_path):
    with limited(tmp_path, address_rate=0.001, address_burst=30) as host:
        ann = Person.creates(host).connects()
        other = Person(host, ann.table).connects()
        assert ann.line is not None
        assert other.line is not None
        ann.line.socket.sendall(frame(9) * 20)
        ann.sends({"type": "ping"})
        ann.hears("pong")
        other.line.socket.sendall(frame(9) * 20)
        assert other.closed_with() == 4429


def test_bytes_count_as_messages_of_the_greatest_size_do(tmp_path):
    with limited(tmp_path, socket_rate=0.001, socket_burst=20) as host:
        ann = Person.creates(host).connects()
        ann.sends("x" * 40_000)  # ten messages' worth
        assert ann.next()["code"] == "too_big"
        ann.sends("x" * 40_000)
        assert ann.closed_with() == 4429


def test_a_socket_behind_a_proxy_is_counted_for_its_visitor(tmp_path):
    with limited(tmp_path, address_rate=0.001, address_burst=30, proxies=("127.0.0.1",)) as host:
        ann = Person.creates(host)
        for number in range(3):
            head = UPGRADE.replace("\r\nHost", f"\r\nX-Forwarded-For: 203.0.113.{number}\r\nHost")
            with line_to(host, head, table=ann.table) as line:
                assert b" 101 " in line.recv(40)
                line.sendall(frame(9) * 20)  # 60 in all, 20 for each visitor
                answers = b""
                while answers.count(frame(10)[:1]) < 20:
                    answers += line.recv(4096)
        assert metric(host, 'claim_frames_total{kind="ping"}') == 60
        assert metric(host, 'claim_sockets_dropped_total{reason="too_fast"}') == 0


def test_text_that_is_not_utf_8_ends_its_socket_with_one_line_in_the_log_for_each_visitor(tmp_path, caplog):
    """However many sockets of an address send it; and there is no traceback."""
    caplog.set_level("INFO")
    with server(f"sqlite:///{tmp_path}/t.sqlite", proxies=("127.0.0.1",)) as host:
        ann, bob = pair(host)
        for number, sent in enumerate([frame(1, b"\xff"), frame(1, b"\xe2\x82", fin=False) + frame(0, b"(")] * 5):
            watcher = Person(host, ann.table)
            watcher.headers = {"X-Forwarded-For": f"203.0.113.{number % 2}"}
            watcher.connects()
            assert watcher.line is not None
            watcher.line.socket.sendall(sent)
            assert watcher.closed_with() == 1007
        play_on((ann, bob), random.Random(1), 2)
        reason = "text that is not UTF-8"
        assert metric(host, f'claim_connections_cut_total{{reason="{reason}"}}') == 10
        assert metric(host, "claim_failures_total") == 0
    assert not [one for one in caplog.records if one.exc_info or one.levelname == "ERROR"]
    told = [one.claim_fields for one in caplog.records if reason in one.getMessage()]
    assert told == [{"times": 1, "address": f"203.0.113.{number}"} for number in (0, 1)]


async def test_what_is_sent_to_a_socket_that_the_server_has_closed_meets_a_client_that_is_gone():
    """Not an error of the application, which cannot know: text that is not UTF-8 and silent clients end a socket."""
    met: list[type[BaseException]] = []

    async def sends(_scope: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        assert (await receive())["type"] == "websocket.disconnect"
        try:
            await send({"type": "websocket.send", "text": "news"})
        except Exception as error:
            met.append(type(error))

    protocol, _ = socket_protocol(sends, Traffic(Limits()))
    await until(lambda: protocol.handshake_complete)
    protocol.data_received(frame(1, b"\xff"))
    await until(lambda: bool(met))
    assert met == [ClientDisconnected]
    protocol.connection_lost(None)


async def test_frames_after_the_end_are_cut():
    """A socket that was closed still reads, until its client has closed too."""

    traffic = Traffic(Limits(socket_burst=5))

    async def closes(_scope: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4400})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    protocol, line = socket_protocol(closes, traffic)
    for _ in range(5):
        await asyncio.sleep(0)
    assert not line.is_closing()
    protocol.data_received(frame(9) * 100)
    assert line.is_closing()
    assert traffic.cut == {"frames after the end": 1}
    assert traffic.frames["ping"] <= 6


async def test_a_socket_whose_application_is_done_ends_whatever_its_client_does(monkeypatch):
    monkeypatch.setattr("claim.web.process.protocols.READ_SECONDS", 0.0)

    async def leaves(_scope: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4400})

    protocol, line = socket_protocol(leaves, Traffic(Limits()))
    await until(lambda: line.cut)
    protocol.connection_lost(None)


@given(st.lists(st.sampled_from([9, 10, 1]), max_size=60), st.integers(1, 40), st.integers(1, 500))
async def test_no_more_frames_pass_than_the_burst(kinds, burst, size):
    """However the bytes are cut into reads."""

    traffic = Traffic(Limits(socket_burst=burst, socket_rate=1e-6))
    protocol, line = socket_protocol(never, traffic)
    data = b"".join(frame(kind) for kind in kinds)
    for start in range(0, len(data), size):
        protocol.data_received(data[start : start + size])
    events: list[Any] = [protocol.queue.get_nowait() for _ in range(protocol.queue.qsize())]
    messages = [one for one in events if one["type"] == "websocket.receive" and FLOOD not in one]
    assert len(messages) == kinds[:burst].count(1)
    assert sum(FLOOD in one for one in events) == (len(kinds) > burst)
    assert line.paused == bool(messages or len(kinds) > burst)
    await asyncio.sleep(0)


TEXTS = st.one_of(st.text(max_size=40), st.text("x", min_size=100, max_size=300))


@given(st.lists(st.tuples(st.sampled_from(["text", "pieces", "bytes", "ping"]), TEXTS), max_size=20), st.randoms())
async def test_messages_arrive_whole_and_in_order(said, rng):
    """However they are cut into frames and reads."""

    heard: list[Any] = []

    async def reads(_scope: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            heard.append(message.get("text", message.get("bytes")))

    limits = Limits(socket_burst=1e6, address_burst=1e6)
    protocol, _ = socket_protocol(reads, Traffic(limits))
    await asyncio.sleep(0)
    expected: list[Any] = []
    for kind, text in said:
        data = text.encode()
        half = len(data) // 2
        sent = {
            "text": frame(1, data),
            "pieces": frame(1, data[:half], fin=False) + frame(9, b"?") + frame(0, data[half:]),
            "bytes": frame(2, data),
            "ping": frame(9, data[:100]),
        }[kind]
        if kind != "ping":
            expected.append(data if kind == "bytes" else text)
        at = rng.choice([len(sent), rng.randrange(len(sent) + 1)])
        for piece in (sent[:at], sent[at:]):
            if piece:
                protocol.data_received(piece)
            for _ in range(rng.choice([0, 5])):
                await asyncio.sleep(0)
    for _ in range(50):
        await asyncio.sleep(0)
    assert heard == expected
    protocol.connection_lost(None)
    await asyncio.sleep(0)
