"""A person who seeks an opponent, what they bring to a table, and what became of it, in the storage.

Every change is one transaction, so a seek is either waiting or paired. What people ask for comes in turn, so that a
flood of seeks holds up no play. Pairing never waits behind it.

Any process may match. On PostgreSQL a lock per pool lets one do it at a time; the rows are locked as well, because
their owners may cancel meanwhile.
"""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, ClassVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from claim.accounts.errors import AccountError
from claim.accounts.stored_accounts import having_name, stands
from claim.friends.stored_friends import blocked_pairs
from claim.game.cards import SEATS, Seat, plain_members
from claim.game.errors import ClaimError, Text, quote
from claim.game.view import Viewer
from claim.pairing.matcher import Waiting, match
from claim.storage import bus, engines, schema
from claim.storage.group_commit import insert
from claim.storage.storage import Storage
from claim.tables import tokens
from claim.tables.clock import TERMS
from claim.tables.names import Names
from claim.tables.options import Options
from claim.tables.seating import check_hex, first_fact, of_account
from claim.tables.states import TableState, table_state
from claim.tables.stored import LISTED_AS_CLOSED, OPEN, OPEN_AND_PUBLIC, Append, first_append
from claim.tables.table import Fact, Status, Table, TableKind, apply, iso_time


class LobbyError(ClaimError):
    """A request for an opponent that cannot be met now."""

    texts: ClassVar = {
        "nobody_asks": "expected a player in 'hello': only a player can look for an opponent",
        "missed_lately": Text(
            "you missed {count} games that were found for you: you can look for an opponent again from {time} on",
            409,
        ),
        "playing_already": Text("your live game at table {table} is not over: finish it first", 409),
        "missed_at_address": Text(
            "newcomers at this address missed {count} games that were found for them: "
            "you can look for an opponent again from {time} on",
            429,
        ),
        "too_many_seeks": Text("too many people at this address are looking for an opponent: try again later", 429),
    }


POOLS = tuple(TERMS)  # one pool for each clock
LIVE, SLOW = POOLS
FIRST_WAIT = 600.0  # seconds without seeking after the second missed game, doubled with each further one
LONGEST_WAIT = 3 * 86_400.0
FORGIVEN_SECONDS = 30 * 86_400.0  # after which a missed game counts no longer

ACCOUNT = "account:"  # before an account's id, in what names a person


def browser(player: str) -> str:
    """Return the person that a browser without an account is, from the secret id that it drew."""
    return f"browser:{tokens.digest(player)}"


def account_person(account: str) -> str:
    """Return the person that an account is, wherever they sit."""
    return f"{ACCOUNT}{account}"


def account_of(person: str | None) -> str | None:
    """Return the account that a person is, if they have one."""
    return person.removeprefix(ACCOUNT) if person is not None and person.startswith(ACCOUNT) else None


@dataclass(frozen=True)
class SeekRequest:
    """What a client asks for: an opponent from this pool. `id` is a secret of the client's, as in `Create`.

    A game may be `listed` for others to watch if both players agree.
    """

    id: str
    pool: str
    name: str
    commitment: str
    listed: bool = False


@dataclass(frozen=True)
class Seek:
    """A person who waits; `id` is the hash of the client's, and `offer` what they bring to a table."""

    id: str
    person: str
    pool: str
    since: float
    offer: str
    network: str | None = None  # a hash of the address that they come from


@plain_members
class PairState(StrEnum):
    """What became of a pairing, for one of the two."""

    FRESH = "fresh"  # the table waits for them
    PLAYING = "playing"
    OVER = "over"
    KEPT = "kept"  # the other did not come, or the servers kept them from coming: a new seek keeps the wait
    MISSED = "missed"  # they did not come themselves, or left before the deal


@dataclass(frozen=True)
class Pairing:
    """A person who was paired, and where."""

    seek: str
    person: str
    other: str
    pool: str
    table_id: str
    seat: str
    since: float
    at: float
    state: str = PairState.FRESH
    process: str | None = None  # that had their socket
    network: str | None = None  # as in their seek


