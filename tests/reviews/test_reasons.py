"""Every reason is true: it is checked against the real game that the view hides."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claim.game.cards import CARDS, Card, Faction, Seat
from claim.game.game import Game
from claim.locales import LANGUAGES, Words
from claim.reviews.hint import hint
from claim.reviews.reasons import CODES, Reason, facts
from claim.solver.solution import solve
from claim.terminal.hint import in_words
from tests.strategies import decks, moments, played, seeds


class Try:
    """A card played in a game, and every outcome of the other's replies."""

    def __init__(self, game: Game, card: Card) -> None:
        assert game.turn is not None
        self.game, self.card, self.me = game, card, game.turn
        self.after = game.play(card)
        self.ends = [self.after] if game.led is not None else [self.after.play(one) for one in self.after.legal()]
        self.other_ends = [game.play(one) for one in game.legal()] if game.led is not None else []

    def won(self, end: Game) -> bool:
        return "AB"[end.tricks[-1].winner] == self.me

    def always(self, fact: Callable[[Game], bool]) -> bool:
        return all(fact(end) for end in self.ends)

    def gained(self, end: Game, faction: Faction | None = None) -> int:
        scored = [card for card in end.score(self.me) if faction is None or card.faction is faction]
        before = [card for card in self.game.score(self.me) if faction is None or card.faction is faction]
        return len(scored) - len(before)

    @property
    def theirs(self) -> tuple[Card, ...]:
        return self.game.hand(self.me.other)

    def value(self, game: Game) -> int:
        return solve(game, values=False).value * (1 if self.me is Seat.A else -1)

    def values(self) -> list[int]:
        return [self.value(self.game.play(card)) for card in self.game.legal()]


def holds(tried: Try, reason: Reason) -> bool:  # noqa: PLR0911, PLR0912, PLR0915  (one fact after the other)
    """Return whether the reason is true."""
    game, card, params = tried.game, tried.card, reason.params
    match reason.code:
        case "only_card":
            return game.legal() == (card,)
        case "only_win":
            return tried.value(tried.after) == 1 and tried.values().count(1) == 1
        case "only_draw":
            return tried.value(tried.after) == 0 and max(tried.values()) == 0 and tried.values().count(0) == 1
        case "keeps_win":
            return tried.value(tried.after) == 1 and tried.values().count(1) == params["count"] and every(tried, reason)
        case "keeps_draw":
            kept_by = tried.values().count(0)
            return max(tried.values()) == 0 and kept_by == params["count"] and every(tried, reason)
        case "sure_loss":
            return set(tried.values()) == {-1}
        case "sets_problem":
            return slip(tried, tried.after, 2)
        case "loses_for_dwarf":
            dwarves = tried.gained(tried.after, Faction.DWARF) == params["count"]
            return dwarves and not tried.won(tried.after) and any(tried.won(end) for end in tried.other_ends)
        case "scores_dwarf":
            dwarves = tried.gained(tried.after, Faction.DWARF) == params["count"]
            return dwarves and not any(tried.won(end) for end in tried.other_ends)
        case "leads_dwarf":
            return tried.always(lambda end: not tried.won(end) and tried.gained(end, Faction.DWARF) >= 1)
        case "settles_vote":
            faction = Faction(str(params["faction"]))
            final = tried.after.settled()[faction] and tried.after.votes()[faction] is tried.me
            return final and not game.settled()[faction] and kept(tried, faction)
        case "takes_vote":
            faction = Faction(str(params["faction"]))
            return tried.after.votes()[faction] is tried.me is not game.votes()[faction]
        case "sure_prize" | "wins_prize":
            return params["card"] == game.prize and tried.always(tried.won)
        case "sure_trick":
            return game.phase == 2 and tried.always(tried.won)
        case "knight_beats_goblin":
            pair = card.faction is Faction.KNIGHT and game.led is not None and game.led.faction is Faction.GOBLIN
            return pair and params["led"] == game.led and tried.won(tried.after)
        case "stands_in":
            stands = card.faction is Faction.DOPPELGANGER and params["led"] == game.led
            return stands and game.led is not None and game.led.faction != "X" and tried.won(tried.after)
        case "scores_undead":
            told = int(params["count"])
            most = told + (game.led is None)  # they may answer with one more
            return game.phase == 1 and tried.always(lambda end: told <= tried.gained(end, Faction.UNDEAD) <= most)
        case "undead_at_stake":
            return game.phase == 1 and game.led is None and card.faction is Faction.UNDEAD
        case "withholds_undead":
            undead = any(one.faction is Faction.UNDEAD for one in game.legal())
            return game.phase == 1 and undead and card.faction is not Faction.UNDEAD and not tried.won(tried.after)
        case "gives_undead":
            given = [one for one in (game.led, card) if one in tried.after.score(tried.me.other)]
            return game.phase == 1 and len(given) == params["count"] and not tried.won(tried.after)
        case "scores_cards":
            return tried.won(tried.after) and tried.gained(tried.after) == params["count"]
        case "forces_doppelganger":
            return all(one.faction is Faction.DOPPELGANGER for one in tried.after.legal())
        case "wins_cheaply":
            winners = [end.plays[-1] for end in tried.other_ends if tried.won(end)]
            return card in winners and card.value == min(one.value for one in winners)
        case "cannot_win":
            return params["led"] == game.led and not any(tried.won(end) for end in tried.other_ends)
        case "leaves_prize":
            return not tried.won(tried.after) and params["card"] == game.prize
        case "throws_away":
            return card.value == min(one.value for one in game.legal())
        case "keeps_last":
            faction = Faction(str(params["faction"]))
            left = [one for one in tried.after.hand(tried.me) if one.faction is faction]
            return left == [params["card"]] and params["card"] in game.legal()
        case "has_none":
            return all(one.faction.value != params["faction"] for one in tried.theirs)
        case "beaten_by":
            beaten = sum(not tried.won(end) for end in tried.ends)
            return beaten <= int(params["count"]) <= int(params["total"]) <= len(game.view(tried.me).unseen)
        case "close_call":
            close = str(params["cards"]).split(" ")
            return close[0] == params["card"] and set(close) <= set(game.legal()) - {card}
    raise AssertionError(reason)


