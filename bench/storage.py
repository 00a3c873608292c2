"""Appends per second with group commit: many tables, each waiting for its last append before the next.

    python bench/storage.py [URL] [--tables 1000] [--seconds 5] [--rate 500]

Without --rate every table appends as fast as it is answered; with it, that many appends per second are started in all.
Prints one JSON object: appends per second, commits per second, and how long an append waited.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

from claim.service.facts import Fact, FactKind
from claim.service.storage import Storage, open_storage
from claim.service.writing import Append


async def create(storage: Storage, number: int) -> None:
    fact = Fact(FactKind.CREATED)
    await storage.append(Append(f"table-{number}", 1, fact, "playing", False, created="now", kind="friend"))


async def play(storage: Storage, number: int, wait: float, until: float, pause: float, waits: list[float]) -> None:
    name = f"table-{number}"
    await asyncio.sleep(wait)
    seq = 1
    while time.perf_counter() < until:
        seq += 1
        begun = time.perf_counter()
        fact = Fact(FactKind.PLAYED, {"seat": "A", "card": "G3"}, f"A:{seq}")
        await storage.append(Append(name, seq, fact, "playing", False, changes=False))
        waits.append(time.perf_counter() - begun)
        await asyncio.sleep(max(0.0, pause - waits[-1]))


async def measure(url: str, tables: int, seconds: float, rate: float | None) -> dict[str, object]:
    storage = await open_storage(url)
    waits: list[float] = []
    await asyncio.gather(*[create(storage, number) for number in range(tables)])
    begun, before = time.perf_counter(), storage.writer.commits
    pause = 0.0 if rate is None else tables / rate
    playing = [play(storage, n, pause * n / tables, begun + seconds, pause, waits) for n in range(tables)]
    await asyncio.gather(*playing)
    took = seconds if rate is not None else time.perf_counter() - begun  # with --rate the last tables are still pausing
    commits = storage.writer.commits - before
    await storage.close()
    waits.sort()
    return {
        "storage": url.partition(":")[0],
        "tables": tables,
        "appends_per_second": round(len(waits) / took),
        "commits_per_second": round(commits / took),
        "wait_ms": {str(p): round(1000 * waits[int(len(waits) * p / 100)], 2) for p in (50, 95, 99)},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", nargs="?")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rate", type=float)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = given.url or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        print(json.dumps(asyncio.run(measure(url, given.tables, given.seconds, given.rate))))


if __name__ == "__main__":
    main()
