"""The browsers that notices are sent to, in the storage.

A subscription belongs to the session that made it, and goes with it: signing out there ends it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from claim.accounts.accounts import SignedIn
from claim.accounts.errors import AccountError
from claim.accounts.stored_accounts import lock_account, unless_there
from claim.game.errors import quote
from claim.locales import match_language
from claim.push.encryption import AUTH, POINT, decoded, encoded, public_key
from claim.push.errors import PushError
from claim.storage import schema
from claim.storage.engines import upsert
from claim.storage.storage import Storage
from claim.tables import tokens

MOST = 5  # of one account; the oldest goes


@dataclass(frozen=True)
class Subscription:
    """A person's browser: where its push service takes notices, and the keys that encrypt them."""

    id: str  # the hash of the endpoint
    endpoint: str
    key: bytes
    auth: bytes
    language: str
    created: int


def check_keys(p256dh: str, auth: str) -> None:
    """Raise PushError where these are not the keys of a browser's subscription."""
    for field, text, length in (("p256dh", p256dh, POINT), ("auth", auth, AUTH)):
        try:
            data = decoded(text)
            if len(data) != length:
                raise ValueError(f"expected {length} bytes")
            if field == "p256dh":
                public_key(data)
        except ValueError as error:
            raise PushError("bad_push_keys", field=quote(field), bytes=length) from error


class Subscriptions:
    """The subscriptions of one storage. Everything raises StorageFailed where it does not answer."""

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._clock = clock
        self._transaction = storage.queued_transaction

    async def add(self, person: SignedIn, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Notify a person at this browser; one that is known changes hands and language.

        Raises PushError where the keys are none, and AccountError where the session has ended meanwhile.
        """
        check_keys(p256dh, auth)
        table, account = schema.push_subscriptions, person.account.id
        row = {
            "id": tokens.digest(endpoint),
            "account": account,
            "session": person.session,
            "endpoint": endpoint,
            "p256dh": encoded(decoded(p256dh)),
            "auth": encoded(decoded(auth)),
            "language": match_language(language) or "en",
            "created": int(self._clock()),
        }
        async with unless_there(self._transaction, AccountError("not_signed_in")) as connection:
            await lock_account(connection, account)  # so that two at once don't both become the last one
            await connection.execute(upsert(connection, table, row))
            others = sa.and_(table.c.account == account, table.c.id != row["id"])
            newest = sa.select(table.c.id).where(others).order_by(table.c.created.desc(), table.c.id).limit(MOST - 1)
            kept = [str(one.id) for one in await connection.execute(newest)]
            await connection.execute(table.delete().where(others, table.c.id.not_in(kept)))

    async def remove(self, account: str, endpoint: str) -> None:
        """Notify an account at this browser no longer."""
        table = schema.push_subscriptions
        async with self._transaction() as connection:
            own = sa.and_(table.c.account == account, table.c.id == tokens.digest(endpoint))
            await connection.execute(table.delete().where(own))

    async def forget(self, subscription: Subscription) -> None:
        """Delete a subscription of which the push service says that it is gone."""
        table = schema.push_subscriptions
        async with self._transaction() as connection:
            await connection.execute(table.delete().where(table.c.id == subscription.id))

    async def of(self, account: str) -> Sequence[Subscription]:
        """Return an account's subscriptions, the newest first."""
        table = schema.push_subscriptions
        query = sa.select(table).where(table.c.account == account).order_by(table.c.created.desc(), table.c.id)
        return [
            Subscription(row.id, row.endpoint, decoded(row.p256dh), decoded(row.auth), row.language, row.created)
            for row in await self._storage.rows(query)
        ]
