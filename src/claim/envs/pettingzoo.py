"""Claim for PettingZoo: two agents that take turns (AEC), with an action mask.

>>> from claim.envs import pettingzoo as claim_v0
>>> env = claim_v0.env()
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'

`player_0` is seat A and `player_1` seat B; the leader is the first to act. Actions and observations are those of
`claim.envs.observation`. The crown is worth 1 to its winner and -1 to the other, a draw 0.

`env` follows PettingZoo's convention for masked actions: who takes one loses 1, and the game ends. `raw_env` raises
ValueError instead, naming the actions that were expected.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

from claim.envs.acting import Deals, missing_extra, play, rewards, table_text
from claim.envs.observation import ACTIONS, LENGTH, action_mask, encode
from claim.game.game import Game
from claim.game.view import Viewer, visible

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing_extra("pettingzoo", error) from error

AGENTS = ("player_0", "player_1")
_VIEWERS = dict(zip(AGENTS, (Viewer.A, Viewer.B), strict=True))


def env(
    deck: str | Iterable[str] | None = None, leader: str | None = None, render_mode: str | None = None
) -> AECEnv[str, dict[str, Any], int]:
    """Return a `ClaimEnv` with these arguments in PettingZoo's usual wrappers. Raises what `ClaimEnv` raises."""
    wrapped = wrappers.TerminateIllegalWrapper(ClaimEnv(deck, leader, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class ClaimEnv(AECEnv[str, dict[str, Any], int], EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """A game of Claim between two agents.

    `deck` makes a small game: a pile text or the cards, 4·n of them for n in each hand. `leader` is "A" or "B", or
    drawn with the deal. Raises BadText for a bad deck or leader, ValueError for a render mode not in `metadata`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "claim_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        deck: str | Iterable[str] | None = None,
        leader: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        deck = deck if deck is None or isinstance(deck, str) else tuple(deck)
        EzPickle.__init__(self, deck, leader, render_mode)
        super().__init__()
        modes = self.metadata["render_modes"]
        if render_mode is not None and render_mode not in modes:
            raise ValueError(f"render_mode: expected None, {' or '.join(modes)}, got {render_mode!r}")
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents = list(AGENTS)
        self.observation_spaces = {agent: _observation_space() for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in AGENTS}
        self._deals = Deals(deck, leader)
        self.game: Game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return an agent's observation space, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return an agent's action space, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of the seed, or of `options["deal"]`; without either the next one (see `Deals`).

        Raises TypeError where the option is not a Deal.
        """
        self.game = Game.begin(self._deals.next(seed, options))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.game.state.turn]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and its action mask: all zeros when it is not to act."""
        seen = visible(self.game, _VIEWERS[agent])
        return {
            "observation": np.frombuffer(encode(seen), np.int8),
            "action_mask": np.frombuffer(action_mask(seen), np.int8),
        }

    def step(self, action: int | None) -> None:
        """Play a card for `agent_selection`; None for an agent whose game is over.

        Raises ValueError, naming what was expected, for a card that may not be played now.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action: expected a card's number, got None, which is for an agent whose game is over")
        self.game = play(self.game, action)
        over = self.game.turn is None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(AGENTS, rewards(self.game), strict=True))
        self.terminations = dict.fromkeys(AGENTS, over)
        self.agent_selection = AGENTS[self.game.state.turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the table with all its cards as text (`ansi`), or print it (`human`)."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode: expected 'ansi' or 'human'")
            return None
        text = table_text(self.game.view("open"))
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Do nothing: no window is open."""


def _observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (LENGTH,), np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


raw_env = ClaimEnv
