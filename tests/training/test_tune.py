"""The match by which the quick policy's numbers are tuned."""

from claim.bots.evaluation import Evaluation, load_weights, quick_policy
from training.tune import policy_match


def test_equal_policies_draw_and_the_better_one_wins():
    policy, careless = quick_policy(), quick_policy({**load_weights(), "worth": [0] * 52})
    assert policy_match(policy, policy, Evaluation(), 1, 50) == 0.5
    assert policy_match(policy, careless, Evaluation(), 1, 50) > 0.6
