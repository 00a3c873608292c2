"""Of equal cards, a strong player plays the one that loses latest or takes most: checked by trying everything."""

import functools

import claim
from claim.game.cards import Seat
from claim.game.game import Game
from claim.solver.resistance import WHOLE, best_play, is_decided
from tests.solver.positions import positions


def decided(game: Game) -> bool:
    held = [game.votes()[faction] for faction, final in game.settled().items() if final]
    return game.led is None and max(held.count(seat) for seat in Seat) >= 3


@functools.cache
def kept(game: Game, value: int) -> list[Game]:
    """Return the positions after each card that keeps the value."""
    after = [game.play(card) for card in game.legal()]
    return [one for one in after if claim.solve(one, values=False).value == value]


@functools.cache
def outcome(game: Game, value: int, holder: Seat) -> tuple[int, int]:
    """Return what the side that holds out gets: the fewest tricks left when it is decided, then the most cards."""
    if game.turn is None or decided(game):
        return -len(game.hand("A")), len(game.score(holder))
    found = [outcome(after, value, holder) for after in kept(game, value)]
    return max(found) if game.turn is holder else min(found)


def test_who_is_lost_loses_as_late_as_possible_and_then_takes_the_most():
    values = set()
    for text in positions("resistance", 120, min(5, WHOLE)):
        game = Game.parse(text)
        value = claim.solve(game, values=False).value
        values.add(value)
        holder = Seat.B if value > 0 else Seat.A
        for card in tuple(best_play(game.state)):
            if decided(game):
                break
            assert outcome(game, value, holder) == outcome(game.play(card), value, holder), (text, str(game), card)
            assert game.play(card) in kept(game, value)
            game = game.play(card)
    assert values == {1, 0, -1}


def test_a_position_is_decided_with_three_votes_that_stay_and_no_trick_under_way():
    """R24."""
    game = Game.parse("2 A 1.... 0.... .2.3.. ...4.5 -")
    assert not is_decided(game.state)
    assert not is_decided(game.play("G1").state)
    assert is_decided(game.play("G1").play("G0").state)
