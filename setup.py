"""Compiles the files that are worth it. Everything else about the package is in pyproject.toml.

The extension is optional: where there is no compiler the same files run interpreted. CLAIM_REQUIRE_COMPILED=1 (as CI
sets it) makes a failed build an error.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

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
setup(ext_modules=extensions)
