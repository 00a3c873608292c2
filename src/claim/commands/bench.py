"""`claim bench`: measure the speed of this installation, side by side in one run."""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable

from claim.bots.belief import Belief
from claim.bots.montecarlo import play_out_cards
from claim.bots.searching import SearchSettings, estimate
from claim.bots.situation import situation
from claim.game.errors import BadText
from claim.game.game import Game
from claim.game.view import View
from claim.version import VERSION, compiled_modules

PLAYOUTS = 200
_PURE = "from claim.commands.bench import playouts_per_second as p; print(p({seconds}))"


def run(arguments: argparse.Namespace) -> int:
    """Measure, and print one JSON object. Raises BadText for an impossible --seconds."""
    seconds = arguments.seconds
    if not 0.05 <= seconds <= 60:
        raise BadText("bad_number", field="--seconds", text=f"{seconds:g}", least="0.05", most=60)
    interpreted = float(_interpreted(_PURE.format(seconds=seconds / 2)))
    games, playouts = games_per_second(seconds), playouts_per_second(seconds)
    result = {
        "version": VERSION,
        "compiled": all(compiled_modules().values()),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games_per_second": round(games),
        "playouts_per_second": round(playouts),
        "playouts_per_second_interpreted": round(interpreted),
        "playouts_compiled_over_interpreted": round(playouts / interpreted, 1),
        "playouts_over_games": round(playouts / games, 1),
        "worlds_per_second": round(worlds_per_second(seconds)),
        "search_rounds_per_second": round(rounds_per_second(seconds)),
    }
    print(json.dumps(result))
    return 0


def games_per_second(seconds: float) -> float:
    """Measure whole random games through the public `Game`: deal, `legal`, `play`, result."""
    rng = random.Random(1)  # noqa: S311  (play, not secrets)

    def some(first: int) -> int:
        for number in range(first, first + 20):
            game = Game.deal(number)
            while cards := game.legal():
                game = game.play(rng.choice(cards))
            assert game.result is not None
        return 20

    return _rate(some, seconds)


def playouts_per_second(seconds: float) -> float:
    """Measure playouts of the plain search, from the first card of a game to its end."""
    view = _start()

    def some(first: int) -> int:
        return len(view.legal) * play_out_cards(view, first, PLAYOUTS)[1]

    return _rate(some, seconds)


def worlds_per_second(seconds: float) -> float:
    """Measure hidden worlds sampled at the start of a game."""
    start = situation(_start())
    belief = Belief(start.unseen, start.unseen, start.their_count, start.their_draws)

    def some(first: int) -> int:
        belief.sample_many(first, 20_000)
        return 20_000

    return _rate(some, seconds)


def rounds_per_second(seconds: float) -> float:
    """Measure rounds of the phase-one search, for the first card of a game."""
    view = _start()

    def some(first: int) -> int:
        estimate(view, first, SearchSettings(rounds=1000))
        return 1000

    return _rate(some, seconds)


def _start() -> View:
    game = Game.deal(1)
    assert game.turn is not None
    return game.view(game.turn)


def _rate(some: Callable[[int], int], seconds: float) -> float:
    some(0)  # warm up
    done, started = 0, time.process_time()
    while (now := time.process_time()) - started < seconds:
        done += some(done)
    return done / (now - started)


def _interpreted(code: str) -> str:
    """Return what a piece of code prints when everything runs interpreted."""
    environment = {**os.environ, "CLAIM_PURE": "1"}
    return subprocess.run(  # noqa: S603  (our own code in our own Python)
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout
