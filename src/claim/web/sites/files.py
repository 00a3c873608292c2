"""Files served from memory: each with its type, its tag and its compressed form."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from claim.web.http.responses import takes_gzip

FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
_TEXT = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True)
class File:
    """One file, ready to be sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str
    cache: str
    policy: str | None = None  # that the browser should keep to, where it is not everybody's

    def answer(self, request: Request, vary: str = "Accept-Encoding") -> Response:
        """Return the file, compressed where the client takes that, or nothing where it has the file already."""
        headers = {"Cache-Control": self.cache, "ETag": self.tag, "Vary": vary}
        if self.policy is not None:
            headers["Content-Security-Policy"] = self.policy
        if self.tag in [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and takes_gzip(request):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media_type)
        return Response(self.body, headers=headers, media_type=self.media_type)


def read_file(path: Path, cache: str = ASK, unknown: str = "application/octet-stream") -> File:
    """Read a file. One whose type cannot be told by its name is `unknown`. Raises OSError where it cannot be read."""
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or unknown
    return make_file(path.read_bytes(), kind, cache)


def make_file(body: bytes, kind: str, cache: str) -> File:
    """Make a file of this content."""
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(_TEXT) else None
    tag = '"' + hashlib.sha256(body).hexdigest()[:24] + '"'
    return File(body, packed if packed is not None and len(packed) < len(body) else None, kind, tag, cache)


class Site:
    """The files of a folder, listed again whenever it has been built again. None are there before it is built.

    A request can only name a file that was listed, so no path leads out of the folder.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.paths: dict[str, Path] = {}
        self._built: int | None = None  # when, in nanoseconds

    def relist(self) -> bool:
        """List the files if the site was built since they were listed, and return whether it was."""
        try:
            built: int | None = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            built = None
        if built == self._built:
            return False
        files = [path for path in sorted(self.folder.rglob("*")) if path.is_file()] if built is not None else []
        self.paths = {path.relative_to(self.folder).as_posix(): path for path in files}
        self._built = built
        return True
