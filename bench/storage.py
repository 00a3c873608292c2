"""Appends per second with group commit: many tables, each waiting for its last append before the next.

    python -m bench.storage [URL] [--tables 1000] [--seconds 5] [--rate 500]
    python -m bench.storage --postgresql                  # a new PostgreSQL, started for this
    python -m bench.storage --tables 5 --rate 50 --changing 1   # beside other transactions, one after the other

Without --rate every table appends as fast as it is answered; with it, that many appends per second are started in all.
Prints one JSON object: appends per second, commits per second, how long an append waited, and its processor time.
"""

import argparse
import asyncio
import json
import secrets
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from claim.storage import schema
from claim.storage.storage import Storage, open_storage
from claim.tables.stored import Append, Change, TableRow
from claim.tables.table import Fact, FactKind
from harness.postgres import postgres_process


@dataclass
class Measured:
    """What was done."""

    waits: list[float]
    took: float
    commits: int
    cpu: float


async def create(storage: Storage, name: str) -> None:
    """Make a table."""
    fact = Fact(FactKind.CREATED)
    change = Change(TableRow("friend", "now", "playing", bot_to_move=False, outcome=None, clock=None))
    await storage.append(Append(name, 1, fact, change))


async def play(storage: Storage, name: str, wait: float, until: float, pause: float, waits: list[float]) -> None:
    """Append to a table, one after the other."""
    await asyncio.sleep(wait)
    seq = 1
    while time.perf_counter() < until:
        seq += 1
        begun = time.perf_counter()
        fact = Fact(FactKind.PLAYED, {"seat": "A", "card": "G3"}, f"A:{seq}")
        await storage.append(Append(name, seq, fact))
        waits.append(time.perf_counter() - begun)
        await asyncio.sleep(max(0.0, pause - waits[-1]))


async def change(storage: Storage, until: float) -> None:
    """Change something that is no play, one transaction after the other."""
    server, name = schema.server, secrets.token_hex(6)
    while time.perf_counter() < until:
        async with storage.transaction() as connection:
            await connection.execute(server.insert().values(name=name, value=""))
            await connection.execute(server.delete().where(server.c.name == name))


async def measure(url: str, tables: int, seconds: float, rate: float | None, changing: int) -> Measured:
    """Write for so long."""
    storage = await open_storage(url)
    waits: list[float] = []
    names = [f"{secrets.token_hex(6)}-{number}" for number in range(tables)]
    await asyncio.gather(*[create(storage, name) for name in names])
    begun, before, cpu = time.perf_counter(), storage.writer.commits, time.process_time()
    pause = 0.0 if rate is None else tables / rate
    playing = [
        play(storage, name, pause * number / tables, begun + seconds, pause, waits) for number, name in enumerate(names)
    ]
    await asyncio.gather(*playing, *[change(storage, begun + seconds) for _ in range(changing)])
    took = seconds if rate is not None else time.perf_counter() - begun  # with --rate the last tables are still pausing
    found = Measured(waits, took, storage.writer.commits - before, time.process_time() - cpu)
    await storage.close()
    return found


async def measured(arguments: argparse.Namespace, url: str) -> dict[str, Any]:
    """Return the figures."""
    await (await open_storage(url, serving=False)).close()  # it makes the schema
    one = await measure(url, arguments.tables, arguments.seconds, arguments.rate, arguments.changing)
    waits = sorted(one.waits)
    return {
        "storage": url.partition(":")[0],
        "changing": arguments.changing,
        "tables": arguments.tables,
        "appends_per_second": round(len(waits) / one.took),
        "commits_per_second": round(one.commits / one.took),
        "cpu_us_per_append": round(1e6 * one.cpu / len(waits), 1),
        "wait_ms": {str(p): round(1000 * waits[int(len(waits) * p / 100)], 2) for p in (50, 95, 99)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", nargs="?")
    parser.add_argument("--postgresql", action="store_true", help="on a new PostgreSQL, started for this")
    parser.add_argument("--tables", type=int, default=1000, help="each with one append at a time")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rate", type=float, help="appends per second in all")
    parser.add_argument("--changing", type=int, default=0, metavar="N", help="tasks that write, too")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as opened:
        url = arguments.url or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        if arguments.postgresql:
            url = opened.enter_context(postgres_process(Path(folder)))[0] + "postgres"
        print(json.dumps(asyncio.run(measured(arguments, url))))


if __name__ == "__main__":
    main()
