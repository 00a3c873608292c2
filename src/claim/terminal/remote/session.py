"""Games at a server's table, one rematch after another, on the same screen as at home.

What is typed, what the server says and what becomes of the connection arrive in one queue and are handled one by one:
a line from the keyboard is asked for only when there is a use for it.
"""

import secrets
from contextlib import suppress
from dataclasses import replace

from claim.client.api import NOT_SIGNED_IN
from claim.client.errors import ServerRefusal
from claim.client.files import HeldSeat
from claim.client.messages import State, refusal
from claim.client.sockets import (
    CommandResult,
    ConnectionEnded,
    ConnectionLost,
    LobbyConnection,
    Reconnected,
    TableConnection,
)
from claim.game.cards import Card, Seat
from claim.game.errors import ClaimError, IllegalPlay
from claim.game.view import View
from claim.locales import in_words
from claim.pairing.messages import LobbyMessage
from claim.records.fair import commitment
from claim.records.verify import Seen
from claim.tables.states import PHRASES, ErrorMessage, NextTable, Said, SeatState, TableState
from claim.terminal.keyboard import InputClosed, Tick, Typed
from claim.terminal.prompt import Left, Prompt, is_quit
from claim.terminal.remote import news
from claim.terminal.remote.clocks import Clocks
from claim.terminal.remote.visit import Visit
from claim.terminal.show import Show

COMMANDS = {name: f"help-{name}" for name in ("aid", "seen", "table", "hint", "back")}
COMMANDS |= {"say": "remote-help-say", "mute": "remote-help-mute", "rematch": "remote-help-rematch"}
COMMANDS |= {"calloff": "remote-help-calloff", "holiday": "remote-help-holiday"}
COMMANDS |= {"resign": "remote-help-resign", "leave": "remote-help-leave"}
COMMANDS |= {"close": "remote-help-close", "quit": "remote-help-quit", "rules": ""}
_CONFIRM = {  # what is entered twice, and then sent
    "calloff": ("remote-confirm-calloff", "call_off"),
    "resign": ("remote-confirm-resign", "resign"),
    "leave": ("remote-confirm-leave", "leave"),
}
_TYPED = {"declare_holiday": "holiday", "call_off": "calloff", "take_back": "back", "resign": "resign"}
_TYPED |= {"offer_rematch": "rematch", "accept_rematch": "rematch", "leave": "leave", "close": "close", "hint": "hint"}
_ENDING = ("resign", "call_off", "close")
_GONE = ("no_table", "not_seated")  # a seat that is no longer there


