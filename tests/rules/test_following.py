import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.game.cards import Card, CardAllocator, cards_of, parse_pile
from claim.rules import following
from tests.strategies import masks


def playable(hand: str, led: str | None) -> str:
    mask = CardAllocator().mask(parse_pile(hand, "hand"), "hand")
    return " ".join(cards_of(following.playable(mask, -1 if led is None else Card(led).number)))


def test_the_leader_plays_any_card():
    """R6: whatever the prize, any card of the hand."""
    assert playable("03.5.7.1.8", None) == "G0 G3 K5 U7 D1 X8"


@pytest.mark.parametrize(
    ("hand", "led", "expected"),
    [
        ("03.5.7.1.8", "G9", "G0 G3 X8"),  # R7, R21: follow, or a Doppelgänger
        ("03.5.7.1.", "G9", "G0 G3"),  # R7: must follow
        (".5.7.1.8", "G9", "K5 U7 D1 X8"),  # R7: holds none, may play any; the Doppelgänger is not forced
        (".5.7.1.", "G9", "K5 U7 D1"),
        ("03.5.7.1.8", "K2", "K5 X8"),
        ("03.5.7.1.8", "U2", "U7 X8"),
        ("03.5.7.1.8", "D2", "D1 X8"),
    ],
)
def test_the_second_player_follows_suit_or_plays_a_doppelganger(hand, led, expected):
    """R7, R21."""
    assert playable(hand, led) == expected


def test_a_led_doppelganger_must_be_answered_by_one():
    """R22: it is its own faction; a player who holds none may play any card (R7)."""
    assert playable("03.5.7.1.28", "X5") == "X2 X8"
    assert playable("03.5.7.1.", "X5") == "G0 G3 K5 U7 D1"


def test_a_player_holding_a_goblin_may_not_answer_one_with_a_knight():
    """R18: R7 still binds."""
    assert "K5" not in playable("0.5...", "G9").split()
    assert "K5" in playable(".5.1..", "G9").split()


@given(masks.filter(bool), st.integers(-1, 51))
def test_a_hand_always_has_a_playable_card(hand, led):
    """R7: whoever holds a card may play one of them."""
    allowed = following.playable(hand, led)
    assert allowed
    assert allowed & ~hand == 0
