"""Jobs that go wrong, for worker processes, which import this module."""

import os
import signal
import time
from pathlib import Path


def pid() -> int:
    return os.getpid()


def sleeps(*_: object) -> None:
    time.sleep(3600)


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
