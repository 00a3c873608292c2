"""The deal of the day over HTTP: nothing of a running day's secret goes out, and its cards only to those who may."""

import pytest

from claim.daily.messages import DailyDay, DailyMonth
from claim.web.wire.models import model_of
from harness.clients import Person, ask, ask_raw, refusal, wish

PLAYER, EVE = "player-1234567890abcdef", "eve-1234567890abcdefgh"


@pytest.fixture(autouse=True)
def _potboy_every_day(monkeypatch):
    monkeypatch.setattr("claim.daily.stored_days._WEEK", ("potboy",) * 7)


def test_a_run_counts_once_and_its_board_and_cards_are_for_those_who_have_finished(host):
    status, today = ask(host, "/api/daily")
    assert (status, today["status"], today["boards"]) == (200, "running", None)
    assert today["next"]["commitment"] != today["commitment"]
    ann = Person.creates(host, "bot", "potboy", daily={"player": PLAYER})
    assert refusal(host, "/api/tables", wish("bot", daily={"player": PLAYER}))[1] == "day_played"
    eve = Person.creates(host, "bot", "potboy", daily={"player": EVE}).connects()
    eve.hears_turn()
    eve.does("resign")
    while eve.state["table"]["status"] != "over":
        eve.next()
    assert eve.state["record"] is None
    assert '"deck"' not in "".join(eve.bytes)
    ann.connects()
    while ann.state["table"]["status"] != "over":
        if ann.state["view"]["legal"]:
            ann.plays(ann.state["view"]["legal"][0])
        ann.next()
    assert ann.state["record"] is not None
    ann.hangs_up()
    eve.hangs_up()
    _, table = ask(host, f"/api/tables/{ann.table}")
    assert table["daily"] == {"day": today["day"], "counted": True}
    for path in ("record", "record?form=text", "replay", "verdicts", "review"):
        for table, player in ((ann, {}), (ann, {"Claim-Player": EVE}), (eve, {"Claim-Player": EVE})):
            status, answer = ask(host, f"/api/games/{table.table}/{path}", **player)
            assert (status, answer["error"]) == (403, {"code": "day_hidden", "params": {"day": today["day"]}})
        status, _, body = ask_raw(host, f"/api/games/{ann.table}/{path}", **{"Claim-Player": PLAYER})
        assert status == 200
        assert b"secret" not in body
    status, mine = ask(host, f"/api/daily/{today['day']}", **{"Claim-Player": PLAYER})
    model_of(DailyDay).model_validate(mine)
    assert (status, mine["run"]["table"], mine["secret"]) == (200, ann.table, None)
    assert mine["streak"] == 1
    assert ask(host, "/api/daily", **{"Claim-Player": EVE})[1]["boards"] is None
    status, month = ask(host, f"/api/daily/months/{today['day'][:7]}", **{"Claim-Player": PLAYER})
    assert [one.outcome for one in model_of(DailyMonth).model_validate(month).days][-1] == mine["run"]["outcome"]
    assert next(row for board in mine["boards"] for row in board["rows"] if row["own"])["name"] == "Ann"


def test_a_day_that_is_none_gets_a_coded_answer(host):
    """Which days there are is in tests/daily/test_deals.py."""
    assert refusal(host, "/api/daily/x") == (400, "bad_day")
    assert refusal(host, "/api/daily/9999-01-01") == (404, "day_to_come")
    assert refusal(host, "/api/daily/1999-01-01") == (404, "no_day")
    assert refusal(host, "/api/daily/months/2026-13") == (400, "bad_day")
    assert refusal(host, "/api/daily/months/November") == (400, "bad_message")
    assert refusal(host, "/api/daily", **{"Claim-Player": "no player"}) == (400, "bad_message")
