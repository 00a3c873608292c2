"""Jobs for the worker processes: bots' cards, hints, verdicts, worths, reviews, answers to puzzles.

The event loop stays free while they think.
"""

import asyncio
import functools
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar, TypeVarTuple

from claim.bots.base import move_rng
from claim.bots.errors import BotFailure
from claim.bots.registry import make_bot
from claim.game.cards import Card, Seat
from claim.game.game import Game
from claim.game.view import View
from claim.puzzles.attempt import Answer, decisions
from claim.puzzles.puzzle import Puzzle
from claim.records.identities import BotIdentity
from claim.reviews.hint import Hint, hint
from claim.reviews.reviewing import Budget, Part, Step, compute
from claim.studies.worth import Worth, is_quick
from claim.version import interpreted
from claim.workers import jobs
from claim.workers.pool import Job, NoAnswer, NoWorker, WorkerPool

MOVE_SECONDS = 10.0
ANSWER_SECONDS = 20.0  # for what a person waits for
AT_HAND_SECONDS = 0.5  # that a play waits for a hint that may warn of it
REVIEW_SECONDS = 60.0  # for verdicts or one part of a review, which takes a tenth of a second where Claim is compiled
MOST_HINTS = 500  # cached
MOST_VERDICTS = 200  # games
MOST_WORTHS = 2000  # positions
MOST_ANSWERS = 2000  # to puzzles: all players get the same puzzle of the day
FALLBACK = "greedy"
_A = TypeVarTuple("_A")
_T = TypeVar("_T")
_log = logging.getLogger("claim.workers")


