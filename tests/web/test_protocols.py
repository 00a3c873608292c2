"""Connections that send too much, whatever it is: they are cut, nobody else notices, and nothing of them stays."""

import asyncio
import contextlib
import gc
import json
import random
import re
import socket
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from claim.web.protocols import RequestProtocol, SocketProtocol
from claim.web.settings import Limits
from claim.web.traffic import FLOOD, Traffic
from tests.web.running import ROOMY, Person, ask, ask_raw, pair, play_on, server

HEAD = "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
UPGRADE = (
    "GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@contextmanager
def line_to(host: str, head: str = "", **values: str) -> Iterator[socket.socket]:
    """Connect, and send the beginning of a request."""
    name, _, port = host.partition(":")
    with socket.create_connection((name, int(port)), 10) as line:
        line.sendall(head.format(host=host, **values).encode())
        yield line


def cut(line: socket.socket) -> bool:
    """Return whether the other side ends the connection, whatever it says before."""
    with contextlib.suppress(ConnectionError):
        while line.recv(65536):
            pass
    return True


def sends_until_cut(line: socket.socket, piece: bytes, most: int) -> int:
    """Send up to `most` bytes until the other side ends the connection, and return how many were sent."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < most:
            line.sendall(piece)
            sent += len(piece)
    assert cut(line)
    return sent


def metric(host: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", ask(host, "/metrics")[1], flags=re.MULTILINE)
    return float(found[1]) if found else 0.0


# --- requests ---------------------------------------------------------------------------------------------------------


def test_a_connection_with_too_many_requests_waiting_is_cut(host):
    before = metric(host, 'claim_connections_cut_total{reason="too many requests waiting"}')
    with line_to(host) as line:
        sends_until_cut(line, f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 1000, 30_000_000)
    assert metric(host, 'claim_connections_cut_total{reason="too many requests waiting"}') == before + 1


def test_a_few_requests_may_wait(host):
    with line_to(host) as line:
        line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 11)
        answers = b""
        while answers.count(b'{"status"') < 11:
            answers += line.recv(65536)


class Line(asyncio.Transport):
    """A connection without a network, that counts nothing and remembers whether it was cut."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.7", 1234), "sockname": ("192.0.2.1", 80)})
        self.cut = self.paused = False
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.cut = True

    abort = close

    def is_closing(self) -> bool:
        return self.cut

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_write_buffer_size(self) -> int:
        return 0


async def never(_scope: object, _receive: object, _send: object) -> None:
    """Answer nothing."""
    await asyncio.sleep(600)


