"""Claim for OpenSpiel, registered as `python_claim`.

>>> import pyspiel
>>> import claim.envs.openspiel
>>> game = pyspiel.load_game("python_claim(deck=G0G1K2U5D3D7X4X8,leader=A)")
>>> game.max_game_length(), game.observation_tensor_size()
(8, 531)

Player 0 is seat A. Actions, and the observation, are those of `claim.envs.observation`; the information state has
perfect recall (see `observer`). Chance deals card by card, when a player is to see the card: who leads, unless the
parameter `leader` says so; both hands in ascending order (see `chance`); each trick's prize before it, the loser's draw
after it. So histories that differ only in what no player ever notices are one.

Nothing differs from the rules in docs/rules.md, except that a deck may be smaller: any 4·n of the cards.
"""

from claim.envs.extras import missing_extra

try:
    import pyspiel

    from claim.envs.openspiel.game import NAME, TYPE, ClaimGame, ClaimState
except ImportError as error:
    raise missing_extra("openspiel", error) from error

__all__ = ["NAME", "ClaimGame", "ClaimState"]

pyspiel.register_game(TYPE, ClaimGame)
