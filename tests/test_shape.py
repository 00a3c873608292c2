"""How tests, benches and what they share hang together."""

import re

from tests.extended import LONG, PACKAGES, QUICK
from tests.rules_page import ROOT


def importing(*folders: str, pattern: str) -> list[str]:
    """Return the Python files of these folders with an import, at its own line, that matches."""
    found = re.compile(rf"^\s*(?:from|import) {pattern}", re.MULTILINE)
    files = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    return [str(path) for path in files if found.search(path.read_text(encoding="utf-8"))]


def test_no_module_imports_a_module_of_tests():
    assert importing("tests", "bench", "harness", "training", pattern=r"tests\.(?:\w+\.)*test_") == []


def test_benches_import_no_tests_and_what_is_shared_imports_neither():
    assert importing("bench", "training", pattern=r"tests\b") == []
    assert importing("harness", pattern=r"(?:tests|bench)\b") == []


def test_an_import_would_be_found():
    assert importing("bench", pattern=r"harness\b")


def test_what_is_extended_or_quick_is_there():
    """A name that was changed would move a test from one run to the other without a word."""
    assert all((ROOT / place).exists() for place in (*LONG, *PACKAGES))
    for file, _, name in (one.partition("::") for one in QUICK):
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")
