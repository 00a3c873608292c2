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
from claim.client.messages import NextTable, Refusal, Said, State, TableNow
from claim.client.seats import HeldSeat, Seats
from claim.game.cards import Card
from claim.game.errors import IllegalPlay
from claim.game.view import View
from claim.locales import Words
from claim.records.fair import commitment
from claim.terminal.keyboard import InputClosed, Keyboard, Typed
from claim.terminal.paper import Paper
from claim.terminal.prompt import Left, Prompt
from claim.terminal.remote_end import show_end
from claim.terminal.remote_hint import show_told
from claim.terminal.remote_news import tell_people, tell_played
from claim.terminal.remote_phrases import phrase_of, show_phrases, tell_phrase
from claim.terminal.remote_seat import RemoteSeat
from claim.terminal.show import Show

COMMANDS = {name: f"help-{name}" for name in ("aid", "seen", "table", "hint", "back")}
COMMANDS |= {"say": "remote-help-say", "mute": "remote-help-mute", "rematch": "remote-help-rematch"}
COMMANDS |= {"resign": "remote-help-resign", "leave": "remote-help-leave"}
COMMANDS |= {"close": "remote-help-close", "quit": "remote-help-quit", "rules": ""}
_CONFIRM = {"resign": "remote-confirm-resign", "leave": "remote-confirm-leave"}
_GONE = ("no_table", "not_seated")  # a seat that is no longer there


class RemoteSession(RemoteSeat):
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
        super().__init__(server, held, seats, words, paper)
        self.save = save
        self.warns = warns
        self.events: queue.Queue[tuple[object, Any]] = queue.Queue()
        self.keyboard = Keyboard(lambda heard: self.events.put((None, heard)))
        self.prompt = Prompt(COMMANDS, words, paper, paper.ask)
        self.link = self._connected()
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
        self.keep(self.held)
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
            case Said(seat, phrase) if not self.held.muted:
                tell_phrase(phrase, self.show().names[seat], self.words, self.paper)
            case Lost():
                self.paper.line(self.words("page-reconnecting"))
            case Found():
                self.paper.line(self.words("remote-found"))
            case Refusal(error=error):
                self.paper.line(self.error(error))
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
        if self.my_turn:
            return self.words("prompt")
        if self.keyboard.interactive and self.chair(self.other).bot is None:
            return self.words("remote-prompt-waiting")
        return None

    def _answer(self, text: str) -> None:
        before, self.confirming = self.confirming, ""
        if self.over and not text.strip():
            raise Left
        first, _, rest = text.strip().partition(" ")
        if rest and self.prompt.command(first) == "say":
            self._speak(rest.strip())
            return
        self.prompt.answer(text, self.legal, lambda command: self._obey(command, before), self._put)

    def _obey(self, command: str, confirmed: str) -> None:
        view, show = self.view, self.show()
        if command == "rules":
            self.prompt.help(show, self.legal)
        elif command == "aid":
            show.page("aid-title", "aid-text")
        elif command == "rematch":
            self._rematch()
        elif command == "say":
            show_phrases(self.words, self.paper)
        elif command == "mute":
            self._mute()
        elif command == "close":  # the server says whether it is time
            self._send(type="close")
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
        ask = {"ask": True} if self._may_warn and self.told != self.moment else {}
        self.link.send(type="play", card=card, ply=view.ply, **ask)
        return True

    def _send(self, **command: str | int) -> None:
        """Send a command, and ask for nothing until the server has answered it."""
        self.asked = True
        self.link.send(**command)

    def _hint(self) -> None:
        table = self.table
        if table.hints and self.my_turn:
            self._send(type="hint")
        elif table.hints:
            self.paper.line(self.words("remote-not-turn"))
        elif table.by_heart:
            self.paper.line(self.words("hint-by-heart"))
        else:
            self.paper.line(self.words("hint-switched-off" if table.kind == "bot" else "error-hints_need_bot"))

    def _take_back(self) -> None:
        table = self.table
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

    def _speak(self, wanted: str) -> None:
        """Say the phrase of this number to the other player. It need not arrive: nobody waits for it."""
        phrase = phrase_of(wanted)
        if phrase is None:
            show_phrases(self.words, self.paper)
            return
        self.link.say(type="say", id=secrets.token_urlsafe(12), phrase=phrase)
        self.paper.line(self.words("remote-you-say", phrase=self.words(f"phrase-{phrase}")))

    def _mute(self) -> None:
        """Hear no more phrases at this table, or hear them again."""
        self.keep(replace(self.held, muted=not self.held.muted))
        message = "phrase-ui-muted" if self.held.muted else "remote-unmuted"
        self.paper.line(self.words(message, name=self.show().names[self.other]))

    def _rematch(self) -> None:
        if not self.over:
            self.paper.line(self.words("remote-not-over"))
            return
        drawn = self.held.rematch or secrets.token_hex(32)
        self.keep(replace(self.held, rematch=drawn))
        kind = "accept_rematch" if self.other in self.table.offered else "offer_rematch"
        self._send(type=kind, commitment=commitment(drawn))

    # --- what the server says --------------------------------------------------------------------------------------

    def _change(self, state: State) -> None:
        """Print what is new, and do what is next."""
        before, self.now = self.now, state
        table, view = state.table, state.view
        if self.sent is not None and (table.status == "over" or (view is not None and view.ply != self.sent)):
            self.sent = None
        self._reveal(before, table)
        tell_people(before, state, self.show(), self.server)
        self.phase_unannounced |= tell_played(before, state, self.show())
        if table.status == "over":
            if not self.over:
                self.over = True
                show_end(state, self.seen, self.show(), self.save)
                self.save = None
            if self.leaving:
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
        self.asked = self.asked and kind in ("play", "reveal")
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
        self.link = self._connected()
        self.link.start()

    @property
    def _may_warn(self) -> bool:
        return self.warns and self.now is not None and self.now.table.hints
