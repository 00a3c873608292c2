"""Who plays the arena's games: processes of this machine, or a cluster of machines. Both are plain executors."""

import importlib
import logging
import multiprocessing
import os
import re
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

from claim.arena.errors import ArenaError
from claim.bots.command import end_programs
from claim.game.errors import BadText, quote

CONNECT_SECONDS = 5.0  # for a cluster to answer


class ProcessPool(ProcessPoolExecutor):
    """Processes that end with us, however we end: a killed run leaves nobody behind, a stopped one waits for nobody."""

    def __init__(self, workers: int) -> None:
        reader, self._alive = multiprocessing.Pipe(duplex=False)
        super().__init__(workers, initializer=_begin, initargs=(reader, self._alive))

    def abandon(self) -> None:
        """End all processes now, whatever they are doing."""
        self._alive.close()
        unblock_shutdown(self)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.abandon()
        self.shutdown(wait=True, cancel_futures=True)
        self.abandon()


def unblock_shutdown(pool: ProcessPoolExecutor) -> None:
    """For a pool whose processes are being ended: let it notice one that ended while it told a result.

    The pool holds an end of the line on which results are told, so after half a result it would wait for the other half
    for ever, and so would who shuts it down. Without that end it hears that nobody is left to tell it. (There is no
    public way to do this. Where a Python has another line, nothing happens.)
    """
    writer = getattr(getattr(pool, "_result_queue", None), "_writer", None)
    if writer is not None:
        writer.close()


def _begin(reader: Connection, writer: Connection) -> None:
    """In a new process: leave Ctrl-C to the one who started us, and end when that one closes the line or is gone.

    The executor terminates us too when another of its processes is gone first. We end all the same, but only after our
    programs. (Signals that are ignored, and not handled, would be ignored by those programs as well.)
    """
    for order in (signal.SIGINT, signal.SIGTERM):
        signal.signal(order, lambda *_: None)
    writer.close()
    threading.Thread(target=_end_with, args=(reader,), daemon=True).start()


def _end_with(reader: Connection) -> None:
    with suppress(EOFError, OSError):
        reader.recv()
    end_programs()
    os._exit(0)


@contextmanager
def cluster(address: str, seconds: float = CONNECT_SECONDS) -> Iterator[tuple[Executor, int]]:
    """A dask cluster by the address of its scheduler, as an executor, and how many tasks it can do at a time."""
    try:
        distributed: Any = importlib.import_module("distributed")  # slow to import, optional, and without types
    except ImportError:
        raise BadText("missing_extra", package="distributed", extra="dask") from None
    if not re.fullmatch(r"[a-z]+://[^\s/]+", address):
        raise ArenaError("bad_address", text=quote(address))
    for name in list(logging.root.manager.loggerDict):  # we say in one line what went wrong; dask takes thirty
        if name.split(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=seconds, set_as_default=False)
    except OSError as error:  # TimeoutError is one
        raise ArenaError("no_cluster", address=address, seconds=f"{seconds:g}") from error
    except (ValueError, TypeError, ImportError, RuntimeError) as error:
        raise ArenaError("bad_address", text=quote(address)) from error
    try:
        client.wait_for_workers(1, timeout=seconds)
    except OSError as error:
        client.close(timeout=1)
        raise ArenaError("idle_cluster", address=address) from error
    try:
        yield client.get_executor(pure=False), sum(client.ncores().values())
    except distributed.KilledWorker as error:
        raise ArenaError("workers_lost") from error
    finally:
        client.close(timeout=5)
