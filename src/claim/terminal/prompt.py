"""Asking a person for a card, and for the commands that may be typed in its place."""

from collections.abc import Callable, Mapping

from claim.game.cards import Card
from claim.game.errors import BadText, IllegalPlay, quote
from claim.game.game import Game
from claim.locales import Words
from claim.terminal.paper import Paper
from claim.terminal.show import Show


class Left(Exception):
    """The person left the game: Ctrl-C, closed input, or the command."""


class Prompt:
    """Asks for cards. `commands` has a message for each command that may be typed instead: what `help` says of it."""

    def __init__(self, commands: Mapping[str, str], words: Words, paper: Paper, ask: Callable[[str], str]) -> None:
        self.words = words
        self.paper = paper
        self.ask = ask
        self._help = commands
        self._commands = {"?": "rules", "": "table"} | {name: name for name in commands}
        self._commands |= {word: name for name in commands for word in words(f"command-{name}").split()}

    def card(
        self, prompt: str, game: Callable[[], Game], obey: Callable[[str], None], play: Callable[[Card], bool]
    ) -> None:
        """Ask until a card is played; `play` returns False to be asked again. Raises Left on request."""
        while True:
            text = self.ask(prompt).strip()
            command = self._commands.get(text.lower())
            try:
                if command == "quit":
                    raise Left
                if command is not None:
                    obey(command)
                elif play(Card(text)):
                    return
            except IllegalPlay as refusal:
                self._explain(refusal)
            except BadText:
                self.paper.line(self.words("not-understood", text=quote(text), example=_example(game())))

    def confirm(self, prompt: str) -> None:
        """Wait for Enter. Raises Left on request."""
        if self._commands.get(self.ask(prompt).strip().lower()) == "quit":
            raise Left

    def help(self, show: Show, game: Game) -> None:
        """Print the rules, and what may be typed."""
        words, example = self.words, _example(game)
        show.page("rules-title", "rules-text")
        self.paper.title(words("help-title"))
        rows = [(example, words("help-card", example=example)), ("?", words("help-rules"))]
        rows += [(words(f"command-{name}").split()[0], words(text)) for name, text in self._help.items() if text]
        width = max(len(word) for word, _ in rows) + 2
        for word, meaning in rows:
            self.paper.row(f"  {word.ljust(width)}", meaning)

    def _explain(self, refusal: IllegalPlay) -> None:
        """Explain why a card may not be played."""
        card, params = refusal.params["card"], refusal.params
        if refusal.code == "must_follow":
            self.paper.line(self.words("why-follow", card=card, led=str(params["led"]), cards=str(params["legal"])))
        else:
            self.paper.line(self.words("why-not-held", card=card))


def _example(game: Game) -> str:
    return game.legal()[0].lower()
