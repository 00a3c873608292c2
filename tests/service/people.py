"""People at tables, as the tests play them; and bots that need no processes."""

import asyncio
import itertools
import json
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from claim.bots.base import move_rng
from claim.bots.registry import make_bot
from claim.cluster.cluster import Cluster
from claim.cluster.live_tables import Watcher
from claim.game.cards import Card, Seat
from claim.game.errors import ClaimError
from claim.game.game import Game
from claim.game.view import View, Viewer
from claim.puzzles.attempt import Answer, answer, decisions
from claim.puzzles.puzzle import Puzzle
from claim.records.fair import commitment
from claim.records.identities import BotIdentity
from claim.reviews.hint import Hint, hint
from claim.reviews.reviewing import Budget, Part, Step, compute
from claim.service.bot_turns import BotTiming
from claim.service.tables import Tables
from claim.storage.storage import open_storage
from claim.studies.worth import Worth, worth
from claim.tables import states
from claim.tables.commands import Create, Daily, DealOf, OfferRematch, Play, Reveal, SetUp, Sit, TakeBack
from claim.tables.options import Options
from claim.tables.tokens import Key, Seated
from claim.web.sockets.table_socket import StateCache
from claim.web.wire import socket as wire
from claim.web.wire.base import encode
from claim.workers import jobs
from claim.workers.bot_workers import BotWorkers
from harness.waiting import PATIENCE


class QuickBotWorkers(BotWorkers):
    """Bots that think in the event loop: starting processes takes too long for most tests."""

    ready = True

    def __init__(self, workers: int | None = None) -> None:
        super().__init__(workers)
        self.asked: list[View] = []  # the views of which it had to think

    async def start(self) -> None:
        """Nothing to start."""

    async def close(self) -> None:
        """Nothing to end."""

    async def bot_card(
        self, bot: BotIdentity, view: View, seed: str, seat: Seat, ply: int, steady: bool = False, owner: str = ""
    ) -> tuple[Card, bool]:
        del owner
        return make_bot(bot.name, steady=steady).choose(view, move_rng(seed, seat, ply)), True

    def think(self, view: View) -> Hint:
        return hint(view, 200)

    async def hint(self, view: View) -> Hint:
        self.asked.append(view)
        return self.think(view)

    async def hint_at_hand(self, view: View) -> Hint | None:
        return self.think(view) if view in self.asked else None

    async def review_part(self, game: Game, step: Step, budget: Budget) -> Part:
        await asyncio.sleep(0)
        return compute(game, step, budget)

    async def worth(self, game: Game, *, open_cards: bool) -> Worth:
        return worth(game, open_cards=open_cards, rounds=200)

    async def play_some(self, asked: jobs.BotsGame, plays: int) -> jobs.BotsGame:
        await asyncio.sleep(0)
        return jobs.play_some(asked, plays)

    async def verdicts(self, game: Game) -> list[jobs.Verdict | None]:
        return jobs.verdicts_on(game)

    async def puzzle_decisions(self, puzzle: Puzzle) -> int:
        return decisions(puzzle)

    async def puzzle_answer(self, puzzle: Puzzle, cards: tuple[str, ...], *, give_up: bool) -> Answer:
        return answer(puzzle, cards, give_up=give_up)


@asynccontextmanager
async def serving(
    url: str, workers: BotWorkers | None = None, *, alone: bool = True, **options: Any
) -> AsyncIterator[Tables]:
    """Yield the tables of a storage, started, and close them at the end; `alone` as a server has a SQLite file."""
    options = {"bot_timing": BotTiming(0), **options}
    tables = Tables(await open_storage(url, serving=alone), workers or QuickBotWorkers(1), **options)
    await tables.start()
    try:
        yield tables
    finally:
        await tables.close()


def command_id() -> str:
    return secrets.token_urlsafe(16)


@dataclass
class Shown:
    """A state message as sockets send it."""

    seq: int
    table: dict[str, Any]
    view: Any  # an object, or None before the deal
    events: list[list[dict[str, Any]]]
    snapshot: bool
    refusals: dict[str, dict[str, Any]]
    record: Any  # an object, or None before the end


