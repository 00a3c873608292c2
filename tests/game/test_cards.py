import pickle

import pytest

from claim.game.cards import CARDS, Card, CardAllocator, Faction, Seat, cards_of, parse_pile, parse_seat, pile_text
from claim.game.errors import BadText
from claim.rules import cards


def test_a_card_is_a_text_that_knows_its_faction_and_value():
    card = Card("g3")
    assert card == "G3"
    assert (card.faction, card.value, str(card), repr(card)) == (Faction.GOBLIN, 3, "G3", "Card('G3')")
    assert Card("G3") is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_the_five_goblin_zeros_are_one_card():
    """R1: identical, and written the same."""
    assert CARDS[:5] == ("G0",) * 5
    assert len(set(CARDS)) == 48
    assert len(CARDS) == 52


def test_cards_sort_by_faction_then_value():
    assert sorted([Card("X0"), Card("D1"), Card("G9"), Card("K2"), Card("U5"), Card("G1")]) == [
        "G1", "G9", "K2", "U5", "D1", "X0",
    ]  # fmt: skip
    assert Card("X0") > Card("D9") >= Card("D9") > Card("K9")
    assert Card("K9") <= Card("U0")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "G",
        "K0",
        "K1",
        "G10",
        "Z3",
        "3G",
        "GG",
        "g3 ",
        "\x1b[31m",
        "G٣",
        [],
        None,
        3,
        pytest.param(10**5000, id="huge"),
    ],
)
def test_an_unknown_card_is_refused_and_quoted(text):
    """R1: Knights begin at 2."""
    with pytest.raises(BadText, match="is not a card") as caught:
        Card(text)
    assert caught.value.code == "bad_card"
    assert "\x1b" not in str(caught.value)


@pytest.mark.parametrize("pile", ["0013.29.5..07", "....", "00000123456789.23456789.0123456789.0123456789.0123456789"])
def test_pile_text_reads_back(pile):
    mask = CardAllocator().mask(parse_pile(pile, "pile"), "pile")
    assert pile_text(mask) == pile
    assert len(cards_of(mask)) == len(pile) - 4


@pytest.mark.parametrize("pile", ["", "1", "1.2.3.4", "1.2.3.4.5.6", "21....", "a....", "1....\n", "٣....", "0" * 61])
def test_a_bad_pile_is_refused(pile):
    with pytest.raises(BadText) as caught:
        parse_pile(pile, "hand A")
    assert caught.value.code == "bad_pile"
    assert "hand A" in str(caught.value)


def test_a_pile_with_a_nonexistent_card_is_refused_naming_it():
    with pytest.raises(BadText, match="'K1' is not a card"):
        parse_pile(".1...", "hand A")


def test_more_copies_of_a_card_than_exist_are_refused():
    """R1: five Goblin zeros, one of every other card."""
    with pytest.raises(BadText, match="G0 is there 6 times, and the deck has 5"):
        CardAllocator().mask(parse_pile("000000....", "hand A"), "hand A")
    with pytest.raises(BadText, match="U7 is there 2 times, and the deck has 1"):
        CardAllocator().mask(parse_pile("..77..", "score B"), "score B")


def test_seats_know_each_other():
    assert Seat.A.other is Seat.B
    assert Seat.B.other is Seat.A
    assert parse_seat("b") is Seat.B
    with pytest.raises(BadText, match="leader: 'C' is not a seat"):
        parse_seat("C", "leader")


def test_faction_numbers_match_the_rules():
    for number, card in enumerate(CARDS):
        assert card.faction.number == cards.faction_of(number)
        assert card.value == cards.value_of(number)
