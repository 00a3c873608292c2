"""Who this user is at each server: one file each, for their owner's eyes only.

A file has the id by which a server's lobby knows this user without an account, and the session of the account that
they have signed in with. Servers are told different ids, so that none of them can take a user's place at another.
"""

import re
import secrets
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from claim.client.address import Server
from claim.client.private_files import file_name, read_private, write_private
from claim.game.errors import BadText
from claim.game.fields import FieldReader
from claim.records.files import data_folder

_PLAYER = re.compile(r"[A-Za-z0-9_-]{16,64}")
_COOKIE = re.compile(r"(?:__Host-)?claim_session=[A-Za-z0-9_-]{16,200}")
_NAMES = ("claim_session", "__Host-claim_session")


@dataclass(frozen=True)
class Identity:
    """A user at a server. `cookie` is the session's, as the server named it, and `name` the account's."""

    server: str
    player: str = field(repr=False)
    cookie: str | None = field(default=None, repr=False)
    name: str | None = None


class Identities:
    """The folder with these files."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "servers"

    def at(self, server: Server) -> Identity:
        """Return who the user is at a server: somebody new where there is no file that can be read."""
        return self._kept(str(server)) or Identity(str(server), secrets.token_urlsafe(16))

    def save(self, identity: Identity) -> None:
        """Write the file. Raises BadText where it cannot be written."""
        write_private(self._path(identity.server), asdict(identity))

    def keep(self, identity: Identity) -> None:
        """Write the file where there is none that can be read. Raises BadText where it cannot be written."""
        if self._kept(identity.server) is None:
            self.save(identity)

    def sign_out(self, identity: Identity) -> Identity:
        """Forget the session, and return who the user is without it. Raises BadText where that cannot be written."""
        nobody = replace(identity, cookie=None, name=None)
        self.save(nobody)
        return nobody

    def _kept(self, server: str) -> Identity | None:
        with suppress(BadText):
            found = _read(read_private(self._path(server)))
            if found.server == server:
                return found
        return None

    def _path(self, server: str) -> Path:
        return self.folder / f"{file_name(server)}.json"


def is_session(header: str) -> bool:
    """Return whether a `Set-Cookie` header sets or clears a session: proxies set cookies of their own."""
    return header.partition("=")[0].strip() in _NAMES


def session_cookie(header: str) -> str | None:
    """Return the session's name and token from a `Set-Cookie` header; None where it sets none."""
    pair = header.partition(";")[0].replace('"', "").strip()
    return pair if _COOKIE.fullmatch(pair) else None


def _read(read: FieldReader) -> Identity:
    return Identity(
        read.name("server"),
        read.checked("player", lambda one: isinstance(one, str) and _PLAYER.fullmatch(one), "an id"),
        read.checked("cookie", lambda one: one is None or session_cookie(str(one)) == one, "a session, or null"),
        None if read.raw("name") is None else read.name("name"),
    )
