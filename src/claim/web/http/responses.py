"""HTTP responses: JSON, and errors as a code with parameters."""

import gzip
from typing import Any

import orjson
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from claim.game.errors import ClaimError
from claim.locales import match_language
from claim.web.wire.base import ErrorAnswer
from claim.web.wire.models import model_of

ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": model_of(ErrorAnswer), "description": "What was wrong with the request"},
    "5XX": {"model": model_of(ErrorAnswer), "description": "The server could not do it now"},
}
"""How every route's errors are described."""
_LEAST_GZIP = 1400  # bytes; what fits in one packet gains nothing


def problem(error: ClaimError) -> dict[str, Any]:
    """Return an error as it is sent to clients."""
    return {"code": error.code, "params": dict(error.params)}


def refusal(error: ClaimError) -> Response:
    """Return an error as a response."""
    return json_answer({"error": problem(error)}, status=error.status)


def json_answer(data: object, *, status: int = 200, request: Request | None = None) -> Response:
    """Return a JSON response, compressed where it is large and the `request` allows it."""
    body = orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)
    headers: dict[str, str] = {}
    if request is not None and len(body) >= _LEAST_GZIP:
        headers["Vary"] = "Accept-Encoding"
        if takes_gzip(request):
            body, headers["Content-Encoding"] = gzip.compress(body, 5, mtime=0), "gzip"
    return Response(body, status, headers, media_type="application/json")


def wanted_language(headers: Headers) -> str:
    """Return the first language that a browser asks for and that there are words in, else English."""
    languages = headers.get("accept-language", "").split(",")
    return next(filter(None, (match_language(one.partition(";")[0].strip()) for one in languages)), "en")


def takes_gzip(request: Request) -> bool:
    """Return whether the client accepts gzip."""
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return weight.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
