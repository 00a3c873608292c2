"""The clocks of a table as a terminal shows them, at times that the test chooses."""

import pytest

from claim.game.cards import Seat
from claim.locales import Words
from claim.tables.clock import DAY, TERMS, Clock
from claim.terminal.remote.clocks import Clocks, ServerTime, face, lasting
from tests.client.examples import NOON, clocked, state
from tests.clock import Clock as Stopped

NAMES = {Seat.A: "Ann", Seat.B: "Bob"}


@pytest.fixture
def here():
    return Stopped(100.0)


@pytest.fixture
def clocks(here):
    return Clocks(Seat.B, Words("en"), ServerTime(here))


def test_both_clocks_are_shown_and_only_one_of_them_runs(clocks, here):
    assert clocks.shown(NAMES) == ""
    clocks.update(clocked(bank={"A": 180_000, "B": 171_310}))
    assert clocks.shown(NAMES) == "[you 2:52 · Ann 3:00] "
    here.now += 3
    assert clocks.shown(NAMES) == "[you 2:52 · Ann 3:00] "  # the first three seconds are free
    here.now += 60.4
    assert clocks.shown({**NAMES, Seat.A: "Anastasia Petrowna"}) == "[you 1:51 · Anastasia P… 3:00] "
    here.now += 600
    assert clocks.shown(NAMES).startswith("[you 0:00 ")


def test_both_clocks_are_shown_without_names_where_there_is_little_room(clocks, here):
    assert clocks.bare() == ""
    clocks.update(clocked(bank={"A": 180_000, "B": 171_310}))
    here.now += 63.4
    assert clocks.bare() == "[1:51 · 3:00]"


def test_what_is_shown_is_what_the_server_charges(here):
    """The same function counts on both sides."""
    clocks = Clocks(Seat.A, Words("en"), ServerTime(here))
    clocks.update(clocked(turn="A", bank={"A": 100_000, "B": 1}))
    began = clocks.time.now
    served = Clock(TERMS["live"], {Seat.A: 100_000, Seat.B: 1}, running=True, turn=Seat.A, began=began)
    for seconds in (0, 1, 2.9, 3.1, 50, 102.9, 500):
        here.now = 100.0 + seconds
        shown = face(served.left_at(Seat.A, began + round(1000 * seconds)), Words("en"))
        assert clocks.shown(NAMES).startswith(f"[you {shown} ")


def test_the_time_is_that_of_the_quickest_message(here):
    time = ServerTime(here)
    time.update(1_000_000)
    here.now += 0.7
    time.update(1_000_500)  # 200 ms slower
    assert time.now == 1_000_700
    here.now += 0.3
    time.update(1_001_100)
    time.update(None)  # of a table without a clock
    assert time.now == 1_001_100


def test_little_time_is_told_once_for_each_of_two_moments(clocks, here):
    clocks.update(clocked(bank={"A": 180_000, "B": 70_000}))
    told = []
    for _ in range(90):
        told += [line for line in [clocks.warning()] if line]
        here.now += 1
    assert told == ["1 minute left.", "20 seconds left."]
    clocks.update(clocked(bank={"A": 180_000, "B": 5_000}))  # the next turn
    assert clocks.warning() is None


def test_in_a_slow_game_it_is_told_of_a_day_and_of_hours(clocks, here):
    clocks.update(clocked(free=DAY, bank={"A": 3 * DAY, "B": 2 * DAY}))
    here.now += 86_400  # which are free
    told = []
    for _ in range(48):
        told += [line for line in [clocks.warning()] if line]
        here.now += 3_600
    assert told == ["1 day left.", "6 hours left.", "1 hour left."]


def test_whoever_comes_back_with_little_time_is_told_at_once(clocks):
    clocks.update(clocked(bank={"A": 180_000, "B": 15_000}))
    assert clocks.warning() == "15 seconds left."


def test_a_holiday_stops_a_clock_and_is_told(clocks, here):
    slow = {"bank": {"A": 3 * DAY, "B": 3 * DAY}, "free": 0}
    before = clocked(**slow)
    clocks.update(before)
    holiday = {"begun": NOON, "until": "2026-11-25T12:00:00.000Z"}
    away = clocked(**slow, holidays={"A": None, "B": holiday})
    clocks.update(away)
    (line,) = clocks.holidays(before, away, NAMES)
    assert line.startswith("You are on holiday until Nov 25, 2026")
    assert clocks.holidays(away, away, NAMES) == []
    here.now += 3 * 86_400
    assert clocks.shown(NAMES) == "[you 3 days · Ann 3 days] "
    ended = clocked(**slow, holidays={"A": None, "B": {"begun": NOON, "until": NOON}})
    assert clocks.holidays(away, ended, NAMES) == ["Your holiday is over: your clock runs again."]
    theirs = clocked(**slow, holidays={"A": holiday, "B": None})
    assert clocks.holidays(None, theirs, NAMES)[0].startswith("Ann is on holiday until")
    here.now += 30 * 86_400
    assert clocks.holidays(None, theirs, NAMES) == []  # long over


def test_a_table_without_a_clock_shows_none(clocks):
    clocks.update(state())
    assert (clocks.shown(NAMES), clocks.warning(), clocks.holidays(None, state(), NAMES)) == ("", None, [])


@pytest.mark.parametrize(
    ("milliseconds", "shown"),
    [(0, "0:00"), (1, "0:01"), (161_000, "2:41"), (3_600_000, "60:00"), (52 * 3_600_000, "2 days 4 hours")],
)
def test_a_time_is_shown_in_minutes_and_seconds_and_from_an_hour_on_in_words(milliseconds, shown):
    assert face(milliseconds, Words("en")) == shown


def test_a_time_in_words_has_two_units():
    assert lasting(161_000, Words("en")) == "2 minutes 41 seconds"
    assert lasting(3 * DAY, Words("it")) == "3 giorni"
    assert lasting(0, Words("en")) == "0 seconds"
