"""The API's reference at /docs: FastAPI's own page, Swagger UI, with its files from this server."""

import base64
import hashlib
import re

from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

from claim.web.security import CONTENT_POLICY


def add_reference(app: FastAPI) -> None:
    """Serve the page and its files. FastAPI would load them from other people's servers, which the policy forbids."""
    page = get_swagger_ui_html(
        openapi_url="/openapi.json",
        title=app.title,
        swagger_js_url="/docs/swagger-ui-bundle.js",
        swagger_css_url="/docs/swagger-ui.css",
        swagger_favicon_url="/docs/favicon.png",
    )
    script = re.search(rb"<script>(.*?)</script>", page.body, re.DOTALL)
    assert script is not None, "the page starts with an inline script"
    digest = base64.b64encode(hashlib.sha256(script[1]).digest()).decode()
    policy = CONTENT_POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")
    page.headers["Content-Security-Policy"] = policy

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return page

    app.mount("/docs", StaticFiles(packages=[("fastapi_offline", "static")]))
