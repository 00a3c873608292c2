"""People with accounts who know each other, as the tests let them act."""

import secrets
from dataclasses import dataclass, field
from typing import Any

from claim.accounts.stored_accounts import Account
from claim.friends.people import PersonState, Seen
from claim.pairing.lobby import LobbyMember, LobbyState
from claim.pairing.seeks import SeekRequest, account_person
from claim.records.fair import commitment
from claim.service import people
from claim.service.play import UNLIMITED
from claim.service.tables import Tables
from claim.tables.commands import Create
from claim.tables.options import Options
from tests.service.people import Person, command_id, poll_lobby


@dataclass
class Member:
    """Somebody with an account, perhaps with a socket in the lobby."""

    tables: Tables
    account: Account
    member: LobbyMember | None = None
    news: list[None] = field(default_factory=list)  # one for each time that there was something new to show

    @classmethod
    async def joins(cls, tables: Tables, name: str, *, lobby: bool = True) -> "Member":
        made = await tables.accounts.create_without_passkey(name, "", lambda: None)
        member = cls(tables, made.account)
        if lobby:
            member.enters()
        return member

    def at(self, tables: Tables) -> "Member":
        """Return the same person at another process."""
        return Member(tables, self.account)

    def enters(self) -> "Member":
        person = account_person(self.account.id)
        self.member = self.tables.lobby.enter(person, lambda: self.news.append(None))
        return self

    async def leaves(self) -> None:
        assert self.member is not None
        await self.tables.lobby.leave(self.member)
        self.member = None

    async def lobby(self) -> LobbyState:
        """Return what the lobby shows, once it has looked."""
        assert self.member is not None
        await poll_lobby(self.tables)
        return self.tables.lobby.state(self.member)

    async def sees(self) -> Seen:
        return (await self.lobby()).seen

    async def seeks(self, pool: str = "live") -> None:
        assert self.member is not None
        wanted = SeekRequest(command_id(), pool, self.account.name, commitment(secrets.token_hex(32)))
        await self.tables.lobby.seek(self.member, wanted, lambda: None)

    async def looks_up(self, other: "Member") -> PersonState:
        return await people.look_up(self.tables, self.account, other.account.name)

    async def follows(self, other: "Member", follows: bool = True) -> PersonState:
        return await people.follow(self.tables, self.account, other.account.name, follows=follows)

    async def blocks(self, other: "Member", blocks: bool = True) -> PersonState:
        return await people.block(self.tables, self.account, other.account.name, blocks=blocks)

    async def challenges(
        self, other: "Member", clock: str | None = None, request_id: str | None = None, network: str = ""
    ) -> Person:
        """Challenge somebody, and return this person at the table."""
        contribution = secrets.token_hex(32)
        options = Options(clock=clock)
        wanted = Create(request_id or command_id(), "friend", "", commitment(contribution), options=options)
        name = other.account.name
        given = await people.challenge(self.tables, self.account, name, wanted, lambda: None, UNLIMITED, network)
        return Person(self.tables, given.table.id, given.keys.token, given.keys.seat.value, contribution)

    async def accepts(self, table: str) -> Person:
        return await Person.sits(self.tables, table, self.account.name, self.account.id)

    async def ends(self, table: str) -> None:
        """Decline a challenge, or withdraw one's own."""
        await self.tables.friends.end_challenge(table, self.account.id)


async def plays(one: Member, other: Member, **options: Any) -> tuple[Person, Person]:
    """Let two people play a game; it goes on."""
    first = await Person.creates(
        one.tables, name=one.account.name, account=one.account.id, options=Options(**options) if options else None
    )
    second = await Person.sits(other.tables, first.table, other.account.name, other.account.id)
    await first.reveals()
    await second.reveals()
    return first, second