class BotWorkers(WorkerPool):
    """The worker processes, with a method for each kind of job.

    The same question always has the same hint, verdicts, worths or answer to a puzzle. So equal requests share one job,
    and the latest answers are cached. These jobs take turns on all processes but one, which is left to the bots; see
    `worth` for an exception.
    """

    def __init__(self, workers: int | None = None, *, move_seconds: float = MOVE_SECONDS) -> None:
        super().__init__(workers)
        self.move_seconds = move_seconds
        self._caches: defaultdict[object, OrderedDict[Hashable, Job]] = defaultdict(OrderedDict)  # by what thinks

    async def bot_card(
        self, bot: BotIdentity, view: View, seed: str, seat: Seat, ply: int, steady: bool = False, owner: str = ""
    ) -> tuple[Card, bool]:
        """Return a bot's card, and whether the bot chose it: `greedy` stands in for a bot that fails twice.

        `owner` is whose bot it is, such as the address that plays with it: bots think in turn by owner.
        It also stands in while there are no processes, so that a person's game goes on. But a `steady` bot must always
        play the same card in the same position: raises NoAnswer where that card is not found in time.
        """
        for attempt in (1, 2):
            try:
                card, identity = await self.run(
                    owner, self.move_seconds, jobs.bot_card, bot.name, view, seed, seat, ply, steady
                )
            except NoWorker as error:
                self.counts["bot_failures"] += 1
                if steady:
                    raise
                _log.warning("no process for bot %s: %s", bot.name, error.code)
                break
            except (NoAnswer, BotFailure) as error:
                self.counts["bot_failures"] += 1
                _log.warning("bot %s gave no card (attempt %d): %s", bot.name, attempt, error.code)
                if steady and attempt == 2 and isinstance(error, NoAnswer):
                    raise
            except Exception as error:  # a bot's own mistake, of any kind, must not stop a person's game
                self.counts["bot_failures"] += 1
                _log.error("bot %s failed (attempt %d)", bot.name, attempt, exc_info=error)
            else:
                return card, identity == bot
        self.counts["bot_fallbacks"] += 1
        _log.error("bot %s gave no card: %s plays for it", bot.name, FALLBACK)
        return make_bot(FALLBACK).choose(view, move_rng(seed, seat, ply)), False

    async def hint(self, view: View) -> Hint:
        """Return a hint for the viewing seat, whose turn it is. Raises NoAnswer where none is found in time."""
        return await self._shared(MOST_HINTS, ANSWER_SECONDS, hint, view)

    async def hint_at_hand(self, view: View) -> Hint | None:
        """Return the hint for this view if it was asked for before and is found very soon, otherwise None."""
        job = self._caches[hint].get((view,))
        if job is None:
            return None
        try:
            answer: Hint = await asyncio.wait_for(job.wait(), AT_HAND_SECONDS)
        except Exception:  # of any kind: the game goes on without the hint
            return None
        return answer

    async def verdicts(self, game: Game) -> list[jobs.Verdict | None]:
        """Return the verdict on each play of phase two. Raises NoAnswer where that takes too long."""
        return await self._shared(MOST_VERDICTS, REVIEW_SECONDS, jobs.verdicts_on, game)

    async def puzzle_decisions(self, puzzle: Puzzle) -> int:
        """Return how many decisions a puzzle has. Raises NoAnswer where that is not found in time."""
        return await self._shared(MOST_ANSWERS, ANSWER_SECONDS, decisions, puzzle, brief=not interpreted())

    async def puzzle_answer(self, puzzle: Puzzle, cards: tuple[str, ...], *, give_up: bool) -> Answer:
        """Return the answer to the cards of an attempt. It is found as quickly as a `worth` of phase two.

        Raises IllegalPlay for one that may not be played, and NoAnswer where nothing is found in time.
        """
        about, brief = (puzzle, cards, give_up), not interpreted()
        return await self._shared(MOST_ANSWERS, ANSWER_SECONDS, jobs.puzzle_answer, *about, brief=brief)

    async def review_part(self, game: Game, step: Step, budget: Budget) -> Part:
        """Return one part of a game's review. Raises NoAnswer where that takes too long."""
        return await self._at_leisure_once(compute, game, step, budget)

    async def worth(self, game: Game, *, open_cards: bool) -> Worth:
        """Return what each card is worth that may be played now. Raises NoAnswer where none is found in time.

        A quick one may use the bots' process, and hold up a bot for the milliseconds that one solution takes. The
        search of phase one, and the first tricks of phase two, are done at leisure.
        """
        if game.phase == 2:  # only the position matters, not how it came about
            game, open_cards = Game.set_up(game.state), False
        brief = is_quick(game)
        return await self._shared(MOST_WORTHS, ANSWER_SECONDS, jobs.worth_of, game, open_cards, brief=brief)

    async def play_some(self, asked: jobs.BotsGame, plays: int) -> jobs.BotsGame:
        """Return a game of bots after this many more plays. Raises NoAnswer where that takes too long."""
        return await self._at_leisure_once(jobs.play_some, asked, plays)

    async def _at_leisure_once(self, think: Callable[[*_A], _T], *about: *_A) -> _T:
        """Return what `think` returns about this, without caching it."""
        call = functools.partial(jobs.at_leisure, think, *about)
        job = Job(call, REVIEW_SECONDS, REVIEW_SECONDS, leisure=True, kind=think)
        self.submit(job)
        answer: Any = await job.wait()
        return answer  # type: ignore[no-any-return]

    async def _shared(
        self, most: int, seconds: float, think: Callable[[*_A], _T], *about: *_A, brief: bool = False
    ) -> _T:
        """Return what `think` returns about this, from the cache, from a job under way, or from a new one."""
        cache = self._caches[think]
        job = cache.get(about)
        if job is None or job.failed:
            call = functools.partial(think, *about) if brief else functools.partial(jobs.at_leisure, think, *about)
            job = cache[about] = Job(call, seconds, seconds, brief=brief, leisure=not brief, kind=think)
            self.submit(job)
        cache.move_to_end(about)
        if len(cache) > most:
            cache.popitem(last=False)
        answer: Any = await job.wait()
        return answer  # type: ignore[no-any-return]
