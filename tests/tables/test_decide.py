"""Deciding is pure: what a decision says becomes true only when it is applied, and then exactly that."""

import copy

from hypothesis import given
from hypothesis import strategies as st

from claim.game.cards import Seat
from claim.tables.commands import Command, Leave, OfferRematch, Play, Resign
from claim.tables.decide import decide
from claim.tables.facts import apply, apply_stored
from claim.tables.table import Table
from claim.tables.tokens import token
from tests.strategies import moments
from tests.tables.games import table_of


def command_of(table: Table, choice: int) -> Command:
    """Return some command that the seat on turn may give, or one that ends the game or follows it."""
    legal = table.game.legal() if table.game is not None else ()
    if choice == 0:
        return Leave("c")
    if not legal:
        return OfferRematch("c", "a" * 64)
    return Resign("c") if choice == 1 else Play("c", legal[choice % len(legal)], table.ply)


@given(moments(), st.integers(0, 12))
def test_a_decision_changes_nothing_and_its_facts_make_the_table_that_it_names(game, choice):
    table = table_of(game)
    before, seat = copy.deepcopy(table), table.turn or Seat.A
    decision = decide(table, seat, token("stem", seat), command_of(table, choice), 1e9)
    assert table == before
    assert decision.after != before
    assert decision.after == apply(table, *decision.facts) == apply_stored(table, decision.facts)
    assert decision.after.seq == table.seq + len(decision.facts)
    assert table == before
