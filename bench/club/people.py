"""People of a club: each seeks an opponent, plays, and seeks again.

Some don't come, resign, lose their line, or stop looking just as they are paired.
"""

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.club.waiting import WaitingRoom
from bench.cluster.clients import FIRST_WAIT, LONGER_EACH_TIME, LONGEST_WAIT, PATIENCE, Client
from claim.records.fair import commitment

Json = dict[str, Any]
_LOST = (OSError, WebSocketException, TimeoutError)
NO_SHOW, RESIGNS, HANGS_UP, STOPS = 0.02, 0.1, 0.05, 0.1  # how often, of all seeks and games
FORGOTTEN_SECONDS = 3.0  # after a seek was sent, for the server to show what became of it
GAME_SECONDS = 120.0


@dataclass
class Club:
    """What they have in common, and what was counted."""

    host: str
    think: float
    room: WaitingRoom = field(default_factory=WaitingRoom)
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    closing: bool = False


class Person:
    """One of them, over as many sockets as it takes."""

    def __init__(self, club: Club, number: int, seed: int) -> None:
        self._club, self._number = club, number
        self._rng = random.Random(f"{seed}:{number}")  # noqa: S311  (any choices will do)
        self._player = secrets.token_urlsafe(16)
        self._source = f"127.0.{1 + number // 200}.{1 + number % 200}"
        self._client: Client | None = None
        self._missed = 0  # games to which they did not come of their own will
        self._tables = set[str]()  # that they know

    async def run(self) -> None:
        """Come and play until the club closes."""
        await asyncio.sleep(self._rng.uniform(0, 3))
        while not self._club.closing:
            contribution = secrets.token_hex(32)
            paired = await self._seeks(contribution)
            if paired is None:
                continue
            if self._rng.random() < NO_SHOW:
                self._club.counts["no_shows"] += 1
                self._missed += 1
                await asyncio.sleep(12)
            else:
                await self._plays(paired, contribution)
            await asyncio.sleep(self._rng.uniform(0, 1))

    def hurry(self) -> None:
        """Think for a moment only: the club closes."""
        if self._client is not None:
            self._client.think = min(self._client.think, 0.05)

    # --- the lobby ---------------------------------------------------------------------------------------------------

    async def _seeks(self, contribution: str) -> Json | None:
        """Return the table that was found; None where the club closes."""
        club, failures = self._club, 0
        seek = {
            "type": "seek",
            "id": secrets.token_urlsafe(16),
            "pool": "live",
            "name": f"Person {self._number}",
            "commitment": commitment(contribution),
        }
        hangs_up, stops = self._rng.random() < HANGS_UP, self._rng.random() < STOPS
        club.counts["seeks"] += 1
        while not club.closing:
            with contextlib.suppress(*_LOST):
                async with asyncio.timeout(PATIENCE):
                    line = await connect(
                        f"ws://{club.host}/ws/lobby",
                        compression=None,
                        ping_interval=None,
                        close_timeout=0.2,
                        local_addr=(self._source, 0),
                    )
                try:
                    await line.send(json.dumps({"type": "hello", "protocol": 1, "player": self._player}))
                    await line.send(json.dumps(seek))
                    failures = 0
                    if hangs_up:
                        hangs_up = False
                        await asyncio.sleep(self._rng.uniform(0, 1))
                        continue
                    return await self._waits(line, seek["id"], stops=stops)
                finally:
                    club.room.leave(self._number)
                    with contextlib.suppress(Exception):
                        await line.close()
            wait = min(LONGEST_WAIT, FIRST_WAIT * LONGER_EACH_TIME**failures) * (0.5 + self._rng.random() / 2)
            failures += 1
            await asyncio.sleep(wait)
        return None

    async def _waits(self, line: ClientConnection, seek: str, *, stops: bool) -> Json | None:
        """Return the table that was found; None where the club closes or the seek has to be made anew.

        One who `stops` looking does so when the server has just found an opponent, as if it had not been heard yet.
        """
        club, sent = self._club, time.monotonic()
        while not club.closing:
            try:
                async with asyncio.timeout(1.0):
                    message = orjson.loads(await line.recv())
            except TimeoutError:
                continue
            if message["type"] == "error":
                club.counts[f"refused: {message['code']}"] += 1
                if message["code"] in ("not_kept", "not_read", "server_error"):
                    raise ConnectionError(message["code"])  # the same seek again, as the page does
                if message["code"] == "missed_lately" and self._missed > 1:  # somebody else comes in their place
                    self._player, self._missed = secrets.token_urlsafe(16), 0
                elif message["code"] != "playing_already" or message["params"]["table"] not in self._tables:
                    club.wrong.append(f"refused: {message}")
                await asyncio.sleep(0.5)
                return None
            if message["type"] != "lobby":
                continue
            if message["paired"] is not None and message["paired"]["id"] == seek:
                club.room.paired(self._number, message["paired"]["table"])
                self._tables.add(message["paired"]["table"])
                if stops and message["paired"]["state"] == "fresh":
                    club.counts["stops"] += 1
                    await line.send(json.dumps({"type": "cancel", "id": seek}))
                    await self._is_cancelled(line)
                    return None
                club.counts["paired"] += 1
                found: Json = message["paired"]
                return found
            if message["seek"] is not None:
                club.room.enter(self._number)
            elif time.monotonic() - sent > FORGOTTEN_SECONDS:
                club.wrong.append(f"a lost seek of person {self._number}")
                return None
        await line.send(json.dumps({"type": "cancel", "id": seek}))
        return None

    async def _is_cancelled(self, line: ClientConnection) -> None:
        """Wait until the server has done that, as messages are taken in their order, or the line breaks."""
        with contextlib.suppress(*_LOST):
            async with asyncio.timeout(PATIENCE):
                await line.send('{"type": "ping"}')
                while orjson.loads(await line.recv())["type"] != "pong":
                    pass

    # --- the table ---------------------------------------------------------------------------------------------------

    async def _plays(self, paired: Json, contribution: str) -> None:
        club = self._club
        client = self._client = Client(
            club.host,
            paired["table"],
            paired["token"],
            contribution,
            rng=self._rng,
            source=self._source,
            think=0.05 if club.closing else club.think,
        )
        resigning = asyncio.create_task(self._may_resign(client))
        try:
            async with asyncio.timeout(GAME_SECONDS):
                await client.run()
        except TimeoutError:
            club.wrong.append(f"a game without an end: {paired['table']}")
        finally:
            resigning.cancel()
            self._client = None
        club.counts["games" if client.told.record is not None else "voided"] += 1

    async def _may_resign(self, client: Client) -> None:
        if self._rng.random() < RESIGNS:
            await asyncio.sleep(self._rng.uniform(5, 20))
            client.resign()
