"""A word before a blunder, over the socket."""

import asyncio
import json
import threading

import pytest

from harness.clients import Person
from harness.waiting import PATIENCE
from tests.service.people import QuickBotWorkers
from tests.service.strict import only_the_last_wins


@pytest.fixture
def strict(monkeypatch) -> threading.Event:
    """Take every card but one for a blunder; set once something was thought of."""
    thought = threading.Event()

    def think(_self, view):
        thought.set()
        return only_the_last_wins(view)

    monkeypatch.setattr(QuickBotWorkers, "think", think)
    return thought


def test_a_blunder_is_warned_of_once_it_was_weighed_and_the_play_asks(host, strict):
    ann = Person.creates(host, "bot", "potboy", options={"leader": "A"}).connects()
    ann.reveals()
    legal = ann.hears_turn()["view"]["legal"]
    assert not strict.is_set()
    ann.sends({"type": "weigh"})  # not answered
    assert strict.wait(PATIENCE)
    for number in ("one", "two"):
        ann.sends({"type": "play", "id": number, "card": legal[0].lower(), "ply": 0, "ask": True})
        warning = ann.hears("warning", id=number)
        assert (warning["card"], warning["best"], warning["exact"]) == (legal[0], legal[-1], True)
        assert warning["reasons"] == [{"id": "hint-only_win", "args": {}}]
        assert [one["card"] for one in warning["cards"]] == legal[::-1]
    ann.plays(legal[0])
    state = ann.hears_turn()
    assert state["table"]["hints_given"] == 1
    ply = state["view"]["ply"]
    ann.does("play", card=state["view"]["legal"][0], ply=ply, ask=True)  # nothing was weighed
    assert ann.refused("play", card="X0", ply=ply, ask=True) == "stale_play"
    assert ann.refused("play", card="X0", ply=ply, ask="yes") == "bad_message"
    watching = Person(host, ann.table).connects()
    watching.sends({"type": "weigh"})
    assert watching.refused("play", card="G0", ply=0, ask=True) == "not_seated"
    for one in (ann, watching):
        one.hangs_up()


@pytest.mark.usefixtures("strict")
def test_a_play_that_comes_together_with_what_is_weighed_is_warned_of(host):
    """As from a line that stalled for a moment, or to a busy server."""
    ann = Person.creates(host, "bot", "potboy", options={"leader": "A"}).connects()
    ann.reveals()
    card = ann.hears_turn()["view"]["legal"][0]
    assert ann.line is not None
    for message in ({"type": "weigh"}, {"type": "play", "id": "one", "card": card, "ply": 0, "ask": True}):
        ann.line.protocol.send_text(json.dumps(message).encode())
    ann.line.socket.sendall(b"".join(ann.line.protocol.data_to_send()))
    assert ann.hears("warning", id="one")["card"] == card
    ann.hangs_up()


def test_what_is_weighed_is_dropped_when_its_moment_is_over(host, monkeypatch):
    """By a play, or by the next one that is weighed: a socket has at most one in the queue."""
    begun, dropped = threading.Semaphore(0), threading.Semaphore(0)

    async def slow(*_: object) -> None:
        begun.release()
        try:
            await asyncio.sleep(600)
        finally:
            dropped.release()

    monkeypatch.setattr("claim.service.advice.Advice.weigh", slow)
    ann = Person.creates(host, "bot", "potboy").connects()
    ann.reveals()
    legal = ann.hears_turn()["view"]["legal"]
    for _ in range(2):
        ann.sends({"type": "weigh"})
        assert begun.acquire(timeout=PATIENCE)
    assert dropped.acquire(timeout=PATIENCE)
    ann.plays(legal[0])
    assert dropped.acquire(timeout=PATIENCE)
    ann.hangs_up()
