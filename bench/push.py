"""Measure notices by web push: how long from a play to the push service, while others hang, are dead or redirect.

    python -m bench.push                200 subscriptions, 100 slow games
    python -m bench.push --people 40    a short form

A push service on this machine, over TLS, takes what one process of the server sends. Of ten subscriptions six work, two
hang, one is dead and one redirects to a port of this machine. Nobody is at a table, so every turn that changes hands is
a notice; the last round is played at all tables at once. Lines: 99 of 100 notices arrive within two seconds of the
play, each turn is told once, dead subscriptions are removed, and nothing is sent where a redirect points. Exits with 1
where one is missed.
"""

import argparse
import asyncio
import secrets
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec

from claim.game.cards import Seat
from claim.push.encryption import encoded, point_of
from claim.push.keys import make_keys
from claim.push.posting import Poster
from claim.push.push import Push
from claim.records.fair import commitment
from claim.service.tables import Tables
from claim.storage.storage import open_storage
from claim.tables.commands import Create, Play, Reveal, Sit
from claim.tables.events import Changed
from claim.tables.options import Options
from claim.workers.bot_workers import BotWorkers
from harness.push_service import Certificates, PushService, ServedPush

MOST_SECONDS = 2.0
KINDS = ("ok", "ok", "hang", "ok", "gone", "ok", "redirect", "ok", "hang", "ok")  # of subscriptions, in turn
ROUNDS = 6
ROUND_SECONDS = 2.0  # over which the plays of a round are spread; the last comes at once
WAIT_SECONDS = 5.0  # for what is still to come


@dataclass
class Player:
    """A person with an account and one subscription, at one table."""

    path: str
    account: str
    seat: Seat = Seat.A
    token: str = ""
    contribution: str = field(default_factory=lambda: secrets.token_hex(32))


async def subscribed(tables: Tables, push: Push, service: PushService, number: int) -> Player:
    """Return a new person who has subscribed."""
    made = await tables.accounts.create_without_passkey(f"Player {secrets.token_hex(6)}", "", lambda: None)
    person = await tables.accounts.signed_in(made.token)
    assert person is not None
    path = f"/{KINDS[number % len(KINDS)]}/{number}"
    key, auth = ec.generate_private_key(ec.SECP256R1()).public_key(), secrets.token_bytes(16)
    await push.subscribe(person, service.endpoint(path), encoded(point_of(key)), encoded(auth), "en")
    return Player(path, made.account.id)


async def table_of(tables: Tables, one: Player, other: Player) -> str:
    """Let two people sit down at a slow table; nobody stays there. Return its id."""
    slow, name = Options(clock="slow"), secrets.token_urlsafe(16)
    wanted = Create(name, "friend", "Ann", commitment(one.contribution), None, options=slow)
    seated = await tables.seating.create(wanted, account=one.account)
    sat = Sit(secrets.token_urlsafe(16), "Bob", commitment(other.contribution))
    opposite = await tables.seating.sit(seated.table.id, sat, account=other.account)
    for player, keys in ((one, seated.keys), (other, opposite.keys)):
        player.seat, player.token = keys.seat, keys.token
    return seated.table.id


async def plays(tables: Tables, table_id: str, players: dict[Seat, Player]) -> None:
    """Let whoever's turn it is play a card, until the turn changes hands: the winner of a trick leads again."""
    while True:
        with await tables.live.get(table_id) as live:
            turn, game, ply = live.table.turn, live.table.game, live.table.ply
        if turn is None or game is None:
            return
        card = game.view(turn).legal[0]
        await tables.changes.command(table_id, players[turn].token, Play(secrets.token_urlsafe(8), card, ply))
        with await tables.live.get(table_id) as live:
            if live.table.turn is not turn:
                return


