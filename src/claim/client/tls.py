"""TLS for a socket that one thread reads while another writes, as those of `websockets.sync` are.

OpenSSL forbids that for one connection, and Python does not see to it: now and then a connection ends that neither side
ended. Delete this once https://github.com/python/cpython/issues/143756 is mended in every Python we run on.
"""

import selectors
import ssl
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeVar

_LONGEST_LOOK = 1.0  # seconds; a socket that is closed meanwhile ends no wait

T = TypeVar("T")


def context() -> ssl.SSLContext:
    """Return the usual settings of a client, for sockets that two threads may use."""
    usual = ssl.create_default_context()
    usual.sslsocket_class = TurnTaking
    return usual


class TurnTaking(ssl.SSLSocket):
    """A socket that lets one thread at a time into OpenSSL, where none of them waits."""

    _turn: AbstractContextManager[Any] | None = None  # a lock, from the handshake on
    _timeout: float | None = None

    def do_handshake(self, block: bool = False) -> None:
        """Shake hands. From here on the waiting is done in this class."""
        super().do_handshake(block)
        self._turn = threading.Lock()
        super().settimeout(0)

    def settimeout(self, value: float | None) -> None:
        """Set how long to wait, in seconds."""
        self._timeout = value
        if self._turn is None:
            super().settimeout(value)

    def read(self, len: int = 1024, buffer: Any = None) -> Any:  # noqa: A002, ANN401  (as the library has it)
        """Read, for `recv` too. Raises TimeoutError; ValueError or OSError where the socket is closed meanwhile."""
        return self._in_turn(super().read, len, buffer)

    def send(self, data: Any, flags: int = 0) -> int:  # noqa: ANN401  (any buffer)
        """Write, for `sendall` too. Raises as `read` does."""
        return self._in_turn(super().send, data, flags)

    def _in_turn(self, act: Callable[..., T], *arguments: object) -> T:
        if self._turn is None:
            return act(*arguments)
        until = None if self._timeout is None else time.monotonic() + self._timeout
        while True:
            try:
                with self._turn:
                    return act(*arguments)
            except ssl.SSLWantReadError:
                event = selectors.EVENT_READ
            except ssl.SSLWantWriteError:
                event = selectors.EVENT_WRITE
            left = _LONGEST_LOOK if until is None else until - time.monotonic()
            if left <= 0:
                raise TimeoutError("timed out")
            with selectors.DefaultSelector() as selector:
                selector.register(self, event)
                selector.select(min(left, _LONGEST_LOOK))
