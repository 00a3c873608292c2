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


def script(path, *lines):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(("#!/bin/sh", *lines, "")), encoding="utf-8")
    path.chmod(0o755)


USUAL = "python-was-built-with"
ZIG = ".venv/lib/python3/site-packages/ziglang/zig"
INSTALLS = (f"mkdir -p {Path(ZIG).parent}", f"echo 'exit 0' >{ZIG}", f"chmod +x {ZIG}")


@pytest.mark.parametrize(
    ("here", "chosen", "pip", "builds_with", "says"),
    [
        ({USUAL: 0}, "", INSTALLS, "", ""),
        ({USUAL: 1, "clang": 0}, "", INSTALLS, "clang, clang -shared", ""),
        ({}, "mine", INSTALLS, "mine", ""),
        ({}, "", INSTALLS, f"{ZIG} cc, {ZIG} cc -shared", "taking one from PyPI"),
        ({USUAL: 1, "cc": 1, "gcc": 1}, "", INSTALLS, f"{ZIG} cc, {ZIG} cc -shared", "taking one from PyPI"),
        ({}, "", ("exit 1",), "", "run interpreted"),
    ],
    ids=["the usual one", "another", "the caller's", "none", "none that works", "none, and PyPI has none"],
)
def test_a_build_gets_a_compiler_from_pypi_only_where_none_works(tmp_path, here, chosen, pip, builds_with, says):
    shutil.copy(ROOT / "with-compiler", tmp_path)
    script(tmp_path / ".venv/bin/python", f"case $2 in *include*) echo include;; *) echo {USUAL};; esac")
    (tmp_path / "include").mkdir()
    (tmp_path / "include/Python.h").touch()
    script(tmp_path / ".venv/bin/pip", *pip)
    for name in ("cat", "chmod", "dirname", "ls", "mkdir", "sh"):
        (tmp_path / "bin").mkdir(exist_ok=True)
        (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
    script(tmp_path / "bin/uname", "echo Linux")
    for name, status in here.items():
        script(tmp_path / "bin" / name, "cat >/dev/null", f"exit {status}")
    done = subprocess.run(
        ["./with-compiler", "sh", "-c", 'echo "$CC${LDSHARED:+, }$LDSHARED"'],
        cwd=tmp_path,
        env={"PATH": str(tmp_path / "bin"), "CC": chosen},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == builds_with
    assert says in done.stderr
    assert bool(done.stderr) == bool(says)


def test_without_pythons_headers_no_compiler_is_fetched(tmp_path):
    shutil.copy(ROOT / "with-compiler", tmp_path)
    script(tmp_path / ".venv/bin/python", "echo nowhere")
    script(tmp_path / ".venv/bin/pip", "echo pip was asked")
    done = subprocess.run(
        ["./with-compiler", "echo", "built"],
        cwd=tmp_path,
        env={**os.environ, "CC": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "python3-dev" in done.stderr
    assert done.stdout == "built\n"


@pytest.mark.parametrize(("answers", "installs"), [(False, False), (True, False), (True, True)])
def test_where_the_page_cannot_be_fetched_the_terminal_game_is_named(tmp_path, answers, installs):
    """And progress is shown: a dot for each answer of the registry."""
    (tmp_path / "page").mkdir()
    shutil.copy(ROOT / "page/fetch", tmp_path / "page")
    script(tmp_path / ".venv/bin/claim")
    view, install = f"exit {int(not answers)}", f"echo npm http fetch GET; exit {int(not installs)}"
    script(tmp_path / "page/npm", f"case $1 in view) {view};; install) {install};; config) echo http://nowhere/;; esac")
    done = subprocess.run(["page/fetch"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == (0 if installs else 1)
    assert done.stdout == ("." if answers else "") + ("\n" if answers else "")
    assert ("http://nowhere/" in done.stderr and ".venv/bin/claim play" in done.stderr) == (not installs)
