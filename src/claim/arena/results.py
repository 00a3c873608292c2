"""The results file: one JSON line per finished deal, append-only (docs/arena.md).

A killed run leaves at most its last line unfinished, and that line is dropped when the file is opened again. Any other
line that cannot be read is an error, and the file is left as it is.
"""

import contextlib
import json
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

from claim.arena.errors import ArenaError
from claim.arena.match import Pace
from claim.arena.tally import DealResult
from claim.game.errors import BadText, quote

VERSION = 1
_HEAD = f'{{"results": {VERSION}, '.encode()
_LONGEST = 100_000  # bytes per line; two programs' names and two reasons take a few hundred
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


class ResultsFile:
    """A results file, open for appending: `with ResultsFile(path) as file`. It is locked against other runs.

    Raises ArenaError where another run has it, and BadText where it cannot be opened or holds something else.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.results: list[DealResult] = []
        self.dropped = 0  # bytes of an unfinished last line
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        except OSError as error:
            raise self._problem(error) from error
        self._file = os.fdopen(handle, "r+b")
        try:
            self._begin()
        except BaseException:
            self._file.close()
            raise

    def append(self, result: DealResult) -> None:
        """Add a result. It is in the file when this returns. Raises BadText where it cannot be written."""
        try:
            self._file.write(result_line(result).encode())
            self._file.flush()
        except OSError as error:
            with contextlib.suppress(OSError):  # closing tries to write it again
                self._file.close()
            raise self._problem(error) from error
        self.results.append(result)

    def close(self) -> None:
        """Close the file and release its lock."""
        self._file.close()

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _begin(self) -> None:
        try:
            if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
                raise BadText("no_file", file=str(self.path), problem="not a regular file")
            if not _lock(self._file.fileno()):
                raise ArenaError("results_busy", file=str(self.path))
            good = 0  # bytes
            for number, line in enumerate(self._lines(), 1):
                if not line.endswith(b"\n") and not _is_result(line) and _may_be_cut(line):
                    self.dropped = len(line)
                    break
                self.results.append(self._read(number, line))
                good += len(line)
            if self.dropped:
                self._file.truncate(good)
            elif good and not line.endswith(b"\n"):
                self._file.write(b"\n")
                self._file.flush()
        except OSError as error:
            raise self._problem(error) from error

    def _lines(self) -> Iterator[bytes]:
        self._file.seek(0)
        while line := self._file.readline(_LONGEST):
            yield line

    def _read(self, number: int, line: bytes) -> DealResult:
        try:
            return read_result(line)
        except (ValueError, RecursionError) as error:
            broken = isinstance(error, (json.JSONDecodeError, UnicodeDecodeError, RecursionError))
            expected, text = _EXPECTED if broken else str(error), line.decode("utf-8", "replace").rstrip("\n")
            raise BadText("bad_line", file=str(self.path), line=number, expected=expected, text=quote(text)) from None

    def _problem(self, error: OSError) -> BadText:
        return BadText("no_file", file=str(self.path), problem=error.strerror or str(error))


def _is_result(line: bytes) -> bool:
    try:
        read_result(line)
    except (ValueError, RecursionError):
        return False
    return True


def _may_be_cut(line: bytes) -> bool:
    """Return whether a last line begins like ours: a file of another kind, named by mistake, is left alone."""
    return line.startswith(_HEAD) or _HEAD.startswith(line)


def _lock(handle: int) -> bool:
    """Lock the file for this process, or return False. The lock ends with the process, however that ends."""
    try:
        import fcntl  # noqa: PLC0415  (Unix only: elsewhere there is no lock)
    except ImportError:
        return True
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)  # unlike flock, not inherited by our children
    except (BlockingIOError, PermissionError):
        return False
    return True
