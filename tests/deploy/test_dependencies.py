"""docs/dependencies.md says why each runtime dependency is there, and of no other."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent.parent


def test_every_runtime_dependency_has_a_reason_and_no_reason_is_stale():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []  # the page's first sentence
    extras: dict[str, list[str]] = {}
    for extra in sorted(set(project["optional-dependencies"]) - {"dev", "envs", "test"}):  # these are made of others
        for line in project["optional-dependencies"][extra]:
            extras.setdefault(Requirement(line).name, []).append(extra)
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(.+?)` \| (.+?) \| (.+?) \|$", page, flags=re.MULTILINE)
    assert [name for name, _, _ in rows] == sorted(extras)
    assert {name: listed.split(", ") for name, listed, _ in rows} == extras
