"""How many connections the system lets this process have: each needs a file descriptor."""

import sys
from typing import NamedTuple

from claim.workers.pool import WORKERS

if sys.platform != "win32":
    import resource

_STORAGE = 100  # descriptors for the storage, the log, the page's files and the event loop
_WORKER = 8  # for each of the bots' processes: pipes, and what starting another one takes
_ARRIVING = 100  # for connections that were accepted and not yet counted


class OpenFiles(NamedTuple):
    """What fits: `allowed` files may be open where `wanted` were needed, so there may be this many connections."""

    allowed: int
    wanted: int
    connections: int


def allow_files(connections: float) -> OpenFiles:
    """Raise the limit of open files to what this many connections need, and return what fits."""
    own = _STORAGE + _ARRIVING + _WORKER * WORKERS
    wanted = int(connections) + own
    files = raise_limit(wanted)
    return OpenFiles(files, wanted, int(connections) if files >= wanted else max(files // 4, files - own))


def raise_limit(wanted: int) -> int:
    """Raise the limit of open files to `wanted`, or as far as is allowed, and return how many may be open."""
    if sys.platform == "win32":
        return wanted  # there is no such limit for sockets
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    if soft >= wanted:
        return soft
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (ValueError, OSError):  # macOS has a further limit of its own
        return soft
    return most
