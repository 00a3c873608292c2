"""How fast phase two is solved: one core, the same positions every time.

    python bench/solver.py                     a table, in about 15 seconds
    python bench/solver.py --json              the same as one JSON object
    python bench/solver.py --positions 5000    more positions of the same kind

The positions are starts of phase two, 13 tricks to go, after phase one was played at random. `value` asks for the value
alone; `values` for the value after every card; `ranked` for the order of the cards, after that. Times
go from the Game to the Solution. Nodes do not depend on the machine: compare those to judge an algorithm.
"""

import argparse
import hashlib
import json
import platform
import random
import time
from collections.abc import Iterable
from typing import Any

import claim
from claim.game.game import Game
from claim.solver.position_solver import own_search
from claim.version import version_text


def starts(count: int, tricks: int = 13) -> list[Game]:
    """Return starts of phase two after random play, with `tricks` to go."""
    games = []
    for number in range(count):
        rng = random.Random(number)  # noqa: S311  (play, not secrets)
        game = Game.deal(f"solver bench {number}")
        while game.phase == 1 or len(game.hand("A")) > tricks or game.led is not None:
            game = game.play(rng.choice(game.legal()))
        games.append(Game.parse(str(game)))
    return games


def measure(games: Iterable[Game], *, values: bool) -> dict[str, Any]:
    """Solve each position once and return milliseconds and nodes in percentiles."""
    spent, nodes, balance = [], [], 0
    for game in games:
        started = time.perf_counter()
        solution = claim.solve(game, values=values)
        spent.append(1000 * (time.perf_counter() - started))
        nodes.append(solution.nodes)
        balance += solution.value
    return {"ms": spread(spent), "nodes": spread(nodes), "wins of A less wins of B": balance}


def ranking(games: list[Game]) -> dict[str, Any]:
    """Measure ranking the cards of solved positions."""
    spent = []
    for game in games:
        solution = claim.solve(game)
        started = time.perf_counter()
        assert solution.ranked
        spent.append(1000 * (time.perf_counter() - started))
    return {"ms": spread(spent)}


def spread(numbers: list[float] | list[int]) -> dict[str, float]:
    """Return median, mean and the slow tail."""
    ordered = sorted(numbers)
    last = len(ordered) - 1
    return {
        "median": round(ordered[last // 2], 3),
        "mean": round(sum(ordered) / len(ordered), 3),
        "p90": round(ordered[round(0.90 * last)], 3),
        "p99": round(ordered[round(0.99 * last)], 3),
        "max": round(ordered[last], 3),
    }


def run(positions: int) -> dict[str, Any]:
    """Run every measurement."""
    games = starts(positions)
    claim.solve(games[0], values=False)  # the first question allocates the transposition table
    value, values, ranked = measure(games, values=False), measure(games, values=True), ranking(games[:100])
    return {
        "version": version_text(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "positions": positions,
        "fingerprint": hashlib.sha256("\n".join(map(str, games)).encode()).hexdigest()[:12],
        "table MiB": own_search().buckets * 32 / (1 << 20),
        "value": value,
        "values": values,
        "ranked, the first 100": ranked,
        "values over value": {
            "mean": round(values["ms"]["mean"] / value["ms"]["mean"], 2),
            "median": round(values["ms"]["median"] / value["ms"]["median"], 2),
        },
    }


def show(found: dict[str, Any]) -> None:
    """Print the results as a table."""
    print(f"{found['version']}, Python {found['python']}, {found['machine']}, table {found['table MiB']:g} MiB")
    print(f"{found['positions']} positions ({found['fingerprint']}), 13 tricks to go")
    columns = ("median", "mean", "p90", "p99", "max")
    print(" " * 28 + "".join(name.rjust(12) for name in columns))
    for name, part in found.items():
        if isinstance(part, dict) and "ms" in part:
            for unit in [unit for unit in ("ms", "nodes") if unit in part]:
                digits = 3 if unit == "ms" else 0
                row = "".join(f"{part[unit][column]:,.{digits}f}".rjust(12) for column in columns)
                print(f"{name}, {unit}".ljust(28) + row)
    ratio = found["values over value"]
    print(f"values over value: {ratio['mean']} (means), {ratio['median']} (medians)")


def main() -> None:
    """Read the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure the phase-two solver.")
    parser.add_argument("--positions", type=int, default=1000, help="starts of phase two (default: 1000)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    arguments = parser.parse_args()
    found = run(arguments.positions)
    if arguments.json:
        print(json.dumps(found))
    else:
        show(found)


if __name__ == "__main__":
    main()
