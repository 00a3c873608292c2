"""A view as one line of JSON, written from numbers: what `View.to_json` says.

A server makes two views per play, so this is the hottest path there is: compiled, and without the objects in between.
All that is shown of a game comes from a `Visible`. (tests/game/test_view_text.py compares the two.)
"""

import json
import sys
from collections.abc import Mapping

from claim.game import tuples
from claim.game.cards import CARDS, Card, Faction, Seat
from claim.game.moment import Decider, Result
from claim.game.seen_trick import SeenTrick
from claim.game.state import Trick
from claim.game.view import FIELDS, Viewer, Visible, seen_trick
from claim.rules import bits, factions, votes

CARD_TEXTS: dict[Card, str] = {card: f'"{card}"' for card in CARDS}
_TRUTHS = ("false", "true")
_DIGITS = tuple([str(number) for number in range(53)])
_CARDS = tuple([CARD_TEXTS[card] for card in CARDS])
_HOLDERS = ('"B"', "null", '"A"')  # by the sign of a vote, from -1
_PLAYED: dict[int, tuple[str, str]] = {}  # by a trick without its prizes: there are some 10,000 of those

# How a field of the View is written, by its type; a word is a number, a truth, a seat, a viewer or nothing.
_WORD, _CARD, _PILE, _ORDER, _COUNTS, _PILES, _VOTES, _DECIDERS, _SETTLED, _TRICKS, _RESULT = range(11)
_FORMS: dict[object, int] = {
    Card | None: _CARD,
    tuple[Card, ...]: _PILE,
    tuple[Card, ...] | None: _ORDER,
    Mapping[Seat, int]: _COUNTS,
    Mapping[Seat, tuple[Card, ...]]: _PILES,
    Mapping[Seat, tuple[Card, ...] | None]: _PILES,
    Mapping[Faction, Seat | None]: _VOTES,
    Mapping[Faction, Decider]: _DECIDERS,
    Mapping[Faction, bool]: _SETTLED,
    tuple[SeenTrick, ...]: _TRICKS,
    Result | None: _RESULT,
}
_FIELDS = bytes([_FORMS.get(kind, _WORD) for kind in FIELDS.values()])
_DERIVED = {"votes": "scores", "decided_by": "scores", "settled": "open_cards", "result": "over"}
_SOURCES = bytes([Visible._fields.index(_DERIVED.get(name, name)) for name in FIELDS])
_SCORES = Visible._fields.index("scores")
_NAMES = [part for name in FIELDS for part in (f'{"{" if name == "viewer" else ","}"{name}":', "")] + ["}"]


def view_text(seen: Visible) -> str:
    """Return a view as `View.to_json` has it."""
    values = tuples.fields(seen)
    score_a, score_b = values[_SCORES]
    texts = _NAMES.copy()
    for place in range(len(_FIELDS)):
        form, value = _FIELDS[place], values[_SOURCES[place]]
        if form == _WORD:
            text = _word_text(value)
        elif form == _CARD:
            text = _card_text(value)
        elif form == _PILE:
            text = _pile_text(value)
        elif form == _ORDER:
            text = "null" if value is None else "[" + ",".join([_CARDS[number] for number in value]) + "]"
        elif form == _COUNTS:
            text = f'{{"A":{_DIGITS[value[0]]},"B":{_DIGITS[value[1]]}}}'
        elif form == _PILES:
            text = f'{{"A":{_pile_text(value[0])},"B":{_pile_text(value[1])}}}'
        elif form == _VOTES:
            text = _votes_text(score_a, score_b)
        elif form == _DECIDERS:
            text = _deciders_text(score_a, score_b)
        elif form == _SETTLED:
            text = _settled_text(score_a, score_b, value)
        elif form == _TRICKS:
            text = _tricks_text(value)
        else:
            text = _result_text(score_a, score_b) if value else "null"
        texts[2 * place + 1] = text
    return "".join(texts)


def _word_text(value: int | bool | Seat | Viewer | None) -> str:
    if value is None:
        return "null"
    if isinstance(value, int):
        return _TRUTHS[value] if isinstance(value, bool) else _DIGITS[value]
    return f'"{value._value_}"'


def _card_text(number: int) -> str:
    return "null" if number < 0 else _CARDS[number]


def _pile_text(mask: int) -> str:
    """Return the cards of a pile; -1 is one that is hidden."""
    if mask <= 0:
        return "null" if mask else "[]"
    texts = []
    while mask:
        texts.append(_CARDS[bits.lowest(mask)])
        mask &= mask - 1
    return f"[{','.join(texts)}]"


def _votes_text(score_a: int, score_b: int) -> str:
    texts = [_HOLDERS[votes.vote(score_a, score_b, faction) + 1] for faction in range(factions.FACTIONS)]
    return _by_faction(texts)


def _deciders_text(score_a: int, score_b: int) -> str:
    texts = []
    for faction in range(factions.FACTIONS):
        card = votes.deciding_card(score_a, score_b, faction)
        texts.append(_CARDS[card] if card >= 0 else '"count"' if votes.vote(score_a, score_b, faction) else "null")
    return _by_faction(texts)


def _settled_text(score_a: int, score_b: int, open_cards: int) -> str:
    left = open_cards & ~(score_a | score_b)
    return _by_faction([_TRUTHS[votes.settled(score_a, score_b, left, one)] for one in range(factions.FACTIONS)])


def _by_faction(texts: list[str]) -> str:
    return f'{{"G":{texts[0]},"K":{texts[1]},"U":{texts[2]},"D":{texts[3]},"X":{texts[4]}}}'


def _tricks_text(tricks: tuple[Trick, ...]) -> str:
    texts = []
    for trick in tricks:
        phase, leader, led, reply, _, prize, drawn = tuples.fields(trick)
        place = ((phase * 2 + leader) * 52 + led) * 52 + reply  # all but the prizes follows from these
        played = _PLAYED.get(place)
        if played is None:
            played = _PLAYED[place] = _played_text(trick)
        texts.append(f'{played[0]}{_card_text(prize)},"drawn":{_card_text(drawn)}{played[1]}')
    return f"[{','.join(texts)}]"


def _played_text(trick: Trick) -> tuple[str, str]:
    """Return what stands before the prize of a trick, and after the card that was drawn."""
    text = json.dumps(seen_trick(trick._replace(prize=-1, drawn=-1)).json, separators=(",", ":"))
    head, _, tail = text.partition('null,"drawn":null')
    return head, sys.intern(tail)  # there are few of the second


def _result_text(score_a: int, score_b: int) -> str:
    return f'{{"votes":{_votes_text(score_a, score_b)},"winner":{_HOLDERS[votes.winner(score_a, score_b) + 1]}}}'
