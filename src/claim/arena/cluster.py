"""A cluster of machines to play games on, as a plain executor."""

import importlib
import logging
import re
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from claim.arena.errors import ArenaError
from claim.game.errors import BadText, quote
from claim.version import install_with

CONNECT_SECONDS = 5.0  # for a cluster to answer


@contextmanager
def cluster(address: str, seconds: float = CONNECT_SECONDS) -> Iterator[tuple[Executor, int]]:
    """Yield the dask cluster of the scheduler at this address, as an executor, and how many tasks it does at a time.

    Raises BadText where dask is not installed, and ArenaError where the address is none, where nothing answers there
    within `seconds`, where the cluster has no workers, or where it loses them while it is used.
    """
    try:
        distributed: Any = importlib.import_module("distributed")  # slow to import, optional, and without types
    except ImportError:
        raise BadText("missing_extra", package="distributed", install=install_with("dask")) from None
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
