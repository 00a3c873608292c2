r"""Train an agent by policy gradient, and let it play in the arena (docs/training.md).

    python -m training.agent train --out runs/agent
    claim arena --a "cmd:python -m claim.envs.policy runs/agent/policy.npz" --b squire --games 400

A copy of `regent`, and a best response to it:

    python -m training.agent labels --rounds 2000 --out runs/labels.npz
    python -m training.agent labels --games 200 --seed held-out --out runs/held-out.npz
    python -m training.agent copy runs/labels.npz --held-out runs/held-out.npz --out runs/copy.npz
    python -m training.agent train --ending solve --start runs/copy.npz --against runs/copy.npz \
        --sharp 3 --rate 3e-4 --updates 300 --rivals squire montecarlo --out runs/response
"""

import argparse
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_context
from pathlib import Path

try:
    import jax  # noqa: F401  (asked for here, to say what to install)
except ImportError:
    raise SystemExit("training.agent needs jax. In a clone of Claim: pip install '.[jax]'") from None

from claim.bots.registry import HOMES
from claim.bots.searching import SearchSettings
from claim.envs.policy import ENDINGS, load_policy
from claim.game.errors import ClaimError
from training.agent.copying import fit
from training.agent.labels import load_labels, make_labels
from training.agent.learning import Method
from training.agent.network import save
from training.agent.run import Plan, Run


def tell(line: str) -> None:
    """Print a line of progress at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def positive(text: str) -> int:
    """Return a whole number of 1 or more. Raises ArgumentTypeError for any other text."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of 1 or more, got {text!r}")
    return int(text)


def processes(jobs: int) -> AbstractContextManager[Executor | None]:
    """Return so many processes to work in; None, which is this one, for one."""
    if jobs == 1:
        return nullcontext()
    return ProcessPoolExecutor(jobs, get_context("spawn"))  # JAX has threads, which a fork would break


def train(arguments: argparse.Namespace) -> None:
    plan = Plan(
        updates=arguments.updates,
        games=arguments.games,
        seed=arguments.seed,
        hidden=tuple(arguments.hidden),
        ending=arguments.ending,
        deck=arguments.deck,
        start=arguments.start,
        against=arguments.against,
        sharp=arguments.sharp,
        rivals=tuple(arguments.rivals),
        measured=arguments.measured,
        deals=arguments.deals,
        method=Method(rate=arguments.rate, entropy=arguments.entropy, size=arguments.size),
    )
    with processes(arguments.jobs) as pool:
        run = Run(arguments.out, plan, tell, pool)
        if arguments.resume:
            run.resume()
        run.train()


def labels(arguments: argparse.Namespace) -> None:
    arguments.out.parent.mkdir(parents=True, exist_ok=True)  # before the work, not after it
    settings = SearchSettings(rounds=arguments.rounds)
    against = None if arguments.against is None else load_policy(arguments.against)
    with processes(arguments.jobs) as pool:
        found = make_labels(
            arguments.games, arguments.seed, settings, arguments.seconds, tell, against=against, pool=pool
        )
    found.save(arguments.out)


def copy(arguments: argparse.Namespace) -> None:
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    known, held_out = load_labels(*arguments.labels), load_labels(arguments.held_out)
    save(arguments.out, fit(known, held_out, tuple(arguments.hidden), arguments.epochs, arguments.seed, tell), "solve")


def parsed(given: list[str] | None) -> argparse.Namespace:
    """Return the arguments of the command. Exits with 2 and a line that says what was expected, for bad ones."""
    parser = argparse.ArgumentParser(
        prog="python -m training.agent", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    plan, method = Plan(), Method()

    one = commands.add_parser("train", help="train an agent", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    one.set_defaults(do=train)
    one.add_argument("--out", type=Path, required=True, help="the folder for policy, curve and checkpoint")
    one.add_argument("--updates", type=positive, default=plan.updates, help="times to play and learn")
    one.add_argument("--games", type=positive, default=plan.games, help="games for each update")
    one.add_argument("--seed", type=int, default=plan.seed, help="the same seed trains the same agent")
    one.add_argument("--hidden", type=positive, nargs="+", default=plan.hidden, help="sizes of the hidden layers")
    one.add_argument("--ending", choices=ENDINGS, default=plan.ending, help="phase two: learnt, or left to the solver")
    one.add_argument("--deck", help="a smaller game, such as 0013.29.5.27.079")
    one.add_argument("--start", type=Path, help="the policy to begin with, instead of a new one")
    one.add_argument("--against", type=Path, help="a policy to play against, instead of itself")
    one.add_argument("--sharp", type=float, default=plan.sharp, help="how many times surer that one is of its cards")
    one.add_argument("--rivals", nargs="*", default=plan.rivals, choices=HOMES, help="bots to be measured with")
    one.add_argument("--measured", type=positive, default=plan.measured, help="updates between measurements")
    one.add_argument("--deals", type=positive, default=plan.deals, help="in a measurement, each played twice")
    one.add_argument("--rate", type=float, default=method.rate, help="of learning, at the start")
    one.add_argument("--entropy", type=float, default=method.entropy, help="how much trying other cards is worth")
    one.add_argument("--size", type=positive, default=method.size, help="decisions in a step of learning")
    one.add_argument("--jobs", type=positive, default=1, help="processes that solve phase two")
    one.add_argument("--resume", action="store_true", help="go on with the run in this folder")

    one = commands.add_parser(
        "labels", help="ask regent in many positions", formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    one.set_defaults(do=labels)
    one.add_argument("--out", type=Path, required=True)
    one.add_argument("--games", type=positive, default=4000)
    one.add_argument("--rounds", type=positive, default=20_000, help="of search; regent's own number is the default")
    one.add_argument("--seconds", type=float, default=1e9, help="stop after this time")
    one.add_argument("--seed", default="labels")
    one.add_argument("--against", type=Path, help="a policy that regent plays against, instead of itself")
    one.add_argument("--jobs", type=positive, default=1, help="processes")

    one = commands.add_parser(
        "copy", help="fit a policy to them", formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    one.set_defaults(do=copy)
    one.add_argument("labels", type=Path, nargs="+")
    one.add_argument("--held-out", type=Path, required=True, help="labels to compare with, of other games")
    one.add_argument("--out", type=Path, required=True)
    one.add_argument("--hidden", type=positive, nargs="+", default=(256, 256))
    one.add_argument("--epochs", type=positive, default=12)
    one.add_argument("--seed", type=int, default=1)
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    """Do what is asked for and return the exit code: 2 for bad input, which is named on one line."""
    arguments = parsed(given)
    try:
        arguments.do(arguments)
    except (ValueError, OSError, ClaimError) as error:
        sys.stderr.write(f"training.agent: {error}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("training.agent: stopped; `train` goes on from its last measurement with --resume\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
