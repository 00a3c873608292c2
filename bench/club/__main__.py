"""A club of people who find each other in the lobby of three processes, one of which is killed every few seconds.

    python -m bench.club                                # 200 people for ten minutes, a kill every five seconds
    python -m bench.club --seconds 60 --people 100      # a short form

The processes are on a new PostgreSQL on loopback behind HAProxy, as in bench.cluster. Exits with 1 where somebody was
paired twice, a seek was lost, a game has no result or two, one of a hundred waited for more than 1.5 seconds although
there was somebody to play with, or a clock charged more than a second for a turn. Nobody thinks for as long as a turn
is free, so what is charged is the time of a dead server.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import sqlalchemy as sa
import uvloop

from bench.club.people import Club, Person
from bench.cluster.__main__ import percentiles
from bench.cluster.checking import stored
from bench.cluster.faults import make_faults
from claim.game.cards import SEATS
from claim.storage import schema
from claim.storage.storage import Storage
from claim.tables.table import Fact, FactKind, Status, apply, replay
from harness.cluster import Cluster, cluster

PAIRED_SECONDS = 1.5  # for 99 of 100
CHARGED = 1000  # milliseconds of a turn, at most
CLOSE_SECONDS = 90.0


async def check(storage: Storage, wrong: list[str]) -> dict[str, int]:
    """Look at every pairing and its table: nobody has two games at once, and every game has ended."""
    rows = await storage.rows(sa.select(schema.pairings).order_by(schema.pairings.c.at))
    spans: defaultdict[str, list[tuple[float, float, str]]] = defaultdict(list)
    counts = {"pairings": len(rows) // 2, "dealt": 0, "not_dealt": 0, "flagged": 0, "most_charged_ms": 0}
    for row in rows:
        facts = await storage.facts(row.table_id)
        table = replay(row.table_id, facts)
        spans[row.person].append((row.at, float(facts[-1].at or 0), row.table_id))
        if row.seat == "A":
            counts["not_dealt" if table.game is None else "dealt"] += 1
            if table.status is not Status.OVER:
                wrong.append(f"a game without a result: {row.table_id}, {table.status.value}")
            flags = sum(fact.kind is FactKind.FLAGGED for fact in facts)
            counts["flagged"] += flags
            if flags > 1:
                wrong.append(f"flagged twice: {row.table_id}")
            charged = most_charged(row.table_id, facts)
            counts["most_charged_ms"] = max(counts["most_charged_ms"], charged)
            if charged > CHARGED:
                wrong.append(f"charged {charged} ms for a turn: {row.table_id}")
    for person, games in spans.items():
        for (_, ended, one), (began, _, other) in pairwise(games):
            if began < ended - 1:  # facts have whole seconds
                wrong.append(f"two games at once: {person[:16]}, {one} and {other}")
    return counts


def most_charged(table_id: str, facts: Sequence[Fact]) -> int:
    """Return the most that a clock charged for one turn, in milliseconds."""
    table, most = replay(table_id, facts[:1]), 0
    for fact in facts[1:]:
        before, table = table, apply(table, fact)
        if before.clock is not None and table.clock is not None:
            most = max(most, *[before.clock.left[seat] - table.clock.left[seat] for seat in SEATS])
    return most


async def run(running: Cluster, arguments: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    """Let people come and go while processes are killed; return the counts, and what is wrong."""
    club = Club(running.host, arguments.think)
    people = [Person(club, number, arguments.seed) for number in range(arguments.people)]
    tasks = [asyncio.create_task(person.run()) for person in people]
    kills, rng = round(arguments.seconds / arguments.every), random.Random(arguments.seed)  # noqa: S311  (any moments will do)
    longest = 0.0

    async def watch() -> None:
        nonlocal longest
        while True:
            longest = max(longest, club.room.longest())
            await asyncio.sleep(0.2)

    watching = asyncio.create_task(watch())
    faults = await make_faults(running, kills, 0, arguments.every, arguments.seconds / 60, rng)
    watching.cancel()
    club.closing = True
    for person in people:
        person.hurry()
    _, late = await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
    for task in late:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            club.wrong.append(f"a person failed: {result!r}")
    if late:
        club.wrong.append(f"{len(late)} people did not come to an end")
    async with stored(running.url) as storage:
        counts = await check(storage, club.wrong)
    waits = percentiles(sorted(club.room.seconds))
    if waits.get("99", 0.0) > PAIRED_SECONDS:
        club.wrong.append(f"from pairable to paired, p99: {waits['99']} s")
    measured = {
        "kills": faults.kills,
        **counts,
        **club.counts,
        "seconds_to_paired": waits,
        "longest": round(longest, 2),
    }
    measured["heard_on_return"] = club.room.on_return
    errors = sum('"level": "error"' in line for line in running.lines)
    return {**measured, "errors_in_logs": errors}, club.wrong


def main() -> int:
    """Run, print, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.club", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=600.0, metavar="S")
    parser.add_argument("--every", type=float, default=5.0, metavar="S", help="seconds between two kills, on average")
    parser.add_argument("--think", type=float, default=0.5, metavar="S", help="seconds a person thinks, on average")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="leave all logs here")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = arguments.keep or Path(place)
        folder.mkdir(parents=True, exist_ok=True)
        with (
            cluster(folder, arguments.processes) as running,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            measured, wrong = runner.run(run(running, arguments))
    print(json.dumps({**measured, "wrong": wrong}, indent=1))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
