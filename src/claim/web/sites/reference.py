"""The HTTP API's reference at /docs: FastAPI's own page, Swagger UI, with its files from this server."""

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from claim.web.http.security import with_inline_scripts
from claim.web.sites.files import ASK, make_file

_FILES = ("swagger-ui-bundle.js", "swagger-ui.css", "redoc.standalone.js", "favicon.png")


def add_reference(app: FastAPI) -> None:
    """Serve the page and its files. FastAPI would load them from other people's servers, which the policy forbids."""
    page = get_swagger_ui_html(
        openapi_url="/openapi.json",
        title=app.title,
        swagger_js_url="/docs/swagger-ui-bundle.js",
        swagger_css_url="/docs/swagger-ui.css",
        swagger_favicon_url="/docs/favicon.png",
    )
    html = bytes(page.body)
    made, policy = make_file(html, "text/html", ASK), {"Content-Security-Policy": with_inline_scripts(html)}
    files = StaticFiles(packages=[("fastapi_offline", "static")])

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return made.answer(request, headers=policy)

    async def file(request: Request) -> Response:
        found = await files.get_response(request.url.path.rpartition("/")[2], request.scope)
        found.headers["Cache-Control"] = ASK
        return found

    for name in _FILES:
        app.get(f"/docs/{name}", include_in_schema=False)(file)
