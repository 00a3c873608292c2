"""`claim arena`."""

import argparse
import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import IO

from claim.bots.arena import Pair, Pairing, Tally, play_arena
from claim.bots.base import make_bot
from claim.commands.progress import Progress
from claim.game.deal import seed_text
from claim.game.errors import BadText


def run(arguments: argparse.Namespace) -> int:
    """Let two bots play each other and print the score."""
    if arguments.games < 2 or arguments.games % 2:
        raise BadText("odd_games", got=arguments.games)
    if arguments.jobs is not None and not 1 <= arguments.jobs <= 1024:
        raise BadText("bad_number", field="--jobs", text=arguments.jobs, least=1, most=1024)
    if not 0 < arguments.seconds <= 3600:
        raise BadText("bad_number", field="--seconds", text=f"{arguments.seconds:g}", least=0, most=3600)
    for spec in (arguments.a, arguments.b):
        make_bot(spec).close()  # refuse an unknown bot before anything starts
    pairing = Pairing(arguments.a, arguments.b, arguments.games // 2, seed_text(arguments.seed), arguments.seconds)
    started = time.perf_counter()
    seen, progress = Tally(), Progress(arguments.games)
    stopped = False
    with ExitStack() as stack:
        records = _open(arguments.records, stack)

        def each(pair: Pair) -> None:
            seen.add(pair)
            if records is not None:
                for record in (pair.first, pair.second):
                    records.write(json.dumps(record.to_json()) + "\n")
            progress.show(seen.games, f"{seen.score:.1%}")

        try:
            play_arena(pairing, arguments.jobs, each)
        except KeyboardInterrupt:
            stopped = True
        progress.end()
    if arguments.records is not None:
        _part(arguments.records).replace(arguments.records)
    _print(arguments, seen, time.perf_counter() - started)
    if stopped:
        print(f"claim: stopped after {seen.games} of {arguments.games} games", file=sys.stderr)
    return 1 if stopped else 0


def _part(path: Path) -> Path:
    return path.with_name(path.name + ".part")


def _open(path: Path | None, stack: ExitStack) -> IO[str] | None:
    """The file for the records while they are written; it takes its name when they are complete."""
    if path is None:
        return None
    try:
        return stack.enter_context(_part(path).open("w", encoding="utf-8"))
    except OSError as error:
        raise BadText("no_file", file=str(path), problem=error.strerror or str(error)) from error


def _print(arguments: argparse.Namespace, tally: Tally, seconds: float) -> None:
    low, high = tally.ci95()
    if arguments.json:
        summary = {
            "a": arguments.a,
            "b": arguments.b,
            "games": tally.games,
            "score": round(tally.score, 6),
            "ci95": [round(low, 6), round(high, 6)],
            "wins": tally.wins,
            "draws": tally.draws,
            "losses": tally.losses,
            "forfeits": {"a": tally.forfeits_a, "b": tally.forfeits_b},
            "seed": arguments.seed,
            "seconds": round(seconds, 3),
        }
        print(json.dumps(summary))
    else:
        print(
            f"{arguments.a} against {arguments.b}: {tally.games} games on {tally.games // 2} deals in {seconds:.1f} s"
        )
        print(f"  {tally.score:.1%} of the points for {arguments.a} (95%: {low:.1%} to {high:.1%})")
        print(f"  won {tally.wins}, drawn {tally.draws}, lost {tally.losses}")
    for reason, times in tally.reasons.items():
        print(f"claim: {times} games forfeited: {reason}", file=sys.stderr)