async def shown(tables: Tables, table_id: str, token: Key, since: int | None = None) -> Shown:
    """Return what a socket would send to the viewer with this token, or of this account."""
    viewer = await tables.watching.viewer(table_id, token)
    message = json.loads((await StateCache(tables.watching, tables.live).state(table_id, viewer, token, since)).text)
    return Shown(**{name: value for name, value in message.items() if name != "type"})


async def seen(tables: Tables, table_id: str, viewer: Viewer, since: int | None = None) -> Shown:
    """Return what a socket of this viewer would be sent, whoever asks."""
    with await tables.live.current(table_id) as live:
        secret = await tables.daily.secret(live.table.daily)
        state = states.state_message(live.table, viewer, since, live.online, secret=secret)
    message = json.loads(encode(wire.state(state)))
    return Shown(**{name: value for name, value in message.items() if name != "type"})


class Subscribed(AbstractContextManager["Subscribed"]):
    """A viewer who waits for changes of a table."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.watcher: Watcher | None = None

    async def changed(self) -> None:
        """Wait until something has changed since this last returned."""
        await asyncio.wait_for(self.news.wait(), PATIENCE)
        self.news.clear()

    def close(self) -> None:
        assert self.watcher is not None
        self.watcher.close()

    def __exit__(self, *_: object) -> None:
        self.close()


async def subscribed(tables: Tables, table_id: str, viewer: Viewer) -> Subscribed:
    """Return a subscription to a table's changes."""
    found = Subscribed()
    found.watcher = await tables.watching.watch(table_id, viewer, found.news.set)
    return found


@dataclass
class Person:
    """Somebody at a table."""

    tables: Tables
    table: str
    token: str
    seat: str
    contribution: str
    other_token: str | None = None
    numbers: "itertools.count[int]" = field(default_factory=lambda: itertools.count(1))

    @classmethod
    async def creates(
        cls,
        tables: Tables,
        kind: str = "friend",
        bot: str | None = None,
        name: str = "Ann",
        options: Options | None = None,
        account: str | None = None,
        **more: DealOf | SetUp | Daily | None,
    ) -> "Person":
        contribution = secrets.token_hex(32)
        committed, options = commitment(contribution), options or Options()
        wanted = Create(command_id(), kind, name, committed, bot, options=options, **more)  # type: ignore[arg-type]
        given = await tables.seating.create(wanted, account=account)
        return cls._of(tables, given, contribution)

    @classmethod
    async def sits(cls, tables: Tables, table: str, name: str = "Bob", account: str | None = None) -> "Person":
        contribution = secrets.token_hex(32)
        given = await tables.seating.sit(table, Sit(command_id(), name, commitment(contribution)), account=account)
        return cls._of(tables, given, contribution)

    @classmethod
    def _of(cls, tables: Tables, given: Seated, contribution: str) -> "Person":
        keys = given.keys
        return cls(tables, given.table.id, keys.token, keys.seat.value, contribution, keys.other_token)

    def at_other_seat(self) -> "Person":
        """Return the same person at the other seat of one screen."""
        assert self.other_token is not None
        seat = Seat(self.seat).other.value
        return Person(self.tables, self.table, self.other_token, seat, self.contribution, self.token, self.numbers)

    async def does(self, command: Any) -> states.Ack:
        return await self.tables.changes.command(self.table, self.token, command)

    async def reveals(self) -> states.Ack:
        return await self.does(Reveal(f"r{next(self.numbers)}", self.contribution))

    async def sees(self, since: int | None = None) -> "Shown":
        return await shown(self.tables, self.table, self.token, since)

    async def plays(self, card: str, ply: int | None = None) -> states.Ack:
        view = (await self.sees()).view
        assert view is not None
        return await self.does(Play(f"p{next(self.numbers)}", card, plies(view) if ply is None else ply))

    async def takes_back(self) -> states.Ack:
        to = (await self.sees()).table["take_back_to"]
        return await self.does(TakeBack(f"b{next(self.numbers)}", to))

    async def plays_first(self) -> None:
        """Play the first legal card if it is this person's turn; it is the other's turn then."""
        view = (await self.sees()).view
        if view["legal"]:
            await self.plays(view["legal"][0])

    async def offers(self, command: type = OfferRematch) -> states.Ack:
        self.contribution = secrets.token_hex(32)
        return await self.does(command(f"o{next(self.numbers)}", commitment(self.contribution)))

    async def goes_on(self) -> "Person":
        """Return the same person at the rematch."""
        after = await self.tables.watching.next_seat(self.table, self.token)
        assert after is not None
        assert after.token is not None
        person = Person(self.tables, after.table, after.token, after.seat.value, self.contribution, after.other_token)
        assert person.seat == self.seat
        return person


