"""How many tables one server carries: plays over real sockets on loopback, from the play to its acknowledgement.

    python -m bench.load                              # 1,000 tables, one play per table every two seconds
    python -m bench.load --tables 100 --seconds 10    # a small one
    python -m bench.load --database postgresql://…
    python -m bench.load --storage postgresql --processes 2             # on a new PostgreSQL, started for this
    python -m bench.load --storage postgresql --processes 2 --together  # both seats of a table at one process
    python -m bench.load --every 0.5 --source ../older --source .  # the servers of two versions, one after the other

The server is the real `claim serve` in a process of its own; the clients share one other process. Both seats of every
table have a socket, and both hear of every play; with several processes they are on different ones. The figures are
printed as JSON: `cpu_ms_per_play` is the processor time of all server processes, and that of PostgreSQL is beside it.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import secrets
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from bench.cluster.clients import new_table, sit_down
from harness.clients import ask
from harness.postgres import postgres_process
from harness.served import Served

_CROWD = {
    f"CLAIM_LIMIT_{name}": "100000000"
    for name in ("SOCKETS", "SOCKETS_PER_ADDRESS", "ADDRESS_RATE", "ADDRESS_BURST", "REQUEST_RATE", "REQUEST_BURST")
} | {
    "CLAIM_LIMIT_CONNECTIONS": "100000",
    "CLAIM_LIMIT_CONNECTIONS_PER_ADDRESS": "100000000",
    "CLAIM_LIMIT_TABLE_RATE": "100000000",
    "CLAIM_LIMIT_TABLE_BURST": "100000000",
    "CLAIM_LIMIT_IDLE_SECONDS": "100000",
}


def _crowd_of(source: Path) -> dict[str, str]:
    """Return the limits that this version has."""
    known = (source / "src/claim/web/settings.py").read_text(encoding="utf-8")
    return {name: value for name, value in _CROWD.items() if f" {name.removeprefix('CLAIM_LIMIT_').lower()}:" in known}


class Server(Served):
    """A `claim serve` process, and its CPU and memory as the system reports them."""

    def __init__(self, database: str, source: str | None = None) -> None:
        """Start it on this database, from the `source` folder of another version where there is one."""
        if source is None:
            super().__init__(database, **_CROWD)
        else:
            super().__init__(database, PYTHONPATH=str(Path(source) / "src"), **_crowd_of(Path(source)))

    def metric(self, name: str) -> float:
        """Return a value of /metrics."""
        text = ask(self.host, "/metrics")[1]
        return float(re.search(rf"^{name} (\S+)$", text, flags=re.MULTILINE)[1])  # type: ignore[index]


class Servers:
    """Several servers on one database, and what they take together."""

    def __init__(self, database: str, count: int, postgres: int | None = None, source: str | None = None) -> None:
        """Start them; `postgres` is the process of a PostgreSQL that works for them alone, `source` as for `Server`."""
        self.all: list[Server] = []
        self._postgres = postgres
        try:
            for _ in range(count):
                self.all.append(Server(database, source))
        except BaseException:
            self.end()
            raise

    @property
    def hosts(self) -> list[str]:
        """Return where they listen."""
        return [server.host for server in self.all]

    def metric(self, name: str) -> float:
        """Return the sum of a value of all their /metrics."""
        return sum(server.metric(name) for server in self.all)

    def postgres_cpu(self) -> float:
        """Return the processor seconds of PostgreSQL, with all processes it has or had; 0 where we have none."""
        if self._postgres is None:
            return 0.0
        children = Path(f"/proc/{self._postgres}/task/{self._postgres}/children").read_text().split()
        return sum(_cpu_ticks(int(pid)) for pid in [self._postgres, *children]) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """Stop them."""
        for server in self.all:
            server.end()


def _cpu_ticks(pid: int) -> int:
    """Return the ticks that a process and those of its children that have ended took."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(int(fields[place]) for place in (11, 12, 13, 14))


class Seat:
    """One socket. It reads every message and remembers only what it needs to play."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.legal: list[str] = []
        self.ply = 0
        self.over = False
        self.acks: dict[str, asyncio.Future[float]] = {}
        self.dealt = asyncio.Event()
        self.task = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        async for text in self.line:
            now = time.perf_counter()
            message = orjson.loads(text)
            if message["type"] == "ack":
                waiting = self.acks.pop(message["id"], None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(now)
            elif message["type"] == "state" and message["view"] is not None:
                view = message["view"]
                self.legal, self.ply = view["legal"], 2 * len(view["tricks"]) + (view["led"] is not None)
                self.over = message["table"]["status"] == "over"
                self.dealt.set()
            elif message["type"] == "error":
                raise RuntimeError(message)

    async def say(self, **message: object) -> float:
        """Send a command and return the seconds until it was acknowledged."""
        waiting = self.acks[str(message["id"])] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await self.line.send(orjson.dumps(message).decode())
        return await waiting - began


class Table:
    """A table with both seats in this process."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)  # noqa: S311  (any plays will do)
        self.seats: list[Seat] = []

    async def begin(self, hosts: list[str], number: int, *, together: bool) -> None:
        """Sit down and deal. The seats are at different servers where there are several, unless `together`."""
        host = hosts[number % len(hosts)]
        there = host if together else hosts[(number + 1) % len(hosts)]
        secret = [secrets.token_hex(32), secrets.token_hex(32)]
        made = await new_table(host, secret[0])
        sat = await sit_down(there, made["table"]["id"], secret[1])
        for given, at in ((made, host), (sat, there)):
            line = await connect(f"ws://{at}/ws/tables/{made['table']['id']}", compression=None, ping_interval=None)
            self.seats.append(Seat(line))
            await line.send(json.dumps({"type": "hello", "protocol": 1, "token": given["token"], "since": None}))
        for seat, contribution in zip(self.seats, secret, strict=True):
            await seat.say(type="reveal", id="r", contribution=contribution)
        for seat in self.seats:
            await seat.dealt.wait()

    async def play(self) -> float | None:
        """Play one card and return the seconds to its acknowledgement; None if there is nothing to play now."""
        for seat in self.seats:
            if seat.legal and not seat.over:
                card, seat.legal = self.rng.choice(seat.legal), []
                return await seat.say(type="play", id=f"p{seat.ply}", card=card, ply=seat.ply)
        return None

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return any(seat.over for seat in self.seats)

    async def end(self) -> None:
        """Hang up."""
        for seat in self.seats:
            await seat.line.close()
            seat.task.cancel()


