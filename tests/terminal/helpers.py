"""A fake terminal: lists of what is typed and what is shown."""

import io
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.locales import Words
from claim.records.record import Record
from claim.terminal.paper import Paper
from claim.terminal.saving import Saver
from claim.terminal.session import Session, new_record


def sheet(width: int = 100, *, terminal: bool = False) -> tuple[Paper, io.StringIO]:
    """Return a paper, and what is written on it."""
    output = io.StringIO()
    console = Console(file=output, width=width, force_terminal=terminal or None, highlight=False, markup=False)
    return Paper(console), output


class Screen:
    """Run a session on typed lines; with `first`, the first legal card is typed once they run out."""

    def __init__(
        self,
        game: Game,
        *,
        bot: str | None = "greedy",
        language: str = "en",
        person: Seat = Seat.A,
        file: str = "game.json",
        width: int = 100,
        terminal: bool = False,
        by_heart: bool = False,
        with_hints: bool = True,
        warns: bool = False,
    ) -> None:
        self.paper, self.output = sheet(width, terminal=terminal)
        bots = {} if bot is None else {person.other: make_bot(bot)}
        record: Record = new_record(game, next(iter(bots.values()), None), person)
        self.saver = Saver(Path(file), fresh=not Path(file).exists())
        options = {"by_heart": by_heart, "with_hints": with_hints, "warns": warns}
        self.session = Session(record, bots, Words(language), self.paper, self.saver, **options)
        self.paper.ask = self.ask  # type: ignore[method-assign]  # what is typed
        self.typed: list[str] = []
        self.prompts: list[str] = []
        self.first = False

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.output.write(f"{prompt} ")
        if self.typed:
            return self.typed.pop(0)
        if self.first:
            return "" if "Press Enter" in prompt else self.session.game.legal()[0].lower()
        raise EOFError

    def run(self, typed: Iterable[str] = (), *, first: bool = False) -> int:
        self.typed, self.first = list(typed), first
        return self.session.play()

    @property
    def text(self) -> str:
        return self.output.getvalue()


def hand_text(game: Game, seat: Seat) -> str:
    """Return a hand as the table shows it."""
    return sheet()[0].grouped(game.hand(seat)).plain
