"""Attacks on the lobby: seeks that are never meant, and tables with an open seat that fill the list."""

import asyncio
import json
import secrets
import time
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.attack.clients import Host
from bench.attack.outcome import Outcome, together, until
from claim.records.fair import commitment

SOCKETS = 60  # of one address, more than may seek at a time
MEETING_SECONDS = 45.0  # for honest people: a few opponents may not come
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
        began = time.monotonic()
        try:
            async with asyncio.timeout(MEETING_SECONDS + seconds):
                await asyncio.gather(*[_plays_somebody(host.neighbour(200 + number), outcome) for number in range(4)])
        except TimeoutError:
            outcome.breach("four honest people found no opponents who came")
        outcome.answers[f"honest people played after {time.monotonic() - began:.0f} s"] += 1

    await together(*[flood() for _ in range(SOCKETS)], meet())


async def _plays_somebody(host: Host, outcome: Outcome) -> None:
    """Seek until an opponent comes and the cards are dealt."""
    line = await _lobby(host)
    async with line:
        while True:
            contribution = secrets.token_hex(32)
            seek = _seek(contribution)
            await line.send(json.dumps(seek))
            while True:
                message = json.loads(await line.recv())
                paired = message.get("paired")
                if message["type"] == "error":
                    outcome.breach(f"an honest seek was refused: {message['code']}")
                if message["type"] == "lobby" and paired is not None and paired["id"] == seek["id"]:
                    break
            if await _is_dealt(host, paired, contribution):
                return
            outcome.answers["let down"] += 1


async def _is_dealt(host: Host, paired: dict[str, Any], contribution: str) -> bool:
    """Come to the table and reveal; return whether the other did so too."""
    url = f"ws://{host.name}/ws/tables/{paired['table']}"
    async with connect(url, compression=None, ping_interval=None, local_addr=(host.address, 0)) as line:
        await line.send(json.dumps({"type": "hello", "protocol": 1, "token": paired["token"], "since": None}))
        await line.send(json.dumps({"type": "reveal", "id": "r", "contribution": contribution}))
        while True:
            message = json.loads(await line.recv())
            if message["type"] == "state" and message["table"]["status"] in ("playing", "over"):
                return bool(message["table"]["status"] == "playing")


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
