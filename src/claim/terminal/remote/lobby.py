"""What to play at a server: a menu, also of who waits there, and the search for an opponent, with a bot meanwhile."""

import queue
import time
from collections.abc import Callable, Sequence
from functools import partial

from claim.client.address import parse_table
from claim.client.files import HeldSeat
from claim.client.messages import refusal
from claim.client.sockets import (
    POOLS,
    ConnectionEnded,
    ConnectionLost,
    LobbyConnection,
    Reconnected,
    SoughtElsewhere,
)
from claim.game.errors import ClaimError, quote
from claim.locales import in_words
from claim.pairing.messages import LobbyMessage, Paired
from claim.tables.states import ErrorMessage
from claim.terminal.keyboard import InputClosed, Tick, Typed
from claim.terminal.names import PERSON
from claim.terminal.prompt import Left, is_quit
from claim.terminal.remote.clocks import face
from claim.terminal.remote.session import RemoteSession
from claim.terminal.remote.visit import USUAL_BOT, Visit, game_line

BOT_AFTER_SECONDS = 20.0  # then a bot is offered
_BOT = "b"  # the same in all languages: the screen names it
_MOST_GAMES = 9
_MOST_SEATS = 6
_LOOK_SECONDS = 1.0  # for the lobby to show who is there
_USUAL_OPTIONS = {"leader": "lot", "by_heart": False}


class Menu:
    """Asks what to play. `options` are those of a new table."""

    def __init__(self, visit: Visit, options: dict[str, object]) -> None:
        self.visit = visit
        self.options = options

    def play(self) -> int:
        """Ask what to play, and play it. Returns the exit code.

        Raises ClaimError where the server refuses or does not answer.
        """
        visit, words = self.visit, self.visit.words
        searches = POOLS if self.options.items() <= _USUAL_OPTIONS.items() else ()  # as `--find` refuses such options
        room, games = self._room(), visit.own_games()[:_MOST_GAMES]
        challenges = [] if room is None else [one for one in room.challenges if not one.mine]
        mine = {game.table for game in games}
        seats = [] if room is None else [seat for seat in room.seats if seat.table not in mine][:_MOST_SEATS]
        choices: list[tuple[str, Callable[[], int]]] = [
            *[(game_line(game, words), partial(self._sit, game.table)) for game in games],
            *[(words("people-accept-of", name=one.name), partial(self._sit, one.table)) for one in challenges],
            *[(words("lobby-find", clock=pool), OpponentSearch(visit, pool).play) for pool in searches],
            (words("remote-menu-bot"), self._play_a_bot),
            (words("remote-menu-friend"), partial(self._make, "friend", None)),
            (words("remote-menu-table"), self._sit_by_link),
        ]
        for seat in seats:
            name = words("page-guest") if seat.name == PERSON else seat.name
            text = words("remote-menu-seat", name=name, clock=seat.options.clock or "none")
            choices.append((text, partial(self._sit, seat.table)))
        visit.paper.title(words("remote-menu-title", server=str(visit.server)))
        try:
            choice = self._choose([text for text, _ in choices], words("remote-menu-prompt"))
            return choices[choice][1]()
        except (Left, KeyboardInterrupt, EOFError):
            visit.paper.line()
            return 1

    def _room(self) -> LobbyMessage | None:
        """Return the lobby as it is now; None where it is not shown soon. Who waits comes after its first message."""
        visit, until = self.visit, time.monotonic() + _LOOK_SECONDS
        events: queue.Queue[tuple[object, object]] = queue.Queue()
        connection = LobbyConnection(visit.server, visit.identity.player, events, visit.api.session)
        connection.start()
        room = None
        try:
            while room is None or not (room.seats or room.challenges):
                _, event = events.get(timeout=max(0.0, until - time.monotonic()))
                if isinstance(event, ConnectionEnded):
                    break
                room = event if isinstance(event, LobbyMessage) else room
        except queue.Empty:
            pass
        finally:
            connection.stop()
        return room

    def _make(self, kind: str, bot: str | None) -> int:
        visit = self.visit
        return RemoteSession(visit, visit.api.create(kind, visit.name, bot, **self.options)).play()

    def _sit(self, table: str) -> int:
        return RemoteSession(self.visit, self.visit.sit(table)).play()

    def _play_a_bot(self) -> int:
        words, bots = self.visit.words, self.visit.api.bots()
        usual = bots.index(_usual(bots))
        question = words("remote-menu-level", name=words.bot(bots[usual]))
        return self._make("bot", bots[self._choose([words.bot(bot) for bot in bots], question, usual)])

    def _sit_by_link(self) -> int:
        """Ask for a link or code until it is one, and sit down there."""
        visit = self.visit
        while True:
            text = self._ask(visit.words("remote-menu-link"))
            try:
                held = visit.sit(parse_table(text, visit.server)[1])
            except ClaimError as error:
                visit.paper.line(in_words(error, visit.words.language))
            else:
                return RemoteSession(visit, held).play()

    def _choose(self, choices: Sequence[str], question: str, usual: int | None = None) -> int:
        """Show these, and return the place of the one that was chosen, or of the `usual` for an empty line."""
        visit = self.visit
        for number, text in enumerate(choices, 1):
            visit.paper.row(f"{number:4}  ", text)
        while True:
            text = self._ask(question)
            if not text and usual is not None:
                return usual
            number = _number(text)
            if 1 <= number <= len(choices):
                return number - 1
            visit.paper.line(visit.words("remote-menu-which", most=len(choices)))

    def _ask(self, question: str) -> str:
        """Return what is typed. Raises Left where that is to leave."""
        text = self.visit.paper.ask(question).strip()
        if is_quit(text, self.visit.words):
            raise Left
        return text


