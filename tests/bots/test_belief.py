import math
import random
from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claim.bots.belief import Belief
from claim.bots.situation import Situation, situation
from claim.game.cards import CARDS, Seat, mask_of, numbers
from claim.game.errors import BadText
from claim.game.game import Game
from claim.game.view import View
from tests.pure import interpreted
from tests.strategies import played, seeds


def belief(found: Situation) -> Belief:
    return Belief(found.unseen, found.may_hold, found.their_count, found.their_draws)


def deck_of_world(game: Game, seat: Seat, world: tuple[int, int, tuple[int, ...]]) -> list[str]:
    """Return the deck of a sampled world, from what the seat saw and the world's hidden cards."""
    assert game.dealt is not None
    hand, draws, pile = world
    size, them = game.size, seat.other.number
    deck = list(game.dealt.cards)
    played_by_them = [
        CARDS[trick.led if trick.leader == them else trick.reply] for trick in game.tricks if trick.phase == 1
    ]
    if game.led is not None and game.leader is seat.other:
        played_by_them.append(game.led)
    deck[them * size : (them + 1) * size] = [*played_by_them, *[CARDS[card] for card in numbers(hand)]]
    hidden = [CARDS[card] for card in numbers(draws)]
    for number, trick in enumerate(game.tricks):
        if trick.winner == seat.number:
            deck[2 * size + 2 * number + 1] = hidden.pop()
    first = 4 * size - len(pile)
    deck[first:] = [CARDS[card] for card in pile]
    return [str(card) for card in deck]


@settings(max_examples=150)
@given(seeds, st.integers(0, 25), seeds)
def test_a_sampled_world_gives_back_the_view_it_was_sampled_from(seed, plays, other):
    """R7, R10, R22: play the game again in the sampled world, and the seat sees exactly what it saw."""
    game = played(Game.deal(seed), random.Random(other), plays)
    seat = game.turn
    assert seat is not None
    worlds = belief(situation(game.view(seat)))
    counter = 0
    for _ in range(3):
        counter = worlds.sample(int(other), counter)
        assert game.dealt is not None
        again = Game.from_deck(deck_of_world(game, seat, worlds.world()), "AB"[game.dealt.leader])
        for card in game.plays:
            again = again.play(card)  # legal in that world too: nobody failed to follow what they held
        assert again.view(seat).to_text() == game.view(seat).to_text()


def all_worlds(found: Situation) -> set[tuple[int, int, tuple[int, ...]]]:
    """Return every world that agrees with the view, by plain enumeration."""
    unseen = list(numbers(found.unseen))
    worlds = set()
    for hand in combinations([card for card in unseen if found.may_hold >> card & 1], found.their_count):
        rest = [card for card in unseen if card not in hand]
        for draws in combinations(rest, found.their_draws):
            pile = [card for card in rest if card not in draws]
            worlds |= {(mask_of(hand), mask_of(draws), order) for order in permutations(pile)}
    return worlds


@pytest.mark.parametrize("plays", [0, 2, 3, 4])
def test_worlds_are_sampled_uniformly(plays):
    """A chi-square test over all worlds of a small game, with a player who did not follow among them."""
    deck = ["G1", "G2", "K3", "U1", "U5", "K6", "D7", "X8", "G4", "K5", "U2", "D9"]
    game = played(Game.from_deck(deck[:8] if plays == 0 else deck, "A"), random.Random(3), plays)
    seat = game.turn
    assert seat is not None
    found = situation(game.view(seat))
    worlds, sampler = all_worlds(found), belief(found)
    rounds = 40 * len(worlds)
    counts: Counter[tuple[int, int, tuple[int, ...]]] = Counter()
    counter = 0
    for _ in range(rounds):
        counter = sampler.sample(7, counter)
        counts[sampler.world()] += 1
    assert set(counts) <= worlds
    chi = sum((counts[world] - 40) ** 2 / 40 for world in worlds)
    free = len(worlds) - 1
    assert abs(chi - free) < 5 * math.sqrt(2 * free)


@pytest.mark.usefixtures("compiled")
@given(seeds, st.integers(0, 25))
def test_compiled_and_interpreted_sampling_agree(seed, plays):
    game = played(Game.deal(seed), random.Random(seed), plays)
    assert game.turn is not None
    found = situation(game.view(game.turn))
    pure = interpreted().belief.Belief(found.unseen, found.may_hold, found.their_count, found.their_draws)
    quick = belief(found)
    assert quick.sample(int(seed), 5) == pure.sample(int(seed), 5)
    assert quick.world() == pure.world()


def test_in_phase_two_everything_is_known():
    """R14."""
    game = played(Game.deal(7), random.Random(7), 30)
    assert game.turn is not None
    found = situation(game.view(game.turn))
    assert [CARDS[card] for card in numbers(found.unseen)] == list(game.hand(game.turn.other))


def changed(**fields: object) -> View:
    return View.from_json({**Game.deal(7).view("A").to_json(), **fields})


@pytest.mark.parametrize(
    ("view", "problem"),
    [
        (Game.deal(7).view("B"), "not the view of the seat that is to play"),
        (Game.deal(7).view("spectator"), "not the view of the seat that is to play"),
        (changed(unseen=["G1", "G2"]), "2 cards are unseen, expected 38"),
        (changed(unseen=["G1"] * 38), "G1 is there 2 times"),
        (changed(hands={"A": [], "B": None}), "the hand is empty"),
        (changed(hand_counts={"A": 13, "B": 12}), "expected 37"),
        (changed(draw_count=24), "expected 37"),
        (changed(prize=None), "does not fit"),
        (changed(follower_counts={"A": 0, "B": 3}), "expected 41"),
        (changed(discards=["K6"]), "K6 is there 2 times"),
    ],
)
def test_an_impossible_view_is_refused(view, problem):
    with pytest.raises(BadText, match=problem):
        situation(view)
