"""A seat at a server's table, as a terminal knows it: what the server said last, and what is kept of the seat."""

from claim.client.address import Server
from claim.client.errors import ServerRefusal
from claim.client.messages import State, TableNow
from claim.client.seats import HeldSeat, Seats
from claim.game.cards import Card, Seat
from claim.game.errors import ClaimError
from claim.game.view import View
from claim.locales import Words, in_words
from claim.records.verify import Seen
from claim.tables.states import SeatState
from claim.terminal.paper import Paper
from claim.terminal.remote_news import names_at
from claim.terminal.show import Show

_TYPED = {"declare_holiday": "holiday", "call_off": "calloff", "take_back": "back", "resign": "resign"}
_TYPED |= {"offer_rematch": "rematch", "accept_rematch": "rematch", "leave": "leave", "close": "close", "hint": "hint"}


class RemoteSeat:
    """What is known of a seat and its table."""

    def __init__(self, server: Server, held: HeldSeat, seats: Seats, words: Words, paper: Paper) -> None:
        self.server = server
        self.held = held
        self.seats = seats
        self.words = words
        self.paper = paper
        self.now: State | None = None
        self.over = False
        self.kept = True  # whether the seat's file is up to date, if it has one

    @property
    def view(self) -> View | None:
        """The game as this seat may know it; None before the deal."""
        return None if self.now is None else self.now.view

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        return () if self.view is None else self.view.legal

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to play."""
        return self.view is not None and self.view.turn is self.held.seat and not self.over

    @property
    def moment(self) -> tuple[int, int] | None:
        """The moment of the game: after a card was taken back, another may have as many plays."""
        if self.now is None or self.now.view is None:
            return None
        return self.now.view.ply, self.now.table.takebacks

    @property
    def other(self) -> Seat:
        """The seat across the table."""
        return self.held.seat.other

    def chair(self, seat: Seat) -> SeatState:
        """Return a seat of the table."""
        return self.table.chairs[seat]

    @property
    def table(self) -> TableNow:
        """The table as it is now."""
        assert self.now is not None, "nothing is asked before the server has spoken"
        return self.now.table

    @property
    def seen(self) -> Seen:
        """What was known before the deal."""
        held = self.held
        return Seen(held.seat, held.contribution, held.commitment, held.commitments, held.leader)

    def show(self) -> Show:
        """Return what prints for this seat."""
        return Show(self.paper, self.words, names_at(self.table, self.words), self.held.seat)

    def error(self, error: ClaimError) -> str:
        """Return an error in the user's language. A command has the name there that is typed."""
        typed = _TYPED.get(str(error.params.get("command")))
        if typed is not None:
            name = self.words(f"command-{typed}").split()[0]
            error = ServerRefusal(error.code, {**error.params, "command": name})
        return in_words(error, self.words.language)

    def keep(self, held: HeldSeat) -> None:
        """Keep the seat's file up to date. The game goes on where that fails. A seat of the account has no file."""
        if held == self.held and self.now is not None:
            return
        self.held = held
        if not held.token:
            return
        try:
            self.seats.save(held)
        except ClaimError as error:
            if self.kept:
                self.paper.line(self.words("save-failed-line", problem=self.error(error)))
            self.kept = False
        else:
            self.kept = True
