"""POST /api/explore: a moment of what somebody sent, what its cards are worth, and clear errors for all else."""

import json
import random
from typing import Any

import pytest

from claim.game.game import Game
from claim.records.record import Record
from claim.studies.study import Study
from claim.version import interpreted
from claim.web.wire.models import model_of
from claim.web.wire.tables import Explored
from harness.clients import ask, refusal
from tests.strategies import played
from tests.web.running import limited

SMALL = "2 A 35.... 24.... .... .... -"


def explored(host: str, start: str, **wanted: Any) -> Any:
    status, told = ask(host, "/api/explore", {"start": start, **wanted})
    assert status == 200, told
    return model_of(Explored).model_validate(told)


def test_a_position_is_shown_after_some_plays_with_what_each_brought(host):
    told = explored(host, SMALL, plays=["G3"], seen="B")
    assert (told.position, told.plays, told.legal) == ("2 B 5.... 24.... .... .... G3", ["G3"], ["G2", "G4"])
    assert (told.view.viewer, told.view.turn, told.view.led) == ("B", "B", "G3")
    assert [[event.kind for event in group] for group in told.events] == [["played"]]
    assert (told.worth, told.study) == (None, SMALL)
    told = explored(host, "2 A 35.... 2..4.. .... .... -", plays=["G3"])
    assert {card: why.code for card, why in told.refusals.items()} == {"U4": "must_follow"}


@pytest.mark.parametrize("worth", ["seat", "open"])
def test_phase_one_is_a_chance_with_its_error_and_a_seat_sees_what_it_may(host, worth):
    """Whose cards a chance may depend on (R10) is in tests/studies/test_worth.py."""
    told = explored(host, str(Game.deal(5, leader="A")), seen="B", worth=worth)
    assert told.worth is not None
    assert not told.worth.exact
    assert {one.card for one in told.worth.cards} == set(told.legal)
    assert all(0 <= one.chance <= 1 and one.error > 0 for one in told.worth.cards)
    assert all(number == round(number, 6) for one in told.worth.cards for number in (one.chance, one.error))
    assert (told.view.hands.A, told.view.legal) == (None, [])


def test_a_record_is_read_as_the_study_of_its_game(host):
    record = Record(played(Game.deal(9), random.Random(9)))
    for text in (json.dumps(record.to_json()), record.to_text()):
        told = explored(host, text, plays=[])
        assert told.study == Study.of(record.game).text()
        assert told.position == str(record.game.moments()[0])


@pytest.mark.parametrize(
    ("start", "plays", "codes"),
    [
        ("https://claim.example/#/explore", [], "not_start"),
        (SMALL, ["G4"], "not_in_hand"),
        (SMALL, ["G3", "G2", "G5", "G4", "G5"], "game_over"),
        (SMALL, ["Q9"], "bad_card"),
        (SMALL, ["G3"] * 53, "bad_message"),
        ("{", [], "bad_json"),
        ("[" * 20_000, [], "not_start"),
        ("{" + '"a":{' * 3_000, [], "not_record bad_json"),
        ('{"claim": 99999999999999999999}', [], "newer_version"),  # of more than 64 bits
        ('{"position": "2 A 35.... 24.... .... .... -", "plays": ["G4"]}', [], "not_in_hand"),
    ],
)
def test_what_cannot_be_read_gets_a_code(host, start, plays, codes):
    status, code = refusal(host, "/api/explore", {"start": start, "plays": plays, "worth": "seat"})
    assert (status, code in codes.split()) == (400, True), code


def test_what_is_huge_is_not_even_read(host):
    assert refusal(host, "/api/explore", {"start": SMALL + " " * 33_000}) == (413, "too_big")
    assert refusal(host, "/api/explore", {"start": "x" * 32_700}) == (400, "not_start")


def test_the_thinking_limits_hold_and_what_is_solved_at_once_costs_little(tmp_path):
    with limited(tmp_path, thinking_rate=0.001, thinking_burst=5) as host:
        deal, solved = str(Game.deal(5)), str(played(Game.deal(3), random.Random(3), 26))
        assert explored(host, deal, worth="seat").worth  # 1
        assert explored(host, deal, worth="open").worth  # 1
        assert explored(host, solved, worth="seat").worth  # thirteen tricks: a half
        assert explored(host, SMALL + " " * 8000).study == SMALL  # 8 kB of text, about 1
        for _ in range(13 if not interpreted() else 2):
            assert explored(host, SMALL, worth="seat").worth  # a tenth
        assert refusal(host, "/api/explore", {"start": solved, "worth": "seat"}) == (429, "too_fast")
