"""A process that is frozen (SIGSTOP) and woken: it shows nothing old as if it were now, and keeps nothing untrue.

Before it freezes, the process has a table of friends with one seat's socket, a spectator and a bot's table. While it is
frozen both games go on elsewhere, and commands for moments that are long gone lie in its sockets. Then it wakes.
"""

import asyncio
import json
import secrets
import time
from dataclasses import dataclass, field

import orjson
from websockets.asyncio.client import ClientConnection, connect

from bench.cluster.clients import Json, new_table, sit_down
from bench.cluster.duel import Window
from claim.storage.storage import Storage
from claim.tables.table import replay
from harness.clients import ask
from harness.cluster import Cluster


@dataclass
class Frozen:
    """What was seen of a process that slept."""

    seconds: float = 0.0
    plays_meanwhile: int = 0
    offline_after: float | None = None  # seconds until others showed its player as away
    bot_after: float | None = None  # seconds until another process played its bot
    looked: int = 0  # answers of the process after it woke
    stale: int = 0  # of these, older than the log at the time of asking
    online_again: bool = False
    details: list[str] = field(default_factory=list)

    @property
    def faults(self) -> int:
        """How much went wrong."""
        return self.stale + len(self.details)


async def seen_at(host: str, table: str) -> Json:
    """Return a table as a process shows it to everybody."""
    answer: Json = (await asyncio.to_thread(ask, host, f"/api/tables/{table}"))[1]
    return answer


async def freeze(cluster: Cluster, storage: Storage, seconds: float) -> Frozen:
    """Freeze the first process for so long, and look at what it says when it wakes."""
    sleeper, awake = cluster.members[0], cluster.members[1]
    found = Frozen(seconds=seconds)
    secret = [secrets.token_hex(32), secrets.token_hex(32)]
    made = await new_table(sleeper.host, secret[0])
    table = made["table"]["id"]
    sat = await sit_down(awake.host, table, secret[1])
    ann = await Window.open(sleeper.host, table, made["token"])
    bob = await Window.open(awake.host, table, sat["token"])
    await ann.do(type="reveal", contribution=secret[0])
    await bob.do(type="reveal", contribution=secret[1])
    await ann.until(lambda: ann.ply == 0)
    await bob.until(lambda: bob.ply == 0)
    watcher = await _watch(sleeper.host, table)
    thinking = await _bots_turn(sleeper.host)
    try:
        with sleeper.frozen():
            played = asyncio.create_task(_bot_plays(found, storage, thinking.state["table"]["id"]))
            await _meanwhile(found, awake.host, table, ann, bob, made["token"], seconds)
            await played
            log = len(await storage.facts(table))
        await _after(found, sleeper.host, storage, table, log, ann, watcher)
        await ann.until(lambda: ann.state["table"]["seats"]["A"]["online"])
        async with asyncio.timeout(15):  # its sockets are still there: so its player is
            while not (await seen_at(awake.host, table))["seats"]["A"]["online"]:
                await asyncio.sleep(0.1)
        found.online_again = True
    except TimeoutError:
        found.details.append("after waking, something did not come within the time it may take")
    finally:
        for window in (ann, bob, thinking):
            await window.close()
        await watcher.close()
    return found


async def _bots_turn(host: str) -> Window:
    """Play until it is a bot's turn at a new table."""
    secret = secrets.token_hex(32)
    made = await new_table(host, secret, "squire")
    window = await Window.open(host, made["table"]["id"], made["token"])
    await window.do(type="reveal", contribution=secret)
    led = None
    while led is not False:  # a card that was led, and not one that answers the bot's
        await window.until(lambda: window.ply >= 0 and window.state["view"]["legal"])
        view = window.state["view"]
        led = view["led"] is not None
        await window.do(type="play", card=view["legal"][0], ply=view["ply"])
        if led:
            await window.until(lambda ply=view["ply"]: window.ply > ply)
    return window


async def _bot_plays(found: Frozen, storage: Storage, table: str) -> None:
    """Measure how long a bot's move takes whose process sleeps."""
    began = time.monotonic()
    before = replay(table, await storage.facts(table))
    if not before.bot_to_move:  # it was quicker than the signal
        return
    async with asyncio.timeout(30):
        while len(await storage.facts(table)) == before.seq:
            await asyncio.sleep(0.05)
    found.bot_after = round(time.monotonic() - began, 1)


async def _watch(host: str, table: str) -> ClientConnection:
    """Connect a spectator."""
    line = await connect(f"ws://{host}/ws/tables/{table}", compression=None, ping_interval=None)
    await line.send(json.dumps({"type": "hello", "protocol": 1, "token": None, "since": None}))
    await line.recv()
    return line


async def _meanwhile(
    found: Frozen, awake: str, table: str, ann: Window, bob: Window, token: str, seconds: float
) -> None:
    """Let Ann come back elsewhere and play on, while old commands of hers wait at the process that sleeps."""
    began = time.monotonic()
    view = ann.state["view"]
    late = {"type": "play", "id": "too-late", "card": view["hands"]["A"][0], "ply": view["ply"]}
    ann.answers["too-late"] = ann.late
    await ann.line.send(json.dumps(late))  # answered when the process wakes
    async with asyncio.timeout(15):
        while (await seen_at(awake, table))["seats"]["A"]["online"]:
            await asyncio.sleep(0.1)
    found.offline_after = round(time.monotonic() - began, 1)
    again = await Window.open(awake, table, token)
    try:
        while time.monotonic() - began < seconds and found.plays_meanwhile < 20:
            for seat, window in (("A", again), ("B", bob)):
                view = window.state["view"]
                if view["turn"] == seat:
                    answer = await window.do(type="play", card=view["legal"][0], ply=view["ply"])
                    assert answer["type"] == "ack", answer
                    found.plays_meanwhile += 1
                    await again.until(lambda ply=view["ply"]: again.ply > ply)
                    await bob.until(lambda ply=view["ply"]: bob.ply > ply)
        await asyncio.sleep(max(0.0, seconds - (time.monotonic() - began)))
    finally:
        await again.close()


async def _after(
    found: Frozen, host: str, storage: Storage, table: str, log: int, ann: Window, watcher: ClientConnection
) -> None:
    """Ask the process that has just woken, again and again, and listen to its sockets."""
    waiting = ann.late
    for _ in range(5):
        seen = await seen_at(host, table)
        found.looked += 1
        if seen["seq"] < log:
            found.stale += 1
            found.details.append(f"asked after waking it said {seen['seq']}, the log was at {log}")
    async with asyncio.timeout(10):
        answer = await waiting
    if answer["type"] == "ack":
        found.details.append(f"a play for a moment long gone was taken: {answer}")
    for name, read in (("spectator", watcher.recv), ("player", None)):
        async with asyncio.timeout(10):
            if read is None:
                await ann.until(lambda: ann.state["seq"] >= log)
                continue
            while True:
                message = orjson.loads(await read())
                if message["type"] == "state":
                    found.looked += 1
                    if message["seq"] >= log:
                        break
                    found.stale += 1
                    found.details.append(f"the {name} was shown {message['seq']}, the log was at {log}")
    replay(table, await storage.facts(table))
