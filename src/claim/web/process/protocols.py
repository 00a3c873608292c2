"""What uvicorn's options do not limit: how many connections there are, and how much each of them may send.

These classes override methods that uvicorn does not document, so pyproject.toml allows one minor version of it at a
time, and tests/web/process/test_uvicorn.py names everything that they rely on.

What arrives is given to the parsers in small pieces: a single read may hold thousands of requests or frames, and
parsing should stop at the first one too many. Neither uvicorn's options nor a proxy in front does that: most servers
have none. Each method names the attack that needs it: one of bench/attack, or a client of test_protocols.py that reads
nothing ("slow reader"); two only give memory back. (uvicorn's h11 would need fewer of them, but it parses in Python,
several times slower: a guest who sends chunks of one byte would keep the loop busy.)
"""

import asyncio
from collections.abc import Iterator
from typing import Any

import httptools
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from claim.web.limits import FLOOD, Bucket, Traffic, counted_as

HEAD_SECONDS = 10.0  # for a request's head to arrive; its body then has security.REQUEST_SECONDS
READ_SECONDS = 60.0  # in which a client must read what it asked for, or the end of a connection that is closing
_MOST_HEAD = 65536  # bytes
_MOST_WAITING = 10  # requests of a connection that wait while another is answered
_MOST_PONGS = 65536  # bytes that may wait to be sent when a ping comes
_CLOSE_SECONDS = 1.0  # in which a socket that sent too much may read why
_PIECE = 4096  # bytes of requests
_FRAMES_PIECE = 1024  # bytes of frames: 170 of the smallest
_KINDS = {
    Opcode.CONT: "continuation",
    Opcode.TEXT: "text",
    Opcode.BINARY: "binary",
    Opcode.CLOSE: "close",
    Opcode.PING: "ping",
    Opcode.PONG: "pong",
}


class _Stop(Exception):
    """Raised in a parser's callback: nothing more is to be parsed."""


