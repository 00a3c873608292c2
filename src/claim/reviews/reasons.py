"""Why to play a card: facts about it that follow from a view, as codes with parameters. The words are in locales/.

A fact is stated only if it holds in every game that fits the view. Which facts speak for a card is a matter of taste:
`CODES` lists them with the most telling first. (Why a finished trick was won is another matter: rules/tricks.py.)
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from claim.bots.situation import Situation, situation
from claim.game.cards import FACTIONS, Card, Faction, Seat, mask_of
from claim.game.deduce import may_hold, must_hold, voids
from claim.game.view import View
from claim.rules import bits, following, spoils, tricks, votes

CODES = (
    "only_card",  # nothing else may be played
    "only_win",  # phase two: the only card that wins
    "only_draw",  # phase two: the only card that does not lose
    "loses_for_dwarf",  # loses on purpose: the loser scores Dwarves (R20)
    "settles_vote",  # no card that is left can take this vote away
    "sure_prize",  # phase one, leading: nothing they can have beats it
    "wins_prize",
    "scores_undead",  # R19: the winner scores Undead that are played in phase one
    "knight_beats_goblin",  # R18
    "stands_in",  # a Doppelgänger wins as the led faction (R21)
    "takes_vote",  # as the score piles stand after the trick
    "forces_doppelganger",  # R22
    "leads_dwarf",  # phase two, leading: they must win it, and the Dwarf is ours
    "sure_trick",  # phase two, leading: nothing they hold beats it
    "scores_cards",
    "wins_cheaply",
    "scores_dwarf",  # loses, as it must, and scores Dwarves
    "withholds_undead",  # R19: loses, with a card that is no Undead, where one could be played
    "undead_at_stake",  # R19: an Undead is led, and they may beat it
    "cannot_win",  # nothing that may be played wins
    "leaves_prize",
    "gives_undead",  # R19
    "throws_away",
    "keeps_last",
    "has_none",  # they hold none of the led faction
    "sets_problem",  # phase two, not won: a card of theirs gives something away
    "keeps_win",
    "keeps_draw",
    "sure_loss",
    "beaten_by",  # phase one, leading: how many of the cards they may hold beat it
    "close_call",  # other cards are as good, as far as the search can tell
)
_ORDER = {code: place for place, code in enumerate(CODES)}


class Reason(NamedTuple):
    """A fact: its code and parameters, with cards and factions as texts and counts as numbers."""

    code: str
    params: dict[str, str | int]

    def to_json(self) -> dict[str, object]:
        """Return the reason as a JSON object."""
        return {"code": self.code, **self.params}

    @classmethod
    def from_json(cls, data: dict[str, str | int]) -> "Reason":
        """Read a reason that `to_json` wrote. Raises LookupError or TypeError for anything else."""
        return cls(str(data["code"]), {name: value for name, value in data.items() if name != "code"})


def reason(code: str, **params: str | int) -> Reason:
    """Make a reason with one of the known codes."""
    assert code in _ORDER, code
    return Reason(code, params)


def in_order(reasons: Iterator[Reason]) -> tuple[Reason, ...]:
    """Sort reasons, the most telling first."""
    return tuple(sorted(reasons, key=lambda one: _ORDER[one.code]))


def facts(view: View, card: Card) -> tuple[Reason, ...]:
    """Return the facts about playing this legal card that follow from the rules alone, the most telling first."""
    if len(view.legal) == 1:
        return (reason("only_card", card=card),)
    known = _Knowledge(view, situation(view))
    return in_order(_of_reply(known, card) if view.led is not None else _of_lead(known, card))


@dataclass(frozen=True)
class _Knowledge:
    """A view, and what follows from it about the other hand."""

    view: View
    piles: Situation

    @property
    def them(self) -> Seat:
        assert self.view.seat is not None, "a situation is a seat's"
        return self.view.seat.other

    @cached_property
    def theirs(self) -> tuple[Card, ...]:
        """The cards that they may hold."""
        return may_hold(self.view, self.them)

    @cached_property
    def certain(self) -> tuple[Card, ...]:
        """Their hand, where it is known; else nothing."""
        return self.view.hands[self.them] or must_hold(self.view, self.them)

    def answers(self, card: Card) -> list[Card]:
        """Return the cards with which they may answer this lead: if their hand is known, those the rules allow."""
        if not self.certain:
            return list(self.theirs)
        allowed = following.playable(mask_of([one.number for one in self.certain]), card.number)
        return [one for one in self.certain if bits.bit(one.number) & allowed]


def _of_reply(known: _Knowledge, card: Card) -> Iterator[Reason]:
    view, led = known.view, known.view.led
    assert led is not None
    wins = tricks.reply_wins(led.number, card.number)
    winners = [one for one in view.legal if tricks.reply_wins(led.number, one.number)]
    if wins:
        yield from _of_winning(view, led, card, winners)
    else:
        yield from _of_losing(view, led, card, winners)
    yield from _of_votes(known, card, wins=wins)
    yield from _of_keeping(known, card)


def _of_winning(view: View, led: Card, card: Card, winners: list[Card]) -> Iterator[Reason]:
    scored = bits.count(spoils.winner_scores(view.phase, led.number, card.number))
    if view.prize is not None:
        yield reason("wins_prize", card=view.prize)
        if scored:
            yield reason("scores_undead", count=scored)
    elif scored:
        yield reason("scores_cards", count=scored)
    why = tricks.reason(led.number, card.number)
    if why == tricks.KNIGHT_BEATS_GOBLIN:
        yield reason("knight_beats_goblin", card=card, led=led)
    elif why == tricks.DOPPELGANGER:
        yield reason("stands_in", card=card, led=led)
    if len(winners) > 1 and card.value == min(one.value for one in winners):
        yield reason("wins_cheaply", card=card)


def _of_losing(view: View, led: Card, card: Card, winners: list[Card]) -> Iterator[Reason]:
    dwarves = bits.count(spoils.loser_scores(view.phase, led.number, card.number))
    if dwarves:
        yield reason("loses_for_dwarf" if winners else "scores_dwarf", count=dwarves)
    elif not winners:
        yield reason("cannot_win", led=led)
    elif view.prize is not None:
        yield reason("leaves_prize", card=view.prize)
    if view.phase == 1:
        undead = sum(map(_is_undead, (led, card)))
        if not _is_undead(card) and any(map(_is_undead, view.legal)):
            yield reason("withholds_undead")
        elif undead:
            yield reason("gives_undead", count=undead)
    if card.value == min(one.value for one in view.legal):
        yield reason("throws_away", card=card)


def _of_votes(known: _Knowledge, card: Card, *, wins: bool) -> Iterator[Reason]:
    """Name the votes that this trick takes, and those that it settles for good."""
    view, piles = known.view, known.piles
    number = card.number or bits.lowest(piles.hand)  # Goblin zeros are the lowest cards
    won = spoils.winner_scores(view.phase, piles.led, number)
    lost = spoils.loser_scores(view.phase, piles.led, number)
    mine, theirs = (won, lost) if wins else (lost, won)
    score, their_score = piles.score | mine, piles.their_score | theirs
    everything = piles.hand | piles.followers | piles.their_prizes | piles.unseen | bits.bit(piles.led)
    if piles.prize >= 0:
        everything |= bits.bit(piles.prize)
    gone = spoils.discarded(view.phase, piles.led, number)
    left = everything & ~(won | lost | gone)
    for faction in FACTIONS:
        if votes.vote(score, their_score, faction.number) != 1 or view.settled[faction]:
            continue
        if votes.settled(score, their_score, left, faction.number):
            yield reason("settles_vote", faction=faction.value)
        elif view.votes[faction] is not view.seat:
            yield reason("takes_vote", faction=faction.value)


def _is_undead(card: Card) -> bool:
    return card.faction is Faction.UNDEAD


def _of_keeping(known: _Knowledge, card: Card) -> Iterator[Reason]:
    """Name the last Doppelgänger, or the last Knight while they may hold Goblins, that is kept for later."""
    view = known.view
    goblins = any(one.faction is Faction.GOBLIN for one in known.theirs)
    for faction in (Faction.DOPPELGANGER, Faction.KNIGHT):
        held = [one for one in view.hand if one.faction is faction]
        worth = faction is Faction.DOPPELGANGER or goblins
        if worth and len(held) == 1 and held[0] in view.legal and held[0] != card and len(view.hand) > 2:
            yield reason("keeps_last", card=held[0], faction=faction.value)


def _of_lead(known: _Knowledge, card: Card) -> Iterator[Reason]:
    view = known.view
    answers = known.answers(card)
    beating = [one for one in answers if tricks.reply_wins(card.number, one.number)]
    if view.phase == 1 and _is_undead(card):
        yield reason("undead_at_stake") if beating else reason("scores_undead", count=1)
    if not beating:
        yield reason("sure_trick") if view.prize is None else reason("sure_prize", card=view.prize)
    elif view.phase == 1:
        yield reason("beaten_by", count=len(beating), total=len(answers))
        if card.value == min(one.value for one in view.legal):
            yield reason("throws_away", card=card)
    if view.phase == 2 and card.faction is Faction.DWARF and len(beating) == len(answers):
        yield reason("leads_dwarf")
    if card.faction is Faction.DOPPELGANGER:
        if any(one.faction is Faction.DOPPELGANGER for one in known.certain):
            yield reason("forces_doppelganger")
    elif _has_none(known, card.faction):
        yield reason("has_none", faction=card.faction.value)


def _has_none(known: _Knowledge, faction: Faction) -> bool:
    """Return whether they certainly hold no card of a faction."""
    if known.certain:
        return all(one.faction is not faction for one in known.certain)
    return faction in voids(known.view)[known.them] or all(one.faction is not faction for one in known.theirs)
