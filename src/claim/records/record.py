"""A game record: a game and what is known of it besides its cards, as JSON and as text (docs/formats.md).

Reading a record plays it again through `Game.play`: every record that can be read is a legal game, and what it says
about its end is checked against its plays. A text's headers are read as the fields of the JSON form. In errors,
`source` names what is being read.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import KW_ONLY, asdict, dataclass, field
from typing import Annotated, Any

from claim.game.cards import CARDS, SEATS, Card, Seat, parse_pile, parse_seat, pile_text
from claim.game.deal import seed_text
from claim.game.errors import BadText, ClaimError, quote
from claim.game.fields import JsonReader, NumberForm, TextForm
from claim.game.frozendict import FrozenDict
from claim.game.game import Game
from claim.game.position import position_text
from claim.records.daily import DayRun, is_day
from claim.records.ending import BY_VOTES, Ending, read_ending
from claim.records.ending import FIELDS as ENDING_FIELDS
from claim.records.errors import BadRecord
from claim.records.fair import Fair, ReplayedDeal
from claim.records.identities import BotIdentity, identities_to_json

VERSION = 1
MOST_COUNT = 9999
_SOURCE = "record"


@dataclass(frozen=True)
class Record:
    """A game, finished or not, and what is known of it besides the cards."""

    game: Game
    players: Mapping[Seat, str] = field(default_factory=dict)
    _: KW_ONLY
    ending: Ending | None = None  # None where the game was not decided; by votes when all cards were played
    bots: Mapping[Seat, BotIdentity] = field(default_factory=dict)  # for seats whose moves one bot made
    move_seed: str | None = None  # what those bots drew their randomness from
    fair: Fair | None = None  # what determined the deal, where no player and no server could choose it
    chosen: ReplayedDeal | None = None  # whose deal it is, where one was played again
    takebacks: int = 0  # how often a card was taken back
    hints: int = 0  # how many a person asked for
    set_up: bool = False  # whether the game began from a position that was set up
    daily: DayRun | None = None  # which day's deal it is, where it is the deal of a day

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", FrozenDict(self.players))
        object.__setattr__(self, "bots", FrozenDict(self.bots))
        if self.ending is None or self.ending == BY_VOTES or self.ending.undecided:
            object.__setattr__(self, "ending", None if self.game.result is None else BY_VOTES)

    @property
    def winner(self) -> Seat | None:
        """Who won, by votes or because the other forfeited; None for a draw or an unfinished game."""
        return None if self.ending is None else self.ending.winner(self.game)

    @property
    def over(self) -> bool:
        """Whether the game was decided: played to its end, or forfeited."""
        return self.ending is not None

    @property
    def forfeit(self) -> Seat | None:
        """The seat that lost without playing to the end."""
        return None if self.ending is None else self.ending.forfeit

    @property
    def reason(self) -> str | None:
        """Why that seat forfeited."""
        return None if self.ending is None else self.ending.reason

    def to_json(self) -> dict[str, object]:
        """Return the record as a JSON object."""
        game = self.game
        data: dict[str, object] = {"claim": VERSION}
        if self.players:
            data["players"] = {seat.value: self.players[seat] for seat in Seat if seat in self.players}
        if self.bots:
            data["bots"] = identities_to_json(self.bots)
        if self.move_seed is not None:
            data["move_seed"] = self.move_seed
        if game.dealt is not None:
            if game.dealt.seed is not None:
                data["seed"] = game.dealt.seed
            data["deck"] = list(game.dealt.cards)
            data["leader"] = "AB"[game.dealt.leader]
            if game.dealt.leader_named:
                data["leader_named"] = True
        else:
            data["position"] = position_text(game.start)
        data["plays"] = list(game.plays)
        data["votes"] = {faction.value: None if seat is None else seat.value for faction, seat in game.votes().items()}
        data["winner"] = None if self.winner is None else self.winner.value
        data["over"] = self.over
        if self.ending is not None:
            data |= self.ending.to_json()
        more = {
            "fair": self.fair and asdict(self.fair),
            "chosen": self.chosen and asdict(self.chosen),
            "daily": self.daily and asdict(self.daily),
            "takebacks": self.takebacks,
            "hints": self.hints,
            "set_up": self.set_up,
        }
        return data | {name: value for name, value in more.items() if value}

    @classmethod
    def from_json(cls, data: str | Mapping[str, Any], source: str = _SOURCE) -> "Record":
        """Read a record from a JSON text or object; `source` names it in errors.

        Raises BadRecord or BadText where it is malformed, was not played by the rules, or contradicts its plays.
        """
        if isinstance(data, str):
            data = _load_object(data, source)
        if not isinstance(data, Mapping):
            raise BadRecord("not_record", file=source)
        _check_version(data.get("claim", VERSION), source)
        plays = JsonReader(source).field(data, "plays", tuple[str, ...])
        game = _play_all(_begin(data, source), plays, source)
        record = cls(game, **_read_details(data, game, source))
        truth = record.to_json()
        for name in ("votes", "winner", "over"):
            if name in data and data[name] != truth[name]:
                said, true = json.dumps(data[name], default=str)[:60], json.dumps(truth[name])
                raise BadRecord("bad_end", file=source, field=name, text=said, expected=true)
        return record

    def to_text(self) -> str:
        """Return the record as text for people to read (docs/formats.md)."""
        texts = _headers_of(self)
        lines = [f"Claim {VERSION}", *[f"{name}: {texts[name]}" for name in _ABOVE if name in texts], ""]
        lines += [*_trick_lines(self.game), "", *[f"{name}: {texts[name]}" for name in _BELOW if name in texts]]
        return "\n".join(lines).rstrip("\n") + "\n"

    @classmethod
    def parse(cls, text: str, source: str = _SOURCE) -> "Record":
        """Read a record from a text in either form. Raises BadRecord or BadText, as `from_json` does."""
        if not isinstance(text, str):
            raise BadRecord("not_record", file=source)
        text = text.removeprefix("\ufeff")  # some editors put it there
        if text.lstrip().startswith("{"):
            return cls.from_json(text, source)
        headers, tricks = _split(text, source)
        with _naming(source):
            data = _read_headers(headers, source)
        game = _begin(data, source)
        for number, line in tricks:
            game = _play_line(game, line, number, source)
        record = cls(game, **_read_details(data, game, source))
        truth = _headers_of(record)
        for name in ("Votes", "Winner"):
            if name in headers and headers[name] != truth.get(name):
                expected = quote(truth.get(name, "an unfinished game"))
                raise BadRecord("bad_end", file=source, field=name, text=quote(headers[name]), expected=expected)
        return record


# --- the JSON form ---------------------------------------------------------------------------------------------------


def _load_object(text: str, source: str) -> Mapping[str, Any]:
    """Parse a JSON object. Raises BadRecord saying where it breaks."""
    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise BadRecord("not_record", file=source) from None
    except json.JSONDecodeError as error:
        raise BadRecord("bad_json", file=source, line=error.lineno, column=error.colno, problem=error.msg) from None
    except ValueError as error:  # a number of thousands of digits
        raise BadRecord("bad_json", file=source, line=1, column=1, problem=str(error)) from None
    if not isinstance(data, dict):
        raise BadRecord("not_record", file=source)
    return data


def _check_version(version: object, source: str) -> None:
    """Raise BadRecord for a record of a later format, and BadText for a format that is no number."""
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        expected = f"the format's number {VERSION}"
        raise BadText("bad_field", file=source, field="claim", expected=expected, text=quote(version))
    if version > VERSION:
        raise BadRecord("newer_version", file=source, version=version, known=VERSION)


@contextmanager
def _naming(source: str) -> Iterator[None]:
    """Turn a BadText raised inside, unless it names a file already, into a BadRecord that names the source."""
    try:
        yield
    except BadText as error:
        if "file" in error.params:
            raise
        raise BadRecord("in_file", file=source, problem=str(error)) from error


def _begin(data: Mapping[str, Any], source: str) -> Game:
    with _naming(source):
        if "position" in data:
            _refuse_both("position", ("deck", "leader", "leader_named"), data)
            return Game.parse(data["position"])
        reader = JsonReader(source)
        deck, leader = reader.field(data, "deck", tuple[Card, ...]), reader.field(data, "leader", Seat)
        seed = None if data.get("seed") is None else seed_text(data["seed"])
        named = data.get("leader_named") is not None and reader.field(data, "leader_named", bool)
        return Game.from_deck(deck, leader, seed, leader_named=named)


def _refuse_both(position: str, deal: Iterable[str], data: Mapping[str, object]) -> None:
    """Raise BadText for a record with both a position and a deal: a game begins with one of them."""
    for name in deal:
        if name in data:
            raise BadText("conflict", one=position, other=name)


def _play_all(game: Game, plays: Sequence[str], source: str) -> Game:
    """Play these cards. Raises BadRecord naming the one that cannot be played."""
    for number, card in enumerate(plays, 1):
        try:
            game = game.play(card)
        except ClaimError as error:
            raise BadRecord("bad_play", file=source, number=number, card=quote(card), problem=str(error)) from error
    return game


_COUNT = Annotated[int, NumberForm(MOST_COUNT)]
_DETAILS = {
    "bots": dict[Seat, BotIdentity],
    "move_seed": str,
    "takebacks": _COUNT,
    "hints": _COUNT,
    "set_up": bool,
    "fair": Fair,
    "chosen": ReplayedDeal,
    "daily": DayRun,
}


def _read_details(data: Mapping[str, Any], game: Game, source: str) -> dict[str, Any]:
    """Return what a record of this game says besides it, as arguments of `Record`. Null is as good as no field.

    Raises BadRecord or BadText where it is malformed or contradicts the game.
    """
    data = {name: value for name, value in data.items() if value is not None}
    reader = JsonReader(source, closed=True)
    details = {name: reader.value(kind, data[name], name) for name, kind in _DETAILS.items() if name in data}
    if "players" in data:
        details["players"] = JsonReader(source).value(dict[Seat, str], data["players"], "players")
    if "daily" in data and not is_day(details["daily"].day):
        raise reader.wrong("daily.day", details["daily"].day, "a day such as 2026-11-16")
    details["ending"] = read_ending(data, game, source)
    with _naming(source):
        if {"fair", "chosen"} <= details.keys():
            raise BadText("conflict", one="fair", other="chosen")
        if details.get("set_up") and game.dealt is not None:
            raise BadText("conflict", one="set_up", other="deck")
    return details


# --- the text form ---------------------------------------------------------------------------------------------------

# The headers that are a field of the JSON form, by the way to it.
_BOTS = {
    f"{header} {seat}": ("bots", seat.value, name)
    for seat in SEATS
    for header, name in (("Bot", "name"), ("Version", "version"), ("Budget", "budget"))
}
_FAIR = {
    "Fair table": ("fair", "table"),
    "Fair secret": ("fair", "secret"),
    "Fair commitment": ("fair", "commitment"),
    "Fair contribution A": ("fair", "contributions", "A"),
    "Fair contribution B": ("fair", "contributions", "B"),
    "Fair commitment A": ("fair", "commitments", "A"),
    "Fair commitment B": ("fair", "commitments", "B"),
}
_PLAIN = ("Move seed", "Seed", "Leader", "Leader named", "Position", "Set up", "Takebacks", "Hints")
_PATHS = {
    **{seat.value: ("players", seat.value) for seat in SEATS},
    **_BOTS,
    **{header: (header.lower().replace(" ", "_"),) for header in _PLAIN},
    **{name.capitalize(): (name,) for name in ENDING_FIELDS},
    **_FAIR,
}
_DEAL = ("Leader", "Hand A", "Hand B", "Draw pile")
_CHOSEN, _DAILY = "Chosen", "Deal of the day"
_SWAPPED = "swapped"
_KINDS = {True: "counted", False: "practice"}
_CHOSEN_FORM = Annotated[str, TextForm("a table, and 'swapped' or nothing", rf"[^,]*(, {_SWAPPED})?")]
_DAILY_FORM = Annotated[str, TextForm("a day, and 'counted' or 'practice'", "[0-9-]+, (counted|practice)")]
_YES_OR_NO = Annotated[str, TextForm("yes or no", values=("yes", "no"))]
# All headers, in the order in which they are written: those above the tricks, and those below.
_ABOVE = (
    *SEATS,
    *_BOTS,
    "Move seed",
    "Seed",
    "Leader",
    "Leader named",
    *_DEAL[1:],
    "Position",
    "Set up",
    _CHOSEN,
    _DAILY,
)
_BELOW = (*[name.capitalize() for name in ENDING_FIELDS], "Votes", "Winner", "Takebacks", "Hints", *_FAIR)
_HEADERS = {*_ABOVE, *_BELOW}
_TRICK = re.compile(
    r"(?P<number>\d{1,2})\. (?:\[(?P<prize>\w+)\] )?(?P<leader>[AB]) (?P<led>\w+)"
    r"(?: (?P<other>[AB]) (?P<reply>\w+) -> (?P<winner>[AB]))?"
)


def _headers_of(record: Record) -> dict[str, str]:
    """Return the headers of a record's text."""
    game, data, texts = record.game, record.to_json(), dict[str, str]()
    for header, path in _PATHS.items():
        value: Any = data
        for name in path:
            value = None if value is None else value.get(name)
        if value is not None and not (value == "" and header in _BOTS):
            texts[header] = "yes" if value is True else str(value)
    if game.dealt is not None:
        texts |= {f"Hand {seat}": pile_text(hand) for seat, hand in zip(SEATS, game.start.hands, strict=True)}
        texts["Draw pile"] = ",".join(CARDS[number] for number in game.start.pile)
    if record.chosen is not None:
        texts[_CHOSEN] = record.chosen.table + (f", {_SWAPPED}" if record.chosen.swapped else "")
    if record.daily is not None:
        texts[_DAILY] = f"{record.daily.day}, {_KINDS[record.daily.counted]}"
    if record.over:
        texts["Votes"] = ", ".join(f"{faction} {seat or '-'}" for faction, seat in game.votes().items())
        texts["Winner"] = record.winner or "-"
    return texts


