"""Measure what clocks charge to players: how exact it is, what a slow line costs, and what a dead server does.

    python -m bench.clocks                   one server on SQLite
    python -m bench.clocks --postgresql      two servers on PostgreSQL, with a player at each

Lines: a charge is wrong by at most 20 ms; at 200 ms of delay turns under 2.8 s cost nothing and others at most 220 ms
more; a client that lies gains nothing; a server that is killed, or a database that does not answer for four seconds,
costs nobody more than a second. Exits with 1 where one
is missed.
"""

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from claim.tables.clock import TERMS
from harness.clients import Person
from harness.postgres import frozen, postgres_process
from harness.served import Served

FREE = 3_000  # milliseconds
MOST_ERROR, MOST_DELAY, MOST_DEAD = 20, 220, 1_000  # milliseconds
DELAY = 0.2  # seconds, there and back
DEAD_SECONDS = 4.0  # until there is a server again
BACK_SECONDS = 1.5  # until a player has come to another server
THOUGHTS = (0.4, 2.6, 2.75, 3.2, 3.7, 5.1)  # seconds
LIES: tuple[dict[str, object], ...] = (
    {"lag": 60_000},
    {"at": 0},
    {"sent": "1970-01-01T00:00:00.000Z"},
    {"bank": 180_000},
    {"ms": -5_000},
)


class Turn(NamedTuple):
    """A turn: how long the player thought, how long it took in all, and what was charged, in milliseconds."""

    thought: float
    took: float
    charged: int

    @property
    def error(self) -> float:
        """By how much the charge is wrong."""
        return abs(self.charged - max(0.0, self.took - FREE))

    @property
    def extra(self) -> float:
        """What was charged beyond what the thought itself cost."""
        return self.charged - max(0.0, self.thought - FREE)


class Game:
    """A table with two players, each at a server of its own if there are two."""

    def __init__(self, hosts: Sequence[str]) -> None:
        ann = Person.creates(hosts[0], options={"clock": "live"}).connects()
        bob = Person.sits(hosts[-1], ann.table).connects()
        self.people = (ann, bob)
        ann.reveals()
        bob.reveals()
        time.sleep(TERMS["live"].deal / 1000)  # then the first turn begins
        for one in self.people:
            one.hears_status("playing")
        self.sent = time.monotonic()

    @property
    def mover(self) -> Person:
        """Whose turn it is."""
        return next(one for one in self.people if one.state["view"]["legal"])

    def bank(self, seat: str) -> int:
        """Return what a player's bank held when this turn began."""
        return int(self.people[0].state["table"]["clock"]["bank"][seat])

    def takes(self, thought: float, delay: float = 0.0, lie: dict[str, object] | None = None) -> Turn:
        """Play some card after this thought, over a line with this delay, and return what that cost."""
        mover, began = self.mover, time.monotonic()
        seat = mover.state["table"]["you"]
        before, ply = self.bank(seat), mover.ply
        time.sleep(thought + delay)  # one half before it is seen, the other before it arrives
        card = random.choice(mover.state["view"]["legal"])  # noqa: S311  (any will do)
        if lie is not None:
            mover.refused("play", card=card, ply=ply, **lie)
        sent = time.monotonic()
        mover.plays(card)
        for one in self.people:
            while one.ply <= ply:
                one.next()
        turn = Turn((sent - began - delay) * 1000, (sent - self.sent) * 1000, before - self.bank(seat))
        self.sent = sent
        return turn


@contextmanager
def servers(*, postgresql: bool) -> Iterator[tuple[list[Served], "subprocess.Popen[bytes] | None"]]:
    """Run one server, or two on PostgreSQL, whose process is yielded too."""
    with ExitStack() as stack:
        folder, running = Path(stack.enter_context(tempfile.TemporaryDirectory())), None
        database = f"sqlite:///{folder}/tables.sqlite"
        if postgresql:
            url, running = stack.enter_context(postgres_process(folder))
            database = f"{url}postgres"
        served = [Served(database) for _ in range(1 + postgresql)]
        try:
            yield served, running
        finally:
            for one in served:
                if one.process.returncode is None:
                    one.end()


