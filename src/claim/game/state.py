"""Where every card is at one moment, and what a play changes. Plain numbers: `Game` is the friendly form."""

from typing import NamedTuple

from claim.rules import following, spoils, tricks


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


_make = tuple.__new__  # twice as fast as `State(…)`, and every play makes one


def advance(state: State, card: int) -> tuple[State, Trick | None]:
    """Play a legal card; return the next state, and the trick if this play completed one."""
    phase, turn, led, hands, scores, followers, pile = state
    played = 1 << card
    hands = (hands[0] ^ played, hands[1]) if turn == 0 else (hands[0], hands[1] ^ played)
    if led < 0:
        return _make(State, (phase, 1 - turn, card, hands, scores, followers, pile)), None
    winner = turn if tricks.reply_wins(led, card) else 1 - turn
    won = spoils.winner_scores(phase, led, card)
    lost = spoils.loser_scores(phase, led, card)
    scores = (scores[0] | won, scores[1] | lost) if winner == 0 else (scores[0] | lost, scores[1] | won)
    if phase == 2:
        return _make(State, (2, winner, -1, hands, scores, followers, pile)), Trick(
            2, 1 - turn, led, card, winner, -1, -1
        )
    prize, drawn = pile[0], pile[1]  # R9, R10: the winner takes the prize, the loser the next card
    gained = (prize, drawn) if winner == 0 else (drawn, prize)
    followers = (followers[0] | 1 << gained[0], followers[1] | 1 << gained[1])
    trick = Trick(1, 1 - turn, led, card, winner, prize, drawn)
    if len(pile) == 2:  # R13, R14: the followers are the hands of phase two, and the last trick's winner leads
        return _make(State, (2, winner, -1, followers, scores, (0, 0), ())), trick
    return _make(State, (1, winner, -1, hands, scores, followers, pile[2:])), trick


def playable(state: State) -> int:
    """Return the cards that may be played now; none when the game is over."""
    return following.playable(state.hands[state.turn], state.led)