class RemoteSession:
    """A seat at a server's table, played from a terminal."""

    def __init__(self, visit: Visit, held: HeldSeat, search: LobbyConnection | None = None) -> None:
        """`search` goes on meanwhile: the session ends once it has found an opponent, and keeps its events."""
        self.visit = visit
        self.server, self.seats, self.inbox = visit.server, visit.seats, visit.inbox
        self.words, self.paper = visit.words, visit.paper
        self.search = search
        self.of_search: list[object] = []
        self.save = visit.save if search is None else None
        self.kept = True  # whether the seat's file is up to date, if it has one
        self.prompt = Prompt(COMMANDS, self.words, self.paper)
        self._sit_down(held)

    def _sit_down(self, held: HeldSeat) -> None:
        self.held = held
        self.connection = TableConnection(self.server, held, self.inbox.events, self.visit.api.session)
        self.clocks = Clocks(held.seat, self.words)
        self.now: State | None = None
        self.over = False
        self.shown: tuple[int, int] | None = None  # the moment whose table was printed
        self.advised: tuple[int, int] | None = None  # the moment of which the player had a hint or a warning
        self.sent: int | None = None  # the ply of a card that is on its way
        self.waiting = False  # for the answer to another command
        self.offered = False  # whether a rematch is, which the other player may accept at any time
        self.confirming = ""  # the command that has to be entered again
        self.leaving = False
        self.shuffle_explained = False  # whether was said whom the shuffle waits for
        self.phase_unannounced = False  # by heart, where the screen is cleared

    def play(self) -> int:
        """Play until the person leaves. Returns exit code 0 if the last game is over, 1 if it can be resumed.

        Raises ClaimError where the server ends the connection for good.
        """
        self.keep(self.held)
        self.connection.start()
        visit, lobby = self.visit, None
        if self.search is None and visit.account is not None:  # who challenges the user is told here too
            lobby = LobbyConnection(visit.server, visit.identity.player, self.inbox.events, visit.api.session)
            lobby.start()
        try:
            with suppress(Left, KeyboardInterrupt, EOFError):
                while self.search is None or not self.search.opponent_waits:
                    self.ask()
                    self._take(*self.inbox.next())
            return self._say_goodbye()
        finally:
            self.connection.stop()
            if lobby is not None:
                lobby.stop()

    def _take(self, source: object, event: object) -> None:  # noqa: PLR0912  (one case per kind of event)
        """Handle what has happened."""
        if isinstance(event, LobbyMessage):
            self.visit.tell_challenges(event)
        if source is not None and source is self.search:
            self.of_search.append(event)
            return
        if source is not None and source is not self.connection:
            return  # of the table before this one
        match event:
            case Tick():
                self.tick()
            case Typed(text):
                self.paper.answered(text)
                self.answer(text)
            case InputClosed():
                raise EOFError
            case State():
                self._change(event)
            case CommandResult():
                self._answered(event)
            case NextTable():
                self._go_on(event)
            case Said(seat=seat, phrase=phrase) if self.now is not None and not self.held.muted and phrase in PHRASES:
                said = {"name": self.show().names[seat], "phrase": self.words(f"phrase-{phrase}")}
                self.paper.line(self.words("phrase-ui-said", **said))
            case ConnectionLost():
                self.clocks.stop()
                self.paper.line(self.words("page-reconnecting"))
            case Reconnected():
                self.paper.line(self.words("remote-found"))
            case ErrorMessage(id=command):  # that of a command is sent again
                self.paper.line(self.error(refusal(event)) if command is None else self.words("remote-saved-later"))
            case ConnectionEnded(error):
                self._end(error)

    # --- what is typed ---------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Prompt for a line where there is a use for one."""
        text = self._question()
        if text is None:
            return
        if not self.paper.prompting:
            self.paper.prompt(text)
        self.inbox.keyboard.request()

    def tick(self) -> None:
        """Let the clocks in the prompt go on, and warn when time runs short."""
        if self.now is None:
            return
        for line in (self.clocks.warning(), self._shuffle_waits()):
            if line is not None:
                self.paper.line(line)
                self.ask()
        text = self._question()
        if text is not None:
            self.paper.reprompt(text)

    def _shuffle_waits(self) -> str | None:
        """Return whom the shuffle waits for, once."""
        if self.table.status != "revealing" or self.shuffle_explained:
            return None
        self.shuffle_explained = True
        if not self.chair(self.held.seat).revealed and not self.held.contribution:
            return self.words("remote-shuffle-elsewhere")
        if self.chair(self.other).bot is None and not self.chair(self.other).revealed:
            return self.words("remote-shuffle-waits", name=self.show().names[self.other])
        return None

    def _question(self) -> str | None:
        if self.now is None or self.sent is not None or self.waiting or self.leaving:
            return None
        interactive = self.inbox.keyboard.interactive
        if self.over and self.offered and not interactive:
            return None  # nothing more is read until there is an answer
        if self.over:
            return self.words("remote-prompt-over")
        if self.my_turn:
            return self._with_clocks(self.words("prompt"))
        if interactive and self.chair(self.other).bot is None:
            return self._with_clocks(self.words("remote-prompt-waiting"))
        return None

    def _with_clocks(self, prompt: str) -> str:
        """Return a prompt behind the clocks; these alone where both are too long for the line."""
        clocks = self.clocks.shown(self.show().names)
        return self.paper.fitting(clocks + prompt, clocks.rstrip(), self.clocks.bare()) if clocks else prompt

    def answer(self, text: str) -> None:
        """Do what a line asks for. Raises Left where that is to leave."""
        if self.now is None:  # it was asked for elsewhere, or at the table before
            if is_quit(text, self.words):
                raise Left
            self.paper.line(self.words("remote-waiting"))
            return
        before, self.confirming = self.confirming, ""
        if self.over and not text.strip():
            raise Left
        first, _, rest = text.strip().partition(" ")
        if rest and self.prompt.command(first) == "say":
            self._speak(rest.strip())
            return
        if rest and self.prompt.command(first) == "holiday":
            self._take_holiday(rest.strip())
            return
        if self.prompt.command(first + rest) is not None:
            text = first + rest  # call off
        typed = self.prompt.read(text, self.legal)
        if isinstance(typed, Card):
            try:
                self._put(typed)
            except IllegalPlay as refusal:
                self.prompt.explain(refusal)
        elif typed is not None:
            self._obey(typed, confirmed=typed == before)

    def _put(self, card: Card) -> None:
        """Send a card. Raises IllegalPlay where it may not be played."""
        view, you = self.view, self.held.seat
        if self.over:
            raise IllegalPlay("game_over", "", card=card)
        if view is None or view.turn is not you or self.sent is not None:
            raise IllegalPlay("not_your_turn", "", turn=you.other, seat=you)
        if card not in view.hand:
            raise IllegalPlay("not_in_hand", "", card=card, seat=you, hand=" ".join(view.hand))
        if card not in view.legal:
            raise IllegalPlay("must_follow", "", card=card, led=view.led or "", seat=you, legal=" ".join(view.legal))
        self.sent = view.ply
        ask = {"ask": True} if self._may_warn and self.advised != self.moment else {}
        self.connection.send(type="play", card=card, ply=view.ply, **ask)

    def _obey(self, command: str, *, confirmed: bool) -> None:  # noqa: PLR0912  (one case per command)
        """Carry out a command. `confirmed`: it was the line before, too."""
        view, show = self.view, self.show()
        match command:
            case "rules":
                self.prompt.help(show, self.legal)
            case "aid":
                show.page("aid-title", "aid-text")
            case "rematch":
                self._rematch()
            case "say":
                self._show_phrases()
            case "mute":
                self._mute()
            case "holiday":
                self._take_holiday("")
            case "close":
                self._send(type="close")  # the server says whether it is time
            case "calloff" | "resign" | "leave":
                self._give_up(command, confirmed=confirmed)
            case _ if view is None:
                self.paper.line(self.words("remote-waiting"))
            case "seen":
                show.seen(view)
            case "table" if view.result is None:
                show.table(view)
            case "table":
                show.result(view)
            case "hint":
                self._hint()
            case "back":
                self._take_back()

    def _send(self, **command: str | int) -> None:
        """Send a command, and ask for nothing until the server has answered it."""
        self.waiting = True
        self.connection.send(**command)

    def _hint(self) -> None:
        table = self.table
        if table.hints and self.my_turn:
            self._send(type="hint")
        elif table.hints:
            self.paper.line(self.words("remote-not-turn"))
        elif table.options.by_heart:
            self.paper.line(self.words("hint-by-heart"))
        else:
            self.paper.line(self.words("hint-switched-off" if table.kind == "bot" else "error-hints_need_bot"))

    def _take_back(self) -> None:
        table = self.table
        if table.options.by_heart:
            self.paper.line(self.words("back-by-heart"))
        elif table.kind == "bot" and table.take_back_to is None:
            self.paper.line(self.words("back-nothing"))
        else:  # the server says why not at other tables
            self._send(type="take_back", to=table.take_back_to or 0)

    def _give_up(self, command: str, *, confirmed: bool) -> None:
        """Call the game off, give it up, or leave the table for good, once that was entered twice."""
        may_call_off = self.table.kind == "friend" and self.view is not None and not self.view.ply
        if self.over:
            if command == "leave":
                self._send(type="leave")
            else:
                self.paper.line(self.words("page-game-over"))
        elif confirmed or (command == "calloff" and not may_call_off):  # the server says why not
            self._send(type=_CONFIRM[command][1])
        else:
            self.confirming = command
            self.paper.line(self.words(_CONFIRM[command][0]))

    def _show_phrases(self) -> None:
        """Print all phrases with their numbers."""
        for number, phrase in enumerate(PHRASES, 1):
            self.paper.line(f"{number:4}  ", self.words(f"phrase-{phrase}"))

    def _speak(self, text: str) -> None:
        """Say the phrase of this number to the other player. It need not arrive."""
        number = int(text) if text.isascii() and text.isdecimal() and len(text) <= 2 else 0
        if not 1 <= number <= len(PHRASES):
            self._show_phrases()
            return
        phrase, other = PHRASES[number - 1], self.chair(self.other)
        if other.bot is not None or other.left or not other.online:
            self.paper.line(self.error(ServerRefusal("nobody_listens", {"table": self.table.id})))
        elif self.connection.say(type="say", id=secrets.token_urlsafe(12), phrase=phrase):
            self.paper.line(self.words("remote-you-say", phrase=self.words(f"phrase-{phrase}")))
        else:
            self.paper.line(self.words("page-reconnecting"))

    def _mute(self) -> None:
        """Hear no more phrases at this table, or hear them again."""
        self.keep(replace(self.held, muted=not self.held.muted))
        message = "phrase-ui-muted" if self.held.muted else "remote-unmuted"
        self.paper.line(self.words(message, name=self.show().names[self.other]))

    def _take_holiday(self, days: str) -> None:
        """Stop the clock for so many days. The server says whether that can be."""
        if days.isascii() and days.isdecimal() and len(days) <= 3:
            self._send(type="declare_holiday", days=int(days))
        else:
            self.paper.line(self.words("remote-holiday-how"))

    def _rematch(self) -> None:
        if not self.over:
            self.paper.line(self.words("remote-not-over"))
            return
        contribution = self.held.rematch or secrets.token_hex(32)
        self.keep(replace(self.held, rematch=contribution))
        kind = "accept_rematch" if self.other in self.table.rematch.offered else "offer_rematch"
        self._send(type=kind, commitment=commitment(contribution))

    # --- what the server says --------------------------------------------------------------------------------------

    def _change(self, state: State) -> None:
        """Print what is new, and do what is next."""
        before, self.now = self.now, state
        table, view, show = state.table, state.view, self.show()
        self.clocks.update(state)
        if self.sent is not None and (table.status == "over" or (view is not None and view.ply != self.sent)):
            self.sent = None
        self._reveal(before, table)
        news.show_people(before, state, show, self.server)
        self.phase_unannounced |= news.show_plays(before, state, show)
        for line in self.clocks.holidays(before, state, show.names):
            self.paper.line(line)
        if table.status == "over":
            if not self.over:
                self.over, self.waiting = True, False
                news.show_end(state, self._seen, show, self.save)
                self.save = None
            if self.leaving or view is None:  # without a deal there is nothing to play again
                raise Left
        elif view is not None and self.shown != self.moment:
            self._show_turn(view)
        self.offered = self.offered and not table.seats[self.other].left
        offered, offered_before = table.rematch.offered, () if before is None else before.table.rematch.offered
        if self.other in offered and self.other not in offered_before and self.held.seat not in offered:
            self.paper.line(self.words("page-rematch-offered", name=show.names[self.other]))

    def _reveal(self, before: State | None, table: TableState) -> None:
        """Reveal the own part of the shuffle once both are committed, and keep what was committed to before.

        What the server says of that later counts for nothing: by then it may know this part.
        """
        opponent = table.seats[self.other]
        if not self.held.revealed and table.status in ("waiting", "revealing"):
            held = replace(self.held, opponent=opponent.bot or opponent.name, leader=table.options.leader)
            self.keep(replace(held, commitment=table.commitment, commitments=dict(table.commitments)))
        committed = opponent.bot is not None or table.commitments[self.other] is not None
        ready = table.status == "revealing" and committed and bool(self.held.contribution)
        first = before is None or before.table.status != "revealing"
        if ready and not table.seats[self.held.seat].revealed and first:
            self.keep(replace(self.held, revealed=True))
            self.connection.send(type="reveal", contribution=self.held.contribution)

    def _show_turn(self, view: View) -> None:
        """Show the table to the player whose turn it is, and say whose it is otherwise."""
        self.shown = self.moment
        if self.my_turn:
            if self.phase_unannounced:
                self.phase_unannounced = False
                self.paper.line(self.words("phase-over-line"))
            if self._may_warn and len(view.legal) > 1:
                self.connection.say(type="weigh")
            self.show().table(view)
        elif self.chair(self.other).bot is None:
            self.paper.line(self.words("remote-their-turn", name=self.show().names[self.other]))

    def _answered(self, result: CommandResult) -> None:
        """Say what became of a command."""
        kind = result.command["type"]
        ends = kind in _ENDING and result.error is None and not self.over  # the state that says so is on its way
        self.waiting = ends or (self.waiting and kind in ("play", "reveal"))
        self.offered = kind in ("offer_rematch", "accept_rematch") and result.error is None
        if kind == "play" and (result.error is not None or result.hint is not None):
            self.sent = None
        if result.error is not None:
            self.paper.line(self.error(result.error))
        elif result.hint is not None:
            self.advised = self.moment
            news.show_hint(result.hint, self.words, self.paper)
        elif kind == "leave":
            self.leaving = True  # and the state that says so is on its way
            if self.over:
                raise Left
        elif kind == "offer_rematch" and self.chair(self.other).bot is None:
            self.paper.line(self.words("page-rematch-asked"))

    def _go_on(self, next_table: NextTable) -> None:
        """Sit down at the rematch."""
        old = self.held
        if old.rematch is None:
            return  # it was accepted on another device, which goes on
        table, seat, token = next_table.table, next_table.seat, next_table.token or ""
        self.keep(HeldSeat(old.server, table, seat, token, old.rematch, old.opponent, muted=old.muted))
        self.seats.drop(old)
        self.connection.stop()
        self._sit_down(self.held)
        self.connection.start()

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
        self.paper.line(self.words("remote-kept"))
        self.paper.line(self.words("resume-tip", command=self.visit.resume_command(self.held.table)))
        return 1

    # --- what is known ---------------------------------------------------------------------------------------------

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
        return None if self.view is None else (self.view.ply, self.table.takebacks)

    @property
    def table(self) -> TableState:
        """The table as it is now."""
        assert self.now is not None, "nothing is asked before the server has spoken"
        return self.now.table

    @property
    def other(self) -> Seat:
        """The seat across the table."""
        return self.held.seat.other

    def chair(self, seat: Seat) -> SeatState:
        """Return a seat of the table."""
        return self.table.seats[seat]

    @property
    def stood_up(self) -> bool:
        """Whether an opponent was found who did not come, or left, so that nothing was dealt."""
        if self.now is None or self.view is not None or self.table.status != "over":
            return False
        table, you = self.table, self.held.seat
        gave_up = table.seats[you].left or (table.forfeit is not None and table.forfeit.seat is you)
        return not gave_up and you not in table.absent

    @property
    def _may_warn(self) -> bool:
        return self.visit.warns and self.now is not None and self.now.table.hints

    @property
    def _seen(self) -> Seen:
        """What was known before the deal."""
        held = self.held
        return Seen(held.seat, held.contribution, held.commitment, held.commitments, held.leader)

    def show(self) -> Show:
        """Return what prints for this seat."""
        return Show(self.paper, self.words, news.names_at(self.table, self.words), self.held.seat)

    def error(self, error: ClaimError) -> str:
        """Return an error in the user's language, where a command has the name that is typed."""
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
