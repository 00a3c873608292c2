"""How fast the environments are, beside others' card games in one run; with --law, whether a family is right.

    python -m bench.envs                               # about two minutes; one JSON object per line
    python -m bench.envs --seconds 0.3 --only claim
    python -m bench.envs --law 100000 --family batch   # so many games beside `Game`, card by card

Everybody plays random allowed actions. Time is processor time of all threads, so that other work on the machine does
not count and a second core is no help; rounds take turns, and the median counts. What is not installed is named.
"""

import argparse
import json
import os
import statistics

from bench.envs.law import keep

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("JAX_PLATFORMS", "cpu")


def speeds(seconds: float, rounds: int, only: str) -> None:
    """Measure every contender whose name has `only` in it, and print what came out."""
    from bench.envs.contenders import CONTENDERS  # noqa: PLC0415 (it imports JAX, which reads the environment)

    ready = {}
    for name, make in CONTENDERS.items():
        if only in name:
            try:
                ready[name] = make()
            except ImportError as error:
                print(json.dumps({"environment": name, "missing": str(error).splitlines()[0]}), flush=True)
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in ready}
    for _ in range(rounds):
        for name, contender in ready.items():
            found[name].append(contender.rate(seconds))
    for name, contender in ready.items():
        steps, games = (round(statistics.median(rates)) for rates in zip(*found[name], strict=True))
        shown = {"environment": name, "steps_per_second": steps, "games_per_second": games}
        print(json.dumps({**shown, "observation": contender.observation, "at_once": contender.at_once}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time of each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", metavar="TEXT", help="those with this text in their name")
    parser.add_argument("--law", type=int, metavar="GAMES", help="hold so many games against `Game` instead")
    parser.add_argument("--family", default="batch", help="whose games: a module of harness/envs/adapters")
    parser.add_argument("--seed", type=int, default=0, help="of the law's deals and cards")
    arguments = parser.parse_args()
    if arguments.law:
        keep(arguments.family, arguments.law, arguments.seed)
    else:
        speeds(arguments.seconds, arguments.rounds, arguments.only)


if __name__ == "__main__":
    main()
