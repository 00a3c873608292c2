import pytest

from claim.game.cards import CARDS, Card, Faction
from claim.game.seen_trick import REASONS
from claim.rules import tricks
from tests.reference import Reference


def reply_wins(led: str, reply: str) -> bool:
    return bool(tricks.reply_wins(Card(led).number, Card(reply).number))


@pytest.mark.parametrize(
    ("led", "reply", "wins"),
    [
        ("G3", "G4", True),
        ("U8", "U9", True),
        ("D9", "D0", False),
        ("G0", "G0", False),  # a tie is the leader's
        ("U7", "X7", False),  # and so is one with a Doppelgänger (R21)
        ("U0", "K9", False),  # another faction loses
        ("U0", "D9", False),
        ("K2", "G9", False),  # R18: a led Knight has no power over a Goblin
        ("X0", "K9", False),  # R18: a led Doppelgänger is no Goblin
        ("G9", "X9", False),  # R23: standing in for a Goblin, a Doppelgänger is no Knight
        ("G8", "X9", True),
    ],
)
def test_the_higher_value_of_the_led_faction_wins(led, reply, wins):
    """R8, R18, R21, R23, and R15: the same in both phases."""
    assert reply_wins(led, reply) is wins


def test_goblins_have_no_power():
    """R17: a Goblin wins only by a higher value on a led Goblin."""
    for led in CARDS:
        for reply in (card for card in CARDS if card.faction is Faction.GOBLIN):
            assert reply_wins(led, reply) == (led.faction is Faction.GOBLIN and reply.value > led.value)


def test_a_knight_played_second_beats_every_goblin():
    """R18."""
    for goblin in (card for card in CARDS if card.faction is Faction.GOBLIN):
        assert reply_wins(goblin, "K2")


def test_a_doppelganger_stands_in_for_the_led_faction():
    """R21: higher wins, lower or equal loses, on every faction."""
    for led in CARDS:
        for value in range(10):
            assert reply_wins(led, f"X{value}") == (value > led.value)


@pytest.mark.parametrize(
    ("led", "reply", "why"),
    [
        ("G3", "G4", tricks.HIGHER_VALUE),  # the reply's
        ("D9", "D0", tricks.HIGHER_VALUE),  # the leader's
        ("X2", "X7", tricks.HIGHER_VALUE),  # R22: a led Doppelgänger is its own faction, and nothing stands in
        ("G0", "G0", tricks.TIE),
        ("U9", "K8", tricks.DID_NOT_FOLLOW),
        ("U0", "K8", tricks.DID_NOT_FOLLOW),
        ("X0", "K9", tricks.DID_NOT_FOLLOW),  # R18: a Knight gets nothing from a led Doppelgänger
        ("K2", "G9", tricks.DID_NOT_FOLLOW),
        ("G9", "K2", tricks.KNIGHT_BEATS_GOBLIN),  # R18
        ("G2", "K9", tricks.KNIGHT_BEATS_GOBLIN),  # whatever the values
        ("D3", "X9", tricks.DOPPELGANGER),  # R21
        ("D3", "X2", tricks.HIGHER_VALUE),  # R21: it counted as a Dwarf, and was lower
        ("D3", "X3", tricks.TIE),
    ],
)
def test_the_reason_is_the_rule_that_the_winner_has_to_thank(led, reply, why):
    """R8, R18, R21."""
    assert tricks.reason(Card(led).number, Card(reply).number) == why


def test_the_reason_of_every_trick_is_that_of_the_book_and_of_its_winner():
    """R8, R18, R21: which reasons are the leader's and which the reply's, over all pairs of cards."""
    book = Reference(list(CARDS), "A")
    winners: dict[int, set[bool]] = {}
    for led, led_card in enumerate(CARDS):
        for reply, reply_card in enumerate(CARDS):
            why = tricks.reason(led, reply)
            assert REASONS[why] == book.reason(led_card, reply_card)
            if why == tricks.HIGHER_VALUE:
                assert tricks.reply_wins(led, reply) == (reply_card.value > led_card.value)
            winners.setdefault(why, set()).add(bool(tricks.reply_wins(led, reply)))
    assert winners == {
        tricks.HIGHER_VALUE: {False, True},
        tricks.TIE: {False},
        tricks.KNIGHT_BEATS_GOBLIN: {True},
        tricks.DOPPELGANGER: {True},
        tricks.DID_NOT_FOLLOW: {False},
    }


def test_every_reason_has_its_name():
    assert [getattr(tricks, why.name) for why in REASONS] == list(range(len(REASONS)))


def test_only_a_doppelganger_counts_as_another_faction():
    """R21; on a led Doppelgänger it is of its own (R22)."""
    for led, led_card in enumerate(CARDS):
        for reply, reply_card in enumerate(CARDS):
            as_led = reply_card.faction is Faction.DOPPELGANGER
            assert tricks.counts_as(led, reply) == (led_card if as_led else reply_card).faction.number
