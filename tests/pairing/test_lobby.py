"""People who find an opponent, on both storages."""

import asyncio
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime

import pytest
import sqlalchemy as sa

from claim.game.cards import Seat
from claim.game.view import Viewer
from claim.pairing import lobby, seeks
from claim.pairing.lobby import LobbyMember, LobbyState
from claim.pairing.messages import Paired
from claim.pairing.seeks import (
    APPEAR_SECONDS,
    FIRST_WAIT,
    FORGIVEN_SECONDS,
    LONGEST_WAIT,
    LobbyError,
    Pairing,
    Seek,
    SeekRequest,
    StoredSeeks,
    account_person,
    browser,
)
from claim.records.fair import commitment
from claim.service.tables import Tables
from claim.storage import schema
from claim.tables.clock import Outage
from claim.tables.commands import Leave, Resign, Reveal
from claim.tables.options import Options
from claim.tables.table import iso_time
from claim.tables.tokens import digest
from tests.clock import Clock
from tests.service.people import Person, code_of, command_id, poll_lobby, polling_when_told


@dataclass
class Seeker:
    """Somebody in the lobby, who keeps what their browser would."""

    tables: Tables
    player: str = field(default_factory=command_id)
    pool: str = "live"
    listed: bool = False
    network: str = ""
    account: str = ""  # a guest has none
    id: str = field(default_factory=command_id)
    contribution: str = field(default_factory=lambda: secrets.token_hex(32))
    member: LobbyMember | None = None

    async def seeks(self, *, anew: bool = False, at: Tables | None = None) -> "Seeker":
        """Seek with a socket of its own; `anew` with another id, as browsers do; `at` another server."""
        self.tables = at or self.tables
        if anew:
            self.id, self.contribution = command_id(), secrets.token_hex(32)
        if self.member is None or at is not None:
            person = account_person(self.account) if self.account else browser(self.player)
            self.member = self.tables.lobby.enter(person, lambda: None, self.network)
        request = SeekRequest(self.id, self.pool, "Ann", commitment(self.contribution), self.listed)
        await self.tables.lobby.seek(self.member, request, lambda: None)
        return self

    async def leaves(self) -> None:
        assert self.member is not None
        await self.tables.lobby.leave(self.member)
        self.member = None

    @property
    def state(self) -> LobbyState:
        assert self.member is not None
        return self.tables.lobby.state(self.member)

    @property
    def since(self) -> float:
        """Since when they wait."""
        seek = self.state.seek
        assert seek is not None
        return seek.since

    @property
    def outcome(self) -> str:
        """What became of the pairing."""
        found = self.state.paired
        assert found is not None
        return found.state

    def paired_as(self, field: str) -> str | None:
        """Return a field of the pairing."""
        found = self.state.paired
        assert found is not None
        text: str | None = getattr(found, field)
        return text

    async def paired(self) -> Paired:
        """Return the pairing, once the lobby has looked."""
        await poll_lobby(self.tables)
        found = self.state.paired
        assert found is not None
        return found

    async def appears(self) -> Person:
        """Go to the table and reveal."""
        found = await self.paired()
        person = Person(self.tables, found.table, found.token, found.seat.value, self.contribution)
        await person.does(Reveal("r", self.contribution))
        return person


async def is_waiting(seeker: Seeker) -> bool:
    await poll_lobby(seeker.tables)
    return seeker.state.seek is not None and seeker.state.paired is None


async def test_a_guest_does_not_seek_under_an_accounts_name_but_goes_on_with_a_seek_of_before(tables):
    before = await Seeker(tables).seeks()
    await tables.accounts.create_without_passkey("Ann", "", lambda: None)
    assert await code_of(Seeker(tables).seeks()) == "name_of_account"
    await before.seeks()
    assert before.state.seek is not None


