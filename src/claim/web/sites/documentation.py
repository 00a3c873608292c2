"""The documentation site at /docs/, where it was built (`make docs`), beside the HTTP API's reference at /docs.

Files are read and compressed when they are first asked for, in a thread: games go on meanwhile.
"""

import asyncio
from dataclasses import replace
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from claim.game.errors import quote
from claim.web.errors import RequestError
from claim.web.http.security import with_inline_scripts
from claim.web.sites.files import File, Site, read_file

FOLDER = Path(__file__).parent.parent / "docs"


class Documentation(Site):
    """The files of a built site."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._files: dict[str, File] = {}

    async def answer(self, request: Request, path: str) -> Response:
        """Return the file at this path; a folder's is its index.html. Raises RequestError where there is none.

        Where no site was built, its start page leads to the HTTP API's reference.
        """
        name = f"{path}index.html" if path == "" or path.endswith("/") else path
        if (name == "index.html" or not self.paths) and self.relist():
            self._files = {}
        if name == "index.html" and not self.paths:
            return RedirectResponse("../docs")
        files = self._files  # another dict once the site was built again
        try:
            if name not in files:
                files[name] = await asyncio.to_thread(_read, self.paths[name])
        except (KeyError, OSError):
            raise RequestError("no_path", path=quote("/docs/" + path)) from None
        return files[name].answer(request)


def _read(path: Path) -> File:
    """Read a file of the site. Those of the repository that pages link to (a unit, a configuration) are for reading."""
    file = read_file(path, unknown="text/plain")
    return replace(file, policy=with_inline_scripts(file.body)) if path.suffix == ".html" else file


def add_documentation(app: FastAPI) -> None:
    """Serve the site. The reference and its files are added before it, and stay where they are."""
    documentation = Documentation(FOLDER)

    @app.get("/docs/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        return await documentation.answer(request, path)
