"""Compiles the files that are worth it, and says when the page is missing. All else is in pyproject.toml.

The extension is optional: where there is no compiler the same files run interpreted. CLAIM_REQUIRE_COMPILED=1 (as CI
sets it) makes a failed build an error.

The page is built before the package (`make page`) and put into it, so that nobody needs Node to install. A package
without it still serves its API: CLAIM_REQUIRE_PAGE=1 makes that an error, too.
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
            extra_compile_args=[] if os.name == "nt" else ["-O3"],
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
    extension.optional = not required  # said here: cythonize makes new extensions and forgets it


class OnAllCores(build_ext):
    """The compiler, on every core there is."""

    def initialize_options(self) -> None:
        """Set what `--parallel` would."""
        super().initialize_options()
        self.parallel = os.cpu_count()


class WithPage(build_py):
    """The package's files, and a word about the page where it was not built."""

    def run(self) -> None:
        """Look for the page first: an installation that is edited in place builds it later."""
        if not self.editable_mode and not Path("src/claim/web/static/index.html").is_file():
            if os.environ.get("CLAIM_REQUIRE_PAGE") == "1":
                sys.exit("error: the browser page is not built. Run `make page` first.")
            print(
                "warning: this package is without the browser page. Run `make page` before building.", file=sys.stderr
            )
        super().run()


setup(ext_modules=extensions, cmdclass={"build_ext": OnAllCores, "build_py": WithPage})
