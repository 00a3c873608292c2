"""TLS sockets that one thread reads while another writes."""

import random
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress

import pytest

from claim.client.tls import TurnTaking, context
from harness.push_service import HOST, Certificates
from harness.waiting import PATIENCE


@pytest.fixture(scope="module")
def certificates() -> Certificates:
    return Certificates()


@contextmanager
def connected(certificates: Certificates, serve: Callable[[ssl.SSLSocket], object]) -> Iterator[ssl.SSLSocket]:
    """Connect to a server that treats its one visitor so, in a thread of its own."""
    ours, theirs = socket.socketpair()
    trust = certificates.of_client()
    trust.sslsocket_class = TurnTaking

    def visited() -> None:
        with certificates.of_server().wrap_socket(theirs, server_side=True) as line:
            serve(line)

    with ThreadPoolExecutor(1) as pool:
        server = pool.submit(visited)
        with trust.wrap_socket(ours, server_hostname=HOST) as line:
            yield line
        server.result(PATIENCE)


def echo(line: ssl.SSLSocket) -> None:
    while data := line.recv(65536):
        line.sendall(data)


def exactly(line: ssl.SSLSocket, length: int) -> bytes:
    read = b""
    while len(read) < length:
        more = line.recv(65536)
        assert more, "ended early"
        read += more
    return read


def test_a_stranger_is_not_trusted(certificates):
    ours, theirs = socket.socketpair()
    with ThreadPoolExecutor(1) as pool:
        shown = pool.submit(certificates.of_server().wrap_socket, theirs, server_side=True)
        with ours, pytest.raises(ssl.SSLCertVerificationError):
            context().wrap_socket(ours, server_hostname=HOST)
        with pytest.raises(ssl.SSLError):
            shown.result(PATIENCE)


def test_two_threads_may_use_one_connection(certificates):
    said = [random.Random(n).randbytes(n % 500 + 1) for n in range(100)]
    for _ in range(50):  # it is at the beginning, while session tickets come, that Python's own socket loses nearly all
        with connected(certificates, echo) as line, ThreadPoolExecutor(1) as pool:
            heard = pool.submit(exactly, line, sum(map(len, said)))
            for one in said:
                line.sendall(one)
            assert heard.result(PATIENCE) == b"".join(said)


def test_who_reads_keeps_nobody_from_writing(certificates):
    with connected(certificates, echo) as line, ThreadPoolExecutor(1) as pool:
        heard = pool.submit(line.recv, 5)  # nothing comes before something is said, but the server's session tickets
        line.sendall(b"hello")
        assert heard.result(PATIENCE) == b"hello"


def test_a_full_connection_is_waited_for(certificates):
    much = random.Random(1).randbytes(4_000_000)
    begin = threading.Event()

    def slow(line: ssl.SSLSocket) -> None:
        begin.wait(PATIENCE)
        line.sendall(exactly(line, len(much))[-5:])

    with connected(certificates, slow) as line, ThreadPoolExecutor(1) as pool:
        said = pool.submit(line.sendall, much)
        begin.set()
        assert exactly(line, 5) == much[-5:]
        said.result(PATIENCE)


def test_a_silent_connection_is_not_waited_for_longer_than_wished(certificates):
    with connected(certificates, echo) as line:
        line.settimeout(0.05)
        with pytest.raises(TimeoutError):
            line.recv(1)
        line.settimeout(None)
        line.sendall(b"x")
        assert line.recv(1) == b"x"


def test_closing_ends_a_wait(certificates):
    with connected(certificates, echo) as line, ThreadPoolExecutor(1) as pool:
        heard = pool.submit(line.recv, 1)
        line.close()
        with suppress(OSError, ValueError):
            assert heard.result(PATIENCE) == b""
