"""Claim for OpenSpiel, registered as `python_claim`.

>>> import pyspiel
>>> import claim.envs.openspiel
>>> game = pyspiel.load_game("python_claim(deck=G0G1K2U5D3D7X4X8,leader=A)")
>>> game.max_game_length(), game.observation_tensor_size()
(8, 531)

Player 0 is seat A. Actions, and the observation, are those of `claim.envs.observation`; the information state has
perfect recall (see `Recollection`). Chance deals card by card, when a player is to see the card: who leads, unless the
parameter `leader` says so; both hands in ascending order (see `next_in_hand`); each trick's prize before it, the
loser's draw after it. So histories that differ only in what no player ever notices are one.

Nothing differs from the rules in docs/rules.md, except that a deck may be smaller: any 4·n of the cards.
"""

import functools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from claim.envs.acting import missing_extra, play, refusal, rewards
from claim.envs.observation import ACTIONS, LENGTH, TABLE, canonical_zeros, describe, encode, shown_voids
from claim.game.cards import CARDS, SEATS, mask_of, numbers
from claim.game.deal import deal, from_cards
from claim.game.game import Game
from claim.game.position import position_text
from claim.game.view import Viewer, Visible, seen_tricks, visible

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra("openspiel", error) from None

# --- the table: a game whose cards are dealt one by one, when they are needed -----------------------------------------

# A card of the draw pile is drawn when a player is to see it: the prize before the trick, the loser's card after it.
# Until then `game` has the cards that are not dealt yet in ascending order: a valid deal; no player sees that part.
# Cards are the actions of `claim.envs.observation`: all Goblin zeros are 0.

Outcomes = tuple[tuple[int, float], ...]  # action and probability, ascending by action


def next_in_pile(pool: Sequence[int]) -> Outcomes:
    """Return how likely each card is to be the next of a shuffled pile of these."""
    return tuple((card, pool.count(card) / len(pool)) for card in sorted(set(pool)))


@functools.lru_cache(1 << 16)
def next_in_hand(pool: tuple[int, ...], hand: tuple[int, ...], size: int) -> Outcomes:
    """Return how likely each card is to be the next of a hand of `size` that is dealt in ascending order.

    `pool` has all cards from which this hand is dealt, `hand` those of it that are dealt already.
    """
    last = hand[-1] if hand else -1
    left = size - len(hand)
    ways = {card: _ways(pool, hand, card, left) for card in sorted(set(pool)) if card >= last}
    total = sum(ways.values())
    return tuple((card, count / total) for card, count in ways.items() if count)


def _ways(pool: tuple[int, ...], hand: tuple[int, ...], card: int, left: int) -> int:
    """Count the hands that begin with these cards and go on with this one."""
    higher = sum(other > card for other in pool)
    copies, held = pool.count(card), hand.count(card)
    before = math.prod(math.comb(pool.count(other), hand.count(other)) for other in {*hand} - {card})
    return before * sum(
        math.comb(copies, held + more) * math.comb(higher, left - more)
        for more in range(1, min(left, copies - held) + 1)
    )


VIEWERS = (Viewer.A, Viewer.B)
NOBODY = -1


