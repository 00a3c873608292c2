"""The puzzles that come with the package, and what can be asked of a set of them."""

import json
import subprocess
import sys
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from importlib import resources

import pytest

from claim.game.errors import BadText
from claim.game.game import Game
from claim.puzzles.collection import (
    Collection,
    PuzzleError,
    file_text,
    load,
    parse_date,
    parse_ratings,
    parse_theme,
    shipped,
)
from claim.puzzles.proving import prove
from claim.puzzles.puzzle import puzzle_id, read_line
from claim.puzzles.themes import Theme, themes_of
from tests.puzzles.some import PUZZLES


@pytest.mark.extended
@pytest.mark.usefixtures("compiled")
def test_every_shipped_puzzle_is_proven():
    """At each decision exactly one class of cards keeps the value, against the defence that resists longest."""
    for puzzle in shipped():
        game = puzzle.game
        proof = prove(game)
        assert proof is not None, puzzle.id
        assert proof.is_puzzle, puzzle.id
        assert proof.line == puzzle.solution, puzzle.id
        assert themes_of(game, proof) == puzzle.themes, puzzle.id


def test_two_thousand_puzzles_take_little_room():
    data = resources.files("claim.puzzles").joinpath("puzzles.txt").read_bytes()
    assert len(shipped()) >= 2000
    assert len(data) <= 250_000
    assert file_text(shipped(), data.decode().splitlines()[0].partition(": ")[2]) == data.decode(), "it reads back"


def test_shipped_puzzles_differ_and_are_spread():
    puzzles = list(shipped())
    assert len({puzzle.id for puzzle in puzzles}) == len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    bands = Counter(puzzle.rating // 100 for puzzle in puzzles)
    assert max(bands.values()) <= len(puzzles) / 5
    assert sum(count for band, count in bands.items() if band < 7) > len(puzzles) / 5, "there are easy ones"
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    assert set(themes) == set(Theme)
    assert all(str(Game.parse(puzzle.position)) == puzzle.position for puzzle in puzzles[::20])


def test_a_puzzle_is_found_by_its_id_in_either_case():
    for puzzle in PUZZLES:
        assert shipped().by_id(puzzle.id) == shipped().by_id(f" {puzzle.id.upper()} ") == puzzle
    with pytest.raises(PuzzleError, match="there is no puzzle 'nobody': expected an id such as") as caught:
        shipped().by_id("nobody")
    assert caught.value.code == "unknown_puzzle"
    assert shipped().by_id(str(caught.value.params["example"]))


def test_an_id_follows_from_the_position_alone():
    """It is in links: it never changes."""
    assert puzzle_id("2 B .4..57. .7..4.5 0017..0349.39.069 029.6.125678..47 -") == "hw7m99"


def test_the_puzzle_of_the_day_is_the_same_everywhere_and_comes_again_only_after_all_others():
    today = datetime.now(UTC).date()
    program = "from claim.puzzles.collection import shipped; print(shipped().of_the_day().id)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.strip()
    assert told in {shipped().of_the_day(day).id for day in (today, datetime.now(UTC).date())}
    few = Collection(file_text(PUZZLES, "a test"))
    days = [few.of_the_day(date(2026, 11, 16) + timedelta(number)).id for number in range(2 * len(few))]
    assert days[: len(few)] == days[len(few) :]
    assert set(days) == {puzzle.id for puzzle in PUZZLES}
    assert days[: len(few)] != [puzzle.id for puzzle in few], "not in the order of the file"


def test_puzzles_are_found_by_theme_and_rating():
    found = shipped().find(Theme.TIE_BREAK, (600, 799))
    assert found
    assert all(Theme.TIE_BREAK in puzzle.themes and 600 <= puzzle.rating <= 799 for puzzle in found)
    assert len(shipped().find()) == len(shipped())
    assert shipped().find(ratings=(0, 1)) == []


def test_wishes_are_read():
    assert parse_theme(" Knight-over_goblin") is Theme.KNIGHT_OVER_GOBLIN
    assert parse_ratings("600-800") == (600, 800)
    assert parse_date("2026-11-16") == date(2026, 11, 16)


@pytest.mark.parametrize(
    ("read", "text", "code"),
    [
        *((parse_theme, text, "unknown_theme") for text in ("", "dwarf", "x" * 500)),
        *(
            (parse_ratings, text, "bad_ratings")
            for text in ("", "600", "800-600", "a-b", "-5-9", "1-" + "9" * 99, "١-٢")
        ),
        *((parse_date, text, "bad_date") for text in ("", "today", "2026-02-30", "16.11.2026", "2026-11-16T00")),
    ],
)
def test_bad_wishes_are_refused_with_a_code(read, text, code):
    with pytest.raises(PuzzleError) as caught:
        read(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "change", [lambda line: line[2:], lambda line: line + "?", lambda _: "hello", lambda line: line.replace(" - ", " ")]
)
def test_a_bad_line_is_named(tmp_path, change):
    line = next(puzzle for puzzle in PUZZLES if " - " in puzzle.position + " ").to_line()
    (tmp_path / "mine.txt").write_text(f"# mine\n\n{line}\n{change(line)}\n")
    found = load(tmp_path / "mine.txt")
    assert len(found) == 2
    with pytest.raises(BadText, match=r"mine.txt, line 4: expected a puzzle, got"):
        found.find()


def test_files_that_cannot_be_read_are_refused(tmp_path):
    for path in (tmp_path, tmp_path / "none"):
        with pytest.raises(BadText) as caught:
            load(path)
        assert caught.value.code == "no_file"
    (tmp_path / "empty").touch()
    with pytest.raises(PuzzleError) as refused:
        load(tmp_path / "empty").of_the_day()
    assert refused.value.code == "no_such_puzzles"


def test_a_line_and_an_object_say_the_same():
    for puzzle in PUZZLES:
        assert read_line(puzzle.to_line()) == puzzle
        data = json.loads(json.dumps(puzzle.to_json()))
        assert list(data) == ["id", "position", "solution", "rating", "themes"]
        assert (data["id"], data["position"], data["rating"]) == (puzzle.id, puzzle.position, puzzle.rating)
        assert (tuple(data["solution"]), tuple(data["themes"])) == (puzzle.solution, puzzle.themes)
