"""Games to try laws on: whole random games, small decks, and moments in the middle of them."""

import random

from hypothesis import strategies as st

from claim.game.cards import CARDS
from claim.game.game import Game

seeds = st.integers(0, 2**32).map(str)
card_numbers = st.integers(0, 51)
masks = st.integers(0, 2**52 - 1)


def played(game: Game, rng: random.Random, plays: int = 52) -> Game:
    """Return the game after `plays` random plays, or at its end."""
    for _ in range(plays):
        cards = game.legal()
        if not cards:
            break
        game = game.play(rng.choice(cards))
    return game


@st.composite
def decks(draw: st.DrawFn, least: int = 1, most: int = 13) -> list[str]:
    """4·n cards of the deck."""
    size = 4 * draw(st.integers(least, most))
    return [str(card) for card in draw(st.permutations(CARDS))[:size]]


@st.composite
def new_games(draw: st.DrawFn) -> Game:
    """A game before its first play: often the full one, often a small one."""
    if draw(st.booleans()):
        return Game.deal(draw(seeds), draw(st.sampled_from([None, "A", "B"])))
    return Game.deal(draw(seeds), deck=draw(decks(1, 6)))


@st.composite
def moments(draw: st.DrawFn) -> Game:
    """A game after some random plays: at its start, in the middle, at its end."""
    game = draw(new_games())
    return played(game, random.Random(draw(seeds)), draw(st.integers(0, 4 * game.size)))


@st.composite
def endings(draw: st.DrawFn) -> Game:
    """Return a finished game."""
    return played(draw(new_games()), random.Random(draw(seeds)))
