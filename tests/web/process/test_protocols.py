"""Requests that are too many, too large or not read: they are cut, nobody else notices, and nothing of them stays."""

import asyncio
import json

import pytest

from claim.web.process.protocols import HEAD_SECONDS, READ_SECONDS
from claim.web.settings import Limits
from claim.web.traffic import Traffic
from harness.clients import ask_raw
from harness.waiting import until
from tests.web.lines import HEAD, Line, line_to, metric, refuses, request_protocol, sends_until_cut


def test_a_few_requests_may_wait(host):
    with line_to(host) as line:
        line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 11)
        answers = b""
        while answers.count(b'{"status"') < 11:
            answers += line.recv(65536)


async def test_requests_that_wait_are_not_even_parsed():
    """However many a read holds, one is answered at a time, and no more is read meanwhile."""
    protocol, line = request_protocol(Traffic(Limits())), Line()
    protocol.connection_made(line)
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 5000)
    assert line.paused
    assert len(protocol.tasks) == 1
    protocol.connection_lost(None)
    for task in protocol.tasks:
        task.cancel()
    await asyncio.sleep(0)


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


async def test_a_connection_ends_soon_after_its_response_whatever_is_still_sent(clock):
    protocol, line = request_protocol(Traffic(Limits()), refuses), Line()
    protocol.connection_made(line)
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000000\r\n\r\n")
    await until(lambda: bool(line.written))
    for _ in range(5):
        await clock.passes(HEAD_SECONDS / 5 + 0.1)
        protocol.data_received(b"x" * 10_000)
    assert line.cut


def test_empty_lines_before_a_request_count_too(host):
    with line_to(host) as line:
        assert sends_until_cut(line, b"\r\n" * 5000, 100_000_000) < 100_000_000


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
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
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
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    await until(lambda: bool(line.written))
    assert traffic.cut == {}
    for seconds in (HEAD_SECONDS + 1, READ_SECONDS - HEAD_SECONDS):
        assert not line.cut
        await clock.passes(seconds)
    assert line.cut
    assert traffic.cut == {"slow reader": 1}


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
@pytest.mark.parametrize("used", [False, True])
async def test_a_connection_without_a_request_is_cut(clock, sent, used):
    """Even one that was used before."""
    protocol, line = request_protocol(Traffic(Limits()), refuses), Line()
    protocol.connection_made(line)
    if used:
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
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
