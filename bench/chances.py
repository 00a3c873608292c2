"""How far the chances that hints and reviews tell can be trusted: what was said in phase one against what came true.

    python bench/chances.py                       a table, in about a minute
    python bench/chances.py --games 750 --jobs 2  more games
    python bench/chances.py --player squire       what is said to somebody who plays like the squire

The search plays both seats with 1,000 rounds per move. Before some plays of phase one the seat that is to play says its
chance with the card that was then played, after 20,000 rounds; what came true is the exact value of phase two, which
the solver knows. (So it is asked of a player about as strong as the one that the search imagines.) In the first games
hints are timed as well.

With `--player`, that bot plays one seat, only its chances are asked for, and what came true is how its game ended: it
may lose in phase two what it had won.
"""

import argparse
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from claim.arena.match import play_out
from claim.bots.registry import make_bot
from claim.bots.searching import SearchBot, SearchSettings, estimate
from claim.game.cards import Seat
from claim.game.game import Game
from claim.reviews.hint import hint
from claim.solver.solution import solve

PLAYS = (2, 8, 14, 20, 26)
BINS = 5
TIMED = 20


class Said(NamedTuple):
    """What was said before a play, and what came true: 1, ½ or 0."""

    play: int
    chance: float
    true: float


def played(number: int, player: str | None) -> tuple[Game, frozenset[Seat]]:
    """Return a game to its end, and the seats whose chances are asked for."""
    bots = dict.fromkeys(Seat, SearchBot(SearchSettings(rounds=1000)))
    asked = frozenset(Seat)
    if player is not None:
        one = Seat.A if number % 2 == 0 else Seat.B
        bots[one], asked = make_bot(player), frozenset({one})
    return play_out(Game.deal(f"chances:{number}"), bots, str(number)).game, asked


def said_in(number: int, player: str | None) -> list[Said]:
    """Return what was said in one game."""
    game, asked = played(number, player)
    at = game.moments()
    if player is None:
        value = solve(at[26], values=False).value
    else:
        assert game.result is not None
        value = 0 if game.result.winner is None else 1 if game.result.winner is Seat.A else -1
    found = []
    for play in PLAYS if player is None else range(1, 27):
        before, card = at[play - 1], game.plays[play - 1]
        seat = before.turn
        if seat in asked:
            estimates = estimate(before.view(seat), play, SearchSettings(rounds=20_000))
            chance = next(one.chance for one in estimates if one.card == card)
            found.append(Said(play, chance, ((value if seat is Seat.A else -value) + 1) / 2))
    return found


def time_hints(numbers: Iterable[int]) -> dict[int, list[float]]:
    times: dict[int, list[float]] = {1: [], 2: []}
    for number in numbers:
        for game in played(number, None)[0].moments()[1:52:4]:
            if game.turn is not None:
                started = time.perf_counter()
                hint(game.view(game.turn))
                times[game.phase].append(time.perf_counter() - started)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--player", help="a bot by name, whose chances are asked for")
    arguments = parser.parse_args()
    games, player = arguments.games, arguments.player
    if player is not None:
        make_bot(player)  # an unknown name is reported before anything is played
    with ProcessPoolExecutor(arguments.jobs) as pool:
        stated = [one for found in pool.map(said_in, range(games), [player] * games) for one in found]
    write = sys.stdout.write
    write(f"{games} games, {len(stated)} chances\n")
    if player is None:
        write("play   mean squared error (always saying 50%: 0.25)\n")
        for play in PLAYS:
            errors = [(one.chance - one.true) ** 2 for one in stated if one.play == play]
            write(f"{play:4}   {sum(errors) / len(errors):.3f}\n")
    write("said        times   mean said   came true\n")
    for part in range(BINS + 1):
        low, high = part / BINS, (part + 1) / BINS
        inside = [one for one in stated if low <= one.chance < high or (part == BINS - 1 and one.chance == 1)]
        name = f"{low:3.0%} to {high:4.0%}"
        if part == BINS:
            inside, name = stated, "all        "
        if inside:
            said, true = sum(one.chance for one in inside), sum(one.true for one in inside)
            write(f"{name}  {len(inside):4}   {said / len(inside):9.1%}   {true / len(inside):9.1%}\n")
    if player is None:
        for phase, spent in time_hints(range(min(games, TIMED))).items():
            mean, longest = sum(spent) / len(spent), max(spent)
            write(f"{len(spent)} hints in phase {phase}: mean {mean:.3f} s, longest {longest:.3f} s\n")


if __name__ == "__main__":
    main()
