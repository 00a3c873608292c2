"""The `state` message as text, written from numbers.

A server sends two of them per play, so this is the hottest path there is. It says exactly what
`service.snapshots.state_message` says (tests/web/test_state_text.py compares the two), without making the objects in
between; what doesn't change from play to play is kept as text. All that is shown of a game comes from a `Sight`.
"""

import functools
import sys
from collections.abc import Iterable

import orjson

from claim.game.cards import CARDS, Card, Seat, cards_of
from claim.game.cards import numbers as card_numbers
from claim.game.events import Event
from claim.game.moment import deciders_of, holder, settled_of, votes_of
from claim.game.state import Trick, playable
from claim.game.view import Sight, Viewer, seen_event, seen_trick, sight
from claim.rules import cards, votes
from claim.service import snapshots
from claim.service.table import Status, Table

_SEAT: dict[Seat | None, str] = {None: "null", Seat.A: '"A"', Seat.B: '"B"'}
_TRUTH = {True: "true", False: "false"}
_CARD: dict[Card | None, str] = {None: "null", **{card: f'"{card}"' for card in CARDS}}
_NUMBER = (*[_CARD[card] for card in CARDS], "null")  # by number; -1 is the last one
_PLAYED: dict[tuple[int, ...], tuple[str, str]] = {}  # by a trick without its prizes: there are some 10,000 of those
_FACTION_MASKS = tuple(cards.faction_mask(number) for number in range(5))


def dumped(data: object) -> str:
    """Return JSON in one line."""
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS).decode()


def state_text(table: Table, viewer: Viewer, since: int | None, standing: str, *, secret: bool) -> str:
    """Return the message as `snapshots.state_message` describes it; `standing` is the text of `snapshots.standing`."""
    game, over = table.game, table.status is Status.OVER
    known = snapshots.knows(table, since)
    events = snapshots.events_since(table, since) if known and since is not None and since < table.seq else ()
    told = ",".join([_events_text(group, viewer) for group in events])
    view = "null" if game is None else view_text(sight(game, viewer, by_heart=table.by_heart))
    record = dumped(snapshots.record_of(table, secret=secret).to_json()) if over and game is not None else "null"
    return (
        f'{{"type":"state","seq":{table.seq},"table":{standing[:-1]},{dumped(snapshots.moving(table, viewer))[1:]},'
        f'"view":{view},"events":[{told}],"snapshot":{_TRUTH[not known]},'
        f'"refusals":{_refusals_text(table, viewer, over=over)},"record":{record}}}'
    )


def view_text(seen: Sight) -> str:
    """Return what `View.to_json` says of the same."""
    viewer, size, phase, trick, ply, leader, turn, prize, led, legal, hands, hand_counts, followers = seen[:13]
    follower_counts, (score_a, score_b), discards, draw_count, draw_pile, unseen, open_cards = seen[13:20]
    (hand_a, hand_b), (followers_a, followers_b) = hands, followers
    pile = "null" if draw_pile is None else "[" + ",".join([_CARD[CARDS[one]] for one in draw_pile]) + "]"
    return (
        f'{{"viewer":"{viewer._value_}","size":{size},"phase":{phase},"trick":{trick},'
        f'"ply":{ply},"leader":{_SEAT[leader]},"turn":{_SEAT[turn]},"prize":{_card_text(prize)},'
        f'"led":{_card_text(led)},"legal":{_pile_text(legal)},'
        f'"hands":{{"A":{"null" if hand_a < 0 else _pile_text(hand_a)},'
        f'"B":{"null" if hand_b < 0 else _pile_text(hand_b)}}},'
        f'"hand_counts":{{"A":{hand_counts[0]},"B":{hand_counts[1]}}},'
        f'"followers":{{"A":{_pile_text(followers_a)},"B":{_pile_text(followers_b)}}},'
        f'"follower_counts":{{"A":{follower_counts[0]},"B":{follower_counts[1]}}},'
        f'"scores":{{"A":{_pile_text(score_a)},"B":{_pile_text(score_b)}}},"discards":{_pile_text(discards)},'
        f'"draw_count":{draw_count},"draw_pile":{pile},"unseen":{_pile_text(unseen)},'
        f"{_votes_text(score_a, score_b)},{_settled_text(score_a, score_b, open_cards)},"
        f'"tricks":[{_tricks_text(seen.tricks)}],'
        f'"result":{_result_text(score_a, score_b) if seen.over else "null"},"by_heart":{_TRUTH[seen.by_heart]}}}'
    )


