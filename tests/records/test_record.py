import json
import pickle
import random
from dataclasses import replace

import orjson
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from claim.game.cards import Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.records.ending import FIELDS as ENDING_FIELDS
from claim.records.ending import Ending, EndingKind, forfeited
from claim.records.fair import ReplayedDeal
from claim.records.record import Record
from tests.records.honest import made
from tests.strategies import played


@pytest.fixture
def record() -> Record:
    return Record(played(Game.deal(7), random.Random(7)), {Seat.A: "Ann", Seat.B: "greedy"})


def test_the_json_has_the_documented_fields(record):
    data = record.to_json()
    assert data["claim"] == 1
    assert len(data["deck"]) == 52
    assert len(data["plays"]) == 52
    assert data["leader"] == "A"
    assert set(data["votes"]) == set("GKUDX")
    assert data["winner"] in ("A", "B", None)
    assert json.loads(json.dumps(data)) == data


def test_only_deck_leader_and_plays_are_needed(record):
    data = record.to_json()
    minimal = {name: data[name] for name in ("deck", "leader", "plays")}
    assert Record.from_json(minimal).game == record.game


def test_unfinished_games_are_records_too():
    game = Game.deal(7).play("G3")
    record = Record(game)
    assert not record.over
    assert record.winner is None
    assert Record.parse(record.to_text()).game == game
    assert record.to_text().rstrip().endswith("1. [K6] A G3")


@pytest.mark.parametrize("kind", EndingKind)
@pytest.mark.parametrize("reason", [None, "it fell asleep"])
def test_every_kind_of_ending_is_read_from_both_forms_as_it_was_written(kind, reason, record):
    game = record.game if kind is EndingKind.VOTES else Game.deal(7).play("G3")
    ending = forfeited(Seat.B, reason) if kind is EndingKind.FORFEIT else Ending(kind)
    ended = Record(game, ending=ending)
    assert ended.over == (kind in (EndingKind.VOTES, EndingKind.FORFEIT))
    assert kind is not EndingKind.FORFEIT or ended.winner is Seat.A
    assert ended.to_json().keys() & set(ENDING_FIELDS) == ending.to_json().keys()
    for again in (Record.from_json(json.dumps(ended.to_json())), Record.parse(ended.to_text())):
        assert again == ended


@pytest.mark.parametrize("chosen", [None, ReplayedDeal("table-one", False), ReplayedDeal("table-one", True)])
def test_both_forms_keep_what_was_chosen_and_counted(record, chosen):
    helped = replace(record, chosen=chosen, takebacks=3, hints=1)
    assert Record.parse(json.dumps(helped.to_json())) == Record.parse(helped.to_text()) == helped
    assert helped != record
    assert not {"chosen", "takebacks", "hints"} & record.to_json().keys()


def test_a_deal_is_drawn_or_chosen():
    drawn = made(b=None)
    both = {**drawn.to_json(), "chosen": {"table": "t", "swapped": False}}
    for text in (json.dumps(both), drawn.to_text() + "Chosen: t\n"):
        with pytest.raises(BadText, match="fair cannot be used together with chosen"):
            Record.parse(text, "game")


def test_a_record_is_a_value(record):
    again = pickle.loads(pickle.dumps(record))
    assert (again, hash(again)) == (record, hash(record))
    with pytest.raises(TypeError, match="does not change"):
        record.players[Seat.A] = "Bob"


def changed(record: Record, **changes: object) -> dict[str, object]:
    return {**record.to_json(), **changes}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"claim": 2}, "newer_version"),
        ({"claim": "1"}, "bad_field"),
        ({"claim": 0}, "bad_field"),
        ({"deck": ["G1"]}, "in_file"),
        ({"deck": "G1 G2"}, "bad_field"),
        ({"deck": ["Q1"] * 52}, "in_file"),
        ({"deck": ["G1"] * 52}, "in_file"),
        ({"leader": "C"}, "bad_field"),
        ({"leader": None}, "bad_field"),
        ({"leader_named": "yes"}, "bad_field"),
        ({"leader_named": 1}, "bad_field"),
        ({"seed": ["7"]}, "in_file"),
        ({"plays": ["G3", "K9"]}, "bad_play"),
        ({"plays": ["G3", "nonsense"]}, "bad_play"),
        ({"plays": [3]}, "bad_field"),
        ({"plays": None}, "bad_field"),
        ({"players": ["Ann"]}, "bad_field"),
        ({"players": []}, "bad_field"),
        ({"position": "2 A 4.... 1.... .... .... -"}, "in_file"),
        ({"players": {"A": "x" * 401}}, "bad_field"),
        ({"players": {"A": "\x1b[2J"}}, "bad_field"),
        ({"players": {"A": " Ann"}}, "bad_field"),
        ({"players": {"A": 7}}, "bad_field"),
        ({"votes": {}}, "bad_end"),
        ({"winner": "C"}, "bad_end"),
        ({"over": False}, "bad_end"),
        ({"forfeit": "A"}, "bad_end"),
        ({"forfeit": 7}, "bad_field"),
        ({"takebacks": -1}, "bad_field"),
        ({"takebacks": True}, "bad_field"),
        ({"hints": "2"}, "bad_field"),
        ({"hints": 10_000}, "bad_field"),
        ({"set_up": 1}, "bad_field"),
        ({"set_up": True}, "in_file"),
        ({"chosen": "table"}, "bad_field"),
        ({"chosen": {"table": "t"}}, "missing_field"),
        ({"chosen": {"table": "a b", "swapped": False}}, "bad_field"),
        ({"chosen": {"table": "t", "swapped": 1}}, "bad_field"),
    ],
)
def test_bad_json_is_refused(record, changes, code):
    with pytest.raises(BadText) as caught:
        Record.from_json(changed(record, **changes), "game.json")
    assert caught.value.code == code
    assert str(caught.value).startswith("game.json")
    assert "\x1b" not in str(caught.value)


