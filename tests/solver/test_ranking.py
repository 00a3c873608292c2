import claim
from claim.game.game import Game
from claim.solver.ranking import rank
from tests.solver import minimax
from tests.solver.positions import positions


def sign(text: str) -> int:
    return 1 if text[2] == "A" else -1


def test_every_card_is_ranked_once_and_better_values_come_first():
    for text in positions("ranked", 150, 7):
        solution = claim.solve(text)
        values = [one.value for one in solution.ranked]
        assert sorted(one.card for one in solution.ranked) == sorted(solution.values)
        assert values == sorted(values, key=lambda value: -sign(text) * value)
        assert all(one.value == solution.values[one.card] for one in solution.ranked)
        assert all(0 <= one.slips <= 1 and 0 <= one.room <= 1 for one in solution.ranked)


def test_a_lost_position_ranks_the_card_hardest_to_answer_first():
    """Counted by hand: the share of replies that throw the win away."""
    checked = 0
    for text in positions("lost", 900, 5):
        game = Game.parse(text)
        if game.led is not None or claim.solve(game, values=False).value != -sign(text):
            continue
        shares = {}
        for card in game.legal():
            replies = minimax.values(str(game.play(card)))
            shares[card] = sum(value != -sign(text) for value in replies.values()) / len(replies)
        if any(shares.values()):
            ranked = rank(game.state)
            assert {one.card: one.slips for one in ranked} == shares
            assert shares[ranked[0].card] == max(shares.values())
            checked += 1
    assert checked > 20


def test_a_won_position_ranks_the_most_forgiving_card_first():
    for text in positions("won", 200, 6):
        solution = claim.solve(text)
        if solution.value == sign(text):
            kept = [one for one in solution.ranked if one.value == solution.value]
            assert all(one.slips == 0 for one in kept)
            assert [one.room for one in kept] == sorted((one.room for one in kept), reverse=True)


def test_a_won_last_trick_has_the_greatest_margin():
    (one,) = claim.solve("2 A .9... .2... 0.345.1.. .... -").ranked
    assert (one.card, one.value, one.slips, one.room) == ("K9", 1, 0.0, 1.0)
