"""The long form of the law (harness/envs/law.py): many games in lockstep, each held against `Game` card by card.

A family that plays many games at once has `begin_many(deals) -> Many` in its adapter; others play one after the other.
That an observation hides follows: it equals that of `Game`'s sights, and test_law.py shuffles what is unseen.
"""

import importlib
import json
import random
import time
from collections.abc import Sequence
from typing import Any, Protocol

from claim.envs.observation import actions, encode
from claim.game.cards import CARDS, SEATS
from claim.game.deal import Deal, deal
from claim.game.game import Game
from claim.game.view import Viewer, visible
from harness.envs.law import play_alike

DECKS = (None, None, None, "0001.29.05.37.48", "000.2.0.7.48", "00013579.2468.0369.0258.0147")
AT_ONCE = 500


class Many(Protocol):
    """Games of one family and one deck that are played in lockstep; arrays or lists with a row for each game."""

    def shown(self) -> tuple[Any, Any, Any]:
        """Return observations, action masks and turns of whoever is to move; after the end, of who won the last one."""

    def step(self, taken: list[int]) -> None:
        """Take an action in every game."""

    def rewards(self) -> Any:  # noqa: ANN401 (whatever array the family has)
        """Return what A and B got in the last step, by row."""


def keep(family: str, games: int, seed: int) -> None:
    """Hold this many games of a family against `Game`, and print how many it were. Raises AssertionError otherwise."""
    adapter, began, cards = importlib.import_module(f"harness.envs.adapters.{family}"), time.perf_counter(), 0
    rng = random.Random(seed)  # noqa: S311 (play, not secrets)
    for first in range(0, games, AT_ONCE):
        deck = DECKS[first // AT_ONCE % len(DECKS)]
        deals = [deal(f"law {seed} {number}", deck=deck) for number in range(first, min(first + AT_ONCE, games))]
        cards += 4 * deals[0].size * len(deals)
        if hasattr(adapter, "begin_many"):
            _in_lockstep(adapter.begin_many(deals), deals, rng)
        else:
            for one in deals:
                play_alike(adapter.begin, one, rng)
    took = round(time.perf_counter() - began)
    print(json.dumps({"family": family, "games": games, "cards": cards, "differences": 0, "seconds": took}))


def _in_lockstep(many: Many, deals: Sequence[Deal], rng: random.Random) -> None:
    games = [Game.begin(one) for one in deals]
    allowed = _agree(many, games)
    for _ in range(4 * deals[0].size):
        taken = [rng.choice(row) for row in allowed]
        many.step(taken)
        games = [game.play(CARDS[action]) for game, action in zip(games, taken, strict=True)]
        allowed = _agree(many, games)
        for game, rewards in zip(games, many.rewards(), strict=True):
            won = None if game.result is None else game.result.winner
            assert [float(reward) for reward in rewards] == [(won is seat) - (won is seat.other) for seat in SEATS]


def _agree(many: Many, games: Sequence[Game]) -> list[list[int]]:
    """Compare what is shown, and return the actions that are allowed in each game."""
    observations, masks, turns = many.shown()
    allowed = []
    for row, game in enumerate(games):
        viewer = Viewer(SEATS[game.state.turn])
        seen, mask = visible(game, viewer), bytes(masks[row])
        allowed.append(actions(seen))
        assert SEATS[int(turns[row])].value == viewer.value, (row, str(game))
        assert bytes(observations[row]) == encode(seen), (row, str(game))
        assert [action for action in range(len(mask)) if mask[action]] == allowed[-1], (row, str(game))
    return allowed
