"""Checks that both forms of a record share, each with an error that says what was being read."""

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


def load_object(text: str, source: str) -> Mapping[str, Any]:
    """A JSON object, or an error that says where it breaks."""
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
    """Refuse records of a later format."""
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise BadText(
            "bad_field", file=source, field="claim", expected=f"the format's number {VERSION}", text=quote(version)
        )
    if version > VERSION:
        raise BadRecord("newer_version", file=source, version=version, known=VERSION)


def play_all(game: Game, plays: list[str], source: str) -> Game:
    """Play these cards, or say which of them could not be played."""
    for number, card in enumerate(plays, 1):
        try:
            game = game.play(card)
        except ClaimError as error:
            raise BadRecord("bad_play", file=source, number=number, card=quote(card), problem=str(error)) from error
    return game


def check_forfeit(forfeit: Seat | None, game: Game, field: str, source: str) -> None:
    """Nobody forfeits a game that was played to its end."""
    if forfeit is not None and game.result is not None:
        raise BadRecord("bad_end", file=source, field=field, text=forfeit.value, expected=quote("a finished game"))


@contextmanager
def naming(source: str) -> Iterator[None]:
    """Errors within say what was being read."""
    try:
        yield
    except BadText as error:
        if "file" in error.params:
            raise
        raise BadRecord("in_file", file=source, problem=str(error)) from error


def refuse_both(position: str, data: Mapping[str, object], deal: Iterable[str]) -> None:
    """A game begins with a deal or from a position, never with both."""
    for name in deal:
        if name in data:
            raise BadText("conflict", one=position, other=name)


def name_text(value: object, name: str, source: str, most: int = NAME_LENGTH) -> str:
    """A name or remark, as `is_name` has it."""
    if not is_name(value, most):
        expected = f"printable text of at most {most} characters without outer spaces"
        raise BadText("bad_field", file=source, field=name, expected=expected, text=quote(value))
    return value
