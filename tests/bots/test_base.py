import random

import pytest

from claim.bots.base import Bot, checked, move_rng
from claim.bots.errors import BotFailure
from claim.bots.registry import HOMES, make_bot
from claim.game.cards import Card, Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.game.view import View, Viewer
from tests.game.worlds import shuffled_unknown
from tests.strategies import played


class Wrong(Bot):
    name = "wrong"

    def choose(self, view: View, rng: random.Random) -> Card:
        del rng
        return next(card for card in [Card("G1"), Card("X9")] if card not in view.legal)


def test_bots_are_made_by_name():
    assert {make_bot(name).name for name in HOMES} == set(HOMES)


@pytest.mark.parametrize("name", ["", "nobody", "cmd:", "cmd: ", "Random"])
def test_an_unknown_bot_is_refused_with_the_known_ones(name):
    with pytest.raises(BadText, match=f"expected one of {', '.join(HOMES)}, or cmd:PROGRAM"):
        make_bot(name)


def test_an_illegal_card_is_a_bot_failure():
    with pytest.raises(BotFailure, match="wrong answered"):
        checked(Wrong(), Game.deal(7).view("A"), random.Random(1))


def test_the_randomness_of_a_move_depends_only_on_seed_seat_and_ply():
    draws = {
        move_rng(*key).random() for key in [("7", Seat.A, 0), ("7", Seat.B, 0), ("7", Seat.A, 1), ("8", Seat.A, 0)]
    }
    assert len(draws) == 4
    assert move_rng("7", Seat.A, 0).random() == move_rng("7", Seat.A, 0).random()


@pytest.mark.parametrize("name", HOMES)
def test_no_bot_can_see_what_its_seat_may_not_know(name):
    """R3, R10: the same card wherever the hidden cards are."""
    bot, changed = make_bot(name), 0
    for number in range(10):
        rng = random.Random(number)
        game = played(Game.deal(number), rng, rng.randrange(26))
        seat = game.turn
        assert seat is not None
        card = bot.choose(game.view(seat), random.Random(1))
        assert card in game.legal()
        for _ in range(5):
            try:
                other = shuffled_unknown(game, Viewer(seat.value), rng)
            except ValueError:  # the plays so far could not have happened with that deal
                continue
            changed += other.state != game.state
            assert bot.choose(other.view(seat), random.Random(1)) == card
    assert changed > 15
