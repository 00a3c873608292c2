"""What `claim arena` prints: two bots' score, a test's verdict, or a round-robin's matrix and ratings."""

import argparse
import json
import sys
from dataclasses import dataclass

from claim.arena.figures import score_matrix, short, time_text
from claim.arena.sequential import NOT_STRONGER, STRONGER, SequentialTest
from claim.arena.tally import Tally
from claim.arena.tournament import Standing, Tournament


@dataclass
class Report:
    """A run of the arena, done or stopped."""

    tournament: Tournament
    anchor: str | None = None
    test: SequentialTest | None = None
    resumed: int = 0  # games that were in the results file already
    stopped: bool = False
    seconds: float = 0.0

    @property
    def planned(self) -> int:
        """Games of the whole run."""
        return 2 * self.tournament.deals * len(self.tournament.pairings)


def print_duel(report: Report, arguments: argparse.Namespace) -> None:
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


def print_round_robin(report: Report, arguments: argparse.Namespace) -> None:
    """Print the ratings of many bots, and each bot's score against every other."""
    tournament = report.tournament
    standings = tournament.standings(report.anchor)
    tallies = {pairing: tournament.tally(pairing) for pairing in tournament.pairings}
    anchor = report.anchor or tournament.bots[0]
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
