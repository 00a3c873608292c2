"""Attack a server on loopback, and see what bystanders feel of it.

    python -m bench.attack                      # every attack for ten seconds; `make attack`
    python -m bench.attack --seconds 2          # a short form
    python -m bench.attack --only pings,hints   # some of them
    python -m bench.attack --server "env PYTHONPATH=/old/src python -m claim.cli"

Bystanders play from addresses of their own all the while: three tables of friends, one with a bot, and somebody who
opens a new connection every second. The attackers have a process of their own at a low priority. Goals: a bystander's
play waits less than 200 ms in 99 of 100 cases, the server's memory is back within 20% of what it was, nothing gets
through that should not, and nobody is thrown out. A bystander's bot takes at most three seconds while another address
plays at many tables, and at most twice its quiet median while hints or what-if are hammered. Exits with 1 where a goal
is missed.
"""

import argparse
import asyncio
import json
import os
import shlex
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.attack.attackers import ATTACKS
from bench.attack.bystander import BOT, Bystanders, Waits, quantile
from bench.attack.clients import Host
from bench.attack.target import OWN, Target

MEMORY = 1.2  # times what it was
SETTLE_SECONDS = 10.0
SLOWER_BOT = 2.0  # times its quiet median, while hints or what if are hammered
MOST_BOT_MS = 3000.0  # for a card of a bystander's bot while another address plays at many tables
LEAST_BOT_MS = 10.0  # a median below this is quick enough, whatever it was before
COME_BACK_SECONDS = 10.0
AFTERMATH_SECONDS = 20.0
OWN_SERVER = ("hostile push services", "descriptors", "timing", "many bots")  # attacked with other options
LOG_LINES_PER_SECOND = 100  # requests of bystanders among them
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Goals:
    """What must hold. A busy machine may be allowed more."""

    play_ms: float = 200.0
    memory: float = MEMORY
    bots: float = SLOWER_BOT


@dataclass
class Row:
    """One attack, and what came of it."""

    name: str
    tried: int
    waits: Waits
    attackers_cpu: float
    server_cpu: float
    before: float
    peak: float
    after: float
    answers: dict[str, int]
    missed: list[str]


async def attack(name: str, target: Target, bystanders: Bystanders, seconds: float, quiet: Waits, goals: Goals) -> Row:
    """Let bystanders play while the attackers do what they can; then look what is left."""
    failures = await asyncio.to_thread(target.failures)
    before, lines, began, cpu = target.memory(), target.log_lines(), time.monotonic(), target.cpu()
    target.forget_peak()
    bystanders.waits = waits = Waits()
    attackers = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.attack.attackers", name, str(target.port), str(seconds)),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])},
    )
    try:
        async with asyncio.timeout(3 * seconds + 60):
            told, _ = await attackers.communicate()
    except TimeoutError:
        attackers.kill()
        told, _ = await attackers.communicate()
    served = await bystanders.all_served(AFTERMATH_SECONDS)  # what the attackers have sent may still have its effect
    took = time.monotonic() - began
    cpu = target.cpu() - cpu
    bystanders.waits = later = Waits()
    back = name != "descriptors" or await _bots_are_back(later)
    peak, after = target.peak(), await asyncio.to_thread(target.settled, goals.memory * before, SETTLE_SECONDS)
    found = _read(told)
    missed = list(dict.fromkeys(found["breaches"]))
    if quantile(waits.plays, 0.99) >= goals.play_ms or not waits.plays:
        missed.append(f"p99 {quantile(waits.plays, 0.99):.0f} ms")
    if after > goals.memory * before:
        missed.append(f"memory {before:.0f} to {after:.0f} MB")
    if waits.lost:
        missed.append(f"{waits.lost} bystanders lost ({waits.last})")
    if not served:
        missed.append("not everybody could play afterwards")
    if not back:
        missed.append("bots did not come back")
    usual = max(LEAST_BOT_MS, goals.bots * quantile(quiet.bots, 0.5))
    if name in ("hints", "explore") and quantile(waits.bots, 0.5) > usual:
        missed.append(f"bot's median {quantile(waits.bots, 0.5):.0f} ms, {quantile(quiet.bots, 0.5):.0f} ms when quiet")
    if name == "many bots" and not 0 < quantile(waits.bots, 1) <= MOST_BOT_MS:
        missed.append(f"a bot's card took {quantile(waits.bots, 1):,.0f} ms")
    if name == "garbage" and target.log_lines() - lines > LOG_LINES_PER_SECOND * took:
        missed.append(f"{target.log_lines() - lines} lines of log")
    if not target.alive:
        missed.append("the server died")
    elif failures := await asyncio.to_thread(target.failures) - failures:
        missed.append(f"{failures:.0f} errors of the server's own: {target.last_error()}")
    return Row(name, found["tried"], waits, found["cpu"], cpu / took, before, peak, after, found["answers"], missed)


