"""Compares what clients were told with what the log says when all is over."""

import re
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bench.cluster.clients import Client
from bench.cluster.club import Game
from claim.game.view import Viewer
from claim.records import verify
from claim.storage.storage import Storage, open_storage
from claim.tables.states import record_of, seen_since
from claim.tables.table import Fact, FactKind, Table, replay


@dataclass
class Counts:
    """What was found. Everything in `faults` must be 0."""

    tables: int = 0
    bot_tables: int = 0
    plays: int = 0
    plays_by_bots: int = 0
    acknowledged: int = 0
    unanswered_but_kept: int = 0
    records: int = 0
    records_verified: int = 0
    clients: int = 0
    clients_that_add_up: int = 0
    comebacks: int = 0
    lost: int = 0
    doubled: int = 0
    bot_moved_twice: int = 0
    went_backwards: int = 0
    unexplained_snapshots: int = 0
    answered_otherwise: int = 0
    unfinished: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    details: list[str] = field(default_factory=list)  # of what is wrong

    @property
    def faults(self) -> dict[str, int]:
        """What must not happen, and how often it did."""
        return {
            "lost": self.lost,
            "doubled": self.doubled,
            "bot_moved_twice": self.bot_moved_twice,
            "went_backwards": self.went_backwards,
            "unexplained_snapshots": self.unexplained_snapshots,
            "answered_otherwise": self.answered_otherwise,
            "unfinished": self.unfinished,
            "not_verified": self.records - self.records_verified,
            "do_not_add_up": self.clients - self.clients_that_add_up,
        }


@asynccontextmanager
async def stored(url: str) -> AsyncIterator[Storage]:
    """Yield the storage, for reading."""
    storage = await open_storage(url, serving=False)
    try:
        yield storage
    finally:
        await storage.close()


async def check(storage: Storage, games: Sequence[Game]) -> Counts:
    """Read every table's log and compare."""
    counts = Counts()
    for game in games:
        _compare(counts, game, await storage.facts(game.table))
    return counts


def _compare(counts: Counts, game: Game, facts: list[Fact]) -> None:
    table = replay(game.table, facts)  # every card is played again, so each was legal and in turn
    counts.tables += 1
    counts.bot_tables += game.bot is not None
    plays = {seq: fact for seq, fact in enumerate(facts, 1) if fact.kind is FactKind.PLAYED}
    by_bots = [fact.command or "" for fact in plays.values() if re.match(r"bot:", fact.command or "")]
    counts.plays += len(plays)
    counts.plays_by_bots += len(by_bots)
    counts.bot_moved_twice += len(by_bots) - len(set(by_bots))
    commands = [fact.command for fact in facts if fact.command is not None]
    counts.doubled += len(commands) - len(set(commands))
    _compare_plays(counts, game, plays)
    if not game.over:
        counts.unfinished += 1
        waits = {one.told.seq for one in game.clients}
        counts.details.append(f"unfinished: {game.table}, bot {game.bot}, log at {table.seq}, clients at {waits}")
        return
    record = record_of(table, secret=False)
    counts.records += 1
    good = all(finding.ok for finding in verify.check(record))
    same = all(client.told.record == record.to_json() for client in game.clients)
    counts.records_verified += good and same
    if not (good and same):
        counts.details.append(f"record: {game.table}, verified {good}, as every client was told {same}")
    for client in game.clients:
        _compare_events(counts, table, client)


def _compare_plays(counts: Counts, game: Game, plays: dict[int, Fact]) -> None:
    """Look up every play that a client sent."""
    kept = {fact.command: (seq, ply, fact) for ply, (seq, fact) in enumerate(plays.items())}
    for client in game.clients:
        told = client.told
        counts.refused.update(told.refused)
        counts.answered_otherwise += told.changed_acks
        counts.went_backwards += told.backwards
        counts.unexplained_snapshots += told.snapshots
        counts.comebacks += len(told.comebacks)
        seat = client.state["table"]["you"] if client.state else ""
        for play in told.plays.values():
            found = kept.get(f"{seat}:{play.id}")
            if play.seq is None:
                counts.unanswered_but_kept += found is not None
                continue
            counts.acknowledged += 1
            right = found is not None and found[:2] == (play.seq, play.ply) and found[2].data["card"] == play.card
            counts.lost += not right
            if not right:
                counts.details.append(f"lost: {game.table}, {seat}, {play}, the log has {found}")


def _compare_events(counts: Counts, table: Table, client: Client) -> None:
    """Compare what a client heard, over all its sockets, with what there was to hear."""
    counts.clients += 1
    viewer = Viewer(client.state["table"]["you"])
    assert client.told.first is not None
    heard = client.told.events
    right = [[event.to_json() for event in group] for group in seen_since(table, viewer, client.told.first)]
    counts.clients_that_add_up += heard == right
    if heard != right:
        counts.details.append(f"events: {table.id}, {viewer.value}, {len(heard)} heard of {len(right)}")
