"""Puzzles over HTTP: set, answered, refuted; and what is wrong is refused with a code."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from claim.puzzles.collection import shipped
from claim.puzzles.themes import Theme
from claim.web.settings import Limits
from claim.web.wire.models import model_of
from claim.web.wire.puzzles import Puzzle, PuzzleAnswer
from harness.clients import ask
from tests.web.running import server

ID = "hjha8g"  # B answers K6: K4 or K5, which nothing tells apart, and then X9


def put(host: str, path: str) -> Any:
    status, told = ask(host, f"/api/puzzles/{path}")
    assert status == 200, told
    return model_of(Puzzle).model_validate(told)


def tried(host: str, *cards: str, name: str = ID, **more: bool) -> Any:
    status, told = ask(host, f"/api/puzzles/{name}/answer", {"cards": cards, **more})
    assert status == 200, told
    return model_of(PuzzleAnswer).model_validate(told)


def test_a_puzzle_is_set_from_the_side_that_solves_it(host):
    puzzle = put(host, ID)
    assert (puzzle.seat, puzzle.goal, puzzle.decisions, puzzle.rating) == ("B", "win", 2, 800)
    assert (puzzle.view.viewer, puzzle.view.turn, puzzle.view.legal) == ("B", "B", ["K4", "K5", "X9"])
    assert puzzle.view.hands.A == ["G0", "G0", "K2", "K7", "K8"], "in phase two all cards are known (R26)"
    assert puzzle.position == shipped().by_id(ID).position
    assert put(host, ID.upper()).id == ID
    assert {card: why.code for card, why in puzzle.refusals.items()} == dict.fromkeys(["U4", "D1", "D4"], "must_follow")


def test_the_puzzle_of_the_day_is_the_same_everywhere_by_utc(host):
    today = datetime.now(UTC).date()
    puzzle = put(host, "day")
    assert puzzle.id in {shipped().of_the_day(today + timedelta(days)).id for days in (0, 1)}  # midnight may pass
    assert puzzle.day is not None
    assert put(host, puzzle.id).day == puzzle.day
    past = put(host, "day?date=2026-11-16")
    assert past.id == shipped().of_the_day(date(2026, 11, 16)).id


def test_the_next_puzzle_suits_the_rating_the_theme_and_what_was_seen(host):
    assert all(abs(put(host, f"next?rating={rating}").rating - rating) < 20 for rating in (500, 700, 900))
    drawn = [puzzle.id for puzzle in shipped().find(Theme.DRAW_SAVED)]
    left = put(host, f"next?rating=800&theme=draw_saved&not={','.join(drawn[1:])}")
    assert (left.id, left.goal) == (drawn[0], "draw")
    assert put(host, f"next?rating=0&theme=draw_saved&not=zzzzzz,{','.join(drawn[::-1])}").id == drawn[-1]


def test_cards_are_answered_until_the_themes_are_told(host):
    """What is right, the defence and the refutations are in tests/puzzles/test_attempt.py."""
    first = tried(host, "K4")
    assert (first.right, first.solved, first.themes) == (True, False, None)
    assert [(step.seat, step.card) for step in first.steps] == [("B", "K4"), ("A", "K2")]
    assert first.steps[-1].view.turn == "B"
    assert not set(first.refusals) & set(first.steps[-1].view.legal)
    assert "trick_won" in [event.kind for event in first.steps[0].events]
    last = tried(host, "K5", "X9")
    assert (last.right, last.solved, last.steps[0].card) == (True, True, "X9"), "nothing tells K4 and K5 apart"
    assert last.themes == ["doppelganger_spent", "doppelganger_kept", "lead_given_up", "last_of_faction", "tie_break"]
    shown = tried(host, "K5", give_up=True)
    assert (shown.right, shown.solved, shown.steps[0].card, shown.themes is None) == (True, False, "X9", False)


@pytest.mark.parametrize(
    ("path", "data", "status", "code"),
    [
        ("nosuch", None, 404, "unknown_puzzle"),
        ("x" * 65, None, 400, "bad_message"),
        ("%00%ff", None, 404, "unknown_puzzle"),
        ("nosuch/answer", {"cards": []}, 404, "unknown_puzzle"),
        ("day?date=2026-02-30", None, 400, "bad_message"),
        ("next", None, 400, "bad_message"),
        ("next?rating=-1", None, 400, "bad_message"),
        ("next?rating=600&theme=luck", None, 400, "bad_message"),
        ("next?rating=600&not=<script>", None, 400, "bad_message"),
        ("next?rating=600&not=" + ",".join(["aaaaaa"] * 201), None, 400, "bad_message"),
        (f"{ID}/answer", {"cards": ["K9"]}, 400, "not_in_hand"),
        (f"{ID}/answer", {"cards": ["Q1"]}, 400, "bad_message"),
        (f"{ID}/answer", {"cards": ["K4"] * 6}, 400, "bad_message"),
        (f"{ID}/answer", {"cards": ["K4"], "give_up": "yes"}, 400, "bad_message"),
        (f"{ID}/answer", {}, 400, "bad_message"),
        (f"{ID}/answer", b"{", 400, "bad_message"),
    ],
)
def test_what_is_wrong_is_refused_with_a_code(host, path, data, status, code):
    found, told = ask(host, f"/api/puzzles/{path}", data)
    assert (found, told["error"]["code"]) == (status, code)


def test_answers_count_against_what_an_address_may_ask_for(tmp_path):
    with server(f"sqlite:///{tmp_path}/t.sqlite", limits=Limits(thinking_rate=0.001, thinking_burst=1)) as few:
        codes = [ask(few, f"/api/puzzles/{ID}/answer", {"cards": []})[0] for _ in range(6)]
    assert codes == [200] * 4 + [429] * 2
