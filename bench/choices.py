"""How long each level takes to choose a card, forced and free: what CLAIM_BOT_SECONDS must be longer than.

    python bench/choices.py                # 120 games of each level against chancellor
    python bench/choices.py --games 10

Times are CPU time of one core, so that other work on the machine does not count. One JSON object per line.
"""

import argparse
import json
import time

from claim.bots.base import move_rng
from claim.bots.levels import LEVELS
from claim.bots.registry import make_bot
from claim.game.cards import SEATS
from claim.game.game import Game


def quantile(ordered: list[float], share: float) -> float:
    """Return this quantile in milliseconds."""
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def measure(name: str, against: str, games: int) -> None:
    """Play this many games, and print how long the choices of `name` took."""
    bots = (make_bot(name), make_bot(against))
    took: dict[str, list[float]] = {"forced": [], "free": []}
    for number in range(games):
        game, own = Game.deal(f"choices {number}"), SEATS[number % 2]
        for ply in range(52):
            seat = game.turn
            assert seat is not None
            view, bot = game.view(seat), bots[seat is not own]
            began = time.thread_time()
            card = bot.choose(view, move_rng("choices", seat, ply))
            if seat is own:
                took["forced" if len(view.legal) == 1 else "free"].append(time.thread_time() - began)
            game = game.play(card)
    for kind, times in took.items():
        ordered = sorted(times)
        found = {f"p{100 * share:g}_ms": quantile(ordered, share) for share in (0.5, 0.9, 0.99, 0.999)}
        print(json.dumps({"bot": name, "choice": kind, "count": len(ordered), **found, "max_ms": quantile(ordered, 1)}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--against", default="chancellor", metavar="BOT")
    arguments = parser.parse_args()
    for level in LEVELS:
        measure(level.name, arguments.against, arguments.games)


if __name__ == "__main__":
    main()
