"""A game record as text that people can read and paste: headers, then one line per trick (docs/notation.md).

Claim 1
A: Ann
B: greedy
Seed: 7
Leader: A
Hand A: 03489.235.068.0.6
Hand B: 0001257..14.2.018
Draw pile: K6,K9,D8,…

1. [K6] A G4 B G1 -> A
…
14. B X2 A X5 -> A

Votes: G A, K B, U B, D B, X -
Winner: B
"""

import re
from typing import Any, TypeVar

from claim.game.cards import CARDS, SEATS, parse_pile, pile_text
from claim.game.deal import seed_text
from claim.game.errors import BadText, quote
from claim.game.fields import FieldReader
from claim.game.game import Game
from claim.game.position import position_text
from claim.records.checks import VERSION, check_version, naming, play_all, refuse_both
from claim.records.daily import HEADER as DAILY_HEADER
from claim.records.daily import daily_from_headers, daily_to_headers
from claim.records.details import PlayedGame, read_details
from claim.records.ending import FIELDS as ENDING_FIELDS
from claim.records.errors import BadRecord
from claim.records.fair import HEADERS as FAIR_HEADERS
from claim.records.fair import fair_from_headers, fair_to_headers
from claim.records.identities import HEADERS as BOT_HEADERS
from claim.records.identities import identities_from_headers, identities_to_headers, whole_number
from claim.records.replayed_deal import HEADER as CHOSEN_HEADER
from claim.records.replayed_deal import chosen_from_headers, chosen_to_headers

_Record = TypeVar("_Record", bound=PlayedGame)
_TEXTS = {"Move seed": "move_seed", **{name.capitalize(): name for name in ENDING_FIELDS}}
_COUNTS = ("Takebacks", "Hints")
_SET_UP = "Set up"
_DEAL = ("Leader", "Hand A", "Hand B", "Draw pile")
_OTHERS = ("Seed", "Leader named", "Position", "Votes", "Winner", CHOSEN_HEADER, DAILY_HEADER)
_BOTS = [header for headers in BOT_HEADERS.values() for header in headers.values()]
_HEADERS = {*SEATS, *_BOTS, *_TEXTS, *_DEAL, *_OTHERS, _SET_UP, *FAIR_HEADERS, *_COUNTS}
_TRICK = re.compile(
    r"(?P<number>\d{1,2})\. (?:\[(?P<prize>\w+)\] )?(?P<leader>[AB]) (?P<led>\w+)"
    r"(?: (?P<other>[AB]) (?P<reply>\w+) -> (?P<winner>[AB]))?"
)


def record_to_text(record: PlayedGame) -> str:
    """Write a record as text."""
    game = record.game
    lines = [f"Claim {VERSION}", *[f"{seat}: {record.players[seat]}" for seat in SEATS if seat in record.players]]
    lines += identities_to_headers(record.bots)
    if record.move_seed is not None:
        lines.append(f"Move seed: {record.move_seed}")
    if game.dealt is not None:
        if game.dealt.seed is not None:
            lines.append(f"Seed: {game.dealt.seed}")
        lines += [f"Leader: {SEATS[game.dealt.leader]}"]
        if game.dealt.leader_named:
            lines.append("Leader named: yes")
        lines += [f"Hand {seat}: {pile_text(hand)}" for seat, hand in zip(SEATS, game.start.hands, strict=True)]
        lines.append("Draw pile: " + ",".join(CARDS[number] for number in game.start.pile))
    else:
        lines.append(f"Position: {position_text(game.start)}")
    if record.set_up:
        lines.append(f"{_SET_UP}: yes")
    lines += [*chosen_to_headers(record.chosen), *daily_to_headers(record.daily), "", *_trick_lines(game), ""]
    if record.ending is not None:
        lines += [f"{name.capitalize()}: {value}" for name, value in record.ending.to_json().items()]
    if record.over:
        lines.append("Votes: " + ", ".join(f"{faction} {seat or '-'}" for faction, seat in game.votes().items()))
        lines.append(f"Winner: {record.winner or '-'}")
    lines += [
        f"{name}: {value}" for name, value in zip(_COUNTS, (record.takebacks, record.hints), strict=True) if value
    ]
    lines += fair_to_headers(record.fair)
    return "\n".join(lines).rstrip("\n") + "\n"


