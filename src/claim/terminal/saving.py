"""Where games are kept, and keeping them there after every play."""

import itertools
import secrets
from pathlib import Path
from typing import ClassVar

from claim.game.errors import BadText, ClaimError, quote
from claim.records.files import data_folder, make_folder, read_record, write_record
from claim.records.record import Record


class SavingError(BadText):
    """A file that a game cannot be saved to, or not gone on from."""

    texts: ClassVar = {
        "file_exists": "{file} exists: name another file, or continue that game with --resume {file}",
        "unfinished_needed": "{file}: this game is over; look at it with: claim replay {file}",
    }


def new_file() -> Path:
    """A file for a new game that no other game has, made at once so that none takes it."""
    folder = data_folder() / "games"
    for number in itertools.count(1):
        path = folder / f"game-{number}.json"
        try:
            _make(path)
        except FileExistsError:
            continue
        except OSError:  # nothing can be kept here: the first save says so, and a later one must meet no other game
            return folder / f"game-{secrets.token_hex(4)}.json"
        else:
            return path
    raise AssertionError("there is always a next number")


def _make(path: Path) -> None:
    """Make an empty file where none is."""
    make_folder(path.parent)
    path.open("x").close()


class Saver:
    """Keeps one game in one file."""

    def __init__(self, path: Path | None, *, fresh: bool) -> None:
        """`path` None: a file in the user's data folder. `fresh`: a new game, so the file must not be there yet."""
        if path is not None and fresh:
            try:
                _make(path)
            except FileExistsError:
                raise SavingError("file_exists", file=str(path)) from None
            except OSError as error:
                raise BadText("no_file", file=str(path), problem=error.strerror or quote(error)) from None
        self.path = path or new_file()
        self.problem: ClaimError | None = None

    def save(self, record: Record) -> bool:
        """Save; where that fails, the game goes on and `problem` says why. True the first time it fails."""
        try:
            write_record(self.path, record)
        except ClaimError as error:
            first, self.problem = self.problem is None, error
            return first
        self.problem = None
        return False


def resume(path: Path) -> Record:
    """The unfinished game in a file."""
    record = read_record(path)
    if record.over:
        raise SavingError("unfinished_needed", file=str(path))
    return record
