"""Runs the code on pages of the documentation, and compares what it prints with what the page says.

- A block of `python` runs in one namespace per page. A block of `text` right after it is what it prints.
- A block of `python` with a title is a file of that name; it is written, not run.
- A block of `console` is a terminal: lines after `$ ` run, the others are what they print.

`…` in what is printed stands for anything. `python -m tests.pages PAGE …` writes what is printed now into the pages:
read the difference, and put `…` where something changes from run to run.
"""

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from harness.waiting import PATIENCE

_BLOCK = re.compile(
    r"^```(python|console)(?: title=\"([^\"]+)\")?\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.M | re.S
)


class Printed(NamedTuple):
    """What a block prints, and what the page says that it prints."""

    line: int
    expected: str
    got: str
    span: tuple[int, int]  # of `expected`, in the page's text

    @property
    def right(self) -> bool:
        return re.fullmatch(".*?".join(map(re.escape, self.expected.split("…"))), self.got, re.S) is not None


def run(page: Path) -> list[Printed]:
    """Run a page's code in the current folder. Programs that it has left running are ended."""
    names: dict[str, object] = {"__name__": "__main__"}
    try:
        return list(_run(page, names))
    finally:
        for value in names.values():
            if isinstance(value, subprocess.Popen) and value.poll() is None:
                value.kill()
                value.communicate()


def _run(page: Path, names: dict[str, object]) -> Iterator[Printed]:
    text = page.read_text(encoding="utf-8")
    for block in _BLOCK.finditer(text):
        language, title, code, printed = block.groups()
        line, start = text.count("\n", 0, block.start(3)), block.start(3)
        if title:
            Path(title).write_text(code, encoding="utf-8")
        elif language == "python":
            output = io.StringIO()
            with contextlib.redirect_stdout(output):
                exec(compile("\n" * line + code, str(page), "exec"), names)
            yield Printed(line, printed or "", _trimmed(output.getvalue()), block.span(4))
        else:
            for one in re.finditer(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", code, re.MULTILINE):
                span = (start + one.start(2), start + one.end(2))
                yield Printed(line, one[2], _trimmed(_typed(one[1])), span)


def _trimmed(text: str) -> str:
    """Return a text without spaces at the ends of lines: nobody sees them on a page."""
    return re.sub(r" +$", "", text, flags=re.M)


def _typed(command: str) -> str:
    program, *arguments = shlex.split(command)
    first = [sys.executable, "-m", "claim"] if program == "claim" else [sys.executable]
    assert program in ("claim", "python3"), f"only claim and python3 are run, not {program}"
    done = subprocess.run([*first, *arguments], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextlib.contextmanager
def workplace(folder: Path) -> Iterator[None]:
    """Be in a folder, with the Python that runs this as `python3`, as readers are told to be."""
    before = os.environ["PATH"]
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{before}"
    try:
        with contextlib.chdir(folder):
            yield
    finally:
        os.environ["PATH"] = before


def main() -> None:
    """Write what is printed now into the pages named on the command line."""
    for page in map(Path.absolute, map(Path, sys.argv[1:])):
        with tempfile.TemporaryDirectory() as folder, workplace(Path(folder)):
            found = run(page)
        text = page.read_text(encoding="utf-8")
        for one in reversed(found):
            if not one.right and one.span[0] >= 0:
                text = text[: one.span[0]] + one.got + text[one.span[1] :]
            elif not one.right:
                print(f"{page}:{one.line}: prints {one.got!r}, and no block of `text` says so")
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
