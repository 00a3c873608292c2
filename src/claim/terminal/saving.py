"""Saving a game after every play, and resuming it."""

import errno
import itertools
import os
import secrets
from pathlib import Path
from typing import ClassVar

from claim.game.errors import BadText, ClaimError, quote
from claim.records.files import data_folder, make_folder, read_record, write_record
from claim.records.record import Record


class SavingError(BadText):
    """A file that a game cannot be saved to or resumed from."""

    texts: ClassVar = {
        "file_exists": "{file} exists: name another file, or continue that game with --resume {file}",
        "unfinished_needed": "{file}: this game is over; look at it with: claim replay {file}",
    }


def new_game_file() -> Path:
    """Create an empty file for a new game, under a name that no other game has."""
    folder = data_folder() / "games"
    for number in itertools.count(1):
        path = folder / f"game-{number}.json"
        try:
            _make(path)
        except FileExistsError:
            continue
        except OSError:
            # Nothing can be saved here. The first save will report it; a unique name keeps later ones off other games.
            return folder / f"game-{secrets.token_hex(4)}.json"
        else:
            return path
    raise AssertionError("there is always a next number")


def _make(path: Path) -> None:
    """Create an empty file. Raises FileExistsError if there is one, and OSError where it cannot be made."""
    try:
        make_folder(path.parent)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None
    path.open("x").close()


class Saver:
    """Saves one game to one file."""

    def __init__(self, path: Path | None, *, fresh: bool) -> None:
        """Save to `path`, by default a new file in the user's data folder. A `fresh` game refuses an existing file."""
        if path is not None and fresh:
            try:
                _make(path)
            except FileExistsError:
                raise SavingError("file_exists", file=str(path)) from None
            except OSError as error:
                raise BadText("no_file", file=str(path), problem=error.strerror or quote(error)) from None
        self.path = path or new_game_file()
        self.problem: ClaimError | None = None

    def save(self, record: Record) -> bool:
        """Save. If that fails the game goes on and `problem` says why. Returns True the first time it fails."""
        try:
            write_record(self.path, record)
        except ClaimError as error:
            first, self.problem = self.problem is None, error
            return first
        self.problem = None
        return False


def resume(path: Path) -> Record:
    """Return the unfinished game in a file. Raises SavingError if it is over, BadText if it cannot be read."""
    record = read_record(path)
    if record.over:
        raise SavingError("unfinished_needed", file=str(path))
    return record