class Table(NamedTuple):
    """Where a game stands; the methods return new tables."""

    deck: tuple[int, ...]  # all cards, ascending, with 0 for each Goblin zero
    leader: int  # NOBODY: not drawn yet
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # as they were dealt so far
    game: Game | None = None  # None until both hands are dealt
    drawn: int = 0  # cards of the draw pile that were dealt
    reply: int = NOBODY  # the second card of a trick whose loser's draw is not dealt yet
    to_move: int = NOBODY  # 0 or 1; NOBODY where a card is to be dealt, and at the end
    over: bool = False

    def __deepcopy__(self, memo: object) -> "Table":
        return self  # nothing in it changes, and OpenSpiel copies it at every node

    @property
    def size(self) -> int:
        """Cards in a hand."""
        return len(self.deck) // 4

    @property
    def prize_due(self) -> bool:
        """Whether the next trick's prize is not dealt yet."""
        return self.game is not None and self.game.phase == 1 and self.drawn == 2 * len(self.game.tricks)

    def outcomes(self) -> Outcomes:
        """Return what may be dealt next, and how likely."""
        if self.leader < 0:
            return ((0, 0.5), (1, 0.5))
        if self.game is not None:
            return next_in_pile(self._pool(self.game))
        first, second = self.hands
        if len(first) < self.size:
            return next_in_hand(self.deck, first, self.size)
        return next_in_hand(_without(self.deck, first), second, self.size)

    def legal(self) -> list[int]:
        """Return the actions of the player to move, ascending."""
        return [] if self.game is None else list(numbers(canonical_zeros(self.game.legal_mask())))

    def deal(self, outcome: int) -> "Table":
        """Return the table after an outcome. Raises ValueError, naming what was expected, where it cannot be."""
        expected = [card for card, _ in self.outcomes()]
        if outcome not in expected:
            raise ValueError(f"outcome {outcome} cannot be dealt: expected one of {', '.join(map(str, expected))}")
        if self.leader < 0:
            return self._replace(leader=outcome)
        if self.game is not None:
            return self._deal_from_pile(self.game, outcome)
        first, second = self.hands
        if len(first) < self.size:
            return self._replace(hands=((*first, outcome), second))
        second = (*second, outcome)
        dealt = self._replace(hands=(first, second))
        if len(second) < self.size:
            return dealt
        cards = (*first, *second, *_without(_without(self.deck, first), second))
        return dealt._replace(game=Game.begin(from_cards([CARDS[card] for card in cards], "AB"[self.leader])))

    def play(self, action: int) -> "Table":
        """Return the table after a card. Raises ValueError, naming what was expected, where it may not be played."""
        assert self.game is not None
        if self.game.phase == 2 or self.game.led is None:
            return self._after(play(self.game, action))
        problem = refusal(self.game, action)
        if problem is not None:
            raise ValueError(problem)
        return self._replace(reply=action, to_move=NOBODY)

    def visible(self, player: int) -> Visible | None:
        """Return what a player may know; None while hands are dealt.

        While a card is dealt no player is to move, and a trick's second card is not shown yet.
        """
        if self.game is None:
            return None
        seen = visible(self.game, VIEWERS[player])
        if self.to_move < 0:
            seen = seen._replace(turn=None, legal=0)
        if self.prize_due:  # what `game` has in its place is not dealt yet
            seen = seen._replace(prize=NOBODY, unseen=seen.unseen | 1 << seen.prize)
        return seen

    def _pool(self, game: Game) -> list[int]:
        """Return the cards of the draw pile that are not dealt yet."""
        return [CARDS[card].number for card in game.state.pile[self.drawn - 2 * len(game.tricks) :]]

    def _deal_from_pile(self, game: Game, outcome: int) -> "Table":
        """Put the card where the next one is drawn from, and if it is the loser's, complete the trick."""
        assert game.dealt is not None
        deck, place = list(game.dealt.deck), 2 * self.size + self.drawn
        dealt_at = next(other for other in range(place, len(deck)) if CARDS[deck[other]].number == outcome)
        deck.insert(place, deck.pop(dealt_at))
        changed = Game(
            game.dealt._replace(deck=tuple(deck)),
            game.start._replace(pile=tuple(deck[2 * self.size :])),
            game.state._replace(pile=tuple(deck[2 * self.size + 2 * len(game.tricks) :])),
            game.tricks,
        )
        if self.reply >= 0:
            changed = play(changed, self.reply)
        return self._after(changed, self.drawn + 1)

    def _after(self, game: Game, drawn: int = -1) -> "Table":
        """Return the table with this game, in which so many cards of the draw pile were dealt."""
        drawn = self.drawn if drawn < 0 else drawn
        state = game.state
        over = state.over
        prize_due = state.phase == 1 and drawn == 2 * len(game.tricks)
        to_move = NOBODY if over or prize_due else state.turn
        return Table(self.deck, self.leader, self.hands, game, drawn, NOBODY, to_move, over)


