"""A club on several processes behind HAProxy, whose processes and database are killed while everybody plays on.

    python -m bench.cluster                                  # 300 kills, 20 restarts of PostgreSQL, then the rest
    python -m bench.cluster --kills 30 --restarts 2 --tables 20 --rounds 500 --freeze 15
    python -m bench.cluster --only duel --rounds 5000

Four parts, all on a new PostgreSQL on loopback behind HAProxy with the configuration of docs/scale.md:

kills     people, bots and spectators at many tables; `claim serve` processes are killed (-9) and PostgreSQL is
          restarted, half the times as by a crash. Clients reconnect wherever the balancer sends them.
duel      one table, two processes, both seats fire commands at the same moment.
freeze    a process is frozen (SIGSTOP) and woken.
rolling   all processes are restarted (SIGTERM), one after the other, twice.

Prints its counts as JSON, and exits with 1 where something happened that must not.
"""

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any

import uvloop

from bench.cluster.checking import check, stored
from bench.cluster.club import Club, Game
from bench.cluster.duel import fight
from bench.cluster.faults import make_faults
from bench.cluster.freezing import freeze
from bench.cluster.rolling import roll
from harness.cluster import Cluster, cluster

PARTS = ("kills", "duel", "freeze", "rolling")
STUCK_SECONDS = 12.0
COMEBACK_SECONDS = 2.0
BOT_SECONDS = "0.2"  # so that kills find bots thinking


def figures(outcome: Any) -> dict[str, Any]:  # noqa: ANN401  (any dataclass)
    """Return what a dataclass holds, but for its details."""
    return {one.name: getattr(outcome, one.name) for one in fields(outcome) if one.name != "details"}