async def measure(people: int, folder: Path) -> int:
    """Play, and print what came of it. Return how many lines were missed."""
    certificates = Certificates()
    with ServedPush(certificates) as elsewhere:
        storage = await open_storage(f"sqlite:///{folder}/tables.sqlite")
        tables = Tables(storage, BotWorkers(1))
        await tables.start()
        await make_keys(storage)
        poster = Poster([elsewhere.service.name], certificates.of_client())
        push = Push(tables, poster)
        push.start()
        try:
            return await _measure(people, tables, push, elsewhere)
        finally:
            await push.close()
            await tables.close()


async def _measure(people: int, tables: Tables, push: Push, elsewhere: ServedPush) -> int:
    service, began = elsewhere.service, time.monotonic()
    everybody = [await subscribed(tables, push, service, number) for number in range(people)]
    at: dict[str, dict[Seat, Player]] = {}
    turns: dict[str, list[float]] = {player.path: [] for player in everybody}

    def note(changed: Changed) -> None:
        turn = changed.after.turn
        if turn is not None and changed.before.turn is not turn and changed.after.id in at:
            turns[at[changed.after.id][turn].path].append(time.monotonic())

    tables.events.subscribe(Changed, note)
    for one, other in zip(everybody[::2], everybody[1::2], strict=True):
        table_id = await table_of(tables, one, other)
        at[table_id] = {one.seat: one, other.seat: other}
        for player in (one, other):
            await tables.changes.command(table_id, player.token, Reveal(secrets.token_urlsafe(8), player.contribution))
    await push.sender.settled()
    print(f"{people} subscriptions at {len(at)} tables, set up in {time.monotonic() - began:.1f} s")
    service.received.clear()
    for times in turns.values():
        times.clear()
    for number in range(ROUNDS):
        pause = 0.0 if number == ROUNDS - 1 else ROUND_SECONDS / len(at)
        playing = []
        for table_id, players in at.items():
            playing.append(asyncio.ensure_future(plays(tables, table_id, players)))
            await asyncio.sleep(pause)
        await asyncio.gather(*playing)
        await asyncio.sleep(ROUND_SECONDS)  # so that nobody plays before they are told
    await asyncio.sleep(WAIT_SECONDS)
    return await _report(push, elsewhere, everybody, turns)


async def _report(push: Push, elsewhere: ServedPush, everybody: list[Player], turns: dict[str, list[float]]) -> int:
    service, took, wrong = elsewhere.service, list[float](), 0
    for player in everybody:
        arrived = [one.at for one in service.at(player.path)]
        if player.path.startswith("/ok/"):
            wrong += len(arrived) != len(turns[player.path])
            took += [there - then for then, there in zip(turns[player.path], arrived, strict=False)]
    left = {one.path: await push.subscriptions.of(one.account) for one in everybody}
    dead = [path for path in left if path.startswith("/gone/")]
    removed = sum(not left[path] for path in dead)
    lost = sum(not found for path, found in left.items() if not path.startswith("/gone/"))
    hung = len([one for one in service.received if one.path.startswith("/hang/")])
    p99 = statistics.quantiles(took, n=100)[98]
    print(f"{len(took)} notices that arrived: {statistics.median(took) * 1000:.0f} ms (median), "
          f"{p99 * 1000:.0f} ms (99 of 100), {max(took) * 1000:.0f} ms (longest) after the play")  # fmt: skip
    print(f"{hung} requests to push services that hang; {removed} of {len(dead)} dead subscriptions removed, "
          f"{lost} others; {elsewhere.inside} requests followed a redirect; {dict(push.sender.counts)}")  # fmt: skip
    missed = {
        "a notice took too long": p99 > MOST_SECONDS,
        f"{wrong} players were not told once per turn": bool(wrong),
        "a dead subscription stayed, or another was removed": removed != len(dead) or lost > 0,
        "something was sent inside": elsewhere.inside > 0,
        "no push service hung": hung == 0,
    }
    for line in [text for text, holds in missed.items() if holds]:
        print(f"MISSED: {line}")
    return sum(missed.values())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=200, metavar="N", help="an even number")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return 1 if asyncio.run(measure(arguments.people, Path(folder))) else 0


if __name__ == "__main__":
    sys.exit(main())
