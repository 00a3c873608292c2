"""A clock follows from the log: what is charged, what is free, and when nothing could be played."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.game.cards import SEATS, Seat
from claim.records.ending import CLOSED, called_off, forfeited
from claim.records.fair import commitment
from claim.tables.clock import DAY, TERMS, Clock, Outage, apart
from claim.tables.commands import CallOff, Close, DeclareHoliday, Play, Reveal
from claim.tables.decide import Decision, Refused, decide_time
from claim.tables.options import Options
from claim.tables.seating import first_fact
from claim.tables.table import (
    AWAY_SECONDS,
    Fact,
    FactKind,
    Status,
    Table,
    TableKind,
    apply,
    apply_stored,
    milliseconds,
    replay,
)
from tests.tables.games import SECRETS, START, dealt, given_by, seated

times = st.integers(0, 20_000)


def clock_of(table: Table) -> Clock:
    assert table.clock is not None
    return table.clock


def turn_of(table: Table) -> Seat:
    assert table.turn is not None
    return table.turn


def deadline_of(table: Table) -> int:
    assert table.deadline is not None
    return table.deadline


def passes(table: Table, now: float) -> Decision:
    """Return what the time does to a table by itself, `now` in milliseconds."""
    decision = decide_time(table, now / 1000)
    assert decision is not None
    return decision


def plays(table: Table, now: int, outages: tuple[Outage, ...] = ()) -> Table:
    """Return the table after some card of the seat on turn."""
    assert table.game is not None
    card = random.Random(table.ply).choice(table.game.legal())
    return given_by(table, turn_of(table), Play(f"p{table.ply}", card, table.ply), now, outages).after


def played(table: Table) -> dict[str, str]:
    """Return what the log keeps of the last card."""
    assert table.game is not None
    assert table.before is not None
    return {"seat": str(table.before.turn), "card": str(table.game.plays[-1])}


def turns(spans: list[int]) -> Iterator[tuple[Seat, int, Table, Table]]:
    """Yield who took how long in each turn, and the table before and after it."""
    table, now = dealt(), START
    for span in spans:
        now += span
        before, seat = table, turn_of(table)
        table = plays(table, now)
        yield seat, span, before, table


@given(st.lists(times, max_size=20))
def test_a_bank_never_grows_and_a_turn_costs_what_it_takes_beyond_the_free_time(spans):
    charged = dict.fromkeys(SEATS, 0)
    for seat, span, before, after in turns(spans):
        charged[seat] += max(0, span - TERMS["live"].free)
        assert clock_of(after).left[seat] <= clock_of(before).left[seat]
        assert clock_of(after).left[seat.other] == clock_of(before).left[seat.other]
        assert {one: TERMS["live"].bank - clock_of(after).left[one] for one in SEATS} == charged


def test_the_first_turn_of_each_phase_begins_once_its_cards_can_be_played_also_for_who_replies_sooner():
    table, now, deal = dealt(), START, TERMS["live"].deal
    assert clock_of(table).began == START
    waits = list[int]()
    while table.deadline is not None:
        table = plays(table, now)
        waits.append(clock_of(table).began - now if table.deadline is not None else 0)
        now += 100
    assert waits == [0] * 25 + [deal - 100 * after for after in range(deal // 100)] + [0] * (27 - deal // 100)
    assert clock_of(table).left == dict.fromkeys(SEATS, TERMS["live"].bank)


def test_a_log_without_time_for_the_deal_has_none():
    first = first_fact(TableKind.FRIEND, {}, START / 1000, AWAY_SECONDS, Options(clock="live"), guided=False)
    del first.data["clock"]["deal"]
    assert clock_of(replay("table", [first])).terms == replace(TERMS["live"], deal=0)


@given(st.lists(times, min_size=1, max_size=12), times)
def test_the_bank_is_empty_at_the_deadline_and_not_before(spans, later):
    *_, (_, _, _, table) = turns(spans)
    seat, deadline = turn_of(table), deadline_of(table)
    assert clock_of(table).left_at(seat, deadline) == 0
    assert clock_of(table).left_at(seat, deadline - 1) == 1
    assert decide_time(table, (deadline - 1) / 1000) is None
    decision = passes(table, deadline + later)
    assert [fact.kind for fact in decision.facts] == [FactKind.FLAGGED]
    assert decision.after.ending == forfeited(seat, "flagged")
    assert clock_of(decision.after).left[seat] == 0
    assert decision.after.deadline is None
    assert decide_time(decision.after, deadline) is None  # no second flag
    with pytest.raises(Refused, match="time is up"):
        plays(table, deadline)


@given(st.lists(st.tuples(times, st.integers(-50, 50)), max_size=12))
def test_every_process_that_reads_the_log_finds_the_same_clock(moments):
    """Also where the servers' clocks differ by some milliseconds."""
    facts, table, now = list[Fact](), dealt(), START
    for span, off in moments:
        now += span
        left = dict(clock_of(table).left)
        seq, table = table.seq, plays(table, max(START, now + off))
        facts.append(Fact.stored_at(max(START, now + off) / 1000, FactKind.PLAYED, played(table)))
        assert table.seq == seq + 1
        assert all(clock_of(table).left[seat] <= left[seat] for seat in SEATS)
    stored = [Fact.read(one.kind, one.text, one.command, one.at, one.ms) for one in facts]
    assert apply_stored(dealt(), stored).clock == table.clock


