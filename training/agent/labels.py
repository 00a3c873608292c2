"""What `regent` thinks of the cards that it may play, in positions of its own games: what a copy of it is fitted to.

Games are phase one of `regent` against itself, or against a policy. So that the copy also knows what to do where
`regent` would not have come by itself, a share of the cards is played at random; what `regent` would have played there
is kept all the same. Fewer rounds of search give more positions in the same time, with more noise in each.
"""

import random
import time
import zipfile
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from claim.bots.searching import SearchSettings, estimate
from claim.envs.observation import ACTIONS, LENGTH, action_mask, encode
from claim.envs.policy import NetworkPolicy, PolicyBot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.view import Viewer, visible
from claim.records.files import new_file

NOISE = (0.0, 0.1, 0.3)  # of a game's cards, the share played at random: one of these for each game

Row = tuple[bytearray, bytearray, np.ndarray, np.ndarray]


class Labels(NamedTuple):
    """Decisions with a choice, one per row."""

    observations: np.ndarray  # int8, count × 531
    masks: np.ndarray  # int8, count × 52
    chances: np.ndarray  # float32, count × 52: to win after each card, as the search estimates it; 0 where not allowed
    visits: np.ndarray  # int32, count × 52: how often the search tried each card; `regent` plays the one with the most

    @property
    def chosen(self) -> np.ndarray:
        """The card that was tried most often, and of several such the one with the best chance: what `regent` plays."""
        best: np.ndarray = np.argmax(self.visits + self.chances, axis=1)
        return best

    def save(self, path: Path) -> None:
        """Write the labels to a file, the zeros and ones as bits."""
        packed = [np.packbits(self.observations, axis=1), np.packbits(self.masks, axis=1)]
        with new_file(path) as file:
            np.savez(file, observations=packed[0], masks=packed[1], chances=self.chances, visits=self.visits)


def load_labels(*paths: Path) -> Labels:
    """Read labels from files. Raises ValueError, saying what was expected, where one holds none."""
    return Labels(*[np.concatenate(parts) for parts in zip(*map(_load, paths), strict=True)])


def _load(path: Path) -> Labels:
    expected = f"{path}: expected a file that `python -m training.agent labels` wrote"
    try:
        with np.load(path) as file:
            observations = np.unpackbits(file["observations"], axis=1, count=LENGTH).astype(np.int8)
            masks = np.unpackbits(file["masks"], axis=1, count=ACTIONS).astype(np.int8)
            return Labels(observations, masks, file["chances"], file["visits"])
    except FileNotFoundError:
        raise ValueError(f"{expected}: there is no such file") from None
    except OSError as error:
        raise ValueError(f"{expected}: {error.strerror or error}") from None
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile):  # NumPy would advise to trust the file
        raise ValueError(f"{expected}, got another") from None


def make_labels(
    games: int,
    seed: str,
    settings: SearchSettings,
    seconds: float,
    tell: Callable[[str], None],
    *,
    against: NetworkPolicy | None = None,
    pool: Executor | None = None,
) -> Labels:
    """Play phase one of `games` games, fewer if the time is up, and return every decision of `regent` in them."""
    rows: list[Row] = []
    began, told = time.monotonic(), 0.0
    play = partial(_play, seed=seed, settings=settings, against=against)
    for number, found in enumerate((map if pool is None else pool.map)(play, range(games))):
        rows += found
        passed = time.monotonic() - began
        if passed - told > 10 or number == games - 1:
            told = passed
            tell(f"{number + 1} games, {len(rows)} decisions, {passed:.0f} s")
        if passed > seconds:
            break
    observations, masks, chances, visits = zip(*rows, strict=True)
    return Labels(
        np.array([np.frombuffer(one, np.int8) for one in observations]),
        np.array([np.frombuffer(one, np.int8) for one in masks]),
        np.array(chances, np.float32),
        np.array(visits, np.int32),
    )


def _play(number: int, seed: str, settings: SearchSettings, against: NetworkPolicy | None) -> list[Row]:
    """Return the decisions of one game. A policy has seat A in games with an even number, seat B in the others."""
    game, rng, rows = Game.deal(f"{seed}:{number}"), random.Random(f"{seed}:{number}"), []
    noise = rng.choice(NOISE)
    rival = None if against is None else (Seat.A, Seat.B)[number % 2]
    while game.turn is not None and game.phase == 1:
        view = game.view(game.turn)
        card = view.legal[0]
        if against is not None and game.turn is rival:
            card = PolicyBot(against).choose(view, rng)
        elif len(view.legal) > 1:
            found = estimate(view, rng.getrandbits(64), settings)
            chances, visits = np.zeros(ACTIONS, np.float32), np.zeros(ACTIONS, np.int32)
            for one in found:
                chances[one.card.number], visits[one.card.number] = one.chance, one.visits
            seen = visible(game, Viewer(game.turn.value))
            rows.append((encode(seen), action_mask(seen), chances, visits))
            card = found[0].card
        game = game.play(rng.choice(view.legal) if rng.random() < noise else card)
    return rows
