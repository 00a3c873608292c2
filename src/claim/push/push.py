"""Notices by web push: who subscribes, and what is sent to people who are not at their table.

A notice is sent by the process that stored what it is about, so there is one of each. Besides challenges, they are for
slow games: players of live ones are there. docs/decisions/0044-web-push.md says why it is done this way.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

import sqlalchemy as sa

from claim.accounts.accounts import SignedIn
from claim.friends.friends import LIVE_SECONDS
from claim.friends.friends import SECONDS as CHALLENGE_SECONDS
from claim.game.cards import SEATS, Seat
from claim.game.errors import ClaimError
from claim.push.errors import PushError
from claim.push.keys import ServerKeys, read_keys
from claim.push.posting import Poster
from claim.push.sending import Later, Make, Notice, Sender
from claim.push.subscriptions import Subscriptions, check_keys
from claim.service.tables import Tables
from claim.storage import schema
from claim.storage.engines import cancelled
from claim.storage.errors import StorageFailed
from claim.tables.clock import LIVE, SLOW
from claim.tables.events import Challenged, OpponentFound, SlowGameChanged
from claim.tables.table import Status, Table, milliseconds

LOBBY = "#/"
DAY = 86_400
REMIND_SECONDS = 43_200.0  # before the time of a slow game's player is up
REMIND_EVERY_SECONDS = 60.0
COME_SECONDS = 2.0  # in which a page that is open comes to the table of an opponent by itself
RECHECK_SECONDS = (60.0, 600.0)  # pauses before a player who is connected is looked at again
_log = logging.getLogger("claim.push")
Say = Callable[[Table], Notice | None]  # what there is to say of a table


class Push:
    """The notices of one process. Call `start` in the event loop, and `close` before the tables are closed."""

    def __init__(self, tables: Tables, poster: Poster, clock: Callable[[], float] = time.time) -> None:
        self._tables = tables
        self._poster = poster
        self._clock = clock
        self.subscriptions = Subscriptions(tables.storage, clock)
        self.sender = Sender(self.subscriptions, self._keys, self._poster, clock)
        self._reminding: asyncio.Task[None] | None = None
        self._due: list[str] = []  # tables that were taken to remind their players, and could not be read yet
        tables.events.subscribe(SlowGameChanged, self._changed)
        tables.events.subscribe(OpponentFound, self._found)
        tables.events.subscribe(Challenged, self._challenged)

    def start(self) -> None:
        """Begin to send notices."""
        self.sender.start()
        self._reminding = asyncio.create_task(self._remind_always(), name="claim push reminders")

    async def close(self) -> None:
        """Stop sending."""
        await cancelled(self._reminding)
        await self.sender.close()

    # --- who wants them ----------------------------------------------------------------------------------------------

    async def _keys(self) -> ServerKeys | None:
        """Read the keys each time: `claim admin push-keys` may make them beside a running server."""
        return await read_keys(self._tables.storage)

    async def public_key(self) -> str | None:
        """Return the key for which browsers subscribe; None where this server sends none. Raises StorageFailed."""
        keys = await self._keys()
        return None if keys is None else keys.public

    async def subscribe(self, person: SignedIn, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Send a person's notices to this browser, too.

        Raises PushError where the server sends none, the keys are wrong or the push service is not one that it sends
        to; AccountError where the session has ended; StorageFailed.
        """
        check_keys(p256dh, auth)
        self._poster.read(endpoint)
        if await self._keys() is None:
            raise PushError("no_push")
        await self.subscriptions.add(person, endpoint, p256dh, auth, language)

    # --- what is sent to them ----------------------------------------------------------------------------------------

    def _challenged(self, challenged: Challenged) -> None:
        self.sender.send(challenged.account, self._make_challenge(challenged, RECHECK_SECONDS[:1]))

    def _make_challenge(self, challenged: Challenged, pauses: Sequence[float]) -> Make:
        """Return what makes the notice of a challenge that still waits; for a person who is there, at the last look."""

        async def make() -> Notice | Later | None:
            seen = await self._table(challenged.table_id)
            if seen is None or seen[0].status is not Status.WAITING:
                return None
            if pauses and await self._tables.friends.presence.among([challenged.account]):
                return Later(self._make_challenge(challenged, pauses[1:]), pauses[0])
            lasts = LIVE_SECONDS if seen[0].options.clock == LIVE else CHALLENGE_SECONDS
            values = {"name": challenged.by_name}
            return Notice(challenged.table_id, "push-challenge", "push-challenge-body", values, LOBBY, lasts)

        return make

    def _changed(self, changed: SlowGameChanged) -> None:
        before, after = changed.before, changed.after
        turn = after.turn
        if turn is not None and before.turn is not turn:
            self._tell(after, turn, self._make(after.id, turn, partial(self._your_turn, turn, after.ply)))
        elif before.status is Status.WAITING and after.status is Status.REVEALING:
            for seat in SEATS:
                if before.chairs[seat].taken:
                    self._tell(after, seat, self._make(after.id, seat, partial(self._opponent_found, seat)))
        elif after.next_table is not None and before.next_table is None:  # its creation has no event of its own
            for seat in SEATS:
                make = self._make(after.next_table, seat, partial(self._opponent_found, seat))
                self._tell(after, seat, make, COME_SECONDS)

    def _tell(self, table: Table, seat: Seat, make: Make, seconds: float = 0) -> None:
        account = table.chairs[seat].account
        if account is not None and seconds:
            self.sender.send_later(account, make, seconds)
        elif account is not None:
            self.sender.send(account, make)

    def _found(self, event: OpponentFound) -> None:
        """Send word of an opponent unless the page, which looked for one, comes to the table by itself."""
        if event.clock == SLOW:
            say = partial(self._opponent_found, event.seat)
            self.sender.send_later(event.account, self._make(event.table_id, event.seat, say), COME_SECONDS)

    def _your_turn(self, seat: Seat, ply: int, table: Table) -> Notice | None:
        """Return the notice that this play is waited for, unless it is not any more."""
        if table.turn is not seat or table.ply != ply:
            return None
        return _at_table("page-your-turn", table, seat, self._left(table))

    def _opponent_found(self, seat: Seat, table: Table) -> Notice | None:
        """Return the notice that the deal waits for this seat, unless it does not any more."""
        if table.status is not Status.REVEALING or seat not in table.unrevealed:
            return None
        return _at_table("lobby-found", table, seat, self._left(table))

    async def _remind_always(self) -> None:
        while True:
            await asyncio.sleep(REMIND_EVERY_SECONDS)
            try:
                await self.remind()
            except StorageFailed:
                continue  # with the next one
            except Exception as error:  # likewise
                _log.error("players could not be reminded", exc_info=error)

    async def remind(self) -> None:
        """Tell the players of slow games whose time is up within half a day, once for each turn.

        Raises StorageFailed.
        """
        if await self._keys() is None:
            return
        tables, soon = schema.tables.c, milliseconds(self._clock() + REMIND_SECONDS)
        going = tables.status.in_((Status.REVEALING.value, Status.PLAYING.value))
        # An outage moves the end of a turn by less than that, another turn ends later.
        first = sa.or_(tables.reminded.is_(None), tables.reminded < tables.deadline - milliseconds(REMIND_SECONDS / 2))
        due = schema.tables.update().where(tables.clock == SLOW, going, tables.deadline < soon, first)
        async with self._tables.storage.transaction() as connection:
            rows = await connection.execute(due.values(reminded=tables.deadline).returning(tables.id))
            due_tables = [str(row.id) for row in rows]
        self._due += due_tables  # once they are committed
        while self._due:
            table_id = self._due[0]
            seen = await self._table(table_id)
            del self._due[0]
            if seen is not None and (seen[0].deadline or soon) < soon:  # it may be another turn by now
                table = seen[0]
                for seat in table.unrevealed if table.turn is None else (table.turn,):
                    say = partial(self._time_runs_out, seat, table.ply)
                    self._tell(table, seat, self._make(table_id, seat, say))

    def _time_runs_out(self, seat: Seat, ply: int, table: Table) -> Notice | None:
        """Return the notice that this seat's time is up soon, unless it has played or revealed."""
        waits = table.turn is seat or (table.status is Status.REVEALING and seat in table.unrevealed)
        if not waits or table.ply != ply:
            return None
        return _at_table("push-time", table, seat, self._left(table))

    def _left(self, table: Table) -> int:
        """Return the seconds until the time of a player is up."""
        return DAY if table.deadline is None else max(0, table.deadline // 1000 - int(self._clock()))

    def _make(self, table_id: str, seat: Seat, say: Say, pauses: Sequence[float] = RECHECK_SECONDS) -> Make:
        """Return what makes the notice that `say` returns of the table as it is by then, for the player of a seat.

        A player who is connected may be looking at the table, or be gone without the server knowing it yet, or have
        left a window open. So it looks again after each of these pauses, and sends the notice when the player is not
        connected, or at the last look.
        """

        async def make() -> Notice | Later | None:
            seen = await self._table(table_id)
            notice = None if seen is None else say(seen[0])
            if seen is None or notice is None or seat not in seen[1] or not pauses:
                return notice
            return Later(self._make(table_id, seat, say, pauses[1:]), pauses[0])

        return make

    async def _table(self, table_id: str) -> tuple[Table, frozenset[Seat]] | None:
        """Return a table and whose players are connected to it; None where it is gone. Raises StorageFailed."""
        try:
            with await self._tables.live.current(table_id) as live:
                return live.table, live.online
        except StorageFailed:
            raise
        except ClaimError:
            return None


def _at_table(title: str, table: Table, seat: Seat, lasts: int) -> Notice:
    """Return a notice for the player of a seat, which leads to the table."""
    values = {"name": table.chairs[seat.other].name}
    return Notice(table.id, title, "page-against", values, f"#/table/{table.id}", lasts)
