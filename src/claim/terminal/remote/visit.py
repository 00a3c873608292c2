"""A user at a server: under which name, with which account, and which games are unfinished there."""

from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from claim.client.address import Server
from claim.client.api import Account, Api, OwnGame
from claim.client.files import HeldSeat, Identities, Identity, Seats
from claim.game.cards import SEATS
from claim.game.errors import BadText
from claim.locales import Words
from claim.pairing.messages import LobbyMessage
from claim.tables.states import SeatState
from claim.terminal.keyboard import Inbox
from claim.terminal.names import PERSON
from claim.terminal.paper import Paper

USUAL_BOT = "squire"


@dataclass
class Visit:
    """A user at a server, and what all games there share. `name` is what they are called there without an account.

    `save` is where the first game's record goes, by default a new file in the user's data folder.
    `warns`: where there are hints, a card that gives much away is played only when it is entered again.
    """

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
        self._told: set[str] = set()  # tables of the challenges that were told

    def sign_in(self, *, quiet: bool = False) -> None:
        """Use the account whose session is kept here, and say so unless `quiet`; or say that its session has ended.

        Raises ServerRefusal or NoServer.
        """
        if self.identity.cookie is None:
            return
        self.account = self.api.account()
        if self.account is not None:
            self.name = self.account.name
            if not quiet:
                self.paper.line(self.words("account-signed-in", name=self.name))
            return
        if not quiet:
            self.paper.line(self.words("remote-session-ended", command=self.server.command("login")))
        self.api.cookie = None
        self.identity = self.identities.sign_out(self.identity)

    def keep_identity(self) -> None:
        """Come back as the same person next time, where that can be kept. Play goes on where it cannot."""
        with suppress(BadText):
            self.identities.keep(self.identity)

    def sit(self, table: str) -> HeldSeat:
        """Return the seat at a table: the one that was left, the account's own from elsewhere, or the free one.

        Raises ServerRefusal, NoServer, or BadText where a seat's file cannot be read.
        """
        held = self.seats.find(self.server, table)
        if held is not None:
            return held
        if self.account is not None:
            chairs = self.api.table(table).seats
            for seat in SEATS:
                if chairs[seat].account == self.account.id:
                    return HeldSeat(str(self.server), table, seat, "", "")
        return self.api.sit(table, self.name)

    def own_games(self) -> list[OwnGame]:
        """Return the unfinished games here, those first that wait for the user. Raises ServerRefusal or NoServer."""
        return self.api.own_games(self.seats, signed_in=self.account is not None)

    def tell_challenges(self, room: LobbyMessage) -> None:
        """Print once who challenges the user, and how to accept."""
        for one in room.challenges:
            if not one.mine and one.table not in self._told:
                self._told.add(one.table)
                self.paper.line(self.words("remote-called", name=one.name, command=self.resume_command(one.table)))
                self.paper.bell()

    def resume_command(self, table: str) -> str:
        """Return the command that goes on with a game here, as it can be typed."""
        return self.server.command("play", f" --table {table}")

    def show_unfinished(self, *tables: str) -> None:
        """Print how to go on with these games."""
        for table in tables:
            self.paper.line(self.words("remote-unfinished", command=self.resume_command(table)))


def game_line(game: OwnGame, words: Words) -> str:
    """Return whom a game is against, and who is to move there."""
    chair = game.opponent
    guest = words("page-guest" if chair.taken else "remote-somebody")
    name = words.bot(chair.bot) if chair.bot is not None else name_of(chair) or guest
    return words("remote-game", state=game.state, name=name)


def name_of(chair: SeatState) -> str | None:
    """Return the name at a seat; None where it is free, or its player has no name."""
    return None if not chair.taken or chair.name == PERSON else chair.name
