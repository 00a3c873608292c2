"""Attacks by requests: too many, too long, too slow, or not what they should be."""

import asyncio
import random
from collections.abc import Awaitable
from contextlib import suppress

from bench.attack.clients import Host, Player, drain
from bench.attack.outcome import Outcome, together, until
from claim.game.game import Game
from claim.game.position import position_text

CHUNK = 1 << 16
MOST_SENT = 8 << 20  # bytes of requests on one connection
MOST_TAKEN = 1 << 20  # bytes that a server may read before it cuts such a connection; much is on its way
PATIENCE = 5.0  # seconds for the server to read what it was sent
SLOW = 100  # connections
HOLD = 1200  # connections: more than descriptors
ADDRESSES = 5
HINT_SECONDS = 4.0  # in which a hint has to come, whatever others ask for
HARD = "2 B 01345.356.19.347. 0269.24.4..034567 ..0378.. ..256.. -"  # the hardest we know (docs/solver.md)


async def _pour(host: Host, head: bytes, chunk: bytes, most: int, seconds: float, outcome: Outcome) -> int:
    """Send a head and then the chunk again and again; return how many chunks were sent until the server hung up."""
    sent = 0
    async with host.dialled() as (reader, writer):
        reading = asyncio.create_task(drain(reader))
        try:
            writer.write(head)
            for _ in until(seconds):
                await asyncio.sleep(0)  # to hear that the server has hung up
                if sent * len(chunk) >= most or reading.done() or writer.transport.is_closing():
                    break
                writer.write(chunk)
                sent += 1
                with suppress(TimeoutError):
                    async with asyncio.timeout(seconds):
                        await writer.drain()
            await asyncio.wait({reading}, timeout=PATIENCE)  # the server has a lot to read
            if not reading.done() and sent * len(chunk) > MOST_TAKEN:
                outcome.breach(f"{sent * len(chunk) >> 20} MB were taken")
            outcome.answers["cut" if reading.done() else "taken"] += 1
        except OSError:
            outcome.answers["cut"] += 1
        finally:
            reading.cancel()
    return sent


async def pipelined(host: Host, seconds: float, outcome: Outcome) -> None:
    """Send 300,000 requests on one connection without waiting for answers; then again."""
    request = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    many = CHUNK // len(request)
    for _ in until(seconds):
        outcome.tried += many * await _pour(host, b"", request * many, MOST_SENT, seconds, outcome)


