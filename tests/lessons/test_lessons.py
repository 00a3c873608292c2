"""The page's lessons say nothing that is not so: every step is played with every card, by the rules and the solver."""

import re
from typing import Any

import pytest

from claim.game.cards import FACTIONS, Card, Seat
from claim.game.game import Game
from claim.locales import LANGUAGES, Words
from claim.rules import cards, tricks
from tests.lessons.answers import FILE, answers
from tests.lessons.steps import LESSONS, STEPS, after_the_trick, meets, played_out
from tests.rules_page import RULES


@pytest.mark.parametrize("name", STEPS)
def test_exactly_the_right_cards_do_what_is_asked_for(name):
    """By R6 to R8, R15 to R23 and, where votes are at stake, R24."""
    step = STEPS[name]
    game = Game.parse(step["position"])
    assert game.turn is Seat.A
    assert str(game) == step["position"]
    assert sorted(card for card in game.legal() if meets(step, card)) == sorted(map(Card, step["right"]))
    assert set(step["goal"]) <= {"win", "keeps", "scores", "best"}
    assert set(step["rules"]) <= set(RULES)
    if "answers" in step:
        assert game.led is None
        assert set(step["answers"]) == set(game.legal())
    elif game.led is None:
        assert "best" in step["goal"], "the solver answers for the other"


@pytest.mark.parametrize("name", STEPS)
def test_what_is_told_of_right_and_wrong_cards_is_so(name):
    """Who wins and why (R8, R18, R21), who takes the prize (R9, R10), where cards go, and whose the votes are.

    Cards go by R11, R12, R16, R19, R20 and R23, votes by R24.
    """
    step = STEPS[name]
    legal = Game.parse(step["position"]).legal()
    wrong = [card for card in legal if card not in step["right"]]
    assert bool(wrong) == ("wrong" in step["claims"])
    for kind, chosen in (("right", step["right"]), ("wrong", wrong)):
        for card in chosen:
            check(step, str(card), dict(step["claims"][kind]))


def check(step: dict[str, Any], card: str, claims: dict[str, Any]) -> None:
    """Check all that is claimed of one card."""
    before, after = Game.parse(step["position"]), after_the_trick(step, card)
    trick = after.view("open").tricks[-1]
    new = {seat: sorted(set(after.score(seat)) - set(before.score(seat))) for seat in Seat}
    end = played_out(after) if after.phase == 2 else after
    votes = end.view("open").votes
    facts = {
        "winner": trick.winner,
        "reason": trick.reason,
        "prize": trick.prize_to,
        "drawn": trick.drawn_to,
        "scored": {seat.value: new[seat] for seat in Seat if new[seat]},
        "discarded": [one for one, to in ((trick.led, trick.led_to), (trick.reply, trick.reply_to)) if to is None],
        "votes": "".join(faction.value for faction in FACTIONS if votes[faction] is Seat.A),
        "only": len(before.legal()) == 1,
        "forced": len(before.play(card).legal()) == 1,
        "unbeatable": not any(tricks.reply_wins(Card(card).number, one) for one in range(cards.deck().bit_length())),
    }
    for faction, decider in claims.pop("decided", {}).items():
        assert str(end.view("open").decided_by[faction]) == decider
    if faction := claims.pop("lost", None):
        assert votes[faction] is Seat.B
        assert end.result is not None
        assert end.result.winner is Seat.B
    for seat, expected in claims.pop("ends", {}).items():
        assert set(expected) <= set(end.score(seat))
    assert {name: facts[name] for name in claims} == claims


def test_a_step_that_goes_on_leads_to_the_next():
    for lesson in LESSONS:
        for step, following in zip(lesson["steps"], lesson["steps"][1:], strict=False):
            if "on" in step:
                assert str(after_the_trick(step, step["right"][0])) == following["position"]
        assert "on" not in lesson["steps"][-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words_and_names_only_cards_that_are_there(language):
    words = Words(language)
    for lesson in LESSONS:
        assert words(f"lesson-{lesson['name']}")
        assert words(f"lesson-{lesson['name']}-about")
    for name, step in STEPS.items():
        there = {str(card) for card in re.findall(r"[GKUDX]\d", step["position"])} | in_piles(step["position"])
        for message in (name, f"{name}-right", f"{name}-wrong"):
            if message.endswith("wrong") and "wrong" not in step["claims"]:
                continue
            said = words(f"lesson-{message}")
            assert set(re.findall(r"\b[GKUDX]\d\b", said)) <= there, said


def in_piles(position: str) -> set[str]:
    """Return the cards of the piles of a position's text."""
    piles = [field.split(".") for field in position.split(" ") if field.count(".") == 4]
    named = [(faction.value, digits) for pile in piles for faction, digits in zip(FACTIONS, pile, strict=True)]
    return {letter + digit for letter, digits in named for digit in digits}


def test_the_page_has_the_servers_answers():
    """If not: python -m tests.lessons.answers."""
    assert FILE.read_text(encoding="utf-8") == answers()
