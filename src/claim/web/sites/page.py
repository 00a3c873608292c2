"""The built page, served from memory: every file with its type, its tag and its compressed form.

Vite names the files in assets/ by their content, so browsers may keep them forever; everything else is revalidated each
time. A request can only name a file that was there when the page was read, so no path leads out of the folder.
"""

import functools
import html
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from claim.game.errors import quote
from claim.locales import LANGUAGES, Words
from claim.web.errors import RequestError
from claim.web.http.responses import wanted_language
from claim.web.sites.files import ASK, FOREVER, File, make_file, read_file, written

_PICTURE = b'content="./social.png"'  # in index.html, for previews of links, which need the whole address

FOLDER = Path(__file__).parent.parent / "static"
_made = functools.lru_cache(64)(make_file)  # index.html is made for every reader, and there are few kinds of them


class Page:
    """The files in a folder, read again whenever the page has been rebuilt."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._files: dict[str, File] = {}
        self._words: dict[str, str] = {}  # by language
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

    def _changed(self) -> bool:
        built = written(self.folder / "index.html")
        changed, self._built = built != self._built, built
        return changed

    def _read(self) -> None:
        files = [path for path in sorted(self.folder.rglob("*")) if path.is_file()] if self._built is not None else []
        kept = {path: FOREVER if path.parent.name == "assets" else ASK for path in files}
        self._files = {path.relative_to(self.folder).as_posix(): read_file(path, cache) for path, cache in kept.items()}
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
