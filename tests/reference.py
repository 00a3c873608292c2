"""The rules once more, written from docs/rules.md for the tests alone: slow, plain, and sharing no code with the game.

Cards are texts ("G3"), piles are lists, seats are "A" and "B".
"""


def value(card: str) -> int:
    return int(card[1])


class Reference:
    """A game by the book."""

    def __init__(self, deck: list[str], leader: str) -> None:
        size = len(deck) // 4
        self.phase, self.leader = 1, leader
        self.led: str | None = None
        self.hands = {"A": deck[:size], "B": deck[size : 2 * size]}  # R3
        self.pile = deck[2 * size :]
        self.followers: dict[str, list[str]] = {"A": [], "B": []}
        self.scores: dict[str, list[str]] = {"A": [], "B": []}
        self.discards: list[str] = []
        self.last: dict[str, str | None] = {}  # why the last trick was won, and where its cards went

    @property
    def follower(self) -> str:
        return "B" if self.leader == "A" else "A"

    @property
    def turn(self) -> str | None:
        if not self.hands["A"] and not self.hands["B"] and self.led is None:
            return None
        return self.leader if self.led is None else self.follower

    def legal(self) -> set[str]:
        if self.turn is None:
            return set()
        hand = set(self.hands[self.turn])
        if self.led is None:
            return hand  # R6
        same = {card for card in hand if card[0] == self.led[0]}
        if not same:
            return hand  # R7
        return same | {card for card in hand if card[0] == "X"}  # R21, R22

    def wins(self, led: str, reply: str) -> bool:
        if led[0] == "G" and reply[0] == "K":
            return True  # R18
        if reply[0] != led[0] and reply[0] != "X":
            return False  # R8
        return value(reply) > value(led)  # R8, R21

    def reason(self, led: str, reply: str) -> str:
        if self.wins(led, reply):
            if reply[0] == led[0]:
                return "higher_value"  # R8
            return {"K": "knight_beats_goblin", "X": "doppelganger"}[reply[0]]  # R18, R21
        if reply[0] not in (led[0], "X"):
            return "did_not_follow"  # R8
        return "tie" if value(reply) == value(led) else "higher_value"  # R8, R21

    def play(self, card: str) -> None:
        turn = self.turn
        assert turn is not None
        assert card in self.legal()
        self.hands[turn].remove(card)
        if self.led is None:
            self.led = card
            return
        winner, loser = (turn, self.leader) if self.wins(self.led, card) else (self.leader, turn)
        self.last = dict.fromkeys(("led_to", "reply_to", "prize_to", "drawn_to"))
        self.last["reason"] = self.reason(self.led, card)
        for place, played in (("led_to", self.led), ("reply_to", card)):
            if self.phase == 1 and played[0] != "U":
                self.discards.append(played)  # R12
                continue
            # R11, R16 and R19 give a card to the winner, R20 to the loser
            scorer = loser if self.phase == 2 and played[0] == "D" else winner
            self.scores[scorer].append(played)
            self.last[place] = scorer
        if self.phase == 1:
            self.last["prize_to"], self.last["drawn_to"] = winner, loser
            self.followers[winner].append(self.pile.pop(0))  # R9
            self.followers[loser].append(self.pile.pop(0))  # R10
        self.leader, self.led = winner, None  # R13, R16
        if self.phase == 1 and not self.pile:
            self.phase, self.hands, self.followers = 2, self.followers, {"A": [], "B": []}  # R14

    def votes(self) -> dict[str, str | None]:
        held: dict[str, str | None] = {}
        for faction in "GKUDX":
            ranks = {}
            for seat in "AB":
                of_faction = [value(card) for card in self.scores[seat] if card[0] == faction]
                ranks[seat] = (len(of_faction), max(of_faction, default=-1))  # R24
            held[faction] = None if ranks["A"] == ranks["B"] else max(ranks, key=lambda seat: ranks[seat])  # R25
        return held

    def decided_by(self) -> dict[str, str | None]:
        found: dict[str, str | None] = {}
        for faction, holder in self.votes().items():
            piles = [[card for card in self.scores[seat] if card[0] == faction] for seat in "AB"]
            if holder is not None and len(piles[0]) == len(piles[1]):
                found[faction] = max(piles[0] + piles[1], key=value)  # R24
            else:
                found[faction] = None if holder is None else "count"  # R24, R25
        return found

    def winner(self) -> str | None:
        for seat in "AB":
            if list(self.votes().values()).count(seat) >= 3:
                return seat  # R24
        return None  # R25
