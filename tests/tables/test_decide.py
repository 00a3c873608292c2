"""Deciding is pure: what a decision says becomes true only when it is applied, and then exactly that."""

import copy

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.game.view import Viewer
from claim.records.ending import forfeited
from claim.tables.commands import AcceptRematch, Command, Leave, OfferRematch, Play, Resign, Reveal
from claim.tables.decide import decide
from claim.tables.states import refusals, state_message
from claim.tables.table import Status, Table, apply, apply_stored
from claim.tables.tokens import token
from tests.strategies import moments
from tests.tables.games import SECRETS, START, code_of, dealt, given_by, seated, table_of

OFFER = OfferRematch("o", "a" * 64)


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


@pytest.mark.parametrize(("end", "reason", "offered"), [(Resign, "resigned", "none"), (Leave, "left", "no_rematch")])
def test_resigning_or_leaving_forfeits_a_game(end, reason, offered):
    over = given_by(dealt(None), Seat.B, end("bye"), START).after
    assert (over.ending, over.outcome, over.status) == (forfeited(Seat.B, reason), "A", Status.OVER)
    assert code_of(over, Seat.A, Resign("me-too")) == "wrong_moment"
    assert code_of(over, Seat.A, OFFER) == offered


def test_who_leaves_while_nobody_else_is_there_has_closed_the_table():
    closed = given_by(seated(None, people="A"), Seat.A, Leave("bye"), START).after
    assert (closed.ending, closed.outcome, closed.status) == (forfeited(Seat.A, "left"), None, Status.OVER)
    assert code_of(closed, Seat.A, Leave("again")) == "wrong_moment"
    assert code_of(closed, Seat.A, OFFER) == "no_rematch"


def test_who_leaves_before_the_deal_forfeits_unless_the_other_withholds_their_reveal():
    table = given_by(seated(None), Seat.A, Reveal("r", SECRETS[Seat.A]), START).after
    left = given_by(table, Seat.B, Leave("bye"), START).after
    assert (left.ending, left.outcome) == (forfeited(Seat.B, "left"), None), "nobody wins what was never dealt"
    assert code_of(left, Seat.B, Reveal("r", SECRETS[Seat.B])) == "wrong_moment"
    enough = given_by(table, Seat.A, Leave("enough"), START).after
    assert code_of(enough, Seat.B, Reveal("r", SECRETS[Seat.B])) == "wrong_moment"
    for one in (enough, given_by(enough, Seat.B, Leave("me-too"), START).after):
        state = state_message(one, Viewer.B, None, frozenset(), secret=False).table
        assert (state.status, state.forfeit, state.left_early) == (Status.OVER, None, Seat.A), "it names nobody"


def test_a_rematch_needs_both_and_its_offer_goes_with_its_maker():
    over = given_by(dealt(None), Seat.A, Resign("r"), START).after
    assert code_of(dealt(None), Seat.A, OFFER) == "wrong_moment"
    accept = AcceptRematch("x", "b" * 64)
    assert code_of(over, Seat.B, accept) == "no_rematch"
    offered = given_by(over, Seat.A, OFFER, START).after
    assert code_of(given_by(offered, Seat.B, accept, START).after, Seat.B, OFFER) == "wrong_moment"
    assert code_of(given_by(offered, Seat.A, Leave("l"), START).after, Seat.B, accept) == "no_rematch"
