"""Where a server is: its address, the links to its tables, and the addresses of its API and sockets."""

import re
import shlex
from dataclasses import dataclass
from urllib.parse import urlsplit, urlunsplit

from claim.client.errors import BadAddress
from claim.game.errors import quote
from claim.tables.forms import is_table_id

_LINK = re.compile(r"/?(?:table|join|watch)/([^/]+)/?")


@dataclass(frozen=True)
class Server:
    """A server, by the address of its page, which ends in a slash."""

    page: str

    def __str__(self) -> str:
        return self.page.removesuffix("/")

    def api(self, path: str) -> str:
        """Return the address of a part of the HTTP API, such as `tables`."""
        return f"{self.page}api/{path}"

    def socket(self, table: str) -> str:
        """Return the address of a table's socket."""
        return self._socket(f"tables/{table}")

    @property
    def lobby(self) -> str:
        """The address of the lobby's socket."""
        return self._socket("lobby")

    def _socket(self, path: str) -> str:
        return f"ws{self.page.removeprefix('http')}ws/{path}"

    def command(self, name: str, more: str = "") -> str:
        """Return a command for this server, as it can be typed."""
        return f"claim {name} --server {shlex.quote(str(self))}{more}"

    def invitation(self, table: str) -> str:
        """Return the link by which a friend sits down, in a browser or with `claim play --table`."""
        return f"{self.page}#/join/{table}"


def parse_server(text: str) -> Server:
    """Read a server's address, such as https://claim.example or http://192.168.1.5:8000. Raises BadAddress."""
    try:
        parts = urlsplit(text.strip())
        good = parts.scheme in ("http", "https") and parts.hostname and parts.username is None and parts.path.isascii()
        (parts.hostname or "").encode("idna")  # raises ValueError where it is not a name, and the next where no port is
        parts.port  # noqa: B018
    except ValueError:
        good = None
    if not good or not text.strip().isprintable() or " " in text.strip():
        raise BadAddress("bad_server", text=quote(text))
    path = parts.path if parts.path.endswith("/") else f"{parts.path}/"
    return Server(urlunsplit((parts.scheme, parts.netloc.lower(), path, "", "")))


def parse_table(text: str, server: Server | None) -> tuple[Server, str]:
    """Read the link to a table, or its code at this server.

    Raises BadAddress where it is neither, where it is a code without a server, and where the link leads elsewhere.
    """
    text = text.strip()
    if is_table_id(text) and server is not None:
        return server, text
    page, _, way = text.partition("#")
    link = _LINK.fullmatch(way)
    if link is None or not is_table_id(link[1]) or "://" not in page:
        raise BadAddress("bad_table", text=quote(text))
    linked = parse_server(page)
    if server is not None and server != linked:
        raise BadAddress("other_server", server=str(linked))
    return linked, link[1]
