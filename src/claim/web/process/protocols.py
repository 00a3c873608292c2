"""What neither uvicorn's options nor a proxy limits, so that a server without a proxy stands a guest who is bored.

uvicorn's h11 answers one request of a connection at a time ("pipelined requests"), and limits heads, trailers and
chunks' extensions by `h11_max_incomplete_event_size` ("trailers"); bodies are limited by `security.WholeBody`. What is
left is overridden here, each with the attack of bench/attack that needs it. asyncio documents `connection_made`,
`connection_lost`, `data_received`, `pause_writing` and `resume_writing`; the others are uvicorn's own. For these
pyproject.toml allows one minor version, and tests/web/process/test_uvicorn.py names all that is relied on.
"""

import asyncio
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from claim.web.limits import Bucket, counted_as
from claim.web.traffic import FLOOD, Traffic

HEAD_SECONDS = 10.0  # for a request's head to arrive; its body then has security.REQUEST_SECONDS
READ_SECONDS = 60.0  # in which a client must read what it asked for, or the end of a connection that is closing
_CLOSE_SECONDS = 1.0  # in which a socket that sent too much may read why
_PIECE = 1024  # bytes of frames: 170 of the smallest
_KINDS = {
    Opcode.CONT: "continuation",
    Opcode.TEXT: "text",
    Opcode.BINARY: "binary",
    Opcode.CLOSE: "close",
    Opcode.PING: "ping",
    Opcode.PONG: "pong",
}


class RequestProtocol(H11Protocol):
    """An HTTP connection that is cut when there are too many, when no request comes, or when nothing is read."""

    def __init__(self, *args: Any, traffic: Traffic, **kwargs: Any) -> None:  # noqa: ANN401  (uvicorn's, passed on)
        super().__init__(*args, **kwargs)
        self._traffic = traffic
        self._host = "unknown"
        self._counted = False
        self._deadline: asyncio.TimerHandle | None = None  # while no request is being answered
        self._unread: asyncio.TimerHandle | None = None  # while the client has much to read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Expect the first request, or cut one connection too many: "descriptors", "slow heads"."""
        super().connection_made(transport)
        if self.client is not None:
            self._host = self.client[0]
        if self._traffic.make_room(self._host):
            self._traffic.enter(self._host)
            self._counted = True
            self._expect_request()
        else:
            self._cut("too many connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting and counting."""
        self._leave()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what arrives, and stop waiting once a head is complete: "slow heads"."""
        self._traffic.received["requests"] += len(data)
        super().data_received(data)
        self._expect_request()

    def handle_websocket_upgrade(self, event: Any) -> None:  # noqa: ANN401  (h11's)
        """Hand the connection over to a SocketProtocol, which counts it from now on: "descriptors"."""
        super().handle_websocket_upgrade(event)
        self._leave()

    def on_response_complete(self) -> None:
        """Expect the next request, whatever else arrives: "slow heads", "many requests"."""
        super().on_response_complete()
        self._expect_request()

    def give_way(self) -> None:
        """End: others need the room, and here is no request."""
        self._leave()
        self._cut("unused")

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, with one line in the log each minute: "garbage"."""
        self._traffic.note_cut("invalid request", self._host)
        super().send_400_response(msg)

    def pause_writing(self) -> None:
        """Give the client some time to read: hundreds of connections could each hold the largest file in memory."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(READ_SECONDS, self._cut, "slow reader")

    def resume_writing(self) -> None:
        """Go on: the client has read nearly everything."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    def _expect_request(self) -> None:
        """Give the client some time to send a request, unless one is being answered."""
        if not self._counted:
            return
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_waiting()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(HEAD_SECONDS, self._end_unused)
            self._traffic.is_idle(self)

    def _end_unused(self) -> None:
        if self.transport.get_write_buffer_size():  # of the last response
            self._deadline = self.loop.call_later(READ_SECONDS - HEAD_SECONDS, self._cut, "slow reader")
        else:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self._traffic.is_busy(self)

    def _leave(self) -> None:
        self._stop_waiting()
        if self._counted:
            self._counted = False
            self._traffic.leave(self._host)

    def _cut(self, reason: str) -> None:
        self._traffic.note_cut(reason, self._host)
        self.transport.abort()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection whose every frame is counted, and that the application can cut."""

    def __init__(self, *args: Any, traffic: Traffic, **kwargs: Any) -> None:  # noqa: ANN401  (uvicorn's, passed on)
        super().__init__(*args, **kwargs)
        self._traffic = traffic
        self._host = "unknown"
        self._visitor: str | None = None  # the address that frames are counted for, once a proxy's word is heard
        self._bucket = Bucket(traffic.limits.socket_rate, traffic.limits.socket_burst)
        self._over = False  # nothing more is parsed
        self._end: asyncio.TimerHandle | None = None  # once the application is done

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, which was let in as a request: "descriptors"."""
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
        """Parse what arrived in small pieces, until it is too much: one read may hold thousands of frames ("pings")."""
        if self.handshake_initiated:  # before, it is the head of the request again
            self._traffic.received["sockets"] += len(data)
        for start in range(0, len(data), _PIECE):
            if self._over or self.transport.is_closing():
                return
            super().data_received(data[start : start + _PIECE])
        if not self.handshake_initiated:  # the head is complete, and yet no handshake: too many headers, or a body
            self._over = True
            self._traffic.note_cut("invalid request", self._host)
            self.transport.abort()

    def handle_events(self) -> None:
        """Pass on the frames that the socket and its address may send: "pings", "pongs", "empty continuations"."""
        events = self.conn.events
        for place, event in enumerate(events):
            if isinstance(event, Frame) and not self._may_send(event):
                del events[place:]
                super().handle_events()
                self._flooded()
                return
        super().handle_events()

    def _may_send(self, frame: Frame) -> bool:
        self._traffic.frames[_KINDS[frame.opcode]] += 1
        if frame.opcode is Opcode.CLOSE:
            return True
        if self._visitor is None and self.handshake_complete:
            client = self.scope["client"]
            self._visitor = counted_as(client[0]) if client else "unknown"
        drops = max(1.0, len(frame.data) / self._traffic.limits.message_bytes)
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

    def start_keepalive(self) -> None:
        """Begin to ping, and forget the handshake, which was checked: kilobytes of each idle socket."""
        super().start_keepalive()
        self.scope["headers"] = []
        self.request.headers.clear()  # websockets' parser keeps the request
        del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is not UTF-8 ends its socket without a traceback in the log each time."""
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
        """Send what the application says. Raises ClientDisconnected where this side has ended the connection, too."""
        try:
            await super().send(message)
        except RuntimeError:
            if not self.close_sent:
                raise
            raise ClientDisconnected from None

    async def run_asgi(self) -> None:
        """Run the application, which may cut a client that reads nothing, and so cannot be closed: "deaf clients"."""
        self.scope["extensions"]["claim.abort"] = self.transport.abort  # type: ignore[assignment]  # any object will do
        await super().run_asgi()
        if not self.disconnected:  # closing, which a client that reads nothing could put off for ever
            self._end = self.loop.call_later(READ_SECONDS, self.transport.abort)