async def trailers(host: Host, seconds: float, outcome: Outcome) -> None:
    """Send bodies whose trailers never end."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host.name}\r\nContent-Type: application/json\r\n"
    head += "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    trailer = b"".join(b"x-%d: %s\r\n" % (number, b"a" * 50) for number in range(1000))
    for _ in until(seconds):
        sent = await _pour(host, head.encode(), trailer, 8 * MOST_SENT, seconds, outcome)
        outcome.tried += 1000 * sent


async def slow_heads(host: Host, seconds: float, outcome: Outcome) -> None:
    """Send many heads, a byte at a time."""
    head = f"GET /healthz HTTP/1.1\r\nHost: {host.name}\r\nX-Slow: ".encode()

    async def one(number: int) -> None:
        async with host.neighbour(number % 4).dialled() as (_, writer):
            outcome.tried += 1
            writer.write(head)
            for _ in until(seconds):
                writer.write(b"a")
                await writer.drain()
                await asyncio.sleep(0.25)

    await together(*[one(number) for number in range(SLOW)])


async def garbage(host: Host, seconds: float, outcome: Outcome) -> None:
    """Send what is no request, on one new connection after the other."""
    rng = random.Random(1)  # noqa: S311  (any will do)
    for number in until(seconds):
        try:
            async with asyncio.timeout(5), host.neighbour(number % 2).dialled() as (reader, writer):
                writer.write(rng.randbytes(20) + b"\r\n\r\n")
                outcome.answers[(await reader.read(12)).decode(errors="replace")[9:] or "cut"] += 1
        except (OSError, TimeoutError):
            outcome.answers["refused"] += 1
        outcome.tried += 1


async def many_requests(host: Host, seconds: float, outcome: Outcome) -> None:
    """Ask for the lists and the page as fast as it goes, on connections that stay open."""
    paths = (
        "/",
        "/api/bots",
        "/api/tables?status=over",
        "/api/tables",
        "/nothing",
        "/openapi.json",
        "/schema.json",
        "/metrics",
    )
    requests = [f"GET {path} HTTP/1.1\r\nHost: {host.name}\r\n\r\n".encode() for path in paths]

    async def one(number: int) -> None:
        while True:
            async with host.neighbour(number).dialled() as (reader, writer):
                while True:
                    writer.write(requests[outcome.tried % len(requests)])
                    head = await reader.readuntil(b"\r\n\r\n")
                    size = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
                    await reader.readexactly(int(size.partition(b":")[2]))
                    outcome.tried += 1
                    outcome.answers[head[9:12].decode()] += 1
                    if head[9:10] == b"5" and head[9:12] != b"503":
                        outcome.breach(head[:60].decode())

    await _for_a_while(seconds, *[one(number) for number in range(4)])


async def explore(host: Host, seconds: float, outcome: Outcome) -> None:
    """Ask from five addresses what cards are worth in hard positions; meanwhile somebody asks for hints."""

    async def hammer(number: int) -> None:
        here, rng = host.neighbour(number % ADDRESSES), random.Random(number)  # noqa: S311  (any will do)
        while True:
            outcome.tried += 1
            try:
                status, _ = await here.request("/api/explore", {"start": _hard(rng), "worth": "seat"})
            except TimeoutError:
                status = 0
            outcome.answers[str(status)] += 1
            await asyncio.sleep(0.1 if status == 429 else 0)

    async def learner() -> None:
        one = await Player.creates(host.neighbour(ADDRESSES), "bot", "potboy")
        await one.connects()
        await one.reveals()
        while True:
            await one.until_turn()
            await one.says({"type": "hint", "id": "h"})
            await one.hears("hint")
            outcome.answers["hint"] += 1
            await one.plays()
            await asyncio.sleep(1)

    await _for_a_while(seconds, learner(), *[hammer(number) for number in range(4 * ADDRESSES)])
    if seconds >= HINT_SECONDS and not outcome.answers["hint"]:
        outcome.breach("no hint came all the while")


def _hard(rng: random.Random) -> str:
    """Return a position that is hard to solve for how many tricks are left, and that few have asked for before."""
    game = Game.parse(HARD)
    piles = [0, 0]
    for card in range(52):
        if (game.state.scores[0] | game.state.scores[1]) >> card & 1:
            piles[rng.randrange(2)] |= 1 << card
    game = Game.set_up(game.state._replace(scores=(piles[0], piles[1])))
    for _ in range(rng.randrange(12)):
        game = game.play(rng.choice(game.legal()))
    return position_text(game.state)


async def _for_a_while(seconds: float, *work: Awaitable[None]) -> None:
    try:
        async with asyncio.timeout(seconds):
            await together(*work)
    except TimeoutError:
        return


async def descriptors(host: Host, seconds: float, outcome: Outcome) -> None:
    """Take all descriptors by idle connections, and meanwhile ask for hints and hang up."""
    players = []
    for number in range(6):
        one = await Player.creates(host.neighbour(number), "bot", "potboy")
        await one.connects()
        await one.reveals()
        await one.until_turn()
        players.append(one)
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    for number in range(HOLD):
        try:
            async with asyncio.timeout(1):
                connection = await host.dial()
        except (OSError, TimeoutError):
            outcome.answers["refused"] += 1
            if outcome.answers["refused"] > 50:
                break
        else:
            held.append(connection)
            outcome.tried += 1
        if number % 50 == 0:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.3)
    for one in players:
        await one.says({"type": "hint", "id": "h"})
        await asyncio.sleep(0.03)
        one.hangs_up()
    await asyncio.sleep(seconds)
    outcome.answers["still open"] = sum(not (reader.at_eof() or reader.exception()) for reader, _ in held)
    for _, writer in held:
        writer.transport.abort()
