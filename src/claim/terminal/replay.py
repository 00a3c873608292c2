"""Stepping through a record, from either seat's view, as a spectator, or with all cards open."""

from claim.game.view import Viewer
from claim.locales import Words
from claim.records.record import Record
from claim.terminal.names import ending_line, names_of, remarks
from claim.terminal.paper import Paper
from claim.terminal.show import Show


class Replay:
    """A record being stepped through."""

    def __init__(self, record: Record, viewer: Viewer, words: Words, paper: Paper) -> None:
        self.record = record
        self.viewer = viewer
        self.words = words
        self.paper = paper
        self.moments = record.game.moments()
        self.names = names_of(record, words)
        self.show = Show(paper, words, self.names, None)

    def all(self) -> None:
        """Print every moment in turn."""
        for number in range(len(self.moments)):
            self.moment(number)

    def step(self) -> None:
        """Show one moment at a time, going forwards and backwards as asked."""
        number = 0
        while True:
            self.moment(number)
            try:
                answer = self.paper.ask(self.words("replay-prompt")).strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.paper.line()
                return
            if answer == "q" or (answer != "b" and number == len(self.moments) - 1):
                return
            number = max(0, number - 1) if answer == "b" else number + 1

    def moment(self, number: int) -> None:
        """Print the table after `number` plays."""
        words, paper = self.words, self.paper
        total = len(self.moments) - 1
        title = words("replay-start") if number == 0 else words("replay-play", number=number, total=total)
        paper.title(f"{title} · {words('replay-view', viewer=self.viewer.value)}")
        if number == 0:
            for line in remarks(self.record, words):
                paper.line(line)
        game = self.moments[number]
        view = game.view(self.viewer)
        if number > 0:
            before = self.moments[number - 1]
            assert before.turn is not None, "a play has a player"
            paper.line(self.show.sentence("plays-line", game.plays[-1], before.turn))
        if number == total and view.result is not None:
            paper.line(self.show.trick(view.tricks[-1]))
            self.show.result(view)
            return
        self.show.table(view)
        self.show.hands(view)
        if number == total:
            paper.line(ending_line(self.record, words))
