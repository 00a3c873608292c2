"""The built page, and the documentation at /docs/ where it was built (`make docs`), served from memory.

Every file has its type, its tag and its compressed form. Vite names those in assets/ by their content, so browsers may
keep them forever; everything else is revalidated each time.
"""

import asyncio
import base64
import functools
import gzip
import hashlib
import html
import mimetypes
import re
from dataclasses import dataclass, replace
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from claim.game.errors import BadText, quote
from claim.locales import LANGUAGES, Words
from claim.web.errors import RequestError
from claim.web.http.responses import takes_gzip, wanted_language
from claim.web.http.security import CONTENT_POLICY, with_inline_scripts

FOLDER = Path(__file__).parent.parent / "static"
DOCS = Path(__file__).parent.parent / "docs"
FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
_TEXT = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}


_PICTURE = b'content="./social.png"'  # in index.html, for previews of links, which need the whole address


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
    """Read a file. One whose name says nothing of its type is `unknown`. Raises OSError where it cannot be read."""
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
        self.files: dict[str, File] = {}  # those that were read
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
        self.files, self._built = {}, built
        return True


# --- the page --------------------------------------------------------------------------------------------------------

_made = functools.lru_cache(64)(make_file)  # index.html is made for every reader, and there are few kinds of them


class Page(Site):
    """The files of the built page, all of them read at once: what a tab loads later is of the build that it is from."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(folder)
        self._words: dict[str, str] = {}  # by language

    def answer(self, request: Request, path: str) -> Response:
        """Return the file at this path, the page itself for the empty one. Raises RequestError where there is none."""
        if (path in ("", "index.html") or not self.files) and self.relist():
            self._read()
        if not self.files and path in ("", "index.html"):
            return _missing(request)
        file = self.files.get(path or "index.html")
        if file is None:
            raise RequestError("no_path", path=quote("/" + path))
        vary = "Accept-Encoding"
        if path in ("", "index.html"):
            file, vary = self._for_reader(file, request), "Accept-Encoding, Accept-Language"
        return file.answer(request, vary)

    def _for_reader(self, index: File, request: Request) -> File:
        """Return index.html with what only the request tells: the whole address of its picture, and the language.

        The language's words are named here because the page's script would ask for them a round trip later.
        """
        body, host = index.body, request.headers.get("host")
        if host is not None:
            address = html.escape(f"{request.scope['scheme']}://{host}{request.scope.get('root_path', '')}/social.png")
            body = body.replace(_PICTURE, f'content="{address}"'.encode())
        words = self._words.get(wanted_language(request.headers))
        if words is not None:
            link = f'<link rel="modulepreload" crossorigin href="./{words}">'
            body = body.replace(b"</head>", f"{link}</head>".encode(), 1)
        return _made(body, index.media_type, index.cache)

    def _read(self) -> None:
        kept = {name: FOREVER if path.parent.name == "assets" else ASK for name, path in self.paths.items()}
        self.files = {name: read_file(self.paths[name], cache) for name, cache in kept.items()}
        named = ((language, name) for language in LANGUAGES for name in self.files if _is_words(name, language))
        self._words = dict(named)


def _is_words(name: str, language: str) -> bool:
    """Return whether Vite has made this file from a language's words."""
    return re.fullmatch(rf"assets/{re.escape(language)}-[\w-]{{8}}\.js", name) is not None


def _missing(request: Request) -> Response:
    """Explain that the page is not built, to a developer who runs the server from its sources."""
    words = Words(wanted_language(request.headers))
    title, text = words("web-no-page-title"), words("web-no-page-text")
    head = f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
    body = f"{head}<h1>{title}</h1><p>{text}</p>"
    return HTMLResponse(body, 503)


# --- the documentation -----------------------------------------------------------------------------------------------


