"""What claim.web.protocols and claim.web.server rely on in uvicorn beyond its documentation.

pyproject.toml allows one minor version of uvicorn. To allow the next: raise it there, run this file and the tests of
slow heads, floods and shutdown (test_http.py, test_hostile.py, test_process.py), and read what changed in the methods
named here.
"""

import asyncio
import inspect
from collections.abc import Callable

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from claim.web.protocols import RequestProtocol, SocketProtocol
from claim.web.server import Server

OVERRIDDEN: dict[tuple[type, type], dict[str, str]] = {  # uvicorn's class and ours: methods and their parameters
    (HttpToolsProtocol, RequestProtocol): {
        "connection_made": "transport",
        "connection_lost": "exc",
        "data_received": "data",
        "on_headers_complete": "",
        "on_response_complete": "",
    },
    (WebSocketsSansIOProtocol, SocketProtocol): {"handle_ping": "", "run_asgi": ""},
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


def test_uvicorn_has_the_attributes_we_use():
    async def nothing(scope: object, receive: object, send: object) -> None:
        """Stand in for an application."""

    async def story() -> None:
        config = uvicorn.Config(nothing, log_config=None)
        config.load()
        requests = HttpToolsProtocol(config, ServerState(), {})
        assert {"transport", "pipeline", "loop"} <= set(vars(requests))
        sockets = WebSocketsSansIOProtocol(config, ServerState(), {})
        assert "transport" in vars(sockets)
        assert {"started", "should_exit"} <= set(vars(uvicorn.Server(config)))

    asyncio.run(story())
