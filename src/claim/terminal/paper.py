"""What the terminal writes on: styled text in the game's colours, with a plain form for every symbol."""

import sys
import unicodedata
from collections.abc import Iterable

from claim.game.cards import Card, Faction
from claim.game.errors import BadText
from claim.version import install_with

try:
    from rich.cells import cell_len
    from rich.console import Console
    from rich.text import Text
except ImportError:
    raise BadText("missing_extra", package="rich", install=install_with("terminal")) from None

# Colour-blind safe, and never the only cue: the faction's letter is always shown. Doppelgängers have no colour.
COLOURS = {
    Faction.GOBLIN: "#009e73",
    Faction.KNIGHT: "#0072b2",
    Faction.UNDEAD: "#a3568a",
    Faction.DWARF: "#d98200",
    Faction.DOPPELGANGER: "bold",
}
_TYPED = 6  # cells that a line needs for its answer: a longer prompt may wrap, and is not written again
_TIE = str.maketrans("\u00a0\u202f", "\ue000\ue001")  # rich breaks lines at non-breaking spaces, but not at these
_UNTIE = str.maketrans("\ue000\ue001", "\u00a0\u202f")
_UNTIE_ASCII = str.maketrans("\ue000\ue001", "  ")
_ASCII = str.maketrans(
    {"±": "+-"}
    | {"━": "=", "·": "-", "–": "-", "…": "...", "’": "'", "“": '"', "„": '"', "”": '"', "◆": "#", "«": '"', "»": '"'}
)


class Paper:
    """The console that every line is printed on."""

    def __init__(self, console: Console | None = None) -> None:
        if console is None:
            _lenient_streams()
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self._ascii = not can_write("━◆é", self.console.encoding)
        self.prompting = False  # whether the last line is a prompt that waits for an answer
        self._prompted = ""  # its text

    def plain(self, text: str) -> str:
        """Return the text, reduced to ASCII where the terminal has nothing more."""
        if not self._ascii:
            return text
        decomposed = unicodedata.normalize("NFKD", text.translate(_ASCII))
        letters = "".join(character for character in decomposed if not unicodedata.combining(character))
        return letters.encode("ascii", "replace").decode()  # what ASCII cannot spell becomes a question mark

    def line(self, *parts: str | Text, end: str = "\n") -> None:
        """Write one line made of parts."""
        if self.prompting:  # something happened that could not wait for the answer
            self.prompting = False
            self.console.print()
        text = Text()
        for part in parts:
            text.append_text(part) if isinstance(part, Text) else text.append(self.plain(part))
        if self.console.is_terminal:
            text = Text("\n").join(self._wrapped(text, self.console.width))
        # A program that reads our output wants whole lines.
        self.console.print(text, end=end, soft_wrap=not self.console.is_terminal)

    def _wrapped(self, text: Text, width: int) -> list[Text]:
        """Break a text into lines, but not at its non-breaking spaces."""
        tied = text.copy()
        tied.plain = text.plain.translate(_TIE)
        lines = list(tied.wrap(self.console, width))
        for line in lines:
            line.plain = line.plain.translate(_UNTIE_ASCII if self._ascii else _UNTIE)
        return lines

    def unit(self, text: str) -> str:
        """Return a text that a terminal does not break at its spaces."""
        return text.replace(" ", "\u00a0") if self.console.is_terminal else text

    def ask(self, prompt: str) -> str:
        """Prompt for a line, and echo it where it was not typed at the terminal."""
        self.prompt(prompt)
        try:
            answer = input()
        finally:
            self.prompting = False
        self.answered(answer)
        return answer

    def prompt(self, prompt: str) -> None:
        """Prompt for a line that is read elsewhere."""
        self.line(f"{prompt} ", end="")
        self.console.file.flush()
        self.prompting, self._prompted = True, prompt

    def fitting(self, *prompts: str) -> str:
        """Return the first of these prompts that can be written again where it stands, otherwise the last."""
        if not self.console.is_terminal:
            return prompts[0]
        room = self.console.width - _TYPED
        return next((one for one in prompts if cell_len(self.plain(one)) <= room), prompts[-1])

    def reprompt(self, prompt: str) -> None:
        """Show another text in the prompt that waits, where the terminal can. What was typed behind it stays there: a
        shorter text is padded, and a longer one becomes a prompt of its own, as after any other line.
        """
        before, text, room = self.plain(self._prompted), self.plain(prompt), self.console.width - _TYPED
        live = self.console.is_terminal and not self.console.is_dumb_terminal and not self.console.legacy_windows
        if not live or not self.prompting or text == before or max(cell_len(before), cell_len(text)) > room:
            return
        shorter = cell_len(before) - cell_len(text)
        if shorter < 0:
            self.prompt(prompt)
            return
        self._prompted = text + " " * shorter
        self.console.file.write(f"\x1b7\r{self._prompted}\x1b8")
        self.console.file.flush()

    def close_prompt(self) -> None:
        """End the line of a prompt that gets no answer any more."""
        if self.prompting:
            self.prompting = False
            self.line()

    def answered(self, answer: str) -> None:
        """Note that the prompt has its answer, and echo it where it was not typed at the terminal."""
        self.prompting = False
        if not sys.stdin.isatty():
            self.line(answer)

    def row(self, label: str, content: str | Text) -> None:
        """Print a label and its content, wrapped so that continuation lines align with the content."""
        width = self.console.width - len(label)
        shown = content if isinstance(content, Text) else Text(self.plain(content))
        if not self.console.is_terminal or width < 20:
            self.line(label, shown)
            return
        for number, line in enumerate(self._wrapped(shown, width)):
            self.line(label if number == 0 else " " * len(label), line)

    def title(self, text: str) -> None:
        """Print a heading."""
        width = min(self.console.width, 80)
        shown = f"━━ {text} "
        self.line()
        self.line(Text(self.plain(shown + "━" * max(2, width - len(shown))), style="bold"))

    def card(self, card: Card) -> Text:
        """Return a card in its faction's colour."""
        return Text(card, style=COLOURS[card.faction])

    def cards(self, cards: Iterable[Card]) -> Text:
        """Return cards in a row, or a dash if there are none."""
        listed = [self.card(card) for card in cards]
        return Text(" ").join(listed) if listed else Text(self.plain("–"))

    def grouped(self, cards: Iterable[Card], bright: Iterable[Card] | None = None) -> Text:
        """Return cards grouped by faction: `G 0 0 3   K 2 9`. Those not in `bright` are dimmed."""
        listed, standing = list(cards), None if bright is None else set(bright)
        groups = []
        for faction in Faction:
            of_faction = [card for card in listed if card.faction is faction]
            if of_faction:
                group = Text(faction.value, style=f"{COLOURS[faction]} bold")
                for card in of_faction:
                    dim = standing is not None and card not in standing
                    group.append(self.unit(f" {card.value}"), style="dim" if dim else COLOURS[faction])
                groups.append(group)
        return Text("   ").join(groups) if groups else Text(self.plain("–"))

    def bell(self) -> None:
        """Make the terminal's sound."""
        if self.console.is_terminal:
            self.console.bell()

    def clear(self) -> None:
        """Clear the screen and its scrollback, so that nothing shown before can be read."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.line("\n" * 60)


def can_write(text: str, encoding: str) -> bool:
    """Return whether the encoding has all of these characters."""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _lenient_streams() -> None:
    """Make the standard streams tolerate bad bytes: one wrong character must never end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
