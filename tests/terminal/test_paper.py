import io
import os
import re
import subprocess
import sys

import pytest
from rich.console import Console
from rich.text import Text

from claim.game.cards import CARDS, Card
from claim.terminal.paper import Paper, can_write


def paper(encoding: str = "utf-8", **options: object) -> tuple[Paper, io.TextIOWrapper]:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=file, highlight=False, markup=False, **options)  # type: ignore[arg-type]
    return Paper(console), file


def written(file: io.TextIOWrapper) -> bytes:
    file.flush()
    assert isinstance(file.buffer, io.BytesIO)
    return file.buffer.getvalue()


def test_ascii_terminals_get_ascii():
    page, file = paper("ascii")
    page.title("Élőhalott · Doppelgänger")
    page.line("– … ’ “x” ◆ « »")
    assert written(file).isascii()
    assert b"Elohalott - Doppelganger" in written(file)
    assert not can_write("━", "no-such-encoding")


def test_letters_outside_ascii_are_replaced():
    page, _ = paper("ascii")
    assert page.plain("á ß 日 \ufffd") == "a ? ? ?"


@pytest.mark.parametrize(
    ("environment", "pattern"),
    [
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, r"\x1b\[38;2;0;158;115mG3"),
        ({"TERM": "xterm-256color"}, r"\x1b\[38;5;\d+mG3"),
        ({"TERM": "xterm"}, r"\x1b\[[39]\dmG3"),
        ({"TERM": "dumb"}, "^G3$"),
        ({"TERM": "xterm", "NO_COLOR": "1"}, "^G3$"),
    ],
)
def test_colours_follow_the_terminal(environment, pattern):
    """Each in its own process: rich caches the colours of the first terminal a style is shown on."""
    code = """
from rich.console import Console
from claim.game.cards import Card
from claim.terminal.paper import Paper
page = Paper(Console(force_terminal=True))
page.line(page.card(Card("G3")))
"""
    clean = {name: value for name, value in os.environ.items() if name not in ("TERM", "COLORTERM", "NO_COLOR")}
    run = [sys.executable, "-c", code]
    shown = subprocess.run(run, env={**clean, **environment}, capture_output=True, text=True, check=True).stdout
    assert re.search(pattern, shown.strip()), repr(shown)


def test_cards_are_grouped_by_faction():
    page, _ = paper()
    hand = [Card(card) for card in ("G0", "G0", "G3", "K9", "X0")]
    assert page.grouped(hand).plain == "G 0 0 3   K 9   X 0"
    assert page.cards(hand[:2]).plain == "G0 G0"
    assert page.grouped([]).plain == page.cards([]).plain == "–"
    assert len(page.grouped(CARDS).plain.split()) == 57


def test_clearing_leaves_nothing_to_scroll_back_to(monkeypatch):
    page, file = paper(force_terminal=True)
    monkeypatch.setenv("TERM", "xterm")
    page.clear()
    assert b"\x1b[3J" in written(file)
    page, file = paper()
    page.clear()
    assert written(file).count(b"\n") > 50


def test_a_prompt_is_written_again_in_its_place():
    page, file = paper(force_terminal=True, width=40, color_system=None, legacy_windows=False)
    page.reprompt("[0:02] nothing waits")
    page.prompt("[0:01] Your card:")
    page.reprompt("[0:01] Your card:")
    page.reprompt("[0:02] Your card:")  # of the same length: what was typed behind it stays
    page.reprompt("[0:03] Card:")  # shorter, and so it stays here
    page.reprompt("[0:04] Cards:")
    page.reprompt("[0:04] " + "too wide for this terminal " * 3)
    shown = b"[0:01] Your card: \x1b7\r[0:02] Your card:\x1b8\x1b7\r[0:03] Card:     \x1b8"
    shown += b"\x1b7\r[0:04] Cards:    \x1b8"
    assert written(file) == shown
    page.reprompt("[0:05] Which of your cards?")  # a line of its own
    shown += b"\n[0:05] Which of your cards? "
    assert written(file) == shown
    page.answered("g3")
    page.reprompt("[0:06] Card:")
    assert b"0:06" not in written(file)


def test_a_program_that_reads_a_prompt_gets_it_once():
    page, file = paper(width=40)
    page.prompt("[0:01] Your card:")
    page.reprompt("[0:02] Your card:")
    page.bell()
    assert written(file) == b"[0:01] Your card: "


def test_the_first_prompt_that_fits_beside_its_answer_is_taken():
    page, _ = paper(force_terminal=True, width=16)
    assert page.fitting("0:01 a card:", "0:01 card:", "0:01") == "0:01 card:"
    assert page.fitting("0:01 another card:", "0:01 a card:") == "0:01 a card:"
    assert paper(width=16)[0].fitting("0:01 a card:", "0:01") == "0:01 a card:"  # programs get the whole


def lines(width: int, *parts: str | Text, encoding: str = "utf-8") -> list[str]:
    """Return what a terminal shows of a line."""
    page, file = paper(encoding, force_terminal=True, width=width, color_system=None)
    page.line(*parts)
    page.row("- ", Text.assemble(*parts))
    shown = written(file).decode(encoding).splitlines()
    half = len(shown) // 2
    assert [line.strip() for line in shown[:half]] == [line.strip("- ") for line in shown[half:]]
    return [line.rstrip() for line in shown[:half]]


def test_a_faction_is_not_broken_over_two_lines():
    page, _ = paper(force_terminal=True)
    hand = page.grouped([Card(card) for card in ("G0", "G0", "G3", "K9", "D3", "D4", "D7", "D9")])
    assert lines(22, hand) == ["G\u00a00\u00a00\u00a03   K\u00a09", "D\u00a03\u00a04\u00a07\u00a09"]
    assert lines(22, hand, encoding="ascii") == ["G 0 0 3   K 9", "D 3 4 7 9"]


def test_non_breaking_spaces_keep_words_together():
    assert lines(22, "Il reste deux minutes\u202f; joue vite") == ["Il reste deux", "minutes\u202f; joue vite"]