def percentiles(ordered: list[float]) -> dict[str, float]:
    """Return the median, what 99 of 100 stay below, and the largest."""
    return {str(p): round(ordered[min(len(ordered) - 1, len(ordered) * p // 100)], 2) for p in (50, 99, 100) if ordered}


def errors(lines: list[str]) -> dict[str, int]:
    """Count the errors in a log by what happened."""
    events = [json.loads(line)["event"] for line in lines if '"level": "error"' in line]
    return dict(Counter(re.sub(r"\d+", "N", event) for event in events))


async def kills(running: Cluster, arguments: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    """Play while processes and the database are killed; return the counts, and what is wrong."""
    club = Club(running.host, arguments.tables, arguments.seed, arguments.think)
    began = time.monotonic()
    club.open()
    rng = random.Random(arguments.seed)  # noqa: S311  (any moments will do)
    faults = await make_faults(running, arguments.kills, arguments.restarts, arguments.every, arguments.minutes, rng)
    await club.close(120)
    took = time.monotonic() - began
    async with stored(running.url) as storage:
        counts = await check(storage, club.games)
    stuck = sorted(club.games, key=lambda game: -game.stuck)[:5]

    def held_up(game: Game) -> float:
        """Return for how long a table was stuck although there was a database."""
        return game.stuck - faults.without_database(game.stuck_at - game.stuck, game.stuck_at)

    longest_with_database = max(map(held_up, club.games), default=0.0)
    tellers = [client.told for game in club.games for client in game.clients if client.told.comebacks]
    comebacks = sorted(one for told in tellers for one in told.comebacks)
    slowest = sorted(tellers, key=lambda one: -max(one.comebacks))[:12]
    counted = {
        "seconds": round(took, 1),
        "kills": faults.kills,
        "restarts_of_postgresql": faults.restarts,
        "one_process_left": faults.one_left,
        "longest_start_seconds": round(max(faults.start_seconds, default=0), 1),
        "longest_outage_seconds": round(max((back - gone for gone, back in faults.outages), default=0), 1),
        **figures(counts),
        "comeback_seconds": percentiles(comebacks),
        "slowest_comebacks": [one.slowest for one in slowest],
        "longest_stuck_seconds": round(stuck[0].stuck, 1) if stuck else 0.0,
        "longest_stuck_with_a_database": round(longest_with_database, 1),
        "longest_stuck": [
            {
                "seconds": round(one.stuck, 1),
                "table": one.table,
                "bot": one.bot,
                "during": faults.between(one.stuck_at - one.stuck - 1, one.stuck_at),
            }
            for one in stuck
        ],
        "errors_of_the_servers": sum('"server error"' in line for line in running.lines),
        "errors_in_their_logs": errors(running.lines),
    }
    wrong = [f"{name}: {times}" for name, times in counts.faults.items() if times]
    if longest_with_database > STUCK_SECONDS:
        wrong.append(f"a table was stuck for {longest_with_database:.1f} s, not counting those without a database")
    return counted, [*wrong, *counts.details[:20]]


async def duel(running: Cluster, arguments: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    """Let two processes compete for one table."""
    hosts = (running.members[0].host, running.members[1].host)
    async with stored(running.url) as storage:
        outcome = await fight(hosts, storage, arguments.rounds, random.Random(arguments.seed))  # noqa: S311  (as above)
    return figures(outcome), outcome.details


async def frozen(running: Cluster, arguments: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    """Freeze a process and wake it."""
    async with stored(running.url) as storage:
        outcome = await freeze(running, storage, arguments.freeze)
    return figures(outcome), outcome.details


async def rolling(running: Cluster, arguments: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    """Restart all processes, one after the other, while people play."""
    club = Club(running.host, arguments.tables, arguments.seed, arguments.think)
    club.open()
    outcome = await roll(running, club, 2)
    await club.close(120)
    async with stored(running.url) as storage:
        counts = await check(storage, club.games)
    wrong = [f"{name}: {times}" for name, times in counts.faults.items() if times]
    wrong += [f"exit code {code}" for code in outcome.exit_codes if code != 0]
    if outcome.comebacks and outcome.comebacks[-1] > COMEBACK_SECONDS:
        wrong.append(f"a client came back after {outcome.comebacks[-1]:.1f} s")
    counted = {**figures(counts), **figures(outcome), "comebacks": percentiles(outcome.comebacks)}
    return counted, [*wrong, *counts.details[:20]]


async def run(running: Cluster, arguments: argparse.Namespace) -> tuple[dict[str, Any], dict[str, list[str]]]:
    """Run the parts that were asked for."""
    measured: dict[str, Any] = {}
    wrong: dict[str, list[str]] = {}
    for name, part in zip(PARTS, (kills, duel, frozen, rolling), strict=True):
        if name in arguments.only:
            measured[name], wrong[name] = await part(running, arguments)
            print(json.dumps({name: measured[name], "wrong": wrong[name]}), file=sys.stderr, flush=True)
    return measured, wrong


def options() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.cluster", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=40, help="at a time")
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--restarts", type=int, default=20, help="of PostgreSQL")
    parser.add_argument("--every", type=float, default=2.5, metavar="S", help="seconds between two faults, on average")
    parser.add_argument("--minutes", type=float, default=60.0, help="after which there are no more faults")
    parser.add_argument("--think", type=float, default=0.5, metavar="S", help="seconds a person thinks, on average")
    parser.add_argument("--rounds", type=int, default=3000, help="of the duel")
    parser.add_argument("--freeze", type=float, default=60.0, metavar="S", help="seconds that a process is frozen")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="leave all logs here")
    return parser


def main() -> int:
    """Run, print, and return the exit code."""
    arguments = options().parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = arguments.keep or Path(place)
        folder.mkdir(parents=True, exist_ok=True)
        with (
            cluster(folder, arguments.processes, CLAIM_BOT_SECONDS=BOT_SECONDS) as running,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            measured, wrong = runner.run(run(running, arguments))
    print(json.dumps({**measured, "wrong": wrong}, indent=1))
    return int(any(wrong.values()))


if __name__ == "__main__":
    sys.exit(main())
