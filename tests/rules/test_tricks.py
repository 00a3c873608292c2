import pytest

from claim.game.cards import CARDS, Card, Faction
from claim.rules import tricks


def reply_wins(led: str, reply: str) -> bool:
    return bool(tricks.reply_wins(Card(led).number, Card(reply).number))


@pytest.mark.parametrize(("led", "reply", "wins"), [("G3", "G4", True), ("U8", "U9", True), ("D9", "D0", False)])
def test_the_higher_value_of_the_led_faction_wins(led, reply, wins):
    """R8, and R15: the same in both phases."""
    assert reply_wins(led, reply) is wins


def test_the_leader_wins_ties():
    """R8: two Goblin zeros, and a Doppelgänger of the same value (R21)."""
    assert not reply_wins("G0", "G0")
    assert not reply_wins("U7", "X7")


@pytest.mark.parametrize("reply", ["K9", "D9", "G9"])
def test_another_faction_loses_to_the_leader(reply):
    """R8."""
    assert not reply_wins("U0", reply)


def test_goblins_have_no_power():
    """R17: a Goblin wins only by a higher value on a led Goblin."""
    for led in CARDS:
        for reply in (card for card in CARDS if card.faction is Faction.GOBLIN):
            assert reply_wins(led, reply) == (led.faction is Faction.GOBLIN and reply.value > led.value)


def test_a_knight_played_second_beats_every_goblin():
    """R18."""
    for goblin in (card for card in CARDS if card.faction is Faction.GOBLIN):
        assert reply_wins(goblin, "K2")


def test_a_led_knight_has_no_power_over_a_goblin():
    """R18: the Goblin is simply of another faction."""
    assert not reply_wins("K2", "G9")


def test_a_knight_has_no_power_over_a_led_doppelganger():
    """R18: the led Doppelgänger is no Goblin."""
    assert not reply_wins("X0", "K9")


def test_a_doppelganger_stands_in_for_the_led_faction():
    """R21: higher wins, lower or equal loses, on every faction."""
    for led in CARDS:
        for value in range(10):
            assert reply_wins(led, f"X{value}") == (value > led.value)


def test_a_doppelganger_standing_in_for_a_goblin_is_no_knight_and_no_goblin():
    """R23: it takes on no power: on a led Goblin it needs the higher value."""
    assert not reply_wins("G9", "X9")
    assert reply_wins("G8", "X9")


def test_two_cards_of_one_faction_cannot_each_beat_the_other():
    """R8."""
    for led in CARDS:
        for reply in (card for card in CARDS if card.faction is led.faction):
            assert not (reply_wins(led, reply) and reply_wins(reply, led))