class OpponentSearch:
    """The search for an opponent in one of the two pools."""

    def __init__(self, visit: Visit, pool: str, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` counts seconds."""
        self.visit = visit
        self.pool = pool
        self.clock = clock
        self.words, self.paper, self.inbox = visit.words, visit.paper, visit.inbox
        self.room: LobbyMessage | None = None
        self.paired: Paired | None = None
        self.since = clock()
        self.reached = False  # whether the server has ever answered
        self.offered = False  # whether a bot was offered
        self.bots: list[str] = []  # those of which one is to be chosen
        self.elsewhere = False  # whether the same person looks from somewhere else
        self.connection: LobbyConnection

    def play(self) -> int:
        """Find an opponent and play, as often as it takes until one comes. Returns the exit code of that game, or 1.

        Raises ClaimError where the server refuses or cannot be reached.
        """
        while True:
            held = self.find()
            if held is None:
                return 1
            session = RemoteSession(self.visit, held)
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
                self._take(*self.inbox.next())
            self.paper.line(self.words("lobby-found"))
            self.paper.bell()
            return self.connection.seat(self.paired)
        except (Left, KeyboardInterrupt, EOFError):
            self.connection.cancel()
            if not self.elsewhere:
                self.paper.line(self.words("remote-stopped-looking"))
            return None
        finally:
            self.connection.stop()

    def _begin(self) -> None:
        visit = self.visit
        if not self.reached:
            visit.api.get("about")  # the socket would try for ever, as if the connection had only been lost
            self.reached = True
        visit.keep_identity()
        self.room, self.paired, self.since, self.bots = None, None, self.clock(), []
        self.connection = LobbyConnection(visit.server, visit.identity.player, self.inbox.events, visit.api.session)
        self.connection.seek(self.pool, visit.name)
        self.connection.start()

    # --- what happens ----------------------------------------------------------------------------------------------

    def _take(self, source: object, event: object) -> None:
        if source is not None and source is not self.connection:
            return  # of the search or the game before this one
        match event:
            case Tick():
                self._tick()
            case Typed(text):
                self.paper.answered(text)
                self._answer(text.strip().lower())
            case InputClosed():
                raise EOFError
            case LobbyMessage():
                self._show(event)
            case ConnectionLost():
                self.paper.line(self.words("remote-looking-lost"))
            case Reconnected():
                self.paper.line(self.words("remote-found"))
            case SoughtElsewhere():
                self.paper.line(self.words("remote-looking-elsewhere"))
                self.elsewhere = True
                raise Left
            case ErrorMessage():
                self._refused(refusal(event))
            case ConnectionEnded(error):
                self._refused(error)

    def _refused(self, error: ClaimError) -> None:
        """Raise what the server refused, after saying how to go on with a game that is in the way."""
        self.paper.close_prompt()
        table = str(error.params.get("table", ""))
        if error.code == "playing_already" and table:
            self.visit.show_unfinished(table)
        raise error

    def _show(self, room: LobbyMessage) -> None:
        """Take in what the lobby is like now."""
        first, self.room = self.room is None, room
        if first:
            self.paper.line(self.words("clock-told", clock=self.pool))
            if room.hour is not None and room.people <= 1:
                self.paper.line(self.words("lobby-hour", time=self.words.moment(room.hour)))
            if not self.inbox.keyboard.interactive:
                self.paper.line(self.words("lobby-looking", clock=self.pool))
        self.visit.tell_challenges(room)
        if room.seek is not None and self.connection.is_mine(room.seek.id):
            self.since = self.clock() - room.seek.waited
        if room.paired is None or not self.connection.is_mine(room.paired.id):
            return
        if room.paired.state == "fresh":
            self.paired = room.paired
        elif room.paired.state == "kept":  # the opponent did not come, all of it while the connection was down
            self.connection.seek(self.pool, self.visit.name)
        else:
            self.paper.line(self.words("lobby-missed"))
            raise Left

    def _tick(self) -> None:
        if self.room is not None and self.clock() - self.since >= BOT_AFTER_SECONDS and not self.offered:
            self.offered = True
            if self.inbox.keyboard.interactive:
                self.paper.line(self.words("remote-meanwhile"))

    # --- what is typed ---------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Show how long the wait has been. A script is asked for nothing: its lines are for the game."""
        if not self.inbox.keyboard.interactive:
            return
        if self.room is None:
            pass  # there is nothing to show, but it can be stopped
        elif self.paper.prompting:
            self.paper.reprompt(self._question(self.room))
        else:
            self.paper.prompt(self._question(self.room))
        self.inbox.keyboard.request()

    def _question(self, room: LobbyMessage) -> str:
        waited = face(round(1000 * max(0.0, self.clock() - self.since)), self.words)
        whole = self.words("remote-looking", time=waited, count=max(0, room.people - 1))
        return self.paper.fitting(whole, f"[{waited}] {self.words('lobby-looking', clock=self.pool)}", f"[{waited}]")

    def _answer(self, text: str) -> None:
        if is_quit(text, self.words):
            raise Left
        bots, self.bots = self.bots, []
        if text == _BOT:
            self._show_bots()
        elif bots and not text:
            self._play_meanwhile(_usual(bots))
        elif 1 <= _number(text) <= len(bots):
            self._play_meanwhile(bots[_number(text) - 1])
        elif bots:
            self.bots = bots
            self.paper.line(self.words("remote-menu-which", most=len(bots)))
        elif text:
            self.paper.line(self.words("remote-looking-keys", text=quote(text)))

    def _show_bots(self) -> None:
        """Ask which bot is to be played. An opponent may be found before the answer."""
        try:
            self.bots = self.visit.api.bots()
        except ClaimError as error:  # no game, but the search goes on
            self.paper.line(in_words(error, self.words.language))
            return
        for number, bot in enumerate(self.bots, 1):
            self.paper.row(f"{number:4}  ", self.words.bot(bot))
        self.paper.line(self.words("remote-menu-level", name=self.words.bot(_usual(self.bots))))

    def _play_meanwhile(self, bot: str) -> None:
        visit, session = self.visit, None
        try:
            session = RemoteSession(visit, visit.api.create("bot", visit.name, bot), self.connection)
            session.play()
        except ClaimError as error:  # no game, but the search goes on
            self.paper.line(in_words(error, self.words.language))
        for event in () if session is None else session.of_search:
            if self.paired is None:
                self._take(self.connection, event)


def _number(text: str) -> int:
    """Return the number that was typed; 0 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 3 else 0


def _usual(bots: list[str]) -> str:
    return USUAL_BOT if USUAL_BOT in bots else bots[0]