@given(st.integers(0, 100_000), st.integers(0, 60_000), st.integers(0, 60_000))
def test_time_in_which_nothing_could_be_played_is_charged_to_nobody(before, out, after):
    begun = START + before
    outage = Outage("7", begun, begun + out)
    now, free = outage.ended + after, TERMS["live"].free
    seat, table = turn_of(dealt()), plays(dealt(), now, (outage,))
    assert TERMS["live"].bank - clock_of(table).left[seat] == max(0, before + after - free)
    paused = decide_time(dealt(), now / 1000, [outage])
    assert (paused is None) is (out == 0)
    if paused is not None:
        assert decide_time(paused.after, now / 1000, [outage]) is None  # once
        assert clock_of(plays(paused.after, now, (outage,))).left == clock_of(table).left


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(1, 20)), max_size=6))
def test_no_moment_is_in_two_outages(spans):
    outages = [Outage(str(number), begun, begun + long) for number, (begun, long) in enumerate(spans)]
    moments = [moment for one in apart(outages) for moment in range(one.begun, one.ended)]
    assert sorted(moments) == sorted({moment for one in outages for moment in range(one.begun, one.ended)})


def test_time_alone_decides_nothing_while_an_outage_goes_on():
    """It is paid in full once it is over, and until then nobody is flagged."""
    table = dealt()
    assert table.deadline is not None
    outage = Outage("dead", table.deadline - 1_000, table.deadline + 4_000)
    for now in (outage.begun + 1, table.deadline + 1, outage.ended - 1):
        assert decide_time(table, now / 1000, [outage]) is None
    decision = decide_time(table, outage.ended / 1000, [outage])
    assert decision is not None
    assert [(fact.kind, fact.data) for fact in decision.facts] == [(FactKind.PAUSED, {"ms": 5_000})]
    later = decide_time(decision.after, outage.ended / 1000 + 1, [outage])
    assert later is not None
    assert [fact.kind for fact in later.facts] == [FactKind.FLAGGED]


@given(st.lists(st.tuples(st.integers(0, 2 * DAY), st.integers(0, 5)), max_size=6))
def test_a_holiday_stops_its_players_clock_and_both_are_bounded(steps):
    table, now, spent = dealt("slow"), START, 0
    seat, since = turn_of(table), START
    for span, days in steps:
        if now + span >= deadline_of(table):
            break
        now += span
        last = clock_of(table).holidays.get(seat)
        until = 0 if last is None else last.until
        spent += max(0, now - max(since, until))
        since = now
        left = clock_of(table).holidays_left(seat, now) // DAY
        if days > left or (days == 0 and until <= now):
            with pytest.raises(Refused, match="not on holiday" if days == 0 else "too many"):
                given_by(table, seat, DeclareHoliday("h", days), now)
            continue
        table = given_by(table, seat, DeclareHoliday(f"h{now}", days), now).after
        assert clock_of(table).left_at(seat, now) == TERMS["slow"].bank - max(0, spent - TERMS["slow"].free)
        assert clock_of(table).holidays_left(seat, now) <= TERMS["slow"].holidays
        assert deadline_of(table) - now >= days * DAY
    assert clock_of(table).left_at(seat, deadline_of(table)) == 0
    assert clock_of(table).left_at(seat, deadline_of(table) - 1) == 1


