"""`claim solve` as people and programs meet it."""

import io
import json

import pytest

import claim as library
from claim.cli import main
from claim.locales import LANGUAGES, Words
from tests.commands.running import claim, one_line
from tests.solver.positions import positions

POSITION = "2 B 026.578.019.5.279 00138..347.2.0345 ..58.. ..26.. -"


def test_solve_prints_a_position_as_json():
    done = claim("solve", POSITION, "--json")
    answer = json.loads(done.stdout)
    solution = library.solve(POSITION)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(answer) == ["value", "best", "nodes", "ms"]
    assert (answer["value"], answer["best"], answer["nodes"]) == (solution.value, list(solution.best), solution.nodes)
    assert answer["ms"] > 0


def test_a_position_needs_no_quotes():
    assert claim("solve", *POSITION.split(" ")).stdout == claim("solve", POSITION).stdout


def test_positions_are_read_one_per_line_and_bad_lines_are_reported_and_skipped():
    texts = list(positions("lines", 6, 5))
    lines = [*texts[:2], "", "nonsense", *texts[2:], str(library.Game.deal(1)), ""]
    done = claim("solve", "-", "--json", typed="\n".join(lines))
    assert [json.loads(line)["value"] for line in done.stdout.splitlines()] == [
        library.solve(text).value for text in texts
    ]
    assert done.stderr.splitlines() == [
        "claim: Line 4: Phase: expected 1 or 2, got 'nonsense'.",
        "claim: Line 9: The solver needs a position of phase two, got phase 1.",
    ]
    assert done.returncode == 2
    assert claim("solve", "--json", typed=texts[0]).returncode == 0


def test_a_line_that_is_not_utf8_is_one_bad_line():
    done = claim("solve", "--json", typed=b"\xff\xfe\n" + POSITION.encode())
    assert done.returncode == 2
    assert one_line(done.stderr)
    assert json.loads(done.stdout)["value"] == -1


@pytest.mark.parametrize("text", [str(library.Game.deal(1)), "2 A x .... .... .... -", "3"])
def test_a_bad_position_is_one_line_and_exit_code_2(text):
    done = claim("solve", text)
    assert (done.returncode, done.stdout) == (2, "")
    assert one_line(done.stderr)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_answer_names_winner_best_cards_and_line(language):
    done = claim("solve", POSITION, "--language", language)
    words = Words(language)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == words("solve-win", name=words("player-seat", seat="B"))
    assert lines[1] == words("solve-keep", name=words("player-seat", seat="B"), cards="X0 X3 X4 X5")
    assert lines[2] == words("solve-line")
    assert len(lines) == 3 + 13 + 4
    assert lines[-1].startswith(words("vote-row"))


def test_a_lost_position_lists_the_cards_in_order():
    text = next(text for text in positions("lost", 99, 5) if _lost(text))
    ranked = " ".join(one.card for one in library.solve(text).ranked)
    name = f"Player {text[2]}"
    assert (
        claim("solve", text).stdout.splitlines()[1]
        == f"{name} to play. Every card keeps that result, the hardest to answer first: {ranked}"
    )


def _lost(text: str) -> bool:
    solution = library.solve(text)
    return solution.value == (-1 if text[2] == "A" else 1) and len(solution.values) > 2


def test_a_finished_game_has_a_winner_and_no_cards():
    lines = claim("solve", "2 A .... .... 0.2.1.. ...1. -").stdout.splitlines()
    assert lines[0] == "Player A wins with best play."
    assert len(lines) == 5
    assert json.loads(claim("solve", "2 A .... .... .... .... -", "--json").stdout)["best"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_solve_prompts_for_positions_at_a_terminal(language, monkeypatch, capsys):
    class Typed(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Typed(POSITION + "\n"))
    assert main(["solve", "--language", language]) == 0
    told = capsys.readouterr()
    assert told.err.strip() == Words(language)("solve-reading")
    assert "X0" in told.out
