"""Sitting down: a new table, its free seat, and the account to which a seat's game belongs."""

from claim.accounts.accounts import Accounts
from claim.accounts.stored_accounts import Account
from claim.cluster.live_tables import LiveTable, LiveTables
from claim.daily.deals import DailyDeals, check_request
from claim.friends.errors import FriendsError
from claim.friends.friends import Friends
from claim.game.cards import Seat
from claim.game.errors import ClaimError
from claim.game.view import Viewer
from claim.service.advice import Advice
from claim.service.play import UNLIMITED, Changes, Sender
from claim.storage.errors import Conflict
from claim.storage.storage import Storage
from claim.tables import states, tokens
from claim.tables.commands import Create, Sit
from claim.tables.decide import decide_adopt, decide_sit, sit_key
from claim.tables.errors import TableError
from claim.tables.events import BotAssigned, Events
from claim.tables.names import Names
from claim.tables.seating import check_chosen, chosen_deal, chosen_position, created
from claim.tables.stored import Append, first_append
from claim.tables.table import FactKind, Status, TableKind
from claim.tables.tokens import Keys, Seated, seat_of


class Seating:
    """Gives people seats at tables."""

    def __init__(
        self,
        storage: Storage,
        live: LiveTables,
        changes: Changes,
        advice: Advice,
        daily: DailyDeals,
        friends: Friends,
        accounts: Accounts,
        names: Names,
        events: Events,
        away_seconds: int,
    ) -> None:
        """At a new table, a player who has waited `away_seconds` for the other's play may close it."""
        self._storage = storage
        self._live = live
        self._changes = changes
        self._advice = advice
        self._daily = daily
        self._friends = friends
        self._accounts = accounts
        self._names = names
        self._events = events
        self._away_seconds = away_seconds

    async def create(self, request: Create, sender: Sender = UNLIMITED, account: str | None = None) -> Seated:
        """Create a table with its creator at seat A. The same request again gets the same answer.

        `account` is the creator's, if they have signed in. The sender's quota is taken once a table is really about to
        be made. Raises what that raises, TableError or BadRecord where the request is bad, AccountError where a guest
        would meet others under an account's name, and StorageFailed where it could not be stored.
        """
        tokens.check_command_id(request.id, tokens.LEAST_SECRET_ID)
        check_request(request)
        check_chosen(request)
        creation = tokens.digest(request.id)
        table_id, new = await self._storage.created_by(creation), False
        if table_id is None:
            table_id, new = await self._create_new(request, creation, sender, account)
        with await self._live.get(table_id) as live:
            live.owner = sender.network or live.owner
            if new and live.table.bot_to_move:  # a chosen deal needs no contribution and begins at once
                self._events.publish(BotAssigned(table_id))
            return self._seated(live, Seat.A, request.id)

    async def _create_new(
        self, request: Create, creation: str, sender: Sender, account: str | None
    ) -> tuple[str, bool]:
        """Store a new table and return its id, or that of the same request if it was faster; and whether it is new."""
        table_id, chosen = tokens.new_table_id(), None
        if request.deal_of is not None:
            chosen = chosen_deal(request.deal_of, await self._advice.record(request.deal_of.table))
        elif request.set_up is not None:
            chosen = chosen_position(request.set_up)
        now = self._changes.now
        fact = created(request, self._storage.key, table_id, now, self._names, self._away_seconds, chosen, account)
        if account is None and request.kind == TableKind.FRIEND.value:
            refusal = await self._accounts.guest_refusal(request.name)
            if refusal is not None:
                raise refusal
        try:
            if request.daily is not None:
                fact = await self._daily.begin(request.daily, fact)
            await self._changes.finish(self._store(first_append(table_id, fact, creation), request, sender))
        except (Conflict, TableError) as error:  # perhaps because the same request was under way
            earlier = await self._storage.created_by(creation)
            if earlier is None and isinstance(error, Conflict) and request.daily is not None:
                await self._daily.begin(request.daily, fact)  # raises where another run was quicker
            if earlier is None:
                await self._accounts.check_there(account)
                raise
            return earlier, False
        self._daily.boards.forget()
        self._changes.counts[FactKind.CREATED.value] += 1
        return table_id, True

    async def _store(self, append: Append, request: Create, sender: Sender) -> None:
        """Store a new table, and count it unless that fails. It goes on though the sender may be gone."""
        sender.take_quota(request)
        try:
            await self._storage.append(append)
        except BaseException:
            sender.return_quota(request)
            raise

    async def sit(self, table_id: str, request: Sit, sender: Sender = UNLIMITED, account: str | None = None) -> Seated:
        """Take the free seat. The same request again gets the same answer.

        Raises as `create` does, and FriendsError where the seat is not for this person.
        """
        tokens.check_command_id(request.id, tokens.LEAST_SECRET_ID)
        with await self._live.get(table_id):  # there is such a table
            refusal: ClaimError | None = await self._friends.seat_refusal(table_id, account)
        if refusal is None and account is None:
            refusal = await self._accounts.guest_refusal(request.name)
        change = self._changes.begin(table_id)
        while True:  # as in play.py
            async with self._changes.locked(change) as live:
                if change.attempts > 1:  # a conflict, as also where no game is stored for an account that is gone
                    await self._accounts.check_there(account)
                if live.table.answer_to(sit_key(request)) is None:
                    if refusal is not None and live.table.status is Status.WAITING:
                        raise refusal
                    decision = decide_sit(live.table, request, self._storage.key, self._names, change.now, account)
                    await self._changes.store(change, live, decision)
                live.owner = sender.network or live.owner
                return self._seated(live, Seat.B, request.id)

    async def adopt(self, table_id: str, token: str | None, account: Account) -> Seat:
        """Put the game of the seat that this token opens under an account, and return the seat.

        Raises as `Changes.command` does, and FriendsError where one of the two players has blocked the other.
        """
        if await self._friends.stored.shuns(table_id, account.id):
            raise FriendsError("not_adoptable")
        change = self._changes.begin(table_id)
        while True:  # as in play.py
            async with self._changes.locked(change) as live:
                if change.attempts > 1:  # likewise
                    await self._accounts.check_there(account.id)
                seat = seat_of(live.table, token)
                decision = decide_adopt(live.table, seat, account.id, account.name, change.now)
                await self._changes.store(change, live, decision)
                return seat

    def _seated(self, live: LiveTable, seat: Seat, command_id: str) -> Seated:
        stem = tokens.first_stem(self._storage.key, live.table.id, command_id)
        shown = states.table_state(live.table, Viewer(seat.value), live.online)
        return Seated(shown, Keys.derive(live.table, seat, stem))