def test_holidays_cannot_be_declared_for_ever():
    table = dealt("slow")
    seat = turn_of(table)
    for number in range(14):
        table = given_by(table, seat, DeclareHoliday(f"on{number}", 1), START).after
        table = given_by(table, seat, DeclareHoliday(f"off{number}", 0), START).after
    with pytest.raises(Refused, match="0 are left"):
        given_by(table, seat, DeclareHoliday("once-more", 1), START)


def test_there_are_holidays_only_in_slow_games_and_calling_off_only_before_the_first_card():
    table = dealt()
    seat = turn_of(table)
    with pytest.raises(Refused, match="holidays"):
        given_by(table, seat, DeclareHoliday("h", 1), START)
    off = given_by(table, seat.other, CallOff("c"), START).after
    assert (off.ending, off.outcome, off.deadline) == (called_off(seat.other), None, None)
    with pytest.raises(Refused, match="first card"):
        given_by(plays(table, START), seat, CallOff("c"), START)


def test_who_withholds_a_contribution_is_a_no_show():
    table = seated()
    late = deadline_of(table)
    assert late == START + TERMS["live"].reveal
    neither = passes(table, late).after
    assert (neither.ending, neither.absent) == (CLOSED, (Seat.A, Seat.B))  # neither kept the other waiting
    table = given_by(table, Seat.B, Reveal("r", SECRETS[Seat.B]), START).after
    over = passes(table, late).after
    assert (over.ending, over.outcome, over.status) == (forfeited(Seat.A, "no_show"), None, Status.OVER)
    with pytest.raises(Refused, match="time is up"):
        given_by(table, Seat.A, Reveal("r", SECRETS[Seat.A]), late)


def test_a_table_without_a_clock_has_no_deadline_and_one_with_a_clock_is_not_closed_by_waiting():
    assert (dealt(None).clock, dealt(None).deadline) == (None, None)
    assert decide_time(dealt(None), 2e9, [Outage("1", 0, 2 * START)]) is None
    assert dealt().closable_at is None
    with pytest.raises(Refused, match="is not late"):
        given_by(dealt(), turn_of(dealt()).other, Close("c"), START + 10_000)


@given(st.lists(st.integers(0, 3 * DAY // 1000), min_size=1, max_size=8), st.integers(1, 3 * DAY // 1000))
def test_a_table_is_closed_only_after_its_time_without_a_play_and_a_late_play_still_counts(waits, away):
    table, now = dealt(None, away), START
    for wait in waits:
        now += 1000 * wait
        absent = turn_of(table)
        with pytest.raises(Refused, match="is not late"):
            given_by(table, absent, Close("c"), now)
        if wait < away:
            with pytest.raises(Refused, match="may be closed from"):
                given_by(table, absent.other, Close("c"), now)
        else:
            assert given_by(table, absent.other, Close("c"), now).after.ending == forfeited(absent, "away")
        table = plays(table, now)


def test_a_log_without_times_counts_from_the_start_of_the_server():
    """Nobody loses a game of version 0.1 at the moment of the update."""
    seats = {one.value: {"name": one, "token": "a" * 64, "commitment": commitment(SECRETS[one])} for one in SEATS}
    created = {"kind": "friend", "guided": False, "secret": "5" * 64, "created": "now", "seats": seats}
    reveals = [Fact(FactKind.REVEALED, {"seat": one, "contribution": SECRETS[one]}) for one in SEATS]
    table = replay("old", [Fact(FactKind.CREATED, created), *reveals], untimed=START // 1000)
    assert table.away_seconds == AWAY_SECONDS == 3 * DAY // 1000
    assert table.closable_at == START // 1000 + AWAY_SECONDS
    assert apply(table, Fact(FactKind.AWAY, {"seat": "A"})).ending == forfeited(Seat.A, "away")


def test_a_fact_keeps_its_milliseconds():
    fact = Fact.stored_at(1_800_000_000.0625, FactKind.RESIGNED, {"seat": "A"})
    assert (fact.at, fact.ms, fact.milliseconds) == (1_800_000_000, 62, 1_800_000_000_062)
    assert milliseconds(1.0) == 1000
    assert clock_of(apply(dealt(), fact)).began == fact.milliseconds
