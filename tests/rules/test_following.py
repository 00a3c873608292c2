import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.game.cards import Card, CardAllocator, cards_of, parse_pile
from claim.rules import following
from tests.strategies import masks


def playable(hand: str, led: str | None) -> str:
    mask = CardAllocator().mask(parse_pile(hand, "hand"), "hand")
    return " ".join(cards_of(following.playable(mask, -1 if led is None else Card(led).number)))


@pytest.mark.parametrize(
    ("hand", "led", "expected"),
    [
        ("03.5.7.1.8", None, "G0 G3 K5 U7 D1 X8"),  # R6: the leader plays any card, whatever the prize
        ("03.5.7.1.8", "G9", "G0 G3 X8"),  # R7, R21: follow, or a Doppelgänger
        ("03.5.7.1.", "G9", "G0 G3"),  # R7: must follow
        (".5.7.1.8", "G9", "K5 U7 D1 X8"),  # R7: holds none, may play any; the Doppelgänger is not forced
        (".5.7.1.", "G9", "K5 U7 D1"),
        ("03.5.7.1.8", "K2", "K5 X8"),
        ("03.5.7.1.8", "U2", "U7 X8"),
        ("03.5.7.1.8", "D2", "D1 X8"),
        ("0.5...", "G9", "G0"),  # R18: a Knight beats a Goblin, but R7 still binds
        ("03.5.7.1.28", "X5", "X2 X8"),  # R22: a led Doppelgänger is its own faction
        ("03.5.7.1.", "X5", "G0 G3 K5 U7 D1"),
    ],
)
def test_the_second_player_follows_suit_or_plays_a_doppelganger(hand, led, expected):
    """R6, R7, R18, R21, R22."""
    assert playable(hand, led) == expected


@given(masks.filter(bool), st.integers(-1, 51))
def test_a_hand_always_has_a_playable_card(hand, led):
    """R7: whoever holds a card may play one of them."""
    allowed = following.playable(hand, led)
    assert allowed
    assert allowed & ~hand == 0
