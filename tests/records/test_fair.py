import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.game.cards import Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.records.daily import DayRun
from claim.records.fair import Fair, commitment, fair_move_seed, fair_seed, is_secret
from claim.records.record import Record
from claim.records.verify import check
from tests.goldens import FAIR_VECTORS
from tests.records.honest import ONE, OTHER, SECRET, made

digits = st.text("0123456789abcdef", min_size=64, max_size=64)


def wrong(record: Record) -> list[str]:
    return [one.check for one in check(record) if not one.ok]


@pytest.mark.parametrize("row", json.loads(FAIR_VECTORS.read_text(encoding="utf-8")), ids=lambda row: row["table"])
def test_deals_match_the_published_vectors(row):
    a, b = row["contributions"]["A"], row["contributions"]["B"]
    assert commitment(row["secret"]) == row["commitment"]
    assert {seat: one and commitment(one) for seat, one in (("A", a), ("B", b))} == row["commitments"]
    assert fair_seed(row["table"], row["secret"], a, b) == row["seed"]
    assert fair_move_seed(row["table"], row["secret"]) == row["move_seed"]
    game = Game.deal(row["seed"])
    assert game.dealt is not None
    assert list(game.dealt.cards) == row["deck"]
    assert game.turn == row["leader"]


@pytest.mark.parametrize("record", [made(), made(b=None), made(a=None, b=OTHER)], ids=["two", "bot", "only B"])
def test_an_honest_deal_is_verified(record):
    assert wrong(record) == []
    for again in (Record.parse(json.dumps(record.to_json())), Record.parse(record.to_text())):
        assert again == record
        assert wrong(again) == []


def test_a_named_leader_is_told_apart_from_one_that_was_drawn():
    """R4: the cards still follow from the secrets, and the record does not call the leader drawn."""
    record = made()
    assert record.fair is not None
    assert record.game.turn is not None
    other = record.game.turn.other
    named = replace(record, game=Game.deal(record.fair.seed, other))
    for again in (named, Record.parse(json.dumps(named.to_json())), Record.parse(named.to_text())):
        assert again == named
        assert wrong(again) == []
        assert "leader" not in [one.check for one in check(again)]
    told = named.to_json()
    assert told.pop("leader_named") is True
    assert wrong(Record.from_json(told)) == ["leader"]
    assert "leader_named" not in record.to_json()


@given(digits)
def test_a_changed_secret_is_detected(secret):
    record = made()
    assert record.fair is not None
    if secret != SECRET:
        assert wrong(replace(record, fair=replace(record.fair, secret=secret)))[:2] == ["commitment", "seed"]
        changed = replace(record.fair, contributions={Seat.A: secret, Seat.B: OTHER})
        assert wrong(replace(record, fair=changed))[:2] == ["contribution_A", "seed"]


def test_changed_cards_or_a_changed_leader_are_detected():
    record = made()
    dealt = record.game.dealt
    assert dealt is not None
    cards = list(dealt.cards)
    cards[-1], cards[-2] = cards[-2], cards[-1]
    leader = "AB"[dealt.leader]
    assert wrong(replace(record, game=Game.from_deck(cards, leader, dealt.seed))) == ["deck"]
    turned = Game.from_deck(dealt.cards, "BA"[dealt.leader], dealt.seed)
    assert wrong(replace(record, game=turned)) == ["leader"]
    assert wrong(replace(record, game=Game.from_deck(dealt.cards, leader))) == ["seed"]


def test_a_changed_table_or_bot_seed_is_detected():
    record = made(b=None)
    assert record.fair is not None
    assert wrong(replace(record, fair=replace(record.fair, table="table-2")))[0] == "seed"
    assert wrong(replace(record, move_seed="lucky")) == ["move_seed"]


def test_a_missing_contribution_or_commitment_is_detected():
    record = made()
    assert record.fair is not None
    fair = record.fair
    unsaid = replace(fair, contributions={**fair.contributions, Seat.A: None})
    unshown = replace(fair, commitments={**fair.commitments, Seat.A: None})
    for missing in (unsaid, unshown):
        assert "contribution_A" in wrong(replace(record, fair=missing))


def test_a_deal_without_contributions_is_not_verified():
    """The deal then depends only on the secret, which the server chose."""
    assert wrong(made(a=None, b=None)) == ["contribution_A", "contribution_B"]


