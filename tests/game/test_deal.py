import hashlib
import json
from collections import Counter

import pytest
from hypothesis import given

from claim.game.cards import CARDS
from claim.game.deal import deal, from_cards
from claim.game.errors import BadText
from claim.game.game import Game
from tests.goldens import VECTORS
from tests.strategies import decks, seeds


def by_the_document(seed: str, cards: list[str]) -> tuple[list[str], str]:
    """Shuffle as described in docs/formats.md, implemented only for this test."""
    used, pool = 0, b""

    def below(bound: int) -> int:
        nonlocal used, pool
        while True:
            if used == len(pool):
                block = len(pool) // 32
                pool += hashlib.sha256(b"claim deal 1\n" + seed.encode("utf-8") + b"\n" + str(block).encode()).digest()
            byte = pool[used]
            used += 1
            if byte < 256 // bound * bound:
                return byte % bound

    cards = list(cards)
    place = len(cards) - 1
    while place > 0:
        other = below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
        place -= 1
    return cards, "AB"[below(2)]


@pytest.mark.parametrize("row", json.loads(VECTORS.read_text(encoding="utf-8")), ids=lambda row: row["seed"][:12])
def test_deals_match_the_published_vectors(row):
    """They hold for a second implementation of the documented shuffle, and for ours."""
    cards = row["cards"].split()
    shuffled, leader = by_the_document(row["seed"], cards)
    assert " ".join(shuffled) == row["shuffled"]
    assert leader == row["leader"]
    dealt = deal(row["seed"], deck=cards)
    assert " ".join(dealt.cards) == row["deck"]
    assert "AB"[dealt.leader] == row["leader"]
    size = len(cards) // 4
    assert Counter(shuffled[:size]) == Counter(dealt.cards[:size])
    assert Counter(shuffled[size : 2 * size]) == Counter(dealt.cards[size : 2 * size])
    assert tuple(shuffled[2 * size :]) == dealt.cards[2 * size :]


def test_a_deal_gives_thirteen_each_and_leaves_26():
    """R3."""
    game = Game.deal(7)
    assert (len(game.hand("A")), len(game.hand("B")), len(game.draw_pile)) == (13, 13, 26)
    assert game.dealt is not None
    assert Counter(game.dealt.cards) == Counter(CARDS)


def test_the_leader_is_drawn_by_lot_or_named():
    """R4: the lot depends on the seed; naming the leader changes no card."""
    assert {Game.deal(seed).leader for seed in range(20)} == {"A", "B"}
    for leader in ("A", "B"):
        game = Game.deal(7, leader=leader)
        assert game.leader == game.turn == leader
        assert game.dealt is not None
        assert game.dealt.deck == deal(7).deck


@given(seeds)
def test_a_number_and_its_digits_are_the_same_seed(seed):
    assert deal(int(seed)) == deal(seed)


@given(decks(), seeds)
def test_a_deal_of_any_four_n_cards(cards, seed):
    dealt = deal(seed, deck=cards)
    assert dealt.size == len(cards) // 4
    assert Counter(dealt.cards) == Counter(cards)
    assert dealt == deal(seed, deck=cards[::-1])
    assert dealt == from_cards(dealt.cards, "AB"[dealt.leader], seed)


def test_deals_without_a_seed_differ():
    assert Game.deal() != Game.deal()


def test_every_card_is_equally_likely_to_be_dealt_first():
    """A chi-square test of the first card over 5,200 seeds: 51 degrees of freedom, 99.9% under 87.97."""
    from claim.game.deal import shuffle

    firsts = Counter(shuffle(str(seed), range(52))[0][0] for seed in range(5200))
    assert sum((firsts[card] - 100) ** 2 / 100 for card in range(52)) < 87.97


@pytest.mark.parametrize(
    ("seed", "deck", "code"),
    [
        ("", None, "bad_seed"),
        ("x" * 201, None, "bad_seed"),
        ("a\nb", None, "bad_seed"),
        (" 7", None, "bad_seed"),
        ("7 ", None, "bad_seed"),
        pytest.param(10**5000, None, "bad_seed", id="huge"),
        (True, None, "bad_seed"),
        (1.5, None, "bad_seed"),
        (1, ["G1", "G2", "G3"], "bad_deck"),
        (1, [], "bad_deck"),
        (1, ["G1", "G1", "G2", "G3"], "too_many"),
        (1, ["G1", "G2", "G3", "Z9"], "bad_card"),
        (1, ["G1", "G2", "G3", []], "bad_card"),
        (1, "123....", "bad_deck"),
    ],
)
def test_bad_seeds_and_decks_are_refused(seed, deck, code):
    with pytest.raises(BadText) as caught:
        deal(seed, deck=deck)
    assert caught.value.code == code


def test_exchanging_the_seats_twice_gives_the_same_cards():
    """R4: whoever has the hand has its lead."""
    for seed in range(20):
        dealt = deal(seed)
        other = dealt.swapped()
        assert other.cards == (*dealt.cards[13:26], *dealt.cards[:13], *dealt.cards[26:])
        assert other.leader == 1 - dealt.leader
        assert other.seed is None
        assert other.swapped().state() == dealt.state()