async def test_two_who_seek_play_a_deal_that_both_can_verify(tables):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    one, other = await ann.appears(), await bob.appears()
    assert one.table == other.table
    assert one.seat != other.seat
    assert (await one.sees()).table["status"] == "playing"
    assert (await one.sees()).table["options"]["clock"] == "live"
    await other.does(Resign("x"))
    with await tables.live.current(one.table) as live:
        fair = live.table.fair
    assert {fair.contributions[one.seat], fair.contributions[other.seat]} == {ann.contribution, bob.contribution}


async def test_a_match_is_shown_at_once_with_its_table(tables):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    await tables.lobby.close()
    await tables.lobby.poll(full=False)
    for seeker in (ann, bob):
        paired = seeker.state.paired
        assert paired is not None
        assert paired.table_state == await tables.live.public_state(paired.table)


async def test_who_is_paired_before_their_request_is_answered_is_told_with_the_next_poll(tables, monkeypatch):
    """And not only where everything is compared, up to a second later."""
    enter, stored, answer = StoredSeeks.enter, asyncio.Event(), asyncio.Event()

    async def slowly(self: StoredSeeks, seek: Seek, now: float, guest_name: str | None) -> Seek | Pairing:
        entered = await enter(self, seek, now, guest_name)
        stored.set()
        await answer.wait()
        return entered

    ann, bob = await Seeker(tables).seeks(), Seeker(tables)
    monkeypatch.setattr(StoredSeeks, "enter", slowly)
    seeking = asyncio.create_task(bob.seeks())
    await stored.wait()
    for _ in range(2):
        await tables.lobby.poll(full=False)
    assert ann.state.paired is not None
    answer.set()
    await seeking
    await tables.lobby.poll(full=False)
    assert bob.state.paired is not None


async def test_a_repeated_seek_gets_the_same_answer(tables):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    before = await ann.paired()
    await ann.leaves()
    await ann.seeks()
    assert ann.state.paired == before
    assert bob.state.seek is None


async def test_a_pool_is_for_itself(tables):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables, pool="slow").seeks()
    assert await is_waiting(ann)
    assert await is_waiting(bob)


async def test_nobody_is_paired_with_themselves_in_two_windows(tables):
    ann = await Seeker(tables).seeks()
    again = await Seeker(tables, player=ann.player).seeks()
    assert await is_waiting(again)
    assert ann.state.seek is None


async def test_a_seek_without_its_socket_is_not_paired_and_keeps_its_wait_for_a_while(tables, clock):
    ann, late = await Seeker(tables).seeks(), Seeker(tables)
    since = ann.since
    await ann.leaves()
    clock.now += 50
    await late.seeks()
    assert await is_waiting(late)
    await late.leaves()
    await ann.seeks()
    assert ann.since == since
    await ann.leaves()
    clock.now += 100
    await poll_lobby(tables)
    await ann.seeks()
    assert ann.since == clock.now


@pytest.mark.parametrize("leaving", [False, True])
async def test_whoever_does_not_come_voids_the_table_and_the_other_keeps_their_wait(tables, clock, leaving):
    ann = await Seeker(tables).seeks()
    since = ann.since
    clock.now += 5
    bob = await Seeker(tables).seeks()
    one, other = await ann.appears(), await bob.paired()
    clock.now += 9
    await poll_lobby(tables)
    assert ann.outcome == "fresh"
    if leaving:
        await tables.changes.command(other.table, other.token, Leave("l"))
    else:
        clock.now += 1
        await poll_lobby(tables)
        assert (ann.outcome, bob.outcome) == ("kept", "missed")
        assert (await one.sees()).table["absent"] == [other.seat]
    assert (await one.sees()).table["status"] == "over"
    await ann.seeks(anew=True)
    assert ann.since == since
    await bob.seeks(anew=True)  # the first time is forgiven
    assert bob.since == clock.now


async def misses(seeker: Seeker, clock: Clock) -> None:
    """Be paired with somebody who comes, and not come."""
    tables = seeker.tables
    await seeker.seeks(anew=True)
    other = await Seeker(tables, pool=seeker.pool).seeks()
    await other.appears()
    await comes_late(seeker, clock)


