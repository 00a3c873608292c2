"""How much more anybody could win from `regent`: opponents that are shown what nobody may see, and play as well.

    python bench/bounds.py                       # 300 games of each kind, two processes
    python bench/bounds.py --games 2000 --jobs 16

Each opponent is `regent` itself, but in phase one it is shown

the hand     that it plays against, and neither the draw pile nor what was drawn unseen;
everything   so that for it, the game has no secrets. Every deal is played twice, with the seats
exchanged. A won game counts one, a drawn one a half; the interval is the one in which 19 of 20 such measurements lie,
from the spread between pairs of games.
"""

import argparse
import math
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from claim.bots.base import move_rng
from claim.bots.levels import Regent
from claim.bots.searching import World, estimate
from claim.game.cards import Card, Seat
from claim.game.game import Game

KINDS = ("the hand", "everything")


def shown(game: Game, kind: str) -> World:
    """Return what an opponent of this kind is shown, at its turn."""
    them = 1 - game.state.turn
    if kind == "the hand":
        return World(game.state.hands[them])
    return World(game.state.hands[them], game.state.followers[them], game.state.pile[1:])


def choose(game: Game, bot: Regent, kind: str | None, rng: random.Random) -> Card:
    """Choose as `regent` would if it were shown that much; None: nothing."""
    assert game.turn is not None
    view = game.view(game.turn)
    if kind is None or view.phase == 2 or len(view.legal) == 1:
        return bot.choose(view, rng)
    return estimate(view, rng.getrandbits(64), bot.settings, shown(game, kind))[0].card


def pair(kind: str, number: int) -> float:
    """Return the seer's share of a deal that is played from both sides."""
    bot, points = Regent(), 0.0
    for seer in Seat:
        game = Game.deal(f"bounds:{number}")
        while game.turn is not None:
            rng = move_rng(f"bounds:{kind}:{number}", game.turn, game.ply)
            game = game.play(choose(game, bot, kind if game.turn is seer else None, rng))
        assert game.result is not None
        points += 0.5 if game.result.winner is None else float(game.result.winner is seer)
    return points / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="of each kind (default: 300)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--only", choices=KINDS, help="one kind alone")
    arguments = parser.parse_args()
    pairs, write = max(2, arguments.games // 2), sys.stdout.write
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for kind in KINDS if arguments.only is None else (arguments.only,):
            began = time.perf_counter()
            shares = list(pool.map(pair, [kind] * pairs, range(pairs)))
            mean = sum(shares) / pairs
            spread = math.sqrt(sum((one - mean) ** 2 for one in shares) / (pairs - 1) / pairs)
            write(
                f"shown {kind}: {mean:.1%} ± {1.96 * spread:.1%} of {2 * pairs} games "
                f"({time.perf_counter() - began:.0f} s)\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
