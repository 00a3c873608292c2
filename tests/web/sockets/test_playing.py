"""Whole games over real sockets. Every message heard is checked against the protocol (running.Person.next)."""

import random
from typing import Any

import pytest

from claim.game.view import Viewer, Visible
from claim.records.record import Record
from claim.records.verify import check
from claim.tables.states import Replay, StateMessage, TableState
from claim.web.wire.models import GameRecord, model_of
from claim.web.wire.socket import state
from claim.web.wire.tables import Verdicts
from harness.clients import Person, ask, pair, play_on, refusal
from tests.service.people import QuickBotWorkers


@pytest.fixture(scope="module")
def finished(host) -> tuple[Person, Person]:
    people = pair(host)
    watcher = Person(host, people[0].table).connects()
    assert play_on(people, random.Random(1)) == 52
    watcher.hears_status("over")
    assert {one["type"] for one in watcher.heard} == {"state"}
    watcher.hangs_up()
    return people


def test_two_people_play_a_whole_game(finished):
    ann, bob = finished
    for person in finished:
        assert person.state["view"]["result"] is not None
        seqs = [one["seq"] for one in person.heard if one["type"] == "state"]
        assert seqs == sorted(seqs)
        events = [event for one in person.heard for group in one.get("events", ()) for event in group]
        played = [event["cards"][0] for event in events if event["kind"] == "played"]
        assert played == person.state["record"]["plays"], "every play is told once"
    acks = [one["seq"] for one in (*ann.heard, *bob.heard) if one["type"] == "ack"]
    assert len(acks) == len(set(acks)) == 54


def test_an_acknowledgement_comes_before_the_state_that_its_command_made(finished):
    for person in finished:
        known, acknowledged = 0, 0
        for one in person.heard:
            if one["type"] == "state":
                known = one["seq"]
            elif one["type"] == "ack":
                assert one["seq"] > known
                acknowledged += 1
        assert acknowledged > 20


def test_the_record_is_verified_and_the_same_for_all(finished, host):
    ann, bob = finished
    assert ann.state["record"] == bob.state["record"]
    record = Record.from_json(ann.state["record"])
    assert all(finding.ok for finding in check(record))
    status, given = ask(host, f"/api/games/{ann.table}/record")
    assert (status, given) == (200, ann.state["record"])
    model_of(GameRecord).model_validate(given)
    status, text = ask(host, f"/api/games/{ann.table}/record?form=text")
    assert Record.parse(text) == record


def test_a_finished_game_can_be_replayed_by_anybody(finished, host):
    table = finished[0].table
    for viewer in ("A", "B", "open", "spectator"):
        status, replay = ask(host, f"/api/games/{table}/replay?as={viewer}")
        assert status == 200
        model_of(Replay).model_validate(replay)
        assert len(replay["views"]) == len(replay["events"]) == 53
        assert {view["viewer"] for view in replay["views"]} == {viewer}


def test_a_finished_game_has_verdicts(finished, host):
    status, given = ask(host, f"/api/games/{finished[0].table}/verdicts")
    assert status == 200
    model_of(Verdicts).model_validate(given)
    assert [one is None for one in given["verdicts"]] == [True] * 26 + [False] * 26


def test_record_replay_and_verdicts_are_refused_before_the_end(host):
    ann, _ = pair(host)
    for path in ("record", "replay?as=open", "verdicts"):
        assert refusal(host, f"/api/games/{ann.table}/{path}") == (409, "not_over")
    assert ann.state["record"] is None


def test_a_rematch_goes_on_at_a_new_table_with_new_tokens(finished):
    ann, bob = finished
    ann.offers()
    bob.offers("accept_rematch")
    ann_next, bob_next = ann.goes_on().connects(), bob.goes_on().connects()
    assert ann_next.table == bob_next.table != ann.table
    assert len({ann.token, bob.token, ann_next.token, bob_next.token}) == 4
    ann_next.reveals()
    bob_next.reveals()
    assert play_on((ann_next, bob_next), random.Random(2), 4) == 4


def test_a_game_against_a_bot_with_hints(host, monkeypatch):
    """The bot is the address's that plays with it: it thinks in turn with the bots of others."""
    owners: list[str] = []
    think = QuickBotWorkers.bot_card

    async def noted(self, bot, view, seed, seat, ply, steady=False, owner=""):
        owners.append(owner)
        return await think(self, bot, view, seed, seat, ply, steady, owner)

    monkeypatch.setattr(QuickBotWorkers, "bot_card", noted)
    ann = Person.creates(host, "bot", "potboy").connects()
    ann.reveals()
    rng = random.Random(3)
    while ann.hears_turn()["table"]["status"] == "playing":
        if ann.ply < 4:
            ann.sends({"type": "hint", "id": "h"})
            hint = ann.hears("hint", id="h")
            assert hint["best"] in ann.state["view"]["legal"]
            assert all(one["id"].startswith("hint-") for one in hint["reasons"])
        ann.plays(rng.choice(ann.state["view"]["legal"]))
    assert ann.state["record"]["bots"]["B"]["name"] == "potboy"
    assert owners == ["127.0.0.1"] * 26


