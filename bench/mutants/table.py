"""The mutants: one rule each, broken in one place.

Rules are decided in `rules/`; where the cards of a trick go and who leads the next one is `game/state.py` (R5, R9, R10,
R13, R14).
"""

from typing import NamedTuple


class Mutant(NamedTuple):
    """A rule, and the text that breaks it in place of the one that holds it."""

    rule: str
    file: str
    holds: str
    breaks: str


_FOLLOWING, _TRICKS, _SPOILS, _VOTES = (f"rules/{name}.py" for name in ("following", "tricks", "spoils", "votes"))
_CARDS, _STATE = "rules/cards.py", "game/state.py"

MUTANTS = [
    # R5, R9, R10: the pile's first card is the prize, the winner's; the second is the loser's
    Mutant("R5", _STATE, "prize, drawn = pile[0], pile[1]", "prize, drawn = pile[-1], pile[1]"),
    Mutant("R5", _STATE, "followers, pile[2:])), trick", "followers, pile[1:])), trick"),
    Mutant("R5", _STATE, "followers, pile[2:])), trick", "followers, pile[:-2])), trick"),
    Mutant("R9", _STATE, "bits.bit(prize), bits.bit(drawn)  #", "bits.bit(drawn), bits.bit(prize)  #"),
    Mutant("R9", _STATE, "(followers[0] | first, followers[1] | second)", "(followers[0], followers[1] | second)"),
    Mutant("R9", _STATE, "(followers[0] | second, followers[1] | first)", "(followers[0] | second, followers[1])"),
    Mutant("R10", _STATE, "prize, drawn = pile[0], pile[1]", "prize, drawn = pile[0], pile[-1]"),
    Mutant("R10", _STATE, "(followers[0] | first, followers[1] | second)", "(followers[0] | first | second, followers[1])"),
    Mutant("R10", _STATE, "(followers[0] | second, followers[1] | first)", "(followers[0], followers[1] | first)"),
    # R6: the leader may play any card
    Mutant("R6", _FOLLOWING, "if led < 0:", "if led <= 0:"),
    Mutant("R6", _FOLLOWING, "        return hand\n    same", "        return hand & -hand\n    same"),
    Mutant("R6", _FOLLOWING, "        return hand\n    same", "        return hand & ~cards.faction_mask(4) or hand\n    same"),
    # R7: follow if you can
    Mutant("R7", _FOLLOWING, "if not same:", "if same:"),
    Mutant("R7", _FOLLOWING, "if not same:", "if True:"),
    Mutant("R7", _FOLLOWING, "return hand  # R7", "return hand & ~cards.faction_mask(factions.DOPPELGANGER)  # R7"),
    Mutant("R7", _FOLLOWING, "return hand  # R7", "return hand & cards.faction_mask(factions.DOPPELGANGER) or hand  # R7"),
    Mutant("R7", _FOLLOWING, "cards.faction_mask(cards.faction_of(led))", "cards.faction_mask(factions.GOBLIN)"),
    Mutant("R7", _STATE, "following.playable(hands[turn], led)", "following.playable(hands[turn], -1)"),
    Mutant("R7", _STATE, "following.playable(hands[turn], led)", "following.playable(hands[1 - turn], led)"),
    # R8: the higher value of the led faction, a tie is the leader's
    Mutant("R8", _TRICKS, "return cards.value_of(reply) > cards.value_of(led)", "return cards.value_of(reply) >= cards.value_of(led)"),
    Mutant("R8", _TRICKS, "return cards.value_of(reply) > cards.value_of(led)", "return cards.value_of(reply) < cards.value_of(led)"),
    Mutant("R8", _TRICKS, "return cards.value_of(reply) > cards.value_of(led)", "return reply > led"),
    Mutant("R8", _TRICKS, "return False  # R8", "return True  # R8"),
    Mutant("R8", _TRICKS, "return False  # R8", "return cards.value_of(reply) > cards.value_of(led)  # R8"),
    Mutant("R8", _CARDS, "return card - 4\n", "return card - 5\n"),
    Mutant("R8", _CARDS, "return card - 12", "return card - 14"),
    Mutant("R8", _TRICKS, "        return DID_NOT_FOLLOW\n", "        return HIGHER_VALUE\n"),
    Mutant("R8", _TRICKS, "        return TIE\n", "        return HIGHER_VALUE\n"),
    # R11, R12: where the cards of a trick of phase one go
    Mutant("R11", _SPOILS, "return played & cards.faction_mask(factions.UNDEAD)", "return bits.bit(led) & cards.faction_mask(factions.UNDEAD)"),
    Mutant("R11", _SPOILS, "return played & cards.faction_mask(factions.UNDEAD)", "return bits.bit(reply) & cards.faction_mask(factions.UNDEAD)"),
    Mutant("R12", _SPOILS, "        return (bits.bit(led) | bits.bit(reply)) & ~cards", "        return (bits.bit(led) | bits.bit(reply)) & cards"),
    Mutant("R12", _SPOILS, "        return (bits.bit(led) | bits.bit(reply)) & ~cards", "        return bits.bit(led) & ~cards"),
    Mutant("R12", _SPOILS, "        return (bits.bit(led) | bits.bit(reply)) & ~cards.faction_mask(factions.UNDEAD)\n    return 0", "        return (bits.bit(led) | bits.bit(reply)) & ~cards.faction_mask(factions.UNDEAD)\n    return bits.bit(led)"),
    # R13, R14: the winner leads the next trick, and the first of phase two; the followers become the hands
    Mutant("R13", _STATE, "(1, winner, -1, hands, scores, followers, pile[2:])", "(1, turn, -1, hands, scores, followers, pile[2:])"),
    Mutant("R13", _STATE, "(1, winner, -1, hands, scores, followers, pile[2:])", "(1, 1 - turn, -1, hands, scores, followers, pile[2:])"),
    Mutant("R13", _STATE, "(1, winner, -1, hands, scores, followers, pile[2:])", "(1, 1 - winner, -1, hands, scores, followers, pile[2:])"),
    Mutant("R13", _STATE, "if len(pile) == 2:", "if len(pile) == 4:"),
    Mutant("R14", _STATE, "(2, winner, -1, followers, scores, (0, 0), ())", "(2, turn, -1, followers, scores, (0, 0), ())"),
    Mutant("R14", _STATE, "(2, winner, -1, followers, scores, (0, 0), ())", "(2, 1 - winner, -1, followers, scores, (0, 0), ())"),
    Mutant("R14", _STATE, "(2, winner, -1, followers, scores, (0, 0), ())", "(2, winner, -1, (followers[1], followers[0]), scores, (0, 0), ())"),
    Mutant("R14", _STATE, "(2, winner, -1, followers, scores, (0, 0), ())", "(2, winner, -1, followers, (0, 0), (0, 0), ())"),
    # R15, R16: phase two is played alike, its winner scores both cards and leads
    Mutant("R15", _STATE, "winner = turn if tricks.reply_wins(led, card) else 1 - turn", "winner = turn if tricks.reply_wins(led, card) and phase == 1 else 1 - turn"),
    Mutant("R15", _STATE, "return following.playable(hands[turn], led)", "return following.playable(hands[turn], led if state.phase == 1 else -1)"),
    Mutant("R16", _STATE, "(2, winner, -1, hands, scores, followers, pile)", "(2, 1 - winner, -1, hands, scores, followers, pile)"),
    Mutant("R16", _STATE, "(2, winner, -1, hands, scores, followers, pile)", "(2, winner if not lost else 1 - winner, -1, hands, scores, followers, pile)"),
    Mutant("R16", _SPOILS, "return played & ~cards.faction_mask(factions.DWARF)", "return bits.bit(led) & ~cards.faction_mask(factions.DWARF)"),
    Mutant("R16", _STATE, "(scores[0] | won, scores[1] | lost) if winner == 0", "(scores[0] | won, scores[1] | lost) if turn == 0"),
    Mutant("R16", _STATE, "else (scores[0] | lost, scores[1] | won)", "else (scores[0] | won, scores[1] | lost)"),
    # R17, R18: Goblins have no power, a Knight played on one wins
    Mutant("R17", _TRICKS, "    if reply_faction == led_faction or", "    if reply_faction == factions.GOBLIN and led_faction == factions.KNIGHT:\n        return True\n    if reply_faction == led_faction or"),
    Mutant("R17", _TRICKS, "reply_faction == factions.DOPPELGANGER:", "reply_faction == factions.DOPPELGANGER or reply_faction == factions.GOBLIN:"),
    Mutant("R18", _TRICKS, "        return True  # R18", "        return False  # R18"),
    Mutant("R18", _TRICKS, "        return True  # R18", "        return cards.value_of(reply) > cards.value_of(led)  # R18"),
    Mutant("R18", _TRICKS, "if led_faction == factions.GOBLIN and reply_faction", "if (led_faction == factions.GOBLIN or led_faction == factions.DOPPELGANGER) and reply_faction"),
    Mutant("R18", _TRICKS, "if led_faction == factions.GOBLIN and reply_faction", "if led_faction != factions.KNIGHT and reply_faction"),
    Mutant("R18", _TRICKS, "        return KNIGHT_BEATS_GOBLIN\n", "        return DID_NOT_FOLLOW\n"),
    Mutant("R18", _FOLLOWING, "    return same |", "    if cards.faction_of(led) == factions.GOBLIN:\n        same |= hand & cards.faction_mask(factions.KNIGHT)\n    return same |"),
    # R19: Undead of phase one are the winner's
    Mutant("R19", _SPOILS, "return played & cards.faction_mask(factions.UNDEAD)", "return 0"),
    Mutant("R19", _SPOILS, "return played & cards.faction_mask(factions.UNDEAD)", "return played"),
    Mutant("R19", _SPOILS, "    if phase == 1:\n        return 0\n", "    if phase == 1:\n        return (bits.bit(led) | bits.bit(reply)) & cards.faction_mask(factions.UNDEAD)\n"),
    # R20: Dwarves of phase two are the loser's
    Mutant("R20", _SPOILS, "return played & ~cards.faction_mask(factions.DWARF)", "return played"),
    Mutant("R20", _SPOILS, "    return (bits.bit(led) | bits.bit(reply)) & cards.faction_mask(factions.DWARF)", "    return 0"),
    Mutant("R20", _SPOILS, "    return (bits.bit(led) | bits.bit(reply)) & cards.faction_mask(factions.DWARF)", "    return bits.bit(reply) & cards.faction_mask(factions.DWARF)"),
    Mutant("R20", _SPOILS, "    if phase == 1:\n        return 0\n    return", "    if phase == 2:\n        return 0\n    return"),
    Mutant("R20", _SPOILS, "    if phase == 1:\n        return 0\n    return", "    return"),
    # R21, R22: a Doppelgänger stands in for the led faction, and led is its own
    Mutant("R21", _FOLLOWING, "return same | (hand & cards.faction_mask(factions.DOPPELGANGER))", "return same"),
    Mutant("R21", _TRICKS, "reply_faction == led_faction or reply_faction == factions.DOPPELGANGER", "reply_faction == led_faction"),
    Mutant("R21", _TRICKS, "    if reply_faction == led_faction or", "    if reply_faction == factions.DOPPELGANGER:\n        return cards.value_of(reply) >= cards.value_of(led)\n    if reply_faction == led_faction or"),
    Mutant("R21", _TRICKS, "        return DOPPELGANGER\n", "        return HIGHER_VALUE\n"),
    Mutant("R21", _TRICKS, "    if cards.faction_of(reply) == factions.DOPPELGANGER:\n        return cards.faction_of(led)\n", ""),
    Mutant("R22", _FOLLOWING, "    if not same:", "    if cards.faction_of(led) == factions.DOPPELGANGER or not same:"),
    Mutant("R22", _FOLLOWING, "    if not same:", "    if cards.faction_of(led) == factions.DOPPELGANGER:\n        same = hand & ~same\n    if not same:"),
    Mutant("R22", _TRICKS, "    if reply_faction == led_faction or", "    if led_faction == factions.DOPPELGANGER:\n        return cards.value_of(reply) > cards.value_of(led)\n    if reply_faction == led_faction or"),
    # R23: it never shares the fate of the faction it stands in for
    Mutant("R23", _SPOILS, "        return played & cards.faction_mask(factions.UNDEAD)", "        if cards.faction_of(led) == factions.UNDEAD and cards.faction_of(reply) == factions.DOPPELGANGER:\n            return played\n        return played & cards.faction_mask(factions.UNDEAD)"),
    Mutant("R23", _SPOILS, "    return played & ~cards.faction_mask(factions.DWARF)", "    if cards.faction_of(led) == factions.DWARF and cards.faction_of(reply) == factions.DOPPELGANGER:\n        return 0\n    return played & ~cards.faction_mask(factions.DWARF)"),
    Mutant("R23", _SPOILS, "    return (bits.bit(led) | bits.bit(reply)) & cards.faction_mask(factions.DWARF)", "    if cards.faction_of(led) == factions.DWARF and cards.faction_of(reply) == factions.DOPPELGANGER:\n        return bits.bit(led) | bits.bit(reply)\n    return (bits.bit(led) | bits.bit(reply)) & cards.faction_mask(factions.DWARF)"),
    # R24: more cards, else the highest, have a faction's vote; three votes win
    Mutant("R24", _VOTES, "difference = bits.count(pile_a) - bits.count(pile_b)", "difference = bits.count(pile_b) - bits.count(pile_a)"),
    Mutant("R24", _VOTES, "difference = bits.count(pile_a) - bits.count(pile_b)", "difference = 0"),
    Mutant("R24", _VOTES, "if difference == 0 and pile_a:", "if False:"),
    Mutant("R24", _VOTES, "bits.highest(pile_a)) - cards", "bits.lowest(pile_a)) - cards"),
    Mutant("R24", _VOTES, "cards.value_of(bits.highest(pile_a)) - cards.value_of(bits.highest(pile_b))", "bits.highest(pile_a) - bits.highest(pile_b)"),
    Mutant("R24", _VOTES, "votes_a >= 3", "votes_a > 3"),
    Mutant("R24", _VOTES, "votes_b >= 3", "votes_b >= 2"),
    Mutant("R24", _VOTES, "    if votes_a >= 3:", "    if votes_a > votes_b:"),
    Mutant("R24", _VOTES, "range(factions.FACTIONS)", "range(factions.FACTIONS - 1)"),
    Mutant("R24", _VOTES, "range(factions.FACTIONS)", "range(1, factions.FACTIONS)"),
    Mutant("R24", _VOTES, "return bits.highest(pile_a | pile_b)", "return bits.highest(pile_a)"),
    Mutant("R24", _VOTES, "if bits.count(pile_a) != bits.count(pile_b) or vote", "if vote"),
    Mutant("R24", _VOTES, "vote(score_a, score_b | open_cards, faction)", "vote(score_a, score_b, faction)"),
]  # fmt: skip
