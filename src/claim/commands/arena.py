"""`claim arena`: check the options, play the games, keep the results. arena_report.py prints them."""

import argparse
import csv
import json
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from claim.arena.errors import ArenaError
from claim.arena.pairings import Pair, run_all
from claim.arena.plots import arena_plot
from claim.arena.results import ResultsFile
from claim.arena.sequential import STRONGER, SequentialTest
from claim.arena.tournament import Tournament, Trial
from claim.bots.registry import make_bot
from claim.commands.arena_report import Report, print_duel, print_round_robin
from claim.commands.errors import BadOption, check_number
from claim.commands.executors import MOST_JOBS, executor_for
from claim.commands.progress import Progress
from claim.game.deal import seed_text
from claim.game.errors import BadText, quote
from claim.pictures import files as pictures
from claim.records.files import new_file


def run(arguments: argparse.Namespace) -> int:
    """Let bots play each other and print the score."""
    _check_numbers(arguments)
    versions = _versions(_bots(arguments), arguments.seconds)
    tournament = Tournament(versions, arguments.games // 2, seed_text(arguments.seed), arguments.seconds)
    trial = Trial(_test(arguments)) if arguments.sprt else None
    report = Report(tournament, arguments.anchor, trial.test if trial else None)
    started = time.perf_counter()
    with ExitStack() as stack:
        file = _results(arguments.results, tournament, stack)
        report.resumed = tournament.games
        try:
            _play(arguments, tournament, trial, file)
        except KeyboardInterrupt:
            report.stopped = True
    report.seconds = time.perf_counter() - started
    if tournament.games == 0:  # there is nothing to report
        print("claim: stopped before a deal was finished", file=sys.stderr)
        return 1
    (print_duel if arguments.bots is None else print_round_robin)(report, arguments)
    if arguments.plot is not None:
        pictures.save(arguments.plot, arena_plot(tournament, arguments.anchor))
    if report.stopped:
        print(f"claim: stopped after {tournament.games} of {report.planned} games", file=sys.stderr)
    return 1 if report.stopped or (trial is not None and trial.test.verdict != STRONGER) else 0


def _check_numbers(arguments: argparse.Namespace) -> None:
    if arguments.games < 2 or arguments.games % 2:
        raise BadOption("odd_games", got=arguments.games)
    check_number("--jobs", arguments.jobs, 1, MOST_JOBS)
    if not 0 < arguments.seconds <= 3600:
        raise BadText("bad_number", field="--seconds", text=f"{arguments.seconds:g}", least=0, most=3600)
    if arguments.sprt:
        h0, h1 = arguments.sprt
        if not 0 < h0 < h1 < 1:
            raise BadOption("bad_sprt", h0=f"{h0:g}", h1=f"{h1:g}")
    for name in ("alpha", "beta"):
        chance = getattr(arguments, name)
        if chance is not None and not arguments.sprt:
            raise BadOption("needs_option", option=f"--{name}", other="--sprt")
        if chance is not None and not 0 < chance < 0.5:
            raise BadText("bad_number", field=f"--{name}", text=f"{chance:g}", least=0, most="0.5")
    if arguments.plot is not None:  # reported now, not after hours of play
        pictures.check(arguments.plot, "--plot")


def _test(arguments: argparse.Namespace) -> SequentialTest:
    h0, h1 = arguments.sprt
    chances = {name: getattr(arguments, name) for name in ("alpha", "beta")}
    return SequentialTest(h0, h1, **{name: chance for name, chance in chances.items() if chance is not None})


def _bots(arguments: argparse.Namespace) -> list[str]:
    """Return the names of the bots that play. Raises BadOption if they were not named properly."""
    if arguments.bots is None:
        if arguments.a is None or arguments.b is None:
            raise BadOption("which_bots")
        bots = [arguments.a, arguments.b]
        if arguments.plot is not None and arguments.a == arguments.b:
            raise BadOption("bad_bots", text=quote(",".join(bots)))
    else:
        if arguments.a is not None or arguments.b is not None:
            raise BadOption("which_bots")
        bots = [bot.strip() for bot in next(csv.reader([arguments.bots], skipinitialspace=True), [])]
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise BadOption("bad_bots", text=quote(arguments.bots))
        if arguments.sprt:
            raise BadOption("sprt_two")
    if arguments.anchor is not None and arguments.anchor not in bots:
        raise BadOption("bad_anchor", name=quote(arguments.anchor), known=", ".join(bots))
    return bots


def _versions(bots: list[str], seconds: float) -> dict[str, int]:
    """Return the bots' versions. Raises BadBot for an unknown one, before anything starts."""
    versions = {}
    for spec in bots:
        with closing(make_bot(spec, seconds)) as bot:
            versions[spec] = bot.version
    return versions


def _results(path: Path | None, tournament: Tournament, stack: ExitStack) -> ResultsFile | None:
    """Open the results file, if there is one, and count what it holds."""
    if path is None:
        return None
    file = stack.enter_context(ResultsFile(path))
    if file.dropped:
        print(f"claim: {path}: the last line was cut off and is dropped ({file.dropped} bytes)", file=sys.stderr)
    tournament.add_all(file.results)
    return file


def _play(arguments: argparse.Namespace, tournament: Tournament, trial: Trial | None, file: ResultsFile | None) -> None:
    """Play what is missing, until everything is played or the trial is decided."""
    first = tournament.pairings[0]
    decided = trial is not None and trial.decided(tournament.results[first])
    work = {} if decided else tournament.missing()
    deals = sum(map(len, work.values()))
    with ExitStack() as stack:
        executor, workers = stack.enter_context(executor_for(arguments.jobs, arguments.dask, deals))
        keep = stack.enter_context(_records(arguments.records))
        pairs = stack.enter_context(closing(run_all(work, executor, workers)))
        progress, done, points = Progress(), 0, 0.0
        stack.callback(progress.end)
        try:
            for pairing, pair in pairs:
                result = pair.result(pairing)
                if file is not None:
                    file.append(result)
                keep(pair)
                tournament.add(result)
                done, points = done + 2, points + 2 * result.share
                if trial is not None and trial.decided(tournament.results[first]):
                    break
                note = f"{points / done:.1%}" if len(work) == 1 else f"{pairing.a} – {pairing.b}"
                progress.show(done, 2 * deals, note if trial is None else f"{note}  llr {trial.test.llr:+.2f}")
        except (BrokenExecutor, CancelledError) as error:
            raise ArenaError("workers_lost") from error


@contextmanager
def _records(path: Path | None) -> Iterator[Callable[[Pair], None]]:
    """Yield what writes a pair into the file for the records, which takes its name when it is complete."""
    if path is None:
        yield lambda _: None
        return

    def kept(part: Path) -> None:
        print(f"claim: the records so far are in {part}", file=sys.stderr)

    with new_file(path, kept=kept) as file:
        yield lambda pair: file.writelines(
            [(json.dumps(record.to_json()) + "\n").encode() for record in (pair.first, pair.second)]
        )
