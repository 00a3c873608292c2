"""Asking a person for a card, and for the commands that may be typed in its place."""

from collections.abc import Mapping, Sequence

from claim.game.cards import Card
from claim.game.errors import BadText, IllegalPlay, quote
from claim.locales import Words
from claim.terminal.paper import Paper
from claim.terminal.show import Show


class Left(Exception):
    """The person left the game: Ctrl-C, closed input, or the command."""


def is_quit(text: str, words: Words) -> bool:
    """Return whether a line asks to leave: in English, or in the person's language."""
    return text.strip().lower() in ("q", "quit", *words("command-quit").split())


class Prompt:
    """Asks for cards. `commands` has a message for each command that may be typed instead: what `help` says of it."""

    def __init__(self, commands: Mapping[str, str], words: Words, paper: Paper) -> None:
        self.words = words
        self.paper = paper
        self._help = commands
        self._commands = {"?": "rules", "": "table", "q": "quit"} | {name: name for name in commands}
        self._commands |= {word: name for name in commands for word in words(f"command-{name}").split()}

    def ask(self, prompt: str, legal: Sequence[Card]) -> Card | str:
        """Ask until a card or a command is typed, and return it. Raises Left on request."""
        while True:
            typed = self.read(self.paper.ask(prompt), legal)
            if typed is not None:
                return typed

    def read(self, text: str, legal: Sequence[Card]) -> Card | str | None:
        """Return the card or the command that a line names; None for neither, which is explained. Raises Left."""
        command = self.command(text)
        if command == "quit":
            raise Left
        if command is not None:
            return command
        try:
            return Card(text.strip())
        except BadText:
            self.paper.line(self.words("not-understood", text=quote(text.strip()), example=_example(legal)))
            return None

    def command(self, text: str) -> str | None:
        """Return the command that this word is, if any."""
        return self._commands.get(text.strip().lower())

    def confirm(self, prompt: str) -> None:
        """Wait for Enter. Raises Left on request."""
        if self.command(self.paper.ask(prompt)) == "quit":
            raise Left

    def explain(self, refusal: IllegalPlay) -> None:
        """Print why a card may not be played."""
        params = refusal.params
        if refusal.code == "must_follow":
            line = self.words("why-follow", card=params["card"], led=params["led"], cards=params["legal"])
        elif refusal.code == "not_in_hand":
            line = self.words("why-not-held", card=params["card"])
        elif refusal.code == "not_your_turn":
            line = self.words("remote-not-turn")
        else:
            line = self.words.error(refusal)
        self.paper.line(line)

    def help(self, show: Show, legal: Sequence[Card]) -> None:
        """Print the rules, and what may be typed."""
        words, example = self.words, _example(legal)
        show.page("rules-title", "rules-text")
        self.paper.title(words("help-title"))
        rows = [(example, words("help-card", example=example)), ("?", words("help-rules"))]
        rows += [(words(f"command-{name}").split()[0], words(text)) for name, text in self._help.items() if text]
        width = max(len(word) for word, _ in rows) + 2
        for word, meaning in rows:
            self.paper.row(f"  {word.ljust(width)}", meaning)


def _example(legal: Sequence[Card]) -> str:
    return legal[0].lower() if legal else "g3"
