"""Every family keeps the law (harness/envs/law.py). The long form: `python -m bench.envs --law 1000`."""

import importlib
import pkgutil
import random

import pytest

from claim.game.deal import deal
from harness.envs import adapters
from harness.envs.law import Begin, hides, play_alike

FAMILIES = [found.name for found in pkgutil.iter_modules(adapters.__path__)]
SEEDED_DECKS = [(1, None), (2, None), (3, "0001.29.05.37.48"), (4, "000.2.0.7.48")]


@pytest.fixture(params=FAMILIES)
def begin(request) -> Begin:
    found: Begin = importlib.import_module(f"harness.envs.adapters.{request.param}").begin
    return found


@pytest.mark.parametrize(("seed", "deck"), SEEDED_DECKS)
def test_the_same_deal_and_cards_give_the_same_as_in_game(begin, seed, deck):
    play_alike(begin, deal(seed, deck=deck), random.Random(seed))


@pytest.mark.parametrize(("seed", "deck"), SEEDED_DECKS)
def test_an_observation_never_depends_on_hidden_cards(begin, seed, deck):
    """R3, R10; nor does it say which of the Goblin zeros somebody has."""
    hides(begin, deal(seed, deck=deck), random.Random(seed))
