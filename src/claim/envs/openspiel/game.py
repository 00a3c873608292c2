"""The game and its states, as OpenSpiel calls them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pyspiel

from claim.envs.acting import rewards
from claim.envs.observation import ACTIONS, shown_voids
from claim.envs.openspiel.observer import Observer, observer_of
from claim.envs.openspiel.table import NOBODY, Table, new_table
from claim.game.cards import CARDS, SEATS, numbers
from claim.game.deal import deal
from claim.game.position import position_text

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
        given = {name: text for name, text in (params or {}).items() if text}
        try:
            dealt = deal(0, given.get("leader"), _cards(given.get("deck")))
        except ValueError as problem:
            raise pyspiel.SpielError(f"{NAME}: {problem}") from problem
        self.deck = tuple(sorted(CARDS[card].number for card in dealt.deck))
        self.leader = dealt.leader if dealt.leader_named else NOBODY
        self.start = new_table(self.deck, self.leader)
        if "deck" in given:
            given["deck"] = "".join(CARDS[card] for card in self.deck)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=ACTIONS,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=len(self.deck),
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> "ClaimState":
        """Return the state before anything is dealt."""
        return ClaimState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: Mapping[str, Any] | None = None,
    ) -> Observer | None:
        """Return an observer; None for kinds of observation that this game does not have."""
        return observer_of(len(self.deck) // 4, iig_obs_type, params)

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
