"""What a browser shows at an address that leads nowhere: a page in the reader's language, with a way home."""

import base64
import hashlib
import html

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from claim.game.errors import BadText
from claim.locales import Words
from claim.web.http.responses import wanted_language
from claim.web.http.security import CONTENT_POLICY

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
    """Return the page where a person looks; None for programs, which get the error as JSON, and below /api."""
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
