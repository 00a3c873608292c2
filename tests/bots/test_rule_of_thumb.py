"""The rule of thumb, held against itself in plain words, and against all who play by it."""

import random
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given

from claim.bots.flat import FlatSearch
from claim.bots.greedy import GreedyBot
from claim.bots.rule_of_thumb import RULE
from claim.bots.situation import situation
from claim.game.cards import Card, Faction, cards_of, mask_of
from claim.game.game import Game
from claim.game.view import View
from claim.rules import tricks
from tests.pure import interpreted
from tests.strategies import moments, played


class First(random.Random):
    """Draws no lots: the first of several is taken, as in playouts."""

    def choice(self, seq: Any) -> Any:
        return seq[0]


class TheWorld:
    """The world as it is, where a playout asks for a belief."""

    def __init__(self, game: Game, them: int) -> None:
        self.their_hand = game.state.hands[them]
        self.their_draws = hidden(game, them)
        self.pile = game.state.pile[1:]

    def sample(self, _seed: int, counter: int) -> int:
        return counter


def hidden(game: Game, seat: int) -> int:
    """R10: the followers of a seat that the other has not seen."""
    return game.state.followers[seat] & ~mask_of([trick.prize for trick in game.tricks if trick.winner == seat])


def by_thumb(game: Game) -> int:
    """What comes of a game that `greedy` plays on from both seats: 1 the seat to move wins, -1 it loses, 0 drawn."""
    seat = game.turn
    while game.turn is not None:
        game = game.play(GreedyBot().choose(game.view(game.turn), First()))
    assert game.result is not None
    return 0 if game.result.winner is None else 1 if game.result.winner is seat else -1


def worth(card: Card) -> int:
    return card.value + 2 * (card.faction == "X")


def liked_in_phase_one(view: View) -> set[Card]:
    """In fractions: what winning is worth times the chance to win, less what the card is worth."""
    assert view.prize is not None
    unseen, rates = view.unseen, {}
    for card in view.legal:
        gain = worth(view.prize) - Fraction(sum(map(worth, unseen)), len(unseen))
        gain += 2 * [card.faction, view.led and view.led.faction].count(Faction.UNDEAD)
        if view.led is not None:
            chance = Fraction(int(tricks.reply_wins(view.led.number, card.number)))
        else:
            beaten = sum(tricks.reply_wins(card.number, other.number) for other in unseen)
            chance = max(Fraction(0), 1 - Fraction(2 * beaten, len(unseen)))
        rates[card] = gain * chance - Fraction(3, 10) * worth(card)
    return {card for card, rate in rates.items() if rate == max(rates.values())}


def balance(led: Card, reply: Card) -> int:
    """R16, R20: the cards that the reply scores in phase two, less those that the lead does."""
    won = sum(1 if card.faction != "D" else -1 for card in (led, reply))
    return won if tricks.reply_wins(led.number, reply.number) else -won


def liked_in_phase_two(view: View) -> set[Card]:
    """What the trick brings; a lead is judged by the answer that is best for the other."""
    assert view.seat is not None
    other, rates = view.hands[view.seat.other] or (), {}
    for card in view.legal:
        if view.led is not None:
            rate = Fraction(balance(view.led, card))
        else:
            same = [held for held in other if held.faction == card.faction]
            answers = [held for held in other if held.faction in (card.faction, "X")] if same else other
            rate = -max(balance(card, answer) - Fraction(worth(answer), 10) for answer in answers)
        rates[card] = rate - Fraction(worth(card), 10)
    return {card for card, rate in rates.items() if rate == max(rates.values())}


@given(moments())
def test_the_greedy_bot_and_the_masks_play_by_the_rule_in_plain_words(game):
    if game.turn is None:
        return
    view = game.view(game.turn)
    found = situation(view)
    if view.phase == 1:
        named, liked = RULE.recruiting(found.hand, found.led, found.prize, found.unseen), liked_in_phase_one(view)
    else:
        named, liked = RULE.gathering(found.hand, found.unseen, found.led), liked_in_phase_two(view)
    assert cards_of(named) == tuple(sorted(liked))
    assert {GreedyBot().choose(view, random.Random(seed)) for seed in range(3)} <= liked


def test_a_playout_without_random_plays_is_a_game_of_two_greedy_bots():
    """Both see the same: also the draws that are hidden from one of them (R10)."""
    results = set()
    for number in range(60):
        game = played(Game.deal(f"thumb {number}"), random.Random(number), number % 48)
        assert game.turn is not None
        state, us, them = game.state, game.turn.number, game.turn.other.number
        scores, leads = (state.scores[us], state.scores[them]), 0 if state.led < 0 else 1
        if game.phase == 1:
            flat = interpreted().flat.FlatSearch(ours=0, theirs=0)
            flat.begin(TheWorld(game, them), 1)
            prizes = state.followers[them] & ~hidden(game, them)
            piles = (state.hands[us], state.followers[us], hidden(game, us), prizes)
            result = flat.recruit(-1, *piles, *scores, state.led, state.pile[0])
        else:
            flat = FlatSearch(ours=0, theirs=0)
            result = flat.gather(-1, state.hands[us], state.hands[them], *scores, leads, state.led)
        assert result == by_thumb(game)
        results.add(result)
    assert results >= {1, -1}


@given(moments())
def test_what_the_other_has_not_seen_of_our_followers_is_known(game):
    """R9, R10: of ours they see the prizes that we won, and nothing else."""
    if game.turn is None or game.phase == 2:
        return
    seen = game.view(game.turn.other).followers[game.turn] or ()
    hidden_from_them = cards_of(situation(game.view(game.turn)).hidden)
    assert sorted([*seen, *hidden_from_them]) == sorted(game.view(game.turn).followers[game.turn] or ())


def test_two_goblin_zeros_that_meet_are_two_cards():
    """R8, R16: the leader wins both, so G0 wins as much as G5 would, and is cheaper."""
    assert GreedyBot().choose(Game.parse("2 A 05.... 00.... .... .... -").view("A"), random.Random(1)) == "G0"


@pytest.mark.usefixtures("compiled")
@given(moments())
def test_both_speeds_like_the_same_cards(game):
    if game.turn is None:
        return
    slow, found = interpreted().rule_of_thumb.RULE, situation(game.view(game.turn))
    if game.phase == 1:
        recruiting = (found.hand, found.led, found.prize, found.unseen)
        assert RULE.recruiting(*recruiting) == slow.recruiting(*recruiting)
    else:
        gathering = (found.hand, found.unseen, found.led)
        assert RULE.gathering(*gathering) == slow.gathering(*gathering)
