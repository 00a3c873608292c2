"""Best play by trying everything, written from docs/rules.md for the tests alone: no code of the game or the solver.

Cards are texts, hands and piles sorted tuples of them; the value is 1 where A wins, -1 where B does, 0 drawn.
"""

Piles = tuple[tuple[str, ...], tuple[str, ...]]


def parse(position: str) -> tuple[int, Piles, Piles, str]:
    """Who is to move (0 or 1), both hands, both score piles and the led card ("" for none)."""
    phase, turn, *piles, led = position.split(" ")
    assert phase == "2"
    read = [
        tuple(letter + digit for letter, digits in zip("GKUDX", pile.split("."), strict=True) for digit in digits)
        for pile in piles
    ]
    return "AB".index(turn), (read[0], read[1]), (read[2], read[3]), "" if led == "-" else led


def values(position: str) -> dict[str, int]:
    """Return the value after each legal card."""
    turn, hands, scores, led = parse(position)
    memory: dict[object, int] = {}
    return {card: _after(turn, hands, scores, led, card, memory) for card in _legal(hands[turn], led)}


def _value(turn: int, hands: Piles, scores: Piles, led: str, memory: dict[object, int]) -> int:
    if not hands[0] and not hands[1]:
        return _winner(scores)
    key = (turn, hands, scores, led)
    if key not in memory:
        most = 1 if turn == 0 else -1
        best = -most
        for card in _legal(hands[turn], led):
            value = _after(turn, hands, scores, led, card, memory)
            best = max(best, value) if turn == 0 else min(best, value)
            if best == most:
                break  # it cannot get better
        memory[key] = best
    return memory[key]


def _legal(hand: tuple[str, ...], led: str) -> list[str]:
    same = [card for card in hand if led and card[0] == led[0]]
    if same:
        return sorted({card for card in hand if card[0] in (led[0], "X")})  # R7, R21, R22
    return sorted(set(hand))


def _after(turn: int, hands: Piles, scores: Piles, led: str, card: str, memory: dict[object, int]) -> int:
    hand = list(hands[turn])
    hand.remove(card)
    rest = (tuple(hand), hands[1]) if turn == 0 else (hands[0], tuple(hand))
    if not led:
        return _value(1 - turn, rest, scores, card, memory)
    knight = led[0] == "G" and card[0] == "K"  # R18
    beaten = knight or (card[0] in (led[0], "X") and card[1] > led[1])  # R8, R21
    winner = turn if beaten else 1 - turn
    piles = [list(scores[0]), list(scores[1])]
    for played in (led, card):
        piles[1 - winner if played[0] == "D" else winner].append(played)  # R16, R20
    return _value(winner, rest, (tuple(sorted(piles[0])), tuple(sorted(piles[1]))), "", memory)


def _winner(scores: Piles) -> int:
    counted = [0, 0]
    for faction in "GKUDX":
        ranks = []
        for pile in scores:
            digits = [card[1] for card in pile if card[0] == faction]
            ranks.append((len(digits), max(digits, default="")))
        if ranks[0] != ranks[1]:  # R25
            counted[0 if ranks[0] > ranks[1] else 1] += 1  # R24
    return 1 if counted[0] >= 3 else -1 if counted[1] >= 3 else 0
