"""Kills processes and restarts the database, at random moments."""

import asyncio
import random
import signal
import time
from dataclasses import dataclass, field

from harness.cluster import Cluster, Member

LEFT = 1  # processes that serve while others are killed: where there is none, waiting for one says nothing


@dataclass
class Faults:
    """What was done, and when: the moments are `time.monotonic()`."""

    kills: int = 0
    restarts: int = 0
    one_left: int = 0  # kills after which only one process served
    start_seconds: list[float] = field(default_factory=list)  # until a killed process served again
    outages: list[tuple[float, float]] = field(default_factory=list)  # of the database: from when until when
    moments: list[tuple[float, str]] = field(default_factory=list)

    def note(self, what: str) -> None:
        """Remember this moment."""
        self.moments.append((time.monotonic(), what))

    def between(self, since: float, until: float) -> list[str]:
        """Return what was done in this time, with the seconds after its begin."""
        return [f"{moment - since:.1f} s: {what}" for moment, what in self.moments if since <= moment <= until]

    def without_database(self, since: float, until: float) -> float:
        """Return for how many seconds of this time there was no database."""
        return sum(max(0.0, min(until, back) - max(since, gone)) for gone, back in self.outages)


async def make_faults(
    cluster: Cluster, kills: int, restarts: int, every: float, minutes: float, rng: random.Random
) -> Faults:
    """Make these faults in a random order, one each `every` seconds on average, for so many `minutes` at most.

    Return once all is up again.
    """
    faults, ends = Faults(), time.monotonic() + 60 * minutes
    order = kills * ["kill"] + restarts * ["restart"]
    rng.shuffle(order)
    coming: list[asyncio.Task[None]] = []
    down: set[Member] = set()  # killed, and not yet serving again
    database = asyncio.Lock()
    for kind in order:
        await asyncio.sleep(rng.uniform(0.1, 2 * every - 0.1))
        if kind == "restart":
            task = asyncio.create_task(_restart(cluster, faults, rng, database))
        else:
            while len(up := [member for member in cluster.members if member not in down]) < LEFT + 1:
                await asyncio.sleep(0.05)
            if time.monotonic() > ends:
                break
            victim = rng.choice(up)
            down.add(victim)
            faults.one_left += len(up) == LEFT + 1
            task = asyncio.create_task(_kill(victim, cluster, faults, rng, down))
        coming.append(task)
    await asyncio.gather(*coming)
    return faults


async def _kill(member: Member, cluster: Cluster, faults: Faults, rng: random.Random, down: set[Member]) -> None:
    number = cluster.members.index(member)
    faults.note(f"process {number} killed")
    await asyncio.to_thread(member.kill)
    faults.kills += 1
    began = time.monotonic()
    while True:
        await asyncio.sleep(rng.uniform(0.0, 1.0))  # whoever watches over it
        try:
            await asyncio.to_thread(member.start)
            break
        except AssertionError:  # the database is away, which ends a process that starts: it is started again
            await asyncio.to_thread(member.kill)
    faults.start_seconds.append(time.monotonic() - began)
    faults.note(f"process {number} serves again")
    down.discard(member)


async def _restart(cluster: Cluster, faults: Faults, rng: random.Random, database: asyncio.Lock) -> None:
    async with database:
        kind = rng.choice([signal.SIGQUIT, signal.SIGINT])
        faults.note("database ended" + (" as by a crash" if kind is signal.SIGQUIT else ""))
        began = time.monotonic()
        await asyncio.to_thread(cluster.database.stop, kind)
        await asyncio.sleep(rng.uniform(0.0, 1.0))
        await asyncio.to_thread(cluster.database.start)
        faults.restarts += 1
        faults.outages.append((began, time.monotonic()))
        faults.note("database answers again")
