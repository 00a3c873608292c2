"""What uvicorn's options do not limit: slow or endless request heads, floods of pings, clients that read nothing.

These classes override methods that uvicorn does not document, so pyproject.toml allows one minor version of it at a
time, and tests/web/test_uvicorn.py names everything that they rely on.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD_SECONDS = 10.0  # for a request's head to arrive; its body then has security.REQUEST_SECONDS
_MOST_HEAD = 65536  # bytes
_MOST_PONGS = 65536  # bytes that may wait to be sent when a ping comes


class RequestProtocol(HttpToolsProtocol):
    """An HTTP connection that is cut when a request's head is too slow or too long."""

    _deadline: asyncio.TimerHandle | None = None  # while a head is expected
    _head = 0  # bytes of it so far

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Expect the first request."""
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read, and cut the connection if the head grows too long."""
        super().data_received(data)
        if self._deadline is not None:
            self._head += len(data)
            if self._head > _MOST_HEAD:
                self.transport.abort()

    def on_headers_complete(self) -> None:
        """Stop waiting: the head is here."""
        self._stop_waiting()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """Expect the next request."""
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._expect_head()

    def _expect_head(self) -> None:
        self._stop_waiting()
        self._head = 0
        self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection that the application can cut: one that nobody reads cannot be closed politely."""

    def handle_ping(self) -> None:
        """Reply to a ping, or cut the connection of a client that reads no replies: they would pile up."""
        if self.transport.get_write_buffer_size() > _MOST_PONGS:
            self.transport.abort()
        else:
            super().handle_ping()

    async def run_asgi(self) -> None:
        """Run the application, with `claim.abort` among its extensions."""
        self.scope["extensions"]["claim.abort"] = {"abort": self.transport.abort}
        await super().run_asgi()
