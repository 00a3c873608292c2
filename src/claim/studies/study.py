"""A study: a game, and lines that branch from it. Immutable: a change returns another study.

study = Study.parse("2 A 35.... 24.... .... .... -; G3 (G5 {the higher one} G4) G4")
study = study.play(["G3"], "G2")
study.text()
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from claim.game.cards import Card
from claim.game.errors import ClaimError, quote
from claim.game.game import Game
from claim.game.position import position_text
from claim.records.errors import BadRecord
from claim.records.files import are_many
from claim.records.record import Record
from claim.studies.errors import BadStudy

MOST_PLAYS = 2000
NAME_LENGTH = 60
_TOKEN = re.compile(r"\s*(?:(?P<card>[A-Za-z][0-9])|(?P<sign>[()])|\{(?P<name>[^{}]*)\})")


@dataclass(frozen=True)
class Line:
    """A play, the name of the line that begins with it ("": none), and the lines that go on after it."""

    card: Card
    name: str = ""
    after: "tuple[Line, ...]" = ()


@dataclass(frozen=True)
class Study:
    """A game before its first play, and what was tried from there. Of lines side by side the first is the main one."""

    start: Game
    lines: tuple[Line, ...] = ()

    # --- reading and writing -----------------------------------------------------------------------------------------

    @classmethod
    def of(cls, game: Game) -> "Study":
        """Return the study of a game as it was played."""
        lines: tuple[Line, ...] = ()
        for card in reversed(game.plays):
            lines = (Line(card, after=lines),)
        return cls(Game(game.dealt, game.start, game.start, ()), lines)

    @classmethod
    def parse(cls, text: str) -> "Study":
        """Read a study: a position, and after a semicolon its lines (docs/formats.md).

        Raises BadText for a bad position, BadStudy for bad lines, and IllegalPlay for a card that may not be played.
        """
        position, _, lines = text.partition(";")
        study = cls(Game.parse(position))
        return replace(study, lines=_Reader(study.start, lines, len(position) + 1).read())

    @classmethod
    def read(cls, text: str) -> "Study":
        """Read pasted text: a position, a study, or a record in either form, which becomes its main line.

        Of several JSON records, one per line, each becomes a line. Raises BadText, BadStudy or BadRecord for what
        cannot be read, and IllegalPlay for a card that may not be played. They name no file, because there is none.
        """
        text = text.removeprefix("\ufeff").strip()
        if text[:1].isdigit():
            return cls.parse(text)
        if not text.startswith(("{", "Claim")):
            raise BadStudy("not_start", text=quote(text))
        if not are_many(text.encode(errors="replace")):
            return cls.of(_pasted(text))
        lines = enumerate(text.split("\n"), 1)
        return cls._of_all({number: _pasted(line) for number, line in lines if line.strip()})

    @classmethod
    def _of_all(cls, games: Mapping[int, Game]) -> "Study":
        """Return the study with each of these games, by their lines in a text, as a line."""
        start = next(iter(games.values())).moments()[0]
        root = _Node(start)
        for number, game in games.items():
            if game.start != start.state:
                raise BadStudy("other_start", line=number)
            node = root
            for after in game.moments()[1:]:
                node = node.after.setdefault(after.plays[-1], _Node(after))
        lines = root.lines()
        if _count(lines) > MOST_PLAYS:
            raise BadStudy("large_study", most=MOST_PLAYS)
        return cls(start, lines)

    def text(self) -> str:
        """Return the study as text."""
        return f"{position_text(self.start.state)}; {_text(self.lines)}".removesuffix("; ")

    # --- walking -----------------------------------------------------------------------------------------------------

    def game(self, path: Sequence[str] = ()) -> Game:
        """Return the game after these plays, whether or not they are a line of the study. Raises IllegalPlay."""
        game = self.start
        for card in path:
            game = game.play(card)
        return game

    def after(self, path: Sequence[str] = ()) -> tuple[Line, ...]:
        """Return the lines that go on after these plays. Raises BadStudy where the plays are no line of the study."""
        lines = self.lines
        for card in path:
            lines = _find(lines, card).after
        return lines

    def ends(self) -> Iterator[tuple[tuple[Card, ...], str]]:
        """Yield every line from the start to its end, with the last name given on the way; the main line first."""

        def walk(lines: tuple[Line, ...], path: tuple[Card, ...], name: str) -> Iterator[tuple[tuple[Card, ...], str]]:
            if not lines:
                yield path, name
            for line in lines:
                yield from walk(line.after, (*path, line.card), line.name or name)

        return walk(self.lines, (), "")

    def records(self) -> tuple[Record, ...]:
        """Return every line from the start to its end as a record, the main line first."""
        return tuple([Record(self.game(path)) for path, _ in self.ends()])

    # --- changing ----------------------------------------------------------------------------------------------------

    def play(self, path: Sequence[str], card: str) -> "Study":
        """Add a play after a line, beside those that are there. Raises IllegalPlay, and BadStudy as `after` does."""
        played = self.game(path).play(card).plays[-1]
        if any(line.card == played for line in self.after(path)):
            return self
        if _count(self.lines) >= MOST_PLAYS:
            raise BadStudy("large_study", most=MOST_PLAYS)
        return replace(self, lines=_add(self.lines, path, played))

    def name(self, path: Sequence[str], name: str) -> "Study":
        """Name the line that begins with the last of these plays; "" takes its name away. Raises BadStudy."""
        return replace(self, lines=_change(self.lines, path, lambda line: (replace(line, name=_checked(name)),)))

    def remove(self, path: Sequence[str]) -> "Study":
        """Take away the last of these plays and all that follows it. Raises BadStudy as `after` does."""
        return replace(self, lines=_change(self.lines, path, lambda _: ()))


def _pasted(text: str) -> Game:
    """Read the game of a record that comes from no file."""
    try:
        return Record.parse(text).game
    except BadRecord as error:
        if error.code in ("in_file", "bad_play") and isinstance(error.__cause__, ClaimError):
            raise error.__cause__ from None
        raise


def _checked(name: str) -> str:
    name = name.strip()
    if len(name) > NAME_LENGTH or not name.isprintable() or "{" in name or "}" in name:
        raise BadStudy("bad_line_name", text=quote(name), most=NAME_LENGTH)
    return name


def _find(lines: tuple[Line, ...], card: str) -> Line:
    for line in lines:
        if line.card == card:
            return line
    raise BadStudy("no_such_line", card=quote(card))


def _count(lines: tuple[Line, ...]) -> int:
    return sum(1 + _count(line.after) for line in lines)


def _add(lines: tuple[Line, ...], path: Sequence[str], card: Card) -> tuple[Line, ...]:
    if not path:
        return (*lines, Line(card))
    return _change(lines, path, lambda line: (replace(line, after=(*line.after, Line(card))),))


def _change(
    lines: tuple[Line, ...], path: Sequence[str], change: Callable[[Line], tuple[Line, ...]]
) -> tuple[Line, ...]:
    """Return the lines with the one that the path leads to replaced."""
    if not path:
        raise BadStudy("no_such_line", card="''")
    target, changed = _find(lines, path[0]), []
    for line in lines:
        if line is not target:
            changed.append(line)
        elif len(path) == 1:
            changed += change(line)
        else:
            changed.append(replace(line, after=_change(line.after, path[1:], change)))
    return tuple(changed)


def _text(lines: tuple[Line, ...]) -> str:
    """Write lines side by side: the main one's first play, the others in parentheses, the main one's rest."""
    if not lines:
        return ""
    main, *others = lines
    parts = [_play_text(main), *[f"({' '.join(filter(None, (_play_text(one), _text(one.after))))})" for one in others]]
    return " ".join(filter(None, (*parts, _text(main.after))))


def _play_text(line: Line) -> str:
    return f"{line.card} {{{line.name}}}" if line.name else str(line.card)


class _Node:
    """A play while its study is being read."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name = ""
        self.after: dict[Card, _Node] = {}

    def lines(self) -> tuple[Line, ...]:
        return tuple([Line(card, node.name, node.lines()) for card, node in self.after.items()])