async def comes_late(seeker: Seeker, clock: Clock) -> None:
    """Let the time to come to the table pass."""
    found = seeker.state.paired
    assert found is not None
    assert found.come_by is not None
    clock.now = datetime.fromisoformat(found.come_by).timestamp()
    if found.pool == "slow":
        await seeker.tables.clocks.sweep()
        await seeker.tables.clocks.flag_due()
    await poll_lobby(seeker.tables)


async def wait_of(seeker: Seeker, clock: Clock) -> float:
    """Return for how long somebody may not seek."""
    with pytest.raises(LobbyError) as refused:
        await seeker.seeks(anew=True)
    assert refused.value.code == "missed_lately"
    return datetime.fromisoformat(str(refused.value.params["time"])).timestamp() - clock.now


async def test_the_wait_doubles_with_each_missed_game_up_to_three_days_and_is_forgiven_in_time(tables, clock):
    bob, waits = Seeker(tables), list[float]()
    await misses(bob, clock)
    assert bob.paired_as("again_at") is None
    for _ in range(11):
        await misses(bob, clock)
        waits.append(await wait_of(bob, clock))
        assert bob.paired_as("again_at") == iso_time(clock.now + waits[-1])
        clock.now += waits[-1]
    assert waits == [min(LONGEST_WAIT, FIRST_WAIT * 2**count) for count in range(11)]
    await misses(Seeker(tables, player=bob.player, pool="slow"), clock)
    bob.pool = "slow"
    assert await wait_of(bob, clock) == LONGEST_WAIT, "in either pool"
    clock.now += FORGIVEN_SECONDS
    for _ in range(2):
        await misses(bob, clock)
    await poll_lobby(tables)
    assert await wait_of(bob, clock) == FIRST_WAIT


async def test_whoever_withholds_their_part_of_the_shuffle_has_missed_the_game(tables, clock):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    await ann.appears()
    found = await bob.paired()
    watcher = await tables.watching.watch(found.table, Viewer(found.seat), lambda: None)  # there, and silent
    clock.now += APPEAR_SECONDS
    await poll_lobby(tables)
    watcher.close()
    assert (ann.outcome, bob.outcome) == ("kept", "missed")


async def test_a_slow_search_lasts_while_its_player_is_away_and_leaves_a_day_to_come(tables, clock):
    ann = await Seeker(tables, pool="slow").seeks()
    await ann.leaves()
    clock.now += seeks.AWAY_SECONDS - 60
    await tables.lobby.poll()
    bob = await Seeker(tables, pool="slow").seeks()
    other = await bob.appears()
    clock.now += 80_000
    await poll_lobby(tables)
    assert bob.outcome == "fresh"
    await ann.seeks()
    assert ann.paired_as("come_by") == bob.paired_as("come_by")
    await ann.appears()
    assert (await other.sees()).table["status"] == "playing"


async def test_a_slow_search_ends_three_days_after_its_player_has_gone(tables, clock):
    ann = await Seeker(tables, pool="slow").seeks()
    await ann.leaves()
    clock.now += seeks.AWAY_SECONDS + 1
    await tables.lobby.poll()
    assert await is_waiting(await Seeker(tables, pool="slow").seeks())


async def test_of_one_network_only_so_many_slow_searches_go_on_without_their_players(tables, clock, monkeypatch):
    monkeypatch.setattr(seeks, "MOST_AWAY", 2)
    away = list[Seeker]()
    for network in "iiij":
        away.append(await Seeker(tables, pool="slow", network=network).seeks())
        clock.now += 1  # the oldest stay
    monkeypatch.setattr("claim.pairing.seeks.match", lambda *_: [])
    for one in away:
        await one.leaves()
    clock.now += 100
    await tables.lobby.poll()
    await tables.lobby.poll()
    left = {row.id for row in await tables.storage.rows(sa.select(schema.seeks.c.id))}
    assert [digest(one.id) in left for one in away] == [True, True, False, True]


