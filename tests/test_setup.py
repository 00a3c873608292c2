"""Setting up and installing: with and without a compiler, a network, room on the disk, and patience."""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def copied(name, folder):
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / name, folder / name)


def run(folder: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **environment}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("required", ["0", "1"])
def test_without_a_compiler_the_extension_is_left_out_unless_it_is_required(tmp_path, required):
    build = (sys.executable, "setup.py", "build_ext", "--build-lib", str(tmp_path), "--build-temp", str(tmp_path))
    done = run(ROOT, *build, CC="false", CLAIM_REQUIRE_COMPILED=required)
    assert (done.returncode == 0) == (required == "0"), done.stderr
    assert not list(tmp_path.rglob("*.so"))


def packaged(folder: Path, *files: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a package with these empty files, besides what every one has."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "src/claim/version.py"):
        copied(name, folder)
    for file in ("__init__.py", *files):
        (folder / "src/claim" / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / "src/claim" / file).touch()
    return run(folder, sys.executable, "setup.py", "build_py", "--build-lib", "out", **environment)


@pytest.mark.parametrize("required", ["0", "1"])
def test_a_package_without_the_page_says_so(tmp_path, required):
    """The page is built by `make page`; a package is never quietly without it."""
    done = packaged(tmp_path, CLAIM_REQUIRE_PAGE=required)
    assert "make page" in done.stderr
    assert (done.returncode == 0) == (required == "0"), done.stderr


def test_a_package_with_the_page_carries_it(tmp_path):
    """Every file of the page, so that installing needs no Node."""
    files = ("web/static/index.html", "web/static/assets/page-1.js")
    done = packaged(tmp_path, "web/__init__.py", *files)
    assert done.returncode == 0, done.stderr
    assert "make page" not in done.stderr
    assert all((tmp_path / "out/claim" / file).is_file() for file in files)


def script(path, *lines):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(("#!/bin/sh", *lines, "")), encoding="utf-8")
    path.chmod(0o755)


USUAL = "python-was-built-with"
ZIG = ".venv/zig/ziglang/zig"
INSTALLS = (f"mkdir -p {Path(ZIG).parent}", f"echo 'exit 0' >{ZIG}", f"chmod +x {ZIG}")
SAYS = 'echo "${CC:-usual}, ${LDSHARED:-usual}, ${CLAIM_COMPILE:-compile} ${CLAIM_REQUIRE_COMPILED:-}"'


