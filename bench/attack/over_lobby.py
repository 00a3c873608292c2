"""Attacks on the lobby: seeks that are never meant, and tables with an open seat that fill the list."""

import asyncio
import json
import secrets
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.attack.clients import Host
from bench.attack.outcome import Outcome, together, until
from claim.records.fair import commitment

SOCKETS = 60  # of one address, more than may seek at a time
MEETING_SECONDS = 20.0  # for which honest people go on after it
MOST_OPEN = 25  # open seats of one address
_LOST = (OSError, WebSocketException, TimeoutError)


async def _lobby(host: Host) -> ClientConnection:
    line = await connect(
        f"ws://{host.name}/ws/lobby", compression=None, ping_interval=None, local_addr=(host.address, 0)
    )
    await line.send(json.dumps({"type": "hello", "protocol": 1, "player": secrets.token_urlsafe(16)}))
    return line


def _seek(contribution: str) -> dict[str, Any]:
    committed = commitment(contribution)
    return {"type": "seek", "id": secrets.token_urlsafe(16), "pool": "live", "name": "Ann", "commitment": committed}


async def seeks(host: Host, seconds: float, outcome: Outcome) -> None:
    """Seek from one address, as a new player each time, and come to no table, while four others look for opponents."""

    async def flood() -> None:
        for _ in until(seconds):
            with suppress(*_LOST):
                async with await _lobby(host) as line, asyncio.timeout(seconds):
                    await line.send(json.dumps(_seek("0" * 64)))
                    outcome.tried += 1
                    message = json.loads(await line.recv())
                    while message["type"] == "lobby" and message["paired"] is None:
                        message = json.loads(await line.recv())
                    outcome.answers[message.get("code", "paired")] += 1
            await asyncio.sleep(0.2)

    async def meet() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds + MEETING_SECONDS):
                await asyncio.gather(
                    *[_plays(host.neighbour(200 + number), seconds + MEETING_SECONDS, outcome) for number in range(4)]
                )
        if outcome.answers["let down"] > outcome.answers["honest games"]:
            outcome.breach(f"{outcome.answers['let down']} times nobody came, {outcome.answers['honest games']} games")

    await together(*[flood() for _ in range(SOCKETS)], meet())


async def _plays(host: Host, seconds: float, outcome: Outcome) -> None:
    """Seek again and again, and resign as soon as the cards are dealt."""
    async with await _lobby(host) as line:
        for _ in until(seconds):
            contribution = secrets.token_hex(32)
            seek = _seek(contribution)
            await line.send(json.dumps(seek))
            while True:
                message = json.loads(await line.recv())
                if message["type"] == "error" and message["code"] == "not_kept":
                    await asyncio.sleep(0.5)
                    await line.send(json.dumps(seek))
                elif message["type"] == "error":
                    outcome.breach(f"an honest seek was refused: {message['code']}")
                    return
                paired = message.get("paired")
                if paired is not None and paired["id"] == seek["id"]:
                    break
            outcome.answers["honest games" if await _is_dealt(host, paired, contribution) else "let down"] += 1


async def _is_dealt(host: Host, paired: dict[str, Any], contribution: str) -> bool:
    """Come to the table, reveal and resign; return whether the other came, too."""
    url, dealt = f"ws://{host.name}/ws/tables/{paired['table']}", False
    async with connect(url, compression=None, ping_interval=None, local_addr=(host.address, 0)) as line:
        await line.send(json.dumps({"type": "hello", "protocol": 1, "token": paired["token"], "since": None}))
        await line.send(json.dumps({"type": "reveal", "id": "r", "contribution": contribution}))
        while True:
            message = json.loads(await line.recv())
            status = message["table"]["status"] if message["type"] == "state" else None
            if status == "playing" and not dealt:
                dealt = True
                await line.send(json.dumps({"type": "resign", "id": "x"}))
            elif status == "over":
                return dealt or message["table"]["forfeit"] is not None


async def open_seats(host: Host, seconds: float, outcome: Outcome) -> None:
    """Open as many seats as it goes from one address."""
    opened = 0
    for _ in until(seconds):
        wanted = {"id": secrets.token_urlsafe(16), "kind": "friend", "name": "Ann", "commitment": "0" * 64}
        with suppress(*_LOST):
            status, _ = await host.request("/api/tables", {**wanted, "options": {"open_seat": True, "clock": "slow"}})
            outcome.tried += 1
            outcome.answers[str(status)] += 1
            opened += status == 201
    if opened > MOST_OPEN:
        outcome.breach(f"{opened} open seats of one address")