def _card_text(number: int) -> str:
    return _NUMBER[number]


@functools.lru_cache(1 << 10)  # the other viewers of the same table are shown many of the same piles
def _pile_text(mask: int) -> str:
    return "[" + ",".join([_faction_text(mask & one) for one in _FACTION_MASKS if mask & one]) + "]"


@functools.cache  # there are fewer than 20,000 masks within one faction
def _faction_text(mask: int) -> str:
    return ",".join([_CARD[CARDS[number]] for number in card_numbers(mask)])


@functools.lru_cache(1 << 10)  # as texts: nobody needs the objects again
def _votes_text(score_a: int, score_b: int) -> str:
    held, deciders = votes_of.__wrapped__(score_a, score_b), deciders_of.__wrapped__(score_a, score_b)
    return f'"votes":{dumped(held)},"decided_by":{dumped(deciders)}'


@functools.lru_cache(1 << 10)
def _settled_text(score_a: int, score_b: int, open_cards: int) -> str:
    return f'"settled":{dumped(settled_of((score_a, score_b), open_cards))}'


def _tricks_text(tricks: Iterable[Trick]) -> str:
    told = []
    for trick in tricks:
        played = _PLAYED.get(trick[:5])
        head, tail = _played_text(trick) if played is None else played
        told.append(f'{head}{_NUMBER[trick[5]]},"drawn":{_NUMBER[trick[6]]}{tail}')
    return ",".join(told)


def _played_text(trick: Trick) -> tuple[str, str]:
    """Return what stands before the prize of a trick, and after the card that was drawn; keep it for the next time."""
    head, _, rest = dumped(seen_trick.__wrapped__(trick).json).partition('"prize":')
    tail = sys.intern(rest[rest.index(',"reason":') :])  # there are few
    found = _PLAYED[trick[:5]] = f'{head}"prize":', tail
    return found


def _result_text(score_a: int, score_b: int) -> str:
    winner = holder(votes.winner(score_a, score_b))
    return f'{{"votes":{dumped(votes_of(score_a, score_b))},"winner":{_SEAT[winner]}}}'


def _events_text(events: Iterable[Event], viewer: Viewer) -> str:
    seen = [one if one.audience is None else seen_event(one, viewer) for one in events]
    return "[" + ",".join([_event_text(event) for event in seen]) + "]"


def _event_text(event: Event) -> str:
    shown = "null" if event.cards is None else "[" + ",".join([_CARD[card] for card in event.cards]) + "]"
    told = "" if event.votes is None else f',"votes":{dumped(dict(event.votes))}'
    return (
        f'{{"kind":"{event.kind._value_}","phase":{event.phase},"seat":{_SEAT[event.seat]},"count":{event.count},'
        f'"cards":{shown},"audience":{_SEAT[event.audience]}{told}}}'
    )


def _refusals_text(table: Table, viewer: Viewer, *, over: bool) -> str:
    game, seat = table.game, viewer.seat
    if game is None or seat is None:
        return "{}"
    if over:
        return dumped(snapshots.refusals(table, viewer))
    state, number = game.state, seat.number
    hand = state.hands[number]
    if state.turn == number:
        if not hand & ~playable(state):
            return "{}"
        return dumped(snapshots.refused_on_turn(game))
    waits = _waits_text(seat)
    return "{" + ",".join([f"{_CARD[card]}:{waits}" for card in dict.fromkeys(cards_of(hand))]) + "}"


@functools.cache
def _waits_text(seat: Seat) -> str:
    """Return why a seat may play no card while the other is to move."""
    return dumped(snapshots.not_your_turn(seat))
