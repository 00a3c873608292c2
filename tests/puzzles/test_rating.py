import random

import pytest

from claim.arena.ratings import Meeting
from claim.arena.ratings import rate as rate_all
from claim.bots.base import Bot
from claim.bots.levels import measured
from claim.bots.registry import make_bot
from claim.game.cards import Card
from claim.game.game import Game
from claim.game.view import View
from claim.puzzles.proving import prove
from claim.puzzles.rating import BOTS, SEEDS, STRONGEST, THUMB, decisions_of, rate, success, successes

POSITION = "2 B .4..57. .7..4.5 0017..0349.39.069 029.6.125678..47 -"  # K7, and D4 after K4


def decisions(position: str = POSITION):
    game = Game.parse(position)
    proof = prove(game)
    assert proof is not None
    return decisions_of(game, proof)


class Plays(Bot):
    """A bot that plays the first of these cards that it may."""

    name = "plays"

    def __init__(self, *cards: str) -> None:
        self.cards = [Card(card) for card in cards]
        self.asked = 0

    def choose(self, view: View, rng: random.Random) -> Card:
        del rng
        self.asked += 1
        return next(card for card in self.cards if card in view.legal)


def test_a_bot_succeeds_where_it_finds_every_decision():
    assert [str(one.game.turn) for one in decisions()] == ["B", "B"]
    assert [one.right for one in decisions()] == [("K7",), ("D4",)]
    assert success(Plays("K7", "D4"), decisions(), "seed") == 1
    assert success(Plays("K7", "X5"), decisions(), "seed") == 0
    never = Plays("X5")
    assert success(never, decisions(), "seed", tries=7) == 0
    assert never.asked == 7, "after one decision that it never finds, the others do not matter"


def test_how_often_a_random_player_finds_the_line_is_the_product_of_its_chances():
    chance = success(make_bot("random"), decisions(), "seed", tries=4000)
    assert chance == pytest.approx(1 / 3 * 1 / 2, abs=0.02)
    assert chance == success(make_bot("random"), decisions(), "seed", tries=4000), "the same by seed"


def test_the_rating_is_the_most_likely_one_on_the_bots_scale():
    """Where each bot scores half, in sum, it is between them; and it is what the arena's own model finds."""
    assert 0 < rate(dict.fromkeys(BOTS, 0.5)) < measured()[STRONGEST]["rating"]
    for name in BOTS:
        shares = {name: 0.3}
        told = rate_all([name, "puzzle"], [Meeting(name, "puzzle", 0, SEEDS * 0.3, SEEDS)], name)[1]
        assert rate(shares) == pytest.approx(measured()[name]["rating"] + told.rating, abs=1)


def test_what_bots_find_more_often_is_easier():
    shares = [dict.fromkeys(BOTS, chance) for chance in (0.0, 0.01, 0.1, 0.5, 0.9, 1.0)]
    ratings = [rate(one) for one in shares]
    assert ratings == sorted(ratings, reverse=True)
    assert 1000 < ratings[0] < 1300, "even what nobody finds has a rating"
    assert rate({**shares[0], STRONGEST: 0.5}) < rate({**shares[0], "random": 0.1})


@pytest.mark.parametrize(
    ("thumb", "strongest", "trivial"), [("right", "wrong", True), ("wrong", "right", True), ("wrong", "wrong", False)]
)
def test_what_the_rule_of_thumb_or_the_strongest_bot_finds_is_trivial(thumb, strongest, trivial):
    ways = {"right": Plays("K7", "D4"), "wrong": Plays("X5")}
    bots = dict.fromkeys(BOTS, ways["wrong"]) | {THUMB: ways[thumb], STRONGEST: ways[strongest]}
    found = successes(decisions(), "seed", bots)
    assert (found is None) == trivial
    if found is not None:
        assert found == dict.fromkeys(BOTS, 0)
