"""Requests that are too many, too large or not read: they are cut, nobody else notices, and nothing of them stays."""

import asyncio
import gc
import json
import weakref
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from claim.web.limits import Traffic
from claim.web.process.protocols import HEAD_SECONDS, READ_SECONDS
from claim.web.settings import Limits
from harness.clients import ask_raw
from harness.waiting import until
from tests.web.lines import HEAD, Line, line_to, metric, never, refuses, request_protocol, sends_until_cut


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


async def test_what_waited_on_a_connection_goes_with_it_without_a_garbage_collection():
    """Full collections are rare, see `tune`: what only they can free piles up."""

    gc.collect()
    gc.disable()
    try:
        now = asyncio.Event()

        async def waits(scope: object, receive: object, send: Any) -> None:
            await now.wait()
            await refuses(scope, receive, send)

        traffic = Traffic(Limits())
        protocol, line = request_protocol(traffic, waits), Line()
        protocol.connection_made(line)
        protocol.data_received(b"GET / HTTP/1.1\r\n\r\n" * 5000)
        assert line.cut
        found = [one for one in gc.get_objects() if isinstance(one, RequestResponseCycle)]
        cycles = [weakref.ref(one) for one in found if one.transport is line]  # and not of a server in a thread
        del found
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
async def test_no_request_grows_beyond_a_head_and_a_body(names, size, pause):
    """Whatever its trailers are, however they arrive, and whether it was answered already or not."""

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


class Full(Line):
    """A line whose client reads nothing."""

    def get_write_buffer_size(self) -> int:
        return 1


async def test_a_client_that_does_not_read_its_responses_is_cut(clock):
    traffic = Traffic(Limits())
    protocol, line = request_protocol(traffic), Full()
    protocol.connection_made(line)
    protocol.data_received(b"GET / HTTP/1.1\r\n\r\n")
    for reads in (True, False):
        protocol.pause_writing()  # as a transport does that has much to send
        await clock.passes(READ_SECONDS / 2)
        if reads:
            protocol.resume_writing()
        assert not line.cut
        await clock.passes(READ_SECONDS / 2 + 1)
        assert line.cut != reads
    assert traffic.cut == {"slow reader": 1}
    protocol.connection_lost(None)


async def test_a_closing_connection_is_not_held_open_by_a_client_that_reads_nothing(clock):
    class Closing(Full):
        def close(self) -> None:
            """Wait for what was written to be read, as real connections do."""

        def is_closing(self) -> bool:
            return bool(self.written)

    traffic = Traffic(Limits())
    protocol, line = request_protocol(traffic, refuses), Closing()
    protocol.connection_made(line)
    protocol.data_received(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
    await until(lambda: bool(line.written))
    assert traffic.cut == {}
    await clock.passes(READ_SECONDS + 1)
    assert line.cut
    assert traffic.cut == {"slow reader": 1}


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
@pytest.mark.parametrize("used", [False, True])
async def test_a_connection_without_a_request_is_cut(clock, sent, used):
    """Even one that was used before."""
    protocol, line = request_protocol(Traffic(Limits()), refuses), Line()
    protocol.connection_made(line)
    if used:
        protocol.data_received(b"GET / HTTP/1.1\r\n\r\n")
        await until(lambda: bool(line.written))
    if sent:
        protocol.data_received(sent)
    assert line.is_closing() is False
    await clock.passes(HEAD_SECONDS + 1)
    assert line.cut


def test_a_large_page_of_requests_is_still_answered(host):
    """Reads of any size are parsed in pieces: a request over several of them arrives whole."""
    status, _, _ = ask_raw(host, "/healthz", x_long="y" * 20_000)
    assert status == 200
