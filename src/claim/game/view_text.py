"""A view and events as one line of JSON, written from numbers: what `View.to_json` and `Event.to_json` say.

A server makes two views per play, so this is the hottest path there is: compiled, and without the objects in between.
All that is shown of a game comes from a `Sight`. (tests/web/wire/test_state_text.py compares the two.)
"""

import sys

from claim.game import tuples
from claim.game.cards import CARDS, Card, Seat
from claim.game.events import Event
from claim.game.moment import holder
from claim.game.state import Trick
from claim.game.view import Sight, Viewer, seen_trick, sees_cards
from claim.rules import bits, factions, votes

SEAT_TEXTS: dict[Seat | None, str] = {None: "null", Seat.A: '"A"', Seat.B: '"B"'}
CARD_TEXTS: dict[Card, str] = {card: f'"{card}"' for card in CARDS}
_TRUTHS = ("false", "true")
_NUMBERS = tuple([CARD_TEXTS[card] for card in CARDS])
_HOLDERS = tuple([SEAT_TEXTS[holder(sign)] for sign in (-1, 0, 1)])
_PLAYED: dict[int, tuple[str, str]] = {}  # by a trick without its prizes: there are some 10,000 of those


def view_text(seen: Sight) -> str:
    """Return a view as `View.to_json` has it."""
    (
        viewer,
        size,
        phase,
        trick,
        ply,
        leader,
        turn,
        prize,
        led,
        legal,
        (hand_a, hand_b),
        hand_counts,
        (followers_a, followers_b),
        follower_counts,
        (score_a, score_b),
        discards,
        draw_count,
        draw_pile,
        unseen,
        open_cards,
        tricks,
        over,
        by_heart,
    ) = tuples.fields(seen)
    return (
        f'{{"viewer":"{viewer._value_}","size":{size},"phase":{phase},"trick":{trick},'
        f'"ply":{ply},"leader":{SEAT_TEXTS[leader]},"turn":{SEAT_TEXTS[turn]},"prize":{_card_text(prize)},'
        f'"led":{_card_text(led)},"legal":{_pile_text(legal)},'
        f'"hands":{{"A":{_pile_text(hand_a)},"B":{_pile_text(hand_b)}}},'
        f'"hand_counts":{{"A":{hand_counts[0]},"B":{hand_counts[1]}}},'
        f'"followers":{{"A":{_pile_text(followers_a)},"B":{_pile_text(followers_b)}}},'
        f'"follower_counts":{{"A":{follower_counts[0]},"B":{follower_counts[1]}}},'
        f'"scores":{{"A":{_pile_text(score_a)},"B":{_pile_text(score_b)}}},"discards":{_pile_text(discards)},'
        f'"draw_count":{draw_count},"draw_pile":{_order_text(draw_pile)},"unseen":{_pile_text(unseen)},'
        f'"votes":{_votes_text(score_a, score_b)},"decided_by":{_deciders_text(score_a, score_b)},'
        f'"settled":{_settled_text(score_a, score_b, open_cards)},"tricks":[{_tricks_text(tricks)}],'
        f'"result":{_result_text(score_a, score_b) if over else "null"},"by_heart":{_TRUTHS[by_heart]}}}'
    )


def _card_text(number: int) -> str:
    return "null" if number < 0 else _NUMBERS[number]


def _pile_text(mask: int) -> str:
    """Return the cards of a pile; -1 is one that is hidden."""
    if mask < 0:
        return "null"
    told = []
    while mask:
        told.append(_NUMBERS[bits.lowest(mask)])
        mask &= mask - 1
    return f"[{','.join(told)}]"


def _order_text(pile: tuple[int, ...] | None) -> str:
    return "null" if pile is None else "[" + ",".join([_NUMBERS[number] for number in pile]) + "]"


def _votes_text(score_a: int, score_b: int) -> str:
    told = [_HOLDERS[votes.vote(score_a, score_b, faction) + 1] for faction in range(factions.FACTIONS)]
    return _by_faction(told)


def _deciders_text(score_a: int, score_b: int) -> str:
    told = []
    for faction in range(factions.FACTIONS):
        card = votes.deciding_card(score_a, score_b, faction)
        told.append(_NUMBERS[card] if card >= 0 else '"count"' if votes.vote(score_a, score_b, faction) else "null")
    return _by_faction(told)


def _settled_text(score_a: int, score_b: int, open_cards: int) -> str:
    left = open_cards & ~(score_a | score_b)
    return _by_faction([_TRUTHS[votes.settled(score_a, score_b, left, one)] for one in range(factions.FACTIONS)])


def _by_faction(told: list[str]) -> str:
    return f'{{"G":{told[0]},"K":{told[1]},"U":{told[2]},"D":{told[3]},"X":{told[4]}}}'


def _tricks_text(tricks: tuple[Trick, ...]) -> str:
    told = []
    for trick in tricks:
        phase, leader, led, reply, _, prize, drawn = tuples.fields(trick)
        place = ((phase * 2 + leader) * 52 + led) * 52 + reply  # all but the prizes follows from these
        played = _PLAYED.get(place)
        if played is None:
            played = _PLAYED[place] = _played_text(trick)
        told.append(f'{played[0]}{_card_text(prize)},"drawn":{_card_text(drawn)}{played[1]}')
    return ",".join(told)


def _played_text(trick: Trick) -> tuple[str, str]:
    """Return what stands before the prize of a trick, and after the card that was drawn."""
    seen = seen_trick.__wrapped__(trick)
    head = (
        f'{{"phase":{seen.phase},"leader":{SEAT_TEXTS[seen.leader]},"led":{CARD_TEXTS[seen.led]},'
        f'"reply":{CARD_TEXTS[seen.reply]},"winner":{SEAT_TEXTS[seen.winner]},"prize":'
    )
    stands_for = "null" if seen.stands_for is None else f'"{seen.stands_for._value_}"'
    tail = (
        f',"reason":"{seen.reason._value_}","stands_for":{stands_for},"led_to":{SEAT_TEXTS[seen.led_to]},'
        f'"reply_to":{SEAT_TEXTS[seen.reply_to]},"prize_to":{SEAT_TEXTS[seen.prize_to]},'
        f'"drawn_to":{SEAT_TEXTS[seen.drawn_to]}}}'
    )
    return head, sys.intern(tail)  # there are few of the second


def _result_text(score_a: int, score_b: int) -> str:
    return f'{{"votes":{_votes_text(score_a, score_b)},"winner":{_HOLDERS[votes.winner(score_a, score_b) + 1]}}}'


def events_text(events: tuple[Event, ...], viewer: Viewer) -> str:
    """Return a list of events as this viewer saw them."""
    return "[" + ",".join([_event_text(event, viewer) for event in events]) + "]"


def _event_text(event: Event, viewer: Viewer) -> str:
    kind, seat, cards, count, audience, phase, held = tuples.fields(event)
    shown = "null"
    if cards is not None and (audience is None or sees_cards(event, viewer)):
        shown = "[" + ",".join([CARD_TEXTS[card] for card in cards]) + "]"
    voted = "" if held is None else f',"votes":{_by_faction([SEAT_TEXTS[holds] for _, holds in held])}'
    return (
        f'{{"kind":"{kind._value_}","phase":{phase},"seat":{SEAT_TEXTS[seat]},"count":{count},'
        f'"cards":{shown},"audience":{SEAT_TEXTS[audience]}{voted}}}'
    )
