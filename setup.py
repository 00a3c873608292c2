"""Compiles the files with a .pxd, and warns when the page is missing. Everything else is in pyproject.toml.

Compiling is optional: without a compiler the same files run interpreted. CLAIM_COMPILE=0 leaves it out, and
CLAIM_REQUIRE_COMPILED=1, as in CI, makes a failed build an error.

The page is built first (`make page`) and packaged, so that installing needs no Node. A package without it still serves
the API; CLAIM_REQUIRE_PAGE=1 makes that an error, too.
"""

import os
import sys
import threading
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SHARED = "claim._cyutility"  # what Cython would otherwise repeat in each module: two fifths of the C
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the annotations are for mypy; the C types are in the .pxd files
    "auto_pickle": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "show_performance_hints": False,
}


def extension(name: str, source: Path) -> Extension:
    """Return what is compiled: quickly where the code handles Python objects and gains nothing from optimizing."""
    level = "-O1" if name == SHARED or name.startswith("claim.game.") else "-O3"
    # No debugging information, and a char that is the same everywhere.
    flags = [] if os.name == "nt" else [level, "-g0", "-fsigned-char"]
    optional = os.environ.get("CLAIM_REQUIRE_COMPILED") != "1"
    return Extension(name, [str(source)], extra_compile_args=flags, optional=optional)


def extensions() -> list[Extension]:
    """Return an extension for each .py with a .pxd that is not a hand-written C twin (its first line says so)."""
    if os.environ.get("CLAIM_COMPILE") == "0":
        return []
    found = [
        pxd.with_suffix(".py")
        for pxd in sorted(Path("src/claim").rglob("*.pxd"))
        if pxd.name != "__init__.pxd" and "C twin" not in pxd.read_text(encoding="utf-8").split("\n", 1)[0]
    ]
    named = [(".".join(source.relative_to("src").with_suffix("").parts), source) for source in found]
    return [extension(*each) for each in [(SHARED, Path("src/claim/_cyutility.c")), *named]] if named else []


class ParallelBuild(build_ext):
    """Compiles on all cores, and says how far it is."""

    def initialize_options(self) -> None:
        """Default to `--parallel` with all cores."""
        super().initialize_options()
        self.parallel = os.cpu_count()
        self.finished = 0
        self.lock = threading.Lock()

    def run(self) -> None:
        """Write the C, then compile it. Only here, so that reading the package's metadata does not need Cython."""
        if self.extensions:
            from Cython.Build import cythonize  # noqa: PLC0415

            print("writing C", flush=True)
            written = cythonize(
                self.extensions,
                nthreads=self.parallel or 0,
                quiet=True,
                compiler_directives=DIRECTIVES,
                shared_utility_qualified_name=SHARED,
                build_dir="build",
            )
            for mine, made in zip(self.extensions, written, strict=True):
                mine.sources, mine.depends = made.sources, made.depends
        super().run()

    def build_extension(self, ext: Extension) -> None:
        """Compile one extension."""
        super().build_extension(ext)
        with self.lock:
            self.finished += 1
            print(f"compiled {self.finished} of {len(self.extensions)}", flush=True)


class BuildWithPage(build_py):
    """Builds the package after checking that the page was built."""

    def run(self) -> None:
        """Exit or warn without the page, except in an editable install, where it may be built later."""
        if not self.editable_mode and not Path("src/claim/web/static/index.html").is_file():
            if os.environ.get("CLAIM_REQUIRE_PAGE") == "1":
                sys.exit("error: the browser page is not built. Run `make page` first.")
            print("warning: this package lacks the browser page. Run `make page` before building.", file=sys.stderr)
        super().run()


if __name__ == "__main__":  # Cython's processes may import this file again
    setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild, "build_py": BuildWithPage})
