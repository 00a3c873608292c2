"""A server that will be killed: it plays at tables, and reports what it tries and what was acknowledged."""

import asyncio
import random
from multiprocessing.connection import Connection
from typing import Any

from claim.service.tables import Tables
from claim.tables.commands import Play
from tests.service.people import Person, pair, plies, serving

TABLES = 6
Seat = tuple[str, str, str]  # table, seat, token


def live(url: str, seats: list[Seat], tried: list[Any], line: Connection, seed: int) -> None:
    """Run until killed. `tried` holds plays that were sent before and never answered: they are sent again."""
    asyncio.run(_live(url, seats, tried, line, random.Random(seed)))


async def _live(url: str, seats: list[Seat], tried: list[Any], line: Connection, rng: random.Random) -> None:
    async with serving(url) as tables:
        by_table: dict[str, dict[str, Person]] = {}
        for table, seat, token in seats:
            by_table.setdefault(table, {})[seat] = Person(tables, table, token, seat, "")
        line.send(("ready",))
        for table, seat, command_id, card, ply in tried:
            person = by_table[table][seat]
            await _play(line, person, Play(command_id, card, ply))
        while True:
            while len(by_table) < TABLES:
                people = await _new(tables, rng)
                line.send(("table", [(one.table, one.seat, one.token) for one in people.values()]))
                by_table[next(iter(people.values())).table] = people
            over = await asyncio.gather(*[_some_plays(line, people, rng) for people in by_table.values()])
            for table, done in zip(list(by_table), over, strict=True):
                if done:
                    del by_table[table]


async def _new(tables: Tables, rng: random.Random) -> dict[str, Person]:
    if rng.random() < 0.5:
        ann, bob = await pair(tables)
        return {"A": ann, "B": bob}
    ann = await Person.creates(tables, "bot", "potboy")
    await ann.reveals()
    return {"A": ann}


async def _some_plays(line: Connection, people: dict[str, Person], rng: random.Random) -> bool:
    """Make a few plays at one table, with pauses; return whether its game is over."""
    for _ in range(rng.randrange(1, 6)):
        for person in people.values():
            state = await person.sees()
            assert state.view is not None
            if state.table["status"] == "over":
                return True
            if state.view["legal"]:
                ply = plies(state.view)
                card = rng.choice(state.view["legal"])
                await _play(line, person, Play(f"ply-{ply}-{rng.getrandbits(30)}", card, ply))
        await asyncio.sleep(rng.random() * 0.002)
    return False


async def _play(line: Connection, person: Person, play: Play) -> None:
    told = (person.table, person.seat, play.id, play.card, play.ply)
    line.send(("try", told))
    ack = await person.does(play)
    line.send(("ack", told, ack.seq))
