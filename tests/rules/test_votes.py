import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.game.cards import Card, CardAllocator, Faction, parse_pile
from claim.rules import cards, votes
from tests.strategies import masks


def piles(text_a: str, text_b: str) -> tuple[int, int]:
    numbering = CardAllocator()
    return numbering.mask(parse_pile(text_a, "A"), "A"), numbering.mask(parse_pile(text_b, "B"), "B")


@pytest.mark.parametrize(
    ("score_a", "score_b", "faction", "vote"),
    [
        ("000....", "89....", "G", 1),
        ("...9.", "...01.", "D", -1),
        ("..09..", "..78..", "U", 1),  # equally many: the highest card decides
        (".23...", ".45...", "K", -1),
        ("01....", "00....", "G", 1),
        ("....", "....", "K", 0),  # R25: nobody's, without cards
        ("9....", "....", "K", 0),
        ("00....", "00....", "G", 0),  # and where the highest are alike
        ("0....", "0....", "G", 0),
    ],
)
def test_the_seat_with_more_cards_of_a_faction_or_the_highest_has_its_vote(score_a, score_b, faction, vote):
    """R24, R25."""
    assert votes.vote(*piles(score_a, score_b), Faction(faction).number) == vote


@pytest.mark.parametrize(
    ("score_a", "score_b", "faction", "card"),
    [
        ("..09..", "..78..", "U", "U9"),
        (".23...", ".45...", "K", "K5"),
        ("01....", "00....", "G", "G1"),
        ("000....", "89....", "G", None),  # the count decides
        ("00....", "00....", "G", None),  # R25: nobody's
        ("....", "....", "K", None),
    ],
)
def test_the_highest_card_decides_only_between_equally_many(score_a, score_b, faction, card):
    """R24, R25."""
    found = votes.deciding_card(*piles(score_a, score_b), Faction(faction).number)
    assert found == (-1 if card is None else Card(card).number)


def test_three_votes_win_the_crown():
    """R24."""
    assert votes.winner(*piles("1.2.3..", "...4.5")) == 1
    assert votes.winner(*piles("1.2...", "..3.4.5")) == -1


def test_without_three_votes_the_game_is_drawn():
    """R25: two each and one nobody's; or nothing scored at all."""
    assert votes.winner(*piles("1.2...", "..3.4.")) == 0
    assert votes.winner(*piles("0.2.3..", "0...4.5")) == 0
    assert votes.winner(0, 0) == 0


def test_a_vote_is_settled_when_no_remaining_card_can_change_it():
    """R24: three to one with one card left is settled; two to one is not, where the last card is the highest."""
    score_a, score_b = piles(".234...", ".5...")
    assert votes.settled(score_a, score_b, cards.faction_mask(1) & 1 << Card9, 1)
    score_a, score_b = piles(".23...", ".4...")
    assert not votes.settled(score_a, score_b, 1 << Card9, 1)
    assert votes.settled(score_a, score_b, 0, 1)


Card9 = 21  # the Knight 9


@given(masks, masks, st.integers(0, 4))
def test_exchanging_the_seats_negates_the_vote(mask, split, faction):
    """R24."""
    assert votes.vote(mask & split, mask & ~split, faction) == -votes.vote(mask & ~split, mask & split, faction)
    assert votes.winner(mask & split, mask & ~split) == -votes.winner(mask & ~split, mask & split)


@given(masks, masks, masks, masks, st.integers(0, 4))
def test_a_settled_vote_never_changes(mask, split, left, share, faction):
    """R24, R25: held against random ways of sharing."""
    score_a, score_b, left = mask & split, mask & ~split, left & ~mask
    if votes.settled(score_a, score_b, left, faction):
        now = votes.vote(score_a, score_b, faction)
        assert votes.vote(score_a | left & share, score_b | left & ~share, faction) == now
