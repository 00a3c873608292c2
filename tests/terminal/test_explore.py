"""What if, at a terminal."""

import json
from unittest.mock import Mock

import pytest

from claim.cli import main
from claim.game.game import Game
from claim.locales import LANGUAGES, Words
from claim.records.files import read_record, write_record
from claim.records.record import Record
from claim.solver.solution import solve
from claim.studies.study import Study
from claim.terminal.explore import COMMANDS, Explorer
from tests.commands.running import claim, one_line
from tests.terminal.helpers import sheet

SMALL = "2 A 35.... 24.... .... .... -"


def explore(study: Study, *typed: str, language: str = "en", open_cards: bool = False) -> tuple[Explorer, str]:
    """Type these lines, and return the explorer and what it has shown."""
    paper, output = sheet()
    paper.ask = Mock(side_effect=[*typed, EOFError])  # type: ignore[method-assign]  # what is typed
    explorer = Explorer(study, Words(language), paper, open_cards=open_cards, rounds=50)
    explorer.walk()
    return explorer, output.getvalue()


def test_cards_are_played_for_both_sides_and_lines_branch():
    explorer, shown = explore(Study.parse(SMALL), "g3", "G4", "back", "g2", "name low", "lines", "lines 1", "text", "q")
    assert explorer.study.text() == f"{SMALL}; G3 G4 (G2 {{low}})"
    assert explorer.path == ("G3", "G4")
    assert "2. low: G3 G2" in shown
    assert explorer.study.text() in shown


def test_phase_two_says_which_cards_win_and_which_lose():
    position = "2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -"
    _, shown = explore(Study.parse(position))
    values = solve(position).values
    for words, value in (("These win against best play", -1), ("These draw", 0), ("These lose", 1)):
        cards = " ".join(card for card, worth in values.items() if worth == value)
        assert (f"{words}: {cards}\n" in shown) == bool(cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_works_in_every_language(language, tmp_path):
    words = Words(language)
    for name in COMMANDS:
        for word in words(f"explore-command-{name}").split():
            rest = {"save": f" {tmp_path}/lines.jsonl", "name": " x"}.get(name, "")
            _, shown = explore(Study.of(Game.deal(7).play("G3")), "", word + rest, language=language)
            assert words("error-bad_card", text=repr(word)) not in shown
    explorer, _ = explore(Study.parse(SMALL), "G3", "b", "q", "G5", language=language)  # as in `claim replay`
    assert explorer.path == ()


def test_what_cannot_be_done_is_said_and_the_walk_goes_on():
    explorer, shown = explore(Study.parse(SMALL), "K9", "huh", "name x", "lines 9", "save", "save /nowhere/x", "G3")
    assert explorer.path == ("G3",)
    for words in ("K9 is not in", "huh", "No line goes on", "Where to?", "/nowhere/x"):
        assert words in shown


def test_lines_are_saved_as_records(tmp_path):
    file = tmp_path / "lines.jsonl"
    explore(Study.parse(f"{SMALL}; G3 (G5 G4) G4"), f"save {file}")
    assert [read_record(file, number).game.plays for number in (1, 2)] == [("G3", "G4"), ("G5", "G4")]


def test_the_cards_worth_at_a_moment_as_json(capsys, tmp_path):
    game = Game.deal(7)
    for _ in range(30):
        game = game.play(game.legal()[0])
    file = tmp_path / "game.json"
    write_record(file, Record(Game.deal(7)))
    assert main(["explore", str(file), "--json", "--rounds", "50", "--open"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["position", "exact", "cards"]
    assert not found["exact"]
    assert main(["explore", str(game), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["exact"]


@pytest.mark.parametrize(
    "options",
    [
        ["nonsense of many words"],
        ["/nowhere/game.json"],
        [SMALL, "--at", "1"],
        [SMALL, "--game", "2"],
        [f"{SMALL}; (G3"],
    ],
)
def test_bad_input_is_one_clear_line(options):
    done = claim("explore", *options, "--json")
    assert done.returncode == 2
    assert one_line(done.stderr)
