"""Random phase-two positions of several kinds, the same ones every time."""

import itertools
import random
from collections.abc import Iterator

from claim.game.cards import CARDS, pile_text
from claim.game.game import Game

KINDS = ("played", "small", "scattered", "tied")


def position(rng: random.Random, kind: str, tricks: int) -> str:
    """Return a position with `tricks` tricks left; in half of them a card has been led."""
    if kind == "played":  # the end of a whole game
        game = run_down(Game.deal(rng.getrandbits(32)), rng, tricks)
    elif kind == "small":  # a game with a small deck
        deck = [CARDS[number] for number in rng.sample(range(52), 4 * rng.randint(tricks, min(tricks + 2, 13)))]
        game = run_down(Game.deal(rng.getrandbits(32), deck=deck), rng, tricks)
    else:
        game = Game.parse(scattered(rng, tricks, tied=kind == "tied"))
    if rng.random() < 0.5:
        game = game.play(rng.choice(game.legal()))
    return str(game)


def run_down(game: Game, rng: random.Random, tricks: int) -> Game:
    """Play at random until `tricks` tricks are left."""
    while game.phase == 1 or len(game.hand("A")) > tricks or game.led is not None:
        game = game.play(rng.choice(game.legal()))
    return game


def scattered(rng: random.Random, tricks: int, *, tied: bool) -> str:
    """Return cards thrown on four piles. Tied: Goblins are only zeros and factions few, so votes may be nobody's."""
    numbers = list(range(52))
    if tied:
        out = set(range(5, 14))
        for faction in rng.sample([range(14, 22), range(22, 32), range(32, 42), range(42, 52)], rng.randint(0, 2)):
            out |= set(faction)
        numbers = [number for number in numbers if number not in out]
    rng.shuffle(numbers)
    scored = rng.randint(0, min(10, len(numbers) - 2 * tricks))
    cut = rng.randint(0, scored)
    ends = [0, tricks, 2 * tricks, 2 * tricks + cut, 2 * tricks + scored]
    piles = [pile_text(sum(1 << number for number in numbers[a:b])) for a, b in itertools.pairwise(ends)]
    return " ".join(["2", rng.choice("AB"), *piles, "-"])


def positions(seed: str, count: int, most: int) -> Iterator[str]:
    """Return `count` positions of all kinds and of up to `most` tricks, with fewer of the longest."""
    rng = random.Random(seed)
    for number in range(count):
        yield position(rng, KINDS[number % 4], rng.choices(range(1, most + 1), range(most, 0, -1))[0])


def exchanged(text: str) -> str:
    """Return the same position with the seats exchanged."""
    phase, turn, hand_a, hand_b, score_a, score_b, led = text.split(" ")
    return " ".join([phase, "B" if turn == "A" else "A", hand_b, hand_a, score_b, score_a, led])
