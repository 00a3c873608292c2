"""Draw docs/terminal.svg: the first tricks of a real game, as `claim play` shows them."""

import contextlib
import io
import random
import re
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.locales import Words
from claim.terminal.paper import Paper
from claim.terminal.saving import Saver
from claim.terminal.session import Session, new_record

TURNS = 2


class Enough(Exception):
    """The picture is full."""


def draw() -> str:
    """Return the picture as SVG, without external fonts."""
    console = Console(
        record=True,
        width=84,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
    )
    paper, bot = Paper(console), make_bot("greedy")
    turns = 0

    def ask(prompt: str) -> str:
        nonlocal turns
        paper.line(f"{prompt} ", end="")
        turns += 1
        if turns > TURNS:
            raise Enough
        card = bot.choose(session.game.view(Seat.A), random.Random(1)).lower()
        paper.line(card)
        return card

    with tempfile.TemporaryDirectory() as folder, contextlib.suppress(Enough):
        saver = Saver(Path(folder) / "game.json", fresh=True)
        session = Session(new_record(Game.deal("crown"), bot, Seat.A), {Seat.B: bot}, Words("en"), paper, saver)
        session.play()
    svg = console.export_svg(title="claim play", theme=SVG_EXPORT_THEME)
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, monospace")


if __name__ == "__main__":
    (Path(__file__).parent.parent / "docs" / "terminal.svg").write_text(draw(), encoding="utf-8")