async def seat_all(hosts: list[str], count: int, *, together: bool) -> list[Table]:
    """Open `count` tables, a few at a time."""
    tables = [Table(number) for number in range(count)]
    gate = asyncio.Semaphore(16)

    async def one(number: int, table: Table) -> None:
        async with gate:
            await table.begin(hosts, number, together=together)

    await asyncio.gather(*[one(number, table) for number, table in enumerate(tables)])
    return tables


async def measure(server: Servers, tables: list[Table], every: float, seconds: float) -> dict[str, Any]:
    """Play at every table at a fixed interval, spread evenly; a slow play does not delay the next."""
    times: list[float] = []
    late = 0
    pending: set[asyncio.Task[None]] = set()

    async def one(table: Table) -> None:
        nonlocal late
        took = await table.play()
        if took is None:
            late += not table.over
        else:
            times.append(took)

    cpu, own, began = server.metric("process_cpu_seconds_total"), time.process_time(), time.perf_counter()
    postgres = server.postgres_cpu()
    step, number = every / len(tables), 0
    while (now := time.perf_counter() - began) < seconds:
        while number * step <= now:
            task = asyncio.create_task(one(tables[number % len(tables)]))
            pending.add(task)
            task.add_done_callback(pending.discard)
            number += 1
        await asyncio.sleep(0.002)
    await asyncio.wait_for(asyncio.gather(*pending), 60)
    took, own = time.perf_counter() - began, time.process_time() - own
    cpu = server.metric("process_cpu_seconds_total") - cpu
    postgres = server.postgres_cpu() - postgres
    ordered = sorted(1000 * one for one in times)
    return {
        "plays_per_second": round(len(times) / took, 1),
        "plays": len(times),
        "not_ready": late,
        "p50_ms": round(statistics.median(ordered), 2),
        "p99_ms": round(ordered[int(0.99 * len(ordered))], 2),
        "max_ms": round(ordered[-1], 2),
        "cpu_ms_per_play": round(1000 * cpu / len(times), 3),
        "postgresql_ms_per_play": round(1000 * postgres / len(times), 3),
        "server_cpu": round(cpu / took, 2),
        "clients_cpu": round(own / took, 2),
    }


async def run(
    arguments: argparse.Namespace, database: str, postgres: int | None = None, source: str | None = None
) -> dict[str, Any]:
    """Measure, and return the figures. `postgres` and `source` as for `Servers`."""
    server = Servers(database, arguments.processes, postgres, source)
    try:
        empty = server.metric("process_resident_memory_bytes")
        began = time.perf_counter()
        tables = await seat_all(server.hosts, arguments.tables, together=arguments.together)
        seated = time.perf_counter() - began
        memory = server.metric("process_resident_memory_bytes")
        found: dict[str, Any] = {
            "source": source,
            "storage": database.partition(":")[0],
            "processes": arguments.processes,
            "seats": "together" if arguments.together or arguments.processes == 1 else "apart",
            "tables": arguments.tables,
            "sockets": 2 * arguments.tables,
            "tables_per_second_seated": round(arguments.tables / seated, 1),
            "server_mb": round(memory / 1e6, 1),
            "kb_per_table": round((memory - empty) / arguments.tables / 1000, 1),
        }
        found |= await measure(server, tables, arguments.every, arguments.seconds)
        after = server.metric("process_resident_memory_bytes")
        found["kb_per_table_in_play"] = round((after - empty) / arguments.tables / 1000, 1)
        for table in tables:
            await table.end()
        return found
    finally:
        server.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=2.0, metavar="S", help="seconds between the plays of a table")
    parser.add_argument("--seconds", type=float, default=30.0, metavar="S", help="for each measurement")
    parser.add_argument("--database", metavar="URL", help="default: a new SQLite file")
    parser.add_argument("--storage", choices=["sqlite", "postgresql"], default="sqlite", help="a new one of this kind")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="on one database, which is PostgreSQL")
    parser.add_argument("--together", action="store_true", help="both seats of a table at one process")
    parser.add_argument("--source", action="append", metavar="FOLDER", help="a checkout to serve from; may be repeated")
    arguments = parser.parse_args()
    gc.disable()  # garbage collection in the clients must not count against the server
    for source in arguments.source or [None]:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as opened:
            database, postgres = arguments.database or f"sqlite:///{Path(folder) / 'tables.sqlite'}", None
            if arguments.storage == "postgresql" and not arguments.database:
                url, process = opened.enter_context(postgres_process(Path(folder)))
                database, postgres = url + "postgres", process.pid
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                print(json.dumps(runner.run(run(arguments, database, postgres, source)), indent=1))


if __name__ == "__main__":
    main()