async def test_who_misses_a_slow_game_is_not_excused_by_a_server_that_ended_meanwhile(tables, clock):
    ann, bob = await Seeker(tables, pool="slow").seeks(), await Seeker(tables, pool="slow").seeks()
    await ann.appears()
    await bob.paired()
    async with tables.storage.transaction() as connection:
        await connection.execute(schema.pairings.update().values(process="dead"))
    await comes_late(bob, clock)
    assert (ann.outcome, bob.outcome) == ("kept", "missed")


@pytest.mark.parametrize("one_agrees", [False, True])
async def test_a_game_is_listed_if_both_agree(tables, one_agrees):
    ann, bob = await Seeker(tables, listed=True).seeks(), await Seeker(tables, listed=not one_agrees).seeks()
    await bob.paired()
    assert (await (await ann.appears()).sees()).table["options"]["listed"] is not one_agrees


async def test_newcomers_who_have_a_day_to_come_keep_no_other_newcomer_out(tables, clock):
    for _ in range(seeks.MOST_NO_SHOWS):
        await Seeker(tables, pool="slow", network="club").seeks()
        await (await Seeker(tables, pool="slow").seeks()).paired()
    clock.now += 3600
    await Seeker(tables, pool="slow", network="club").seeks()


async def test_newcomers_of_a_network_whose_newcomers_do_not_come_have_to_wait_and_nobody_else(tables, clock):
    home = await Seeker(tables, network="club").seeks()
    guest = await Seeker(tables).seeks()
    for one in (home, guest):
        person = await one.appears()
    await person.does(Resign("x"))
    began = clock.now
    for _ in range(seeks.MOST_NO_SHOWS):
        await misses(Seeker(tables, network="club"), clock)
    with pytest.raises(LobbyError) as error:
        await Seeker(tables, network="club").seeks()
    again = began + seeks.NO_SHOW_SECONDS["live"]
    assert (error.value.code, error.value.params["time"]) == ("missed_at_address", iso_time(again))
    await Seeker(tables, network="other").seeks()
    await home.seeks(anew=True)
    clock.now = again
    await Seeker(tables, network="club").seeks()


async def test_whoever_came_may_leave_before_the_other_comes(tables, clock):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    one = await ann.appears()
    await bob.paired()
    await one.does(Leave("l"))
    await poll_lobby(tables)
    assert (ann.outcome, bob.outcome) == ("over", "kept")
    clock.now += 1
    await ann.seeks(anew=True)
    await bob.seeks(anew=True)


async def test_a_game_that_an_outage_kept_somebody_from_is_not_missed(tables, clock):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    await ann.appears()
    now = int(clock.now * 1000)
    tables.outages.known = (Outage(str(now), now, now + 3000),)
    await tables.outages.store(tables.outages.known[0])
    clock.now += APPEAR_SECONDS
    await poll_lobby(tables)
    assert (ann.outcome, bob.outcome) == ("kept", "kept")
    await bob.seeks(anew=True)


async def test_a_game_whose_server_died_is_not_missed(tables, clock):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    await ann.appears()
    await bob.paired()
    async with tables.storage.transaction() as connection:
        there = schema.pairings.update().where(schema.pairings.c.person == browser(bob.player))
        await connection.execute(there.values(process="dead"))
    clock.now += APPEAR_SECONDS
    await poll_lobby(tables)
    assert (ann.outcome, bob.outcome) == ("kept", "kept")
    await bob.seeks(anew=True)


async def test_neither_is_one_whose_table_was_at_a_server_that_died(shared_url):
    clock = Clock()
    async with polling_when_told(shared_url, clock=clock) as tables:
        ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
        await ann.appears()
        found = await bob.paired()
        beat = datetime.fromtimestamp(clock.now + 1, UTC)
        row = {"table_id": found.table, "process": "dead", "viewer": found.seat, "beat": beat}
        async with tables.storage.transaction() as connection:
            await connection.execute(schema.cut_off.insert(), [row])
        clock.now += APPEAR_SECONDS
        await poll_lobby(tables)
        assert (ann.outcome, bob.outcome) == ("kept", "kept")


