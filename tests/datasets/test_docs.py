"""docs/dataset.md has the columns that are written."""

import re
from pathlib import Path

import pytest

from claim.datasets.columns import GAMES, POSITIONS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "dataset.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("heading", "columns"), [("Positions", POSITIONS), ("Games", GAMES)])
def test_the_documented_columns_are_those_that_are_written(heading, columns):
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| `(.+?)`(, or null)? \| (.+) \|$", section, flags=re.MULTILINE)
    assert [(name, kind, meaning, bool(null)) for name, kind, null, meaning in rows] == list(columns)
