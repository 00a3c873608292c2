"""Deciding is pure: what a decision says becomes true only when it is applied, and then exactly that."""

import copy

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.game.view import Viewer
from claim.tables.commands import Command, Leave, OfferRematch, Play, Resign
from claim.tables.decide import decide
from claim.tables.states import refusals
from claim.tables.table import Table, apply, apply_stored
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


@given(moments())
def test_an_illegal_card_is_refused_with_the_error_that_the_player_was_told(game):
    """R7."""
    assume(game.result is None)
    table = table_of(game)
    for seat in Seat:
        told = refusals(table, Viewer(seat))
        for card in dict.fromkeys(game.hand(seat)):
            play = Play("p", card, table.ply)
            if card not in told:
                assert decide(table, seat, "t", play, 0).facts
                continue
            with pytest.raises(ClaimError) as refused:
                decide(table, seat, "t", play, 0)
            assert (refused.value.code, refused.value.params) == (told[card].code, told[card].params)
            assert refused.value.code == ("must_follow" if seat is table.turn else "not_your_turn")