def _read(told: bytes) -> dict[str, Any]:
    """Return what the attackers told."""
    if not told:
        return {"tried": 0, "answers": {}, "breaches": ["the attackers did not end"], "cpu": 0.0}
    found: dict[str, Any] = json.loads(told)
    return found


async def _bots_are_back(waits: Waits) -> bool:
    """Return whether a bystander's bot plays within a while."""
    end = time.monotonic() + COME_BACK_SECONDS
    while time.monotonic() < end:
        if any(one < COME_BACK_SECONDS / 2 for one in waits.bots):
            return True
        await asyncio.sleep(0.1)
    return False


def report(row: Row) -> str:
    """Return a row of the table."""
    waits = row.waits
    return " | ".join(
        [
            f"| {row.name}",
            f"{row.tried:,}",
            f"{quantile(waits.plays, 0.99):.0f} ms",
            f"{quantile(waits.plays, 1):,.0f} ms",
            f"{quantile(waits.bots, 0.5):.0f}, {quantile(waits.bots, 1):,.0f} ms",
            f"{quantile(waits.visits, 1):,.0f} ms",
            f"{row.before:.0f}, {row.peak:.0f}, {row.after:.0f} MB",
            f"{row.server_cpu:.2f}, {row.attackers_cpu:.2f}",
            f"{'MISSED: ' + '; '.join(row.missed) if row.missed else 'held'} |",
        ]
    )


HEAD = """| attack | tried | play, p99 | play, longest | bot, median and longest | visit, longest \
| memory before, most, after | CPU of server, attackers | |
|---|---|---|---|---|---|---|---|---|"""


async def run(names: list[str], seconds: float, command: tuple[str, ...], goals: Goals, *, verbose: bool) -> list[Row]:
    """Carry out these attacks and print the table."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        print(HEAD, flush=True)
        # Bots play at once, so that their own time can be seen; and as they do by default, where that is the question.
        for own, options, bot in (
            ([name for name in names if name not in OWN_SERVER], {}, BOT),
            ([name for name in names if name == "hostile push services"], {"push": True}, BOT),
            ([name for name in names if name == "descriptors"], {"files": 1024}, BOT),
            ([name for name in names if name == "timing"], {"step": None}, BOT),
            ([name for name in names if name == "many bots"], {"step": None}, "squire"),
        ):
            if not own:
                continue
            target = Target(Path(folder), command, **options)
            bystanders = Bystanders(Host(target.port), bot)
            bystanders.start()
            try:
                await bystanders.all_served(AFTERMATH_SECONDS)
                quiet = await bystanders.watch(min(seconds, 5.0))
                if not rows:
                    now = target.memory()
                    print(report(Row("(none)", 0, quiet, 0.0, 0.0, now, now, now, {}, [])), flush=True)
                for name in own:
                    rows.append(await attack(name, target, bystanders, seconds, quiet, goals))
                    print(report(rows[-1]), flush=True)
                    if verbose:
                        print(f"    {rows[-1].answers}", flush=True)
                    if not target.alive:
                        break
            finally:
                await bystanders.close()
                await asyncio.to_thread(target.end)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, metavar="S", help="for each attack")
    parser.add_argument("--only", metavar="A,B", help=f"some of: {', '.join(ATTACKS)}")
    parser.add_argument("--server", metavar="COMMAND", help="what is attacked, instead of this checkout's claim")
    parser.add_argument("--verbose", action="store_true", help="print how the server answered, too")
    arguments = parser.parse_args()
    names = arguments.only.split(",") if arguments.only else list(ATTACKS)
    for name in names:
        if name not in ATTACKS:
            parser.error(f"--only: {name!r} is not an attack: expected some of {', '.join(ATTACKS)}")
    command = tuple(shlex.split(arguments.server)) if arguments.server else OWN
    rows = asyncio.run(run(names, arguments.seconds, command, Goals(), verbose=arguments.verbose))
    missed = [row.name for row in rows if row.missed]
    print(f"\n{len(rows)} attacks, {len(missed)} goals missed{': ' + ', '.join(missed) if missed else ''}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
