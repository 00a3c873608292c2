"""Taking back and playing a deal again, over HTTP and the socket."""

import pytest

from harness.clients import Person, ask, new_id

HEX = "ab" * 32


def test_everybody_who_looks_sees_the_table_as_it_was(host):
    ann = Person.creates(host, "bot", "potboy").connects()
    ann.reveals()
    ann.hears_turn()
    watching = Person(host, ann.table).connects()
    late = ann.state
    ann.plays(ann.state["view"]["legal"][0])
    ann.hears_turn()
    ann.does("take_back", to=ann.state["table"]["take_back_to"])
    back = ann.hears_turn()
    assert back["snapshot"]
    assert back["events"] == []
    assert back["view"] == late["view"]
    while watching.state["seq"] < back["seq"]:
        watching.next()
    assert watching.state["snapshot"]
    assert watching.state["table"]["takebacks"] == 1
    ann.hangs_up()
    ann.connects(since=late["seq"])  # a client that comes back with what was taken back begins anew
    assert ann.state["snapshot"]
    ann.plays(ann.state["view"]["legal"][-1])
    while not watching.state["events"]:
        watching.next()
    assert not watching.state["snapshot"]
    assert watching.state["events"][0][0]["kind"] == "played"
    for one in (ann, watching):
        one.hangs_up()


def test_bad_ways_of_taking_back_get_a_code_and_the_socket_lives_on(host):
    ann = Person.creates(host, "bot", "potboy").connects()
    assert ann.refused("take_back", to=0) == "wrong_moment"
    ann.reveals()
    for fields in ({}, {"to": "0"}, {"to": -1}, {"to": 0.5}, {"to": True}, {"to": 2**40}, {"to": 0, "ply": 0}):
        assert ann.refused("take_back", **fields) == "bad_message", fields
    ann.hears_turn()
    assert ann.refused("take_back", to=0) == "nothing_to_take_back"
    watching = Person(host, ann.table).connects()
    assert watching.refused("take_back", to=0) == "not_seated"
    for one in (ann, watching):
        one.hangs_up()


@pytest.mark.parametrize(
    "deal_of",
    ["x", 1, {}, {"table": "short"}, {"table": "nowhere-at-all", "swapped": 1}, {"table": "nowhere-at-all", "x": 1}],
)
def test_a_deal_that_is_not_one_is_refused(host, deal_of):
    wanted = {"id": new_id(), "kind": "bot", "bot": "potboy", "name": "Ann", "commitment": HEX, "deal_of": deal_of}
    status, answer = ask(host, "/api/tables", wanted)
    assert (status, answer["error"]["code"]) == (400, "bad_message")


def test_a_deal_is_played_again_from_the_other_side(host):
    ann = Person.creates(host, "bot", "potboy").connects()
    ann.reveals()
    deal = {"table": ann.table, "swapped": True}
    wanted = {"id": new_id(), "kind": "bot", "bot": "potboy", "name": "Ann", "commitment": HEX, "deal_of": deal}
    status, answer = ask(host, "/api/tables", wanted)
    assert (status, answer["error"]["code"]) == (409, "not_over")
    ann.does("resign")
    ann.hangs_up()
    status, answer = ask(host, "/api/tables", {**wanted, "kind": "friend", "bot": None})
    assert (status, answer["error"]["code"]) == (400, "deal_without_bot")
    status, answer = ask(host, "/api/tables", wanted)
    assert status == 201, answer
    assert answer["table"]["deal_of"] == wanted["deal_of"]
    again = Person(host, answer["table"]["id"], answer["token"]).connects()
    assert again.state["table"]["status"] == "playing"
    deck = ask(host, f"/api/games/{ann.table}/record")[1]["deck"]
    assert again.hears_turn()["view"]["hands"]["A"] == deck[13:26]
    again.does("resign")
    record = ask(host, f"/api/games/{again.table}/record")[1]
    assert record["chosen"] == wanted["deal_of"]
    assert "fair" not in record
    assert f"Chosen: {ann.table}, swapped" in ask(host, f"/api/games/{again.table}/record?form=text")[1]
    again.hangs_up()