def _split(text: str, source: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Return the headers of a text, and the lines of its tricks, each with its number. Raises BadRecord or BadText."""
    lines = text.splitlines()
    if not lines or not re.fullmatch(r"Claim \d{1,9}", lines[0].strip().lstrip("\ufeff")):
        raise BadRecord("not_record", file=source)
    _check_version(int(lines[0].split()[1]), source)
    headers: dict[str, str] = {}
    tricks: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:], 2):
        stripped = line.strip()
        if not stripped:
            continue
        name, colon, value = stripped.partition(":")
        if stripped[0].isdigit():
            tricks.append((number, stripped))
        elif colon and name in _HEADERS and name not in headers:
            headers[name] = value.strip()
        else:
            raise BadText("bad_line", file=source, line=number, expected="a header or a trick", text=quote(stripped))
    return headers, tricks


def _read_headers(headers: dict[str, str], source: str) -> dict[str, Any]:
    """Return what the headers say as the JSON form has it. Raises BadRecord or BadText."""
    reader, data = JsonReader(source), dict[str, Any]()
    for header, (*above, name) in _PATHS.items():
        if header in headers:
            inside = data
            for one in above:
                inside = inside.setdefault(one, {})
            inside[name] = _header_value(headers, header, reader)
    if "fair" in data:
        for header in ("Fair table", "Fair secret", "Fair commitment"):
            reader.field(headers, header, str)
        for name in ("contributions", "commitments"):
            data["fair"][name] = dict.fromkeys(SEATS) | data["fair"].get(name, {})
    if _CHOSEN in headers:
        table, comma, _ = reader.field(headers, _CHOSEN, _CHOSEN_FORM).partition(", ")
        data["chosen"] = {"table": table, "swapped": bool(comma)}
    if _DAILY in headers:
        day, _, kind = reader.field(headers, _DAILY, _DAILY_FORM).partition(", ")
        data["daily"] = {"day": day, "counted": kind == _KINDS[True]}
    if "Position" in headers:
        _refuse_both("Position", (*_DEAL, "Leader named"), headers)
    else:
        leader, *hands, draw_pile = [reader.field(headers, name, str) for name in _DEAL]
        hand_a, hand_b = (parse_pile(hand, f"Hand {seat}") for seat, hand in zip(SEATS, hands, strict=True))
        pile = draw_pile.split(",")
        if len(hand_a) != len(hand_b):
            raise BadRecord("uneven_hands", a=len(hand_a), b=len(hand_b))
        if len(pile) != 2 * len(hand_a):
            raise BadText("bad_draw_pile", got=len(pile), expected=2 * len(hand_a))
        data |= {"deck": [*hand_a, *hand_b, *pile], "leader": parse_seat(leader, "leader")}
    return data


def _header_value(headers: dict[str, str], header: str, reader: JsonReader) -> object:
    """Return the value of a header: a truth, a number of at most nine digits, or else a text."""
    if header in ("Leader named", "Set up"):
        return reader.field(headers, header, _YES_OR_NO) == "yes"
    text = headers[header]
    counts = ("Version A", "Version B", "Takebacks", "Hints")
    return int(text) if header in counts and re.fullmatch(r"[0-9]{1,9}", text) else text


def _trick_lines(game: Game) -> list[str]:
    lines = []
    for number, trick in enumerate(game.tricks, 1):
        prize = f"[{CARDS[trick.prize]}] " if trick.phase == 1 else ""
        leader, other, winner = SEATS[trick.leader], SEATS[1 - trick.leader], SEATS[trick.winner]
        lines.append(f"{number}. {prize}{leader} {CARDS[trick.led]} {other} {CARDS[trick.reply]} -> {winner}")
    if game.led is not None:
        prize = f"[{game.prize}] " if game.prize is not None else ""
        lines.append(f"{len(game.tricks) + 1}. {prize}{game.leader} {game.led}")
    return lines


def _play_line(game: Game, line: str, number: int, source: str) -> Game:
    match = _TRICK.fullmatch(line)
    if match is None:
        expected = "a trick such as '1. [K6] A G4 B G1 -> A'"
        raise BadText("bad_line", file=source, line=number, expected=expected, text=quote(line))
    on_table = game.led is not None and not game.plays  # the game began from a position with a led card
    cards = [match["led"]] if match["reply"] is None else [match["led"], match["reply"]]
    game = _play_all(game, cards[1:] if on_table else cards, f"{source}, line {number}")
    true = _trick_lines(game)[-1] if game.tricks or game.led is not None else ""
    if true.upper() != line.upper():
        raise BadText("bad_line", file=source, line=number, expected=quote(true), text=quote(line))
    return game
