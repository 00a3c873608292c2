"""What our own server gives a socket besides ASGI, under `claim.socket` in its extensions."""

from collections.abc import Callable
from typing import Protocol


class Direct(Protocol):
    """A connection that can be cut, and be read and written without a task."""

    def abort(self) -> None:
        """Cut the connection."""

    def listen(self, listener: Callable[[str], bool]) -> None:
        """Ask this first about a message that comes while the application waits for one; True means that it has it."""

    def write_texts(self, *texts: str) -> bool:
        """Send messages at once; return False where that has to wait, or can't be."""


class _Indirect:
    """A connection under another server."""

    def abort(self) -> None:
        """Leave it as it is."""

    def listen(self, listener: Callable[[str], bool]) -> None:
        """Ask nobody."""

    def write_texts(self, *texts: str) -> bool:
        """Send nothing."""
        del texts
        return False


INDIRECT: Direct = _Indirect()
