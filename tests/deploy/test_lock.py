"""The lock files for deployment agree with pyproject.toml, and nothing in them can come from elsewhere."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from deploy.lock import TARGETS, dependants, still_fitting, wanted

ROOT = Path(__file__).parent.parent.parent
FILES = ("requirements.txt", "build.txt")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


class Pin(NamedTuple):
    version: Version
    hashes: list[str]
    via: list[str]


def read(name: str) -> str:
    return (ROOT / "deploy" / name).read_text(encoding="utf-8")


def pins(name: str) -> dict[str, Pin]:
    entry = r"^(\S+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n    # via (.+)\n"
    return {
        package: Pin(Version(version), re.findall(r"[0-9a-f]{64}", hashes), via.split(", "))
        for package, version, hashes, via in re.findall(entry, read(name), flags=re.MULTILINE)
    }


def ranges(name: str) -> Iterator[tuple[str, Requirement]]:
    for who, lines in wanted()[name][1].items():
        for line in lines:
            yield who, Requirement(line)


@pytest.mark.parametrize("name", FILES)
def test_every_line_is_a_pin_with_hashes_and_no_registry_is_named(name):
    text = read(name)
    assert "\n--require-hashes\n--only-binary :all:\n" in text
    entries = text.split("\n\n", 1)[1]
    assert len(re.findall(r"^\S", entries, flags=re.MULTILINE)) == len(pins(name)) > 1
    assert "\n".join(pins(name)) == "\n".join(sorted(pins(name)))
    for elsewhere in ("://", "index", "find-links", "trusted-host", "@", "pypi"):
        assert elsewhere not in text.lower()


@pytest.mark.parametrize("name", FILES)
def test_everything_the_project_asks_for_is_locked_within_its_range(name):
    locked = pins(name)
    for who, requirement in ranges(name):
        pin = locked[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(pin.version), f"{requirement}: locked {pin.version}"
        assert who in pin.via


@pytest.mark.parametrize("name", FILES)
def test_everything_locked_is_there_because_the_project_asks_for_it(name):
    locked = pins(name)
    asked = {(who, canonicalize_name(requirement.name)) for who, requirement in ranges(name)}
    assert {(who, package) for package in locked for who in locked[package].via if who.startswith("claim")} == asked
    reached: set[str] = {package for _, package in asked}
    while True:
        more = {package for package in locked if reached & set(locked[package].via)} - reached
        if not more:
            break
        reached |= more
    assert reached == set(locked)
    assert all(who in locked for pin in locked.values() for who in pin.via if not who.startswith("claim"))


def test_the_runtime_lock_is_of_the_extras_a_host_installs_and_the_other_of_the_build():
    extras = PROJECT["project"]["optional-dependencies"]
    assert {name: set(wanted()[name][1]) for name in FILES} == {
        "requirements.txt": {"claim-cards[terminal]", "claim-cards[web]"},
        "build.txt": {"claim-cards"},
    }
    assert sorted(str(requirement) for _, requirement in ranges("requirements.txt")) == sorted(
        str(Requirement(line)) for line in [*extras["terminal"], *extras["web"]]
    )


def test_compiled_packages_have_a_hash_for_every_python_on_both_machines():
    locked = pins("requirements.txt")
    for package in ("asyncpg", "httptools", "markupsafe", "orjson", "pydantic-core", "sqlalchemy", "uvloop"):
        assert len(locked[package].hashes) == len(TARGETS), package


def test_a_pin_outside_the_ranges_is_not_kept():
    wishes = {"claim-cards[web]": ["uvicorn>=0.54,<0.55", "rich>=13"]}
    assert list(still_fitting(["uvicorn==0.53.0", "rich==14.0", "h11==0.16.0"], wishes)) == [
        "rich==14.0",
        "h11==0.16.0",
    ]


def test_markers_and_extras_of_dependencies_are_followed():
    metadata = {
        "sqlalchemy": {"requires_dist": ["greenlet>=1; extra == 'asyncio'", "pyodbc; extra == 'mssql'"]},
        "greenlet": {},
        "click": {"requires_dist": ["colorama; sys_platform == 'win32'", "typing-extensions; python_version < '3.13'"]},
        "typing-extensions": {},
    }
    wishes = {"claim-cards[web]": ["sqlalchemy[asyncio]", "Click"]}
    found = {target.python: set(dependants(wishes, metadata, target)) for target in TARGETS}
    always = {("sqlalchemy", "claim-cards[web]"), ("click", "claim-cards[web]"), ("greenlet", "sqlalchemy")}
    assert found["3.11"] == always | {("typing-extensions", "click")}
    assert found["3.14"] == always


def test_what_only_some_machine_needs_is_never_quietly_left_out():
    with pytest.raises(SystemExit, match="exceptiongroup is needed"):
        list(dependants({"claim-cards[web]": ["exceptiongroup; python_version < '3.13'"]}, {}, TARGETS[0]))


def test_every_runtime_dependency_has_a_reason_and_no_reason_is_stale():
    """In docs/dependencies.md."""
    project = PROJECT["project"]
    assert project["dependencies"] == []  # the page's first sentence
    extras: dict[str, list[str]] = {}
    for extra in sorted(set(project["optional-dependencies"]) - {"dev", "envs", "test"}):  # these are made of others
        for line in project["optional-dependencies"][extra]:
            extras.setdefault(Requirement(line).name, []).append(extra)
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    rows = re.findall(r"^- `(.+?)` \((.+?)\): \S", page, flags=re.MULTILINE)
    assert [name for name, _ in rows] == sorted(extras)
    assert {name: listed.split(", ") for name, listed in rows} == extras