async def test_nobody_has_two_live_games_at_once(tables):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    one, other = await ann.appears(), await bob.appears()
    cas = await Seeker(tables).seeks()
    await poll_lobby(tables)
    assert await code_of(ann.seeks(anew=True)) == "playing_already"
    assert await is_waiting(cas)
    ann.pool = "slow"
    await ann.seeks(anew=True)
    ann.pool = "live"
    await other.does(Resign("x"))
    await ann.seeks(anew=True)
    again = await ann.paired()
    assert (await cas.paired()).table == again.table != one.table


async def test_two_who_have_just_played_meet_others_first(tables):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    one, _ = await ann.appears(), await bob.appears()
    await one.does(Resign("x"))
    cas = await Seeker(tables).seeks()
    await bob.seeks(anew=True)
    await ann.seeks(anew=True)
    await poll_lobby(tables)
    assert cas.state.paired is not None
    assert (ann.state.paired is None) or (bob.state.paired is None)


async def test_a_seek_that_the_database_has_lost_is_put_back(tables):
    ann = await Seeker(tables).seeks()
    since = ann.since
    async with tables.storage.transaction() as connection:
        await connection.execute(schema.seeks.delete())
    assert await is_waiting(ann)
    bob = await Seeker(tables).seeks()
    assert (await bob.paired()).table == (await ann.paired()).table
    rows = await tables.storage.rows(sa.select(schema.pairings.c.since).order_by(schema.pairings.c.since))
    assert rows[0].since == since


async def test_what_is_asked_must_be_possible(tables):
    looking = tables.lobby.enter(None, lambda: None)
    good = SeekRequest(command_id(), "live", "Ann", "0" * 64)
    assert await code_of(tables.lobby.seek(looking, good, lambda: None)) == "nobody_asks"
    ann = Seeker(tables, id="short")
    assert await code_of(ann.seeks()) == "bad_command_id"


async def test_open_seats_are_listed_while_their_makers_are_there(tables):
    member = tables.lobby.enter(None, lambda: None)

    async def listed() -> list[str]:
        await poll_lobby(tables)
        return [seat.table for seat in tables.lobby.state(member).picture.seats]

    await Person.creates(tables)
    live = await Person.creates(tables, options=Options(open_seat=True, clock="live"))
    slow = await Person.creates(tables, options=Options(open_seat=True, clock="slow"))
    assert await listed() == [slow.table]
    watcher = await tables.watching.watch(live.table, Viewer(live.seat), lambda: None)
    assert set(await listed()) == {live.table, slow.table}
    watcher.close()
    await Person.sits(tables, slow.table)
    assert await listed() == []


async def test_seats_whose_makers_have_gone_hide_no_other_and_end_if_they_do_not_come_back(url, monkeypatch):
    monkeypatch.setattr(seeks, "MOST_OPEN", 2)
    clock = Clock()
    async with polling_when_told(url, clock=clock) as tables:
        member = tables.lobby.enter(None, lambda: None)
        slow = await Person.creates(tables, options=Options(open_seat=True, clock="slow"))
        clock.now += 1
        left = [await Person.creates(tables, options=Options(open_seat=True, clock="live")) for _ in range(3)]
        back, untimed = left[0], await Person.creates(tables, options=Options(open_seat=True))
        clock.now += lobby.TIDY_SECONDS + 1
        await poll_lobby(tables)
        assert [seat.table for seat in tables.lobby.state(member).picture.seats] == [slow.table]
        await tables.watching.watch(back.table, Viewer(back.seat), lambda: None)
        clock.now += seeks.GRACE_SECONDS + 1
        await poll_lobby(tables)
        assert {seat.table for seat in tables.lobby.state(member).picture.seats} == {slow.table, back.table}
        statuses = [(await one.sees()).table["status"] for one in (*left, slow, untimed)]
        assert statuses == ["waiting", "over", "over", "waiting", "waiting"]
        assert await code_of(Person.sits(tables, left[1].table)) == "table_closed"


