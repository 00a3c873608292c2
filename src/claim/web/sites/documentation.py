"""The documentation site at /docs/, where it was built (`make docs`), beside the HTTP API's reference at /docs.

Files are read and compressed when they are first asked for, in a thread: games go on meanwhile.
A request can only name a file that was in the folder when the site was found, so no path leads out of it.
"""

import asyncio
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from claim.game.errors import quote
from claim.web.errors import RequestError
from claim.web.http.security import with_inline_scripts
from claim.web.sites.files import File, read_file, written

FOLDER = Path(__file__).parent.parent / "docs"


class Documentation:
    """The files of a built site, found again whenever it has been rebuilt."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._paths: dict[str, Path] = {}
        self._files: dict[str, tuple[File, dict[str, str]]] = {}  # with their own headers
        self._built: int | None = None

    async def answer(self, request: Request, path: str) -> Response:
        """Return the file at this path; a folder's is its index.html. Raises RequestError where there is none.

        Where no site was built, its start page leads to the HTTP API's reference.
        """
        name = f"{path}index.html" if path == "" or path.endswith("/") else path
        if name == "index.html" or not self._paths:
            self._look()
        if name == "index.html" and not self._paths:
            return RedirectResponse("../docs")
        files = self._files  # another dict once the site was built again
        try:
            if name not in files:
                files[name] = await asyncio.to_thread(_read, self._paths[name])
        except (KeyError, OSError):
            raise RequestError("no_path", path=quote("/docs/" + path)) from None
        file, headers = files[name]
        return file.answer(request, headers=headers)

    def _look(self) -> None:
        """List the files, if the site was built since they were listed."""
        built = written(self.folder / "index.html")
        if built != self._built:
            found = self.folder.rglob("*") if built is not None else ()
            self._paths = {path.relative_to(self.folder).as_posix(): path for path in found if path.is_file()}
            self._files, self._built = {}, built


def _read(path: Path) -> tuple[File, dict[str, str]]:
    """Read a file of the site. Those of the repository that pages link to (a unit, a configuration) are for reading."""
    file = read_file(path, unknown="text/plain")
    return file, {"Content-Security-Policy": with_inline_scripts(file.body)} if path.suffix == ".html" else {}


def add_documentation(app: FastAPI) -> None:
    """Serve the site. The reference and its files are added before it, and stay where they are."""
    documentation = Documentation(FOLDER)

    @app.get("/docs/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        return await documentation.answer(request, path)
