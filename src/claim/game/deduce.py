"""What follows from a view: which factions a seat can no longer hold, and which cards it must hold."""

from collections.abc import Mapping

from claim.game.cards import Card, Faction, Seat
from claim.game.view import View
from claim.rules import tricks


def voids(view: View) -> Mapping[Seat, frozenset[Faction]]:
    """Return the factions of which each seat has shown in this phase that it holds none: it did not follow (R7, R22).

    Hands only shrink within a phase, so this stays true until the phase ends. A Doppelgänger played on another faction
    shows nothing: it may always be played (R21).
    """
    shown: dict[Seat, set[Faction]] = {seat: set() for seat in Seat}
    for trick in view.tricks:
        led = trick.led.faction
        if trick.phase == view.phase and tricks.counts_as(trick.led.number, trick.reply.number) != led.number:
            shown[trick.leader.other].add(led)
    return {seat: frozenset(factions) for seat, factions in shown.items()}


def may_hold(view: View, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat may hold, as far as the viewer can tell; where its hand is known, the hand."""
    known = view.hands[seat]
    if known is not None:
        return known
    missing = voids(view)[seat]
    return tuple([card for card in view.unseen if card.faction not in missing])


def must_hold(view: View, seat: Seat) -> tuple[Card, ...]:
    """Return the hand a seat must hold: all cards it may hold, if they are just as many as its hand; otherwise none."""
    possible = may_hold(view, seat)
    return possible if len(possible) == view.hand_counts[seat] else ()