def test_a_record_without_deal_data_is_refused():
    for record in (Record(Game.deal(7)), replace(made(), game=Game.parse("2 A .9... .8... .... .... -"))):
        with pytest.raises(BadText, match="nothing to verify"):
            check(record)


@pytest.mark.parametrize(
    "text", ["", "ab", "A1" * 32, "a1" * 31 + "a", "a1" * 32 + "\n", None, 7, b"a1" * 32, "١" * 64]
)
def test_a_secret_is_64_lower_case_hex_digits(text):
    assert not is_secret(text)
    with pytest.raises(BadText, match="expected 64 lower-case hex digits"):
        commitment(text)
    with pytest.raises(BadText, match=r"contributions\.B"):
        fair_seed("t", SECRET, ONE, text if text is not None else "")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"secret": 7}, "fair.secret"),
        ({"commitment": None}, "fair.commitment"),
        ({"table": "no table\n"}, "fair.table"),
        ({"contributions": {"A": ONE}}, "fair.contributions"),
        ({"contributions": {"A": ONE, "B": "x"}}, "fair.contributions.B"),
        ({"commitments": []}, "fair.commitments"),
        ({"more": 1}, "fair"),
    ],
)
def test_a_bad_field_is_named(change, field):
    data = made().to_json()
    fair = data["fair"]
    assert isinstance(fair, dict)
    with pytest.raises(BadText) as raised:
        Record.from_json({**data, "fair": {**fair, **change}})
    assert raised.value.params["field"] == field


def test_a_text_record_must_have_every_fair_deal_header():
    text = "".join(line for line in made().to_text().splitlines(keepends=True) if not line.startswith("Fair secret"))
    with pytest.raises(BadText, match="Fair secret is missing"):
        Record.parse(text)


def test_a_made_up_record_of_a_day_is_not_verified():
    nobody, day = {Seat.A: None, Seat.B: None}, DayRun("2026-11-16", True)
    # It names a day, but its deal is one that its maker contributed to, and so could choose.
    assert wrong(replace(made(b=None), daily=day)) == ["day", "contribution_A"]
    # Something was added to the day's own secret.
    fair = Fair("daily-2026-11-16", SECRET, commitment(SECRET), {Seat.A: ONE, Seat.B: None}, nobody)
    for commitments in (nobody, {Seat.A: commitment(ONE), Seat.B: None}):
        added = replace(fair, commitments=commitments)
        assert wrong(Record(Game.deal(added.seed), fair=added, daily=day)) == ["contribution_A"]
    # The other seat leads.
    fair = replace(fair, contributions=nobody)
    assert wrong(Record(Game.deal(fair.seed, "B"), fair=fair, daily=day)) == ["leader_named"]


def test_a_days_deal_is_verified_where_the_record_says_which_day_it_is():
    """The page's own program is held to the same numbers (page/src/fair/verify.test.ts)."""
    nobody = {Seat.A: None, Seat.B: None}
    fair = Fair("daily-2026-11-16", SECRET, commitment(SECRET), nobody, nobody)
    game, run = Game.deal(fair.seed), DayRun("2026-11-16", True)
    assert fair.seed == "b4abcd468a9f55118929f491606af4fefd36e8b145b08b617bea32aac3ed4e2f"
    record = Record(game, fair=fair, daily=run)
    for again in (record, Record.parse(json.dumps(record.to_json())), Record.parse(record.to_text())):
        assert again == record
        assert wrong(again) == []
    for other in (None, DayRun("2026-11-17", True)):
        assert wrong(replace(record, daily=other)) == ["day"]
    with pytest.raises(BadText, match="revealed when that day is over"):
        check(replace(record, fair=None))
    bad: object
    for bad in ({"day": "2026-02-30", "counted": True}, {"day": "2026-11-16"}, [], {"day": 1, "counted": True}):
        with pytest.raises(BadText, match="daily"):
            Record.from_json({**record.to_json(), "daily": bad})
    for header in ("2026-11-16", "2026-11-16, twice", "yesterday, counted"):
        with pytest.raises(BadText, match="Deal of the day"):
            Record.parse(record.to_text().replace("2026-11-16, counted", header))
