"""`claim explore FILE|POSITION`: what if, in the terminal."""

import argparse
import json
from pathlib import Path

from claim.commands.errors import BadOption, check_number
from claim.game.errors import BadText, quote
from claim.locales import Words, choose_language
from claim.records.files import read_record
from claim.studies.study import Study
from claim.studies.worth import worth


def run(arguments: argparse.Namespace) -> int:
    """Walk through a study, or print what each card is worth at one moment of it."""
    study = _study(" ".join(arguments.start), arguments.game)
    plays, _ = next(study.ends())
    at = arguments.at or 0
    check_number("--at", at, 0, len(plays))
    path = plays[:at]
    if arguments.json:
        game = study.game(path)
        values = worth(game, open_cards=arguments.open, rounds=arguments.rounds)
        print(json.dumps({"position": str(game), **values.to_json()}))
        return 0
    from claim.terminal.explore import Explorer  # noqa: PLC0415  (the terminal's parts are optional)
    from claim.terminal.paper import Paper  # noqa: PLC0415  (likewise)

    paper = Paper()
    words = Words(choose_language(arguments.language))
    explorer = Explorer(study, words, paper, open_cards=arguments.open, rounds=arguments.rounds)
    explorer.walk(path)
    return 0


def _study(start: str, number: int | None) -> Study:
    """Read a study's or position's text, or the record of a file. Raises BadText for what is neither."""
    if start[:2] in ("1 ", "2 "):
        if number is not None:
            raise BadOption("needs_option", option="--game", other="FILE")
        return Study.parse(start)
    if not start or (not Path(start).exists() and " " in start):
        raise BadText("bad_phase", text=quote(start.partition(" ")[0]))
    return Study.of(read_record(Path(start), number).game)
