"""Installing, with and without a C compiler."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("required", ["0", "1"])
def test_without_a_compiler_the_extension_is_left_out_unless_it_is_required(tmp_path, required):
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--build-lib", str(tmp_path), "--build-temp", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "CC": "false", "CLAIM_REQUIRE_COMPILED": required},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode == 0) == (required == "0"), done.stderr
    assert not list(tmp_path.rglob("*.so"))


@pytest.mark.parametrize("required", ["0", "1"])
def test_a_package_without_the_page_says_so(tmp_path, required):
    """The page is built by `make page`; a package is never quietly without it."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "claim"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "src" / "claim" / "version.py", package)
    (package / "__init__.py").touch()
    done = subprocess.run(
        [sys.executable, "setup.py", "build_py", "--build-lib", str(tmp_path / "out")],
        cwd=tmp_path,
        env={**os.environ, "CLAIM_REQUIRE_PAGE": required},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "make page" in done.stderr
    assert (done.returncode == 0) == (required == "0"), done.stderr


def test_a_package_with_the_page_carries_it(tmp_path):
    """Every file of the page, so that installing needs no Node."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "claim"
    for file in ("__init__.py", "web/__init__.py", "web/static/index.html", "web/static/assets/page-1.js"):
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        (package / file).touch()
    shutil.copy(ROOT / "src" / "claim" / "version.py", package)
    done = subprocess.run(
        [sys.executable, "setup.py", "build_py", "--build-lib", str(tmp_path / "out")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "make page" not in done.stderr
    built = tmp_path / "out" / "claim" / "web" / "static"
    assert (built / "index.html").is_file()
    assert (built / "assets" / "page-1.js").is_file()
