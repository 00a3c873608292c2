"""A person at a server's table, as tests play them: what is typed, and what is shown."""

import io
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from claim.client.address import parse_server
from claim.client.api import Api
from claim.client.files import HeldSeat, Identities, Seats
from claim.client.sockets import LobbyConnection
from claim.game.cards import Seat
from claim.locales import Words
from claim.terminal.keyboard import InputClosed, Keyboard, Typed
from claim.terminal.remote.session import RemoteSession
from claim.terminal.remote.visit import Visit
from harness.waiting import wait_for
from tests.terminal.helpers import sheet

HELD = HeldSeat("http://127.0.0.1:1", "nXyUTAkmZKbZ", Seat.B, "t" * 43, "1" * 64)


class Typist(Keyboard):
    """Types these lines, then the first card that may be played, and closes the input when the game is over."""

    def __init__(self, session: RemoteSession, typed: list[str], *, first: bool) -> None:
        super().__init__(session.inbox.events)
        self.session = session
        self.typed = typed
        self.first = first

    def next_line(self) -> str | None:
        if self.typed:
            return self.typed.pop(0)
        now = self.session.now
        if not self.first or now is None or now.view is None or not now.view.legal:
            return None
        return now.view.legal[0].lower()


class AtTerminal(Typist):
    """Types at a terminal, where there is a prompt while others are waited for."""

    interactive = True


class Talking(AtTerminal):
    """Says something once both are there, mutes the other after their answer, says something else, and waits."""

    lines = ("dire", "dire 10", "sourdine", "dire 1")
    said = 0

    def next_line(self) -> str | None:
        wait_for(lambda: self.session.over or self.ready)
        if self.session.over:
            return None
        self.said += 1
        return self.lines[self.said - 1]

    @property
    def ready(self) -> bool:
        """Whether there is something to say now."""
        if self.said == len(self.lines):
            return False
        text: str = self.session.paper.console.file.getvalue()  # type: ignore[attr-defined]  # a text in memory
        return self.session.view is not None and (self.said != 2 or "Bob dit" in text)


class Rematching(Typist):
    """Plays the first game, offers another, and gives that one up."""

    games = 0

    def next_line(self) -> str | None:
        if self.session.over:
            self.games += 1
            return "rematch" if self.games == 1 else None
        return "giveup" if self.games else super().next_line()


class TakingBack(Typist):
    """Plays a card and takes it back, once the table has it."""

    def next_line(self) -> str | None:
        now = self.session.now
        if now is not None and now.table.take_back_to is not None and not now.table.takebacks:
            return "back"
        return None if now is not None and now.table.takebacks else super().next_line()


class Guest:
    """A seat of ours, with its session."""

    def __init__(self, host: str, held: HeldSeat, folder: Path, *, language: str = "en") -> None:
        self.paper, self.output = sheet()
        self.held = held
        self.seats = Seats()
        self.file = folder / "game.json"
        self.visit = Visit(parse_server(f"http://{host}"), Words(language), self.paper, save=self.file)
        self.session = RemoteSession(self.visit, held)

    @classmethod
    def creates(cls, host: str, folder: Path, kind: str = "bot", language: str = "en", **options: object) -> "Guest":
        bot = "potboy" if kind == "bot" else None
        held = Api(parse_server(f"http://{host}")).create(kind, "Ann", bot, **options)
        return cls(host, held, folder, language=language)

    @classmethod
    def sits(cls, host: str, folder: Path, table: str) -> "Guest":
        return cls(host, Api(parse_server(f"http://{host}")).sit(table, "Bob"), folder)

    def plays(self, *typed: str, first: bool = True, keyboard: type[Typist] = Typist) -> int:
        self.session.inbox.keyboard = keyboard(self.session, list(typed), first=first)
        try:
            return self.session.play()
        finally:
            self.visit.inbox.stop()

    @property
    def text(self) -> str:
        return self.output.getvalue()


class Unplugged(Guest):
    """A seat whose connection is the test's: what is sent is noted, and nothing comes of itself."""

    def __init__(self, folder: Path, held: HeldSeat = HELD) -> None:
        super().__init__("127.0.0.1:1", held, folder)
        self.sent: list[dict[str, Any]] = []
        quiet = {"start": lambda: None, "stop": lambda: None, "say": lambda **_: False}
        link = SimpleNamespace(send=lambda **command: self.sent.append(command), **quiet)
        self.session.connection = link  # type: ignore[assignment]  # all that is asked of it
        keyboard = SimpleNamespace(interactive=False, request=lambda: None, stop=lambda: None)
        self.session.inbox.keyboard = keyboard  # type: ignore[assignment]

    def hears(self, *events: object) -> int:
        """Let these happen, and then the input end."""
        for one in (*events, InputClosed()):
            self.session.inbox.events.put(
                (None if isinstance(one, Typed | InputClosed) else self.session.connection, one)
            )
        return self.session.play()


class Cued(Keyboard):
    """Types each line at a terminal once its cue is on the screen, and closes the input after the last."""

    interactive = True

    def __init__(self, visit: Visit, output: io.StringIO, cues: list[tuple[str, str]]) -> None:
        super().__init__(visit.inbox.events)
        self.output = output
        self.cues = cues

    def next_line(self) -> str | None:
        if not self.cues:
            return None
        cue, line = self.cues.pop(0)
        wait_for(lambda: cue in self.output.getvalue() or self._stopped.is_set())
        return line


class Watched(Visit):
    """A visit whose games the test knows."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.games: list[RemoteSession] = []


class WatchedSession(RemoteSession):
    """A game that its visit knows."""

    def __init__(self, visit: Watched, held: HeldSeat, search: LobbyConnection | None = None) -> None:
        super().__init__(visit, held, search)
        visit.games.append(self)


class Visitor:
    """Somebody with a terminal and a data folder of their own, at a server."""

    def __init__(self, host: str, folder: Path, name: str = "Ann", language: str = "en") -> None:
        self.paper, self.output = sheet()
        server = parse_server(f"http://{host}")
        seats, identities = Seats(folder / name / "seats"), Identities(folder / name / "servers")
        for one in (seats.folder, identities.folder):
            one.mkdir(parents=True, exist_ok=True)
        self.visit = Watched(server, Words(language), self.paper, name, seats=seats, identities=identities)
        self.visit.save = folder / f"{name}.json"

    def types(self, *cues: tuple[str, str]) -> "Visitor":
        """Type these lines, each after its cue."""
        self.visit.inbox.keyboard = Cued(self.visit, self.output, list(cues))
        return self

    @property
    def text(self) -> str:
        return self.output.getvalue()
