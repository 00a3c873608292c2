"""Claim for Gymnasium: one seat against a bot, registered as `Claim-v0`.

>>> import gymnasium
>>> env = gymnasium.make("claim.envs.gymnasium:Claim-v0", opponent="greedy", seat="A")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(mask=info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)

Actions and observations are those of `claim.envs.observation`. `info` always has the `action_mask`, the `seat` that the
agent plays, and the `seed` of the deal and of the bot's moves. The crown is worth 1 to its winner and -1 to the other,
a draw 0.

Gymnasium's own checker takes any action of the space, so a masked one is not an error: it loses the game at once, and
`info["refusal"]` says what was expected. A bot that gives no card forfeits, and `info["forfeit"]` says why.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

from claim.bots.base import Bot, checked, move_rng
from claim.bots.errors import BotFailure
from claim.bots.registry import make_bot
from claim.envs.acting import Deals, missing_extra, play, refusal, rewards, table_text
from claim.envs.observation import ACTIONS, LENGTH, action_mask, encode
from claim.game.cards import SEATS, Seat, parse_seat
from claim.game.game import Game
from claim.game.view import Viewer, visible

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import InvalidAction, ResetNeeded
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra("gymnasium", error) from error

NAME = "Claim-v0"
Observation = NDArray[np.int8]


class ClaimEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table with a bot.

    `opponent` is a bot's name (`claim bots` lists them), `cmd:PROGRAM`, or a `Bot`. `seat` is "A" or "B", or drawn for
    each game. `deck` makes a small game: a pile text or the cards, 4·n of them. `leader` is "A" or "B", or drawn with
    the deal. Raises BadBot for an unknown bot, BadText for a bad seat, deck or leader.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        opponent: str | Bot = "squire",
        seat: str | None = None,
        deck: str | Iterable[str] | None = None,
        leader: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        modes = self.metadata["render_modes"]
        if render_mode is not None and render_mode not in modes:
            raise ValueError(f"render_mode: expected None, {' or '.join(modes)}, got {render_mode!r}")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 1, (LENGTH,), np.int8)
        self.action_space = spaces.Discrete(ACTIONS)
        self._wanted_seat = None if seat is None else parse_seat(seat)
        self._deals = Deals(deck, leader)
        self._bot = opponent if isinstance(opponent, Bot) else make_bot(opponent, steady=True)
        self.game: Game | None = None
        self.seat = Seat.A
        self._viewer = Viewer.A
        self._move_seed = ""
        self._broken_off = False  # by a masked action of the agent, or by a bot that gave no card

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game: that of the seed, or of `options["deal"]`; without either the next one (see `Deals`).

        Raises TypeError where the option is not a Deal, BotFailure where the bot leads and gives no card.
        """
        super().reset(seed=seed)
        deal = self._deals.next(seed, options)
        self.seat = self._wanted_seat or SEATS[self.np_random.integers(2)]
        self._viewer = Viewer(self.seat)
        self._move_seed = deal.seed or f"{self.np_random.integers(2**32)}"
        self._broken_off = False
        self.game = self._answered(Game.begin(deal))
        self._show()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a card, and let the bot play until the agent is to play again.

        Raises InvalidAction for what is no action at all, ResetNeeded where no game is going on.
        """
        game = self.game
        if game is None or game.turn is None or self._broken_off:
            raise ResetNeeded(f"action {action}: no game is going on, expected a call of reset()")
        if not self.action_space.contains(np.int64(action) if isinstance(action, int) else action):
            raise InvalidAction(f"action {action!r}: expected a whole number from 0 to {ACTIONS - 1}")
        refused = refusal(game, action)
        if refused is not None:
            self._broken_off = True
            return self._observation(), -1.0, True, False, self._info() | {"refusal": refused}
        try:
            self.game = self._answered(play(game, action))
        except BotFailure as failure:
            self._broken_off = True
            return self._observation(), 1.0, True, False, self._info() | {"forfeit": str(failure)}
        self._show()
        reward = rewards(self.game)[self.seat.number]
        return self._observation(), reward, self.game.turn is None, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the action mask as sb3-contrib's MaskablePPO asks for it."""
        return np.frombuffer(action_mask(visible(self._going(), self._viewer)), np.bool_)

    def render(self) -> str | None:
        """Return the table as the agent sees it (`ansi`), or print it (`human`). Raises ResetNeeded before a game."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode: expected 'ansi' or 'human'")
            return None
        text = table_text(self._going().view(self._viewer))
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Release what the bot holds."""
        self._bot.close()

    def _answered(self, game: Game) -> Game:
        """Return the game after the bot's next cards. Raises BotFailure where it gives none."""
        while game.turn is self.seat.other:
            card = checked(self._bot, game.view(game.turn), move_rng(self._move_seed, game.turn, game.ply))
            game = game.play(card)
        return game

    def _going(self) -> Game:
        if self.game is None:
            raise ResetNeeded("no game is going on: expected a call of reset()")
        return self.game

    def _observation(self) -> Observation:
        return np.frombuffer(encode(visible(self._going(), self._viewer)), np.int8)

    def _info(self) -> dict[str, Any]:
        mask = bytearray(ACTIONS) if self._broken_off else action_mask(visible(self._going(), self._viewer))
        return {"action_mask": np.frombuffer(mask, np.int8), "seat": self.seat.value, "seed": self._move_seed}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


gymnasium.register(NAME, entry_point="claim.envs.gymnasium:ClaimEnv")