def charges(hosts: Sequence[str], delay: float, *, lying: bool = False) -> list[Turn]:
    """Return the turns of one game."""
    game = Game(hosts)
    game.takes(0.0)  # the deal was shown at other moments
    lies = LIES if lying else (None,) * len(THOUGHTS)
    return [game.takes(thought, delay, lie) for thought, lie in zip(THOUGHTS, lies, strict=False)]


def killed(served: list[Served], *, postgresql: bool) -> float:
    """Kill the server of the player on turn, and return what that cost them, in milliseconds.

    On PostgreSQL they come back to the other server, and play a moment later; on SQLite there is none until then.
    """
    game = Game([one.host for one in served])
    game.takes(0.0)
    time.sleep(FREE / 1000)
    mover = game.mover
    seat, ply = mover.state["table"]["you"], mover.ply
    before, dead = game.bank(seat), served[game.people.index(mover) if postgresql else 0]
    thought = (time.monotonic() - game.sent) * 1000
    database = dead.process.args[dead.process.args.index("--database") + 1]  # type: ignore[union-attr, index, arg-type]
    dead.kill()
    time.sleep(BACK_SECONDS if postgresql else DEAD_SECONDS)
    if not postgresql:
        served[0] = Served(str(database), port=dead.port)
    host = next(one.host for one in served if one is not dead)
    again, back = Person(host, mover.table, mover.token).connects(), time.monotonic()
    time.sleep(0.3)
    thought += (time.monotonic() - back) * 1000
    again.plays(again.state["view"]["legal"][0])
    while again.ply <= ply:
        again.next()
    charged = before - int(again.state["table"]["clock"]["bank"][seat])
    return charged - max(0.0, thought - FREE)


def without_database(hosts: Sequence[str], database: "subprocess.Popen[bytes]") -> float:
    """Let the database not answer for a while in the middle of a turn, and return what that cost, in milliseconds."""
    game = Game(hosts)
    game.takes(0.0)
    time.sleep(FREE / 1000)
    with frozen(database):
        began = time.monotonic()
        time.sleep(DEAD_SECONDS)
        away = time.monotonic() - began
    turn = game.takes(0.3)
    return turn.charged - max(0.0, turn.took - away * 1000 - FREE)


def shown(name: str, values: Sequence[float], most: float) -> bool:
    """Print a line, and return whether it holds."""
    held = max(values) <= most
    ordered = sorted(values)
    print(
        f"{name}: median {ordered[len(ordered) // 2]:.1f} ms, most {ordered[-1]:.1f} ms of {len(values)} "
        f"(at most {most} ms){'' if held else ' MISSED'}"
    )
    return held


def main() -> int:
    """Measure, print, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--tables", type=int, default=4, help="of each kind, at the same time")
    arguments = parser.parse_args()
    with (
        servers(postgresql=arguments.postgresql) as (served, database),
        ThreadPoolExecutor(3 * arguments.tables) as pool,
    ):
        hosts = [one.host for one in served]
        near = [pool.submit(charges, hosts, 0.0) for _ in range(arguments.tables)]
        far = [pool.submit(charges, hosts, DELAY) for _ in range(arguments.tables)]
        liars = [pool.submit(charges, hosts, 0.0, lying=True) for _ in range(arguments.tables)]
        plain, slow, lying = ([turn for one in some for turn in one.result()] for some in (near, far, liars))
        short = [turn.charged for turn in slow if turn.thought < FREE - DELAY * 1000]
        long = [turn.extra for turn in slow if turn.thought >= FREE - DELAY * 1000]
        gained = [max(0.0, turn.took - FREE) - turn.charged for turn in lying]
        lines = [
            shown("clock error", [turn.error for turn in plain], MOST_ERROR),
            shown("200 ms of delay, thoughts under 2.8 s cost", short, 0),
            shown("200 ms of delay, others cost more by", long, MOST_DELAY),
            shown("a client that lies gains (within the clock error)", gained, MOST_ERROR),
        ]
        if database is not None:
            lines.append(shown("a database that did not answer costs", [without_database(hosts, database)], MOST_DEAD))
        dead = killed(served, postgresql=arguments.postgresql)
        lines.append(shown("a server that was killed costs", [dead], MOST_DEAD))
    return 0 if all(lines) else 1


if __name__ == "__main__":
    sys.exit(main())
