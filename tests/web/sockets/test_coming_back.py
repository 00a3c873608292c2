"""Lost connections: a client that returns with the last seq it saw misses nothing and gets nothing twice."""

import random

from harness.clients import Json, Person, pair, play_on


def played(messages: list[Json]) -> list[str]:
    return [
        event["cards"][0]
        for one in messages
        if one["type"] == "state"
        for group in one["events"]
        for event in group
        if event["kind"] == "played"
    ]


def test_a_reconnecting_client_gets_exactly_what_it_missed(host):
    ann, bob = pair(host)
    rng = random.Random(1)
    play_on((ann, bob), rng, 5)
    seen = ann.state["seq"]
    ann.hangs_up()
    other = Person(host, ann.table, ann.token).connects()  # the same seat from another window
    play_on((other, bob), rng, 6)
    ann.heard.clear()
    ann.connects(since=seen)
    assert not ann.state["snapshot"]
    tricks = ann.state["view"]["tricks"]
    missed = [card for trick in tricks for card in (trick["led"], trick["reply"])][5:]
    missed += [ann.state["view"]["led"]] if ann.state["view"]["led"] else []
    assert played(ann.heard) == missed
    assert len(missed) == 6


def test_a_client_that_missed_nothing_gets_nothing_twice(host):
    ann, bob = pair(host)
    play_on((ann, bob), random.Random(2), 3)
    seen = ann.state["seq"]
    ann.hangs_up()
    ann.connects(since=seen)
    assert (ann.state["snapshot"], ann.state["events"]) == (False, [])


def test_a_missing_or_impossible_seq_gets_a_snapshot(host):
    ann, bob = pair(host)
    play_on((ann, bob), random.Random(3), 3)
    for since in (None, ann.state["seq"] + 1000):
        again = Person(host, ann.table, ann.token).connects(since)
        assert (again.state["snapshot"], again.state["events"]) == (True, [])
        assert again.state["view"] == ann.state["view"]


def test_a_play_repeated_after_a_lost_acknowledgement_is_made_once(host):
    ann, bob = pair(host)
    mover = ann if ann.state["view"]["legal"] else bob
    play = {"type": "play", "id": "once", "card": mover.state["view"]["legal"][0], "ply": 0}
    mover.sends(play)
    first = mover.hears("ack", id="once")
    mover.hangs_up()
    mover.connects()
    mover.sends(play)
    assert mover.hears("ack", id="once") == first
    assert mover.ply == 1


def test_the_same_play_with_a_new_id_is_stale(host):
    ann, bob = pair(host)
    mover = ann if ann.state["view"]["legal"] else bob
    card = mover.state["view"]["legal"][0]
    mover.plays(card)
    assert mover.refused("play", card=card, ply=0) == "stale_play"


def test_two_windows_of_one_seat_both_get_everything(host):
    ann, bob = pair(host)
    window = Person(host, ann.table, ann.token).connects()
    play_on((ann, bob), random.Random(4), 4)
    while window.ply < 4:
        window.next()
    assert window.state["view"] == ann.state["view"]
    assert played(window.heard) == played(ann.heard)
