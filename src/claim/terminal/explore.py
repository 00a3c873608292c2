"""What if, at a terminal: walk through a game, play other cards for both sides, and see what each is worth."""

import json
from pathlib import Path

from claim.game.cards import Card, Seat
from claim.game.errors import BadText, ClaimError, quote
from claim.locales import Words, in_words
from claim.records.files import replace_file
from claim.studies.study import Study
from claim.studies.worth import worth
from claim.terminal.hint import show_estimates
from claim.terminal.paper import Paper
from claim.terminal.show import Show

COMMANDS = ("back", "next", "lines", "name", "remove", "open", "text", "save", "rules", "quit")


class Explorer:
    """A study that a person walks through. `path` is where they are in it."""

    def __init__(self, study: Study, words: Words, paper: Paper, *, open_cards: bool, rounds: int) -> None:
        self.study = study
        self.words = words
        self.paper = paper
        self.open_cards = open_cards
        self.rounds = rounds
        self.path: tuple[Card, ...] = ()
        self.names = {seat: words("player-seat", seat=seat.value) for seat in Seat}
        self.show = Show(paper, words, self.names, None)
        self.commands = {"?": "rules", "": "next", "b": "back", "q": "quit"} | {name: name for name in COMMANDS}
        self.commands |= {word: name for name in COMMANDS for word in words(f"explore-command-{name}").split()}

    def walk(self, path: tuple[Card, ...] = ()) -> None:
        """Begin after these plays: show the moment, do what is asked, until the person leaves."""
        self.path = path
        self.paper.line(self.words("explore-help"))
        shown: object = None
        while True:
            here = (self.study, self.path, self.open_cards)
            if here != shown:
                self._moment()
                shown = here
            try:
                typed = self.paper.ask(self.words("explore-prompt")).strip()
            except (EOFError, KeyboardInterrupt):
                self.paper.line()
                return
            try:
                if not self._does(typed):
                    return
            except ClaimError as error:
                self.paper.line(in_words(error, self.words.language))

    def _does(self, typed: str) -> bool:
        """Do what was typed: a command, or a card to play. Returns False to end."""
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.lower())
        if command is None:
            self._play(typed)
        elif command == "quit":
            return False
        elif command == "next":
            self.path = (*self.path, *[line.card for line in self.study.after(self.path)[:1]])
        elif command == "back":
            self.path = self.path[:-1]
        elif command == "open":
            self.open_cards = not self.open_cards
        elif command == "name":
            self.study = self.study.name(self.path, rest)
        elif command == "remove":
            self.study, self.path = self.study.remove(self.path), self.path[:-1]
        elif command == "text":
            self.paper.line(self.study.text())
        elif command == "save":
            self._save(rest)
        elif command == "lines":
            self._lines(rest)
        else:
            self.paper.line(self.words("explore-help"))
        return True

    def _play(self, typed: str) -> None:
        card = Card(typed)
        self.study = self.study.play(self.path, card)
        self.path = self.study.game((*self.path, card)).plays

    def _lines(self, number: str) -> None:
        """List all lines to their ends, or go to the end of one by its number."""
        ends = list(self.study.ends())
        if not number:
            for count, (path, name) in enumerate(ends, 1):
                label = f"{count:>3}. " + (f"{name}: " if name else "")
                self.paper.row(self.paper.plain(label), self.paper.cards(path))
        elif number.isdecimal() and 1 <= int(number[:9]) <= len(ends):
            self.path = ends[int(number) - 1][0]
        else:
            raise BadText("bad_number", field=self.words("explore-lines"), text=quote(number), least=1, most=len(ends))

    def _save(self, name: str) -> None:
        """Write every line as a record, one per line of the file."""
        if not name:
            self.paper.line(self.words("explore-save-where"))
            return
        records = self.study.records()
        replace_file(Path(name), "".join(json.dumps(record.to_json()) + "\n" for record in records))
        self.paper.line(self.words("explore-saved", count=len(records), file=name))

    # --- showing -----------------------------------------------------------------------------------------------------

    def _moment(self) -> None:
        """Print the table, both hands as far as they are shown, the lines that go on, and what each card is worth."""
        words, paper = self.words, self.paper
        game = self.study.game(self.path)
        paper.title(words("explore-title", number=len(self.path)))
        view = game.view("open" if self.open_cards or game.turn is None else game.turn)
        if game.turn is None:
            self.show.result(game.view("open"))
            return
        self.show.table(view)
        self.show.hands(view)
        known = self.study.after(self.path)
        if known:
            paper.line(words("explore-known", cards=""), paper.cards(line.card for line in known))
        values = worth(game, open_cards=self.open_cards, rounds=self.rounds)
        if not values.exact:
            paper.line(words("explore-chances", name=self.names[game.turn]))
        show_estimates(values.cards, words, paper, exact=values.exact)
