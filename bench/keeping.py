"""What finished games cost to keep: bytes in the storage, in a server's memory and in a backup, and how long backup and
restore take.

    python -m bench.keeping --games 2000                   # a new SQLite file
    python -m bench.keeping --games 2000 --postgresql      # a new PostgreSQL, started for this

Every game is one of two friends with random plays to the end, with ids as the page draws them. Prints JSON.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import asyncpg

from claim.game.cards import Seat
from claim.records.fair import commitment
from claim.service.appends import first_append, next_appends
from claim.service.live_tables import LiveTables
from claim.storage.storage import Storage, open_storage
from claim.tables import tokens
from claim.tables.apply import replay
from claim.tables.commands import Create, Play, Reveal, Sit
from claim.tables.decide import Decision, decide, decide_sit
from claim.tables.events import Events
from claim.tables.names import Names
from claim.tables.seating import created
from claim.tables.table import AWAY_SECONDS, Status

TOGETHER = 20  # games that are stored at once


async def keep_game(storage: Storage, rng: random.Random, names: Names) -> int:
    """Store a whole game, and return how many facts it has."""
    now, table_id = time.time(), tokens.new_table_id()
    secret = {seat: secrets.token_hex(32) for seat in Seat}
    create = Create(tokens.new_table_id() * 2, "friend", "Annabelle", commitment(secret[Seat.A]))
    first = created(create, storage.key, table_id, now, names, AWAY_SECONDS)
    appends = [first_append(table_id, first, tokens.digest(create.id))]
    table = replay(table_id, [first])

    def keep(decision: Decision) -> None:
        nonlocal table
        appends.extend(next_appends(table, decision))
        table = decision.after

    sit = Sit(secrets.token_urlsafe(16), "Benjamin", commitment(secret[Seat.B]))
    keep(decide_sit(table, sit, storage.key, names, now))
    for seat in Seat:
        keep(decide(table, seat, "", Reveal(secrets.token_urlsafe(16), secret[seat]), now))
    while table.status is Status.PLAYING:
        assert table.game is not None
        assert table.turn is not None
        play = Play(secrets.token_urlsafe(16), rng.choice(table.game.legal()), table.ply)
        keep(decide(table, table.turn, "", play, now))
    for one in appends:  # one after the other, as they come; the writer puts those of several games together
        await storage.append(one)
    return len(appends)


async def size(url: str) -> int:
    """Return the bytes of the storage, without what is free again."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return Path(url.removeprefix("sqlite:///")).stat().st_size
    line = await asyncpg.connect(url)
    try:
        await line.execute("VACUUM FULL")
        return int(await line.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await line.close()


async def fill(url: str, games: int) -> dict[str, Any]:
    """Store the games."""
    storage = await open_storage(url)
    rng, names = random.Random(1), Names(())  # noqa: S311  (any plays will do)
    facts = 0
    empty = await size(url)
    try:
        for start in range(0, games, TOGETHER):
            count = min(TOGETHER, games - start)
            facts += sum(await asyncio.gather(*[keep_game(storage, rng, names) for _ in range(count)]))
    finally:
        await storage.close()
    full = await size(url)
    return {
        "storage": url.partition(":")[0],
        "games": games,
        "facts_per_game": round(facts / games, 1),
        "mb": round(full / 1e6, 1),
        "kb_per_game": round((full - empty) / games / 1000, 2),
    }


async def in_memory(url: str, games: int) -> float:
    """Return the kilobytes that a server holds of each finished table that nobody watches, until it forgets it."""
    storage = await open_storage(url)
    tables = LiveTables(storage, Events(), 600.0)
    try:
        found = await storage.of_status("over", games)
        warm = games // 2  # what all tables share: SQLite caches the last 2 MB that it has read
        before = 0
        for number, table_id in enumerate(found):
            if number == warm:
                before = _resident_bytes()
            await tables.get(table_id)
        return round((_resident_bytes() - before) / (len(found) - warm) / 1000, 2)
    finally:
        await tables.close()
        await storage.close()


def _resident_bytes() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def admin(url: str, *arguments: str) -> float:
    """Run `claim admin`, and return the seconds it took."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "claim.cli", "admin", "--database", url, *arguments]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603  (our own command)
    return round(time.perf_counter() - began, 1)


def _measured_in_memory(url: str, games: int) -> float:
    return asyncio.run(in_memory(url, games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--postgresql", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, ExitStack() as opened:
        folder = Path(place)
        url, other = f"sqlite:///{folder / 'tables.sqlite'}", f"sqlite:///{folder / 'restored.sqlite'}"
        if given.postgresql:
            from harness.postgres import postgres_server  # noqa: PLC0415  (only there: the tests' own)

            url = opened.enter_context(postgres_server(folder)) + "postgres"
        found = asyncio.run(fill(url, given.games))
        if sys.platform == "linux":
            with multiprocessing.get_context("spawn").Pool(1) as fresh:  # what was stored here left memory behind
                found["kb_per_table_in_memory"] = fresh.apply(_measured_in_memory, (url, given.games))
        file = folder / "claim.jsonl.gz"
        found["backup_seconds"] = admin(url, "backup", str(file))
        found["backup_kb_per_game"] = round(file.stat().st_size / given.games / 1000, 2)
        if given.postgresql:
            other = url.removesuffix("postgres") + "template1"  # an empty database that is always there
        found["restore_seconds"] = admin(other, "restore", str(file))
        print(json.dumps(found))


if __name__ == "__main__":
    main()
