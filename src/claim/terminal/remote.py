"""Games at a server's table, one rematch after another, on the same screen as at home.

What is typed, what the server says and what becomes of the connection arrive in one queue and are handled one by one:
a line from the keyboard is asked for only when there is a use for it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from claim.client.account import NOT_SIGNED_IN
from claim.client.address import Server
from claim.client.line import Ended, Found, Lost
from claim.client.link import Done
from claim.client.messages import NextTable, Refusal, Said, State, TableNow
from claim.client.seats import HeldSeat, Seats
from claim.game.errors import ClaimError
from claim.game.view import View
from claim.locales import Words
from claim.terminal.inbox import Inbox
from claim.terminal.keyboard import InputClosed, Typed
from claim.terminal.paper import Paper
from claim.terminal.prompt import Left
from claim.terminal.remote_clock import Clocks
from claim.terminal.remote_end import show_end
from claim.terminal.remote_hint import show_told
from claim.terminal.remote_news import tell_people, tell_played
from claim.terminal.remote_phrases import tell_phrase
from claim.terminal.remote_typed import RemoteTyping

_ENDING = ("resign", "call_off", "close")
_GONE = ("no_table", "not_seated")  # a seat that is no longer there


class RemoteSession(RemoteTyping):
    """A seat at a server's table, played from a terminal."""

    def __init__(
        self,
        server: Server,
        held: HeldSeat,
        seats: Seats,
        words: Words,
        paper: Paper,
        *,
        inbox: Inbox | None = None,
        save: Path | None = None,
        warns: bool = False,
        wanted: Callable[[], bool] = lambda: False,
        cookie: Mapping[str, str] | None = None,
    ) -> None:
        """`save` is where the first game's record goes, by default a new file in the user's data folder.

        `warns`: where there are hints, a card that gives much away is played only when it is entered again.
        `inbox` is one that others use too, before and after. `wanted`: whether the player has to go elsewhere.
        `cookie` is the session of the player's account, which opens seats that have no token here.
        """
        super().__init__(server, held, seats, words, paper, inbox or Inbox(), warns=warns, cookie=cookie)
        self.save = save
        self.shared = inbox is not None
        self.wanted = wanted
        self.shown: tuple[int, int] | None = None  # the moment whose table was printed
        self.phase_unannounced = False  # by heart, where the screen is cleared

    # --- the table -------------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the person leaves. Returns exit code 0 if the last game is over, 1 if it can be resumed.

        Raises ClaimError where the server ends the connection for good.
        """
        self.keep(self.held)
        self.link.start()
        try:
            while not self.wanted():
                self.ask()
                self._take(*self.inbox.next(self.tick))
            return self._say_goodbye()
        except (Left, KeyboardInterrupt, EOFError):
            return self._say_goodbye()
        finally:
            self.link.stop()
            if not self.shared:
                self.inbox.stop()

    @property
    def stood_up(self) -> bool:
        """Whether the other player was found and did not come, or left, so that nothing was dealt."""
        if self.now is None or self.view is not None or self.table.status != "over":
            return False
        table, you = self.table, self.held.seat
        gave_up = table.chairs[you].left or (table.forfeit is not None and table.forfeit.seat is you)
        return not gave_up and you not in table.absent

    def _take(self, source: object, event: object) -> None:
        if source is not None and source is not self.link:
            return  # of the table before this one
        match event:
            case Typed(text):
                self.paper.answered(text)
                self.answer(text)
            case InputClosed():
                raise EOFError
            case State():
                self._change(event)
            case Done():
                self._done(event)
            case NextTable():
                self._go_on(event)
            case Said(seat, phrase) if self.now is not None and not self.held.muted:
                tell_phrase(phrase, self.show().names[seat], self.words, self.paper)
            case Lost() | Found():
                if isinstance(event, Lost):
                    self.clocks.stop()
                self.paper.line(self.words("page-reconnecting" if isinstance(event, Lost) else "remote-found"))
            case Refusal(command, error):  # that of a command is sent again
                self.paper.line(self.error(error) if command is None else self.words("remote-saved-later"))
            case Ended(error):
                self._end(error)

    def _end(self, error: ClaimError) -> None:
        """Raise what ended the connection; Left where that is only the session of the account."""
        self.paper.close_prompt()
        if error.code == NOT_SIGNED_IN:
            self.paper.line(self.words("remote-session-ended", command=self.server.command("login")))
            raise Left
        if error.code in _GONE:
            self.seats.drop(self.held)
        raise error

    def _say_goodbye(self) -> int:
        if self.over:
            self.paper.close_prompt()
            self.seats.drop(self.held)
            return 0
        if not self.kept:
            self.paper.close_prompt()
            return 1
        command = self.server.command("play", f" --table {self.held.table}")
        self.paper.line(self.words("remote-kept"))
        self.paper.line(self.words("resume-tip", command=command))
        return 1

    # --- what the server says --------------------------------------------------------------------------------------

    def _change(self, state: State) -> None:
        """Print what is new, and do what is next."""
        before, self.now = self.now, state
        table, view = state.table, state.view
        self.clocks.hears(state)
        if self.sent is not None and (table.status == "over" or (view is not None and view.ply != self.sent)):
            self.sent = None
        self._reveal(before, table)
        tell_people(before, state, self.show(), self.server)
        self.phase_unannounced |= tell_played(before, state, self.show())
        for line in self.clocks.holidays(None if before is None else before.table, table, self.show().names):
            self.paper.line(line)
        if table.status == "over":
            if not self.over:
                self.over, self.asked = True, False
                show_end(state, self.seen, self.show(), self.save)
                self.save = None
            if self.leaving or view is None:  # without a deal there is nothing to play again
                raise Left
        elif view is not None and self.shown != self.moment:
            self._tell_turn(view)
        self.offered = self.offered and not table.chairs[self.other].left
        offered = frozenset() if before is None else before.table.offered
        if self.other in table.offered - offered and self.held.seat not in table.offered:
            self.paper.line(self.words("page-rematch-offered", name=self.show().names[self.other]))

    def _reveal(self, before: State | None, table: TableNow) -> None:
        """Reveal the own part of the shuffle once everybody is committed, and keep what they were committed to.

        What the server says of that later counts for nothing: by then it may know this part.
        """
        opponent = table.chairs[self.other]
        if not self.held.revealed and table.status in ("waiting", "revealing"):
            held = replace(self.held, opponent=opponent.bot or opponent.name, leader=table.leader)
            self.keep(replace(held, commitment=table.commitment, commitments=table.commitments))
        committed = opponent.bot is not None or table.commitments[self.other] is not None
        ready = table.status == "revealing" and committed and bool(self.held.contribution)
        first = before is None or before.table.status != "revealing"
        if ready and not table.chairs[self.held.seat].revealed and first:
            self.keep(replace(self.held, revealed=True))
            self.link.send(type="reveal", contribution=self.held.contribution)

    def _tell_turn(self, view: View) -> None:
        """Show the table to the player whose turn it is, and say whose it is otherwise."""
        self.shown = self.moment
        if self.my_turn:
            if self.phase_unannounced:
                self.phase_unannounced = False
                self.paper.line(self.words("phase-over-line"))
            if self._may_warn and len(view.legal) > 1:
                self.link.say(type="weigh")
            self.show().table(view)
        elif self.chair(self.other).bot is None:
            self.paper.line(self.words("remote-their-turn", name=self.show().names[self.other]))

    def _done(self, done: Done) -> None:
        """Say what became of a command."""
        kind = done.command["type"]
        ends = kind in _ENDING and done.error is None and not self.over  # the state that says so is on its way
        self.asked = ends or (self.asked and kind in ("play", "reveal"))
        self.offered = kind in ("offer_rematch", "accept_rematch") and done.error is None
        if kind == "play" and (done.error is not None or done.hint is not None):
            self.sent = None
        if done.error is not None:
            self.paper.line(self.error(done.error))
        elif done.hint is not None:
            self.told = self.moment
            show_told(done.hint, self.words, self.paper)
        elif kind == "leave":
            self.leaving = True  # and the state that says so is on its way
            if self.over:
                raise Left
        elif kind == "offer_rematch" and self.chair(self.other).bot is None:
            self.paper.line(self.words("page-rematch-asked"))

    def _go_on(self, told: NextTable) -> None:
        """Sit down at the rematch."""
        if self.held.rematch is None:
            return  # it was accepted on another device, which goes on
        old = self.held
        self.keep(
            HeldSeat(old.server, told.table, told.seat, told.token, old.rematch or "", old.opponent, muted=old.muted)
        )
        self.seats.drop(old)
        self.link.stop()
        self.now, self.over, self.sent, self.shown, self.told, self.offered = None, False, None, None, None, False
        self.shuffle_told = False
        self.link, self.clocks = self.connected(), Clocks(told.seat, self.words)
        self.link.start()
