"""The built page, served from memory: every file with its type, its tag and its compressed form.

Vite names the files in assets/ by their content, so browsers may keep them forever; everything else is revalidated each
time.
"""

import base64
import functools
import hashlib
import html
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from claim.game.errors import BadText, quote
from claim.locales import LANGUAGES, Words
from claim.web.errors import RequestError
from claim.web.http.responses import wanted_language
from claim.web.http.security import CONTENT_POLICY
from claim.web.sites.files import ASK, FOREVER, File, Site, make_file, read_file

_PICTURE = b'content="./social.png"'  # in index.html, for previews of links, which need the whole address

FOLDER = Path(__file__).parent.parent / "static"
_made = functools.lru_cache(64)(make_file)  # index.html is made for every reader, and there are few kinds of them


class Page(Site):
    """The files of the built page, all of them read at once: what a tab loads later is of the build that it is from."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(folder)
        self._files: dict[str, File] = {}
        self._words: dict[str, str] = {}  # by language

    def answer(self, request: Request, path: str) -> Response:
        """Return the file at this path, the page itself for the empty one. Raises RequestError where there is none."""
        if (path in ("", "index.html") or not self._files) and self.relist():
            self._read()
        if not self._files and path in ("", "index.html"):
            return _missing(request)
        file = self._files.get(path or "index.html")
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
        self._files = {name: read_file(self.paths[name], cache) for name, cache in kept.items()}
        named = ((language, name) for language in LANGUAGES for name in self._files if _is_words(name, language))
        self._words = dict(named)


def _is_words(name: str, language: str) -> bool:
    """Return whether Vite has made this file from a language's words."""
    return re.fullmatch(rf"assets/{re.escape(language)}-[\w-]{{8}}\.js", name) is not None


def _missing(request: Request) -> Response:
    """Explain, to somebody who runs the server from its sources, that the page is not built."""
    words = Words(wanted_language(request.headers))
    title, text = words("web-no-page-title"), words("web-no-page-text")
    head = f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
    body = f"{head}<h1>{title}</h1><p>{text}</p>"
    return HTMLResponse(body, 503)


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
