"""The built page, served from memory: every file with its type, its tag and its compressed form.

Vite names the files in assets/ by their content, so browsers may keep them forever; everything else is revalidated each
time. A request can only name a file that was there when the page was read, so no path leads out of the folder.
"""

import gzip
import hashlib
import html
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from claim.game.errors import quote
from claim.locales import Words
from claim.web.errors import RequestError
from claim.web.responses import takes_gzip, wanted_language

_PICTURE = b'content="./social.png"'  # in index.html, for previews of links, which need the whole address

FOLDER = Path(__file__).parent / "static"
_FOREVER = "public, max-age=31536000, immutable"
_ASK = "no-cache"
_TEXT = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True)
class File:
    """One file of the page."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str
    cache: str


class Page:
    """The files in a folder, read again whenever the page has been rebuilt."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._built: int | None = None

    def answer(self, request: Request, path: str) -> Response:
        """Return the file at this path, the page itself for the empty one. Raises RequestError where there is none."""
        if (path in ("", "index.html") or not self._files) and self._changed():
            self._read()
        if not self._files and path in ("", "index.html"):
            return _missing(request)
        file = self._files.get(path or "index.html")
        if file is None:
            raise RequestError("no_path", path=quote("/" + path))
        if path in ("", "index.html"):
            file = _with_origin(file, request)
        headers = {"Cache-Control": file.cache, "ETag": file.tag, "Vary": "Accept-Encoding"}
        if file.tag in [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and takes_gzip(request):
            return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.media_type)
        return Response(file.body, headers=headers, media_type=file.media_type)

    def _changed(self) -> bool:
        try:
            built: int | None = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            built = None
        changed, self._built = built != self._built, built
        return changed

    def _read(self) -> None:
        files = [path for path in sorted(self.folder.rglob("*")) if path.is_file()] if self._built is not None else []
        self._files = {path.relative_to(self.folder).as_posix(): _file(path) for path in files}


def _file(path: Path) -> File:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _made(path.read_bytes(), kind, _FOREVER if path.parent.name == "assets" else _ASK)


def _made(body: bytes, kind: str, cache: str) -> File:
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(_TEXT) else None
    tag = '"' + hashlib.sha256(body).hexdigest()[:24] + '"'
    return File(body, packed if packed is not None and len(packed) < len(body) else None, kind, tag, cache)


def _with_origin(index: File, request: Request) -> File:
    """Return index.html with the whole address of its picture, as far as the request tells where the server is."""
    host = request.headers.get("host")
    if host is None or _PICTURE not in index.body:
        return index
    address = html.escape(f"{request.scope['scheme']}://{host}{request.scope.get('root_path', '')}/social.png")
    return _made(index.body.replace(_PICTURE, f'content="{address}"'.encode()), index.media_type, index.cache)


def _missing(request: Request) -> Response:
    """Explain, to somebody who runs the server from its sources, that the page is not built."""
    words = Words(wanted_language(request.headers))
    title, text = words("web-no-page-title"), words("web-no-page-text")
    head = f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
    body = f"{head}<h1>{title}</h1><p>{text}</p>"
    return HTMLResponse(body, 503, {"Cache-Control": "no-store"})
