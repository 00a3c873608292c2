"""A trained policy as a bot: a file of weights, the observation of every family, a few products of matrices.

    claim arena --a "cmd:python -m claim.envs.policy policy.npz" --b squire --games 400

The file is NumPy's `.npz`, which any library can write. `hidden0.weights` and `hidden0.bias`, `hidden1.weights` and so
on are the hidden layers (each is followed by max(0, x)), `cards.weights` and `cards.bias` the last one, with a number
for each of the 52 actions. Weights are inputs × outputs; there are 531 inputs (`claim.envs.observation`). `ending` is
"play" if the policy plays the whole game, or "solve" if it plays phase one alone: phase two is then played by the exact
solver. What else is in the file is ignored.
"""

import os
import random
import sys
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

from claim.envs.acting import missing_extra

try:
    import numpy
    import numpy.typing
except ImportError as error:
    raise missing_extra("policy", error, extra="batch") from error

from claim.bots.base import Bot
from claim.bots.searching import play_exactly
from claim.envs.observation import ACTIONS, LENGTH, action_mask, encode, visible_in
from claim.game.cards import CARDS, Card
from claim.game.errors import ClaimError
from claim.game.view import View

Array = numpy.typing.NDArray[Any]
ENDINGS = ("play", "solve")


class Layer(NamedTuple):
    """A matrix, inputs × outputs, and what is added to each output."""

    weights: Array
    bias: Array


class NetworkPolicy(NamedTuple):
    """A network that says how much it likes each card."""

    layers: tuple[Layer, ...]  # the last gives a number for each action
    ending: str  # "play", or "solve" if it knows phase one alone

    def likes(self, observations: Array) -> Array:
        """Return a number for each action of each observation, the higher the better. Those not allowed count too."""
        now = observations.astype(numpy.float32)
        for layer in self.layers[:-1]:
            now = numpy.maximum(now @ layer.weights + layer.bias, 0)
        return now @ self.layers[-1].weights + self.layers[-1].bias

    def best(self, observations: Array, masks: Array) -> Array:
        """Return the allowed action that it likes best, for each observation."""
        best: Array = numpy.where(masks, self.likes(observations), -numpy.inf).argmax(axis=-1)
        return best


Policy = NetworkPolicy  # its former name


def load_policy(path: Path | str) -> NetworkPolicy:
    """Read a policy from a file. Raises ValueError, saying what was expected, where there is none in it."""
    try:
        with numpy.load(path, allow_pickle=False) as file:
            arrays = dict(file)
    except FileNotFoundError:
        raise ValueError(f"{path}: expected a policy, got no file") from None
    except OSError as error:
        raise ValueError(f"{path}: expected a policy, which cannot be read: {error.strerror or error}") from None
    except (ValueError, TypeError, EOFError, zipfile.BadZipFile):  # NumPy would advise to trust the file
        raise ValueError(f"{path}: expected a policy, a NumPy file (.npz) of numbers, got another") from None
    hidden = 0
    while f"hidden{hidden}.weights" in arrays:
        hidden += 1
    layers, inputs = [], LENGTH
    for name in [*[f"hidden{number}" for number in range(hidden)], "cards"]:
        layer = Layer(*[arrays.get(f"{name}.{part}", numpy.zeros(0)) for part in Layer._fields])
        outputs = ACTIONS if name == "cards" else layer.bias.size
        for part, array, shape in zip(Layer._fields, layer, ((inputs, outputs), (outputs,)), strict=True):
            if array.shape != shape or array.dtype.kind != "f" or not array.size or not numpy.isfinite(array).all():
                expected = f"finite numbers of shape {shape}"
                raise ValueError(f"{path}: {name}.{part}: expected {expected}, got {array.dtype} of {array.shape}")
        layers.append(Layer(*[array.astype(numpy.float32) for array in layer]))
        inputs = outputs
    ending = str(arrays.get("ending", "play"))
    if ending not in ENDINGS:
        raise ValueError(f"{path}: ending: expected one of {', '.join(ENDINGS)}, got {ending!r}")
    return NetworkPolicy(tuple(layers), ending)


class PolicyBot(Bot):
    """Plays the card that a policy likes best."""

    def __init__(self, policy: NetworkPolicy, name: str = "policy") -> None:
        self.policy = policy
        self.name = name

    def choose(self, view: View, rng: random.Random) -> Card:
        """Choose the card that the policy likes best; in phase two, if it knows phase one alone, as the solver does."""
        if view.phase == 2 and self.policy.ending == "solve":
            return view.legal[0] if len(view.legal) == 1 else play_exactly(view, rng.getrandbits(64))
        seen = visible_in(view)
        observation, mask = (numpy.frombuffer(one, numpy.int8) for one in (encode(seen), action_mask(seen)))
        return CARDS[int(self.policy.best(observation, mask))]


def main(arguments: list[str]) -> int:
    """Answer each View, a line of JSON, with a card: a program for `cmd:`. Returns its exit code."""
    if len(arguments) != 1:
        return _failed("expected the file of a policy: python -m claim.envs.policy FILE.npz")
    try:
        bot = PolicyBot(load_policy(arguments[0]))
        for line in sys.stdin:
            view = View.from_json(line)
            rng = random.Random(line)  # noqa: S311  (play, not secrets; the same view gets the same card)
            sys.stdout.write(f"{bot.choose(view, rng)}\n")
            sys.stdout.flush()
    except (ValueError, ClaimError) as error:
        return _failed(str(error))
    except (BrokenPipeError, KeyboardInterrupt):  # the program that asked is gone
        os._exit(1)  # without the complaint of a last flush
    return 0


def _failed(problem: str) -> int:
    sys.stderr.write(f"claim.envs.policy: {problem}\n")
    return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
