"""Where games are kept, and keeping them there after every play."""

import os
import sys
from pathlib import Path

from claim.game.errors import BadText, ClaimError
from claim.game.files import read_record, write_record
from claim.game.record import Record


def data_folder() -> Path:
    """The user's data folder for Claim, by the custom of the system."""
    if os.environ.get("XDG_DATA_HOME"):
        base = Path(os.environ["XDG_DATA_HOME"])
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "claim"


def new_file() -> Path:
    """A file for a new game whose name no other game has."""
    folder = data_folder() / "games"
    number = 1
    while (folder / f"game-{number}.json").exists():
        number += 1
    return folder / f"game-{number}.json"


class Saver:
    """Keeps one game in one file."""

    def __init__(self, path: Path | None, *, fresh: bool) -> None:
        """`path` None: a file in the user's data folder. `fresh`: a new game, so the file must not be there yet."""
        if path is not None and fresh and path.exists():
            raise BadText("file_exists", file=str(path))
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
        raise BadText("unfinished_needed", file=str(path))
    return record