class _Reader:
    """Reads the lines of a study from the left to the right, playing every card."""

    def __init__(self, start: Game, text: str, before: int) -> None:
        self.text = text
        self.before = before  # characters of the whole text in front of these
        self.root = self.node = _Node(start)
        self.parent: _Node | None = None  # of the last play; None where a line begins
        self.outside: list[tuple[_Node, _Node | None]] = []
        self.plays = 0

    def read(self) -> tuple[Line, ...]:
        end, place = len(self.text.rstrip()), 0
        while place < end:
            token = _TOKEN.match(self.text, place)
            if token is None:
                if "{" in self.text[place:] and "}" not in self.text[place:]:
                    raise BadStudy("open_study")
                raise self._wrong("bad_study", place)
            self._take(token["card"], token["sign"], token["name"], place)
            place = token.end()
        if self.outside:
            raise BadStudy("open_study")
        return self.root.lines()

    def _wrong(self, code: str, place: int) -> BadStudy:
        params = {"text": quote(self.text[place:].strip())} if code == "bad_study" else {}
        return BadStudy(code, place=self.before + place + 1, **params)

    def _take(self, card: str | None, sign: str | None, name: str | None, place: int) -> None:
        if card is not None:
            self._play(card)
        elif name is not None:
            if self.node is self.root or self.parent is None:
                raise self._wrong("bad_study", place)
            self.node.name = _checked(name)
        elif sign == "(":
            if self.parent is None:
                raise self._wrong("bad_branch", place)
            self.outside.append((self.node, self.parent))
            self.node, self.parent = self.parent, None
        elif not self.outside or self.parent is None:
            raise self._wrong("bad_study", place)
        else:
            self.node, self.parent = self.outside.pop()

    def _play(self, card: str) -> None:
        self.plays += 1
        if self.plays > MOST_PLAYS:
            raise BadStudy("large_study", most=MOST_PLAYS)
        game = self.node.game.play(card)
        self.parent = self.node
        self.node = self.node.after.setdefault(game.plays[-1], _Node(game))
