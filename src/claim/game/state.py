"""Where every card is at one moment, and what a play changes. Plain numbers: `Game` is the friendly form."""

from typing import NamedTuple

from claim.game import tuples
from claim.game.cards import ZERO_BITS
from claim.rules import bits, following, spoils, tricks


class State(NamedTuple):
    """A complete position. Pairs are (A, B), piles are masks, and `led` is -1 if no card is on the table."""

    phase: int
    turn: int  # 0 or 1; once the game is over, the winner of the last trick
    led: int
    hands: tuple[int, int]
    scores: tuple[int, int]
    followers: tuple[int, int]
    pile: tuple[int, ...]  # top first; in phase one the first is the prize (R5)

    @property
    def over(self) -> bool:
        """Whether all tricks of phase two have been played."""
        return self.phase == 2 and self.led < 0 and not self.hands[0]

    def swapped(self) -> "State":
        """Return this position with the seats exchanged: each has all that the other had, and its turn."""
        hands, scores, followers = ((two, one) for one, two in (self.hands, self.scores, self.followers))
        return State(self.phase, 1 - self.turn, self.led, hands, scores, followers, self.pile)


class Trick(NamedTuple):
    """A completed trick; `prize` and `drawn` are -1 in phase two."""

    phase: int
    leader: int
    led: int
    reply: int
    winner: int
    prize: int
    drawn: int


_LATE_TRICKS: dict[int, Trick] = {}  # all 5,304 of phase two that there are: without prizes, many games have the same


def advance(state: State, card: int) -> tuple[State, Trick | None]:
    """Play a legal card; return the next state, and the trick if this play completed one."""
    phase, turn, led, hands, scores, followers, pile = tuples.fields(state)
    played = bits.bit(card)
    hands = (hands[0] ^ played, hands[1]) if turn == 0 else (hands[0], hands[1] ^ played)
    if led < 0:
        return tuples.make(State, (phase, 1 - turn, card, hands, scores, followers, pile)), None
    winner = turn if tricks.reply_wins(led, card) else 1 - turn
    won = spoils.winner_scores(phase, led, card)
    lost = spoils.loser_scores(phase, led, card)
    scores = (scores[0] | won, scores[1] | lost) if winner == 0 else (scores[0] | lost, scores[1] | won)
    if phase == 2:
        place = ((1 - turn) * 52 + led) * 52 + card
        trick = _LATE_TRICKS.get(place)
        if trick is None:
            trick = _LATE_TRICKS[place] = tuples.make(Trick, (2, 1 - turn, led, card, winner, -1, -1))
        return tuples.make(State, (2, winner, -1, hands, scores, followers, pile)), trick
    prize, drawn = pile[0], pile[1]
    first, second = bits.bit(prize), bits.bit(drawn)  # R9, R10: the winner's, and the loser's
    followers = (
        (followers[0] | first, followers[1] | second) if winner == 0 else (followers[0] | second, followers[1] | first)
    )
    trick = tuples.make(Trick, (1, 1 - turn, led, card, winner, prize, drawn))
    if len(pile) == 2:  # R13, R14: the followers are the hands of phase two, and the last trick's winner leads
        return tuples.make(State, (2, winner, -1, followers, scores, (0, 0), ())), trick
    return tuples.make(State, (1, winner, -1, hands, scores, followers, pile[2:])), trick


def playable(state: State) -> int:
    """Return the cards that may be played now; none when the game is over."""
    _, turn, led, hands, _, _, _ = tuples.fields(state)
    return following.playable(hands[turn], led)


def choices(state: State) -> int:
    """Return the same with one of the Goblin zeros, which are alike."""
    mask = playable(state)
    zeros = mask & ZERO_BITS
    return mask ^ zeros | (zeros & -zeros)


def held_as(state: State, card: int) -> int:
    """Return a card's number in the hand that is to play; of the Goblin zeros, which are alike, the lowest."""
    if card:
        return card
    zeros = state.hands[state.turn] & ZERO_BITS
    return bits.lowest(zeros) if zeros else card