def _without(pool: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    left = list(pool)
    for card in cards:
        left.remove(card)
    return tuple(left)


# --- what a player is shown -------------------------------------------------------------------------------------------

TRICK = ("prize", "led", "reply", "drawn")


class Observer:
    """A tensor, its parts by name, and a text; conforms to OpenSpiel's PyObserver."""

    def __init__(self, parts: Mapping[str, tuple[int, ...]]) -> None:
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in parts.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, shape in parts.items():
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end


class Observation(Observer):
    """The observation of `claim.envs.observation`; zeros while hands are dealt."""

    def __init__(self) -> None:
        super().__init__({entry.name: (entry.length,) for entry in TABLE})

    def set_from(self, state: "ClaimState", player: int) -> None:
        """Set the tensor to what the player is shown."""
        self.tensor[:] = np.frombuffer(self._vector(state, player), np.int8)

    def string_from(self, state: "ClaimState", player: int) -> str:
        """Return what the player is shown as a text."""
        return describe(self._vector(state, player))

    def _vector(self, state: "ClaimState", player: int) -> bytearray:
        seen = state.table.visible(player)
        return bytearray(LENGTH) if seen is None else encode(seen)


class Recollection(Observer):
    """The information state."""

    def __init__(self, size: int) -> None:
        tricks = (2 * size, len(TRICK), ACTIONS)
        super().__init__({"player": (2,), "leader": (2,), "hand": (ACTIONS,), "tricks": tricks})

    def set_from(self, state: "ClaimState", player: int) -> None:
        """Set the tensor to all that the player saw."""
        table = state.table
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if table.leader >= 0:
            self.dict["leader"][table.leader] = 1
        self.dict["hand"][list(numbers(_hand_mask(table, player)))] = 1
        for trick, cards in enumerate(tricks_seen(table, player)):
            for place, card in enumerate(cards):
                if card >= 0:
                    self.dict["tricks"][trick, place, card] = 1

    def string_from(self, state: "ClaimState", player: int) -> str:
        """Return all that the player saw: `B; A led; G0 K7; U5 G3 G9 X1; …`, each trick as in `TRICK`."""
        table = state.table
        leader = "nobody" if table.leader < 0 else SEATS[table.leader]
        parts = [str(SEATS[player]), f"{leader} led", " ".join(CARDS[card] for card in table.hands[player])]
        parts += [" ".join(_name(card) for card in cards) for cards in tricks_seen(table, player)]
        return "; ".join(parts)


def tricks_seen(table: Table, player: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield each trick's prize, led card, reply, and the player's draw; -1 for what is not there or was not seen."""
    game = table.game
    if game is None:
        return
    for trick in seen_tricks(game.tricks, VIEWERS[player]):
        yield _card(trick.prize), _card(trick.led), _card(trick.reply), _card(trick.drawn)
    if not table.over:
        prize = NOBODY if table.prize_due or not game.state.pile else game.state.pile[0]
        yield _card(prize), _card(game.state.led), table.reply, NOBODY


def _hand_mask(table: Table, player: int) -> int:
    """Return the hand that was dealt as a mask, in which three Goblin zeros are the bits 0 to 2."""
    hand = table.hands[player]
    zeros = hand.count(0)
    return mask_of(card for card in hand if card) | (1 << zeros) - 1


def _card(number: int) -> int:
    return CARDS[number].number if number >= 0 else NOBODY


def _name(card: int) -> str:
    return CARDS[card] if card >= 0 else "-"


# --- the game and its states, as OpenSpiel calls them -----------------------------------------------------------------

Sampler = Callable[[], float]  # gives numbers from 0 to 1, all equally likely


def resample(table: Table, history: Sequence[int], player: int, sampler: Sampler) -> list[int]:
    """Return the history of a game that the player cannot tell from this one; all such deals are equally likely.

    Hidden are the other's cards that it has not played, its draws, and in phase two the order of its draws. It cannot
    hold a faction that it did not follow (R7). Raises ValueError where no player is to move.
    """
    game, seen = table.game, table.visible(player)
    if game is None or seen is None or table.to_move < 0:
        raise ValueError("expected a state in which a player is to move")
    other = 1 - player
    recruiting = [trick for trick in game.tricks if trick.phase == 1]
    lost = [number for number, trick in enumerate(recruiting) if trick.winner == player]  # by the other, who drew
    draws = [recruiting[number].drawn for number in lost]
    held = list(numbers(game.state.hands[other])) if game.phase == 1 else []
    cards = [CARDS[card].number for card in (*held, *draws, *game.state.pile[1:])]

    voids = shown_voids(seen)
    allowed = [card for card in cards if not voids >> CARDS[card].faction.number & 1]
    hand = _shuffled(allowed, sampler)[: len(held)]
    for card in hand:
        cards.remove(card)
    cards = _shuffled(cards, sampler)

    world = list(history)
    dealt = _place_of_hands(table, history)
    if game.phase == 1:
        gone = list(table.hands[other])
        for card in held:
            gone.remove(CARDS[card].number)
        start = dealt + other * table.size
        world[start : start + table.size] = sorted([*gone, *hand])
    for number, card in zip(lost, cards, strict=False):
        world[dealt + 2 * table.size + 4 * number + 3] = card  # after prize, led card and reply
    return world


def _place_of_hands(table: Table, history: Sequence[int]) -> int:
    """Return where in the history the hands begin: after the lot for the leader, unless the leader is fixed."""
    hands = (*table.hands[0], *table.hands[1])
    return 0 if tuple(history[: len(hands)]) == hands else 1


def _shuffled(cards: list[int], sampler: Sampler) -> list[int]:
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = min(int(sampler() * (last + 1)), last)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


NAME = "python_claim"
TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Claim",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"deck": "", "leader": ""},
)


class ClaimGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Claim with some deck: `deck` is a text of cards such as G0G0K2X5, all 52 if empty; `leader` is A or B, or empty
    for the lot. A pile text such as 00.2...5 is taken as well, but only in a dictionary of parameters: in a game's name
    OpenSpiel would read it as a number.

    Raises SpielError for a bad deck or leader.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        texts = {name: text for name, text in (params or {}).items() if text}
        try:
            dealt = deal(0, texts.get("leader"), _cards(texts.get("deck")))
        except ValueError as problem:
            raise pyspiel.SpielError(f"{NAME}: {problem}") from problem
        self.deck = tuple(sorted(CARDS[card].number for card in dealt.deck))
        self.leader = dealt.leader if dealt.leader_named else NOBODY
        self.start = Table(self.deck, self.leader)
        if "deck" in texts:
            texts["deck"] = "".join(CARDS[card] for card in self.deck)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=ACTIONS,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=len(self.deck),
        )
        super().__init__(TYPE, info, texts)

    def new_initial_state(self) -> "ClaimState":
        """Return the state before anything is dealt."""
        return ClaimState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: Mapping[str, Any] | None = None,
    ) -> Observation | Recollection | None:
        """Return an observer; None, as OpenSpiel expects, for kinds of observation other than that and the information
        state of one player. Raises ValueError for parameters.
        """
        if params:
            raise ValueError(f"expected no parameters of an observation, got {dict(params)}")
        if iig_obs_type is None:
            return Observation()
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Recollection(len(self.deck) // 4) if iig_obs_type.perfect_recall else Observation()

    def max_chance_nodes_in_history(self) -> int:
        """Return how many cards are dealt, and the lot for the leader."""
        return len(self.deck) + (self.leader < 0)


def _cards(text: str | None) -> str | list[str] | None:
    """Return the deck that a parameter names, as `deal` takes it."""
    if text is None or "." in text:
        return text
    return [text[start : start + 2] for start in range(0, len(text), 2)]


class ClaimState(pyspiel.State):  # type: ignore[misc]
    """A state: a `Table` that is replaced."""

    def __init__(self, game: ClaimGame) -> None:
        super().__init__(game)
        self.table = game.start

    def current_player(self) -> int:
        """Return the player to move, or who stands for chance or the end."""
        table = self.table
        if table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        player = table.to_move
        return player if player >= 0 else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if player == self.table.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be dealt next, and how likely."""
        return list(self.table.outcomes())

    def _apply_action(self, action: int) -> None:
        table = self.table
        self.table = table.play(action) if table.to_move >= 0 else table.deal(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return str(CARDS[action])
        table = self.table
        if table.leader < 0:
            return f"{SEATS[action]} leads"
        if table.game is None:
            return f"{SEATS[len(table.hands[0]) == table.size]} is dealt {CARDS[action]}"
        return f"{CARDS[action]} is {'the prize' if table.reply < 0 else 'drawn'}"

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.table.over

    def returns(self) -> list[float]:
        """Return what the game is worth to A and B."""
        game = self.table.game
        return [0.0, 0.0] if game is None else list(rewards(game))

    def resample_from_infostate(self, player: int, sampler: Sampler) -> "ClaimState":
        """Return a state that the player cannot tell from this one; all such deals are equally likely.

        Raises ValueError where no player is to move.
        """
        state: ClaimState = self.get_game().new_initial_state()
        for action in resample(self.table, self.history(), player, sampler):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        table, game = self.table, self.table.game
        if game is None:
            leader = "nobody" if table.leader < 0 else SEATS[table.leader]
            first, second = (" ".join(CARDS[card] for card in hand) or "-" for hand in table.hands)
            return f"dealing: {leader} leads, A {first}, B {second}"
        drawn = game.state.pile[: table.drawn - 2 * len(game.tricks)]  # the rest is not dealt yet
        text = position_text(game.state._replace(pile=drawn) if game.phase == 1 else game.state)
        return f"{text} then {CARDS[table.reply]}" if table.reply >= 0 else text


pyspiel.register_game(TYPE, ClaimGame)
