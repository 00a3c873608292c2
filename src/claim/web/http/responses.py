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

ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorAnswer, "description": "What was wrong with the request"},
    "5XX": {"model": ErrorAnswer, "description": "The server could not do it now"},
}
"""How every route's errors are described."""
_STATUS = {
    "no_table": 404,
    "no_path": 404,
    "unknown_puzzle": 404,
    "no_day": 404,
    "day_to_come": 404,
    "day_hidden": 403,
    "bad_method": 405,
    "slow_request": 408,
    "not_seated": 403,
    "strange_origin": 403,
    "blocked": 403,
    "strange_host": 421,
    "too_big": 413,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_sockets": 429,
    "broken_log": 503,
    "not_kept": 503,
    "not_read": 503,
    "no_thought": 503,
    "server_error": 500,
    **dict.fromkeys(
        (
            "seat_taken",
            "table_closed",
            "wrong_moment",
            "stale_play",
            "stale_take_back",
            "no_taking_back",
            "nothing_to_take_back",
            "too_many_taken_back",
            "not_over",
            "no_deal",
            "nothing_played",
            "nothing_left",
            "no_rematch",
            "no_hints",
            "not_your_turn",
            "nobody_away",
            "not_closable_yet",
            "day_played",
            "day_over",
            "practice_later",
        ),
        409,
    ),
}
_LEAST_GZIP = 1400  # bytes; what fits in one packet gains nothing


def status_of(error: ClaimError) -> int:
    """Return the HTTP status of an error."""
    return _STATUS.get(error.code, 400)


def problem(error: ClaimError) -> dict[str, Any]:
    """Return an error as it is sent to clients."""
    return {"code": error.code, "params": dict(error.params)}


def refusal(error: ClaimError) -> Response:
    """Return an error as a response."""
    return json_answer({"error": problem(error)}, status=status_of(error))


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
    wanted = headers.get("accept-language", "").split(",")
    return next(filter(None, (match_language(one.partition(";")[0].strip()) for one in wanted)), "en")


def takes_gzip(request: Request) -> bool:
    """Return whether the client accepts gzip."""
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.strip().partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return weight.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
