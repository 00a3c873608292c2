"""Checks shared by both forms of a record. `source` names what is being read, for the errors."""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from claim.game.cards import Seat
from claim.game.errors import BadText, ClaimError, quote
from claim.game.game import Game
from claim.game.names import NAME_LENGTH, is_name
from claim.records.errors import BadRecord

VERSION = 1
REASON_LENGTH = 400
MOST_COUNT = 9999


def load_object(text: str, source: str) -> Mapping[str, Any]:
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


def check_version(version: object, source: str) -> None:
    """Raise BadRecord for a record of a later format, and BadText for a format that is no number."""
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise BadText(
            "bad_field", file=source, field="claim", expected=f"the format's number {VERSION}", text=quote(version)
        )
    if version > VERSION:
        raise BadRecord("newer_version", file=source, version=version, known=VERSION)


def play_all(game: Game, plays: list[str], source: str) -> Game:
    """Play these cards. Raises BadRecord naming the one that cannot be played."""
    for number, card in enumerate(plays, 1):
        try:
            game = game.play(card)
        except ClaimError as error:
            raise BadRecord("bad_play", file=source, number=number, card=quote(card), problem=str(error)) from error
    return game


def check_forfeit(forfeit: Seat | None, game: Game, field: str, source: str) -> None:
    """Raise BadRecord where a seat forfeits a game that was played to its end."""
    if forfeit is not None and game.result is not None:
        raise BadRecord("bad_end", file=source, field=field, text=forfeit.value, expected=quote("a finished game"))


@contextmanager
def naming(source: str) -> Iterator[None]:
    """Turn a BadText raised inside, unless it names a file already, into a BadRecord that names the source."""
    try:
        yield
    except BadText as error:
        if "file" in error.params:
            raise
        raise BadRecord("in_file", file=source, problem=str(error)) from error


def refuse_both(position: str, data: Mapping[str, object], deal: Iterable[str]) -> None:
    """Raise BadText for a record with both a position and a deal: a game begins with one of them."""
    for name in deal:
        if name in data:
            raise BadText("conflict", one=position, other=name)


def refuse_chosen(fair: object, chosen: object, source: str) -> None:
    """Raise BadText for a record whose deal was drawn and chosen at once."""
    if fair is not None and chosen is not None:
        with naming(source):
            raise BadText("conflict", one="fair", other="chosen")


def refuse_set_up(set_up: bool, game: Game, field: str, source: str) -> None:
    """Raise BadText for a record that says it was set up and has a deal."""
    if set_up and game.dealt is not None:
        with naming(source):
            raise BadText("conflict", one=field, other="deck")


def count(value: object, name: str, source: str) -> int:
    """Return a count of takebacks or hints. Raises BadText where it is not one."""
    if type(value) is not int or not 0 <= value <= MOST_COUNT:
        expected = f"a whole number from 0 to {MOST_COUNT}"
        raise BadText("bad_field", file=source, field=name, expected=expected, text=quote(value))
    return value


def name_text(value: object, name: str, source: str, most: int = NAME_LENGTH) -> str:
    """Return a name or remark. Raises BadText where it is not one (`is_name`)."""
    if not is_name(value, most):
        expected = f"printable text of at most {most} characters without outer spaces"
        raise BadText("bad_field", file=source, field=name, expected=expected, text=quote(value))
    return value
