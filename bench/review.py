"""How long a whole review takes, and what solving phase two of the games from the deal saves.

    python bench/review.py                    five games, in about a minute
    python bench/review.py --games 20         more games

Each game is reviewed twice in turn, in processor time: with the deal played again only as far as phase two, which the
solver then values, and with the same bot playing it to the end, as reviews did before. Both must say the same.
"""

import argparse
import statistics
import sys
import time

from claim.arena.match import play_out
from claim.bots.registry import make_bot
from claim.bots.searching import SearchBot, SearchSettings
from claim.game.cards import Seat
from claim.game.game import Game
from claim.records.record import Record
from claim.reviews.reviewing import DEAL_ROUNDS, Budget, Part, put_together, review, stream


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5)
    games = parser.parse_args().games
    write, bot = sys.stdout.write, SearchBot(SearchSettings(rounds=DEAL_ROUNDS))
    review(play_out(Game.deal(0), dict.fromkeys(Seat, make_bot("random")), "0"), 10, 1)  # everything is loaded
    write("game   phase two   phase one   the deal   whole   played to the end   ratio\n")
    wholes, ratios = [], []
    for number in range(games):
        players = {Seat.A: make_bot("greedy"), Seat.B: make_bot("squire")}
        record = play_out(Game.deal(f"review:{number}"), players, str(number))
        exact, searched, dealt, found = timed(record)
        whole = exact + searched + dealt
        started = time.process_time()
        same = review(record, bot=bot)
        before = time.process_time() - started
        assert same == found
        wholes.append(whole)
        ratios.append(before / whole)
        times = f"{exact:11.3f} s{searched:10.2f} s{dealt:9.2f} s{whole:6.2f} s{before:18.2f} s"
        write(f"{number:4}{times}{ratios[-1]:8.2f}\n")
    write(
        f"median {statistics.median(wholes):.2f} s, worst {max(wholes):.2f} s, ratio {statistics.median(ratios):.2f}\n"
    )


def timed(record: Record) -> tuple[float, float, float, object]:
    """Review a record and return the seconds for phase two, phase one and the deal, and the review."""
    seconds, parts, budget = {"exact": 0.0, "searched": 0.0, "deal": 0.0}, list[Part](), Budget()
    started = time.process_time()
    for _, part in stream(record.game, budget):
        kind = "deal" if part.score is not None else "exact" if part.plays[0].exact else "searched"
        parts.append(part)
        seconds[kind] += time.process_time() - started
        started = time.process_time()
    return seconds["exact"], seconds["searched"], seconds["deal"], put_together(record, parts, budget)


if __name__ == "__main__":
    main()
