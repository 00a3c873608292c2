"""How tests, benches and what they share hang together, and whether the pages for newcomers know all of it."""

import re
import tomllib

import pytest

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


def listed_in_contributing(folder: str) -> list[str]:
    """Return the rooms of one list, in its order."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = text.partition(f"\n**{folder}**\n\n")[2].partition("\n\n")[0]
    return [room for row in re.findall(r"^- (.*?): ", rows, re.MULTILINE) for room in re.findall(r"`(\w+)/`", row)]


def test_contributing_lists_the_rooms_of_the_package_lowest_first():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one["type"] == "layers")
    level = {room: number for number, layer in enumerate(layers) for room in re.findall(r"claim\.(\w+)", layer)}
    listed = listed_in_contributing("Rooms of `src/claim/`")
    assert set(listed) == {path.parent.name for path in (ROOT / "src/claim").glob("*/__init__.py")}
    assert [level[room] for room in listed] == sorted((level[room] for room in listed), reverse=True)


def test_contributing_lists_the_rooms_of_the_page_lowest_first():
    layers = re.search(r"LAYERS = \[(.*?)\]", (ROOT / "page/eslint.config.js").read_text(encoding="utf-8"), re.DOTALL)
    assert layers is not None
    assert listed_in_contributing("Rooms of `page/src/`") == re.findall(r"\w+", layers[1])


def test_contributing_lists_the_other_folders():
    built = {"build", "dist", "htmlcov", "node_modules", "runs"}  # as in .gitignore
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith((".", "_"))}
    assert listed_in_contributing("Elsewhere") == sorted(folders - built - {"src", "page"})


@pytest.mark.parametrize(("page", "words"), [("README.md", 760), ("CONTRIBUTING.md", 1_800)])
def test_the_first_pages_stay_short(page, words):
    assert len((ROOT / page).read_text(encoding="utf-8").split()) < words


def test_the_list_of_decisions_has_each_with_its_number_and_title():
    folder = ROOT / "docs/decisions"
    pages = sorted(folder.glob("[0-9]*.md"))
    titles = [page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ") for page in pages]
    assert [f"{int(page.name[:4])}." for page in pages] == [title.split()[0] for title in titles]
    rows = [f"- [{title}]({page.name})" for title, page in zip(titles, pages, strict=True)]
    assert re.findall(r"^- .*$", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE) == rows
