"""What the API and its messages look like: /openapi.json and /schema.json for programs, and the reference at /api/docs.

    python -m claim.web.sites.reference      # both, one per line

Making the first two takes half a second of Python and 20 MB of memory that stay in use. So a server starts this once,
when one of them is first asked for, and keeps the text alone.
"""

import asyncio
import sys
from dataclasses import replace
from subprocess import DEVNULL, PIPE

import orjson
from fastapi import FastAPI, Request
from fastapi.openapi.docs import get_swagger_ui_html
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from claim.web.http.responses import json_answer
from claim.web.http.security import with_inline_scripts
from claim.web.sites.page import ASK, make_file

PATHS = ("/openapi.json", "/schema.json")
SECONDS = 60.0  # for the process that makes them
_FILES = ("swagger-ui-bundle.js", "swagger-ui.css", "redoc.standalone.js", "favicon.png")


class Descriptions:
    """The descriptions by path, made when they are first asked for."""

    def __init__(self) -> None:
        self._making: asyncio.Task[bytes] | None = None

    async def at(self, path: str) -> bytes:
        """Return one. Raises as `make_elsewhere` does; then the next request tries again."""
        if self._making is None or (self._making.done() and self._making.exception() is not None):
            self._making = asyncio.create_task(make_elsewhere())
        return (await asyncio.shield(self._making)).splitlines()[PATHS.index(path)]


async def make_elsewhere() -> bytes:
    """Return both as another process prints them. Raises OSError, RuntimeError or TimeoutError where it fails."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-P", "-m", __name__, stdin=DEVNULL, stdout=PIPE)
    try:
        async with asyncio.timeout(SECONDS):
            output, _ = await process.communicate()
    except BaseException:
        process.kill()
        raise
    if process.returncode:
        raise RuntimeError(f"the process that describes the API ended with {process.returncode}")
    return output


def add_descriptions(app: FastAPI) -> None:
    """Serve both."""
    descriptions = Descriptions()

    @app.get(PATHS[0], include_in_schema=False)
    @app.get(PATHS[1], include_in_schema=False)
    async def description(request: Request) -> Response:
        return json_answer(orjson.Fragment(await descriptions.at(request.url.path)), request=request)


def add_reference(app: FastAPI) -> None:
    """Serve the page and its files. FastAPI would load them from other people's servers, which the policy forbids."""
    page = get_swagger_ui_html(
        openapi_url="/openapi.json",
        title=app.title,
        swagger_js_url="/api/docs/swagger-ui-bundle.js",
        swagger_css_url="/api/docs/swagger-ui.css",
        swagger_favicon_url="/api/docs/favicon.png",
    )
    html = bytes(page.body)
    index = replace(make_file(html, "text/html", ASK), policy=with_inline_scripts(html))
    files = StaticFiles(packages=[("fastapi_offline", "static")])

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return index.answer(request)

    async def file(request: Request) -> Response:
        answer = await files.get_response(request.url.path.rpartition("/")[2], request.scope)
        answer.headers["Cache-Control"] = ASK
        return answer

    for name in _FILES:
        app.get(f"/api/docs/{name}", include_in_schema=False)(file)


def main() -> None:
    """Print both."""
    from claim.web.http.routes import new_api  # noqa: PLC0415  (a server has done so, and needs no more of it)
    from claim.web.schema import described, json_schema  # noqa: PLC0415

    api = new_api().openapi()
    described(api["components"]["schemas"])
    for description in (api, json_schema()):
        sys.stdout.buffer.write(orjson.dumps(description) + b"\n")


if __name__ == "__main__":
    main()