class RequestProtocol(HttpToolsProtocol):
    """An HTTP connection that is cut when a request is too slow or too long, or too many wait."""

    def __init__(self, *args: Any, traffic: Traffic, **kwargs: Any) -> None:  # noqa: ANN401  (uvicorn's, passed on)
        super().__init__(*args, **kwargs)
        self._traffic = traffic
        self._host = "unknown"
        self._counted = False
        self._deadline: asyncio.TimerHandle | None = None  # while a head is expected
        self._unread: asyncio.TimerHandle | None = None  # while the client has much to read
        self._head_complete = False
        self._size = 0  # bytes of the request that is arriving, whatever they are
        self._over = False  # nothing more is read

    # --- the connection's life -------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Expect the first request, or cut one connection too many: "descriptors", "slow heads"."""
        super().connection_made(transport)
        if self.client is not None:
            self._host = self.client[0]
        if self._traffic.make_room(self._host):
            self._traffic.enter(self._host)
            self._counted = True
            self._expect_head()
        else:
            self._cut("too many connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting, and forget the requests that were not answered."""
        self._stop_waiting()
        self.resume_writing()
        self._leave()
        # They and this connection know each other: without this, only a garbage collection would free them.
        for cycle, _ in self.pipeline:
            cycle.on_response = _nothing
        self.pipeline.clear()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a SocketProtocol, which counts it from now on."""
        super().handle_websocket_upgrade()
        self._leave()
        self.parser = None  # type: ignore[assignment]  # as in connection_lost, which only the new protocol hears of

    def give_way(self) -> None:
        """End: others need the room, and here is no request."""
        self._traffic.is_busy(self.give_way)
        self._leave()
        self._cut("unused")

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self._traffic.leave(self._host)

    def _cut(self, reason: str) -> None:
        self._over = True
        self._traffic.note_cut(reason, self._host)
        self.transport.abort()

    # --- what arrives ----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse what arrived, as uvicorn does, stop where it is cut, and don't flood the log: "trailers", "garbage"."""
        self._traffic.received["requests"] += len(data)
        self._unset_keepalive_if_required()
        try:
            for piece in _pieces(data, _PIECE):
                if self._over or not self._may_grow(len(piece)):
                    return
                self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            if not self._over:
                self._over = True
                self._traffic.note_cut("invalid request", self._host)
                self.send_400_response("Invalid HTTP request received.")

    def _may_grow(self, size: int) -> bool:
        """Count bytes of the request that is arriving, and return whether it may be so large.

        Chunk extensions and trailers are in no head and no body, and count all the same.
        """
        self._size += size
        most_body = self._traffic.limits.most_body(self.scope["path"]) if self._head_complete else 0
        if self._size <= _MOST_HEAD + most_body:
            return True
        if self._head_complete and self.scope["method"] not in ("GET", "HEAD") and len(self.cycle.body) > most_body:
            self._over = True  # the application has enough to refuse it, politely, and closes the connection
            self.flow.pause_reading()
        else:
            self._cut("request too large")
        return False

    def on_message_begin(self) -> None:
        """Begin a request, unless too many wait already: "pipelined requests"."""
        if len(self.pipeline) >= _MOST_WAITING:
            self._cut("too many requests waiting")
            raise _Stop
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header. Those that come after the body, as trailers, are of no use: "trailers"."""
        if not self._head_complete:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Stop waiting, the head is here: "slow heads"."""
        self._head_complete = True
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Count the next request from its beginning: "trailers"."""
        self._head_complete = False
        self._size = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Expect the next request, or the client to read the last response: "slow heads"."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._expect_reading()
        elif not self.pipeline:
            self._expect_head()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that is not used any more, even if its client reads nothing: "slow reader"."""
        super().timeout_keep_alive_handler()
        self._expect_reading()

    def pause_writing(self) -> None:
        """Give the client some time to read: "slow reader"."""
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        """Go on, the client has read nearly everything: "slow reader"."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    def _expect_reading(self) -> None:
        if self._unread is None and self.transport.get_write_buffer_size():
            self._unread = self.loop.call_later(READ_SECONDS, self._cut, "slow reader")

    def _expect_head(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.abort)
        self._traffic.is_idle(self.give_way)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self._traffic.is_busy(self.give_way)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection whose every frame is counted, and that the application can cut.

    One whose client does not read cannot be closed politely.
    """

    def __init__(self, *args: Any, traffic: Traffic, **kwargs: Any) -> None:  # noqa: ANN401  (uvicorn's, passed on)
        super().__init__(*args, **kwargs)
        self._traffic = traffic
        self._host = "unknown"
        self._visitor: str | None = None  # the address that frames are counted for, once a proxy's word is heard
        self._bucket = Bucket(traffic.limits.socket_rate, traffic.limits.socket_burst)
        self._over = False  # nothing more is parsed
        self._end: asyncio.TimerHandle | None = None  # once the application is done

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, which was let in as a request."""
        super().connection_made(transport)
        if self.client is not None:
            self._host = self.client[0]
        self._traffic.enter(self._host)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._traffic.leave(self._host)
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what arrived until it is too much: one read may hold thousands of frames ("pings")."""
        if self.handshake_initiated:  # before, it is the head of the request again
            self._traffic.received["sockets"] += len(data)
        for piece in _pieces(data, _FRAMES_PIECE):
            if self._over or self.transport.is_closing():
                return
            super().data_received(piece)
        if not self.handshake_initiated:  # the head is complete, and yet no handshake: too many headers, or a body
            self._over = True
            self._traffic.note_cut("invalid request", self._host)
            self.transport.abort()

    def handle_events(self) -> None:
        """Pass on the frames that may be sent; end the socket at one too many: "pongs", "empty continuations"."""
        events = self.conn.events
        for place, event in enumerate(events):
            if isinstance(event, Frame) and not self._may_take(event.opcode, len(event.data)):
                del events[place:]
                super().handle_events()
                self._flooded()
                return
        super().handle_events()

    def _may_take(self, opcode: Opcode, size: int) -> bool:
        self._traffic.frames[_KINDS[opcode]] += 1
        if opcode is Opcode.CLOSE:
            return True
        if self._visitor is None and self.handshake_complete:
            client = self.scope["client"]
            self._visitor = counted_as(client[0]) if client else "unknown"
        drops = max(1.0, size / self._traffic.limits.message_bytes)
        if not self._bucket.take(drops):
            return False
        return self._visitor is None or self._traffic.by_address.take(self._visitor, drops)

    def _flooded(self) -> None:
        """Read no more, and let the application say why after it has answered what came before."""
        self._over = True
        if self.transport.is_closing():
            return
        if self.close_sent:
            self._traffic.note_cut("frames after the end", self._host)
            self.transport.abort()
            return
        if not self.read_paused:
            self.transport.pause_reading()
        self.read_paused = False  # so that uvicorn does not resume
        self.close_timeout = _CLOSE_SECONDS
        self.queue.put_nowait({"type": "websocket.receive", FLOOD: True})  # type: ignore[arg-type]  # our own

    def handle_ping(self) -> None:
        """Reply to a ping, or cut the connection of a client that reads no replies: "deaf clients"."""
        if self.transport.get_write_buffer_size() > _MOST_PONGS:
            self.transport.abort()
        else:
            super().handle_ping()

    def start_keepalive(self) -> None:
        """Begin to ping, and forget the handshake, which was checked: kilobytes per socket."""
        super().start_keepalive()
        self.scope["headers"] = []
        self.request.headers.clear()  # websockets' parser keeps the request
        del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; close the socket of a client whose text is not UTF-8: "mutated messages"."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._traffic.note_cut("text that is not UTF-8", self._visitor or self._host)
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says. Raises ClientDisconnected, also where this side ended the connection."""
        try:
            await super().send(message)
        except RuntimeError:
            if not self.close_sent:
                raise
            raise ClientDisconnected from None

    async def run_asgi(self) -> None:
        """Run the application, which may cut the connection of a client that reads nothing: "deaf clients"."""
        self.scope["extensions"]["claim.abort"] = self.transport.abort  # type: ignore[assignment]  # any object will do
        await super().run_asgi()
        if not self.disconnected:  # closing, which a client that reads nothing could put off for ever
            self._end = self.loop.call_later(READ_SECONDS, self.transport.abort)


def _pieces(data: bytes, size: int) -> Iterator[bytes]:
    if len(data) <= size:
        yield data
    else:
        for start in range(0, len(data), size):
            yield data[start : start + size]


def _nothing() -> None:
    """Do nothing."""
