"""Games at a server's table, one rematch after another, on the same screen as at home.

What is typed, what the server says and what becomes of the connection arrive in one queue and are handled one by one:
a line from the keyboard is asked for only when there is a use for it.
"""

import queue
import secrets
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Any

from claim.client.address import Server
from claim.client.link import Done, Ended, Found, Link, Lost
from claim.client.messages import Chair, NextTable, Refusal, State, TableNow
from claim.client.seats import HeldSeat, Seats
from claim.game.cards import Card, Seat
from claim.game.errors import ClaimError, IllegalPlay
from claim.game.view import View
from claim.locales import Words, in_words
from claim.records.fair import commitment
from claim.records.verify import Seen
from claim.terminal.keyboard import InputClosed, Keyboard, Typed
from claim.terminal.paper import Paper
from claim.terminal.prompt import Left, Prompt
from claim.terminal.remote_end import show_end
from claim.terminal.remote_hint import show_told
from claim.terminal.remote_news import names_at, tell_people, tell_played
from claim.terminal.show import Show

COMMANDS = {name: f"help-{name}" for name in ("aid", "seen", "table", "hint", "back")}
COMMANDS |= {"rematch": "remote-help-rematch", "resign": "remote-help-resign", "leave": "remote-help-leave"}
COMMANDS |= {"quit": "remote-help-quit", "rules": ""}
_CONFIRM = {"resign": "remote-confirm-resign", "leave": "remote-confirm-leave"}
_GONE = ("no_table", "not_seated")  # a seat that is no longer there


