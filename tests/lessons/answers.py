"""Writes what the server says of every moment that a lesson can come to: `python -m tests.lessons.answers`.

The page has it in lessons/answers.json, so that lessons need no network.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from claim.game.game import Game
from claim.game.view import Viewer
from claim.service.advice import Explored
from claim.studies.study import Study
from claim.studies.worth import worth
from claim.web.wire import tables as wire
from claim.web.wire.base import encode
from tests.lessons.steps import STEPS, best, meets

FILE = Path(__file__).parents[2] / "page" / "src" / "lessons" / "answers.json"


def moments(step: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """Yield the plays to every moment of a step that the page can show."""
    yield ()
    for card in Game.parse(step["position"]).legal():
        game = Game.parse(step["position"]).play(card)
        yield game.plays
        if game.led is not None:
            game = game.play(step["answers"][card] if "answers" in step else best(game))
            yield game.plays
        while "best" in step["goal"] and not ("on" in step and meets(step, card)) and game.turn is not None:
            game = game.play(best(game))
            yield game.plays


def answers() -> str:
    """Return all of them, one a line, by the position and the plays."""
    found = {}
    for step in STEPS.values():
        for plays in moments(step):
            study = Study.read(step["position"])
            game = study.game(plays)
            worths = worth(game) if game.turn is not None and game.phase == 2 else None
            answer = wire.explored(Explored(study.text(), game.moments()), Viewer.A, worths)
            found[" ".join([step["position"], *map(str, plays)])] = encode(answer)
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {answer}" for key, answer in found.items()) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(answers(), encoding="utf-8")
