"""Builds the wheel and the source package of the commit that is checked out, and tries both in empty environments.

`make release` builds the page first. dist/ then holds the two packages, their hashes (SHA256SUMS) and the changelog's
section (NOTES.md).
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
STATIC = "src/claim/web/static"
REQUIRED = {**os.environ, "CLAIM_REQUIRE_COMPILED": "1", "CLAIM_REQUIRE_PAGE": "1"}


def main() -> None:
    """Build, try and describe."""
    if output("git", "status", "--porcelain"):
        sys.exit("error: there are changes that are not committed. A release is of a commit: commit them first.")
    version = re.findall(r'^VERSION = "(.*)"$', (ROOT / "src/claim/version.py").read_text("utf-8"), re.MULTILINE)[0]
    notes = section((ROOT / "CHANGELOG.md").read_text("utf-8"), version)
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        source, wheel = build(Path(folder))
        try_out(wheel, Path(folder), {**os.environ, "CC": "/bin/false"})  # it needs no compiler
        try_out(source, Path(folder), REQUIRED)
    files = (wheel, source)
    hashes = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (DIST / "SHA256SUMS").write_text(hashes, "utf-8")
    (DIST / "NOTES.md").write_text(notes, "utf-8")
    say(f"dist/ has {', '.join(file.name for file in files)}, SHA256SUMS and NOTES.md")


def section(changelog: str, version: str) -> str:
    """Return what the changelog says about a version."""
    for part in re.split(r"^## ", changelog, flags=re.MULTILINE):
        if part.split("\n", 1)[0].partition(",")[0].strip() == version:
            return f"# Claim {part.strip()}\n"
    sys.exit(f"error: CHANGELOG.md has no section for {version}")


def build(folder: Path) -> tuple[Path, Path]:
    """Build the source package from the commit and the page, and the wheel from the source package."""
    tree, unpacked = folder / "tree", folder / "unpacked"
    tree.mkdir()
    run("git", "archive", "--output", str(folder / "tree.tar"), "HEAD")
    shutil.unpack_archive(folder / "tree.tar", tree, filter="data")
    shutil.copytree(ROOT / STATIC, tree / STATIC)
    say("building the source package …")
    run(sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(DIST), cwd=tree)
    source = next(DIST.glob("*.tar.gz"))
    shutil.unpack_archive(source, unpacked, filter="data")
    say("building the wheel from it …")
    wheel = ("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(DIST))
    run(sys.executable, "-m", "pip", *wheel, str(next(unpacked.iterdir())), env=REQUIRED)
    return source, next(DIST.glob("*.whl"))


def try_out(package: Path, folder: Path, environment: dict[str, str]) -> None:
    """Install a package in an empty environment, serve the page from there and play."""
    say(f"trying {package.name} in an empty environment …")
    venv = folder / f"venv-{package.suffix[1:]}"
    run(sys.executable, "-m", "venv", str(venv))
    run(str(venv / "bin/pip"), "install", "--quiet", f"{package}[terminal,web]", env=environment)
    claim = str(venv / "bin/claim")
    spoken = output(claim, "--version")
    say(spoken)
    if "(compiled)" not in spoken:
        sys.exit(f"error: {package.name} is not compiled")
    run(sys.executable, str(ROOT / ".ci/served"), claim)
    run(claim, "arena", "--a", "squire", "--b", "greedy", "--games", "4", "--seed", "1", "--jobs", "1", cwd=folder)


def say(text: str) -> None:
    """Print a line at once: the programs that are started print, too."""
    print(text, flush=True)


def run(*command: str, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a program. Exits where it fails."""
    if subprocess.run(command, cwd=cwd, env=env, check=False).returncode:  # noqa: S603  (our own commands)
        sys.exit(f"error: this failed: {' '.join(command)}")


def output(*command: str) -> str:
    """Return what a program prints. Raises CalledProcessError where it fails."""
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S603  (likewise)
    return done.stdout.strip()


if __name__ == "__main__":
    main()
