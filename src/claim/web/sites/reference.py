"""The HTTP API's reference at /docs: FastAPI's own page, Swagger UI, with its files from this server."""

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from claim.web.http.security import with_inline_scripts

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
    page.headers["Content-Security-Policy"] = with_inline_scripts(bytes(page.body))
    files = StaticFiles(packages=[("fastapi_offline", "static")])

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return page

    async def file(request: Request) -> Response:
        return await files.get_response(request.url.path.rpartition("/")[2], request.scope)

    for name in _FILES:
        app.get(f"/docs/{name}", include_in_schema=False)(file)
