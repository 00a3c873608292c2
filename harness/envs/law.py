"""The law for every family of environments: from the same deal, the same cards give what `Game` and its sights give.

A family joins by a module in harness/envs/adapters with `begin(deal) -> Playing`.
"""

import random
from collections.abc import Callable
from typing import Protocol

from claim.envs.observation import actions, encode
from claim.game.cards import CARDS, SEATS, Seat
from claim.game.deal import Deal
from claim.game.errors import IllegalPlay
from claim.game.game import Game
from claim.game.view import Viewer, visible

VIEWERS = (Viewer.A, Viewer.B)


class Playing(Protocol):
    """A game in some family's environment."""

    viewers: tuple[Viewer, ...]  # for whom the environment has observations now: often only who is to move

    def turn(self) -> Seat | None:
        """Return who is to move; None when the game is over."""

    def legal(self) -> list[int]:
        """Return the actions that may be taken now, ascending."""

    def observation(self, viewer: Viewer) -> bytes:
        """Return what one of `viewers` is shown."""

    def step(self, action: int) -> None:
        """Take an action for whoever is to move."""

    def rewards(self) -> tuple[float, float]:
        """Return what A and B got in the last step."""


Begin = Callable[[Deal], Playing]


def agree(playing: Playing, game: Game, rewards: bool) -> None:
    """Hold an environment's game against ours at one moment."""
    assert playing.turn() is game.turn
    if game.turn is not None:
        assert playing.legal() == actions(visible(game, Viewer(game.turn)))
    for viewer in playing.viewers:
        assert bytes(playing.observation(viewer)) == encode(visible(game, viewer)), viewer
    if rewards:
        winner = None if game.result is None else game.result.winner
        assert playing.rewards() == tuple((winner is seat) - (winner is seat.other) for seat in SEATS)


def play_alike(begin: Begin, deal: Deal, rng: random.Random) -> None:
    """Play random cards in both from one deal to the end, and compare after every card."""
    playing, game = begin(deal), Game.begin(deal)
    agree(playing, game, rewards=False)
    while game.turn is not None:
        action = rng.choice(actions(visible(game, Viewer(game.turn))))
        playing.step(action)
        game = game.play(CARDS[action])
        agree(playing, game, rewards=True)


def hides(begin: Begin, deal: Deal, rng: random.Random) -> None:
    """Shuffle at a random moment what one seat has not seen, play the same cards again: it is shown the same."""
    game = Game.begin(deal)
    for _ in range(rng.randrange(2 * deal.size)):
        game = game.play(rng.choice(game.legal()))
    viewer = rng.choice(VIEWERS)
    other = elsewhere(game, viewer, rng)
    assert visible(other, viewer).unseen.bit_count() == visible(game, viewer).unseen.bit_count()
    played = [card.number for card in game.plays]
    assert other.dealt is not None
    assert shown(begin(deal), viewer, played) == shown(begin(other.dealt), viewer, played)


def shown(playing: Playing, viewer: Viewer, played: list[int]) -> list[bytes]:
    """Return all that the viewer is shown, and what it may play, while these cards are played."""
    seen = []
    for action in [*played, None]:
        if viewer in playing.viewers:
            seen.append(bytes(playing.observation(viewer)))
        if playing.turn() is viewer.seat:
            seen.append(bytes(playing.legal()))
        if action is not None:
            playing.step(action)
    return seen


def elsewhere(game: Game, viewer: Viewer, rng: random.Random) -> Game:
    """Return a game of phase one that the viewer cannot tell from this one."""
    assert game.dealt is not None
    assert game.phase == 1
    deck, size = game.dealt.deck, game.size
    shown = {game.state.led} | {card for trick in game.tricks for card in (trick.led, trick.reply, trick.prize)}
    shown |= {trick.drawn for trick in visible(game, viewer).tricks}
    shown |= set(deck[:size] if viewer is Viewer.A else deck[size : 2 * size]) | {game.state.pile[0]}
    hidden = [place for place, card in enumerate(deck) if card not in shown]
    while True:
        cards = list(game.dealt.cards)
        for place, other in zip(hidden, rng.sample(hidden, len(hidden)), strict=True):
            cards[place] = CARDS[deck[other]]
        world = Game.from_deck(cards, "AB"[game.dealt.leader])
        try:
            for card in game.plays:
                world = world.play(card)
        except IllegalPlay:  # in that world the other would have had to follow
            continue
        return world
