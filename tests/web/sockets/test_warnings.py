"""A word before a blunder, over the socket. What is warned of, and who is, is in tests/service/test_warnings.py."""

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


@pytest.fixture
def ann(host):
    """Somebody who leads against a bot."""
    person = Person.creates(host, "bot", "potboy", options={"leader": "A"}).connects()
    person.reveals()
    person.hears_turn()
    yield person
    person.hangs_up()


def test_a_blunder_is_warned_of_once_it_was_weighed_and_the_play_asks(ann, strict):
    legal = ann.state["view"]["legal"]
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
    view = ann.hears_turn()["view"]
    assert ann.refused("play", card="X0", ply=view["ply"], ask="yes") == "bad_message"
    ann.does("play", card=view["legal"][0], ply=view["ply"], ask=True)  # nothing was weighed


@pytest.mark.usefixtures("strict")
def test_a_play_that_comes_together_with_what_is_weighed_is_warned_of(ann):
    """As from a line that stalled for a moment, or to a busy server."""
    card = ann.state["view"]["legal"][0]
    for message in ({"type": "weigh"}, {"type": "play", "id": "one", "card": card, "ply": 0, "ask": True}):
        ann.line.protocol.send_text(json.dumps(message).encode())
    ann.line.socket.sendall(b"".join(ann.line.protocol.data_to_send()))
    assert ann.hears("warning", id="one")["card"] == card


def test_what_is_weighed_is_dropped_when_its_moment_is_over(ann, monkeypatch):
    """By a play, or by the next one that is weighed: a socket has at most one in the queue."""
    begun, dropped = threading.Semaphore(0), threading.Semaphore(0)

    async def slow(*_: object) -> None:
        begun.release()
        try:
            await asyncio.sleep(600)
        finally:
            dropped.release()

    monkeypatch.setattr("claim.service.advice.Advice.weigh", slow)
    for _ in range(2):
        ann.sends({"type": "weigh"})
        assert begun.acquire(timeout=PATIENCE)
    assert dropped.acquire(timeout=PATIENCE)
    ann.plays(ann.state["view"]["legal"][0])
    assert dropped.acquire(timeout=PATIENCE)
