"""Attacks by WebSockets: floods of frames, hints, forged tokens, broken messages, and clients that do not read."""

import asyncio
import json
import random
import secrets
import socket
import time
from collections import Counter
from contextlib import suppress

from websockets.exceptions import WebSocketException

from bench.attack.clients import CONTINUATION, PING, PONG, TEXT, Host, Player, Refused, drain, frame, hello
from bench.attack.outcome import Outcome, together, until

CHUNK = 1 << 16
HAMMERS = 5  # addresses
PAUSE = 0.1  # seconds between the hints of an address: far more than it is allowed to ask for
PATIENCE = 5.0  # seconds for the server to read what it was sent
SILENCE = 0.1  # seconds after which no more answers are expected
DEAF = 40  # clients that do not read
PHRASES_AT_ONCE, PHRASES_PER_SECOND = 3, 0.2  # of a seat, by the server's limits
TABLES = 40  # of one address, each with a bot that thinks
STEP = 0.45  # seconds: a bot's answer that comes sooner can be told from others


async def _flood(host: Host, seconds: float, outcome: Outcome, first: bytes, one: bytes) -> None:
    """Send the same frame as fast as it goes on two sockets, one of which has said hello."""
    own = await Player.creates(host)
    many = CHUNK // len(one)

    async def pour(greets: bool, end: float) -> None:
        reader, writer = await host.upgrade(own.table)
        reading = asyncio.create_task(drain(reader))
        try:
            writer.write((frame(TEXT, hello(own.token).encode()) if greets else b"") + first)
            while not (reading.done() or writer.transport.is_closing()) and time.monotonic() < end:
                writer.write(one * many)
                outcome.tried += many
                await asyncio.sleep(0)  # to hear that the server has hung up
                with suppress(TimeoutError):
                    async with asyncio.timeout(max(0.01, end - time.monotonic())):
                        await writer.drain()
            await asyncio.wait({reading}, timeout=PATIENCE)  # the server has a lot to read
            outcome.answers["cut" if reading.done() else "taken"] += 1
            if not reading.done():
                outcome.breach("a flood was not cut")
        except OSError:
            outcome.answers["cut"] += 1
        finally:
            reading.cancel()
            writer.transport.abort()

    async def again_and_again(greets: bool) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                await pour(greets, end)
            except (Refused, OSError, TimeoutError) as error:
                outcome.answers[str(error)[:20] or type(error).__name__] += 1
                await asyncio.sleep(0.05)

    await together(again_and_again(False), again_and_again(True))


async def pings(host: Host, seconds: float, outcome: Outcome) -> None:
    """Send empty pings."""
    await _flood(host, seconds, outcome, b"", frame(PING))


async def pongs(host: Host, seconds: float, outcome: Outcome) -> None:
    """Send empty pongs, which nobody asked for."""
    await _flood(host, seconds, outcome, b"", frame(PONG))


async def continuations(host: Host, seconds: float, outcome: Outcome) -> None:
    """Send a message in pieces of nothing."""
    await _flood(host, seconds, outcome, frame(TEXT, b"{", first=0), frame(CONTINUATION, first=0))


async def hints(host: Host, seconds: float, outcome: Outcome) -> None:
    """Ask for hints from five addresses, each at a new moment, and hang up at once."""

    async def hammer(number: int) -> None:
        here = host.neighbour(number)
        for _ in until(seconds):
            try:
                one = await Player.creates(here, "bot", "potboy")
                for _ in range(6):  # moments of one game
                    await one.connects()
                    if one.state["view"] is None:
                        await one.reveals()
                    await one.until_turn()
                    await one.says({"type": "hint", "id": secrets.token_hex(4)})
                    outcome.tried += 1
                    await asyncio.sleep(0.02)
                    one.hangs_up()
                    await one.connects()
                    if one.may_play:
                        await one.plays()
                    one.hangs_up()
                    await asyncio.sleep(PAUSE)
            except (Refused, OSError, TimeoutError, WebSocketException) as error:
                outcome.answers[str(error)[:40] or type(error).__name__] += 1
                await asyncio.sleep(0.2)

    try:
        async with asyncio.timeout(seconds):
            await together(*[hammer(number) for number in range(HAMMERS)])
    except TimeoutError:
        return


async def phrases(host: Host, seconds: float, outcome: Outcome) -> None:
    """Say phrases from many sockets of one seat, and listen at both."""
    ann = await Player.creates(host)
    bob = await ann.invites()
    await bob.connects()
    began = time.monotonic()

    async def speaks() -> None:
        one = Player(host, ann.table, ann.token, "")
        while True:
            try:
                await one.connects()
                while True:
                    await one.says({"type": "say", "id": secrets.token_hex(4), "phrase": "hello"})
                    outcome.tried += 1
                    await asyncio.sleep(PAUSE)
            except (Refused, OSError, TimeoutError, WebSocketException) as error:
                outcome.answers[str(error)[:40] or type(error).__name__] += 1
                await asyncio.sleep(PAUSE)
            finally:
                one.hangs_up()

    async def listens(line: Player) -> None:
        while True:
            with suppress(TimeoutError):
                await line.hears("said")
                outcome.answers["said" if line is bob else "overheard"] += 1

    own = Player(host, ann.table, ann.token, "")
    await own.connects()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await together(listens(bob), listens(own), *[speaks() for _ in range(HAMMERS)])
    most = PHRASES_AT_ONCE + PHRASES_PER_SECOND * (time.monotonic() - began) + 1
    if outcome.answers["said"] > most:
        outcome.breach(f"{outcome.answers['said']} phrases arrived, {most:.0f} are allowed")
    if not outcome.answers["said"]:
        outcome.breach("no phrase arrived")
    if outcome.answers["overheard"]:
        outcome.breach("somebody else heard a phrase")


