"""Solving a puzzle at a terminal, card by card."""

from collections.abc import Sequence

from claim.game.cards import Card, Seat
from claim.game.errors import IllegalPlay
from claim.game.game import Game
from claim.locales import Words
from claim.puzzles.attempt import Attempt
from claim.puzzles.proving import prove
from claim.puzzles.puzzle import Puzzle
from claim.puzzles.refuting import refute
from claim.terminal.paper import Paper
from claim.terminal.prompt import Left, Prompt
from claim.terminal.show import Show

COMMANDS = {
    "aid": "help-aid",
    "table": "help-table",
    "solution": "puzzle-help-solution",
    "quit": "puzzle-help-quit",
    "rules": "",
}


class PuzzleSession:
    """A puzzle that a person tries to solve."""

    def __init__(self, puzzle: Puzzle, words: Words, paper: Paper) -> None:
        self.puzzle = puzzle
        self.words = words
        self.paper = paper
        self.attempt = Attempt(puzzle)
        self.you = self.attempt.solver
        self.shown = 0  # tricks that were shown
        names = {seat: words("player-seat", seat=seat.value) for seat in Seat}
        self.show = Show(paper, words, names, self.you)
        self.prompt = Prompt(COMMANDS, words, paper)

    @property
    def game(self) -> Game:
        """The game at the decision that is asked for."""
        return self.attempt.game

    def solve(self) -> int:
        """Ask for a card at each decision. Returns exit code 0 if all were right, 1 if not."""
        self._introduce()
        try:
            while not self.attempt.solved:
                card = self._ask_for_card()
                if not self.attempt.play(card):
                    self._refute(card)
                    return 1
                self.paper.line(self.words("puzzle-right"))
        except _Shown:
            self._solution()
            return 1
        except (Left, KeyboardInterrupt, EOFError):
            self.paper.line()
            return 1
        self._print_tricks(self.game, self.shown)
        self.paper.line(self.words("puzzle-solved"))
        self._about()
        return 0

    def _introduce(self) -> None:
        words, proof = self.words, prove(self.game)
        self.paper.title(words("puzzle-title", id=self.puzzle.id, rating=str(self.puzzle.rating)))
        if proof is not None:
            goal = "win" if proof.value > 0 else "draw"
            name = self.show.names[self.you]
            self.paper.line(words("puzzle-goal", name=name, goal=goal, count=len(proof.decisions)))

    def _table(self) -> None:
        view, other = self.game.view(self.you), self.you.other
        self.show.table(view)
        label = self.words("replay-hand", name=self.show.names[other])
        self.paper.line(label, "  ", self.paper.grouped(self.game.hand(other)))

    def _ask_for_card(self) -> Card:
        """Return a card that may be played. Raises Left or _Shown on request."""
        for trick in self.game.view(self.you).tricks[self.shown : -1]:  # the table shows the last one
            self.paper.line("  ", self.show.trick(trick))
        self.shown = len(self.game.tricks)
        self._table()
        while True:
            typed = self.prompt.ask(self.words("prompt"), self.game.legal())
            if not isinstance(typed, Card):
                self._obey(typed)
                continue
            try:
                self.game.play(typed)
            except IllegalPlay as refusal:
                self.prompt.explain(refusal)
            else:
                return typed

    def _obey(self, command: str) -> None:
        if command == "solution":
            raise _Shown
        if command == "aid":
            self.show.page("aid-title", "aid-text")
        elif command == "table":
            self._table()
        else:
            self.prompt.help(self.show, self.game.legal())

    def _print_tricks(self, game: Game, first: int) -> None:
        """Print the tricks of a game from the `first` on, and the card that is led to the next."""
        for trick in game.view(self.you).tricks[first:]:
            self.paper.line("  ", self.show.trick(trick))
        if game.led is not None:
            self.paper.line("  ", self.show.sentence("led-line", game.led, game.leader))

    def _after(self, cards: Sequence[Card]) -> Game:
        """Return the game after these cards."""
        game = self.game
        for card in cards:
            game = game.play(card)
        return game

    def _refute(self, card: Card) -> None:
        """Show what is wrong with a card, then the solution from here."""
        refutation = refute(self.game, card)
        after = "draw" if refutation.value == 0 else "loss"
        self.paper.line(self.words("puzzle-wrong", card=card, after=after))
        end = self._after([card, *refutation.line])
        self._print_tricks(end, self.shown)
        self.show.scoreboard(end.view(self.you))
        self._solution()

    def _solution(self) -> None:
        self.paper.line(self.words("puzzle-solution"))
        self._print_tricks(self._after(self.attempt.line), self.shown)
        self._about()

    def _about(self) -> None:
        """Say what the puzzle was about, if it has a name."""
        themes = self.words.listed(self.words(f"puzzle-theme-{theme.value}") for theme in self.puzzle.themes)
        if themes:
            self.paper.line(self.words("puzzle-about", themes=themes))


class _Shown(Exception):
    """The solution was asked for."""
