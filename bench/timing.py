"""Whether the moment at which a bot's reply comes tells that it was forced.

    python bench/timing.py                       # 1,600 replies of regent, for 20 tables at a time
    python bench/timing.py --forced 100

Positions in which there is one card to reply with, and three times as many of the same tricks with a choice, come from
games between rules of thumb. The bot thinks about them in two processes that are as busy as on a full server, and its
card would be played at a whole number of steps. Printed are the shares of replies by step, and by how many standard
deviations forced ones took fewer steps than free ones of the same trick (Cochran, Mantel and Haenszel): everybody knows
the trick, and later ones take less thought. Left out is what both players know to be forced: the last
card of phase one, and all of phase two, in which each knows the other's hand. Exits with 1 above three standard
deviations.
"""

import argparse
import asyncio
import itertools
import math
import os
import random
import statistics
import sys
import time
from collections import Counter, defaultdict
from typing import NamedTuple

from claim.bots.base import move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.view import View
from claim.records.identities import identity_of
from claim.service.bot_timing import BOT_SECONDS, release
from claim.workers.bot_workers import BotWorkers

MOST_DEVIATIONS = 3.0
PROCESSES = 2
FREE = 3  # replies with a choice for each forced one
PAUSE_SECONDS = 0.5  # at most, before a table has the next position


class Position(NamedTuple):
    """A moment at which a seat has to reply."""

    view: View
    seat: Seat
    ply: int

    @property
    def forced(self) -> bool:
        """Whether only one card may be played."""
        return len(self.view.legal) == 1


class Reply(NamedTuple):
    """A bot's reply: its trick of the game, whether it was forced, and after how many steps it came."""

    trick: int
    forced: bool
    steps: int


def positions(forced: int) -> list[Position]:
    """Return this many positions with a forced reply, and `FREE` others for each, in a random order."""
    bot, rng, found = make_bot("squire"), random.Random(1), list[Position]()  # noqa: S311  (any will do)
    tricks: Counter[int] = Counter()  # of free positions that are still wanted
    spare: dict[int, list[Position]] = defaultdict(list)
    for number in itertools.count():
        game = Game.deal(f"timing {number}")
        while (seat := game.turn) is not None and game.phase == 1:
            one = Position(game.view(seat), seat, len(game.plays))
            if one.view.led is not None and len(one.view.hand) > 1:
                if not one.forced:
                    spare[one.ply // 2].append(one)
                elif len(found) < forced:
                    found.append(one)
                    tricks[one.ply // 2] += FREE
            game = game.play(bot.choose(one.view, move_rng("timing", seat, one.ply)))
        if len(found) == forced and all(len(spare[trick]) >= wanted for trick, wanted in tricks.items()):
            break
    for trick, wanted in tricks.items():
        found += rng.sample(spare[trick], wanted)
    rng.shuffle(found)
    return found


async def measure(name: str, asked: list[Position], tables: int) -> list[Reply]:
    """Let a bot reply in these positions, at so many tables at a time."""
    workers, replies, left = BotWorkers(PROCESSES), list[Reply](), iter(asked)
    bot, rng = identity_of(make_bot(name)), random.Random(2)  # noqa: S311  (any will do)
    await workers.start()
    await workers.run(60, os.getpid)  # until one has started

    async def table(owner: str) -> None:
        for one in left:
            await asyncio.sleep(rng.uniform(0, PAUSE_SECONDS))
            since = time.monotonic()
            await workers.bot_card(bot, one.view, "timing", one.seat, one.ply, owner=owner)
            until = release(since, time.monotonic(), BOT_SECONDS)
            replies.append(Reply(one.ply // 2, one.forced, round((until - since) / BOT_SECONDS)))

    try:
        await asyncio.gather(*[table(f"table {number}") for number in range(tables)])
    finally:
        await workers.close()
    return replies


def deviations(replies: list[Reply]) -> float:
    """Return by how many standard deviations forced replies come sooner than free ones of the same trick."""
    sooner, variance = 0.0, 0.0
    for trick in {one.trick for one in replies}:
        steps = [one.steps for one in replies if one.trick == trick]
        forced = [one.steps for one in replies if one.trick == trick and one.forced]
        if len(steps) > 1:
            sooner += len(forced) * statistics.mean(steps) - sum(forced)
            variance += len(forced) * (len(steps) - len(forced)) / len(steps) * statistics.variance(steps)
    return sooner / math.sqrt(variance) if variance else 0.0


def main() -> int:
    """Measure, print, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="regent")
    parser.add_argument("--forced", type=int, default=400, metavar="N", help="replies without a choice")
    parser.add_argument("--tables", type=int, default=20, help="at a time")
    given = parser.parse_args()
    replies = asyncio.run(measure(given.bot, positions(given.forced), given.tables))
    for forced in (True, False):
        steps = Counter(min(one.steps, 4) for one in replies if one.forced is forced)
        shares = ", ".join(f"{step}{'+' * (step == 4)}: {steps[step] / steps.total():.1%}" for step in sorted(steps))
        print(f"{'forced' if forced else 'free'}: {steps.total():,} replies; by steps {shares}")
    found = deviations(replies)
    print(f"forced ones come sooner than free ones of the same trick by {found:+.1f} standard deviations")
    return int(abs(found) > MOST_DEVIATIONS)


if __name__ == "__main__":
    sys.exit(main())
