"""Checks that both forms of a record share. `source` names what is being read, for the errors."""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from claim.game.errors import BadText, ClaimError, quote
from claim.game.game import Game
from claim.records.errors import BadRecord

VERSION = 1


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
