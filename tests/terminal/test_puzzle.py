from collections.abc import Iterable

import pytest

from claim.locales import LANGUAGES, Words
from claim.puzzles.puzzle import Puzzle, read_line
from claim.terminal.puzzle import COMMANDS, PuzzleSession
from tests.terminal.helpers import sheet

PUZZLE = read_line("2 B .4..57. .7..4.5 0017..0349.39.069 029.6.125678..47 - K7K4D4 665 wl")


def tried(puzzle: Puzzle, typed: Iterable[str], language: str = "en") -> tuple[int, str]:
    (paper, output), lines = sheet(), iter(typed)

    def ask(prompt: str) -> str:
        try:
            answer = next(lines)
        except StopIteration:
            raise EOFError from None
        output.write(f"{prompt} {answer}\n")
        return answer

    paper.ask = ask  # type: ignore[method-assign]  # what is typed
    code = PuzzleSession(puzzle, Words(language), paper).solve()
    return code, output.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved_in_every_language(language):
    code, text = tried(PUZZLE, ["K7", "d4"], language)
    words = Words(language)
    assert code == 0
    assert words("puzzle-title", id="hw7m99", rating="665") in text
    assert words("puzzle-goal", name=words("player-seat", seat="B"), goal="win", count=2) in text
    assert text.count(words("puzzle-right")) >= 2
    assert words("puzzle-solved") in text
    assert words("puzzle-theme-dwarf_lost") in text.splitlines()[-1]


def test_a_wrong_card_is_refuted_and_then_the_solution_is_shown():
    code, text = tried(PUZZLE, ["k7", "x5"])
    assert code == 1
    lines = [line.strip() for line in text.splitlines()]
    place = lines.index("X5 loses, because of this:")
    assert lines[place + 1].startswith("you X5, Player A D5. You win the trick.")
    assert lines[place + 4].split() == ["you", "3", "3", "6", "0", "3"], "the votes that nothing can change any more"
    after = lines.index("The solution from here:")
    assert lines[after + 1 :] == [
        "You led D4.",
        "What it is about: losing a trick to score its Dwarf and giving up the lead",
    ]


def test_a_card_that_may_not_be_played_costs_nothing():
    code, text = tried(PUZZLE, ["x9", "nonsense", "", "k7", "k4", "d4"])
    assert code == 0
    assert "You do not hold X9." in text
    assert "'nonsense' is neither a card nor a command" in text
    led = read_line("2 A 07.58.467.. 135.3.0.9. ..12.0126. 009.49.3589..168 D7 G0D9G7G1K5 864 k")
    assert tried(led, ["g0", "g7", "g0"])[1].count("Right.") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_typed_in_every_language(language, command):
    words = Words(language)
    for word in {command, *words(f"command-{command}").split()}:
        code, text = tried(PUZZLE, [word], language)
        assert code == 1
        assert words("not-understood", text=f"'{word}'", example="k7") not in text
        assert (words("puzzle-solution") in text) == (command == "solution")


def test_help_names_what_can_be_typed():
    _, text = tried(PUZZLE, ["?"])
    help_text = text.partition("What you can type")[2]
    for word in ("k7", "aid", "table", "solution", "quit"):
        assert f"\n  {word} " in help_text
