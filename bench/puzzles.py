"""What the puzzles are like: how they are spread, who finds their lines, and how fast they are found and proven.

    python bench/puzzles.py                      # the shipped puzzles; 40 of each hundred points for the bots
    python bench/puzzles.py --each 10 --deals 50 # fewer tries, and 50 deals mined in this process
    python bench/puzzles.py --each 0 --server 127.0.0.1:8000    # how fast a server answers

The server needs CLAIM_LIMIT_THINKING_BURST=1000 for that.

Bots try each decision with seeds of their own, not those that the ratings come from.
"""

import argparse
import http.client
import json
import random
import statistics
import time
from collections import Counter

from claim.bots.registry import make_bot
from claim.puzzles.collection import Collection, load, shipped
from claim.puzzles.making import BAND
from claim.puzzles.mining import mine
from claim.puzzles.proving import prove
from claim.puzzles.puzzle import Puzzle
from claim.puzzles.rating import decisions_of, success

BOTS = ("random", "potboy", "squire", "montecarlo", "steward", "chancellor", "regent")
TRIES = 8


def spread(puzzles: list[Puzzle]) -> None:
    """Print how the puzzles are spread over ratings, decisions and themes, and how long a proof takes."""
    started = time.process_time()
    proofs = [prove(puzzle.game) for puzzle in puzzles]
    spent = time.process_time() - started
    print(f"{len(puzzles)} puzzles, proven in {1000 * spent / len(puzzles):.1f} ms of one core each ({spent:.1f} s)")
    decisions = Counter(len(proof.decisions) for proof in proofs if proof is not None)
    print("decisions:", ", ".join(f"{number}: {count}" for number, count in sorted(decisions.items())))
    themes = Counter(theme.value for puzzle in puzzles for theme in puzzle.themes)
    print("themes:", ", ".join(f"{theme} {count}" for theme, count in themes.most_common()))
    print("without a theme:", sum(not puzzle.themes for puzzle in puzzles))


def who_finds(puzzles: list[Puzzle], each: int) -> None:
    """Print how often each bot finds the whole line, by the puzzles' rating."""
    bots = {name: make_bot(name, hurried=False) for name in BOTS}
    bands: dict[int, list[Puzzle]] = {}
    for puzzle in puzzles:
        bands.setdefault(puzzle.rating // BAND * BAND, []).append(puzzle)
    print("| rating | puzzles |", " | ".join(BOTS), "|")
    print("|---|---|" + "---|" * len(BOTS))
    for band, listed in sorted(bands.items()):
        chosen = random.Random(band).sample(listed, min(each, len(listed)))  # noqa: S311  (a sample, not a secret)
        shares = dict.fromkeys(BOTS, 0.0)
        for puzzle in chosen:
            proof = prove(puzzle.game)
            assert proof is not None, "every puzzle is proven"
            decisions = decisions_of(puzzle.game, proof)
            for name, bot in bots.items():
                shares[name] += success(bot, decisions, f"bench:{puzzle.id}", TRIES) / len(chosen)
        print(f"| {band} | {len(listed)} |", " | ".join(f"{share:.0%}" for share in shares.values()), "|", flush=True)


def speed(deals: int) -> None:
    """Print how fast puzzles are found in this process."""
    started = time.process_time()
    found = sum(mine("bench", deal) is not None for deal in range(deals))
    spent = time.process_time() - started
    print(
        f"{found} puzzles in {deals} deals: {spent / max(1, found):.2f} s of one core per puzzle ({spent:.0f} s in all)"
    )


def answers(server: str) -> None:
    """Print how long a server takes to set a puzzle and to answer a card: any that may be played, each asked once."""
    rng = random.Random("answers")  # noqa: S311  (a sample, not a secret)
    puzzles = rng.sample(list(shipped()), 300)
    line = http.client.HTTPConnection(server)

    def ask(path: str, body: object = None) -> float:
        started = time.perf_counter()
        method, data = ("GET", None) if body is None else ("POST", json.dumps(body))
        line.request(method, f"/api/puzzles/{path}", data, {"Content-Type": "application/json"})
        answer = line.getresponse()
        answer.read()
        assert answer.status == 200, f"{path}: {answer.status}"
        return 1000 * (time.perf_counter() - started)

    taken = {
        "set": [ask(puzzle.id) for puzzle in puzzles],
        "next": [ask(f"next?rating={puzzle.rating}") for puzzle in puzzles],
        "answer": [ask(f"{one.id}/answer", {"cards": [rng.choice(one.game.legal())]}) for one in puzzles],
    }
    for what, times in taken.items():
        print(
            f"{what}: {statistics.median(times):.1f} ms at the median, p99 {statistics.quantiles(times, n=100)[98]:.1f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the puzzles.")
    parser.add_argument("--file", help="puzzles made by `claim puzzles make --out FILE` (default: the shipped ones)")
    parser.add_argument(
        "--each", type=int, default=40, help="puzzles of each hundred points for the bots (default: 40)"
    )
    parser.add_argument("--deals", type=int, default=0, help="deals to mine, to see how fast that is (default: 0)")
    parser.add_argument("--server", metavar="HOST:PORT", help="a running server, to see how fast it answers")
    arguments = parser.parse_args()
    puzzles: Collection = shipped() if arguments.file is None else load(arguments.file)
    spread(list(puzzles))
    if arguments.each:
        who_finds(list(puzzles), arguments.each)
    if arguments.deals:
        speed(arguments.deals)
    if arguments.server:
        answers(arguments.server)


if __name__ == "__main__":
    main()