def comes_by(pairing: Pairing) -> float:
    """Return until when the table of a pairing waits for both."""
    return pairing.at + (APPEAR_SECONDS if pairing.pool == LIVE else TERMS[SLOW].reveal / 1000)


@dataclass(frozen=True)
class SeekerRecord:
    """What is stored about a person: the seek that waits, and who was found for them, the newest first.

    `missed`: when the time to come ended of the games that they missed, of those that still count.
    """

    seek: Seek | None
    pairings: list[Pairing]
    missed: list[float]


def state_of(table: Table, seat: Seat) -> PairState:
    """Return what became of a pairing for this seat."""
    if table.game is not None:
        return PairState.OVER if table.status is Status.OVER else PairState.PLAYING
    forfeited = table.ending is not None and table.ending.forfeit is seat  # by leaving, or by not revealing in time
    if seat in table.absent or forfeited:
        return PairState.MISSED
    return PairState.OVER if table.chairs[seat].left else PairState.KEPT  # who has revealed may leave


def seek_of(request: SeekRequest, person: str, network: str, key: str, names: Names, now: float) -> Seek:
    """Return the seek that a client of this network asks for. Raises TableError or BadRecord where that is bad.

    Of its tokens only the hashes are kept, for either seat: as with a rematch, the client's secret gives them again.
    """
    stem = tokens.seek_stem(key, tokens.check_command_id(request.id, tokens.LEAST_SECRET_ID))
    offer = {
        "name": names.check(request.name),
        "commitment": check_hex(request.commitment, "commitment"),
        **of_account(account_of(person)),
        "tokens": {seat.value: tokens.digest(tokens.token(stem, seat)) for seat in SEATS},
        **({"listed": True} if request.listed else {}),
    }
    of_network = tokens.digest(key + network) if network else None  # which only this server can compare
    return Seek(tokens.digest(request.id), person, request.pool, now, json.dumps(offer, ensure_ascii=False), of_network)


def missed_lately(past: Iterable[Pairing], now: float) -> list[float]:
    """Return when the time to come ended of the games that a person missed, of those that still count."""
    return [comes_by(one) for one in past if one.state == PairState.MISSED and one.at > now - FORGIVEN_SECONDS]


def may_seek_at(missed: Sequence[float]) -> float:
    """Return from when on a person may seek again who missed games at these times; the first is forgiven."""
    if len(missed) < 2:
        return 0.0
    return max(missed) + min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** (len(missed) - 2))


def table_of(pool: str, offers: Mapping[Seat, str], now: float, away: int) -> Fact:
    """Return the first fact of a table at which two people were paired."""
    seats, listed = {}, list[bool]()
    for seat, text in offers.items():
        offer = json.loads(text)
        token = offer.pop("tokens")[seat.value]
        listed.append(offer.pop("listed", False))
        seats[seat.value] = {**offer, "token": token}
    options = Options(clock=pool, listed=all(listed))
    return first_fact(TableKind.FRIEND, seats, now, away, options, guided=False)


# --- in the storage --------------------------------------------------------------------------------------------------

