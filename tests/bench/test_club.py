"""What bench/club counts."""

import pytest

from bench.club.waiting import WaitingRoom
from tests.clock import Clock


@pytest.fixture
def now(monkeypatch) -> Clock:
    clock = Clock(0.0)
    monkeypatch.setattr("bench.club.waiting.time.monotonic", clock)
    return clock


def test_a_wait_counts_from_when_there_is_somebody_to_play_with(now):
    room = WaitingRoom()
    room.enter(1)
    now.now = 10
    room.enter(2)
    now.now = 11
    assert room.longest() == 1
    room.paired(1, "table")
    now.now = 12
    room.paired(2, "table")  # alone by now, but paired in the same moment
    assert room.seconds == [1, 2]


def test_a_broken_line_begins_the_wait_anew(now):
    room = WaitingRoom()
    room.enter(1)
    room.enter(2)
    now.now = 5
    room.leave(2)
    assert room.longest() == 0
    room.enter(2)
    now.now = 6
    assert room.longest() == 1


def test_whoever_hears_of_their_table_on_return_did_not_wait_for_it_in_the_room(now):
    room = WaitingRoom()
    room.enter(1)
    room.enter(2)
    room.leave(2)
    room.paired(1, "table")
    now.now = 5
    room.paired(2, "table")
    assert (room.seconds, room.on_return) == ([], 1)