def plies(view: dict[str, Any]) -> int:
    """Return how many plays a view knows of."""
    return int(view["ply"])


async def pair(tables: Tables, options: Options | None = None) -> tuple[Person, Person]:
    """Return two people at a table that has been dealt."""
    ann = await Person.creates(tables, options=options)
    bob = await Person.sits(tables, ann.table)
    await ann.reveals()
    await bob.reveals()
    return ann, bob


@asynccontextmanager
async def polling_when_told(url: str, **options: Any) -> AsyncIterator[Tables]:
    """Yield tables whose lobby polls only where a test lets it."""
    async with serving(url, **options) as tables:
        await tables.lobby.close()
        yield tables


async def poll_lobby(tables: Tables) -> None:
    """Poll the lobby, which no longer does so by itself: two at once are for two processes."""
    await tables.lobby.close()
    await tables.lobby.poll()


async def play_on(people: list[Person], rng: random.Random, most: int = 52) -> int:
    """Play at random until the game is over or `most` plays were made; return how many were made."""
    for made in range(most):
        for person in people:
            state = await person.sees()
            if state.table["status"] != "playing":
                return made
            if state.view["legal"]:
                await person.plays(rng.choice(state.view["legal"]))
                break
        else:
            return made
    return most


async def code_of(awaitable: Any) -> str:
    """Return the code of the error that this raises, or "none"."""
    try:
        await awaitable
    except ClaimError as error:
        return error.code
    return "none"


def cluster_of(tables: Tables) -> Cluster:
    """Return what a server on PostgreSQL knows of the others."""
    assert isinstance(tables.cluster, Cluster)
    return tables.cluster


async def until_turn(person: Person) -> Any:
    """Return the view once it is this person's turn or the game is over."""
    with await subscribed(person.tables, person.table, Viewer(person.seat)) as news:
        while True:
            state = await person.sees()
            if state.view["legal"] or state.table["status"] == "over":
                return state.view
            await news.changed()


async def until_unused(tables: Tables) -> None:
    """Wait until no command and no bot uses any table, and unload them all."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.sleep(0)  # a bot that was woken begins to use its table
        while len(tables.live):
            tables.live.evict_unused(float("inf"))
            await asyncio.sleep(0)


async def against_bot(person: Person, rng: random.Random, most: int = 26) -> None:
    for _ in range(most):
        view = await until_turn(person)
        if not view["legal"]:
            return
        await person.plays(rng.choice(view["legal"]))
    await until_turn(person)


def appends_through(tables: Tables, append: Callable[..., Awaitable[None]]) -> None:
    """Let these tables store everything through `append`."""
    tables.storage.append = append  # type: ignore[method-assign,assignment]


def appends_held_back(tables: Tables) -> tuple[asyncio.Event, asyncio.Event]:
    """Let everything that is stored wait; return what is set once something does, and what lets it go on."""
    append, began, go_on = tables.storage.append, asyncio.Event(), asyncio.Event()

    async def slowly(*appends: Any) -> None:
        began.set()
        await go_on.wait()
        await append(*appends)

    appends_through(tables, slowly)
    return began, go_on
