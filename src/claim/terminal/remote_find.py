"""Finding an opponent at a server: the wait, a bot meanwhile, and the table that was found."""

import queue
import time
from collections.abc import Callable

from claim.client.games import bots_at
from claim.client.line import Ended, Found, Lost
from claim.client.lobby import LobbyHeard, LobbyLink, Paired, Room, SoughtElsewhere
from claim.client.messages import Refusal
from claim.client.seats import HeldSeat
from claim.game.errors import ClaimError, quote
from claim.terminal.keyboard import InputClosed, Typed
from claim.terminal.prompt import Left, is_quit
from claim.terminal.remote_clock import face
from claim.terminal.remote_visit import USUAL_BOT, RemoteVisit

PATIENCE = 20.0  # seconds after which a bot is offered
_BOT = "b"  # the same in all languages: the screen names it


class Finder:
    """Looks for an opponent in one of the two pools."""

    def __init__(self, visit: RemoteVisit, pool: str, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` counts seconds."""
        self.visit = visit
        self.pool = pool
        self.clock = clock
        self.words, self.paper, self.inbox = visit.words, visit.paper, visit.inbox
        self.heard: queue.SimpleQueue[LobbyHeard] = queue.SimpleQueue()
        self.room: Room | None = None
        self.paired: Paired | None = None
        self.wanted = False  # whether a table waits: set by the connection's thread
        self.since = clock()
        self.met = False  # whether the server has ever answered
        self.offered = False  # whether a bot was offered
        self.bots: list[str] = []  # those of whom one is to be chosen
        self.elsewhere = False  # whether the same person looks from somewhere else
        self.link = self._connected()

    def play(self) -> int:
        """Find an opponent and play, as often as it takes until one comes. Returns the exit code of that game, or 1.

        Raises ClaimError where the server refuses or cannot be reached.
        """
        while True:
            held = self.find()
            if held is None:
                return 1
            session = self.visit.session(held)
            code = session.play()
            if not session.stood_up:
                return code
            self.paper.line(self.words("lobby-kept"))

    def find(self) -> HeldSeat | None:
        """Wait for an opponent; return the seat at the table that was found, or None where the wait was ended.

        Raises ClaimError where the server refuses, and where it cannot be reached when it is first looked for.
        """
        self._begin()
        try:
            while self.paired is None:
                self.ask()
                self._take(*self.inbox.next(self._tick))
            self.paper.line(self.words("lobby-found"))
            self.paper.bell()
            return self.link.seat(self.paired)
        except (Left, KeyboardInterrupt, EOFError):
            self.link.cancel()
            if not self.elsewhere:
                self.paper.line(self.words("remote-stopped-looking"))
            return None
        finally:
            self.link.stop()

    def _begin(self) -> None:
        if not self.met:
            self.visit.api.get("about")  # a connection would be tried again for ever, as if it had only been lost
            self.met = True
        self.visit.keep_identity()
        self.room, self.paired, self.wanted, self.since, self.bots = None, None, False, self.clock(), []
        self.heard = queue.SimpleQueue()  # what came after an opponent was found is of no use any more
        self.link = self._connected()
        self.link.seek(self.pool, self.visit.name)
        self.link.start()

    def _connected(self) -> LobbyLink:
        def hear(heard: LobbyHeard) -> None:
            self.heard.put(heard)
            if isinstance(heard, Room) and heard.paired is not None and link.is_mine(heard.paired.id):
                self.wanted = heard.paired.state == "fresh"
            self.inbox.events.put((link, None))  # wakes whoever waits

        link = LobbyLink(self.visit.server, self.visit.identity.player, hear, self.visit.api.session)
        return link

    # --- what happens ----------------------------------------------------------------------------------------------

    def _take(self, source: object, event: object) -> None:
        if source is None and isinstance(event, Typed):
            self.paper.answered(event.text)
            self._answer(event.text.strip().lower())
        elif source is None and isinstance(event, InputClosed):
            raise EOFError
        while self.paired is None and not self.heard.empty():
            self._hear(self.heard.get())

    def _hear(self, heard: LobbyHeard) -> None:
        match heard:
            case Room():
                self._show(heard)
            case Lost() | Found():
                self.paper.line(self.words("remote-looking-lost" if isinstance(heard, Lost) else "remote-found"))
            case SoughtElsewhere():
                self.paper.line(self.words("remote-looking-elsewhere"))
                self.elsewhere = True
                raise Left
            case Refusal(error=error) | Ended(error):
                self._refused(error)

    def _refused(self, error: ClaimError) -> None:
        """Raise what the server refused, after saying how to go on with a game that is in the way."""
        self.paper.close_prompt()
        table = str(error.params.get("table", ""))
        if error.code == "playing_already" and table:
            self.visit.tell_unfinished(table)
        raise error

    def _show(self, room: Room) -> None:
        """Take in what the lobby is like now."""
        first, self.room = self.room is None, room
        if first:
            self.paper.line(self.words("clock-told", clock=self.pool))
            if room.hour is not None and room.people <= 1:
                self.paper.line(self.words("lobby-hour", time=self.words.moment(room.hour)))
            if not self.inbox.keyboard.interactive:
                self.paper.line(self.words("lobby-looking", clock=self.pool))
        if room.seek is not None and self.link.is_mine(room.seek.id):
            self.since = self.clock() - room.seek.waited
        if room.paired is not None and self.link.is_mine(room.paired.id):
            self._found(room.paired)

    def _found(self, paired: Paired) -> None:
        if paired.state == "fresh":
            self.paired = paired
        elif paired.state == "kept":  # all of it while the line was down
            self.link.seek(self.pool, self.visit.name)
        else:
            self.paper.line(self.words("lobby-missed"))
            raise Left

    def _answer(self, text: str) -> None:
        if is_quit(text, self.words):
            raise Left
        bots, self.bots = self.bots, []
        if text == _BOT:
            self._show_bots()
        elif bots and not text:
            self._play_meanwhile(_usual(bots))
        elif text.isascii() and text.isdecimal() and len(text) <= 3 and 1 <= int(text) <= len(bots):
            self._play_meanwhile(bots[int(text) - 1])
        elif bots:
            self.bots = bots
            self.paper.line(self.words("remote-menu-which", most=len(bots)))
        elif text:
            self.paper.line(self.words("remote-looking-keys", text=quote(text)))

    def _show_bots(self) -> None:
        """Ask which bot is to be played. An opponent may be found before the answer."""
        try:
            self.bots = bots_at(self.visit.api)
        except ClaimError as error:  # no game, but the search goes on
            self.paper.line(self.visit.error(error))
            return
        for number, bot in enumerate(self.bots, 1):
            self.paper.row(f"{number:4}  ", self.words.bot(bot))
        self.paper.line(self.words("remote-menu-level", name=self.words.bot(_usual(self.bots))))

    def _play_meanwhile(self, bot: str) -> None:
        visit = self.visit
        try:
            visit.session(visit.api.create("bot", visit.name, bot), lambda: self.wanted).play()
        except ClaimError as error:  # no game, but the search goes on
            self.paper.line(visit.error(error))

    # --- the prompt ------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Show how long the wait has been. A script is asked for nothing: its lines are for the game."""
        if not self.inbox.keyboard.interactive:
            return
        if self.room is None:
            pass  # there is nothing to show, but it can be stopped
        elif self.paper.prompting:
            self.paper.reprompt(self._question())
        else:
            self.paper.prompt(self._question())
        self.inbox.keyboard.request()

    def _tick(self) -> None:
        if self.room is not None and self.clock() - self.since >= PATIENCE and not self.offered:
            self.offered = True
            if self.inbox.keyboard.interactive:
                self.paper.line(self.words("remote-meanwhile"))
        self.ask()

    def _question(self) -> str:
        assert self.room is not None, "there is no question before the lobby was shown"
        waited = face(round(1000 * max(0.0, self.clock() - self.since)), self.words)
        others = max(0, self.room.people - 1)
        whole = self.words("remote-looking", time=waited, count=others)
        return self.paper.fitting(whole, f"[{waited}] {self.words('lobby-looking', clock=self.pool)}", f"[{waited}]")


def _usual(bots: list[str]) -> str:
    return USUAL_BOT if USUAL_BOT in bots else bots[0]
