"""The JAX environment's conventions, those of Pgx. That it is equal to `Game`: tests/envs/test_law.py."""

import random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from claim.envs.jax import Claim, State
from claim.envs.observation import LENGTH, actions, encode
from claim.game.cards import CARDS
from claim.game.deal import deal
from claim.game.errors import BadText
from claim.game.game import Game
from claim.game.view import Viewer, visible

GAMES = 24
STEPS = 54  # two more than a game has
QUICKLY: dict[str, str | bool] = {
    "xla_backend_optimization_level": "0"
}  # of these tests, compiling takes nearly all the time
NO_CARD = (-1, 52, 1000)


class Expected:
    """Random games played by `Game`: what each step must give."""

    def __init__(self) -> None:
        self.deals = [deal(seed) for seed in range(GAMES)]
        self.actions = np.zeros((STEPS, GAMES), np.int32)
        self.seen = np.zeros((53, GAMES, 2, LENGTH), np.int8)
        self.legal = np.ones((53, GAMES, 52), np.bool_)
        self.player = np.zeros((53, GAMES), np.int32)
        self.rewards = np.zeros((GAMES, 2), np.float32)
        rng = random.Random(16)
        for place, dealt in enumerate(self.deals):
            game = Game.begin(dealt)
            for ply in range(53):
                sights = [visible(game, viewer) for viewer in (Viewer.A, Viewer.B)]
                self.seen[ply, place] = [np.frombuffer(encode(one), np.int8) for one in sights]
                self.player[ply, place] = game.state.turn
                if ply < 52:
                    legal = actions(sights[game.state.turn])
                    self.legal[ply, place] = np.isin(np.arange(52), legal)
                    self.actions[ply, place] = rng.choice(legal)
                    game = game.play(CARDS[self.actions[ply, place]])
            assert game.result is not None
            winner = game.result.winner
            self.rewards[place] = 0 if winner is None else (1, -1) if winner == "A" else (-1, 1)


@pytest.fixture(scope="module")
def expected() -> Expected:
    return Expected()


@pytest.fixture(scope="module")
def play(expected):
    """A function that plays a batch of games from these deals: all states, and what who is not to move sees in each."""
    env = Claim()

    def games(decks, leaders, chosen):
        other = jax.vmap(lambda state: env.observe(state, 1 - state.current_player))

        def step(state: State, action):
            after = jax.vmap(env.step)(state, action)
            return after, (after, other(after))

        first = jax.vmap(env.begin)(decks, leaders)
        _, later = jax.lax.scan(step, first, chosen)
        return jax.tree.map(lambda one, rest: jnp.concatenate([one[None], rest]), (first, other(first)), later)

    decks = np.array([dealt.deck for dealt in expected.deals], np.uint8)
    leaders = np.array([dealt.leader for dealt in expected.deals], np.int32)
    compiled = jax.jit(games).lower(decks, leaders, expected.actions).compile(QUICKLY)
    return lambda chosen: jax.tree.map(np.asarray, compiled(decks, leaders, chosen))


def test_a_batch_plays_as_game_does(expected, play):
    states, other = play(expected.actions)
    player = expected.player[:, :, None, None]
    assert (states.observation[:53, :, None] == np.take_along_axis(expected.seen, player, axis=2)).all()
    assert (other[:53, :, None] == np.take_along_axis(expected.seen, 1 - player, axis=2)).all()
    assert (states.legal_action_mask[:53] == expected.legal).all()
    assert (states.current_player[:53] == expected.player).all()
    assert not states.terminated[:52].any()
    assert states.terminated[52].all()
    assert (states.rewards[52] == expected.rewards).all()
    assert not states.rewards[:52].any()
    assert not states.truncated.any()
    dtypes = (states.current_player.dtype, states.rewards.dtype, states.legal_action_mask.dtype)
    assert dtypes == (np.int32, np.float32, np.bool_)


def test_steps_after_the_end_change_nothing_but_the_rewards(expected, play):
    states, _ = play(expected.actions)
    assert expected.rewards.any()
    assert not states.rewards[53:].any()
    end = jax.tree.map(lambda field: field[52], states.replace(rewards=states.rewards * 0))
    for place in (53, 54):
        later = jax.tree.map(lambda field, place=place: field[place], states)
        assert jax.tree.all(jax.tree.map(np.array_equal, end, later))


def test_an_illegal_action_ends_the_game_with_a_penalty(expected, play):
    """A card of the other hand, one that does not follow, a second Goblin zero, and numbers that are no cards."""
    rng = random.Random(17)
    chosen, plies = expected.actions.copy(), [rng.randrange(52) for _ in range(GAMES)]
    for place, ply in enumerate(plies):
        illegal = np.flatnonzero(~expected.legal[ply, place]).tolist()
        chosen[ply, place] = rng.choice(NO_CARD) if place % 4 == 0 else rng.choice(illegal)
    states, _ = play(chosen)
    for place, ply in enumerate(plies):
        loser = expected.player[ply, place]
        assert states.terminated[ply : ply + 2, place].tolist() == [False, True]
        assert states.rewards[ply + 1, place].tolist() == [-1 if seat == loser else 1 for seat in (0, 1)]
        assert states.legal_action_mask[ply + 1, place].all()
        assert not states.rewards[ply + 2 :, place].any()
        assert states.terminated[ply + 1 :, place].all()


def test_ended_games_are_restarted_in_the_same_step():
    """The next game is the one that `init` deals with the key; of the last one, only how it ended is kept."""
    env, steps, games = Claim("001.2.0.3.01"), 17, 16
    keys = jax.random.split(jax.random.key(14), steps)

    def run(keys):
        def step(state: State, key):
            chosen = jnp.argmax(state.legal_action_mask, axis=-1)
            each = jax.vmap(env.step_and_restart)(state, chosen, jax.random.split(key, games))
            after = env.step_and_restart_all(state, chosen, key)
            return after, (after, jnp.all(jnp.stack(jax.tree.leaves(jax.tree.map(jnp.array_equal, each, after)))))

        dealt = jax.vmap(jax.vmap(env.init))(jax.vmap(lambda key: jax.random.split(key, games))(keys[6:8]))
        shuffled = jax.vmap(env.shuffle)(keys)
        return *jax.lax.scan(step, jax.tree.map(lambda field: field[0], dealt), keys)[1], dealt, shuffled

    states, alike, dealt, shuffled = jax.tree.map(np.asarray, jax.jit(run).lower(keys).compile(QUICKLY)(keys))
    assert alike.all()
    assert states.terminated.tolist() == [[step % 8 == 0] * games for step in range(1, steps + 1)]
    assert states.rewards[7].any()
    assert not states.rewards[:7].any()
    began = jax.tree.map(lambda field: field[7], states).replace(
        terminated=dealt.terminated[1], rewards=dealt.rewards[1]
    )
    assert jax.tree.all(jax.tree.map(lambda one, two: np.array_equal(one, two[1]), began, dealt))
    assert (np.sort(shuffled) == env.cards).all()
    assert len({deck.tobytes() for deck in shuffled}) == len(keys)


def test_a_deck_that_is_none_is_refused():
    with pytest.raises(BadText, match="deck: 3 cards, expected a number that four divides"):
        Claim("012....")


def test_a_deal_of_other_cards_is_refused():
    with pytest.raises(
        ValueError, match=r"expected a deal of this environment's cards, 0012\.\.\.\., got one of 00000123456789"
    ):
        Claim("0012....").from_deal(deal(1))