class RemoteSession:
    """A seat at a server's table, played from a terminal."""

    def __init__(
        self,
        server: Server,
        held: HeldSeat,
        seats: Seats,
        words: Words,
        paper: Paper,
        *,
        save: Path | None = None,
        warns: bool = False,
    ) -> None:
        """`save` is where the first game's record goes, by default a new file in the user's data folder.

        `warns`: where there are hints, a card that gives much away is played only when it is entered again.
        """
        self.server = server
        self.held = held
        self.seats = seats
        self.words = words
        self.paper = paper
        self.save = save
        self.warns = warns
        self.events: queue.Queue[tuple[object, Any]] = queue.Queue()
        self.keyboard = Keyboard(lambda heard: self.events.put((None, heard)))
        self.prompt = Prompt(COMMANDS, words, paper, paper.ask)
        self.link = self._connected()
        self.now: State | None = None
        self.over = False
        self.sent: int | None = None  # the ply of a card that is on its way
        self.asked = False  # whether a command is on its way
        self.offered = False  # whether a rematch is, which the other player may accept at any time
        self.shown: tuple[int, int] | None = None  # the moment whose table was printed
        self.told: tuple[int, int] | None = None  # the moment of which the player had a hint or a warning
        self.phase_unannounced = False  # by heart, where the screen is cleared
        self.confirming = ""  # the command that has to be entered again
        self.leaving = False

    # --- the table -------------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the person leaves. Returns exit code 0 if the last game is over, 1 if it can be resumed.

        Raises ClaimError where the server ends the connection for good.
        """
        self._keep(self.held)
        self.link.start()
        try:
            while True:
                self._ask()
                self._take(*self._next())
        except (Left, KeyboardInterrupt, EOFError):
            return self._say_goodbye()
        finally:
            self.link.stop()
            self.keyboard.stop()

    def _connected(self) -> Link:
        link = Link(self.server, self.held, lambda heard: self.events.put((link, heard)))
        return link

    def _next(self) -> tuple[object, Any]:
        while True:
            try:
                return self.events.get(timeout=1)  # with an end, so that Ctrl-C is noticed on every system
            except queue.Empty:
                continue

    def _take(self, source: object, event: object) -> None:
        if source is not None and source is not self.link:
            return  # of the table before this one
        match event:
            case Typed(text):
                self.paper.answered(text)
                self._answer(text)
            case InputClosed():
                raise EOFError
            case State():
                self._change(event)
            case Done():
                self._done(event)
            case NextTable():
                self._go_on(event)
            case Lost():
                self.paper.line(self.words("page-reconnecting"))
            case Found():
                self.paper.line(self.words("remote-found"))
            case Refusal(error=error):
                self.paper.line(self._error(error))
            case Ended(error):
                if error.code in _GONE:
                    self.seats.drop(self.held)
                raise error

    def _say_goodbye(self) -> int:
        if self.over:
            if self.paper.prompting:
                self.paper.prompting = False
                self.paper.line()
            self.seats.drop(self.held)
            return 0
        command = f"claim play --server {shlex.quote(str(self.server))} --table {self.held.table}"
        self.paper.line(self.words("remote-kept"))
        self.paper.line(self.words("resume-tip", command=command))
        return 1

    # --- what is typed ---------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Prompt for a line where there is a use for one."""
        text = self._question()
        if text is None:
            return
        if not self.paper.prompting:
            self.paper.prompt(text)
        self.keyboard.request()

    def _question(self) -> str | None:
        if self.now is None or self.sent is not None or self.asked or self.leaving:
            return None
        if self.over and self.offered and not self.keyboard.interactive:
            return None  # nothing more is read until there is an answer
        if self.over:
            return self.words("remote-prompt-over")
        if self._my_turn:
            return self.words("prompt")
        if self.keyboard.interactive and self._chair(self._other).bot is None:
            return self.words("remote-prompt-waiting")
        return None

    def _answer(self, text: str) -> None:
        before, self.confirming = self.confirming, ""
        if self.over and not text.strip():
            raise Left
        self.prompt.answer(text, self._legal, lambda command: self._obey(command, before), self._put)

    def _obey(self, command: str, confirmed: str) -> None:
        view, show = self._view, self._show()
        if command == "rules":
            self.prompt.help(show, self._legal)
        elif command == "aid":
            show.page("aid-title", "aid-text")
        elif command == "rematch":
            self._rematch()
        elif command in ("resign", "leave"):
            self._give_up(command, confirmed=command == confirmed)
        elif view is None:
            self.paper.line(self.words("remote-waiting"))
        elif command == "seen":
            show.seen(view)
        elif command == "table":
            self._show_table(show, view)
        elif command == "hint":
            self._hint()
        elif command == "back":
            self._take_back()

    def _show_table(self, show: Show, view: View) -> None:
        if view.result is None:
            show.table(view)
        else:
            show.result(view, self.paper.line)

    def _put(self, card: Card) -> bool:
        """Send a card. Raises IllegalPlay where it may not be played."""
        view, you = self._view, self.held.seat
        if self.over:
            raise IllegalPlay("game_over", "", card=card)
        if view is None or view.turn is not you or self.sent is not None:
            raise IllegalPlay("not_your_turn", "", turn=you.other, seat=you)
        if card not in view.hand:
            raise IllegalPlay("not_in_hand", "", card=card, seat=you, hand=" ".join(view.hand))
        if card not in view.legal:
            raise IllegalPlay("must_follow", "", card=card, led=view.led or "", seat=you, legal=" ".join(view.legal))
        self.sent = view.ply
        ask = {"ask": True} if self._may_warn and self.told != self._moment else {}
        self.link.send(type="play", card=card, ply=view.ply, **ask)
        return True

    def _send(self, **command: str | int) -> None:
        """Send a command, and ask for nothing until the server has answered it."""
        self.asked = True
        self.link.send(**command)

    def _hint(self) -> None:
        table = self._table
        if table.hints and self._my_turn:
            self._send(type="hint")
        elif table.hints:
            self.paper.line(self.words("remote-not-turn"))
        elif table.by_heart:
            self.paper.line(self.words("hint-by-heart"))
        else:
            self.paper.line(self.words("hint-switched-off" if table.kind == "bot" else "error-hints_need_bot"))

    def _take_back(self) -> None:
        table = self._table
        if table.by_heart:
            self.paper.line(self.words("back-by-heart"))
        elif table.kind == "bot" and table.take_back_to is None:
            self.paper.line(self.words("back-nothing"))
        else:  # the server says why not at other tables
            self._send(type="take_back", to=table.take_back_to or 0)

    def _give_up(self, command: str, *, confirmed: bool) -> None:
        """Give the game up, or leave the table for good, once that was entered twice."""
        if self.over:
            if command == "leave":
                self._send(type="leave")
            else:
                self.paper.line(self.words("page-game-over"))
        elif confirmed:
            self._send(type=command)
        else:
            self.confirming = command
            self.paper.line(self.words(_CONFIRM[command]))

    def _rematch(self) -> None:
        if not self.over:
            self.paper.line(self.words("remote-not-over"))
            return
        drawn = self.held.rematch or secrets.token_hex(32)
        self._keep(replace(self.held, rematch=drawn))
        kind = "accept_rematch" if self._other in self._table.offered else "offer_rematch"
        self._send(type=kind, commitment=commitment(drawn))

    # --- what the server says --------------------------------------------------------------------------------------

    def _change(self, state: State) -> None:
        """Print what is new, and do what is next."""
        before, self.now = self.now, state
        table, view = state.table, state.view
        if self.sent is not None and (table.status == "over" or (view is not None and view.ply != self.sent)):
            self.sent = None
        self._reveal(before, table)
        tell_people(before, state, self._show(), self.server)
        self.phase_unannounced |= tell_played(before, state, self._show())
        if table.status == "over":
            if not self.over:
                self.over = True
                show_end(state, self._seen, self._show(), self.save)
                self.save = None
            if self.leaving:
                raise Left
        elif view is not None and self.shown != self._moment:
            self._tell_turn(view)
        self.offered = self.offered and not table.chairs[self._other].left
        offered = frozenset() if before is None else before.table.offered
        if self._other in table.offered - offered and self.held.seat not in table.offered:
            self.paper.line(self.words("page-rematch-offered", name=self._show().names[self._other]))

    def _reveal(self, before: State | None, table: TableNow) -> None:
        """Keep what is committed to, and reveal the own part of the shuffle once everybody is committed."""
        if table.status in ("waiting", "revealing"):
            opponent = table.chairs[self._other]
            held = replace(self.held, opponent=opponent.bot or opponent.name, leader=table.leader)
            self._keep(replace(held, commitment=table.commitment, commitments=table.commitments))
        yours = table.chairs[self.held.seat]
        ready = table.status == "revealing" and not yours.revealed and bool(self.held.contribution)
        if ready and (before is None or before.table.status != "revealing"):
            self.link.send(type="reveal", contribution=self.held.contribution)

    def _tell_turn(self, view: View) -> None:
        """Show the table to the player whose turn it is, and say whose it is otherwise."""
        self.shown = self._moment
        if self._my_turn:
            if self.phase_unannounced:
                self.phase_unannounced = False
                self.paper.line(self.words("phase-over-line"))
            if self._may_warn and len(view.legal) > 1:
                self.link.say(type="weigh")
            self._show().table(view)
        elif self._chair(self._other).bot is None:
            self.paper.line(self.words("remote-their-turn", name=self._show().names[self._other]))

    def _done(self, done: Done) -> None:
        """Say what became of a command."""
        kind = done.command["type"]
        self.asked = self.asked and kind in ("play", "reveal")
        self.offered = kind in ("offer_rematch", "accept_rematch") and done.error is None
        if kind == "play" and (done.error is not None or done.hint is not None):
            self.sent = None
        if done.error is not None:
            self.paper.line(self._error(done.error))
        elif done.hint is not None:
            self.told = self._moment
            show_told(done.hint, self.words, self.paper)
        elif kind == "leave":
            self.leaving = True  # and the state that says so is on its way
            if self.over:
                raise Left
        elif kind == "offer_rematch" and self._chair(self._other).bot is None:
            self.paper.line(self.words("page-rematch-asked"))

    def _go_on(self, told: NextTable) -> None:
        """Sit down at the rematch."""
        if self.held.rematch is None:
            return  # it was accepted on another device, which goes on
        old = self.held
        self._keep(HeldSeat(old.server, told.table, told.seat, told.token, old.rematch or "", old.opponent))
        self.seats.drop(old)
        self.link.stop()
        self.now, self.over, self.sent, self.shown, self.told, self.offered = None, False, None, None, None, False
        self.link = self._connected()
        self.link.start()

    # --- what is known ---------------------------------------------------------------------------------------------

    @property
    def _view(self) -> View | None:
        return None if self.now is None else self.now.view

    @property
    def _legal(self) -> tuple[Card, ...]:
        return () if self._view is None else self._view.legal

    @property
    def _my_turn(self) -> bool:
        return self._view is not None and self._view.turn is self.held.seat and not self.over

    @property
    def _may_warn(self) -> bool:
        return self.warns and self.now is not None and self.now.table.hints

    @property
    def _moment(self) -> tuple[int, int] | None:
        """The moment of the game: after a card was taken back, another may have as many plays."""
        if self.now is None or self.now.view is None:
            return None
        return self.now.view.ply, self.now.table.takebacks

    @property
    def _other(self) -> Seat:
        return self.held.seat.other

    def _chair(self, seat: Seat) -> Chair:
        return self._table.chairs[seat]

    @property
    def _table(self) -> TableNow:
        assert self.now is not None, "nothing is asked before the server has spoken"
        return self.now.table

    @property
    def _seen(self) -> Seen:
        """What was known before the deal."""
        held = self.held
        return Seen(held.seat, held.contribution, held.commitment, held.commitments, held.leader)

    def _show(self) -> Show:
        return Show(self.paper, self.words, names_at(self._table, self.words), self.held.seat)

    def _error(self, error: ClaimError) -> str:
        return in_words(error, self.words.language)

    def _keep(self, held: HeldSeat) -> None:
        """Keep the seat's file up to date. The game goes on where that fails."""
        if held == self.held and self.now is not None:
            return
        self.held = held
        try:
            self.seats.save(held)
        except ClaimError as error:
            self.paper.line(self.words("save-failed-line", problem=self._error(error)))
