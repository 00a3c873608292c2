import itertools
import random
import re

import pytest

from claim.envs.observation import ACTIONS, LENGTH, PLACES, TABLE, action_mask, actions, encode
from claim.game.cards import CARDS, Seat
from claim.game.game import Game
from claim.game.view import Viewer, visible
from tests.strategies import played


def part(game: Game, viewer: Viewer, name: str) -> list[int]:
    return [place for place, bit in enumerate(encode(visible(game, viewer))[PLACES[name]]) if bit]


def cards(game: Game, viewer: Viewer, name: str) -> list[str]:
    return [CARDS[place] for place in part(game, viewer, name)]


def test_the_table_has_no_gaps():
    assert TABLE[0].start == 0
    for entry, following in itertools.pairwise(TABLE):
        assert following.start == entry.start + entry.length
    assert len(encode(visible(Game.deal(1), Viewer.A))) == LENGTH == TABLE[-1].start + TABLE[-1].length
    assert len(PLACES) == len(TABLE)


@pytest.mark.parametrize("plays", [0, 1, 2, 9, 25, 26, 27, 40, 51, 52])
@pytest.mark.parametrize("viewer", [Viewer.A, Viewer.B])
def test_an_observation_is_the_view_in_numbers(plays, viewer):
    game = played(Game.deal(7), random.Random(7), plays)
    view, seat = game.view(viewer), Seat(viewer)
    assert cards(game, viewer, "hand") == list(view.hands[seat] or ())
    assert cards(game, viewer, "led") == [card for card in [view.led] if card]
    assert cards(game, viewer, "prize") == [card for card in [view.prize] if card]
    assert cards(game, viewer, "followers") == list(view.followers[seat])
    assert cards(game, viewer, "other_followers") == list(view.followers[seat.other])
    assert cards(game, viewer, "score") == list(view.scores[seat])
    assert cards(game, viewer, "other_score") == list(view.scores[seat.other])
    assert cards(game, viewer, "discards") == list(view.discards)
    assert cards(game, viewer, "unseen") == list(view.unseen)
    assert cards(game, viewer, "other_hand") == list(view.hands[seat.other] or ())
    assert bool(part(game, viewer, "phase_two")) == (view.phase == 2)
    assert bool(part(game, viewer, "to_move")) == (view.turn is seat)
    assert bool(part(game, viewer, "leads")) == (view.leader is seat)
    assert bool(part(game, viewer, "seat_a")) == (seat is Seat.A)
    assert bool(part(game, viewer, "led_first")) == (Game.deal(7).turn is seat)
    assert bool(part(game, viewer, "over")) == (view.result is not None)
    assert [CARDS[action] for action in actions(visible(game, viewer))] == list(view.legal)
    mask = action_mask(visible(game, viewer))
    assert len(mask) == ACTIONS
    assert [place for place, bit in enumerate(mask) if bit] == actions(visible(game, viewer))


def test_goblin_zeros_are_counted_and_have_no_numbers():
    """R1. By the deal's numbers B's zeros would say that A has two, and the prize that four are in the hands."""
    game = Game.from_deck(["G0", "G0", "G0", "G0", "G0", "K2", "K3", "K4"], "B")
    assert part(game, Viewer.B, "hand") == part(game, Viewer.A, "hand") == [0, 1]
    assert part(game, Viewer.B, "prize") == [0]
    assert part(game, Viewer.B, "unseen") == [0, 1, 14, 15, 16]
    assert actions(visible(game, Viewer.B)) == [0]
    game = game.play("G0")
    assert part(game, Viewer.A, "led") == [0]


def test_not_following_shows_a_void_until_phase_two():
    """R7, R21: a Doppelgänger shows nothing."""
    game = Game.from_deck(["G2", "G9", "D1", "X4", "U1", "K9", "U5", "K6", "D7", "X8", "D4", "D2"], "A")
    game = game.play("D1").play("X4")  # X4 wins, and leads
    assert part(game, Viewer.A, "other_voids") == []
    game = game.play("U1").play("G2")
    assert part(game, Viewer.B, "other_voids") == [2]
    assert part(game, Viewer.A, "other_voids") == []
    game = game.play("K9").play("G9")
    assert game.phase == 2
    assert part(game, Viewer.B, "other_voids") == []


@pytest.mark.parametrize("viewer", [Viewer.SPECTATOR, Viewer.OPEN])
def test_only_seats_have_observations(viewer):
    with pytest.raises(ValueError, match=re.escape(f"expected what seat A or B sees, got what {viewer} sees")):
        encode(visible(Game.deal(1), viewer))
