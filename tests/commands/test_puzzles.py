"""`claim puzzles` and `claim puzzle` as people and programs meet them."""

import importlib
import json

import pytest

from claim.cli import main
from claim.commands.options import build_parser
from claim.game.errors import ClaimError
from claim.locales import LANGUAGES, Words
from claim.puzzles.collection import file_text, shipped
from claim.puzzles.making import Making, Mined, MiningJournal
from claim.puzzles.puzzle import puzzle_id, read_line
from harness.waiting import wait_for
from tests.commands.running import claim, interrupted, started

LINE = "2 B .4..57. .7..4.5 0017..0349.39.069 029.6.125678..47 - K7K4D4 665 wl"
PUZZLE = read_line(LINE)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(file_text([PUZZLE, *list(shipped())[:3]], "a test"))
    return str(path)


def test_puzzles_are_printed_one_object_per_line(capsys):
    assert main(["puzzles", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(shipped())
    data = json.loads(lines[0])
    assert list(data) == ["id", "position", "solution", "rating", "themes"]
    assert data == next(iter(shipped())).to_json()
    assert data["id"] == puzzle_id(data["position"])


def test_puzzles_are_chosen_by_theme_rating_and_count(capsys):
    assert main(["puzzles", "--json", "--theme", "tie-break", "--rating", "600-900", "--count", "4"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(found) == 4
    assert all("tie_break" in one["themes"] and 600 <= one["rating"] <= 900 for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_for_people_is_in_their_language(language, file, capsys):
    assert main(["puzzles", "--file", file, "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    words = Words(language)
    themes = words.listed([words("puzzle-theme-dwarf_lost"), words("puzzle-theme-lead_given_up")])
    assert lines[0] == f"hw7m99   665  {themes}"
    assert lines[-1] == words("puzzle-legend")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["puzzle", "zzzzzz"], "unknown_puzzle"),
        (["puzzle", "--theme", "x"], "unknown_theme"),
        (["puzzles", "--rating", "5-"], "bad_ratings"),
        (["puzzles", "--rating", "1-2"], "no_such_puzzles"),
        (["puzzle", "--date", "yesterday"], "bad_date"),
        (["puzzle", "hw7m99", "--rating", "1-2"], "conflict"),
        (["puzzle", "--file", "/nowhere/at.all"], "no_file"),
        (["puzzles", "--count", "0"], "bad_number"),
        (["puzzles", "make", "--seed", ""], "bad_seed"),
        (["puzzles", "make", "--out", "/nowhere/at/all"], "no_file"),
    ],
)
def test_wrong_wishes_have_a_code_and_are_one_line_in_the_users_language(arguments, code, capsys):
    parsed = build_parser().parse_args(arguments)
    with pytest.raises(ClaimError) as caught:
        importlib.import_module(f"claim.commands.{parsed.command}").run(parsed)
    assert caught.value.code == code
    assert main([*arguments, "--language", "hu"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"claim: {Words('hu').error(caught.value)}\n"


def test_a_puzzle_is_solved_card_by_card_from_a_pipe(file):
    done = claim("puzzle", "hw7m99", "--file", file, typed="k7\nd4\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Solved." in done.stdout


def test_a_puzzle_is_printed_for_programs(file, capsys):
    assert main(["puzzle", "HW7M99", "--file", file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == PUZZLE.to_json()
    for day in (["--date", "2026-11-16"], []):
        assert main(["puzzle", "--json", *day]) == 0
    told = [json.loads(line)["id"] for line in capsys.readouterr().out.splitlines()]
    assert all(shipped().by_id(one) for one in told)
    assert main(["puzzle", "--file", file, "--rating", "665-665", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "hw7m99"


def journal_of(path, seed: str, deals: int) -> None:
    """Write what a run of this seed may have found before it was killed: a puzzle in every deal."""
    making = Making(seed, deals)
    puzzles = list(shipped())
    with MiningJournal(path) as journal:
        for deal in range(deals):
            journal.append(Mined(seed, making.made_by, deal, puzzles[deal]))


def test_a_stopped_run_goes_on(tmp_path):
    """What the journal has is not mined again: here it has all that is needed, and a line that was cut."""
    out = tmp_path / "mine.txt"
    part = tmp_path / "mine.txt.part"
    journal_of(part, "7", 30)
    with part.open("a") as file:
        file.write('{"puzzles": 1, "se')
    assert main(["puzzles", "make", "--count", "5", "--seed", "7", "--out", str(out), "--jobs", "1"]) == 0
    lines = out.read_text().splitlines()
    assert lines[0].startswith("# claim puzzles 1: made by claim puzzles make --count 5 --seed 7 (maker 1, ")
    known = {puzzle.to_line() for puzzle in list(shipped())[:30]}
    assert len(lines) == 6
    assert set(lines[1:]) <= known
    assert not part.exists()


def test_a_journal_of_another_seed_is_refused_and_left_alone(tmp_path, capsys):
    part = tmp_path / "mine.txt.part"
    journal_of(part, "7", 3)
    before = part.read_bytes()
    assert main(["puzzles", "make", "--count", "5", "--seed", "8", "--out", str(tmp_path / "mine.txt")]) == 2
    assert "belongs to another run" in capsys.readouterr().err
    assert part.read_bytes() == before


@pytest.mark.usefixtures("compiled")
def test_ctrl_c_keeps_what_was_found(tmp_path):
    part = tmp_path / "mine.txt.part"
    out = str(tmp_path / "mine.txt")
    with started("puzzles", "make", "--count", "1000", "--seed", "c", "--out", out, "--jobs", "2") as process:
        wait_for(lambda: part.exists() and b"\n" in part.read_bytes())
        _, told = interrupted(process)
    assert process.returncode == 1
    assert "of 1000 puzzles; the same command goes on from there" in told
    with MiningJournal(part) as journal:
        assert journal.entries
        assert journal.dropped == 0
