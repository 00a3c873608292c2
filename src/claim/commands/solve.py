"""`claim solve`: solve phase-two positions exactly."""

import argparse
import io
import json
import sys
import time
from typing import TYPE_CHECKING

from claim.commands.errors import BadOption
from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.locales import Words, choose_language, in_words
from claim.solver.solution import Solution, solve

if TYPE_CHECKING:
    from claim.terminal.show import Show


def run(arguments: argparse.Namespace) -> int:
    """Solve the position given, or each line of standard input; bad lines are reported and skipped."""
    show = None if arguments.json else _show(arguments.language)
    text = " ".join(arguments.position)
    if text not in ("", "-"):
        _solve(text, show)
        return 0
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a bad byte spoils one line only
    language = choose_language(arguments.language)
    if sys.stdin.isatty() and not arguments.json:
        print(Words(language)("solve-reading"), file=sys.stderr)
    wrong = 0
    for number, line in enumerate(sys.stdin, 1):
        if not line.strip():
            continue
        try:
            _solve(line.strip(), show)
        except ClaimError as error:
            wrong += 1
            problem = BadOption("in_line", line=number, problem=str(error))
            problem.__cause__ = error
            print(f"claim: {in_words(problem, language)}", file=sys.stderr)
        sys.stdout.flush()
    return 2 if wrong else 0


def _show(language: str | None) -> "Show":
    """Return what prints for people."""
    from claim.terminal.paper import Paper  # noqa: PLC0415  (its packages are optional)
    from claim.terminal.show import Show  # noqa: PLC0415  (likewise)

    words = Words(choose_language(language))
    return Show(Paper(), words, {seat: words("player-seat", seat=seat.value) for seat in Seat}, None)


def _solve(text: str, show: "Show | None") -> None:
    """Solve a position, and print the solution: as JSON where there is nothing to show it with."""
    game = Game.parse(text)
    started = time.perf_counter()
    solution = solve(game)
    spent = 1000 * (time.perf_counter() - started)
    if show is not None:
        _print(game, solution, show)
        return
    print(json.dumps({"value": solution.value, "best": solution.best, "nodes": solution.nodes, "ms": round(spent, 3)}))


def _print(game: Game, solution: Solution, show: "Show") -> None:
    """Print who wins, which cards keep the win, and a line of best play."""
    paper, words, names = show.paper, show.words, show.names
    if solution.value == 0:
        paper.line(words("solve-draw"))
    else:
        paper.line(words("solve-win", name=names[Seat.A if solution.value > 0 else Seat.B]))
    if game.turn is not None:
        name = names[game.turn]
        if len(solution.best) < len(solution.values):
            paper.line(words("solve-keep", name=name, cards=""), paper.cards(solution.best))
        else:  # they all do: those first that are hardest to answer
            won = solution.value == (1 if game.turn is Seat.A else -1)
            ranked = paper.cards(one.card for one in solution.ranked)
            paper.line(words("solve-all-won" if won else "solve-all", name=name, cards=""), ranked)
        paper.line(words("solve-line"))
        for card in solution.line:
            game = game.play(card)
        for trick in game.view("open").tricks:
            paper.line("  ", show.trick(trick))
    show.scoreboard(game.view("open"))
