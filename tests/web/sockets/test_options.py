"""Table options over HTTP and sockets: anybody may read them, bad ones are refused, and by heart nothing leaks."""

import random
import re

from claim.game.game import Game
from claim.game.view import Viewer
from claim.records.record import Record
from harness.clients import Person, ask, pair, play_on
from tests.game.by_heart import open_cards

USUAL = {"listed": False, "clock": None, "open_seat": False, "rated": False}


def test_whoever_is_invited_reads_the_options_before_sitting_down(host):
    ann = Person.creates(host, options={"leader": "B", "by_heart": True, "rated": True})
    status, table = ask(host, f"/api/tables/{ann.table}")
    assert status == 200
    assert table["options"] == {**USUAL, "leader": "B", "by_heart": True, "hints": False, "rated": True}


def test_no_client_of_a_table_by_heart_is_sent_a_card_that_must_be_remembered(host):
    """R26: not in any message, not by naming an old `since`, not by looking on from a second window."""
    people = pair(host, options={"leader": "A", "by_heart": True})
    watcher = Person(host, people[0].table).connects()
    play_on(people, random.Random(1), 11)
    windows = [Person(host, people[0].table, token).connects(since=0) for token in (None, people[0].token)]
    assert [one.state["snapshot"] for one in windows] == [True, True]
    play_on(people, random.Random(2), 26)
    windows.append(Person(host, people[0].table, people[1].token).connects(since=4))
    windows[-1].refused("play", card="G0" if windows[-1].state["view"]["legal"] else "K9", ply=0)
    people[0].does("resign")
    for one in (*people, watcher, *windows):
        one.hears_status("over")
    games = Record.from_json(people[0].state["record"]).game.moments()
    for one in (*people, watcher, *windows):
        for text, message in zip(one.bytes, one.heard, strict=True):
            if message["type"] == "state" and message["view"] and message["table"]["status"] == "playing":
                game: Game = games[message["view"]["ply"]]
                named = set(re.findall(r'"([GKUDX]\d)"', text))
                assert named <= open_cards(game, Viewer(message["view"]["viewer"]))
                assert message["view"]["by_heart"]
    assert people[0].state["view"]["discards"] == list(games[-1].discards)
