"""Write deploy/requirements.txt and deploy/build.txt: exact versions, with the hash of every wheel a host may need.

    python deploy/lock.py              # what pyproject.toml asks for; versions already locked stay where they still fit
    python deploy/lock.py --upgrade    # the newest versions that fit

Either takes some minutes: pip is asked once for each kind of machine.
pip resolves and reports (`pip install --dry-run --report`), from whatever index it is set up to use: no index is named
here or in what is written. Only wheels are locked. pip checks no hashes of what it needs to build a source package, so
one source package would let anything in.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE = Path(__file__).parent
EXTRAS = ("terminal", "web")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
MACHINES = ("x86_64", "aarch64")
LIBRARIES = {
    "manylinux": ("manylinux2014", "manylinux_2_17", "manylinux_2_24", "manylinux_2_26", "manylinux_2_28"),
    "musllinux": ("musllinux_1_1", "musllinux_1_2"),
}
COVERED = (
    f"CPython {', '.join(PYTHONS)} on Linux with glibc (2.28 or newer) or musl (1.2 or newer), {' and '.join(MACHINES)}"
)
Report = dict[str, Any]


@dataclass(frozen=True)
class Target:
    """A kind of machine that the lock serves."""

    python: str
    machine: str
    library: str

    def options(self) -> list[str]:
        """Return what tells pip to choose wheels for this machine instead of the one it runs on."""
        tags = [f"--platform={tag}_{self.machine}" for tag in LIBRARIES[self.library]]
        return [f"--python-version={self.python}", "--implementation=cp", *tags]

    def environment(self, extra: str) -> dict[str, str]:
        """Return what a requirement's marker is evaluated with."""
        return {
            "extra": extra,
            "implementation_name": "cpython",
            "implementation_version": f"{self.python}.0",
            "os_name": "posix",
            "platform_machine": self.machine,
            "platform_python_implementation": "CPython",
            "platform_system": "Linux",
            "python_full_version": f"{self.python}.0",
            "python_version": self.python,
            "sys_platform": "linux",
        }


TARGETS = [Target(*each) for each in product(PYTHONS, MACHINES, LIBRARIES)]


def wanted() -> dict[str, tuple[str, dict[str, list[str]]]]:
    """Return, for each file, what it is for and the requirements by who has them: an extra, or the build."""
    project = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    return {
        "requirements.txt": (
            f"what `claim-cards[{','.join(EXTRAS)}]` needs to run",
            {f"claim-cards[{extra}]": extras[extra] for extra in EXTRAS},
        ),
        "build.txt": ("what builds the package", {"claim-cards": project["build-system"]["requires"]}),
    }


def ask_pip(lines: Iterable[str], constraints: Iterable[str], *options: str) -> list[Report]:
    """Return what pip would install for these requirements. Exits where it finds nothing that fits."""
    with tempfile.TemporaryDirectory() as folder:
        requirements, bounds, report = (Path(folder, name) for name in ("requirements", "constraints", "report"))
        requirements.write_text("\n".join(lines), encoding="utf-8")
        bounds.write_text("\n".join(constraints), encoding="utf-8")
        command = [
            *(sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"),
            *("--dry-run", "--ignore-installed", "--only-binary=:all:", f"--target={folder}/nowhere"),
            *(f"--report={report}", f"--requirement={requirements}", f"--constraint={bounds}", *options),
        ]
        if subprocess.run(command, check=False).returncode:  # noqa: S603  (our own command)
            sys.exit("error: pip found no set of wheels that fits; its words are above")
        found: list[Report] = json.loads(report.read_text(encoding="utf-8"))["install"]
        return found


def dependants(wishes: dict[str, list[str]], metadata: dict[str, Report], target: Target) -> Iterator[tuple[str, str]]:
    """Yield each package that this machine needs with who needs it. Exits where one was not found."""

    def asked(who: str, lines: Iterable[str], extra: str = "") -> Iterator[tuple[str, Requirement]]:
        for each in map(Requirement, lines):
            if each.marker is None or each.marker.evaluate(target.environment(extra)):
                yield who, each

    waiting = [each for who, lines in wishes.items() for each in asked(who, lines)]
    seen = set()
    while waiting:
        who, requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        yield name, who
        if name not in metadata:
            sys.exit(f"error: {name} is needed on {target} only: run this with Python {PYTHONS[0]}")
        for extra in ("", *requirement.extras):
            if (name, extra) not in seen:
                seen.add((name, extra))
                waiting += asked(name, metadata[name].get("requires_dist", ()), extra)


def locked(path: Path) -> list[str]:
    """Return the versions that a file locks, as constraints."""
    if not path.exists():
        return []
    return re.findall(r"^[\w.-]+==[^\s\\]+", path.read_text(encoding="utf-8"), flags=re.MULTILINE)


def lock(name: str, purpose: str, wishes: dict[str, list[str]], *, upgrade: bool) -> str:
    """Return the text of a lock file."""
    kept = [] if upgrade else list(still_fitting(locked(HERE / name), wishes))
    ranges = [line for lines in wishes.values() for line in lines]
    metadata: dict[str, Report] = {
        canonicalize_name(each["metadata"]["name"]): each["metadata"]
        for each in ask_pip(ranges, kept, f"--python-version={PYTHONS[0]}")
    }
    pins = [f"{package}=={metadata[package]['version']}" for package in sorted(metadata)]
    hashes: dict[str, set[str]] = {package: set() for package in metadata}
    needed_by: dict[str, set[str]] = {package: set() for package in metadata}
    for number, target in enumerate(TARGETS, 1):
        print(f"{name}: {number} of {len(TARGETS)}: {target}", file=sys.stderr)
        for each in ask_pip(pins, (), "--no-deps", *target.options()):
            hashes[canonicalize_name(each["metadata"]["name"])].add(
                each["download_info"]["archive_info"]["hashes"]["sha256"]
            )
        for package, who in dependants(wishes, metadata, target):
            needed_by[package].add(who)
    head = [
        f"# Exact versions with hashes: {purpose}.",
        f"# {COVERED}.",
        "# Written by deploy/lock.py; docs/host.md says how it is used.",
        "--require-hashes",
        "--only-binary :all:",
    ]
    entries = [
        " \\\n".join([pin, *(f"    --hash=sha256:{each}" for each in sorted(hashes[package]))])
        + f"\n    # via {', '.join(sorted(needed_by[package]))}"
        for pin, package in zip(pins, sorted(metadata), strict=True)
    ]
    return "\n".join([*head, "", *entries]) + "\n"


def still_fitting(pins: Iterable[str], wishes: dict[str, list[str]]) -> Iterator[str]:
    """Yield the pins that the project's ranges still allow."""
    ranges = [Requirement(line) for lines in wishes.values() for line in lines]
    for pin in pins:
        name, _, version = pin.partition("==")
        about = [each.specifier for each in ranges if canonicalize_name(each.name) == canonicalize_name(name)]
        if all(specifier.contains(version, prereleases=True) for specifier in about):
            yield pin


def main() -> None:
    """Write both files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that fit")
    upgrade = parser.parse_args().upgrade
    for name, (purpose, wishes) in wanted().items():
        (HERE / name).write_text(lock(name, purpose, wishes, upgrade=upgrade), encoding="utf-8")


if __name__ == "__main__":
    main()
