"""What positions of phase two are worth without one of the powers.

    echo "2 A 1.2... 3...4. .... .... -" | python -m bench.nash.without knight

One value per line of standard input, A's: 1, 0 or -1. The rules are replaced before anything is searched, which only
works interpreted; the search tries everything and knows no rule itself.
"""

import argparse
import os
import sys
from collections.abc import Callable

os.environ["CLAIM_PURE"] = "1"

from claim.game.game import Game
from claim.game.state import State, advance, choices
from claim.rules import bits, cards, factions, following, spoils, tricks, votes


def knight() -> None:
    """Let a Knight win nothing from a Goblin (without R18)."""
    wins = tricks.reply_wins
    goblin, other = factions.GOBLIN, factions.KNIGHT
    tricks.reply_wins = lambda led, reply: (
        not (cards.faction_of(led) == goblin and cards.faction_of(reply) == other) and wins(led, reply)
    )


def dwarf() -> None:
    """Let the winner score Dwarves like any other card (without R20)."""
    spoils.winner_scores = lambda _, led, reply: bits.bit(led) | bits.bit(reply)
    spoils.loser_scores = lambda *_: 0


def doppelganger() -> None:
    """Let a Doppelgänger stand in for nothing (without R21)."""
    wins = tricks.reply_wins

    def playable(hand: int, led: int) -> int:
        return hand & cards.faction_mask(cards.faction_of(led)) or hand if led >= 0 else hand

    following.playable = playable
    own = factions.DOPPELGANGER
    tricks.reply_wins = lambda led, reply: (
        (cards.faction_of(reply) != own or cards.faction_of(led) == own) and wins(led, reply)
    )


POWERS: dict[str, Callable[[], None]] = {"knight": knight, "dwarf": dwarf, "doppelganger": doppelganger}


def worth(state: State, known: dict[State, int]) -> int:
    """Return what a position is worth to A with best play."""
    if state.over:
        return votes.winner(*state.scores)
    if state not in known:
        values, left = [], choices(state)
        while left:
            values.append(worth(advance(state, bits.lowest(left))[0], known))
            left &= left - 1
        known[state] = max(values) if state.turn == 0 else min(values)
    return known[state]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("power", nargs="?", choices=list(POWERS), help="default: with all powers")
    power = parser.parse_args().power
    if power is not None:
        POWERS[power]()
    known: dict[State, int] = {}
    for line in sys.stdin:
        print(worth(Game.parse(line.strip()).state, known))


if __name__ == "__main__":
    main()
