"""`claim solve`: solve phase-two positions exactly."""

import argparse
import io
import json
import sys
import time
from collections.abc import Callable

from claim.commands.errors import BadOption
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.locales import Words, choose_language, in_words
from claim.solver.solution import solve


def run(arguments: argparse.Namespace) -> int:
    """Solve the position given, or each line of standard input; bad lines are reported and skipped."""
    answer = _as_json if arguments.json else _for_people(arguments.language)
    text = " ".join(arguments.position)
    if text not in ("", "-"):
        answer(text)
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
            answer(line.strip())
        except ClaimError as error:
            wrong += 1
            problem = BadOption("in_line", line=number, problem=str(error))
            problem.__cause__ = error
            print(f"claim: {in_words(problem, language)}", file=sys.stderr)
        sys.stdout.flush()
    return 2 if wrong else 0


def _as_json(text: str) -> None:
    game = Game.parse(text)
    started = time.perf_counter()
    solution = solve(game)
    spent = 1000 * (time.perf_counter() - started)
    print(json.dumps({"value": solution.value, "best": solution.best, "nodes": solution.nodes, "ms": round(spent, 3)}))


def _for_people(language: str | None) -> Callable[[str], None]:
    """Return a function that prints a solution in the user's language."""
    from claim.terminal.paper import Paper  # noqa: PLC0415  (its packages are optional)
    from claim.terminal.solution import show_solution  # noqa: PLC0415  (likewise)

    words, paper = Words(choose_language(language)), Paper()

    def answer(text: str) -> None:
        game = Game.parse(text)
        show_solution(game, solve(game), words, paper)

    return answer
