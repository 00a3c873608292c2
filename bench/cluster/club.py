"""The tables of a club: friends and bots, with spectators, and a new table whenever a game is over."""

import asyncio
import random
import secrets
import time
from dataclasses import dataclass, field

from bench.cluster.clients import Client, new_table, sit_down

BOTS = ("potboy", "squire", "steward")


@dataclass
class Game:
    """One table and its clients. `progress` is when something last happened there."""

    table: str
    bot: str | None
    clients: list[Client] = field(default_factory=list)
    seq: int = 0
    progress: float = field(default_factory=time.monotonic)
    stuck: float = 0.0  # the longest that nothing happened, in seconds
    stuck_at: float = 0.0  # when that ended

    def heard(self, seq: int) -> None:
        """Note that somebody has seen this number."""
        if seq > self.seq:
            now = time.monotonic()
            if now - self.progress > self.stuck:
                self.stuck, self.stuck_at = now - self.progress, now
            self.seq, self.progress = seq, now

    @property
    def over(self) -> bool:
        """Whether all who are there know that the game is over."""
        return all(client.over.is_set() for client in self.clients)


class Club:
    """`size` tables at a time, every second of them with a bot, until `close` is called."""

    def __init__(self, host: str, size: int, seed: int, think: float) -> None:
        self.games: list[Game] = []
        self._host, self._size, self._seed, self._think = host, size, seed, think
        self._closing = False
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to play."""
        self._tasks = [asyncio.create_task(self._chair(number)) for number in range(self._size)]

    async def close(self, seconds: float) -> None:
        """Begin no more games, and finish those under way; give up after `seconds`."""
        self._closing = True
        for game in self.games:
            for client in game.clients:
                client.think = min(client.think, 0.05)
        _, late = await asyncio.wait(self._tasks, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for task in self._tasks:
            if not task.cancelled() and task.exception() is not None:
                raise task.exception()  # type: ignore[misc]

    async def _chair(self, number: int) -> None:
        """Play one game after the other."""
        rng = random.Random(f"{self._seed}:{number}")  # noqa: S311  (any plays will do)
        source = f"127.0.{1 + number // 200}.{1 + number % 200}"
        while not self._closing:
            await self._game(rng, source, rng.choice(BOTS) if number % 2 else None, watched=number % 3 == 0)

    async def _game(self, rng: random.Random, source: str, bot: str | None, *, watched: bool) -> None:
        secret = [secrets.token_hex(32), secrets.token_hex(32)]
        made = await new_table(self._host, secret[0], bot, source)
        game = Game(made["table"]["id"], bot)

        def client(token: str | None, contribution: str = "") -> Client:
            return Client(
                self._host,
                game.table,
                token,
                contribution,
                rng=rng,
                source=source,
                think=0.05 if self._closing else self._think,
                heard=game.heard,
            )

        game.clients.append(client(made["token"], secret[0]))
        if bot is None:
            sat = await sit_down(self._host, game.table, secret[1], source)
            game.clients.append(client(sat["token"], secret[1]))
        if watched:
            game.clients.append(client(None))
        game.progress = time.monotonic()
        self.games.append(game)
        running = [asyncio.ensure_future(one.run()) for one in game.clients]
        try:
            await asyncio.gather(*running)
        finally:
            for one in running:
                one.cancel()  # type: ignore[attr-defined]
            if not game.over:
                game.heard(game.seq + 1)  # it was stuck until now
