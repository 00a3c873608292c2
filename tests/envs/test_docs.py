"""docs/environments.md says what is so."""

import doctest
from pathlib import Path

import pytest

from claim.envs import gymnasium, openspiel, pettingzoo

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"


def test_the_documented_examples_run():
    result = doctest.testfile(str(PAGE), module_relative=False, verbose=False)
    assert result.failed == 0
    assert result.attempted >= 15


@pytest.mark.parametrize("module", [gymnasium, openspiel, pettingzoo])
def test_the_docstrings_example_does_what_it_says(module):
    result = doctest.testmod(module)
    assert result.failed == 0
    assert result.attempted >= 4