def every(tried: Try, reason: Reason) -> bool:
    """Return whether it is said truly that every card, or not every card, is as good."""
    return reason.params["every"] == ("yes" if 1 < len(tried.values()) == reason.params["count"] else "no")


def slip(tried: Try, game: Game, looked: int) -> bool:
    """Return whether one of the other's next `looked` plays can improve the result for the player who tried."""
    if game.turn is None or looked == 0:
        return False
    value = tried.value(game)
    theirs = game.turn is not tried.me
    for card in game.legal():
        after = game.play(card)
        if theirs and tried.value(after) > value:
            return True
        if tried.value(after) == value and slip(tried, after, looked - theirs):
            return True
    return False


def kept(tried: Try, faction: Faction) -> bool:
    """Return whether the vote stays through the rest of a random game."""
    return played(tried.after, random.Random(1)).votes()[faction] is tried.me


@settings(max_examples=200)
@given(moments())
def test_every_fact_about_every_card_is_true(game):
    if game.turn is None:
        return
    for card in game.legal():
        tried = Try(game, card)
        for reason in facts(game.view(game.turn), card):
            assert holds(tried, reason), (card, reason)


@settings(max_examples=60)
@given(decks(1, 4), seeds, st.integers(0, 16))
def test_every_reason_of_a_hint_is_true_and_there_is_always_one(deck, seed, plays):
    game = played(Game.deal(seed, deck=deck), random.Random(seed), plays)
    if game.turn is None:
        return
    told = hint(game.view(game.turn), rounds=20)
    assert 1 <= len(told.reasons) <= 3
    tried = Try(game, told.card)
    for reason in told.reasons:
        assert holds(tried, reason), (told.card, reason)


EXAMPLES = [
    ("2 B 4.... 1.9... .... .... G5", "G1", "only_card"),
    ("2 B 1.... .9.2.. .... .... G5", "K9", "knight_beats_goblin"),
    ("2 B 1.... ...29. .... .... D3", "D2", "loses_for_dwarf"),
    ("2 B 1.... 9...6. .... .... D7", "D6", "only_card"),
    ("2 B 12.... 9...56. .... .... D7", "D6", "scores_dwarf"),
    ("2 B 1.... 9....6 .... .... U5", "X6", "stands_in"),
    ("2 A 9...1. ....34 .... .... -", "D1", "leads_dwarf"),
    ("2 A ....12 .8...3 .... .... -", "X1", "forces_doppelganger"),
    ("2 A 9.3... 1..2.. .... .... -", "G9", "sure_trick"),
]


@pytest.mark.parametrize(("position", "card", "code"), EXAMPLES)
def test_known_positions_have_the_expected_fact(position, card, code):
    game = Game.parse(position)
    assert code in [reason.code for reason in facts(game.view(position[2]), Card(card))]


def test_the_only_card_that_saves_a_draw_is_pointed_out():
    told = hint(Game.parse("2 A 0..1.. 4...5. ....8 ..8.2. -").view("A"))
    assert (told.card, told.reasons) == ("G0", (("only_draw", {}),))


def test_every_kind_of_fact_occurs_in_some_game():
    """A fact that never comes up was never checked."""
    told: set[str] = set()
    for seed in range(60):
        rng = random.Random(seed)
        game = Game.deal(seed, deck=None if seed % 3 else rng.sample(CARDS, 16))
        while game.turn is not None:
            view = game.view(game.turn)
            told.update(reason.code for card in game.legal() for reason in facts(view, card))
            if game.phase == 2 and view.hand_counts[game.turn] <= 7:
                told.update(reason.code for reason in hint(view).reasons)
            game = game.play(rng.choice(game.legal()))
    assert told == set(CODES) - {"close_call", "only_draw"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language):
    cards: dict[str, str | int] = {"card": "G3", "led": "K9", "faction": "X", "cards": "K4"}
    params = cards | {"count": 2, "total": 5, "every": "no"}
    words = Words(language)
    sentences = {in_words(Reason(code, params), words) for code in CODES}
    assert len(sentences) == len(CODES)
