"""`claim arena`: check the options, play the games, keep the results, and print them."""

import argparse
import csv
import json
import sys
import time
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from claim.arena.errors import ArenaError
from claim.arena.pairings import run_all
from claim.arena.plots import arena_plot, score_matrix, short, time_text
from claim.arena.results import ResultsFile
from claim.arena.sequential import NOT_STRONGER, STRONGER, SequentialTest
from claim.arena.tally import Tally
from claim.arena.tournament import Standing, Tournament, Trial
from claim.bots.registry import make_bot
from claim.commands.errors import BadOption, check_number
from claim.commands.executors import MOST_JOBS, executor_for
from claim.commands.progress import Progress
from claim.game.deal import seed_text
from claim.game.errors import BadText, quote
from claim.pictures import files as pictures
from claim.records.files import new_file


@dataclass
class Report:
    """A run of the arena, done or stopped."""

    tournament: Tournament
    test: SequentialTest | None = None
    resumed: int = 0  # games that were in the results file already
    stopped: bool = False
    seconds: float = 0.0

    @property
    def planned(self) -> int:
        """Games of the whole run."""
        return 2 * self.tournament.deals * len(self.tournament.pairings)


def run(arguments: argparse.Namespace) -> int:
    """Let bots play each other and print the score."""
    _check_numbers(arguments)
    versions = _versions(_bots(arguments), arguments.seconds)
    tournament = Tournament(versions, arguments.games // 2, seed_text(arguments.seed), arguments.seconds)
    trial = Trial(_test(arguments)) if arguments.sprt else None
    report = Report(tournament, trial.test if trial else None)
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
    (_print_duel if arguments.bots is None else _print_round_robin)(report, arguments)
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
        path = arguments.records
        records = None if path is None else stack.enter_context(new_file(path, kept=_say_kept))
        pairs = stack.enter_context(closing(run_all(work, executor, workers)))
        progress, done, points = stack.enter_context(Progress()), 0, 0.0
        try:
            for pairing, pair in pairs:
                result = pair.result(pairing)
                if file is not None:
                    file.append(result)
                if records is not None:
                    both = [json.dumps(record.to_json()) + "\n" for record in (pair.first, pair.second)]
                    records.write("".join(both).encode())
                tournament.add(result)
                done, points = done + 2, points + 2 * result.share
                if trial is not None and trial.decided(tournament.results[first]):
                    break
                note = f"{points / done:.1%}" if len(work) == 1 else f"{pairing.a} – {pairing.b}"
                progress.show(done, 2 * deals, note if trial is None else f"{note}  llr {trial.test.llr:+.2f}")
        except (BrokenExecutor, CancelledError) as error:
            raise ArenaError("workers_lost") from error


def _say_kept(part: Path) -> None:
    print(f"claim: the records so far are in {part}", file=sys.stderr)


# --- what is printed -------------------------------------------------------------------------------------------------


def _print_duel(report: Report, arguments: argparse.Namespace) -> None:
    """Print the first bot's score against the second, or a test's verdict."""
    test = report.test
    deals = test.deals if test is not None else None
    tally = report.tournament.tally(report.tournament.pairings[0], deals)
    low, high = tally.ci95()
    if arguments.json:
        summary = {
            **_tally_json(arguments.a, arguments.b, tally),
            "forfeits": {"a": tally.forfeits_a, "b": tally.forfeits_b},
            "seed": arguments.seed,
            "seconds": round(report.seconds, 3),
            "versions": {"a": report.tournament.versions[arguments.a], "b": report.tournament.versions[arguments.b]},
            "seconds_per_move": {"a": _round(tally.pace_a.mean), "b": _round(tally.pace_b.mean)},
            "longest_move": {"a": _round(tally.pace_a.longest), "b": _round(tally.pace_b.longest)},
            "resumed": report.resumed,
        }
        if test is not None:
            summary["sprt"] = _test_json(test)
        print(json.dumps(summary))
    else:
        print(f"{arguments.a} against {arguments.b}: {_played(tally.games, tally.games // 2, report)}")
        print(f"  {tally.score:.1%} of the points for {arguments.a} (95%: {low:.1%} to {high:.1%})")
        print(f"  won {tally.wins}, drawn {tally.draws}, lost {tally.losses}")
        for name, pace in ((arguments.a, tally.pace_a), (arguments.b, tally.pace_b)):
            print(f"  {name}: {time_text(pace.mean)} per move, at most {time_text(pace.longest)}")
        if test is not None:
            print(f"  {_verdict(test)}")
    _print_forfeits([tally])


def _print_round_robin(report: Report, arguments: argparse.Namespace) -> None:
    """Print the ratings of many bots, and each bot's score against every other."""
    tournament = report.tournament
    standings = tournament.standings(arguments.anchor)
    tallies = {pairing: tournament.tally(pairing) for pairing in tournament.pairings}
    anchor = arguments.anchor or tournament.bots[0]
    if arguments.json:
        summary = {
            "bots": tournament.bots,
            "games": tournament.games,
            "games_per_pair": 2 * tournament.deals,
            "seed": arguments.seed,
            "anchor": anchor,
            "ratings": [_standing_json(standing) for standing in standings],
            "pairs": [_tally_json(pairing.a, pairing.b, tally) for pairing, tally in tallies.items()],
            "seconds": round(report.seconds, 3),
            "resumed": report.resumed,
        }
        print(json.dumps(summary))
    else:
        played = _played(tournament.games, tournament.deals, report)
        print(f"{len(tournament.bots)} bots, every one against every other: {played}")
        _print_ladder(standings, anchor)
        _print_matrix(tournament, standings)
    _print_forfeits(list(tallies.values()))


def _print_ladder(standings: list[Standing], anchor: str) -> None:
    width = max(len(short(standing.bot)) for standing in standings)
    print(f"\n{'bot':{width + 4}}  rating       95%        score       95%       per move   longest")
    for place, one in enumerate(standings, 1):
        rating = one.rating
        interval = "anchor" if one.bot == anchor else f"{rating.low:+.0f} to {rating.high:+.0f}"
        score = f"{one.ci95[0]:.1%} to {one.ci95[1]:.1%}"
        times = f"{time_text(one.pace.mean):>8}  {time_text(one.pace.longest):>8}"
        print(
            f"{place:3} {short(one.bot):{width}}  {rating.rating:+6.0f}  {interval:^15}"
            f" {one.score:6.1%}  {score:^16}  {times}"
        )


def _print_matrix(tournament: Tournament, standings: list[Standing]) -> None:
    bots = [standing.bot for standing in standings]
    width = max(len(short(bot)) for bot in bots)
    print(f"\n{'score against':{width + 4}}" + "".join(f"{number:>7}" for number in range(1, len(bots) + 1)))
    for number, (bot, row) in enumerate(zip(bots, score_matrix(tournament, bots), strict=True), 1):
        cells = "".join(f"{'·':>7}" if share is None else f"{share:7.1%}" for share in row)
        print(f"{number:3} {short(bot):{width}}{cells}")


def _tally_json(a: str, b: str, tally: Tally) -> dict[str, object]:
    return {
        "a": a,
        "b": b,
        "games": tally.games,
        "score": round(tally.score, 6),
        "ci95": [round(bound, 6) for bound in tally.ci95()],
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
    }


def _standing_json(standing: Standing) -> dict[str, object]:
    rating = standing.rating
    return {
        "bot": standing.bot,
        "version": standing.version,
        "rating": round(rating.rating, 1),
        "ci95": [round(rating.low, 1), round(rating.high, 1)],
        "games": standing.games,
        "score": round(standing.score, 6),
        "score_ci95": [round(bound, 6) for bound in standing.ci95],
        "seconds_per_move": _round(standing.pace.mean),
        "longest_move": _round(standing.pace.longest),
        "forfeits": standing.forfeits,
    }


def _test_json(test: SequentialTest) -> dict[str, object]:
    return {
        "verdict": test.verdict,
        "h0": test.h0,
        "h1": test.h1,
        "alpha": test.alpha,
        "beta": test.beta,
        "llr": round(test.llr, 6),
        "bounds": [round(bound, 6) for bound in test.bounds],
        "deals": test.deals,
        "counts": test.counts,
    }


def _verdict(test: SequentialTest) -> str:
    low, high = test.bounds
    evidence = f"log-likelihood ratio {test.llr:+.2f}, bounds {low:.2f} and {high:.2f}"
    if test.verdict == STRONGER:
        return f"stronger: {test.h1:g} explains the score better than {test.h0:g} ({evidence})"
    if test.verdict == NOT_STRONGER:
        return f"not stronger: {test.h0:g} explains the score better than {test.h1:g} ({evidence})"
    return f"undecided after {test.deals} deals ({evidence})"


def _played(games: int, deals: int, report: Report) -> str:
    resumed = f", {report.resumed} of them from the file" if report.resumed else ""
    return f"{games} games on {deals} {'deal' if deals == 1 else 'deals'} in {report.seconds:.1f} s{resumed}"


def _round(seconds: float) -> float:
    return round(seconds, 9)


def _print_forfeits(tallies: list[Tally]) -> None:
    reasons: dict[str, int] = {}
    for tally in tallies:
        for reason, times in tally.reasons.items():
            reasons[reason] = reasons.get(reason, 0) + times
    for reason, times in reasons.items():
        print(f"claim: {times} {'game' if times == 1 else 'games'} forfeited: {reason}", file=sys.stderr)
