"""Table options: which can be had, what people are sent by heart (R26), and what a log keeps."""

import random
import re
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from claim.game.errors import ClaimError
from claim.game.view import Viewer
from claim.tables.options import Options
from claim.tables.states import state_message
from claim.tables.table import DamagedLog, Fact, FactKind, replay
from tests.game.by_heart import open_cards, other_past
from tests.strategies import moments, seeds
from tests.tables.games import sent, table_of

BY_HEART = Options(by_heart=True)
CREATED = {"kind": "friend", "guided": False, "secret": "5" * 64, "created": "2026-11-15T05:29:33.438Z", "seats": {}}


@pytest.mark.parametrize(
    ("options", "against_bot", "code"),
    [
        (Options(by_heart=True, hints=True), True, "hints_by_heart"),
        (Options(hints=True), False, "hints_need_bot"),
        (Options(leader="C"), False, "bad_leader"),
        (Options(leader=""), False, "bad_leader"),
    ],
)
def test_options_that_cannot_be_had_are_refused(options, against_bot, code):
    with pytest.raises(ClaimError) as refused:
        options.check(against_bot=against_bot, friends=not against_bot)
    assert refused.value.code == code


@settings(max_examples=50, suppress_health_check=[HealthCheck.filter_too_much])
@given(moments(), st.sampled_from([Viewer.A, Viewer.B, Viewer.SPECTATOR]), seeds)
def test_what_people_are_sent_by_heart_does_not_depend_on_the_past(game, viewer, seed):
    """R26: whatever `since` a client names, two tables that look alike now give the same bytes."""
    assume(game.result is None)
    other = other_past(game, viewer, random.Random(seed), 20)
    assume(other.dealt != game.dealt)
    tables = [replace(table_of(one), options=BY_HEART) for one in (game, other)]
    for since in (None, 0, tables[0].seq // 2, *range(max(0, tables[0].seq - 6), tables[0].seq + 1)):
        texts = [sent(table, viewer, since) for table in tables]
        assert texts[0] == texts[1]
        named = set(re.findall(r'"([GKUDX]\d)"', texts[0]))
        assert named <= open_cards(game, viewer)


@settings(max_examples=40)
@given(moments())
def test_what_belongs_to_the_last_trick_and_the_next_still_comes_as_events(game):
    """Whoever hears every state misses nothing by heart."""
    assume(game.result is None)
    table = replace(table_of(game), options=BY_HEART)
    last = 2 * len(game.tricks[-1:]) + (game.led is not None)
    for missed in range(last + 1):
        message = state_message(table, Viewer.A, table.seq - missed, frozenset(), secret=False)
        assert (message.snapshot, len(message.events)) == (False, missed)
    assert state_message(table, Viewer.A, 0, frozenset(), secret=False).snapshot is (len(game.tricks) > 1)


def test_a_log_without_options_is_a_table_with_the_usual_ones():
    """Version 0.1 wrote none."""
    assert replay("t", [Fact(FactKind.CREATED, CREATED)]).options == Options()


@pytest.mark.parametrize(
    "options", [None, [], "lot", {"leader": "C"}, {"leader": None}, {"by_heart": 1}, {"hints": "yes"}, {"listed": 1}]
)
def test_a_log_with_damaged_options_is_not_read(options):
    with pytest.raises(DamagedLog):
        replay("t", [Fact(FactKind.CREATED, {**CREATED, "options": options})])
