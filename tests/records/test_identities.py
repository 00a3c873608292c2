import json

import pytest

from claim.game.cards import Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.records.identities import BotIdentity
from claim.records.record import Record

MARKS = {Seat.A: BotIdentity("search", 1, "40000 rounds"), Seat.B: BotIdentity("cmd:my bot, version 3", 12)}
RECORD = Record(Game.deal(7).play("G3"), {Seat.A: "search"}, bots=MARKS, move_seed="7:0:1")


def test_json_and_text_records_keep_bots_and_their_seed():
    for again in (Record.from_json(json.dumps(RECORD.to_json())), Record.parse(RECORD.to_text())):
        assert again == RECORD
        assert again.bots == MARKS
        assert again.move_seed == "7:0:1"


def test_a_record_without_bots_can_be_read():
    data = RECORD.to_json()
    del data["bots"], data["move_seed"]
    assert Record.from_json(data).bots == {}
    assert Record.from_json(data).move_seed is None
    assert "Bot" not in Record.from_json(data).to_text()


def test_a_bot_identity_reads_well_as_text():
    assert [str(identity) for identity in MARKS.values()] == ["search 1 (40000 rounds)", "cmd:my bot, version 3 12"]


@pytest.mark.parametrize(
    "bots",
    [
        7,
        [],
        {"C": {"name": "x", "version": 1}},
        {"A": "search"},
        {"A": {"name": "search"}},
        {"A": {"name": "search", "version": "1"}},
        {"A": {"name": "search", "version": True}},
        {"A": {"name": "search", "version": -1}},
        {"A": {"name": "search", "version": 10**30}},
        {"A": {"name": 3, "version": 1}},
        {"A": {"name": "search", "version": 1, "budget": 3}},
        {"A": {"name": "search", "version": 1, "more": 3}},
        {"A": {"name": "\x1b", "version": 1}},
    ],
)
def test_bad_bot_identities_are_refused(bots):
    with pytest.raises(BadText, match=r"^game\.json: bots"):
        Record.from_json({**RECORD.to_json(), "bots": bots}, "game.json")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Bot A: search\n", ""),
        ("Version A: 1\n", ""),
        ("Version A: 1\n", "Version A: one\n"),
        ("Version A: 1\n", "Version A: 99999999999\n"),
        ("Move seed: 7:0:1", "Move seed: " + "7" * 401),
    ],
)
def test_bad_bot_headers_are_refused(old, new):
    assert old in RECORD.to_text()
    with pytest.raises(BadText, match=r"^game\.txt: "):
        Record.parse(RECORD.to_text().replace(old, new, 1), "game.txt")


@pytest.mark.parametrize("seed", [7, [], "x" * 401, "\n"])
def test_a_bad_move_seed_is_refused(seed):
    with pytest.raises(BadText, match="move_seed"):
        Record.from_json({**RECORD.to_json(), "move_seed": seed})
