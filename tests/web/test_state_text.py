"""The text of a state message says what the objects say, byte for byte what a viewer may know."""

import json
import random
from dataclasses import replace

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from claim.game.cards import Seat
from claim.game.errors import IllegalPlay
from claim.game.view import Viewer, visible
from claim.game.view_text import view_text
from claim.service import snapshots
from claim.service.options import Options
from claim.service.table import Table
from claim.web.responses import encode
from claim.web.wire import messages
from claim.web.wire.state_text import dumped, state_text
from tests.game.test_laws import shuffled_unknown
from tests.service.test_laws import VIEWERS, table_of
from tests.strategies import moments, seeds


def text_of(table: Table, viewer: Viewer, since: int | None, online: frozenset[Seat]) -> str:
    return state_text(table, viewer, since, dumped(snapshots.standing(table, online)), secret=False)


@settings(max_examples=150)
@given(moments(), st.sampled_from(Viewer), st.booleans())
def test_a_view_as_text_is_the_view(game, viewer, by_heart):
    text = view_text(visible(game, viewer, by_heart=by_heart))
    assert text == encode(game.view(viewer, by_heart=by_heart).to_json())


@settings(max_examples=100)
@given(moments(), st.sampled_from(VIEWERS), st.booleans(), st.sets(st.sampled_from(Seat)))
def test_a_state_as_text_is_the_state(game, viewer, by_heart, online):
    table = replace(table_of(game), options=Options(by_heart=by_heart))
    for since in (None, 0, table.seq // 2, table.seq - 1, table.seq, table.seq + 1):
        message = snapshots.state_message(table, viewer, since, online, secret=False)
        text = text_of(table, viewer, since, frozenset(online))
        assert json.loads(text) == json.loads(encode(messages.state(message)))


@settings(max_examples=100, suppress_health_check=[HealthCheck.filter_too_much])
@given(moments(), st.sampled_from(VIEWERS), seeds)
def test_no_byte_of_a_state_depends_on_hidden_cards(game, viewer, seed):
    """R3, R10."""
    assume(game.result is None)
    try:
        other = shuffled_unknown(game, viewer, random.Random(seed))
    except IllegalPlay:
        assume(False)
        raise
    one, two = table_of(game), table_of(other)
    for since in (None, 0, one.seq // 2, one.seq - 1, one.seq):
        assert text_of(one, viewer, since, frozenset()) == text_of(two, viewer, since, frozenset())
