"""One table on two processes: all seats' windows on both fire at the same moment, and each number has one winner.

In every round whoever is to move sends two different cards, one through each process, and the other seat sends its
answer before it can know what it answers. The games follow each other as rematches, which both seats offer at once.
"""

import asyncio
import json
import random
import secrets
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect

from bench.cluster.clients import Json, new_table, sit_down
from claim.records.fair import commitment
from claim.storage.storage import Storage
from claim.tables.table import FactKind, replay

SECOND = {"stale_play", "not_your_turn", "must_follow", "not_in_hand", "wrong_moment", "game_over"}

PATIENCE = 10.0  # seconds, for whatever is waited for


@dataclass
class Duel:
    """What was found: `won` of `rounds` had exactly one winner, and the log says the same."""

    rounds: int = 0
    commands: int = 0
    won: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    games: int = 0
    rematches_both: int = 0  # that were offered by both at once, and led both to the same table
    details: list[str] = field(default_factory=list)

    @property
    def faults(self) -> int:
        """How much went wrong."""
        return self.rounds - self.won + len(self.details)


class Window:
    """A seat's socket at one process."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: Json = {}
        self.rematch: Json | None = None
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.news = asyncio.Event()
        self.late: asyncio.Future[Json] = asyncio.get_running_loop().create_future()  # for an answer that takes long
        self.task = asyncio.create_task(self._hear())

    @classmethod
    async def open(cls, host: str, table: str, token: str) -> "Window":
        """Connect, and say hello."""
        line = await connect(f"ws://{host}/ws/tables/{table}", compression=None, ping_interval=None)
        await line.send(json.dumps({"type": "hello", "protocol": 1, "token": token, "since": None}))
        window = cls(line)
        await window.until(lambda: bool(window.state))
        return window

    async def _hear(self) -> None:
        async for text in self.line:
            message = orjson.loads(text)
            if message["type"] == "state":
                self.state = message
            elif message["type"] == "rematch":
                self.rematch = message
            elif message["type"] in ("ack", "error") and message["id"] in self.answers:
                self.answers.pop(message["id"]).set_result(message)
            self.news.set()

    async def until(self, condition: Any) -> None:  # noqa: ANN401  (a function without arguments)
        """Wait until this holds. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.news.clear()
                await self.news.wait()

    async def do(self, **command: object) -> Json:
        """Send a command and return its answer."""
        name = secrets.token_hex(8)
        waiting = self.answers[name] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({**command, "id": name}))
        async with asyncio.timeout(PATIENCE):
            return {**await waiting, "name": name}

    async def close(self) -> None:
        """Hang up."""
        await self.line.close()
        self.task.cancel()

    @property
    def ply(self) -> int:
        """How many plays this window knows of; -1 before the deal."""
        return self.state["view"]["ply"] if self.state and self.state["view"] else -1


async def fight(hosts: tuple[str, str], storage: Storage, rounds: int, rng: random.Random) -> Duel:
    """Play rounds at one table after the other, and compare with the log."""
    duel = Duel()
    secret = [secrets.token_hex(32), secrets.token_hex(32)]
    made = await new_table(hosts[0], secret[0])
    table = made["table"]["id"]
    sat = await sit_down(hosts[1], table, secret[1])
    tokens = {"A": made["token"], "B": sat["token"]}
    while duel.rounds < rounds:
        windows = {seat: [await Window.open(host, table, token) for host in hosts] for seat, token in tokens.items()}
        try:
            await asyncio.gather(
                *[
                    windows[seat][number].do(type="reveal", contribution=secret[number])
                    for number, seat in enumerate("AB")
                ]
            )
            kept = await _game(duel, windows, rounds, rng)
            await _compare(duel, storage, table, kept)
            if duel.details:
                break
            if duel.rounds < rounds:
                secret = [secrets.token_hex(32), secrets.token_hex(32)]
                table, tokens = await _again(duel, windows, secret)
        finally:
            for window in [one for both in windows.values() for one in both]:
                await window.close()
    return duel