class Documentation(Site):
    """The files of the documentation, each read when it is first asked for, in a thread: games go on meanwhile."""

    async def answer(self, request: Request, path: str) -> Response:
        """Return the file at this path; a folder's is its index.html. Raises RequestError where there is none.

        Where no site was built, its start page leads to the HTTP API's reference.
        """
        name = f"{path}index.html" if path == "" or path.endswith("/") else path
        if name == "index.html" or not self.paths:
            self.relist()
        if name == "index.html" and not self.paths:
            return RedirectResponse("../api/docs")
        files = self.files  # another dict once the site was built again
        try:
            if name not in files:
                files[name] = await asyncio.to_thread(_read_document, self.paths[name])
        except (KeyError, OSError):
            raise RequestError("no_path", path=quote("/docs/" + path)) from None
        return files[name].answer(request)


def _read_document(path: Path) -> File:
    """Read a file of the site. Those of the repository that pages link to (a unit, a configuration) are for reading."""
    file = read_file(path, unknown="text/plain")
    return replace(file, policy=with_inline_scripts(file.body)) if path.suffix == ".html" else file


def add_documentation(app: FastAPI) -> None:
    """Serve the site, without the slash too: the HTTP API's reference was there."""
    documentation = Documentation(DOCS)

    @app.get("/docs", include_in_schema=False)
    async def start() -> Response:
        return RedirectResponse("docs/")

    @app.get("/docs/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        return await documentation.answer(request, path)


# --- an address that leads nowhere -----------------------------------------------------------------------------------

# The colours of page/src/cards/theme.css: the page's own styles have other names with every build.
_STYLE = """
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; text-align: center;
  padding: 1rem; box-sizing: border-box; gap: 1rem; font: 1.1rem/1.45 system-ui, sans-serif;
  background: light-dark(#e2cfa5, #1b120b); color: light-dark(#2a1d12, #f5e6c8); }
h1 { font: 700 2rem/1.15 Palatino, Georgia, serif; margin: 0; }
p { margin: 0; max-width: 30rem; }
svg { width: 7rem; rotate: 160deg; }
a { padding: 0.7rem 1.4rem; border-radius: 10px; text-decoration: none; font-weight: 600;
  background: light-dark(#7a1f2b, #e6ac47); color: light-dark(#fff4e0, #1b120b); }
"""
_CROWN = (
    '<svg viewBox="0 4 64 56" aria-hidden="true"><g stroke="#2a1d12" stroke-width="2.5" stroke-linejoin="round">'
    '<path fill="#d9a520" d="M11 42 7 20l14 11 5-18 6 15 6-15 5 18 14-11-4 22c-10 4-32 4-42 0Z"/>'
    '<path fill="#d9a520" d="M11 42c10 4 32 4 42 0l-1 10c-10 4-30 4-40 0Z"/>'
    '<path fill="#a3202c" d="m32 46 4 3-4 3-4-3Z"/></g></svg>'
)
_DIGEST = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY.replace("style-src 'self'", f"style-src 'self' 'sha256-{_DIGEST}'"),
    "Vary": "Accept, Accept-Language",
}


def nowhere(request: Request) -> Response | None:
    """Return a page in the reader's language, with a way home.

    None for programs, which get the error as JSON, and below /api.
    """
    path = request.url.path
    if request.method not in ("GET", "HEAD") or "text/html" not in request.headers.get("accept", ""):
        return None
    if path == "/api" or path.startswith("/api/"):
        return None
    try:
        words = Words(wanted_language(request.headers))
    except BadText:  # the words are in an optional package
        return None
    title, why, home = (html.escape(words(name)) for name in ("page-nowhere", "page-nowhere-why", "page-to-lobby"))
    up = "../" * (path.count("/") - 1) or "./"  # relative: the page may be served under a path
    return HTMLResponse(
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title} – Claim</title><style>{_STYLE}</style></head>"
        f'<body>{_CROWN}<h1>{title}</h1><p>{why}</p><a href="{up}">{home}</a></body></html>',
        404,
        _HEADERS,
    )
