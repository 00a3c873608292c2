"""The results file: one JSON line per finished deal, append-only (docs/arena.md)."""

import json
from collections.abc import Callable
from typing import Any

from claim.arena.journal import Journal
from claim.arena.match import Pace
from claim.arena.tally import DealResult

VERSION = 1
_EXPECTED = "a result of claim arena"


def result_line(result: DealResult) -> str:
    """Write a result as a line of the file."""
    paces = result.paces
    data = {
        "results": VERSION,
        "a": result.a,
        "b": result.b,
        "versions": list(result.versions),
        "seed": result.seed,
        "deal": result.deal,
        "points": list(result.points),
        "moves": [pace.moves for pace in paces],
        "seconds_per_move": [round(pace.mean, 9) for pace in paces],
        "longest_move": [round(pace.longest, 9) for pace in paces],
        "forfeits": list(result.forfeits),
        "reasons": list(result.reasons),
    }
    return json.dumps(data) + "\n"


def read_result(line: bytes | str) -> DealResult:
    """Read a result from a line. Raises ValueError saying what was expected."""
    data = json.loads(line)
    if not isinstance(data, dict) or not _whole(data.get("results")):
        raise ValueError(_EXPECTED)
    if data["results"] != VERSION:
        raise ValueError(f"format {VERSION}, got format {data['results']}")
    for name in ("a", "b", "seed"):
        if not isinstance(data.get(name), str) or not data[name]:
            raise ValueError(f"{name}: a text")
    if not _whole(data.get("deal")):
        raise ValueError("deal: a number")
    reasons = data.get("reasons")
    if not isinstance(reasons, list) or not all(isinstance(reason, str) for reason in reasons):
        raise ValueError("reasons: a list of texts")
    moves = _two(data, "moves", _whole)
    means, longest = _two(data, "seconds_per_move", _seconds), _two(data, "longest_move", _seconds)
    return DealResult(
        data["a"],
        data["b"],
        _two(data, "versions", _whole),
        data["seed"],
        data["deal"],
        _two(data, "points", lambda value: not isinstance(value, bool) and value in (0, 0.5, 1)),
        (Pace(moves[0], moves[0] * means[0], longest[0]), Pace(moves[1], moves[1] * means[1], longest[1])),
        _two(data, "forfeits", _whole),
        tuple(reasons),
    )


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _seconds(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 1e9


def _two(data: dict[str, Any], name: str, good: Callable[[Any], bool]) -> tuple[Any, Any]:
    """Return a field with one value per bot. Raises ValueError where it is not that."""
    values = data.get(name)
    if not isinstance(values, list) or len(values) != 2 or not all(good(value) for value in values):
        raise ValueError(f"{name}: two numbers")
    return values[0], values[1]


class ResultsFile(Journal[DealResult]):
    """The results so far, as a journal to which more can be added."""

    head = f'{{"results": {VERSION}, '.encode()
    expected = _EXPECTED
    write = staticmethod(result_line)
    read = staticmethod(read_result)

    @property
    def results(self) -> list[DealResult]:
        """The results in the file."""
        return self.entries
