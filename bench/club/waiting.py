"""Who waits for an opponent, as the clients know it: since when there has been another one for each."""

import time
from dataclasses import dataclass, field


@dataclass
class WaitingRoom:
    """The people whose seek a server has confirmed and whose socket is open."""

    seconds: list[float] = field(default_factory=list)  # from pairable to paired
    on_return: int = 0  # people who heard of their table when they came back
    _tables: dict[str, float] = field(default_factory=dict)  # since when the first of two had been pairable
    _pairable: dict[int, float | None] = field(default_factory=dict)  # since when, by person; None: alone

    def enter(self, person: int) -> None:
        """Note that somebody waits now."""
        if person not in self._pairable:
            self._pairable[person] = None
            self._count()

    def leave(self, person: int) -> None:
        """Note that somebody waits no more, as when their line broke."""
        self._pairable.pop(person, None)
        self._count()

    def paired(self, person: int, table: str) -> None:
        """Note that somebody has heard of their table; of the two, the second may be alone in the room by then.

        Whoever was not in the room, because their line had broken, hears of it as soon as they are back.
        """
        if person not in self._pairable:
            self.on_return += 1
            return
        since = self._pairable.pop(person) or self._tables.get(table)
        if since is not None:
            self.seconds.append(time.monotonic() - since)
            self._tables[table] = since
        self._count()

    def longest(self) -> float:
        """Return for how long somebody has been pairable by now."""
        return max([time.monotonic() - since for since in self._pairable.values() if since is not None], default=0.0)

    def _count(self) -> None:
        alone = len(self._pairable) < 2
        for person, since in self._pairable.items():
            self._pairable[person] = None if alone else since or time.monotonic()
