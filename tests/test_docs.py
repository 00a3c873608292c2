"""Documentation that goes stale fails here."""

import doctest
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import mypy.api
import pytest

import claim
from claim.arena.ratings import expected
from claim.arena.results import read_result, result_line
from claim.bots.levels import LEVELS, about, measured
from claim.commands.options import build_parser
from claim.game.cards import CardAllocator, parse_pile, pile_text
from claim.game.seen_trick import TrickReason
from claim.puzzles.proving import prove
from claim.puzzles.puzzle import Puzzle
from claim.puzzles.rating import BOTS, rate
from claim.puzzles.themes import Theme, themes_of
from claim.studies.study import Study
from claim.version import install_with

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str, language: str = "") -> list[str]:
    """Return the code blocks of a page."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", read(name), flags=re.DOTALL | re.MULTILINE)
    return [block for kind, block in fenced if kind == language]


def test_the_readmes_python_does_what_it_says():
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False, verbose=False) == (0, 7)


def test_the_readmes_python_type_checks(tmp_path):
    examples = doctest.DocTestParser().get_examples(read("README.md"))
    (tmp_path / "readme.py").write_text("".join(example.source for example in examples))
    told, wrong, _ = mypy.api.run(
        ["--strict", "--config-file", str(ROOT / "pyproject.toml"), str(tmp_path / "readme.py")]
    )
    assert not wrong, wrong
    assert "Success" in told, told


def test_the_package_docstring_example_does_what_it_says():
    assert doctest.testmod(claim).failed == 0
    assert doctest.testmod(claim).attempted >= 3


def test_every_command_line_in_the_docs_parses():
    lines = [line for page in PAGES for line in page.read_text(encoding="utf-8").splitlines()]
    commands = [re.sub(r"^\$ ?", "", line).split("  #")[0] for line in lines if re.match(r"^(\$ )?claim [a-z]+ ", line)]
    assert len(commands) >= 5
    for command in commands:
        build_parser().parse_args(shlex.split(command)[1:])


def test_no_text_names_another_package_than_ours():
    """On PyPI `claim` is another program: until `claim-cards` is there, texts name a clone or a wheel."""
    texts = [
        *PAGES,
        *ROOT.glob("src/claim/**/*.py"),
        *ROOT.glob("src/claim/locales/*.ftl"),
        *ROOT.glob("training/**/*"),
    ]
    named = [
        (file.relative_to(ROOT).as_posix(), package)
        for file in texts
        if file.suffix in (".md", ".py", ".ftl")
        for package in re.findall(r"pip install '?([^'\s]+)\[", file.read_text(encoding="utf-8"))
    ]
    assert install_with("envs") == "pip install '.[envs]'"
    assert len(named) > 5
    assert [(file, package) for file, package in named if package not in (".", "dist/claim_cards-….whl")] == []


def test_the_documented_study_can_be_read():
    (study,) = [line for block in blocks("docs/formats.md") for line in block.splitlines() if line.startswith("2 A 35")]
    assert Study.parse(study).text() == study


def test_the_documented_positions_can_be_read():
    positions = [
        line
        for block in blocks("docs/formats.md")
        for line in block.splitlines()
        if line[:2] in ("1 ", "2 ") and ";" not in line
    ]
    assert len(positions) == 2
    for position in positions:
        assert str(claim.Game.parse(position)) == position
    pile = re.search(r"`([\d.]+)` holds ([^.]*)\.", read("docs/formats.md"))
    assert pile is not None
    cards = parse_pile(pile[1], "pile")
    assert cards == pile[2].split()
    assert pile_text(CardAllocator().mask(cards, "pile")) == pile[1]


def test_the_documented_record_can_be_read():
    text = next(block for block in blocks("docs/formats.md") if block.startswith("Claim 1"))
    record = claim.Record.parse(text)
    assert record.to_text() == text
    assert claim.Game.deal("7").dealt == record.game.dealt


def test_every_reason_of_a_trick_is_documented():
    assert set(re.findall(r"^\| `(\w+)` \|", read("docs/view.md"), flags=re.MULTILINE)) == {"reason", *TrickReason}


def test_the_documented_view_is_the_one_described():
    data = json.loads(blocks("docs/view.md", "json")[0])
    assert data == claim.Game.deal(7).play("G0").play("G1").view("A").to_json()


def test_the_documented_bots_play(tmp_path):
    (tmp_path / "bot.py").write_text(blocks("docs/view.md", "python")[0])
    (tmp_path / "bot.cpp").write_text(blocks("docs/view.md", "cpp")[0])
    runs = [["python3", str(tmp_path / "bot.py")]]
    if shutil.which("g++") is not None:
        subprocess.run(["g++", "-o", str(tmp_path / "bot"), str(tmp_path / "bot.cpp")], check=True)
        runs.append([str(tmp_path / "bot")])
    view = claim.Game.deal(7).view("A").to_text()
    for run in runs:
        assert subprocess.run(run, input=view + "\n", capture_output=True, text=True, check=True).stdout == "G0\n"


def test_the_arena_document_is_correct():
    """Its example line can be read, and every field is documented."""
    page = read("docs/arena.md")
    line = blocks("docs/arena.md", "json")[0]
    assert result_line(read_result(line)) == line
    for name in json.loads(line):
        assert re.search(rf"^\|.*`{name}`.*\|.*\|$", page, flags=re.MULTILINE)
    for difference, percent in ((100, 64), (200, 76), (400, 91)):
        assert round(100 * expected(difference)) == percent


def test_the_documented_puzzle_is_proven_and_every_theme_is_listed():
    data = json.loads(blocks("docs/puzzles.md", "json")[0])
    game = claim.Game.parse(data["position"])
    proof = prove(game)
    assert proof is not None
    assert data == Puzzle(str(game), proof.line, data["rating"], themes_of(game, proof)).to_json()
    page = read("docs/puzzles.md")
    assert re.findall(r"^\| `(\w+)` \|", page.partition("\n## Themes")[2], flags=re.MULTILINE) == list(Theme)
    assert f"{rate(dict.fromkeys(BOTS, 0.0)):,}" in page, "what nobody finds"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_in_the_docs_lead_somewhere(page):
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=lambda page: page.name)
def test_files_and_modules_named_in_the_docs_exist(page):
    text = page.read_text(encoding="utf-8")
    for name in re.findall(r"(?<![\w./-])[a-z]+/[\w/]+\.py\b", text):
        assert any((ROOT / above / name).exists() for above in ("", "src", "src/claim")), name
    for module in re.findall(r"python -m ((?:bench|claim|tests|training)\b[\w.]*)", text):
        file = (ROOT / "src" if module.startswith("claim") else ROOT) / module.replace(".", "/")
        assert file.with_suffix(".py").exists() or (file / "__main__.py").exists(), module


def test_the_documented_levels_and_ratings_are_those_of_the_bots():
    page = read("docs/bots.md")
    levels = re.findall(r"^\| (\d) \| `(\w+)` \|", page, flags=re.MULTILINE)
    assert levels == [(str(level.number), level.name) for level in LEVELS]
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) to (\d+) \|", page, flags=re.MULTILINE)
    assert {name for name, *_ in rows} == set(measured()) - {"random"}
    for name, *numbers in rows:
        known = about(name)
        assert [float(number) for number in numbers] == pytest.approx([known["rating"], *known["rating_ci95"]], abs=0.5)


def test_the_makefile_lists_its_targets():
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for target in ("play", "test", "lint", "bench", "help"):
        assert re.search(rf"^{target}\s", listed, flags=re.MULTILINE)
