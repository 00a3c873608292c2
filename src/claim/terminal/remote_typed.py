"""What a player types at a server's table: cards, and the commands that may be typed in their place."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace

from claim.client.address import Server
from claim.client.errors import ServerRefusal
from claim.client.link import Link
from claim.client.seats import HeldSeat, Seats
from claim.game.cards import Card
from claim.game.errors import IllegalPlay
from claim.game.view import View
from claim.locales import Words
from claim.records.fair import commitment
from claim.terminal.inbox import Inbox
from claim.terminal.paper import Paper
from claim.terminal.prompt import Left, Prompt, is_quit
from claim.terminal.remote_clock import Clocks
from claim.terminal.remote_phrases import phrase_of, show_phrases
from claim.terminal.remote_seat import RemoteSeat
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


class RemoteTyping(RemoteSeat):
    """A seat whose player may type something."""

    def __init__(
        self,
        server: Server,
        held: HeldSeat,
        seats: Seats,
        words: Words,
        paper: Paper,
        inbox: Inbox,
        *,
        warns: bool,
        cookie: Mapping[str, str] | None,
    ) -> None:
        super().__init__(server, held, seats, words, paper)
        self.warns = warns
        self.inbox = inbox
        self.cookie = cookie
        self.prompt = Prompt(COMMANDS, words, paper, paper.ask)
        self.link = self.connected()
        self.clocks = Clocks(held.seat, words)
        self.sent: int | None = None  # the ply of a card that is on its way
        self.asked = False  # whether a command is on its way
        self.offered = False  # whether a rematch is, which the other player may accept at any time
        self.told: tuple[int, int] | None = None  # the moment of which the player had a hint or a warning
        self.confirming = ""  # the command that has to be entered again
        self.leaving = False
        self.shuffle_told = False  # whether was said whom the shuffle waits for

    def connected(self) -> Link:
        """Return a connection to the table, which has yet to be started."""
        link = Link(self.server, self.held, lambda heard: self.inbox.events.put((link, heard)), self.cookie)
        return link

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
        if self.table.status != "revealing" or self.shuffle_told:
            return None
        self.shuffle_told = True
        if not self.chair(self.held.seat).revealed and not self.held.contribution:
            return self.words("remote-shuffle-elsewhere")
        if self.chair(self.other).bot is None and not self.chair(self.other).revealed:
            return self.words("remote-shuffle-waits", name=self.show().names[self.other])
        return None

    def _question(self) -> str | None:
        if self.now is None or self.sent is not None or self.asked or self.leaving:
            return None
        interactive = self.inbox.keyboard.interactive
        if self.over and self.offered and not interactive:
            return None  # nothing more is read until there is an answer
        if self.over:
            return self.words("remote-prompt-over")
        if self.my_turn:
            return self._timed(self.words("prompt"))
        if interactive and self.chair(self.other).bot is None:
            return self._timed(self.words("remote-prompt-waiting"))
        return None

    def _timed(self, prompt: str) -> str:
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
        if rest and self.prompt.command(first) in ("say", "holiday"):
            (self._speak if self.prompt.command(first) == "say" else self._take_holiday)(rest.strip())
            return
        if self.prompt.command(first + rest) is not None:
            text = first + rest  # call off
        self.prompt.answer(text, self.legal, lambda command: self._obey(command, before), self._put)

    def _obey(self, command: str, confirmed: str) -> None:
        view, show = self.view, self.show()
        anytime: Mapping[str, Callable[[], None]] = {
            "rules": lambda: self.prompt.help(show, self.legal),
            "aid": lambda: show.page("aid-title", "aid-text"),
            "rematch": self._rematch,
            "say": lambda: show_phrases(self.words, self.paper),
            "mute": self._mute,
            "holiday": lambda: self._take_holiday(""),
            "close": lambda: self._send(type="close"),  # the server says whether it is time
        }
        if command in anytime:
            anytime[command]()
        elif command in _CONFIRM:
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
        """Call the game off, give it up, or leave the table for good, once that was entered twice."""
        if self.over:
            if command == "leave":
                self._send(type="leave")
            else:
                self.paper.line(self.words("page-game-over"))
        elif confirmed or (command == "calloff" and not self._may_call_off):  # the server says why not
            self._send(type=_CONFIRM[command][1])
        else:
            self.confirming = command
            self.paper.line(self.words(_CONFIRM[command][0]))

    @property
    def _may_call_off(self) -> bool:
        return self.table.kind == "friend" and self.view is not None and not self.view.ply

    def _speak(self, wanted: str) -> None:
        """Say the phrase of this number to the other player. It need not arrive: nobody waits for it."""
        phrase = phrase_of(wanted)
        if phrase is None:
            show_phrases(self.words, self.paper)
            return
        other = self.chair(self.other)
        if other.bot is not None or other.left or not other.online:
            self.paper.line(self.error(ServerRefusal("nobody_listens", {"table": self.table.id})))
            return
        if self.link.say(type="say", id=secrets.token_urlsafe(12), phrase=phrase):
            self.paper.line(self.words("remote-you-say", phrase=self.words(f"phrase-{phrase}")))
        else:
            self.paper.line(self.words("page-reconnecting"))

    def _take_holiday(self, days: str) -> None:
        """Stop the clock for so many days. The server says whether that can be."""
        if days.isascii() and days.isdecimal() and len(days) <= 3:
            self._send(type="declare_holiday", days=int(days))
        else:
            self.paper.line(self.words("remote-holiday-how"))

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

    @property
    def _may_warn(self) -> bool:
        return self.warns and self.now is not None and self.now.table.hints