async def refuses(_scope: object, _receive: object, send: Any) -> None:
    """Answer at once, without waiting for the body."""
    await send({"type": "http.response.start", "status": 404, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


def request_protocol(traffic: Traffic, app: Any = never) -> RequestProtocol:
    config = uvicorn.Config(app, log_config=None, ws=partial(SocketProtocol, traffic=traffic))  # type: ignore[arg-type]
    config.load()
    return RequestProtocol(config, ServerState(), {}, traffic=traffic)


def test_what_waited_on_a_connection_goes_with_it_without_a_garbage_collection():
    """Full collections are rare, see `tune`: what only they can free piles up."""

    async def story() -> None:
        now = asyncio.Event()

        async def waits(scope: object, receive: object, send: Any) -> None:
            await now.wait()
            await refuses(scope, receive, send)

        traffic = Traffic(Limits())
        protocol, line = request_protocol(traffic, waits), Line()
        protocol.connection_made(line)
        protocol.data_received(b"GET / HTTP/1.1\r\n\r\n" * 5000)
        assert line.cut
        cycles = [weakref.ref(one) for one in gc.get_objects() if isinstance(one, RequestResponseCycle)]
        assert 2 <= len(cycles) <= 11
        await asyncio.sleep(0)
        protocol.connection_lost(None)
        now.set()  # the first request was being answered
        await asyncio.wait(list(protocol.tasks))
        gone = weakref.ref(protocol)
        del protocol, line
        await asyncio.sleep(0)
        assert gone() is None
        assert not [one for one in cycles if one() is not None]
        assert traffic.connections == 0

    gc.collect()
    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()


@pytest.mark.parametrize("begin", ["0\r\n", "1;x="], ids=["trailers", "extension"])
@pytest.mark.parametrize("piece", [b"a: b\r\n" * 1000, b"y" * 5000], ids=["lines", "one line"])
def test_chunked_bodies_with_endless_trailers_or_extensions_are_cut(host, begin, piece):
    with line_to(host, HEAD + "Transfer-Encoding: chunked\r\n\r\n" + begin) as line:
        assert sends_until_cut(line, piece, 30_000_000) < 30_000_000


def test_trailers_are_no_headers(host):
    """They come when the headers may have been looked at, and nobody needs them."""
    wanted = json.dumps({"id": "x" * 16, "kind": "friend", "name": "Ann", "commitment": "0" * 64})
    chunks = f"{len(wanted):x}\r\n{wanted}\r\n0\r\nOrigin: http://evil.example\r\n\r\n"
    with line_to(host, HEAD + "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n") as line:
        line.sendall(chunks.encode())
        assert b" 201 " in line.recv(100)


def test_a_body_far_too_large_is_refused_politely_where_it_can_be(host):
    with line_to(host, HEAD + "Content-Length: 60000\r\n\r\n") as line:
        line.sendall(b"x" * 60_000)
        assert b" 413 " in line.recv(100)
    with line_to(host, HEAD + "Content-Length: 3000000000\r\n\r\n") as line:
        assert sends_until_cut(line, b"x" * 10_000, 100_000_000) < 100_000_000


def test_the_body_of_a_get_counts_too(host):
    with line_to(host, "GET /healthz HTTP/1.1\r\nHost: {host}\r\nContent-Length: 3000000000\r\n\r\n") as line:
        assert sends_until_cut(line, b"x" * 10_000, 100_000_000) < 100_000_000


def test_empty_lines_before_a_request_count_too(host):
    with line_to(host) as line:
        assert sends_until_cut(line, b"\r\n" * 5000, 100_000_000) < 100_000_000


TRAILERS = st.lists(st.text("ab", min_size=1, max_size=500), min_size=1, max_size=20)


@given(names=TRAILERS, size=st.integers(1, 200_000), pause=st.booleans())
def test_no_request_grows_beyond_a_head_and_a_body(names, size, pause):
    """Whatever its trailers are, however they arrive, and whether it was answered already or not."""

    async def story() -> None:
        traffic = Traffic(Limits())
        protocol, line = request_protocol(traffic, refuses if pause else never), Line()
        protocol.connection_made(line)
        protocol.data_received(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
        endless = b"".join(f"{name}: {name}\r\n".encode() for name in names)
        rest = (endless * (100_000 // len(endless) + 1))[:100_000]
        for start in range(0, len(rest), size):
            if line.cut:
                break
            protocol.data_received(rest[start : start + size])
            if pause:
                await asyncio.sleep(0)
        assert line.cut
        assert traffic.cut == {"request too large": 1}
        assert len(protocol.headers) == 1
        protocol.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(story())


def test_invalid_requests_are_logged_once_a_minute_with_their_address(host, caplog):
    caplog.set_level("INFO")
    before = metric(host, 'claim_connections_cut_total{reason="invalid request"}')
    for _ in range(30):
        with line_to(host, "nonsense\r\n\r\n") as line:
            assert line.recv(100).startswith(b"HTTP/1.1 400 ")
    lines = [one for one in caplog.records if "invalid request" in one.getMessage()]
    assert len(lines) <= 1  # none where another test of this server was before
    assert all(one.claim_fields["address"] == "127.0.0.1" for one in lines)
    assert not [one for one in caplog.records if one.name == "uvicorn.error"]
    assert metric(host, 'claim_connections_cut_total{reason="invalid request"}') == before + 30


def test_a_client_that_does_not_read_its_responses_is_cut(host, monkeypatch):
    monkeypatch.setattr("claim.web.protocols.READ_SECONDS", 0.3)
    name, _, port = host.partition(":")
    reason = 'claim_connections_cut_total{reason="slow reader"}'
    before = metric(host, reason)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.settimeout(10)
        line.connect((name, int(port)))
        with contextlib.suppress(ConnectionError):
            for _ in range(100):  # until all that the system holds for us is full, and then for as long as it may be
                if metric(host, reason) > before:
                    break
                if not line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
                    line.sendall(f"GET /openapi.json HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                time.sleep(0.05)
    assert metric(host, reason) == before + 1


def test_a_closing_connection_is_not_held_open_by_a_client_that_reads_nothing(monkeypatch):
    monkeypatch.setattr("claim.web.protocols.READ_SECONDS", 0.01)

    class Full(Line):
        def close(self) -> None:
            """Wait for what was written to be read, as real connections do."""

        def get_write_buffer_size(self) -> int:
            return 1

        def is_closing(self) -> bool:
            return bool(self.written)

        def abort(self) -> None:
            self.cut = True

    async def story() -> None:
        traffic = Traffic(Limits())
        protocol, line = request_protocol(traffic, refuses), Full()
        protocol.connection_made(line)
        protocol.data_received(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
        await asyncio.sleep(0.1)
        assert line.written
        assert line.cut
        assert traffic.cut == {"slow reader": 1}

    asyncio.run(story())


# --- connections ------------------------------------------------------------------------------------------------------


def test_the_number_of_connections_of_an_address_is_limited(tmp_path):
    limits = Limits(**{**vars(ROOMY), "connections_per_address": 3})
    with server(f"sqlite:///{tmp_path}/t.sqlite", limits) as host, contextlib.ExitStack() as lines:
        first = lines.enter_context(line_to(host))
        ann = Person.creates(host)
        lines.callback(ann.connects().hangs_up)  # a connection that became a socket counts once
        third = lines.enter_context(line_to(host))
        assert cut(lines.enter_context(line_to(host)))
        first.close()
        third.close()
        assert ask(host, "/healthz")[0] == 200
        assert metric(host, "claim_connections") == 2
        assert metric(host, 'claim_connections_cut_total{reason="too many connections"}') >= 1


def test_the_number_of_connections_in_all_is_limited(tmp_path):
    """Sockets are in use: they do not give way."""
    limits = Limits(**{**vars(ROOMY), "connections": 3})
    with server(f"sqlite:///{tmp_path}/t.sqlite", limits) as host, contextlib.ExitStack() as lines:
        ann = Person.creates(host)
        for _ in range(3):
            lines.callback(Person(host, ann.table).connects().hangs_up)
        assert cut(lines.enter_context(line_to(host)))


def test_connections_without_a_request_give_way_to_those_who_use_theirs(tmp_path):
    """The oldest first; one on which somebody writes, ever so slowly, is no better."""
    limits = Limits(**{**vars(ROOMY), "connections": 20})
    with server(f"sqlite:///{tmp_path}/t.sqlite", limits) as host, contextlib.ExitStack() as lines:
        ann, bob = pair(host)
        opened = [lines.enter_context(line_to(host, "GET / HT" if number % 2 else "")) for number in range(40)]
        for _ in range(5):
            assert ask(host, "/healthz")[0] == 200
        play_on((ann, bob), random.Random(1), 4)
        assert all(cut(line) for line in opened[:20])
        assert metric(host, 'claim_connections_cut_total{reason="unused"}') >= 20
        assert metric(host, "claim_connections") <= 20


def test_a_trusted_proxy_has_only_the_limit_of_all():
    traffic = Traffic(Limits(connections_per_address=1, connections=3), ("127.0.0.0/8", "2001:db8::/32"))
    for host in ("127.0.0.1", "2001:db8::1", "127.0.0.1"):
        assert traffic.make_room(host)
        traffic.enter(host)
    assert not traffic.make_room("127.0.0.1")
    traffic.leave("127.0.0.1")
    assert traffic.make_room("2001:db8::1")
    traffic.leave("127.0.0.1")
    assert traffic.make_room("192.0.2.1")
    traffic.enter("192.0.2.1")
    assert not traffic.make_room("192.0.2.1")


# --- frames -----------------------------------------------------------------------------------------------------------


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(Opcode(opcode), data, fin).serialize(mask=True)


FLOODS = {
    "ping": frame(9),
    "full ping": frame(9, b"x" * 125),
    "pong": frame(10),
    "continuation": frame(0, b"", fin=False),
    "message": frame(1, b"{}"),
}


@pytest.mark.parametrize("greets", [False, True])
@pytest.mark.parametrize("kind", FLOODS)
def test_every_frame_counts(tmp_path, kind, greets):
    """Pings, pongs and empty pieces too, before `hello` as after it, and they show in the metrics."""
    limits = Limits(**{**vars(ROOMY), "socket_rate": 0.001, "socket_burst": 50})
    with server(f"sqlite:///{tmp_path}/t.sqlite", limits) as host:
        ann, bob = pair(host)
        watcher = Person(host, ann.table).connects(greet=greets)
        assert watcher.line is not None
        if kind == "continuation":
            watcher.line.socket.sendall(frame(1, b"", fin=False))
        with contextlib.suppress(OSError):
            watcher.line.socket.sendall(FLOODS[kind] * 20_000)
        if kind != "message" or greets:
            assert watcher.closed_with() == 4429
            assert watcher.heard[-1]["code"] == "too_fast"
            assert metric(host, 'claim_sockets_dropped_total{reason="too_fast"}') == 1
        name = {"full ping": "ping", "message": "text"}.get(kind, kind)
        assert 40 <= metric(host, f'claim_frames_total{{kind="{name}"}}') <= 300
        assert metric(host, 'claim_received_bytes_total{kind="sockets"}') > 50
        play_on((ann, bob), random.Random(1), 2)


def test_frames_of_an_address_count_over_all_its_sockets(tmp_path):
    limits = Limits(**{**vars(ROOMY), "address_rate": 0.001, "address_burst": 30})
    with server(f"sqlite:///{tmp_path}/t.sqlite", limits) as host:
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
    limits = Limits(**{**vars(ROOMY), "socket_rate": 0.001, "socket_burst": 20})
    with server(f"sqlite:///{tmp_path}/t.sqlite", limits) as host:
        ann = Person.creates(host).connects()
        ann.sends("x" * 40_000)  # ten messages' worth
        assert ann.next()["code"] == "too_big"
        ann.sends("x" * 40_000)
        assert ann.closed_with() == 4429


def test_a_socket_behind_a_proxy_is_counted_for_its_visitor(tmp_path):
    limits = Limits(**{**vars(ROOMY), "address_rate": 0.001, "address_burst": 30})
    with server(f"sqlite:///{tmp_path}/t.sqlite", limits, proxies=("127.0.0.1",)) as host:
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


def test_frames_after_the_end_are_cut():
    """A socket that was closed still reads, until its client has closed too."""

    async def story() -> None:
        traffic = Traffic(Limits(socket_burst=5))

        async def closes(_scope: object, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 4400})
            while (await receive())["type"] != "websocket.disconnect":
                pass

        config = uvicorn.Config(closes, log_config=None)
        config.load()
        protocol, line = SocketProtocol(config, ServerState(), {}, traffic=traffic), Line()
        protocol.connection_made(line)
        protocol.data_received(UPGRADE.format(table="x", host="localhost").encode())
        for _ in range(5):
            await asyncio.sleep(0)
        assert not line.is_closing()
        protocol.data_received(frame(9) * 100)
        assert line.is_closing()
        assert traffic.cut == {"frames after the end": 1}
        assert traffic.frames["ping"] <= 6

    asyncio.run(story())


def test_a_socket_whose_application_is_done_ends_whatever_its_client_does(monkeypatch):
    monkeypatch.setattr("claim.web.protocols.READ_SECONDS", 0.01)

    async def story() -> None:
        async def leaves(_scope: object, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 4400})

        config = uvicorn.Config(leaves, log_config=None)
        config.load()
        protocol, line = SocketProtocol(config, ServerState(), {}, traffic=Traffic(Limits())), Line()
        protocol.connection_made(line)
        protocol.data_received(UPGRADE.format(table="x", host="localhost").encode())
        await asyncio.sleep(0.1)
        assert line.cut
        protocol.connection_lost(None)

    asyncio.run(story())


@given(st.lists(st.sampled_from([9, 10, 1]), max_size=60), st.integers(1, 40), st.integers(1, 500))
def test_no_more_frames_pass_than_the_burst(kinds, burst, size):
    """However the bytes are cut into reads."""

    async def story() -> None:
        traffic = Traffic(Limits(socket_burst=burst, socket_rate=1e-6))
        config = uvicorn.Config(never, log_config=None)
        config.load()
        protocol, line = SocketProtocol(config, ServerState(), {}, traffic=traffic), Line()
        protocol.connection_made(line)
        protocol.data_received(UPGRADE.format(table="x", host="localhost").encode())
        data = b"".join(frame(kind) for kind in kinds)
        for start in range(0, len(data), size):
            protocol.data_received(data[start : start + size])
        events = [protocol.queue.get_nowait() for _ in range(protocol.queue.qsize())]
        messages = [one for one in events if one["type"] == "websocket.receive" and FLOOD not in one]
        assert len(messages) == kinds[:burst].count(1)
        assert sum(FLOOD in one for one in events) == (len(kinds) > burst)
        assert line.paused == bool(messages or len(kinds) > burst)
        await asyncio.sleep(0)

    asyncio.run(story())


def test_a_large_page_of_requests_is_still_answered(host):
    """Reads of any size are parsed in pieces: a request over several of them arrives whole."""
    status, _, _ = ask_raw(host, "/healthz", x_long="y" * 20_000)
    assert status == 200
