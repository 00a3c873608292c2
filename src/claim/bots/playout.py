"""Random games on masks: the fastest way to the end of a game, for measuring and for search.

Randomness is a stream number (`seed`) and a counter, so the same arguments always give the same game, compiled or not.
"""

from claim.rules import bits, following, spoils, tricks, votes


def pick(mask: int, seed: int, counter: int) -> int:
    """Return a random card of a mask that is not empty."""
    return bits.select(mask, ((bits.scramble(seed, counter) >> 32) * bits.count(mask)) >> 32)


def random_phase_two(seed: int, leads: int, hand_a: int, hand_b: int, score_a: int, score_b: int) -> int:
    """Play phase two at random from the start of a trick. Returns 1 if A wins, -1 if B does, 0 for a draw."""
    counter = 1 << 16
    while hand_a:
        if leads == 0:
            led = pick(hand_a, seed, counter)
            reply = pick(following.playable(hand_b, led), seed, counter + 1)
            hand_a ^= bits.bit(led)
            hand_b ^= bits.bit(reply)
        else:
            led = pick(hand_b, seed, counter)
            reply = pick(following.playable(hand_a, led), seed, counter + 1)
            hand_b ^= bits.bit(led)
            hand_a ^= bits.bit(reply)
        counter += 2
        if tricks.reply_wins(led, reply):
            leads = 1 - leads
        if leads == 0:
            score_a |= spoils.winner_scores(2, led, reply)
            score_b |= spoils.loser_scores(2, led, reply)
        else:
            score_b |= spoils.winner_scores(2, led, reply)
            score_a |= spoils.loser_scores(2, led, reply)
    return votes.winner(score_a, score_b)


def random_game(seed: int) -> int:
    """Deal all 52 cards and play both phases at random. Returns 1 if A wins, -1 if B does, 0 for a draw."""
    deck = [0] * 52
    for card in range(52):
        deck[card] = card
    for place in range(51):
        other = place + (((bits.scramble(seed, place) >> 32) * (52 - place)) >> 32)
        card = deck[other]
        deck[other] = deck[place]
        deck[place] = card
    hand_a = 0
    hand_b = 0
    for place in range(13):
        hand_a |= bits.bit(deck[place])
        hand_b |= bits.bit(deck[13 + place])
    followers_a = 0
    followers_b = 0
    score_a = 0
    score_b = 0
    leads = 0
    counter = 52
    for place in range(26, 52, 2):
        if leads == 0:
            led = pick(hand_a, seed, counter)
            reply = pick(following.playable(hand_b, led), seed, counter + 1)
            hand_a ^= bits.bit(led)
            hand_b ^= bits.bit(reply)
        else:
            led = pick(hand_b, seed, counter)
            reply = pick(following.playable(hand_a, led), seed, counter + 1)
            hand_b ^= bits.bit(led)
            hand_a ^= bits.bit(reply)
        counter += 2
        if tricks.reply_wins(led, reply):
            leads = 1 - leads
        if leads == 0:
            score_a |= spoils.winner_scores(1, led, reply)
            followers_a |= bits.bit(deck[place])
            followers_b |= bits.bit(deck[place + 1])
        else:
            score_b |= spoils.winner_scores(1, led, reply)
            followers_b |= bits.bit(deck[place])
            followers_a |= bits.bit(deck[place + 1])
    return random_phase_two(seed, leads, followers_a, followers_b, score_a, score_b)


def random_games(seed: int, games: int) -> int:
    """Play `count` random games and return A's wins less B's."""
    balance = 0
    for number in range(games):
        balance += random_game(bits.scramble(seed, number))
    return balance
