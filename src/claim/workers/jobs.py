"""The jobs of the worker processes as plain functions: bots' cards, hints, verdicts, worths, reviews, puzzles.

Importing this module loads everything they need, so that a worker's first job does not wait for it.
"""

import ctypes
import functools
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple, TypeVar, TypeVarTuple

from claim.bots.base import Bot, checked, move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Card, Seat
from claim.game.game import Game
from claim.game.view import View
from claim.puzzles import attempt
from claim.puzzles.puzzle import Puzzle
from claim.records.identities import BotIdentity, identity_of
from claim.reviews import hint, reviewing  # noqa: F401  (jobs of theirs need not load them first)
from claim.reviews.exact import judge
from claim.studies.worth import Worth, worth

NICENESS = 5  # bots give way to the server
LEISURE_NICENESS = 10  # hints, verdicts and reviews give way to the bots, but other programs must not starve them
_PR_SET_PDEATHSIG = 1  # of Linux' <sys/prctl.h>
_A = TypeVarTuple("_A")
_T = TypeVar("_T")


@dataclass(frozen=True)
class Verdict:
    """What best play says of one play of phase two, for the seat that played: 1 won, 0 drawn, -1 lost."""

    play: int  # its number, from 1
    card: Card
    seat: Seat  # that played it
    before: int  # before the play, if both play their best
    after: int  # after it; lower than `before`: a mistake
    best: Sequence[Card]  # all cards that keep `before`
    values: Mapping[Card, int]  # of every card that could be played


def prepare() -> None:
    """Lower the priority of a new worker process below the server's, and end it with the server."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    _end_with_parent()


def _end_with_parent() -> None:
    """Let Linux kill this process at once when its parent is gone; elsewhere it finishes its thought first.

    The system goes by the thread that started us, and those of a pool last as long as it does.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        parent = multiprocessing.parent_process()
        if parent is not None and parent.pid != os.getppid():  # it was gone before
            os._exit(0)


def at_leisure(think: Callable[[*_A], _T], *about: *_A) -> _T:
    """Return what `think` returns about this, in a thread with a lower priority than the bots in other processes.

    Only Linux has niceness per thread, and a process cannot lower its niceness again.
    """
    if sys.platform != "linux":
        return think(*about)
    with ThreadPoolExecutor(1, initializer=os.nice, initargs=(LEISURE_NICENESS - NICENESS,)) as thread:
        return thread.submit(think, *about).result()


@functools.cache
def _bot(name: str, steady: bool) -> Bot:
    return make_bot(name, steady=steady)


def bot_card(name: str, view: View, seed: str, seat: Seat, ply: int, steady: bool = False) -> tuple[Card, BotIdentity]:
    """Return the card that this bot plays, and the bot's identity with its version; `steady` as in `make_bot`.

    A forced card of phase one takes as much thought as another, so that the time says nothing about the hand; in phase
    two both players know each other's. Raises BotFailure where it has none that may be played.
    """
    bot = _bot(name, steady)
    if view.phase == 1 and len(view.legal) == 1:
        bot.think(view, move_rng(seed, seat, ply))
    return checked(bot, view, move_rng(seed, seat, ply)), identity_of(bot)


class BotsGame(NamedTuple):
    """A game of two bots, by their names, each with the seed of its randomness; seat A's first."""

    game: Game
    bots: tuple[str, str]
    seeds: tuple[str, str]


def play_some(asked: BotsGame, plays: int) -> BotsGame:
    """Return a game of bots after `plays` more plays, or at its end. The bots are steady.

    Raises BotFailure where one has no card that may be played.
    """
    game, bots, seeds = asked
    for _ in range(plays):
        if game.turn is None:
            break
        seat = game.turn
        rng = move_rng(seeds[seat.number], seat, len(game.plays))
        game = game.play(checked(_bot(bots[seat.number], True), game.view(seat), rng), seat)
    return BotsGame(game, bots, seeds)


def worth_of(game: Game, open_cards: bool) -> Worth:
    """Return what each legal card is worth: by what the seat knows, or with open cards."""
    return worth(game, open_cards=open_cards)


def puzzle_answer(puzzle: Puzzle, cards: tuple[str, ...], give_up: bool) -> attempt.Answer:
    """Return the answer to the cards of an attempt. Raises IllegalPlay for one that may not be played."""
    return attempt.answer(puzzle, cards, give_up=give_up)


def verdicts_on(game: Game) -> list[Verdict | None]:
    """Return the verdict on each play; None for those of phase one, which cannot be solved."""
    moments = zip(game.moments(), game.plays, strict=False)
    return [
        None if before.phase == 1 else _verdict(number, before, card)
        for number, (before, card) in enumerate(moments, 1)
    ]


def _verdict(number: int, before: Game, card: Card) -> Verdict:
    judged = judge(before)
    return Verdict(number, card, judged.seat, judged.value, judged.values[card], judged.best, judged.values)