async def _game(duel: Duel, windows: dict[str, list[Window]], rounds: int, rng: random.Random) -> dict[int, str]:
    """Fight for every play of a game; return who won which number of the log."""
    everybody = [one for both in windows.values() for one in both]
    kept: dict[int, str] = {}
    ply = 0
    while duel.rounds < rounds:
        try:
            for window in everybody:  # all know the same moment; what is fired is fired at the same moment
                await window.until(lambda window=window, ply=ply: window.ply >= ply)
        except TimeoutError:
            seen = [(one.state["seq"], one.ply) for one in everybody]
            duel.details.append(f"ply {ply} was not shown to all windows within {PATIENCE:g} s: {seen}")
            return kept
        view = everybody[0].state["view"]
        if everybody[0].state["table"]["status"] != "playing":
            break
        ply = view["ply"]
        mover = view["turn"]
        other = "B" if mover == "A" else "A"
        legal, hand = windows[mover][0].state["view"]["legal"], windows[other][0].state["view"]["hands"][other]
        first, second = rng.sample(legal, 2) if len(legal) > 1 else legal * 2
        shots = [(mover, 0, first, ply), (mover, 1, second, ply)]
        if hand:
            shots += [(other, number, rng.choice(hand), ply + 1) for number in (0, 1)]
        rng.shuffle(shots)
        found = await asyncio.gather(
            *[windows[seat][number].do(type="play", card=card, ply=at) for seat, number, card, at in shots]
        )
        won: Counter[int] = Counter()
        for (seat, _, card, at), answer in zip(shots, found, strict=True):
            duel.commands += 1
            if answer["type"] == "ack":
                won[at] += 1
                kept[at] = f"{answer['seq']} {seat}:{answer['name']} {card}"
                duel.answers["ack"] += 1
            else:
                duel.answers[answer["code"]] += 1
                if answer["code"] not in SECOND:
                    duel.details.append(f"ply {at}: {answer}")
        duel.rounds += 1
        duel.won += won[ply] == 1 and won[ply + 1] <= 1
        if won[ply] != 1 or won[ply + 1] > 1:
            duel.details.append(f"ply {ply}: winners {dict(won)}")
        ply += 1 + won[ply + 1]
    return kept


async def _compare(duel: Duel, storage: Storage, table: str, kept: dict[int, str]) -> None:
    """Compare who was told to have won with the log."""
    facts = await storage.facts(table)
    replay(table, facts)
    plays = [(seq, fact) for seq, fact in enumerate(facts, 1) if fact.kind is FactKind.PLAYED]
    for ply, (seq, fact) in enumerate(plays):
        if kept.get(ply) != f"{seq} {fact.command} {fact.data['card']}":
            duel.details.append(f"the log of {table} has {seq} {fact.command}, acknowledged was {kept.get(ply)}")
    duel.games += 1


async def _again(duel: Duel, windows: dict[str, list[Window]], secret: list[str]) -> tuple[str, dict[str, str]]:
    """Let both offer a rematch at once; return the next table and its tokens."""
    pair = [windows["A"][0], windows["B"][1]]
    found = await asyncio.gather(
        *[one.do(type="offer_rematch", commitment=commitment(of)) for one, of in zip(pair, secret, strict=True)]
    )
    if any(answer["type"] != "ack" for answer in found) or len({answer["seq"] for answer in found}) < len(found):
        duel.details.append(f"rematch: {found}")
    tokens, tables = {}, set()
    for seat, both in windows.items():
        for window in both:
            await window.until(lambda window=window: window.rematch is not None)
            assert window.rematch is not None
            tokens[seat] = window.rematch["token"]
            tables.add(window.rematch["table"])
    if len(tables) == 1:
        duel.rematches_both += 1
    else:
        duel.details.append(f"rematch: tables {tables}")
    return tables.pop(), tokens