DAY = 86_400.0
GRACE_SECONDS = 60.0  # for which a seek for a live game is kept without its socket
AWAY_SECONDS = 3 * DAY  # for which one for a slow game is kept without it, and paired
MOST_AWAY = 20  # such seeks of one network
KEPT_SECONDS = {LIVE: 120.0, SLOW: 3 * DAY}  # within which a new seek takes over the wait of one that came to nothing
APPEAR_SECONDS = 10.0  # to come to a live table and reveal
REMEMBERED_SECONDS = {LIVE: DAY, SLOW: FORGIVEN_SECONDS}  # for which it is known who was paired with whom
MOST_NO_SHOWS = 10  # of newcomers at one network, within so many seconds, before further newcomers have to wait
NO_SHOW_SECONDS = {LIVE: 3600.0, SLOW: 2 * DAY}  # since the game was found; a slow one is missed a day after that
MOST_MATCHED = 200  # seeks looked at together
MOST_OPEN = 50  # open seats listed
OPEN_SECONDS = 3 * 86_400.0  # for which a table with an open seat is listed
_LOCK = 1131176298  # the kind of the pools' locks; that of the processes is one less
_ACTIVE = (PairState.FRESH.value, PairState.PLAYING.value)
_CAME = (PairState.PLAYING.value, PairState.OVER.value, PairState.KEPT.value)
_DECIDED = tuple([state.value for state in PairState if state.value not in _ACTIVE])
_ENDED = (Status.OVER.value, LISTED_AS_CLOSED)


def _live_games(account: str | sa.ColumnElement[str]) -> sa.Select[Any]:
    """Select the live games that an account is in the middle of, however it came to them."""
    games, tables = schema.account_games.c, schema.tables.c
    query = sa.select(tables.id).where(games.account == account, tables.id == games.table_id, tables.clock == LIVE)
    return query.where(tables.status.in_((Status.REVEALING.value, Status.PLAYING.value)))


def _kept_since(past: Sequence[Pairing], seek: Seek, now: float) -> float:
    """Return since when a person waits: the opponent whom they found last may not have come."""
    last = next((one for one in past if one.pool == seek.pool and one.person == seek.person), None)
    if last is None or last.state != PairState.KEPT or last.at < now - KEPT_SECONDS[seek.pool]:
        return seek.since
    return min(seek.since, last.since)


