"""A person at a server's table, as tests play them: what is typed, and what is shown."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from claim.client.address import parse_server
from claim.client.api import Api
from claim.client.files import HeldSeat, Identities, Seats
from claim.client.sockets import LobbyConnection
from claim.game.cards import Seat
from claim.locales import Words
from claim.terminal.keyboard import Inbox, InputClosed, Keyboard, Typed
from claim.terminal.remote.session import RemoteSession
from claim.terminal.remote.visit import Visit
from harness.waiting import wait_for
from tests.client.examples import example
from tests.terminal.helpers import sheet

HELD = HeldSeat("http://127.0.0.1:1", example("StateMessage")["table"]["id"], Seat.B, "t" * 43, "1" * 64)


class Typist(Keyboard):
    """Types the lines of a script, each when it is asked for, and closes the input after the last."""

    interactive = False

    def __init__(self, inbox: Inbox, script: Iterator[str | None], *, interactive: bool = False) -> None:
        super().__init__(inbox.events)
        self.script = script
        self.interactive = interactive

    def next_line(self) -> str | None:
        return next(self.script, None)

    @property
    def stopped(self) -> bool:
        return self._stopped.is_set()


def card(session: RemoteSession) -> str | None:
    """Return the first card that may be played; None where that is no card."""
    legal = () if session.over else session.legal
    return legal[0].lower() if legal else None


def lines(session: RemoteSession, typed: Iterable[str], *, first: bool) -> Iterator[str | None]:
    """Type these, and then the first card that may be played."""
    yield from typed
    while first:
        yield card(session)


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

    def plays(self, *typed: str, first: bool = True, interactive: bool = False) -> int:
        return self.follows(lines(self.session, typed, first=first), interactive=interactive)

    def follows(self, script: Iterator[str | None], *, interactive: bool = False) -> int:
        self.session.inbox.keyboard = Typist(self.session.inbox, script, interactive=interactive)
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
        """Type these lines at a terminal, each once its cue is on the screen."""

        def shown(cue: str) -> None:
            wait_for(lambda: cue in self.text or keyboard.stopped)

        def script() -> Iterator[str]:
            for cue, line in cues:
                shown(cue)
                yield line

        keyboard = Typist(self.visit.inbox, script(), interactive=True)
        self.visit.inbox.keyboard = keyboard
        return self

    @property
    def text(self) -> str:
        return self.output.getvalue()
