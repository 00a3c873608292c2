"""What claim.web.process.protocols and claim.web.process.server rely on in uvicorn beyond its documentation.

pyproject.toml allows one minor version of uvicorn. To allow the next: raise it there, run this file and the tests of
slow heads, floods and shutdown (test_http.py, test_hostile.py, test_protocols.py, test_frames.py, test_process.py),
and read what changed in the methods named here.
"""

import inspect
from functools import partial

import httptools
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from claim.web.process.protocols import RequestProtocol, SocketProtocol
from claim.web.process.server import Server

OVERRIDDEN: dict[tuple[type, type], str] = {  # uvicorn's class and ours
    (HttpToolsProtocol, RequestProtocol): """
        connection_made connection_lost data_received handle_websocket_upgrade on_message_begin on_header
        on_headers_complete on_message_complete on_response_complete timeout_keep_alive_handler pause_writing
        resume_writing""",
    (WebSocketsSansIOProtocol, SocketProtocol): """
        connection_made connection_lost data_received handle_events handle_ping send_receive_event_to_app send
        start_keepalive run_asgi""",
    (uvicorn.Server, Server): "shutdown handle_exit",
}


@pytest.mark.parametrize(("theirs", "ours"), OVERRIDDEN)
def test_uvicorn_has_the_methods_we_override(theirs, ours):
    overridden = OVERRIDDEN[theirs, ours].split()
    for name in overridden:
        their, our = getattr(theirs, name), getattr(ours, name)
        assert list(inspect.signature(their).parameters) == list(inspect.signature(our).parameters), name
        assert inspect.iscoroutinefunction(their) == inspect.iscoroutinefunction(our), name
    others = {name for name in vars(ours) if not name.startswith("__") and hasattr(theirs, name)}
    assert others == set(overridden), "what else is overridden belongs in this list"


async def test_uvicorn_has_the_attributes_we_use():
    async def nothing(scope: object, receive: object, send: object) -> None:
        """Stand in for an application."""

    config = uvicorn.Config(nothing, log_config=None)
    config.load()
    requests = HttpToolsProtocol(config, ServerState(), {})
    assert {"transport", "flow", "client", "pipeline", "cycle", "scope", "parser", "loop"} <= set(vars(requests))
    sockets = WebSocketsSansIOProtocol(config, ServerState(), {})
    used = "transport client queue close_sent close_timeout read_paused conn disconnected writable"
    assert {*used.split(), "handshake_initiated", "handshake_complete"} <= set(vars(sockets))
    assert sockets.conn.events == []
    assert {"started", "should_exit"} <= set(vars(uvicorn.Server(config)))


def test_uvicorn_has_the_methods_we_call():
    """`data_received` of ours does what uvicorn's does, with these."""
    for name, parameters in (
        ("_unset_keepalive_if_required", []),
        ("_should_upgrade", []),
        ("send_400_response", ["msg"]),
    ):
        assert list(inspect.signature(getattr(HttpToolsProtocol, name)).parameters) == ["self", *parameters], name
    used = """
        _unset_keepalive_if_required feed_data HttpParserError HttpParserUpgrade warning send_400_response
        _should_upgrade handle_websocket_upgrade _unsupported_upgrade_warning parser logger"""
    found = set(inspect.getclosurevars(HttpToolsProtocol.data_received).unbound)
    assert found == set(used.split()), "read what uvicorn does there now"


def test_a_parser_stops_where_a_callback_raises():
    begun = []

    class Stopping:
        def on_message_begin(self) -> None:
            begun.append(1)
            if len(begun) == 3:
                raise RuntimeError

    with pytest.raises(httptools.HttpParserCallbackError):
        httptools.HttpRequestParser(Stopping()).feed_data(b"GET / HTTP/1.1\r\n\r\n" * 1000)
    assert len(begun) == 3


def test_uvicorn_takes_a_function_that_makes_protocols():
    config = uvicorn.Config("x:y", http=partial(RequestProtocol), ws=partial(SocketProtocol), log_config=None)  # type: ignore[arg-type]
    assert callable(config.http)
    assert callable(config.ws)
