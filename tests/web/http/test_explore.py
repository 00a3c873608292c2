"""POST /api/explore: a moment of what somebody sent, what its cards are worth, and clear errors for all else."""

import json
import random
from typing import Any

import pytest

from claim.game.game import Game
from claim.records.record import Record
from claim.studies.study import Study
from claim.version import interpreted
from claim.web.wire.explore import Explored
from claim.web.wire.models import model_of
from harness.clients import ask
from tests.studies.alike import alike_to_a
from tests.web.running import limited

SMALL = "2 A 35.... 24.... .... .... -"


def explored(host: str, start: str, **wanted: Any) -> Any:
    status, told = ask(host, "/api/explore", {"start": start, **wanted})
    assert status == 200, told
    return model_of(Explored).model_validate(told)


def refused(host: str, start: str, **wanted: Any) -> tuple[int, str, dict[str, Any]]:
    status, told = ask(host, "/api/explore", {"start": start, **wanted})
    return status, told["error"]["code"], told["error"]["params"]


def played(seed: int = 7, plays: int = 52) -> Game:
    game, rng = Game.deal(seed), random.Random(seed)
    while game.turn and len(game.plays) < plays:
        game = game.play(rng.choice(game.legal()))
    return game


def test_a_position_is_shown_after_some_plays_with_what_each_brought(host):
    told = explored(host, SMALL, plays=["G3"], seen="B")
    assert (told.position, told.plays, told.legal) == ("2 B 5.... 24.... .... .... G3", ["G3"], ["G2", "G4"])
    assert (told.view.viewer, told.view.turn, told.view.led) == ("B", "B", "G3")
    assert [[event.kind for event in group] for group in told.events] == [["played"]]
    assert (told.worth, told.study) == (None, SMALL)


@pytest.mark.parametrize("worth", ["seat", "open"])
def test_phase_one_is_a_chance_with_its_error(host, worth):
    told = explored(host, str(Game.deal(5)), worth=worth)
    assert told.worth is not None
    assert not told.worth.exact
    assert {one.card for one in told.worth.cards} == set(told.legal)
    assert all(0 <= one.chance <= 1 and one.error > 0 for one in told.worth.cards)
    assert all(number == round(number, 6) for one in told.worth.cards for number in (one.chance, one.error))


def test_in_phase_one_the_seat_is_told_what_it_could_know_and_with_open_cards_more(host):
    """R10: cards that the seat to move does not see change only what they are worth with open cards."""
    starts = [str(game) for game in alike_to_a()]
    seat, open_cards = [[explored(host, start, worth=worth).worth for start in starts] for worth in ("seat", "open")]
    assert seat[0] == seat[1]
    assert open_cards[0] != open_cards[1]


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_record_is_read_as_the_study_of_its_game(host, form):
    record = Record(played(9))
    told = explored(host, json.dumps(record.to_json()) if form == "json" else record.to_text(), plays=[])
    assert told.study == Study.of(record.game).text()
    assert told.position == str(record.game.moments()[0])


def test_a_seat_does_not_see_what_it_could_not_know(host):
    told = explored(host, str(Game.deal(5, leader="A")), seen="B", worth="seat")
    assert told.view.hands.A is None
    assert (told.view.legal, bool(told.legal)) == ([], True)


@pytest.mark.parametrize(
    ("start", "plays", "code"),
    [
        ("", [], "not_start"),
        ("https://claim.example/#/explore", [], "not_start"),
        ("3 A", [], "bad_phase"),
        (SMALL + "; G3 (G5", [], "open_study"),
        (SMALL + "; G", [], "bad_study"),
        (SMALL + ";" + " G3 (G5) G4" * 2000, [], "not_in_hand"),
        (SMALL + "; G3" + " (G5) (G5)" * 1500, [], "large_study"),
        (SMALL, ["G4"], "not_in_hand"),
        (SMALL, ["G3", "G2", "G5", "G4", "G5"], "game_over"),
        (SMALL, ["Q9"], "bad_card"),
        (SMALL, ["G3"] * 53, "bad_message"),
        ("{", [], "bad_json"),
        ("[" * 20_000, [], "not_start"),
        ('{"claim": 9, "deck": []}', [], "newer_version"),
        ("Claim 9\n", [], "newer_version"),
        ('{"position": "2 A 35.... 24.... .... .... -", "plays": ["G4"]}', [], "not_in_hand"),
    ],
)
def test_what_cannot_be_read_gets_a_code(host, start, plays, code):
    status, found, _ = refused(host, start, plays=plays, worth="seat")
    assert (status, found) == (400, code)


def test_what_is_nested_deeply_is_refused_as_well(host):
    assert refused(host, "{" + '"a":{' * 3_000)[1] in ("not_record", "bad_json")


def test_what_is_huge_is_not_even_read(host):
    assert refused(host, SMALL + " " * 33_000)[:2] == (413, "too_big")
    assert refused(host, "x" * 32_700)[:2] == (400, "not_start")


def test_the_thinking_limits_hold_and_what_is_solved_at_once_costs_little(tmp_path):
    with limited(tmp_path, thinking_rate=0.001, thinking_burst=5) as host:
        deal, solved = str(Game.deal(5)), str(played(3, 26))
        assert explored(host, deal, worth="seat").worth  # 1
        assert explored(host, deal, worth="open").worth  # 1
        assert explored(host, solved, worth="seat").worth  # thirteen tricks: a half
        assert explored(host, SMALL + " " * 8000).study == SMALL  # 8 kB of text, about 1
        for _ in range(13 if not interpreted() else 2):
            assert explored(host, SMALL, worth="seat").worth  # a tenth
        assert refused(host, solved, worth="seat")[:2] == (429, "too_fast")


def test_what_may_not_be_played_says_why(host):
    told = explored(host, "2 A 35.... 2..4.. .... .... -", plays=["G3"])
    assert told.legal == ["G2"]
    assert {card: why.code for card, why in told.refusals.items()} == {"U4": "must_follow"}


def test_a_number_of_more_than_64_bits_is_refused_like_any_other(host):
    number = 99999999999999999999
    assert refused(host, f'{{"claim": {number}}}') == (
        400,
        "newer_version",
        {"file": "record", "version": f"'{number}'", "known": 1},
    )
