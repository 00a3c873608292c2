import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from claim.game.cards import Card, cards_of
from claim.rules import spoils
from tests.strategies import card_numbers


def fates(phase: int, led: str, reply: str) -> tuple[str, str, str]:
    """Return the cards of the winner, those of the loser, and the discarded ones."""
    pair = Card(led).number, Card(reply).number
    ways = (spoils.winner_scores, spoils.loser_scores, spoils.discarded)
    return tuple(" ".join(cards_of(way(phase, *pair))) for way in ways)  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("led", "reply", "expected"),
    [
        ("U3", "U5", ("U3 U5", "", "")),
        ("U3", "G5", ("U3", "", "G5")),
        ("G5", "U3", ("U3", "", "G5")),
        ("G5", "K3", ("", "", "G5 K3")),
        ("U3", "X5", ("U3", "", "X5")),  # R23: a Doppelgänger does not share the fate of what it stands in for
        ("D5", "D3", ("", "", "D3 D5")),  # Dwarves have no power in phase one (R20)
    ],
)
def test_phase_one_scores_the_undead_and_discards_the_rest(led, reply, expected):
    """R11, R12, R19, R23."""
    assert fates(1, led, reply) == expected


@pytest.mark.parametrize(
    ("led", "reply", "expected"),
    [
        ("G3", "G5", ("G3 G5", "", "")),  # R16
        ("D3", "G5", ("G5", "D3", "")),  # R20: the loser scores the Dwarf, the winner what is not one
        ("D3", "D5", ("", "D3 D5", "")),  # R20: two Dwarves: the loser scores both
        ("U3", "D5", ("U3", "D5", "")),
        ("D3", "X5", ("X5", "D3", "")),  # R23: nor here
    ],
)
def test_phase_two_gives_dwarves_to_the_loser_and_the_rest_to_the_winner(led, reply, expected):
    """R16, R20, R23."""
    assert fates(2, led, reply) == expected


@given(st.sampled_from([1, 2]), card_numbers, card_numbers)
def test_each_card_goes_to_exactly_one_place(phase, led, reply):
    """R11, R12, R16, R20."""
    assume(led != reply)
    parts = [way(phase, led, reply) for way in (spoils.winner_scores, spoils.loser_scores, spoils.discarded)]
    assert sum(parts) == 1 << led | 1 << reply
