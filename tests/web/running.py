"""A real server in a thread: on a free port, with bots that need no processes."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from claim.pairing import seeks
from claim.push.posting import Poster
from claim.web.process.server import Server, listen, serve
from claim.web.settings import Limits, Settings
from harness.waiting import PATIENCE
from tests.service.people import QuickBotWorkers

HOUR = 3600.0  # which nothing takes, however busy the machine is
ROOMY = Limits(
    hello_seconds=HOUR,
    idle_seconds=HOUR,
    send_seconds=HOUR,
    **{
        f"{what}_{how}": 100_000
        for what in (
            "socket",
            "address",
            "request",
            "table",
            "open_seat",
            "account",
            "sign_in",
            "seek",
            "push",
            "thinking",
        )
        for how in ("rate", "burst")
    },
)


@contextmanager
def server(
    database: str,
    limits: Limits = ROOMY,
    page: Path = Path("/nowhere"),
    port: int = 0,
    poster: Poster | None = None,
    **settings: Any,
) -> Iterator[str]:
    """Serve, and yield host and port."""
    listener = listen("127.0.0.1", port)
    chosen = Settings(database=database, limits=limits, **{"bot_seconds": 0.0, **settings})
    running: list[Server] = []
    failed: list[BaseException] = []
    ready = threading.Event()

    def started(one: Server) -> None:
        running.append(one)
        ready.set()

    def work() -> None:
        try:
            asyncio.run(serve(chosen, listener, started, page=page, workers=QuickBotWorkers(1), poster=poster))
        except BaseException as error:
            failed.append(error)
        finally:
            ready.set()

    thread = threading.Thread(target=work)
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        if running:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(seeks, "APPEAR_SECONDS", HOUR)
                yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        for one in running:
            one.should_exit = True
        thread.join(PATIENCE)
        listener.close()
        if failed:
            raise failed[0]


def limited(folder: Path, proxies: Any = (), **limits: Any) -> AbstractContextManager[str]:
    """Serve as above on a new database in this folder, with these limits only."""
    return server(f"sqlite:///{folder}/limited.sqlite", replace(ROOMY, **limits), proxies=proxies)
