"""A game of Claim that is being played: immutable, and `play` is the single gate through which it changes.

game = Game.deal(seed=7)
game = game.play("G3")
game.view(Seat.A)
"""

import secrets
from collections.abc import Iterable, Sequence
from typing import NoReturn

from claim.game import deal as dealing
from claim.game.cards import CARDS, SEATS, Card, Seat, cards_of, parse_seat, pile_text
from claim.game.deal import Deal
from claim.game.errors import IllegalPlay
from claim.game.events import Event, events_of
from claim.game.moment import Moment, played
from claim.game.position import parse_position
from claim.game.state import State
from claim.game.view import View, view_of


class Game(Moment):
    """A game as it stands. Games are equal if they began and were played alike."""

    __slots__ = ()

    # --- beginning -------------------------------------------------------------------------------------------------

    @classmethod
    def deal(
        cls, seed: int | str | None = None, leader: str | None = None, deck: str | Iterable[str] | None = None
    ) -> "Game":
        """Deal a new game. Without a seed an unguessable one is drawn; without a leader the lot decides (R4).

        `deck` makes a small game: a pile text or the cards, 4·n of them for n in each hand. Raises BadText for a bad
        seed, leader or deck.
        """
        return cls.begin(dealing.deal(secrets.token_hex(16) if seed is None else seed, leader, deck))

    @classmethod
    def from_deck(
        cls, deck: Sequence[str], leader: str, seed: str | None = None, *, leader_named: bool = False
    ) -> "Game":
        """Begin with a known deck: A's hand, B's hand, draw pile top first. Raises BadText for a bad deck or leader."""
        return cls.begin(dealing.from_cards(deck, leader, seed, leader_named=leader_named))

    @classmethod
    def begin(cls, deal: Deal) -> "Game":
        """Begin with this deal."""
        state = deal.state()
        return cls(deal, state, state, ())

    @classmethod
    def parse(cls, text: str) -> "Game":
        """Begin from a position text, without the plays before it. Raises BadText where it is not a position."""
        return cls.set_up(parse_position(text))

    @classmethod
    def set_up(cls, state: State) -> "Game":
        """Begin from a position, without the plays before it."""
        return cls(None, state, state, ())

    # --- playing ---------------------------------------------------------------------------------------------------

    def play(self, card: str, seat: str | None = None) -> "Game":
        """Play a card and return the game after it. `seat`, if given, must be the one to move.

        Raises IllegalPlay where the card may not be played now, and BadText where it is no card.
        """
        if type(card) is not Card:
            card = Card(card)
        if seat is not None and seat != self.turn and parse_seat(seat) is not self.turn:
            self._refuse(card, seat)
        return played(self, card.number) or self._refuse(card, seat)

    def _refuse(self, card: Card, seat: str | None) -> NoReturn:
        """Raise the IllegalPlay that says why a card may not be played."""
        code, params = self.refusal(card, None if seat is None else parse_seat(seat))
        raise IllegalPlay(code, str(self), **params)

    def refusal(self, card: Card, seat: Seat | None = None) -> tuple[str, dict[str, str]]:
        """Return the code and the parameters of the error that refuses a card which may not be played now."""
        state = self.state
        if state.over:
            return "game_over", {"card": card}
        turn = SEATS[state.turn]
        if seat is not None and seat is not turn:
            return "not_your_turn", {"turn": turn.value, "seat": seat.value}
        hand = state.hands[state.turn]
        if card not in cards_of(hand):
            return "not_in_hand", {"card": card, "seat": turn.value, "hand": pile_text(hand)}
        legal = " ".join(self.legal())
        return "must_follow", {"card": card, "led": CARDS[state.led], "seat": turn.value, "legal": legal}

    # --- looking back ----------------------------------------------------------------------------------------------

    def moments(self) -> "tuple[Game, ...]":
        """Return the game before its first play and after each play."""
        games = [Game(self.dealt, self.start, self.start, ())]
        for card in self.plays:
            games.append(games[-1].play(card))
        return tuple(games)

    def view(self, viewer: str, *, by_heart: bool = False) -> View:
        """Return all that a viewer ("A", "B", "spectator" or "open") may know; `by_heart` only what lies open (R26).

        Raises BadText for another viewer.
        """
        return view_of(self, viewer, by_heart=by_heart)

    def events(self) -> tuple[Event, ...]:
        """Return everything that happened, as facts."""
        return events_of(self)

    def __repr__(self) -> str:
        return f"<Game {self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.start == other.start and self.state == other.state and self.plays == other.plays

    def __ne__(self, other: object) -> bool:  # a tuple has one of its own, which would also compare the seeds
        return not self == other

    def __hash__(self) -> int:
        return hash((self.start, self.state, self.tricks))
