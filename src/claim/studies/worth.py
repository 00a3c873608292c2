"""What each card is worth: exactly in phase two, by search in phase one."""

from dataclasses import dataclass, replace

from claim.bots.registry import HURRIED_SECONDS
from claim.bots.searching import Estimate, World, estimate
from claim.game.game import Game
from claim.reviews.exact import judge
from claim.reviews.hint import honest_error, settings_for
from claim.version import interpreted

ROUNDS = 20_000
OPEN_DEPTH = 12  # plays that the tree may hold where all cards are known: nothing has to be guessed


QUICK_TRICKS = 10  # with so many left, the hardest positions that we know take 0.05 s; with three more, a second or two


@dataclass(frozen=True)
class Worth:
    """What the seat to move may expect from each of its cards, best first. Empty when the game is over."""

    exact: bool
    """Whether the chances are exact: 1 wins, ½ draws, 0 loses against best play."""
    cards: tuple[Estimate, ...]

    def to_json(self) -> dict[str, object]:
        """Return what the cards are worth as a JSON object."""
        return {"exact": self.exact, "cards": [one.to_json() for one in self.cards]}


def is_quick(game: Game) -> bool:
    """Return whether `worth` takes milliseconds at most: few tricks of phase two are left, and Claim is compiled."""
    return game.turn is None or (game.phase == 2 and len(game.hand(game.turn)) <= QUICK_TRICKS and not interpreted())


def worth(game: Game, *, open_cards: bool = False, rounds: int = ROUNDS, seed: int = 1) -> Worth:
    """Return what every card that may be played is worth to the seat to move.

    In phase one it is a chance, found by `rounds` of search with this seed: as the seat could know it, or with
    `open_cards` as a player could who sees the other hand and the draw pile too. Raises BadText for bad `rounds`.
    """
    if game.turn is None:
        return Worth(exact=True, cards=())
    if game.phase == 2:
        judged = judge(game)
        estimates = [Estimate(card, (value + 1) / 2, 0.0, 0) for card, value in judged.values.items()]
        return Worth(exact=True, cards=tuple(sorted(estimates, key=lambda one: -one.chance)))
    settings = replace(settings_for(rounds), seconds=HURRIED_SECONDS if interpreted() else None)
    world = None
    if open_cards:
        state, them = game.state, game.turn.other.number
        settings = replace(settings, depth=OPEN_DEPTH)
        world = World(state.hands[them], state.followers[them], state.pile[1:])
    searched = estimate(game.view(game.turn), seed, settings, world)
    return Worth(
        exact=False, cards=tuple([one._replace(error=honest_error(one.chance, one.visits)) for one in searched])
    )