async def many_bots(host: Host, seconds: float, outcome: Outcome) -> None:
    """Play with the strongest bot at many tables from one address, which the limits allow."""

    async def play() -> None:
        while True:
            one = await Player.creates(host, "bot", "regent")
            await one.connects()
            await one.reveals()
            await one.until_turn()
            while not one.over:
                seq = await one.plays()
                outcome.tried += 1
                await one.until_turn(seq)
            one.hangs_up()

    async def again_and_again() -> None:
        while True:
            try:
                await play()
            except (Refused, OSError, TimeoutError, WebSocketException) as error:
                outcome.answers[str(error)[:40] or type(error).__name__] += 1
                await asyncio.sleep(0.2)

    try:
        async with asyncio.timeout(seconds):
            await together(*[again_and_again() for _ in range(TABLES)])
    except TimeoutError:
        return


async def deaf(host: Host, seconds: float, outcome: Outcome) -> None:
    """Watch a table, ask for pongs, and read nothing."""
    own = await Player.creates(host)
    question = frame(TEXT, json.dumps({"type": "ping"}).encode())

    async def one(number: int) -> None:
        _, writer = await host.neighbour(number % 4).upgrade(own.table)
        try:
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(frame(TEXT, hello(None).encode()))
            for _ in until(seconds):
                writer.write(question)
                await writer.drain()
                outcome.tried += 1
                await asyncio.sleep(0.11)
        finally:
            writer.transport.abort()

    try:
        async with asyncio.timeout(seconds):
            await together(*[one(number) for number in range(DEAF)])
    except TimeoutError:
        return


async def _answers(host: Host, table: str, *said: str) -> Counter[str]:
    """Return the kinds of messages, and the codes of errors, that come as answers on a new socket."""
    found: Counter[str] = Counter()
    try:
        reader, writer = await host.upgrade(table)
    except (Refused, OSError, TimeoutError) as error:
        return Counter([type(error).__name__])
    text = b""
    try:
        writer.write(b"".join(frame(TEXT, one.encode("utf-8", "surrogatepass")[:4000]) for one in said))
        while True:
            async with asyncio.timeout(SILENCE if text else 1.0):
                more = await reader.read(CHUNK)
            if not more:
                break
            text += more
    except (OSError, TimeoutError):
        pass  # that is all
    finally:
        writer.transport.abort()
    for kind in ("state", "pong", "ack", "error", "server_error"):
        found[kind] += text.count(b'"%s"' % kind.encode())
    return +found or Counter(["refused"])


async def mutated(host: Host, seconds: float, outcome: Outcome) -> None:
    """Send messages with a few characters changed, and values that nobody expects."""
    rng = random.Random(3)  # noqa: S311  (any will do)
    own = await Player.creates(host, "bot", "potboy")
    await own.connects()
    await own.reveals()
    await own.until_turn()
    own.hangs_up()
    odd: tuple[object, ...] = (None, True, -1, 1e308, 2**70, "", "\x00", "G9" * 50, [], {}, [[]] * 20, {"a": {"b": 1}})
    bases: list[dict[str, object]] = [
        {"type": "play", "id": "p", "card": "G0", "ply": 0},
        {"type": "hint", "id": "h"},
        {"type": "offer_rematch", "id": "o", "commitment": "a" * 64},
        {"type": "reveal", "id": "r", "contribution": "b" * 64},
        {"type": "ping"},
    ]
    for number in until(seconds):
        said = [hello(own.token)]
        for _ in range(8):
            message = dict(rng.choice(bases))
            message[rng.choice([*message])] = rng.choice(odd)
            text = [*json.dumps(message)]
            for _ in range(rng.randrange(3)):
                text[rng.randrange(len(text))] = chr(rng.choice((rng.randrange(128), rng.randrange(0x800))))
            said.append("".join(text))
        answer = await _answers(host.neighbour(number % 3), own.table, *said)
        outcome.tried += len(said)
        outcome.answers.update(answer)
        if answer["server_error"]:
            outcome.breach("a server error")
        await asyncio.sleep(0.02)


async def timing(host: Host, seconds: float, outcome: Outcome) -> None:
    """Measure how long the strongest bot takes for its cards."""
    ann = await Player.creates(host, "bot", "regent")
    await ann.connects()
    await ann.reveals()
    await ann.until_turn()
    times: list[float] = []
    for _ in until(seconds):
        if ann.over:
            break
        began, seq = time.perf_counter(), await ann.plays()
        while ann.state["seq"] < seq:
            await ann.hears("state")
        if not (ann.may_play or ann.over):
            await ann.hears("state")
            times.append(time.perf_counter() - began)
        await ann.until_turn()
    ann.hangs_up()
    outcome.tried = len(times)
    if times:
        spread = f"answers after {1000 * min(times):.0f} to {1000 * max(times):.0f} ms"
        outcome.answers[spread] = len(times)
        if min(times) < STEP:
            outcome.breach(spread)
