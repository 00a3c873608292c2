"""Try settings of the search against a bot, on paired deals, many processes.

    python training/trials.py --games 400 --jobs 16 --against montecarlo 'explore=0.6' 'explore=0.3,noise=0' …

A setting is a list of name=value: the fields of SearchSettings (rounds, depth, explore, noise, weights, infers,
remembers, solved, …) and, after `traps.`, those of TrapSettings (traps.playouts, traps.sharp, …); traps=0 plays without
traps. Unnamed fields are those of `regent`.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, replace
from pathlib import Path

from claim.arena.match import play_out
from claim.arena.pairings import Pair, Pairing
from claim.arena.tally import Tally
from claim.bots.registry import make_bot
from claim.bots.searching import SearchBot, SearchSettings
from claim.bots.traps import TrapSettings
from claim.game.cards import Seat
from claim.game.game import Game


def parse(setting: str) -> SearchSettings:
    """Read the settings of a trial. Raises KeyError for an unknown name and ValueError for a value of another kind."""
    found, traps = SearchSettings(), TrapSettings()
    for name, text in (part.split("=") for part in setting.split(",") if part):
        if name.startswith("traps."):
            traps = changed(traps, name.removeprefix("traps."), text)
            found = replace(found, traps=traps)
        elif name == "traps":
            found = replace(found, traps=traps if int(text) else None)
        elif name == "weights":
            found = replace(found, weights=Path(text))
        else:
            found = changed(found, name, text)
    return found


def changed(settings, name: str, text: str):
    """Return the same settings with another number in one field."""
    known = {field.name: field.default for field in fields(settings)}
    number = float(text) if isinstance(known[name], float) else type(known[name])(int(text))
    return replace(settings, **{name: number})


def pair(setting: str, against: str, number: int, seed: str) -> tuple[Pair, float]:
    bot, other = SearchBot(parse(setting)), make_bot(against)
    game = Game.deal(f"{seed}:{number}")
    started = time.process_time()
    first = play_out(game, {Seat.A: bot, Seat.B: other}, f"{number}:0")
    second = play_out(game, {Seat.A: other, Seat.B: bot}, f"{number}:1")
    return Pair(number, first, second), time.process_time() - started


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("settings", nargs="+")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--against", default="montecarlo")
    parser.add_argument("--seed", default="trial")
    arguments = parser.parse_args()
    for setting in arguments.settings:
        parse(setting)  # a mistake is reported before anything is played
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for setting in arguments.settings:
            started, tally, spent = time.time(), Tally(), 0.0
            tasks = [
                pool.submit(pair, setting, arguments.against, number, arguments.seed)
                for number in range(arguments.games // 2)
            ]
            for task in tasks:
                played, seconds = task.result()
                tally.add(played.result(Pairing("trial", arguments.against, arguments.games // 2, arguments.seed)))
                spent += seconds
            low, high = tally.ci95()
            print(
                f"{setting or 'as it is'}: {tally.score:.1%} ({low:.1%} to {high:.1%}), "
                f"{spent / arguments.games:.2f} s a game, {time.time() - started:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
