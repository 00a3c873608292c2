"""The steps of the page's lessons, played as the page plays them, by the rules and the solver."""

import json
from pathlib import Path
from typing import Any

from claim.game.cards import Card
from claim.game.game import Game
from claim.studies.worth import worth

FILE = Path(__file__).parents[2] / "page" / "src" / "lessons" / "lessons.json"
LESSONS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
STEPS = {f"{one['name']}-{number}": step for one in LESSONS for number, step in enumerate(one["steps"], 1)}


def best(game: Game) -> Card:
    """Return the card that the solver plays for whoever is to move: the first of those that the page is told of."""
    return worth(game).cards[0].card


def after_the_trick(step: dict[str, Any], card: str) -> Game:
    """Return the moment at which the trick with this card is over, as the page plays it."""
    game = Game.parse(step["position"]).play(card, "A")
    if game.led is not None:
        game = game.play(step["answers"][card] if "answers" in step else best(game), "B")
    return game


def played_out(game: Game) -> Game:
    while game.turn is not None:
        game = game.play(best(game))
    return game


def meets(step: dict[str, Any], card: str) -> bool:
    """Return whether this card does what the step asks for, by the rules or, where it asks for the best, the solver."""
    goal, before, after = step["goal"], Game.parse(step["position"]), after_the_trick(step, card)
    found = [
        after.tricks[-1].winner == 0 if "win" in goal else True,
        set(goal.get("keeps", ())) <= set(after.hand("A")),
        set(goal.get("scores", ())) <= set(after.score("A")),
    ]
    if "best" in goal:
        assert before.phase == 2, "only phase two can be solved"
        chances = {one.card: one.chance for one in worth(before).cards}
        found.append(chances[Card(card)] == max(chances.values()) == 1)
    return all(found)