class StoredSeeks:
    """The storage's tables of seeks and pairings. Everything raises StorageFailed where it does not answer."""

    def __init__(
        self,
        storage: Storage,
        away_seconds: int,
    ) -> None:
        self._storage = storage
        self.key, self.process = storage.key, storage.process
        self._away_seconds = away_seconds

    # --- seeking -----------------------------------------------------------------------------------------------------

    async def enter(self, seek: Seek, now: float, guest_name: str | None = None) -> Seek | Pairing:
        """Let a person wait, with their socket at this process. Return the seek, or what became of it already.

        The same person in the same pool keeps their wait, and so does a person whose last opponent did not come.
        Raises LobbyError where they have a live game, or have missed games lately, and AccountError where their account
        is gone or suspended, as nothing may be stored of it any more, or where `guest_name` is an account's.
        """
        seeks, account = schema.seeks, account_of(seek.person)
        async with self._storage.queued_transaction() as connection:
            if account is not None and not await stands(connection, account):
                raise AccountError("not_signed_in")
            if guest_name is not None and (await connection.execute(having_name(guest_name))).first() is not None:
                raise AccountError("name_of_account", text=quote(guest_name), field="name")
            # After signing in, a browser's seek is its account's.
            await connection.execute(seeks.delete().where(seeks.c.id == seek.id, seeks.c.person != seek.person))
            adding = engines.insert(connection, seeks, {**vars(seek), "process": self.process})
            longer = sa.and_(seeks.c.pool == adding.excluded.pool, seeks.c.since < adding.excluded.since)
            changed = {name: adding.excluded[name] for name in ("id", "pool", "offer", "process", "network")}
            since = sa.case((longer, seeks.c.since), else_=adding.excluded.since)
            changing = adding.on_conflict_do_update(
                index_elements=[seeks.c.person], set_={**changed, "since": since, "left_at": None}
            )
            waits_since = float((await connection.scalar(changing.returning(seeks.c.since))) or seek.since)
            # Only now: another process may have been pairing the row that was just replaced.
            past = await self._past(connection, seek)
            pairing = next((one for one in past if one.seek == seek.id), None)
            games = [one.table_id for one in past if seek.pool == LIVE == one.pool and one.state in _ACTIVE]
            playing: str | None = next(iter(games), None)
            if seek.pool == LIVE and account is not None and playing is None:
                playing = await connection.scalar(_live_games(account).limit(1))
            missed = missed_lately(past, now)
            free_at, refusal = may_seek_at(missed), "missed_lately"
            if seek.network is not None and free_at <= now and not any(one.state in _CAME for one in past):
                no_shows = await self._no_shows(connection, seek, now)
                if len(no_shows) == MOST_NO_SHOWS:
                    missed, free_at, refusal = no_shows, no_shows[-1] + NO_SHOW_SECONDS[seek.pool], "missed_at_address"
            if pairing is None and playing is None and free_at <= now:
                kept_since = _kept_since(past, seek, now)
                if kept_since < waits_since:
                    await connection.execute(seeks.update().where(seeks.c.id == seek.id).values(since=kept_since))
                return replace(seek, since=min(kept_since, waits_since))
            await connection.execute(seeks.delete().where(seeks.c.id == seek.id))
        if pairing is not None:
            return pairing
        if playing is not None:
            raise LobbyError("playing_already", table=playing)
        raise LobbyError(refusal, count=len(missed), time=iso_time(free_at))

    async def _no_shows(self, connection: AsyncConnection, seek: Seek, now: float) -> list[float]:
        """Return when games were found to which newcomers of this seek's network did not come, the last first."""
        pairings, earlier = schema.pairings.c, schema.pairings.alias("earlier").c
        undecided = sa.and_(
            pairings.state == PairState.FRESH.value, pairings.pool == LIVE
        )  # for a slow one there is a day
        late = sa.and_(undecided, pairings.at <= now - APPEAR_SECONDS)
        came = sa.exists().where(earlier.person == pairings.person, earlier.state.in_(_CAME))
        lately = sa.and_(pairings.pool == seek.pool, pairings.at > now - NO_SHOW_SECONDS[seek.pool])
        query = sa.select(pairings.at).where(pairings.network == seek.network, lately, ~came)
        query = query.where(sa.or_(pairings.state == PairState.MISSED.value, late))
        rows = await connection.execute(query.order_by(pairings.at.desc()).limit(MOST_NO_SHOWS))
        return [float(row.at) for row in rows]

    async def _past(self, connection: AsyncConnection, seek: Seek) -> list[Pairing]:
        """Return a person's pairings and that of this seek, the newest first. Note which games are over."""
        pairings, tables = schema.pairings, schema.tables.c
        theirs = sa.or_(pairings.c.person == seek.person, pairings.c.seek == seek.id)
        query = sa.select(pairings, tables.status).join(schema.tables, tables.id == pairings.c.table_id, isouter=True)
        past, ended = list[Pairing](), False
        for row in (await connection.execute(query.where(theirs).order_by(pairings.c.at.desc()))).mappings():
            one = Pairing(**{column.name: row[column.name] for column in pairings.c})
            if one.state == PairState.PLAYING and row["status"] in (None, *_ENDED):
                one, ended = replace(one, state=PairState.OVER), True
            past.append(one)
        if ended:
            await self._end(connection, pairings.c.person == seek.person)
        return past

    async def record_of(self, person: str, now: float) -> SeekerRecord:
        """Return what is stored about a person who seeks."""
        seeks, pairings = schema.seeks.c, schema.pairings
        waiting = sa.select(*[seeks[field.name] for field in fields(Seek)]).where(seeks.person == person)
        past_query = sa.select(pairings).where(pairings.c.person == person).order_by(pairings.c.at.desc())
        rows = await self._storage.rows(waiting)
        past = [Pairing(**row._mapping) for row in await self._storage.rows(past_query)]  # noqa: SLF001  (public: its fields)
        return SeekerRecord(Seek(*rows[0]) if rows else None, past, missed_lately(past, now))

    async def _end(self, connection: AsyncConnection, whose: sa.ColumnElement[bool]) -> None:
        """Note which games of these people are over."""
        pairings, tables = schema.pairings, schema.tables.c
        going = sa.exists().where(tables.id == pairings.c.table_id, tables.status.not_in(_ENDED))
        ended = pairings.update().where(whose, pairings.c.state == PairState.PLAYING, ~going)
        await connection.execute(ended.values(state=PairState.OVER.value))

    async def leave(self, seek: Seek, now: float) -> None:
        """Keep a seek for a while although its socket is gone. One for a live game is not paired meanwhile."""
        seeks = schema.seeks
        here = seeks.update().where(seeks.c.id == seek.id, seeks.c.process == self.process)
        async with self._storage.queued_transaction() as connection:
            await connection.execute(here.values(process=None, left_at=now))

    async def cancel(self, seek_id: str) -> str | None:
        """Forget the seek with this hash. If it was paired meanwhile, return the table that waits."""
        pairings = schema.pairings.c
        fresh = sa.select(pairings.table_id).where(pairings.seek == seek_id, pairings.state == PairState.FRESH.value)
        async with self._storage.queued_transaction() as connection:
            await connection.execute(schema.seeks.delete().where(schema.seeks.c.id == seek_id))
            table_id: str | None = await connection.scalar(fresh)
        return table_id

    async def knows(self, seek_id: str) -> bool:
        """Return whether a seek with this hash waits, or was paired."""
        seeks, pairings = schema.seeks.c, schema.pairings.c
        either = sa.or_(sa.exists().where(seeks.id == seek_id), sa.exists().where(pairings.seek == seek_id))
        return bool(await self._storage.rows(sa.select(sa.literal(1)).where(either)))

    async def waiting(self, ids: Collection[str]) -> set[str]:
        """Return which of these seeks wait."""
        seeks = schema.seeks.c
        query = sa.select(seeks.id).where(seeks.id.in_(list(ids)), self._waits())
        return {str(row.id) for row in await self._storage.rows(query)}

    async def replaced(self, seek: Seek) -> bool:
        """Return whether the person seeks by another id now, as in another window."""
        seeks = schema.seeks.c
        query = sa.select(seeks.id).where(seeks.person == seek.person, seeks.id != seek.id)
        return bool(await self._storage.rows(query))

    async def tidy(self, now: float, here: Collection[str]) -> None:
        """Delete seeks whose sockets have been gone for long, and what need not be known any more.

        Only those `here` have a socket at this process, whatever the storage says.
        """
        seeks, pairings = schema.seeks, schema.pairings
        async with self._storage.transaction() as connection:
            left = seeks.update().where(seeks.c.process == self.process, seeks.c.id.not_in(list(here)))
            await connection.execute(left.values(process=None, left_at=now))
            if self._storage.shared:
                gone = seeks.update().where(seeks.c.process.is_not(None), ~self._present())
                await connection.execute(gone.values(process=None, left_at=now))
            slow = seeks.c.pool == SLOW
            away = sa.and_(slow, seeks.c.left_at < now - GRACE_SECONDS)
            place = sa.func.row_number().over(partition_by=seeks.c.network, order_by=seeks.c.since)
            counted = sa.select(seeks.c.id, place.label("place")).where(away, seeks.c.network.is_not(None)).subquery()
            too_many = sa.select(counted.c.id).where(counted.c.place > MOST_AWAY)
            late = now - sa.case((slow, AWAY_SECONDS), else_=GRACE_SECONDS)
            await connection.execute(seeks.delete().where(sa.or_(seeks.c.left_at < late, seeks.c.id.in_(too_many))))
            missed, at = pairings.c.state == PairState.MISSED, pairings.c.at
            for pool, seconds in REMEMBERED_SECONDS.items():
                old = sa.or_(sa.and_(~missed, at < now - seconds), at < now - FORGIVEN_SECONDS)
                of_pool = sa.and_(pairings.c.pool == pool, pairings.c.state.in_(_DECIDED), old)
                await connection.execute(pairings.delete().where(of_pool))
            await self._end(connection, sa.true())

    async def forget_sockets(self, now: float) -> None:
        """Note that no socket of before is open, where this is the only process, which has just started."""
        async with self._storage.transaction() as connection:
            left = schema.seeks.update().where(schema.seeks.c.process.is_not(None))
            await connection.execute(left.values(process=None, left_at=now))

    def _present(self) -> sa.ColumnElement[bool]:
        """Select seeks whose socket is open."""
        process = schema.seeks.c.process
        return sa.exists().where(schema.processes.c.id == process) if self._storage.shared else process.is_not(None)

    def _waits(self) -> sa.ColumnElement[bool]:
        """Select seeks that can be paired: those for slow games also without their socket."""
        return sa.or_(schema.seeks.c.pool == SLOW, self._present())

    # --- pairing -----------------------------------------------------------------------------------------------------

    async def match(self, pool: str, now: float) -> list[tuple[Pairing, TableState]] | None:
        """Pair those who wait in a pool; None where another process is doing that.

        Return each pairing with its table as everyone may know it.
        """
        async with self._storage.transaction() as connection:
            if self._storage.shared:
                lock = sa.select(sa.func.pg_try_advisory_xact_lock(_LOCK, sa.func.hashtext(pool)))
                if not await connection.scalar(lock):
                    return None
            seeks = {row.person: row for row in await connection.execute(self._pairable(pool))}
            if len(seeks) < 2:
                return []
            await self._end(connection, schema.pairings.c.person.in_(list(seeks)))
            waiting = await self._waiting(connection, seeks)
            pairs = match(waiting, await self._forbidden(connection, seeks))
            paired, appends = list[tuple[Pairing, TableState]](), list[Append]()
            offers = await self._offers(connection, [seeks[one.person] for pair in pairs for one in pair])
            for pair in pairs:
                seated = dict(zip(SEATS, [seeks[one.person] for one in pair], strict=True))
                table_id = tokens.new_table_id()
                fact = table_of(pool, {seat: offers[row.id] for seat, row in seated.items()}, now, self._away_seconds)
                appends.append(first_append(table_id, fact, None))
                table = table_state(apply(Table(table_id), fact), Viewer.SPECTATOR, ())
                for seat, row in seated.items():
                    pairing = Pairing(
                        row.id,
                        row.person,
                        seated[seat.other].person,
                        pool,
                        table_id,
                        seat.value,
                        row.since,
                        now,
                        process=row.process,
                        network=row.network,
                    )
                    paired.append((pairing, table))
            await self._store(connection, [pairing for pairing, _ in paired], appends)
        return paired

    def _pairable(self, pool: str) -> sa.Select[Any]:
        """Select who can be paired now, the longest wait first."""
        seeks, pairings, tables = schema.seeks, schema.pairings.c, schema.tables.c
        account = schema.accounts.c
        gone = sa.and_(
            seeks.c.person.startswith(ACCOUNT, autoescape=True),
            ~sa.exists().where(ACCOUNT + account.id == seeks.c.person, account.suspended.is_(None)),
        )
        query = sa.select(seeks).where(seeks.c.pool == pool, self._waits(), ~gone)
        if pool == LIVE:
            over = sa.exists().where(tables.id == pairings.table_id, tables.status.in_(_ENDED))
            going = sa.or_(pairings.state == PairState.FRESH, ~over)
            busy = sa.exists().where(pairings.person == seeks.c.person, pairings.pool == LIVE)
            query = query.where(~busy.where(pairings.state.in_(_ACTIVE), going))
            query = query.where(~_live_games(sa.func.substr(seeks.c.person, len(ACCOUNT) + 1)).exists())
        query = query.order_by(seeks.c.since, seeks.c.person).limit(MOST_MATCHED)
        return query.with_for_update(skip_locked=True, of=seeks)

    async def _offers(self, connection: AsyncConnection, rows: Sequence[Any]) -> dict[str, str]:
        """Return what these seeks bring, by their ids; accounts under the names that they have by now."""
        accounts = schema.accounts.c
        ids = [account_of(row.person) for row in rows]
        query = sa.select(accounts.id, accounts.name).where(accounts.id.in_(ids))
        names = {account_person(row.id): row.name for row in await connection.execute(query)} if rows else {}
        offers = dict[str, str]()
        for row in rows:
            offer = json.loads(row.offer)
            offers[row.id] = json.dumps({**offer, "name": names.get(row.person, offer["name"])}, ensure_ascii=False)
        return offers

    async def _forbidden(self, connection: AsyncConnection, people: Iterable[str]) -> set[frozenset[str]]:
        """Return the pairs among these people of whom one has blocked the other."""
        accounts = [account for account in map(account_of, people) if account is not None]
        pairs = await blocked_pairs(connection, accounts) if len(accounts) > 1 else ()
        return {frozenset([account_person(account) for account in pair]) for pair in pairs}

    async def _waiting(self, connection: AsyncConnection, seeks: Mapping[str, Any]) -> list[Waiting]:
        """Return these people with what is known of how they were paired before."""
        pairings = schema.pairings.c
        query = sa.select(pairings.person, pairings.other, pairings.state).where(pairings.person.in_(list(seeks)))
        last, came = dict[str, Any](), set[str]()
        for row in await connection.execute(query.order_by(pairings.at)):
            last[row.person] = row
            if row.state in _CAME:
                came.add(row.person)
        waiting = [Waiting(person, row.since, came=person in came) for person, row in seeks.items()]
        return [
            replace(one, last=last[one.person].other, let_down=last[one.person].state == PairState.KEPT)
            if one.person in last
            else one
            for one in waiting
        ]

    async def _store(self, connection: AsyncConnection, paired: Sequence[Pairing], appends: Sequence[Append]) -> None:
        if paired:
            people = [one.person for one in paired]
            await connection.execute(schema.seeks.delete().where(schema.seeks.c.person.in_(people)))
            await connection.execute(schema.pairings.insert(), [vars(one) for one in paired])
            await insert(connection, appends, self.process if self._storage.shared else None)
            if self._storage.shared:
                await bus.send(connection, bus.texts(self.process, bus.PAIRED, [one.seek for one in paired]))

    async def pairings(self, ids: Collection[str]) -> dict[str, Pairing]:
        """Return what became of these seeks, of those that were paired."""
        query = sa.select(schema.pairings).where(schema.pairings.c.seek.in_(list(ids)))
        return {row.seek: Pairing(**row._mapping) for row in await self._storage.rows(query)}  # noqa: SLF001  (public: its fields)

    async def note_dealt(self) -> None:
        """Note to which tables both have come: to all whose cards are dealt."""
        pairings, tables = schema.pairings, schema.tables.c
        dealt = tables.status.in_((Status.PLAYING.value, Status.OVER.value))
        come = sa.and_(pairings.c.state == PairState.FRESH, sa.exists().where(tables.id == pairings.c.table_id, dealt))
        if await self._storage.rows(sa.select(pairings.c.seek).where(come).limit(1)):
            async with self._storage.transaction() as connection:
                await connection.execute(pairings.update().where(come).values(state=PairState.PLAYING.value))

    async def undecided(self, now: float, person: str | None = None) -> list[str]:
        """Return tables, of one person or all, of which it can be said now whether both players came."""
        pairings, tables = schema.pairings.c, schema.tables.c
        waits = sa.exists().where(tables.id == pairings.table_id, tables.status == Status.REVEALING.value)
        late = sa.and_(pairings.pool == LIVE, pairings.at <= now - APPEAR_SECONDS)  # slow ones end by their own clock
        due = sa.or_(late, ~waits)
        query = sa.select(pairings.table_id).distinct().where(pairings.state == PairState.FRESH, due)
        query = query if person is None else query.where(pairings.person == person)
        return [str(row.table_id) for row in await self._storage.rows(query)]

    async def record_outcome(
        self, table_id: str, states: Mapping[Seat, PairState], excused_until: float | None = None
    ) -> None:
        """Note what became of a pairing.

        Where somebody can be excused, nobody has missed one that was found before `excused_until`, or whose server has
        died since: they keep their wait.
        """
        pairings = schema.pairings
        fresh = pairings.update().where(pairings.c.table_id == table_id, pairings.c.state == PairState.FRESH)
        async with self._storage.transaction() as connection:
            for seat, state in states.items():
                mine = fresh.where(pairings.c.seat == seat.value)
                if state is PairState.MISSED and excused_until is not None:
                    excused = sa.or_(pairings.c.at <= excused_until, ~self._alive(pairings.c.process))
                    await connection.execute(mine.where(excused).values(state=PairState.KEPT.value))
                await connection.execute(mine.values(state=state.value))

    def _alive(self, process: sa.ColumnElement[str | None]) -> sa.ColumnElement[bool]:
        """Select rows of processes that are alive, and of those that are not known."""
        if self._storage.shared:
            return sa.or_(process.is_(None), sa.exists().where(schema.processes.c.id == process))
        return sa.or_(process.is_(None), process == self.process)

    # --- what the lobby shows ----------------------------------------------------------------------------------------

    async def seeking(self) -> dict[str, int]:
        """Return how many people wait, by pool."""
        pool = schema.seeks.c.pool
        query = sa.select(pool, sa.func.count().label("people")).where(self._waits()).group_by(pool)
        return {str(row.pool): int(row.people) for row in await self._storage.rows(query)}

    async def people(self, here: tuple[int, int]) -> tuple[int, int]:
        """Return how many people are in the lobby and how many at tables, at all servers; `here` are this one's."""
        if not self._storage.shared:
            return here
        processes = schema.processes
        known = processes.c.people, processes.c.playing
        query = sa.select(processes.c.id, *known)
        rows = {row.id: (row.people, row.playing) for row in await self._storage.rows(query)}
        if rows.get(self.process, here) != here:
            async with self._storage.transaction() as connection:
                mine = processes.update().where(processes.c.id == self.process)
                await connection.execute(mine.values(people=here[0], playing=here[1]))
        everywhere = [here, *(counts for process, counts in rows.items() if process != self.process)]
        return sum(people for people, _ in everywhere), sum(playing for _, playing in everywhere)

    async def open_tables(self, now: float, attended: Collection[str]) -> list[str]:
        """Return the newest tables with a seat that anyone may take: slow ones, and those where a player is connected.

        These are `attended` at this process; of others the storage knows.
        """
        tables = schema.tables.c
        query = self._open_seats(now).where(sa.or_(tables.clock == SLOW, self._attended(attended)))
        query = query.order_by(tables.created.desc()).limit(MOST_OPEN)
        return [str(row.id) for row in await self._storage.rows(query)]

    async def left_open(self, now: float, attended: Collection[str]) -> set[str]:
        """Return live tables with a seat that anyone may take, where no player is connected."""
        query = self._open_seats(now).where(schema.tables.c.clock == LIVE, ~self._attended(attended))
        return {str(row.id) for row in await self._storage.rows(query)}

    def _open_seats(self, now: float) -> sa.Select[Any]:
        tables = schema.tables.c
        query = sa.select(tables.id).where(tables.status == Status.WAITING.value)
        return query.where(tables.kind.in_((OPEN, OPEN_AND_PUBLIC)), tables.created > iso_time(now - OPEN_SECONDS))

    def _attended(self, here: Collection[str]) -> sa.ColumnElement[bool]:
        tables, viewers = schema.tables.c, schema.table_viewers.c
        attended = tables.id.in_(list(here))
        if not self._storage.shared:
            return attended
        seated = viewers.viewer.in_([seat.value for seat in SEATS])
        return sa.or_(attended, sa.exists().where(viewers.table_id == tables.id, seated))
