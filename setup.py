"""Compiles the files with a .pxd, and warns when the page is missing. Everything else is in pyproject.toml.

Compiling is optional: without a compiler the same files run interpreted. CLAIM_REQUIRE_COMPILED=1, as in CI, makes a
failed build an error.

The page is built first (`make page`) and packaged, so that installing needs no Node. A package without it still serves
the API; CLAIM_REQUIRE_PAGE=1 makes that an error, too.
"""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

required = os.environ.get("CLAIM_REQUIRE_COMPILED") == "1"
# A .py with a .pxd beside it is compiled, unless that .pxd is a hand-written C twin (its first line says so).
sources = [
    pxd.with_suffix(".py")
    for pxd in sorted(Path("src/claim").rglob("*.pxd"))
    if pxd.name != "__init__.pxd" and "C twin" not in pxd.read_text(encoding="utf-8").split("\n", 1)[0]
]
extensions = cythonize(
    [
        Extension(
            ".".join(source.relative_to("src").with_suffix("").parts),
            [str(source)],
            # No debugging information, and a char that is the same everywhere.
            extra_compile_args=[] if os.name == "nt" else ["-O3", "-g0", "-fsigned-char"],
        )
        for source in sources
    ],
    compiler_directives={
        "language_level": 3,
        "annotation_typing": False,  # the annotations are for mypy; the C types are in the .pxd files
        "boundscheck": False,
        "wraparound": False,
        "cdivision": True,
    },
    build_dir="build",
)
for extension in extensions:
    extension.optional = not required  # set here because cythonize drops it


class ParallelBuild(build_ext):
    """Compiles on all cores."""

    def initialize_options(self) -> None:
        """Default to `--parallel` with all cores."""
        super().initialize_options()
        self.parallel = os.cpu_count()


class BuildWithPage(build_py):
    """Builds the package after checking that the page was built."""

    def run(self) -> None:
        """Exit or warn without the page, except in an editable install, where it may be built later."""
        if not self.editable_mode and not Path("src/claim/web/static/index.html").is_file():
            if os.environ.get("CLAIM_REQUIRE_PAGE") == "1":
                sys.exit("error: the browser page is not built. Run `make page` first.")
            print("warning: this package lacks the browser page. Run `make page` before building.", file=sys.stderr)
        super().run()


setup(ext_modules=extensions, cmdclass={"build_ext": ParallelBuild, "build_py": BuildWithPage})
