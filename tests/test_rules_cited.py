"""Each rule is held by a test that cites it."""

import ast
import re
from functools import cache

import pytest

from tests.rules_page import ROOT, RULES


@cache
def citations() -> dict[str, list[str]]:
    """Rules by the tests whose docstring cites them; `R3 to R25` and the like cite nothing."""
    cited: dict[str, list[str]] = {rule: [] for rule in RULES}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = re.sub(r"R\d+ to R\d+", "", ast.get_docstring(node) or "")
                for rule in re.findall(r"\bR\d+\b", words):
                    cited[rule].append(f"{path.name}::{node.name}")
    return cited


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited_by_a_test(rule):
    assert citations()[rule], f"no test cites {rule} in its docstring"


def test_the_rules_document_has_every_rule():
    assert [f"R{number}" for number in range(1, 27)] == RULES
