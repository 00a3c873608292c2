"""Print a solved position: who wins, which cards keep the win, and a line of best play."""

from claim.game.cards import Seat
from claim.game.game import Game
from claim.locales import Words
from claim.solver.solution import Solution
from claim.terminal.paper import Paper
from claim.terminal.show import Show


def show_solution(game: Game, solution: Solution, words: Words, paper: Paper) -> None:
    """Print the whole solution."""
    names = {seat: words("player-seat", seat=seat.value) for seat in Seat}
    show = Show(paper, words, names, None)
    if solution.value == 0:
        paper.line(words("solve-draw"))
    else:
        paper.line(words("solve-win", name=names[Seat.A if solution.value > 0 else Seat.B]))
    if game.turn is not None:
        _cards(game, solution, names[game.turn], words, paper)
        paper.line(words("solve-line"))
        for card in solution.line:
            game = game.play(card)
        for trick in game.view("open").tricks:
            paper.line("  ", show.trick(trick))
    view = game.view("open")
    show.scoreboard(view)


def _cards(game: Game, solution: Solution, name: str, words: Words, paper: Paper) -> None:
    """Print the cards that keep the value; if they all do, those that are hardest to answer first."""
    if len(solution.best) < len(solution.values):
        paper.line(words("solve-keep", name=name, cards=""), paper.cards(solution.best))
        return
    won = solution.value == (1 if game.turn is Seat.A else -1)
    message = "solve-all-won" if won else "solve-all"
    paper.line(words(message, name=name, cards=""), paper.cards(one.card for one in solution.ranked))