@pytest.mark.parametrize("name", ["deck", "leader", "plays"])
def test_a_missing_field_is_named(record, name):
    data = record.to_json()
    del data[name]
    with pytest.raises(BadText, match=f"{name} is missing"):
        Record.from_json(data)


def test_an_illegal_play_in_the_middle_is_named_with_its_reason(record):
    plays = record.to_json()["plays"]
    assert isinstance(plays, list)
    plays[20] = plays[0]
    with pytest.raises(BadText, match=r"play 21, .* is not in .* hand"):
        Record.from_json(changed(record, plays=plays, votes={}, winner=None))


def test_a_text_is_checked_line_by_line(record):
    lines = record.to_text().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    for wrong, message in [
        ("1. nonsense", "expected a trick such as"),
        (lines[first].replace("[K6]", "[K7]"), "expected '1. .K6"),
        (lines[first][:-1] + ("B" if lines[first].endswith("A") else "A"), "expected '1. .K6"),
        ("hello", "expected a header or a trick"),
        ("A: twice", "expected a header or a trick"),
        ("2. [K6] A Z9", "is not a card"),
    ]:
        text = "\n".join([*lines[:first], wrong, *lines[first + 1 :]])
        with pytest.raises(BadText, match=message) as caught:
            Record.parse(text, "game.txt")
        assert f"line {first + 1}" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Claim 1", "Claim 2", "newer_version"),
        ("Claim 1", "Chess 1", "not_record"),
        ("Hand A: ", "Hand Z: ", "bad_line"),
        ("Leader: A\n", "", "missing_field"),
        ("Leader: A", "Leader: A\nLeader named: maybe", "bad_field"),
        ("Draw pile: K6", "Draw pile: K0", "in_file"),
        ("Draw pile: K6", "Draw pile: K6,K6", "in_file"),
        ("Hand A: 03489.235.068.0.6\nHand B: 0001257.", "Hand A: 0003489.235.068.0.6\nHand B: 01257.", "in_file"),
        ("Leader: A", "Leader: A\nPosition: 2 A 4.... 1.... .... .... -", "in_file"),
        ("Winner: ", "Forfeit: A\nWinner: ", "bad_end"),
        ("Winner: ", "Winner: neither ", "bad_end"),
        ("A: Ann", "A: " + "n" * 401, "bad_field"),
        ("A: Ann", "A: Ann\nTakebacks: many", "bad_field"),
        ("A: Ann", "A: Ann\nChosen: t, turned", "bad_field"),
    ],
)
def test_bad_headers_are_refused(record, old, new, code):
    with pytest.raises(BadText) as caught:
        Record.parse(record.to_text().replace(old, new, 1), "game.txt")
    assert caught.value.code == code
    assert str(caught.value).startswith("game.txt")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"deck": ["G1"]}, "game.json: deck: 1 cards, expected a number that four divides, from 4 to 52"),
        ({"seed": ""}, "game.json: seed: '' is not a seed: "),
        ({"seed": " 7"}, "game.json: seed: ' 7' is not a seed: "),
        ({"position": "2 A 4.... 1.... .... .... -"}, "game.json: position cannot be used together with deck"),
    ],
)
def test_an_error_blames_the_field_that_is_wrong(record, changes, told):
    with pytest.raises(BadText) as caught:
        Record.from_json(changed(record, **changes), "game.json")
    assert str(caught.value).startswith(told)


def test_a_text_whose_piles_do_not_fit_says_so(record):
    text = record.to_text().replace("Hand A: 0", "Hand A: 00").replace("Hand B: 00", "Hand B: 0")
    with pytest.raises(BadText, match=r"record: hands: 14 and 12 cards, expected equally many"):
        Record.parse(text)


def test_a_byte_order_mark_is_accepted(record):
    for text in (record.to_text(), json.dumps(record.to_json())):
        assert Record.parse("\ufeff" + text) == record
    assert Record.from_json("\ufeff" + json.dumps(record.to_json())) == record


@pytest.mark.parametrize(
    "text", ["", "\ufeff", "\n\n", "hello", "{", "[1]", "{}", "[" * 100_000, '{"claim": ' + "9" * 5000 + "}"]
)
def test_anything_but_a_record_is_refused(text):
    with pytest.raises(BadText):
        Record.parse(text)


def test_a_record_must_be_text():
    with pytest.raises(BadText, match="not a game record"):
        Record.parse(None)  # type: ignore[arg-type]


def test_a_truncated_record_is_refused(record):
    text = json.dumps(record.to_json())
    for length in range(0, len(text), 97):
        with pytest.raises(BadText):
            Record.parse(text[:length])


NUMBERS = st.integers() | st.integers(2**63) | st.floats(allow_nan=False)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(st.characters(exclude_categories=())),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3) | st.sampled_from("AB"), inner),
    max_leaves=6,
)
FIELDS = [
    *("claim", "players", "bots", "move_seed", "seed", "deck", "leader", "leader_named", "position", "plays", "votes"),
    *("winner", "over", "forfeit", "reason", "fair", "chosen", "daily", "takebacks", "hints", "set_up"),
]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.sampled_from(FIELDS), JSON, min_size=1, max_size=2))
@example({"claim": 99999999999999999999})
@example({"players": {"A": "\ud800"}})
def test_whatever_a_record_says_what_comes_of_it_can_be_sent(record, changes):
    try:
        answer = Record.from_json(json.dumps(changed(record, **changes))).to_json()
    except BadText as error:
        answer = {"code": error.code, "params": error.params, "text": str(error)}
    assert orjson.dumps(answer)
