"""A server killed with -9 at any moment loses no acknowledged play and doubles none."""

import asyncio
import multiprocessing
import random
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import pytest

from claim.storage.storage import open_storage
from claim.tables.apply import replay
from claim.tables.facts import FactKind
from tests.service import victim

KILLS = 15
MESSAGES = 100  # at most, before it is killed
Told = tuple[str, str, str, str, int]  # table, seat, command id, card, ply


@dataclass
class Ledger:
    """What the server reported before it was killed."""

    seats: list[victim.Seat] = field(default_factory=list)
    tried: dict[tuple[str, str], Told] = field(default_factory=dict)  # not answered, by table and command
    acked: dict[tuple[str, str], tuple[Told, int]] = field(default_factory=dict)

    def hear(self, line: Connection) -> bool:
        """Note one message; return False once the server is gone."""
        try:
            message = line.recv()
        except (EOFError, OSError):
            return False
        match message:
            case ("table", seats):
                self.seats += seats
            case ("try", told):
                self.tried[told[0], told[2]] = told
            case ("ack", told, seq):
                self.tried.pop((told[0], told[2]), None)
                again = self.acked.setdefault((told[0], told[2]), (told, seq))
                assert again == (told, seq), "a repeated command was answered otherwise"
        return True


async def check(url: str, ledger: Ledger) -> set[str]:
    """Compare the log with what was acknowledged, and return the tables that are over."""
    storage, over = await open_storage(url), set()
    try:
        for table_id in {seat[0] for seat in ledger.seats}:
            facts = await storage.facts(table_id)
            table = replay(table_id, facts)  # replays every card, so each was legal and none is doubled
            assert table.seq == len(facts)
            commands = [fact.command for fact in facts if fact.command is not None]
            assert len(commands) == len(set(commands))
            plays = [(seq, fact) for seq, fact in enumerate(facts, 1) if fact.kind is FactKind.PLAYED]
            assert table.game is not None
            assert [fact.data["card"] for _, fact in plays] == list(table.game.plays)
            for (told_table, seat, command_id, card, ply), seq in ledger.acked.values():
                if told_table == table_id:
                    kept_seq, kept = plays[ply]
                    assert (kept_seq, kept.data) == (seq, {"seat": seat, "card": card})
                    assert kept.command == f"{seat}:{command_id}"
            if table.game.result is not None:
                over.add(table_id)
    finally:
        await storage.close()
    return over


def test_a_killed_server_loses_and_doubles_no_acknowledged_play(url):
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.service.victim"])  # so that a killed server restarts quickly
    rng, ledger, over = random.Random(), Ledger(), set[str]()
    for number in range(KILLS):
        ours, theirs = context.Pipe(duplex=False)
        seats: list[Any] = [seat for seat in ledger.seats if seat[0] not in over]
        tried = [told for told in ledger.tried.values() if told[0] not in over]
        ledger.tried = {(told[0], told[2]): told for told in tried}
        server = context.Process(target=victim.live, args=(url, seats, tried, theirs, number), daemon=True)
        server.start()
        theirs.close()
        assert ledger.hear(ours), "the server did not start"
        for _ in range(rng.randrange(MESSAGES)):
            assert ledger.hear(ours), f"the server ended by itself: {server.exitcode}"
        time.sleep(rng.random() * 0.005)  # at any moment between two messages
        server.kill()
        server.join(10)
        while ledger.hear(ours):  # what it had sent before
            pass
        ours.close()
        over = asyncio.run(check(url, ledger))
    assert len(ledger.acked) > MESSAGES  # it kept playing between its deaths


def test_the_ledger_would_notice_a_lost_play(url):
    """The check above can fail: it finds an acknowledged play that is not in the log."""
    context = multiprocessing.get_context("forkserver")
    ledger = Ledger()
    ours, theirs = context.Pipe(duplex=False)
    server = context.Process(target=victim.live, args=(url, [], [], theirs, 1), daemon=True)
    server.start()
    theirs.close()
    while len(ledger.acked) < 5:
        assert ledger.hear(ours)
    server.kill()
    server.join(10)
    ours.close()
    asyncio.run(check(url, ledger))
    key, (told, seq) = next(iter(ledger.acked.items()))
    ledger.acked[key] = ((*told[:3], "G0" if told[3] != "G0" else "G1", told[4]), seq)
    with pytest.raises(AssertionError):
        asyncio.run(check(url, ledger))
