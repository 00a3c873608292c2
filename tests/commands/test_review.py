"""`claim review` as people and programs meet it."""

import json
import random
from pathlib import Path

import pytest

from claim.game.cards import Seat
from claim.game.game import Game
from claim.locales import LANGUAGES, Words
from claim.records.ending import forfeited
from claim.records.files import read_record, write_record
from claim.records.record import Record
from claim.reviews.reviewing import review
from claim.terminal.hint import in_words
from claim.terminal.names import names_of
from tests.commands.running import claim, one_line
from tests.strategies import played

QUICK = ("--rounds", "20", "--deals", "1")


@pytest.fixture
def file(tmp_path) -> Path:
    path = Path(tmp_path) / "game.json"
    write_record(path, Record(played(Game.deal(7), random.Random(7)), {Seat.A: "person", Seat.B: "random"}))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_review(file, language):
    picture = file.with_suffix(".svg")
    done = claim("review", str(file), *QUICK, "--language", language, "--svg", str(picture))
    assert (done.returncode, done.stderr) == (0, "")
    words = Words(language)
    for message in ("review-plays-title", "review-turning-title", "review-deal-title", "review-legend"):
        assert words(message) in done.stdout
    assert sum(line[:2].strip().isdigit() for line in done.stdout.splitlines()) == 52
    assert words("review-picture", file=str(picture)) in done.stdout
    first = review(read_record(file), 20, 0).turning_points[0]
    name = names_of(read_record(file), words)[first.seat]
    assert "  " + words("review-why", card=str(first.best[0]), name=name) in done.stdout.splitlines()
    assert "  · " + in_words(first.reasons[0], words) in done.stdout.splitlines()
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_json_is_one_object(file):
    done = claim("review", str(file), *QUICK, "--json")
    data = json.loads(done.stdout)
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 1)
    assert len(data["plays"]) == 52
    assert data["deal"]["games"] == 1


def test_one_game_of_a_file_of_many_can_be_reviewed(file, tmp_path):
    many = tmp_path / "many.jsonl"
    many.write_text("nonsense\n" + file.read_text())
    assert claim("review", str(many), "--game", "2", *QUICK, "--json").returncode == 0


def test_unfinished_and_forfeited_games_say_so(tmp_path):
    game = Game.deal(7).play("G0")
    for record, said in (
        (Record(game), "The game stops here, unfinished."),
        (Record(game, ending=forfeited(Seat.B, "asleep")), "Player B forfeited: asleep"),
    ):
        path = tmp_path / "some.txt"
        write_record(path, record)
        done = claim("review", str(path), *QUICK)
        assert done.returncode == 0
        assert said in done.stdout


def test_a_review_without_deals_shows_the_result_alone(file):
    done = claim("review", str(file), "--rounds", "5", "--deals", "0")
    assert "Player A scored" in done.stdout
    assert "both seats" not in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("--rounds", "0"),
        ("--rounds", "x"),
        ("--deals", "-1"),
        ("--game", "0"),
        ("--game", "9"),
        ("--language", "tlh"),
        ("--svg", "/"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(file, arguments):
    done = claim("review", str(file), *QUICK, *arguments)
    assert done.returncode == 2
    assert one_line(done.stderr), done.stderr


def test_games_that_cannot_be_reviewed_are_refused(tmp_path):
    path = tmp_path / "new.json"
    write_record(path, Record(Game.deal(7)))
    done = claim("review", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"claim: {path}: nothing was played, so there is nothing to review.\n"
    assert claim("review", str(tmp_path / "none.json")).returncode == 2
