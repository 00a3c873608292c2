"""Jobs that go wrong, for worker processes, which import this module."""

import ctypes
import os
import signal
import threading
import time
from pathlib import Path


def pid() -> int:
    return os.getpid()


def meets(folder: str, count: int) -> int:
    """Return the process id once so many processes are doing this at the same time."""
    (Path(folder) / str(os.getpid())).touch()
    while len(list(Path(folder).iterdir())) < count:
        time.sleep(0.01)
    return os.getpid()


def marked(*_: object) -> int:
    """Leave a mark in a file each time."""
    with Path(os.environ["ODD_JOBS_DONE"]).open("a") as done:
        done.write("x")
    return 1


def begins(*_: object) -> None:
    """Leave a mark, and never end."""
    marked()
    time.sleep(3600)


def marks(file: str, mark: str, until: str = "") -> None:
    """Append a mark to a file, and end once all of these are in it."""
    with Path(file).open("a") as done:
        done.write(mark)
    while Path(file).read_text().count(until[:1] or mark) < len(until):
        time.sleep(0.01)


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
