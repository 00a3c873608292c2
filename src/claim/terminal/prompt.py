"""Asking a person for a card, and for the commands that may be typed in its place."""

from collections.abc import Callable, Mapping, Sequence

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

    def __init__(self, commands: Mapping[str, str], words: Words, paper: Paper, ask: Callable[[str], str]) -> None:
        self.words = words
        self.paper = paper
        self.ask = ask
        self._help = commands
        self._commands = {"?": "rules", "": "table", "q": "quit"} | {name: name for name in commands}
        self._commands |= {word: name for name in commands for word in words(f"command-{name}").split()}

    def card(
        self,
        prompt: str,
        legal: Callable[[], Sequence[Card]],
        obey: Callable[[str], None],
        play: Callable[[Card], bool],
    ) -> None:
        """Ask until a card is played; `play` returns False to be asked again. Raises Left on request."""
        while not self.answer(self.ask(prompt), legal(), obey, play):
            pass

    def answer(
        self, text: str, legal: Sequence[Card], obey: Callable[[str], None], play: Callable[[Card], bool]
    ) -> bool:
        """Do what a line asks for. Returns whether a card was played. Raises Left on request."""
        text = text.strip()
        command = self.command(text)
        try:
            if command == "quit":
                raise Left
            if command is None:
                return play(Card(text))
            obey(command)
        except IllegalPlay as refusal:
            self._explain(refusal)
        except BadText:
            self.paper.line(self.words("not-understood", text=quote(text), example=_example(legal)))
        return False

    def command(self, text: str) -> str | None:
        """Return the command that this word is, if any."""
        return self._commands.get(text.strip().lower())

    def confirm(self, prompt: str) -> None:
        """Wait for Enter. Raises Left on request."""
        if self._commands.get(self.ask(prompt).strip().lower()) == "quit":
            raise Left

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

    def _explain(self, refusal: IllegalPlay) -> None:
        """Explain why a card may not be played."""
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


def _example(legal: Sequence[Card]) -> str:
    return legal[0].lower() if legal else "g3"
