"""What to play at a server, where the command did not say: a short menu."""

from collections.abc import Callable, Sequence
from functools import partial

from claim.client.address import parse_table
from claim.client.games import bots_at, own_games
from claim.client.lobby import POOLS
from claim.game.errors import ClaimError
from claim.terminal.prompt import Left, is_quit
from claim.terminal.remote_find import Finder
from claim.terminal.remote_games import game_line
from claim.terminal.remote_visit import USUAL_BOT, RemoteVisit

_MOST_GAMES = 9
_USUAL = {"leader": "lot", "by_heart": False}


class Menu:
    """Asks what to play. `options` are those of a table that is made."""

    def __init__(self, visit: RemoteVisit, options: dict[str, object]) -> None:
        self.visit = visit
        self.options = options

    def play(self) -> int:
        """Ask what to play, and play it. Returns the exit code.

        Raises ClaimError where the server refuses or does not answer.
        """
        visit, words = self.visit, self.visit.words
        choices: list[tuple[str, Callable[[], int]]] = [
            *[(words("lobby-find", clock=pool), Finder(visit, pool).play) for pool in POOLS if not self._special],
            (words("remote-menu-bot"), self._play_a_bot),
            (words("remote-menu-friend"), partial(self._make, "friend", None)),
            (words("remote-menu-table"), self._sit_by_link),
        ]
        games = own_games(visit.api, visit.seats, signed_in=visit.account is not None)
        choices += [(game_line(game, words), partial(self._sit, game.table)) for game in games[:_MOST_GAMES]]
        visit.paper.title(words("remote-menu-title", server=str(visit.server)))
        try:
            chosen = self._choose([text for text, _ in choices], words("remote-menu-prompt"))
            return choices[chosen][1]()
        except (Left, KeyboardInterrupt, EOFError):
            visit.paper.line()
            return 1

    @property
    def _special(self) -> bool:
        """Whether a table was asked for that no opponent can be found for, as `--find` refuses such options."""
        return not self.options.items() <= _USUAL.items()

    def _make(self, kind: str, bot: str | None) -> int:
        visit = self.visit
        return visit.session(visit.api.create(kind, visit.name, bot, **self.options)).play()

    def _sit(self, table: str) -> int:
        return self.visit.session(self.visit.sit(table)).play()

    def _play_a_bot(self) -> int:
        words, bots = self.visit.words, bots_at(self.visit.api)
        usual = bots.index(USUAL_BOT) if USUAL_BOT in bots else 0
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
                visit.paper.line(visit.error(error))
            else:
                return visit.session(held).play()

    def _choose(self, choices: Sequence[str], question: str, usual: int | None = None) -> int:
        """Show these, and return the place of the one that was chosen, or of the `usual` for an empty line."""
        visit = self.visit
        for number, text in enumerate(choices, 1):
            visit.paper.row(f"{number:4}  ", text)
        while True:
            text = self._ask(question)
            if not text and usual is not None:
                return usual
            if text.isascii() and text.isdecimal() and len(text) <= 3 and 1 <= int(text) <= len(choices):
                return int(text) - 1
            visit.paper.line(visit.words("remote-menu-which", most=len(choices)))

    def _ask(self, question: str) -> str:
        """Return what is typed. Raises Left where that is to leave."""
        text = self.visit.paper.ask(question).strip()
        if is_quit(text, self.visit.words):
            raise Left
        return text
