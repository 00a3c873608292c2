"""People who want to be notified, and notices to send them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from claim.accounts.accounts import SignedIn
from claim.push.keys import make_keys
from claim.push.posting import Poster
from claim.push.push import Push
from claim.push.sending import Notice
from claim.service.tables import Tables
from tests.push.receiver import Receiver


@dataclass
class Someone:
    """A person with an account, signed in at a browser."""

    push: Push
    signed_in: SignedIn
    token: str

    @classmethod
    async def new(cls, tables: Tables, push: Push, name: str) -> "Someone":
        made = await tables.accounts.create_without_passkey(name, "", lambda: None)
        found = await tables.accounts.signed_in(made.token)
        assert found is not None
        return cls(push, found, made.token)

    @property
    def id(self) -> str:
        return self.signed_in.account.id

    async def subscribes(self, endpoint: str, language: str = "en") -> Receiver:
        browser = Receiver()
        await self.push.subscribe(self.signed_in, endpoint, **browser.keys, language=language)
        return browser

    async def paths(self) -> list[str]:
        return [
            one.endpoint.partition("/")[2][1:].partition("/")[2] for one in await self.push.subscriptions.of(self.id)
        ]


@asynccontextmanager
async def pushing(tables: Tables, poster: Poster) -> AsyncIterator[Push]:
    await make_keys(tables.storage)
    push = Push(tables, poster)
    push.start()
    yield push
    await push.close()


async def settled(push: Push) -> None:
    """Wait until nothing is queued."""
    await push.sender.settled()


def your_turn(tag: str = "table-123456") -> Notice:
    return Notice(tag, "page-your-turn", "page-against", {"name": "Carol"}, f"#/table/{tag}", 60)


def sends(push: Push, to: Someone, tag: str = "table-123456") -> None:
    """Send somebody a notice, whatever it is about."""

    async def make() -> Notice:
        return your_turn(tag)

    push.sender.send(to.id, make)
