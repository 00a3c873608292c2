"""How many lost starts of phase two are saved: by traps, and by the card that sets the hardest problem.

    python bench/traps.py --against montecarlo            # 100 lost starts, two processes
    python bench/traps.py --against greedy --starts 300

Phase one is played by the search with 3,000 rounds against the named bot, on the deals `traps:0`, `traps:1`, …; the
starts of phase two that the solver calls lost for the search are played on to the end against the same bot, once in
each way. A won game counts one, a drawn one a half.
"""

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor

from claim.bots.base import Bot
from claim.bots.registry import make_bot
from claim.bots.searching import SearchBot, SearchSettings
from claim.bots.traps import TRAPS
from claim.game.cards import Seat
from claim.game.game import Game
from claim.solver.solution import solve

ROUNDS = 3000
WAYS = {"traps": TRAPS, "hard problems": None}


def play_on(game: Game, bots: dict[Seat, Bot], seed: str, plays: int) -> Game:
    """Play on until `plays` cards are played."""
    while len(game.plays) < plays and game.turn is not None:
        rng = random.Random(f"{seed}:{len(game.plays)}")  # noqa: S311  (play, not secrets)
        game = game.play(bots[game.turn].choose(game.view(game.turn), rng))
    return game


def saved(number: int, against: str) -> dict[str, float] | None:
    """Return what each method gets from one deal; None if phase two is not lost."""
    ours = Seat.A if number % 2 == 0 else Seat.B
    bots = {ours: SearchBot(SearchSettings(rounds=ROUNDS)), ours.other: make_bot(against)}
    start = play_on(Game.deal(f"traps:{number}"), bots, f"recruit:{number}", 26)
    if solve(start, values=False).value != (-1 if ours is Seat.A else 1):
        return None
    found = {}
    for way, traps in WAYS.items():
        bots[ours] = SearchBot(SearchSettings(rounds=ROUNDS, traps=traps))
        result = play_on(start, bots, f"gather:{number}", 52).result
        assert result is not None, "52 plays end a game"
        found[way] = 0.5 if result.winner is None else float(result.winner is ours)
    return found


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description="Measure how many lost starts of phase two are saved.")
    parser.add_argument("--against", default="montecarlo", help="the bot that should have won (default: montecarlo)")
    parser.add_argument("--starts", type=int, default=100, help="lost starts (default: 100)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    arguments = parser.parse_args()
    make_bot(arguments.against)  # an unknown name is reported before anything is played
    games, number, started = [], 0, time.perf_counter()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        while len(games) < arguments.starts:
            numbers = range(number, number + 4 * arguments.jobs)
            games += [one for one in pool.map(saved, numbers, [arguments.against] * len(numbers)) if one]
            number = numbers.stop
            print(f"\r{len(games)} of {arguments.starts} lost starts", end="", flush=True)
    spent = time.perf_counter() - started
    print(f"\r{len(games)} lost starts of {number} deals against {arguments.against}, {spent:.0f} s")
    for way in WAYS:
        share = sum(game[way] for game in games) / len(games)
        error = 1.96 * (share * (1 - share) / len(games)) ** 0.5
        print(f"{way}: {share:.1%} saved (± {error:.1%})")


if __name__ == "__main__":
    main()
