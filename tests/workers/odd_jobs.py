"""Jobs that go wrong, for worker processes, which import this module."""

import ctypes
import os
import signal
import threading
import time
from pathlib import Path


def pid() -> int:
    return os.getpid()


def slow_pid() -> int:
    """Return the process id, slowly: two of these need two processes."""
    time.sleep(0.2)
    return os.getpid()


def slow_and_counted(*_: object) -> int:
    """Take a moment, and leave a mark in a file each time."""
    with Path(os.environ["ODD_JOBS_DONE"]).open("a") as done:
        done.write("x")
    time.sleep(0.5)
    return 1


def marks(file: str, mark: str, seconds: float) -> None:
    """Append a mark to a file, and take that long."""
    with Path(file).open("a") as done:
        done.write(mark)
    time.sleep(seconds)


def waits_for(file: str) -> None:
    """Take until there is such a file."""
    while not Path(file).exists():
        time.sleep(0.01)


def stops(*_: object) -> None:
    next(iter(()))


def niceness(*_: object) -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def sleeps(*_: object) -> None:
    time.sleep(3600)


def holds_on(*_: object) -> None:
    """Let no other thread of the process run, as a long search does."""
    ctypes.PyDLL(None).sleep(3600)


def dies(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def dies_once(marker: str) -> str:
    """Die the first time, and work the second."""
    if Path(marker).exists():
        return "done"
    Path(marker).touch()
    dies()
    return "never"


def raises(*_: object) -> None:
    raise ZeroDivisionError("a mistake of the bot's own")


def nonsense(*_: object) -> str:
    return "not a card"