async def test_the_lobby_counts_people(tables):
    ann = await Seeker(tables).seeks()
    await poll_lobby(tables)
    assert ann.state.picture.people == 1
    assert dict(ann.state.picture.seeking) == {"live": 1, "slow": 0}
    await ann.leaves()
    member = tables.lobby.enter(None, lambda: None)
    await poll_lobby(tables)
    assert dict(tables.lobby.state(member).picture.seeking) == {"live": 0, "slow": 0}


async def test_two_servers_pair_people_of_both_once(shared_url):
    async with polling_when_told(shared_url) as one, polling_when_told(shared_url) as other:
        people = await asyncio.gather(*[Seeker(server).seeks() for server in (one, other) for _ in range(10)])
        for _ in range(3):
            await asyncio.gather(one.lobby.poll(), other.lobby.poll())
        found = [await person.paired() for person in people]
        assert sorted(one.table for one in found)[::2] == sorted({one.table for one in found})
        assert len({one.table for one in found}) == 10


async def test_a_seek_of_a_dead_server_is_not_paired_and_goes_on_at_another(shared_url):
    async with polling_when_told(shared_url) as one, polling_when_told(shared_url) as other:
        ann = await Seeker(one).seeks()
        since = ann.since
        async with other.storage.transaction() as connection:
            await connection.execute(schema.seeks.update().values(process="dead"))
        bob = await Seeker(other).seeks()
        assert await is_waiting(bob)
        await ann.seeks(at=other)
        assert (await ann.paired()).table == (await bob.paired()).table
        rows = await other.storage.rows(sa.select(schema.pairings.c.since).order_by(schema.pairings.c.since))
        assert rows[0].since == since


async def test_a_cancelled_seek_is_gone_and_not_put_back_meanwhile(tables):
    """The row is gone before the socket's part of it: nobody may be paired with it."""
    ann = await Seeker(tables).seeks()
    assert ann.member is not None
    await asyncio.gather(tables.lobby.cancel(ann.member, ann.id), tables.lobby.poll(), tables.lobby.poll())
    bob = await Seeker(tables).seeks()
    assert await is_waiting(bob)
    assert ann.state.seek is None


async def test_a_cancel_that_crosses_a_pairing_costs_neither_anything(tables, clock):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    assert ann.member is not None
    assert bob.member is not None
    since = bob.since
    clock.now += 5
    await poll_lobby(tables)
    await tables.lobby.cancel(ann.member, ann.id)  # sent before they heard of it
    assert ann.state.seek is None
    assert ann.state.paired is None
    assert bob.outcome == "kept"
    clock.now += APPEAR_SECONDS + 1
    assert await is_waiting(await bob.seeks(anew=True))
    assert bob.since == since
    await ann.seeks(anew=True)  # neither a live game nor a missed one is in the way
    assert (await ann.paired()).table == (await bob.paired()).table


async def test_a_cancel_when_both_have_come_ends_no_game(tables):
    ann, bob = await Seeker(tables).seeks(), await Seeker(tables).seeks()
    await poll_lobby(tables)
    for one in (ann, bob):
        await one.appears()
    assert ann.member is not None
    await tables.lobby.cancel(ann.member, ann.id)
    await poll_lobby(tables)
    assert bob.outcome == "playing"


async def test_a_seek_whose_socket_nobody_has_is_not_paired_for_long(tables, clock):
    ann = await Seeker(tables).seeks()
    assert ann.member is not None
    ann.member.seek = None  # as if the end of its socket could not be stored
    clock.now += 30
    bob = await Seeker(tables).seeks()
    assert await is_waiting(bob)


async def test_an_account_is_paired_under_the_name_that_it_has_by_then(tables):
    session = await tables.accounts.create_without_passkey("Carl", "", lambda: None)
    ann = await Seeker(tables, pool="slow", account=session.account.id).seeks()
    await ann.leaves()
    await tables.accounts.rename(session.account, "Zoe", by_host=True)
    bob = await Seeker(tables, pool="slow").seeks()
    table = await tables.live.public_state((await bob.paired()).table)
    assert [table.seats[seat].name for seat in Seat] == ["Zoe", "Ann"]
