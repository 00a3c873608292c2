"""A lost connection: a client that returns with the last seq it saw misses nothing and gets nothing twice."""

import random

from harness.clients import Json, Person, pair, play_on


def played(messages: list[Json]) -> list[str]:
    events = [event for one in messages if one["type"] == "state" for group in one["events"] for event in group]
    return [event["cards"][0] for event in events if event["kind"] == "played"]


def test_a_reconnecting_client_gets_exactly_what_it_missed(host):
    ann, bob = pair(host)
    rng = random.Random(1)
    play_on((ann, bob), rng, 5)
    seen = ann.state["seq"]
    ann.hangs_up()
    other = Person(host, ann.table, ann.token).connects()  # the same seat from another window
    assert other.state["snapshot"]
    play_on((other, bob), rng, 6)
    ann.heard.clear()
    ann.connects(since=seen)
    assert not ann.state["snapshot"]
    missed = played(ann.heard)
    tricks = ann.state["view"]["tricks"]
    cards = [card for trick in tricks for card in (trick["led"], trick["reply"])] + [ann.state["view"]["led"]]
    assert missed == cards[5:11] == played(other.heard)
