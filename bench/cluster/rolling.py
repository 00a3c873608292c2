"""A rolling restart: one process after the other is told to end and started again, while everybody plays on."""

import asyncio
import time
from dataclasses import dataclass, field

from bench.cluster.club import Club
from harness.cluster import Cluster


@dataclass
class Rolled:
    """What was seen: `comebacks` are the seconds from a lost line to the next state, of clients that were sent away."""

    restarts: int = 0
    exit_codes: list[int | None] = field(default_factory=list)
    end_seconds: list[float] = field(default_factory=list)  # until a process was gone
    comebacks: list[float] = field(default_factory=list)


async def roll(cluster: Cluster, club: Club, times: int) -> Rolled:
    """Restart all processes so many times, each when the one before serves again; `club` plays meanwhile."""
    found = Rolled()
    for _ in range(times):
        for member in cluster.members:
            await asyncio.sleep(1.0)
            began = time.monotonic()
            found.exit_codes.append(await asyncio.to_thread(member.end))
            found.end_seconds.append(round(time.monotonic() - began, 2))
            await asyncio.to_thread(member.start)
            found.restarts += 1
    await asyncio.sleep(2.0)
    found.comebacks = sorted(one for game in club.games for client in game.clients for one in client.told.comebacks)
    return found
