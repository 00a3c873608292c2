"""docs/environments.md says what is so."""

import doctest
import re
from pathlib import Path

import pytest

from claim.envs import gymnasium, openspiel, pettingzoo
from claim.envs.observation import LENGTH, TABLE

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"


def test_the_documented_observation_is_the_one_that_is_made():
    rows = re.findall(r"^\| ([\d–]+) \| `(\w+)` \| (.*) \|$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    expected = []
    for entry in TABLE:
        last = entry.start + entry.length - 1
        expected.append((f"{entry.start}–{last}" if entry.length > 1 else str(last), entry.name, entry.meaning))
    assert rows == expected
    assert f"An observation is {LENGTH} zeros and ones" in PAGE.read_text(encoding="utf-8")


def test_the_documented_examples_run():
    result = doctest.testfile(str(PAGE), module_relative=False, verbose=False)
    assert result.failed == 0
    assert result.attempted >= 15


@pytest.mark.parametrize("module", [gymnasium, openspiel, pettingzoo])
def test_the_docstrings_example_does_what_it_says(module):
    result = doctest.testmod(module)
    assert result.failed == 0
    assert result.attempted >= 4