@pytest.mark.parametrize(
    ("here", "chosen", "pip", "builds_with", "says"),
    [
        ({USUAL: 0}, "", INSTALLS, "usual, usual, compile 1", ""),
        ({USUAL: 1, "clang": 0}, "", INSTALLS, "clang, clang -shared, compile 1", ""),
        ({}, "mine", INSTALLS, "mine, usual, compile", ""),
        ({}, "", INSTALLS, "ZIG cc, ZIG cc -shared, compile 1", "taking one from PyPI"),
        ({USUAL: 1, "cc": 1, "gcc": 1}, "", INSTALLS, "ZIG cc, ZIG cc -shared, compile 1", "taking one from PyPI"),
        ({}, "", ("exit 1",), "usual, usual, 0 1", "run interpreted"),
    ],
    ids=["the usual one", "another", "the caller's", "none", "none that works", "none, and PyPI has none"],
)
def test_a_build_gets_a_compiler_from_pypi_only_where_none_works(tmp_path, here, chosen, pip, builds_with, says):
    """One that works has to compile everything; where there is none, compiling is left out."""
    copied("make/with-compiler", tmp_path)
    script(tmp_path / ".venv/bin/python", f"case $2 in *include*) echo include;; *) echo {USUAL};; esac")
    (tmp_path / "include").mkdir()
    (tmp_path / "include/Python.h").touch()
    script(tmp_path / ".venv/bin/pip", *pip)
    for name in ("cat", "chmod", "dirname", "mkdir", "rm", "sh", "touch"):
        (tmp_path / "bin").mkdir(exist_ok=True)
        (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
    script(tmp_path / "bin/uname", "echo Linux")
    for name, status in here.items():
        script(tmp_path / "bin" / name, "cat >/dev/null", f"exit {status}")
    env = {"PATH": str(tmp_path / "bin"), "CC": chosen}  # and nothing else
    command = ["make/with-compiler", "sh", "-c", SAYS]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == builds_with.replace("ZIG", str(tmp_path / ZIG))
    assert says in done.stderr
    assert bool(done.stderr) == bool(says)


def test_without_pythons_headers_no_compiler_is_fetched(tmp_path):
    copied("make/with-compiler", tmp_path)
    script(tmp_path / ".venv/bin/python", "echo nowhere")
    script(tmp_path / ".venv/bin/pip", "echo pip was asked")
    done = run(tmp_path, "make/with-compiler", "sh", "-c", "echo $CLAIM_COMPILE", CC="")
    assert "python3-dev" in done.stderr
    assert done.stdout == "0\n"


@pytest.mark.parametrize(("answers", "installs"), [(False, False), (True, False), (True, True)])
def test_half_fetched_packages_of_the_page_are_fetched_again(tmp_path, answers, installs):
    copied("page/fetch", tmp_path)
    view, install = f"exit {int(not answers)}", f"mkdir -p node_modules/new; exit {int(not installs)}"
    script(tmp_path / "page/npm", f"case $1 in view) {view};; install) {install};; config) echo http://nowhere/;; esac")
    half = tmp_path / "page/node_modules/half"
    half.mkdir(parents=True)
    done = run(tmp_path, "page/fetch")
    assert done.returncode == (0 if installs else 1)
    assert not half.exists()
    assert (tmp_path / "page/node_modules/new").exists() == answers
    assert (tmp_path / "page/node_modules/.ready").exists() == installs
    assert ("no answer from http://nowhere/" in done.stdout) == (not answers)


@pytest.mark.parametrize("builds", [False, True])
def test_a_page_that_cannot_be_built_leaves_the_one_that_is_there(tmp_path, builds):
    copied("page/build", tmp_path)
    script(
        tmp_path / "page/npm",
        "mkdir -p node_modules/.page",
        "echo new >node_modules/.page/index.html",
        f"exit {int(not builds)}",
    )
    page = tmp_path / "src/claim/web/static/index.html"
    page.parent.mkdir(parents=True)
    page.write_text("old\n")
    assert (run(tmp_path, "page/build").returncode == 0) == builds
    assert page.read_text() == ("new\n" if builds else "old\n")


STEP = (sys.executable, str(ROOT / "make/step.py"), "stamp")


def step(tmp_path, *command):
    """Run a step of two, of which one is done."""
    (tmp_path / "before").touch()
    return run(tmp_path, *STEP, "fetching", *command, STEPS="before stamp")


def test_a_step_that_succeeds_says_how_far_the_set_up_is(tmp_path):
    done = step(tmp_path, "sh", "-c", "echo much; echo note: no compiler")
    assert re.fullmatch(r" +fetching …\nnote: no compiler\n\[2/2\] fetching: done in \d+ s\n", done.stdout), done
    assert (done.returncode, (tmp_path / "stamp").exists()) == (0, True)


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full. Free some space, then run make again"),
        ("npm error code ENOTFOUND", "Check the network, and the proxy if there is one, then run make again"),
        ("ERROR: No matching distribution found for rich", "Check the network"),
        ("npm error 403 403 Forbidden - GET https://registry.example/vite", "A proxy refused."),
        ("not successful because ensurepip is not available", "python3-venv"),
        ("segmentation fault", "Mend what is said above, then run make again"),
    ],
)
def test_a_step_that_fails_says_what_to_do_and_is_not_taken_for_done(tmp_path, said, advice):
    done = step(tmp_path, "sh", "-c", 'echo "$0"; exit 3', said)
    assert said in done.stdout
    assert advice in done.stdout.splitlines()[-1]
    assert done.stdout.splitlines()[-1].startswith("[1/2] fetching: failed.")
    assert (done.returncode, (tmp_path / "stamp").exists()) == (3, False)


def test_a_step_whose_program_is_missing_says_so(tmp_path):
    done = step(tmp_path, "no-such-program")
    assert "no-such-program" in done.stdout
    assert done.returncode == 1


def test_an_interrupted_step_ends_its_program_and_is_not_taken_for_done(tmp_path):
    command = [*STEP, "waiting", "sh", "-c", "echo note: ready; exec sleep 600"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while "ready" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
    assert not (tmp_path / "stamp").exists()


@pytest.mark.parametrize(
    ("breaks", "asked_for", "why"),
    [
        ("true", "", ""),
        ("true", "python3", ""),
        ("true", "./python-0", "has another Python than ./python-0"),
        ("rm .venv/bin/python", "", "is half made, or its Python is gone"),
        ("echo /elsewhere >.venv/made", "", "was made in another folder"),
        ("rm .venv/made", "", ""),  # made by hand
        ("rm -r .venv", "", ""),
    ],
)
def test_a_venv_of_no_use_is_removed_with_the_reason(tmp_path, breaks, asked_for, why):
    copied("make/old-venv", tmp_path)
    script(tmp_path / ".venv/bin/python", f'exec {sys.executable} "$@"')
    script(tmp_path / "python-0", "echo '(0, 0)'")
    script(tmp_path / "bin/python3", f'exec {sys.executable} "$@"')
    (tmp_path / ".venv/made").write_text(f"{tmp_path}\n")
    assert run(tmp_path, "sh", "-c", breaks).returncode == 0
    before = (tmp_path / ".venv").exists()
    path = f"{tmp_path}/bin:{os.environ['PATH']}"
    done = run(tmp_path, "make/old-venv", *filter(None, [asked_for]), PATH=path)
    assert done.returncode == 0
    assert why in done.stderr
    assert done.stderr.count("\n") == bool(why)
    assert (tmp_path / ".venv").exists() == (before and not why)
