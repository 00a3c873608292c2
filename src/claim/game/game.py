"""A game of Claim that is being played: immutable, and `play` is the single gate through which it changes.

game = Game.deal(seed=7)
game = game.play("G3")
game.view(Seat.A)
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, cast

from claim.game import deal as dealing
from claim.game.cards import (
    CARDS,
    FACTIONS,
    SEATS,
    ZEROS,
    Card,
    Faction,
    Seat,
    cards_of,
    mask_of,
    parse_seat,
    pile_text,
)
from claim.game.deal import Deal
from claim.game.errors import IllegalPlay
from claim.game.fixed import Fixed
from claim.game.position import parse_position, position_text
from claim.game.state import State, Trick, advance, playable
from claim.rules import bits, cards, votes

if TYPE_CHECKING:
    from claim.game.events import Event
    from claim.game.view import View

_ZERO_BITS = (1 << ZEROS) - 1


class Result(NamedTuple):
    """How a game ended: whose each vote is (None: nobody's, R25), and who wears the crown (None: drawn)."""

    votes: Mapping[Faction, Seat | None]
    winner: Seat | None


class _Parts:
    """What a game is made of, while it is being made: see `Game.play`."""

    __slots__ = ("dealt", "start", "state", "tricks")

    dealt: Deal | None  # None where the game began from a position
    start: State
    state: State
    tricks: tuple[Trick, ...]

    def __init__(self, dealt: Deal | None, start: State, state: State, tricks: tuple[Trick, ...]) -> None:
        self.dealt = dealt
        self.start = start
        self.state = state
        self.tricks = tricks


class Game(_Parts):
    """Where every card is, and how it got there. Two games are equal that began alike and were played alike."""

    __slots__ = ()

    def __init__(self, dealt: Deal | None, start: State, state: State, tricks: tuple[Trick, ...]) -> None:
        parts = {"dealt": dealt, "start": start, "state": state, "tricks": tricks}
        for name, part in parts.items():
            object.__setattr__(self, name, part)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a game does not change: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a game does not change: {name} cannot be deleted")

    def __reduce__(self) -> tuple[object, ...]:
        return (Game, (self.dealt, self.start, self.state, self.tricks))

    # --- beginning -------------------------------------------------------------------------------------------------

    @classmethod
    def deal(
        cls, seed: int | str | None = None, leader: str | None = None, deck: str | Iterable[str] | None = None
    ) -> "Game":
        """Deal a new game. Without a seed an unguessable one is drawn; without a leader the lot decides (R4).

        `deck` makes a small game: a pile text or the cards, 4·n of them for n in each hand.
        """
        return cls.begin(dealing.deal(secrets.token_hex(16) if seed is None else seed, leader, deck))

    @classmethod
    def from_deck(cls, deck: Sequence[str], leader: str, seed: str | None = None) -> "Game":
        """The game of a known deck: A's hand, B's hand, draw pile top first."""
        return cls.begin(dealing.from_cards(deck, leader, seed))

    @classmethod
    def begin(cls, deal: Deal) -> "Game":
        """The game that begins with this deal."""
        state = deal.state()
        return cls(deal, state, state, ())

    @classmethod
    def parse(cls, text: str) -> "Game":
        """The game that begins from a position text; what happened before is not known."""
        state = parse_position(text)
        return cls(None, state, state, ())

    # --- playing ---------------------------------------------------------------------------------------------------

    def play(self, card: str, seat: str | None = None) -> "Game":
        """The game after this card. `seat`, where given, must be the one to move."""
        state = self.state
        if type(card) is not Card:
            card = Card(card)
        number = card.number if card.number else played_number(state, card)
        allowed = playable(state)
        if not allowed >> number & 1 or (seat is not None and seat != self.turn and parse_seat(seat) is not self.turn):
            self._refuse(card, seat)
        state, trick = advance(state, number)
        tricks = self.tricks if trick is None else (*self.tricks, trick)
        game: Any = _Parts(self.dealt, self.start, state, tricks)
        game.__class__ = Game  # half the time of setting what does not let itself be set, and every play makes a game
        return cast("Game", game)

    def _refuse(self, card: Card, seat: str | None) -> None:
        """Say why a card may not be played."""
        state, position = self.state, str(self)
        if state.over:
            raise IllegalPlay("game_over", position, card=card)
        turn, named = SEATS[state.turn], None if seat is None else parse_seat(seat)
        if named is not None and named is not turn:
            raise IllegalPlay("not_your_turn", position, turn=turn.value, seat=named.value)
        hand = state.hands[state.turn]
        if card not in cards_of(hand):
            raise IllegalPlay("not_in_hand", position, card=card, seat=turn.value, hand=pile_text(hand))
        legal = " ".join(self.legal())
        raise IllegalPlay("must_follow", position, card=card, led=CARDS[state.led], seat=turn.value, legal=legal)

    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played now, each once; none when the game is over."""
        mask = playable(self.state)
        zeros = mask & _ZERO_BITS
        if zeros:
            mask = mask & ~_ZERO_BITS | (zeros & -zeros)
        return cards_of(mask)

    # --- looking ---------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> int:
        """1 or 2; a game that is over stays in 2."""
        return self.state.phase

    @property
    def size(self) -> int:
        """Tricks in a phase: 13 in the full game. From a position in phase two it can only be the tricks left."""
        if self.dealt is not None:
            return self.dealt.size
        start = self.start
        on_table = 1 if start.led >= 0 else 0
        return (sum(bits.count(mask) for mask in (*start.hands, *start.followers)) + on_table) // 2

    @property
    def turn(self) -> Seat | None:
        """Who is to play; None when the game is over."""
        return None if self.state.over else SEATS[self.state.turn]

    @property
    def leader(self) -> Seat:
        """Who leads the trick on the table (after the end: who won the last one)."""
        state = self.state
        return SEATS[state.turn if state.led < 0 else 1 - state.turn]

    @property
    def led(self) -> Card | None:
        """The card that was led and waits for its answer."""
        return CARDS[self.state.led] if self.state.led >= 0 else None

    @property
    def prize(self) -> Card | None:
        """The card this trick is played for, in phase one (R5)."""
        return CARDS[self.state.pile[0]] if self.state.pile else None

    def hand(self, seat: str) -> tuple[Card, ...]:
        """A seat's cards."""
        return cards_of(self.state.hands[parse_seat(seat).number])

    def score(self, seat: str) -> tuple[Card, ...]:
        """A seat's score pile."""
        return cards_of(self.state.scores[parse_seat(seat).number])

    def followers(self, seat: str) -> tuple[Card, ...]:
        """A seat's followers; empty in phase two, when they are the hand (R14)."""
        return cards_of(self.state.followers[parse_seat(seat).number])

    @property
    def draw_pile(self) -> tuple[Card, ...]:
        """The draw pile, top first; the first card is the prize."""
        return tuple([CARDS[number] for number in self.state.pile])

    @property
    def discards(self) -> tuple[Card, ...]:
        """The cards that are out of the game (R12), as far as they are known: see `deck_mask`."""
        return cards_of(self.discard_mask)

    @property
    def discard_mask(self) -> int:
        """The discards as a mask."""
        return self.deck_mask & ~_placed(self.state)

    @property
    def deck_mask(self) -> int:
        """All cards of this game. From a position of 13 tricks these are the 52; from a smaller one, those in it."""
        if self.dealt is not None:
            return mask_of(self.dealt.deck) if self.size < 13 else cards.deck()
        return cards.deck() if self.size == 13 else _placed(self.start)

    @property
    def plays(self) -> tuple[Card, ...]:
        """The cards played since the game began here, in order."""
        played = [CARDS[number] for trick in self.tricks for number in (trick.led, trick.reply)]
        if self.start.led >= 0 and self.tricks:
            del played[0]  # it lay on the table already
        if self.state.led >= 0 and not (self.start.led >= 0 and not self.tricks):
            played.append(CARDS[self.state.led])
        return tuple(played)

    def moments(self) -> "tuple[Game, ...]":
        """The game before its first play, after it, and so on to where it is."""
        games = [Game(self.dealt, self.start, self.start, ())]
        for card in self.plays:
            games.append(games[-1].play(card))
        return tuple(games)

    def votes(self) -> Mapping[Faction, Seat | None]:
        """Whose each vote is as the score piles stand."""
        return votes_of(*self.state.scores)

    def settled(self) -> Mapping[Faction, bool]:
        """Of which factions no card that is left can change the vote."""
        scores = self.state.scores
        left = self.deck_mask & ~(scores[0] | scores[1] | self.discard_mask)
        return Fixed({faction: votes.settled(*scores, left, number) for number, faction in enumerate(FACTIONS)})

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        state = self.state
        if not state.over:
            return None
        return Result(votes_of(*state.scores), holder(votes.winner(*state.scores)))

    def view(self, viewer: str) -> "View":
        """All that a viewer may know, and nothing more: "A", "B", "spectator" or "open"."""
        from claim.game.view import look  # noqa: PLC0415  (view builds on game)

        return look(self, viewer)

    def events(self) -> "tuple[Event, ...]":
        """Everything that happened, as facts."""
        from claim.game.events import events_of  # noqa: PLC0415  (events build on game)

        return events_of(self)

    def __str__(self) -> str:
        return position_text(self.state)

    def __repr__(self) -> str:
        return f"<Game {self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.start == other.start and self.state == other.state and self.plays == other.plays

    def __hash__(self) -> int:
        return hash((self.start, self.state, self.tricks))


def _placed(state: State) -> int:
    """All cards that are somewhere in a state."""
    mask = mask_of(state.pile) | (0 if state.led < 0 else 1 << state.led)
    for pile in (*state.hands, *state.scores, *state.followers):
        mask |= pile
    return mask


def played_number(state: State, card: Card) -> int:
    """The number of a card in the hand that is to play: the Goblin zeros are alike, and the first of them goes."""
    zeros = state.hands[state.turn] & _ZERO_BITS
    return bits.lowest(zeros) if card.number == 0 and zeros else card.number


def holder(sign: int) -> Seat | None:
    """The seat for 1 (A), -1 (B), or nobody for 0."""
    return Seat.A if sign > 0 else Seat.B if sign < 0 else None


def votes_of(score_a: int, score_b: int) -> Mapping[Faction, Seat | None]:
    """Whose each vote is with these score piles."""
    return Fixed({faction: holder(votes.vote(score_a, score_b, number)) for number, faction in enumerate(FACTIONS)})
