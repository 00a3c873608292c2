"""Try settings of the search against a bot, on paired deals, many processes.

    python training/trials.py --games 400 --jobs 16 --against montecarlo 'explore=0.6' 'explore=0.3,noise=0' …

A setting is a list of name=value: rounds, explore, noise, depth, infers, solved. Other weights than the package's are
named by the environment variable WEIGHTS.
"""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from claim.arena.match import play_out
from claim.arena.pairings import Pair, Pairing
from claim.arena.tally import Tally
from claim.bots import searching
from claim.bots.evaluation import Evaluation, load_weights, quick_policy
from claim.bots.recruiting import RecruitSearch
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.game import Game

WEIGHTS = os.environ.get("WEIGHTS")


def player(setting: str):
    """A search bot with these settings, and the search that it uses."""
    values = {name: float(value) for name, value in (part.split("=") for part in setting.split(",") if part)}
    weights = load_weights(Path(WEIGHTS) if WEIGHTS else None)
    search = RecruitSearch(
        quick_policy(weights), Evaluation(weights), values.get("explore", 0.6), int(values.get("noise", 26))
    )
    search.depth = int(values.get("depth", 8))
    settings = searching.SearchSettings(
        rounds=int(values.get("rounds", 40_000)),
        solved=int(values.get("solved", 13)),
        infers=bool(values.get("infers", 1)),
        noise=int(values.get("noise", 26)),
    )
    return searching.SearchBot(settings), search


def pair(setting: str, against: str, number: int, seed: str) -> tuple[Pair, float]:
    bot, search = player(setting)
    searching._search = lambda: search  # noqa: SLF001  (the one place where a trial differs from play)
    other = make_bot(against)
    game = Game.deal(f"{seed}:{number}")
    started = time.process_time()
    first = play_out(game, {Seat.A: bot, Seat.B: other}, f"{number}:0")
    second = play_out(game, {Seat.A: other, Seat.B: bot}, f"{number}:1")
    return Pair(number, first, second), time.process_time() - started


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("settings", nargs="+")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--against", default="montecarlo")
    parser.add_argument("--seed", default="trial")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for setting in arguments.settings:
            started, tally, spent = time.time(), Tally(), 0.0
            tasks = [
                pool.submit(pair, setting, arguments.against, number, arguments.seed)
                for number in range(arguments.games // 2)
            ]
            for task in tasks:
                played, seconds = task.result()
                tally.add(played.result(Pairing("trial", arguments.against, arguments.games // 2, arguments.seed)))
                spent += seconds
            low, high = tally.ci95()
            print(
                f"{setting or 'as it is'}: {tally.score:.1%} ({low:.1%} to {high:.1%}), "
                f"{spent / arguments.games:.2f} s a game, {time.time() - started:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
