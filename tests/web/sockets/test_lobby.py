"""The lobby's socket: finding an opponent, open seats, and what is refused."""

from harness.accounts import Browser
from harness.clients import ask, new_id
from harness.lobby import Guest
from tests.web.running import limited


def test_an_account_seeks_under_its_name_and_the_game_is_its_own(host):
    browser = Browser(host)
    account = browser.creates("Mab")["account"]["id"]
    mab, bob = Guest(host, cookie=browser.cookie).enters().seeks(name="Bob"), Guest(host).enters().seeks(name="Bob")
    table = mab.waits_for("paired")["paired"]["table"]
    assert bob.waits_for("paired")["paired"]["table"] == table
    seats = ask(host, f"/api/tables/{table}")[1]["seats"].values()
    assert sorted((seat["name"], seat["account"] or "") for seat in seats) == [("Bob", ""), ("Mab", account)]
    assert [game["table"]["id"] for game in browser.asks("/api/account/games")[1]] == [table]
    assert browser.asks("/api/account/delete", {"name": "Mab"})[0] == 200
    seats = ask(host, f"/api/tables/{table}")[1]["seats"].values()
    assert sorted((seat["name"], seat["account"]) for seat in seats) == [("Bob", None), ("N. N.", None)]


def test_what_is_no_message_of_the_lobby_is_refused(host):
    ann = Guest(host).enters()
    for text in ('{"type": "seek"}', '{"type": "reveal", "id": "x"}', "[]", "no JSON"):
        ann.sends(text)
        assert ann.hears("error")["code"] == "bad_message"
    ann.sends({"type": "hello", "protocol": 1})
    assert ann.hears("error")["code"] == "bad_message"
    named = Guest(host).enters().seeks(name="\u200b")
    assert named.hears("error")["code"] == "bad_name"


def test_an_address_may_have_so_many_seeks_and_open_seats(tmp_path):
    with limited(tmp_path, seeks_per_address=2, open_seat_burst=1, open_seat_rate=0.001) as host:
        ann, again = Guest(host).enters().seeks("live"), Guest(host).enters().seeks("slow")
        ann.waits_for("seek"), again.waits_for("seek")
        assert Guest(host).enters().seeks().hears("error")["code"] == "too_many_seeks"
        ann.sends(ann.seek)  # the same one again is none more
        ann.sends({"type": "ping"})
        assert ann.hears("pong")
        opened = {"id": new_id(), "kind": "friend", "name": "Ann", "commitment": "0" * 64}
        assert ask(host, "/api/tables", {**opened, "options": {"open_seat": True}})[0] == 201
        more = {**opened, "id": new_id(), "options": {"open_seat": True}}
        assert ask(host, "/api/tables", more)[1]["error"]["code"] == "too_many_tables"
        assert ask(host, "/api/tables", {**opened, "id": new_id()})[0] == 201, "other tables are counted apart"