def record_from_text(text: str, source: str, kind: type[_Record]) -> _Record:
    """Read a record of class `kind` from its text, checking every line against the game that the plays give.

    Raises BadRecord or BadText where it is malformed, was not played by the rules, or contradicts its plays.
    """
    lines = text.splitlines()
    if not lines or not re.fullmatch(r"Claim \d{1,9}", lines[0].strip().lstrip("\ufeff")):
        raise BadRecord("not_record", file=source)
    check_version(int(lines[0].split()[1]), source)
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
    with naming(source):
        game = _begin(headers, source)
    for number, line in tricks:
        game = _play_line(game, line, number, source)
    record = kind(game, **read_details(_details(headers, source), game, source))
    _check_end(headers, record, source)
    return record


def _details(headers: dict[str, str], source: str) -> dict[str, Any]:
    """Return what the headers say besides the cards, as the JSON form has it."""
    read = FieldReader(headers, source)
    data: dict[str, Any] = {field: headers[name] for name, field in _TEXTS.items() if name in headers}
    data |= {name.lower(): whole_number(headers[name]) for name in _COUNTS if name in headers}
    return data | {
        "set_up": _yes(read, _SET_UP),
        "players": {seat: headers[seat] for seat in SEATS if seat in headers},
        "bots": identities_from_headers(headers),
        "fair": fair_from_headers(read),
        "chosen": chosen_from_headers(read),
        "daily": daily_from_headers(read),
    }


def _yes(headers: FieldReader, name: str) -> bool:
    return name in headers.data and headers.checked(name, ("yes", "no").__contains__, "yes or no") == "yes"


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


def _begin(headers: dict[str, str], source: str) -> Game:
    if "Position" in headers:
        refuse_both("Position", headers, (*_DEAL, "Leader named"))
        return Game.parse(headers["Position"])
    for name in _DEAL:
        if name not in headers:
            raise BadText("missing_field", file=source, field=name)
    hand_a, hand_b = parse_pile(headers["Hand A"], "Hand A"), parse_pile(headers["Hand B"], "Hand B")
    pile = headers["Draw pile"].split(",")
    if len(hand_a) != len(hand_b):
        raise BadRecord("uneven_hands", a=len(hand_a), b=len(hand_b))
    if len(pile) != 2 * len(hand_a):
        raise BadText("bad_draw_pile", got=len(pile), expected=2 * len(hand_a))
    seed = seed_text(headers["Seed"]) if "Seed" in headers else None
    named = _yes(FieldReader(headers, source), "Leader named")
    return Game.from_deck([*hand_a, *hand_b, *pile], headers["Leader"], seed, leader_named=named)


def _play_line(game: Game, line: str, number: int, source: str) -> Game:
    match = _TRICK.fullmatch(line)
    if match is None:
        expected = "a trick such as '1. [K6] A G4 B G1 -> A'"
        raise BadText("bad_line", file=source, line=number, expected=expected, text=quote(line))
    on_table = game.led is not None and not game.plays  # the game began from a position with a led card
    cards = [match["led"]] if match["reply"] is None else [match["led"], match["reply"]]
    game = play_all(game, cards[1:] if on_table else cards, f"{source}, line {number}")
    true = _trick_lines(game)[-1] if game.tricks or game.led is not None else ""
    if true.upper() != line.upper():
        raise BadText("bad_line", file=source, line=number, expected=quote(true), text=quote(line))
    return game


def _check_end(headers: dict[str, str], record: PlayedGame, source: str) -> None:
    true = dict(line.split(": ", 1) for line in record_to_text(record).splitlines() if ": " in line)
    for name in ("Votes", "Winner"):
        if name in headers and headers[name] != true.get(name, ""):
            expected = quote(true.get(name, "an unfinished game"))
            raise BadRecord("bad_end", file=source, field=name, text=quote(headers[name]), expected=expected)
