"""How far the chances that hints and reviews tell can be trusted: what was said in phase one against what came true.

    python bench/chances.py                   a table, in about a minute
    python bench/chances.py --games 200       more games

The search plays both seats with 1,000 rounds per move. Before some plays of phase one the seat that is to play says its
chance with the card that was then played, after 20,000 rounds; what came true is the exact value of phase two, which
the solver knows. (So it is asked of a player about as strong as the one that the search imagines.) In the first games
hints are timed as well.
"""

import argparse
import sys
import time

from claim.arena.match import play_out
from claim.bots.searching import SearchBot, SearchSettings, estimate
from claim.game.cards import Seat
from claim.game.game import Game
from claim.reviews.hint import hint
from claim.solver.solution import solve

PLAYS = (2, 8, 14, 20, 26)
BINS = 5
TIMED = 20


def time_hints(at: tuple[Game, ...], times: dict[int, list[float]]) -> None:
    for game in at[1:52:4]:
        if game.turn is not None:
            started = time.perf_counter()
            hint(game.view(game.turn))
            times[game.phase].append(time.perf_counter() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    stated: list[tuple[int, float, float]] = []
    times: dict[int, list[float]] = {1: [], 2: []}
    for number in range(games):
        bot = SearchBot(SearchSettings(rounds=1000))
        game = play_out(Game.deal(f"chances:{number}"), dict.fromkeys(Seat, bot), str(number)).game
        at = game.moments()
        if number < TIMED:
            time_hints(at, times)
        value = solve(at[26], values=False).value
        for play in PLAYS:
            before, card = at[play - 1], game.plays[play - 1]
            seat = before.turn
            assert seat is not None
            said = {one.card: one.chance for one in estimate(before.view(seat), play, SearchSettings(rounds=20_000))}[
                card
            ]
            stated.append((play, said, ((value if seat is Seat.A else -value) + 1) / 2))
    write = sys.stdout.write
    write(f"{games} games\nplay   mean squared error (always saying 50%: 0.25)\n")
    for play in PLAYS:
        errors = [(said - true) ** 2 for at_play, said, true in stated if at_play == play]
        write(f"{play:4}   {sum(errors) / len(errors):.3f}\n")
    write("said        times   mean said   came true\n")
    for part in range(BINS):
        low, high = part / BINS, (part + 1) / BINS
        inside = [(said, true) for _, said, true in stated if low <= said < high or (part == BINS - 1 and said == 1)]
        if inside:
            said, true = (sum(pair[side] for pair in inside) / len(inside) for side in (0, 1))
            write(f"{low:3.0%} to {high:4.0%}  {len(inside):4}   {said:9.0%}   {true:9.0%}\n")
    for phase, spent in times.items():
        write(
            f"{len(spent)} hints in phase {phase}: mean {sum(spent) / len(spent):.3f} s, longest {max(spent):.3f} s\n"
        )


if __name__ == "__main__":
    main()
