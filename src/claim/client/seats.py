"""The seats that this user holds at servers: one file each, for their owner's eyes only.

A file has the seat's token and its part of the shuffle, so that a game goes on after the program was closed, and what
the others had committed to before anything was revealed, so that its deal can be verified in the end.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

from claim.client.address import Server, is_table
from claim.client.private_files import file_name, read_private, write_private
from claim.game.cards import SEATS, Seat
from claim.game.errors import BadText
from claim.game.fields import FieldReader
from claim.records.fair import is_secret
from claim.records.files import data_folder


@dataclass(frozen=True)
class HeldSeat:
    """A seat at a server's table. What was committed to is None until the server has said it.

    Without a token it is the account's that opens it, and its part of the shuffle was drawn elsewhere.
    """

    server: str
    table: str
    seat: Seat
    token: str = field(repr=False)
    contribution: str = field(repr=False)
    opponent: str = ""
    commitment: str | None = None
    commitments: Mapping[Seat, str | None] = field(default_factory=dict)
    leader: str | None = None  # who was to lead first by the table's options: a seat, or "lot"
    rematch: str | None = field(default=None, repr=False)  # what was drawn for the next deal
    revealed: bool = False  # whether the own contribution may be known to the server
    muted: bool = False  # whether the other player's phrases are not shown


class Seats:
    """The folder with these files."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "seats"

    def save(self, seat: HeldSeat) -> None:
        """Write a seat's file. Raises BadText where it cannot be written."""
        write_private(self._path(seat.server, seat.table), asdict(seat))

    def find(self, server: Server, table: str) -> HeldSeat | None:
        """Return the seat held at a table, if any. Raises BadText where its file cannot be read."""
        path = self._path(str(server), table)
        return _read(path) if path.exists() else None

    def at(self, server: Server) -> list[HeldSeat]:
        """Return the seats held at a server, the last used first. Files that cannot be read are left out."""
        found = []
        with suppress(OSError):
            files = sorted(self.folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
            for path in files:
                with suppress(BadText):
                    found.append(_read(path))
        return [seat for seat in found if seat.server == str(server)]

    def drop(self, seat: HeldSeat) -> None:
        """Delete a seat's file: its game is over."""
        with suppress(OSError):
            self._path(seat.server, seat.table).unlink(missing_ok=True)

    def _path(self, server: str, table: str) -> Path:
        """Return a file of this table alone: two servers may use one id."""
        assert is_table(table), "ids are checked where they are read"
        return self.folder / f"{table}-{file_name(server)}.json"


def _read(path: Path) -> HeldSeat:
    read = read_private(path)
    committed = read.inside("commitments")
    return HeldSeat(
        read.name("server"),
        read.checked("table", is_table, "a table's id"),
        read.seat("seat"),
        read.name("token"),
        _secret(read, "contribution") or "",
        read.name("opponent"),
        _secret(read, "commitment"),
        {seat: _secret(committed, seat) for seat in SEATS if seat in committed.data},
        None if read.raw("leader") is None else read.name("leader"),
        _secret(read, "rematch"),
        read.truth("revealed"),
        read.truth("muted"),
    )


def _secret(read: FieldReader, name: str) -> str | None:
    secret: str | None = read.checked(name, lambda text: text is None or is_secret(text), "64 hex digits, or null")
    return secret