@pytest.mark.parametrize(("given", "named"), [("Bea", "Bea"), (None, "Ann")])
def test_the_second_player_on_one_screen_has_a_name(host, given, named):
    """The name is in the record, and kept at the rematch."""
    ann = Person.creates(host, "same_screen", other_name=given).connects()
    assert [ann.state["table"]["seats"][seat]["name"] for seat in "AB"] == ["Ann", named]
    ann.reveals()
    ann.does("resign")
    assert ann.hears_status("over")["record"]["players"] == {"A": "Ann", "B": named}
    ann.offers()
    again = ann.goes_on().connects()
    assert [again.state["table"]["seats"][seat]["name"] for seat in "AB"] == ["Ann", named]


def test_games_in_play_are_listed_for_watchers(host, monkeypatch):
    monkeypatch.setattr("claim.web.sockets.connections.LISTING_SECONDS", 0.0)
    ann, _ = pair(host, options={"listed": True})
    status, tables = ask(host, "/api/tables?status=playing")
    assert status == 200
    assert ann.table in [model_of(TableState).model_validate(one).id for one in tables]
    assert all(one["you"] == "spectator" for one in tables)
    status, one = ask(host, f"/api/tables/{ann.table}")
    assert model_of(TableState).model_validate(one).status == "playing"


def test_spectators_share_one_message(host, monkeypatch):
    """The text is made once for all spectators, and again after every change."""
    ann, bob = pair(host)
    crowd = [Person(host, ann.table).connects() for _ in range(5)]
    made = []

    def counted(found: StateMessage[Visible]) -> dict[str, Any]:
        made.append(found.table.you)
        return state(found)

    monkeypatch.setattr("claim.web.wire.socket.state", counted)
    play_on((ann, bob), random.Random(5), 4)
    for one in crowd:
        while one.ply < 4:
            one.next()
    assert made.count(Viewer.SPECTATOR) < 10  # four plays, five spectators; one may lag behind
    assert len({one.bytes[-1] for one in crowd}) == 1
    late = Person(host, ann.table).connects()  # a late spectator sees the current state
    assert late.state["view"] == crowd[0].state["view"]


def test_what_is_said_without_waiting_is_answered_in_order(host):
    people = pair(host)
    mover = next(one for one in people if one.state["view"]["legal"])
    card, ply = mover.state["view"]["legal"][0], mover.ply
    said = len(mover.heard)
    play = {"type": "play", "id": "first", "card": card, "ply": ply}
    for message in (play, {"type": "ping"}, {**play, "id": "second"}, {**play, "id": "third", "more": 1}, play):
        mover.sends(message)
    while sum(one["type"] in ("ack", "pong", "error") for one in mover.heard[said:]) < 5:
        mover.next()
    answers = [one for one in mover.heard[said:] if one["type"] in ("ack", "pong", "error")]
    assert [one.get("id") for one in answers] == ["first", None, "second", "third", "first"]
    assert [one["type"] for one in answers] == ["ack", "pong", "error", "error", "ack"]
    assert answers[0]["seq"] == answers[4]["seq"]


def test_whoever_is_invited_reads_all_options_before_sitting_down(host):
    ann = Person.creates(host, options={"leader": "B", "by_heart": True, "rated": True})
    status, table = ask(host, f"/api/tables/{ann.table}")
    usual = {"listed": False, "clock": None, "open_seat": False, "hints": False}
    assert (status, table["options"]) == (200, {**usual, "leader": "B", "by_heart": True, "rated": True})


def test_a_card_is_taken_back_and_the_deal_played_from_the_other_side(host):
    ann = Person.creates(host, "bot", "potboy").connects()
    ann.reveals()
    before = ann.hears_turn()["view"]
    ann.plays(before["legal"][0])
    ann.hears_turn()
    ann.does("take_back", to=ann.state["table"]["take_back_to"])
    back = ann.hears_turn()
    assert (back["snapshot"], back["events"], back["view"]) == (True, [], before)
    ann.does("resign")
    deal = {"table": ann.table, "swapped": True}
    again = Person.creates(host, "bot", "potboy", deal_of=deal).connects()
    assert (again.state["table"]["status"], again.state["table"]["deal_of"]) == ("playing", deal)
