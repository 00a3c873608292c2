"""What claim.web.process.protocols and claim.web.process.server rely on in uvicorn beyond its documentation.

pyproject.toml allows one minor version of uvicorn. To allow the next: raise it there, run this file and the tests of
slow heads, floods and shutdown (test_http.py, test_hostile.py, test_protocols.py, test_frames.py, test_process.py),
and read what changed in the methods named here.
"""

import inspect
from collections.abc import Callable
from functools import partial

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from claim.web.process.protocols import RequestProtocol, SocketProtocol
from claim.web.process.server import Server

OVERRIDDEN: dict[tuple[type, type], dict[str, str]] = {  # uvicorn's class and ours: methods and their parameters
    (H11Protocol, RequestProtocol): {
        "connection_made": "transport",
        "connection_lost": "exc",
        "data_received": "data",
        "handle_websocket_upgrade": "event",
        "on_response_complete": "",
        "send_400_response": "msg",
        "pause_writing": "",
        "resume_writing": "",
    },
    (WebSocketsSansIOProtocol, SocketProtocol): {
        "connection_made": "transport",
        "connection_lost": "exc",
        "data_received": "data",
        "handle_events": "",
        "send_receive_event_to_app": "",
        "send": "message",
        "start_keepalive": "",
        "run_asgi": "",
    },
    (uvicorn.Server, Server): {"shutdown": "sockets", "handle_exit": "sig frame"},
}


@pytest.mark.parametrize(("theirs", "ours"), OVERRIDDEN)
def test_uvicorn_has_the_methods_we_override(theirs, ours):
    overridden = OVERRIDDEN[theirs, ours]
    for name, parameters in overridden.items():
        method: Callable[..., object] = getattr(theirs, name)
        assert list(inspect.signature(method).parameters) == ["self", *parameters.split()], name
        assert inspect.iscoroutinefunction(method) == inspect.iscoroutinefunction(getattr(ours, name)), name
    others = {name for name in vars(ours) if not name.startswith("__") and hasattr(theirs, name)}
    assert others == set(overridden), "what else is overridden belongs in this list"


async def test_uvicorn_has_the_attributes_we_use():
    async def nothing(scope: object, receive: object, send: object) -> None:
        """Stand in for an application."""

    config = uvicorn.Config(nothing, log_config=None)
    config.load()
    requests = H11Protocol(config, ServerState(), {})
    assert {"transport", "client", "cycle", "loop"} <= set(vars(requests))
    sockets = WebSocketsSansIOProtocol(config, ServerState(), {})
    used = {
        "transport",
        "client",
        "queue",
        "close_sent",
        "close_timeout",
        "read_paused",
        "conn",
        "disconnected",
        "writable",
    }
    assert used | {"handshake_initiated", "handshake_complete", "writable"} <= set(vars(sockets))
    assert sockets.conn.events == []
    assert {"started", "should_exit"} <= set(vars(uvicorn.Server(config)))


def test_uvicorn_takes_a_function_that_makes_protocols():
    config = uvicorn.Config("x:y", http=partial(RequestProtocol), ws=partial(SocketProtocol), log_config=None)  # type: ignore[arg-type]
    assert callable(config.http)
    assert callable(config.ws)
