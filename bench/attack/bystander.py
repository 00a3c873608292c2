"""People who only want to play: how long their plays wait for an acknowledgement, and how long bots take to answer."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from bench.attack.clients import SECONDS, Host, Player, Refused

EVERY = 0.1  # seconds between a table's plays
BOT = "chancellor"
FRIENDS = ("127.0.0.9", "127.0.0.10", "127.0.0.11")
ALONE, NEW = "127.0.0.12", "127.0.0.13"
TROUBLE = (OSError, TimeoutError, WebSocketException, Refused)


def quantile(times: list[float], share: float) -> float:
    """Return a quantile of these seconds in milliseconds; 0 where there are none."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Waits:
    """What bystanders waited for, in seconds, and how often they were thrown out or not let in."""

    plays: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    visits: list[float] = field(default_factory=list)
    lost: int = 0
    last: str = ""

    def played(self, wait: float) -> None:
        """Note a play. One that waits for long keeps others from being made, which would have waited too."""
        while wait > 0:
            self.plays.append(wait)
            wait -= EVERY

    def lose(self, error: BaseException) -> None:
        """Note that somebody was thrown out or not let in."""
        self.lost += 1
        self.last = f"{type(error).__name__}: {error}"[:120]


class Bystanders:
    """Three tables of friends, one with a bot, and somebody who opens a new connection every second."""

    def __init__(self, host: Host, bot: str = BOT) -> None:
        self.host = host
        self.bot = bot
        self.waits = Waits()
        self._served: dict[str, float] = {}  # when the last play that was acknowledged began
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to play."""
        places = [self._forever(self._friends, address) for address in FRIENDS]
        places += [self._forever(self._alone, ALONE), self._forever(self._visit, NEW)]
        self._tasks = [asyncio.create_task(one) for one in places]

    async def close(self) -> None:
        """Stop playing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def watch(self, seconds: float) -> Waits:
        """Return the waits of so many seconds from now on."""
        self.waits = Waits()
        await asyncio.sleep(seconds)
        return self.waits

    async def all_served(self, seconds: float) -> bool:
        """Wait until everybody's play that began after now is acknowledged; return False after so many seconds."""
        now = time.perf_counter()
        while any(self._served.get(address, 0.0) < now for address in (*FRIENDS, ALONE)):
            if time.perf_counter() > now + seconds:
                return False
            await asyncio.sleep(0.02)
        return True

    def _note(self, host: Host, began: float) -> None:
        self._served[host.address] = began
        self.waits.played(time.perf_counter() - began)

    async def _forever(self, place: Callable[[Host], Awaitable[None]], address: str) -> None:
        while True:
            try:
                await place(self.host.seen_from(address))
            except TROUBLE as error:
                self.waits.lose(error)
                await asyncio.sleep(0.2)

    async def _friends(self, host: Host) -> None:
        """Play a game between friends."""
        ann = await Player.creates(host)
        both = [ann, await ann.invites()]
        try:
            for one in both:
                await one.connects()
            for one in both:
                await one.reveals()
            for one in both:
                while not one.state["view"]:
                    await one.hears("state")
            while not any(one.over for one in both):
                mover = next(one for one in both if one.may_play)
                began = time.perf_counter()
                try:
                    seq = await mover.plays()
                finally:
                    self._note(host, began)
                for one in both:
                    while one.state["seq"] < seq:
                        await one.hears("state")
                await asyncio.sleep(max(0.0, began + EVERY - time.perf_counter()))
        finally:
            for one in both:
                one.hangs_up()

    async def _alone(self, host: Host) -> None:
        """Play a game with a bot."""
        ann = await Player.creates(host, "bot", self.bot)
        try:
            await ann.connects()
            await ann.reveals()
            await ann.until_turn()
            while not ann.over:
                began = time.perf_counter()
                try:
                    seq = await ann.plays()
                finally:
                    self._note(host, began)
                answered = time.perf_counter()
                while ann.state["seq"] < seq or not (ann.may_play or ann.over):
                    await ann.hears("state")
                    cards = ann.state["seq"] - seq
                    if cards > 0:  # 2 where the bot has won the trick and led before we heard of it
                        now = time.perf_counter()
                        self.waits.bots += [(now - answered) / cards] * cards
                        seq, answered = ann.state["seq"], now
                await asyncio.sleep(max(0.0, began + EVERY - time.perf_counter()))
        except TimeoutError:
            self.waits.bots.append(SECONDS)
            raise
        finally:
            ann.hangs_up()

    async def _visit(self, host: Host) -> None:
        """Come by once a second."""
        began = time.perf_counter()
        try:
            with suppress(Refused):
                await host.ask("/healthz")
        finally:
            self.waits.visits.append(time.perf_counter() - began)
        await asyncio.sleep(1)
