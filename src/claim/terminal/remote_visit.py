"""A visit to a server: who comes, and what all games there share."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from claim.client.account import Account, signed_in
from claim.client.address import Server
from claim.client.games import account_seat, look_up
from claim.client.http import Api
from claim.client.identities import Identities, Identity
from claim.client.seats import HeldSeat, Seats
from claim.game.cards import SEATS
from claim.game.errors import BadText, ClaimError
from claim.locales import Words, in_words
from claim.terminal.inbox import Inbox
from claim.terminal.names import PERSON
from claim.terminal.paper import Paper
from claim.terminal.remote import RemoteSession

USUAL_BOT = "squire"


@dataclass
class RemoteVisit:
    """A user at a server. `name` is what they are called there without an account."""

    server: Server
    words: Words
    paper: Paper
    name: str = PERSON
    save: Path | None = None
    warns: bool = False
    seats: Seats = field(default_factory=Seats)
    identities: Identities = field(default_factory=Identities)
    inbox: Inbox = field(default_factory=Inbox)

    def __post_init__(self) -> None:
        self.identity: Identity = self.identities.at(self.server)
        self.api = Api(self.server, self.identity.cookie)
        self.account: Account | None = None

    def sign_in(self, *, quiet: bool = False) -> None:
        """Say under which account everything is played, or that its session has ended and there is none.

        `quiet`: without saying so. Raises ServerRefusal or NoServer.
        """
        if self.identity.cookie is None:
            return
        self.account = signed_in(self.api)
        if self.account is not None:
            self.name = self.account.name
            if not quiet:
                self.paper.line(self.words("account-signed-in", name=self.name))
            return
        if not quiet:
            self.paper.line(self.words("remote-session-ended", command=self.command("login")))
        self.api.cookie = None
        self.identity = self.identities.sign_out(self.identity)

    def keep_identity(self) -> None:
        """Come back as the same person next time, where that can be kept. Play goes on where it cannot."""
        with suppress(BadText):
            self.identities.keep(self.identity)

    def tell_unfinished(self, *tables: str) -> None:
        """Print how to go on with these games."""
        for table in tables:
            self.paper.line(self.words("remote-unfinished", command=self.command("play", f" --table {table}")))

    def sit(self, table: str) -> HeldSeat:
        """Return the seat at a table: the one that was left, the account's own from elsewhere, or the free one.

        Raises ServerRefusal, NoServer, or BadText where a seat's file cannot be read.
        """
        held = self.seats.find(self.server, table)
        if held is not None:
            return held
        if self.account is not None:
            there = look_up(self.api, table)
            for seat in SEATS:
                if there.chairs[seat].account == self.account.id:
                    return account_seat(self.server, table, seat)
        return self.api.sit(table, self.name)

    def command(self, name: str, more: str = "") -> str:
        """Return a command for this server, as it can be typed."""
        return self.server.command(name, more)

    def session(self, held: HeldSeat, wanted: Callable[[], bool] | None = None) -> RemoteSession:
        """Return the game at a seat. One that is played meanwhile ends when its player is `wanted` elsewhere; the file
        that was named for the record is not for that one.
        """
        return RemoteSession(
            self.server,
            held,
            self.seats,
            self.words,
            self.paper,
            inbox=self.inbox,
            save=self.save if wanted is None else None,
            warns=self.warns,
            wanted=wanted or (lambda: False),
            cookie=self.api.session,
        )

    def error(self, error: ClaimError) -> str:
        """Return an error in the user's language."""
        return in_words(error, self.words.language)
