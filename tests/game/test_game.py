import copy
import pickle
import random

import pytest

from claim.game.cards import Seat
from claim.game.errors import BadText, IllegalPlay
from claim.game.game import Game
from tests.strategies import played


def small(hand_a: str, hand_b: str, pile: str, leader: str = "A") -> Game:
    """Return a small game from hands and a draw pile named card by card."""
    return Game.from_deck([*hand_a.split(), *hand_b.split(), *pile.split()], leader)


def test_the_prize_is_the_top_of_the_draw_pile():
    """R5: turned up before the leader plays, and a new one for each trick."""
    game = small("G1 G2", "G3 G4", "U5 K6 D7 X8")
    assert game.prize == "U5"
    assert game.play("G1").prize == "U5"
    assert game.play("G1").play("G3").prize == "D7"


def test_the_winner_takes_the_prize_and_the_loser_the_next_card():
    """R9, R10."""
    game = small("G1 G2", "G3 G4", "U5 K6 D7 X8").play("G1").play("G3")
    assert game.followers("B") == ("U5",)
    assert game.followers("A") == ("K6",)


def test_the_winner_leads_and_the_phase_ends_with_empty_hands():
    """R13, R14: the followers become the hands, and the winner of the last trick leads phase two."""
    game = small("G1 G2", "G3 G4", "U5 K6 D7 X8").play("G1").play("G3")
    assert game.turn == game.leader == "B"
    game = game.play("G4").play("G2")
    assert game.phase == 2
    assert game.draw_pile == game.followers("A") == game.followers("B") == ()
    assert game.hand("B") == ("U5", "D7")
    assert game.hand("A") == ("K6", "X8")
    assert game.turn == "B"


def test_phase_two_scores_both_cards_and_the_winner_leads_on():
    """R15, R16: followed and won as in phase one; both cards to the winner's pile."""
    game = Game.parse("2 A 59.... 1.2... .... .... -").play("G5")
    assert game.legal() == ("G1",)
    game = game.play("G1")
    assert game.score("A") == ("G1", "G5")
    assert game.turn == "A"
    game = game.play("G9").play("K2")  # R18: in phase two as well
    assert game.score("B") == ("G9", "K2")


def test_the_result_names_votes_and_winner():
    """R24."""
    game = Game.parse("2 A 9.... 1.... .2.3.. ...4.5 -").play("G9").play("G1")
    assert game.result is not None
    assert game.result.winner is Seat.A
    assert game.result.votes == {"G": "A", "K": "A", "U": "A", "D": "B", "X": "B"}
    assert game.turn is None
    assert game.legal() == ()


def test_a_game_can_be_drawn():
    """R25: two votes each, and nobody's Goblins: a zero each."""
    game = Game.parse("2 A ..3.. ..2.. 0.9... 0...4.5 -").play("U3").play("U2")
    assert game.result is not None
    assert game.result.votes == {"G": None, "K": "A", "U": "A", "D": "B", "X": "B"}
    assert game.result.winner is None


def test_a_whole_small_game_can_be_drawn():
    """R8, R25: with only four Goblin zeros the leader wins every tie, and one vote is not three."""
    game = Game.deal(1, deck=["G0", "G0", "G0", "G0"])
    leader = game.leader
    while game.turn is not None:
        game = game.play("G0")
    assert game.result is not None
    assert game.result.votes == {"G": leader, "K": None, "U": None, "D": None, "X": None}
    assert game.result.winner is None


def test_playing_leaves_the_earlier_game_unchanged():
    game = Game.deal(7)
    before = str(game)
    game.play(game.legal()[0])
    assert str(game) == before
    assert hash(game) == hash(Game.deal(7))
    assert game == Game.deal(7)
    assert game != game.play(game.legal()[0])
    assert game != "game"


def test_a_seed_does_not_make_games_differ():
    """They began and were played alike; `!=` must agree with `==`, although a Game is a tuple."""
    dealt = Game.deal(7).dealt
    assert dealt is not None
    alike = Game.from_deck(dealt.cards, Game.deal(7).leader)
    assert alike == Game.deal(7)
    assert (alike != Game.deal(7)) is False
    assert alike != alike.play(alike.legal()[0])


def test_a_game_is_immutable():
    game = Game.deal(7).play("G0")
    for name in ("dealt", "start", "state", "tricks", "other"):
        with pytest.raises(AttributeError):
            setattr(game, name, None)
        with pytest.raises(AttributeError):
            delattr(game, name)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert again == game
        assert again.dealt == game.dealt


def test_a_result_is_a_value():
    result = Game.parse("2 A 9.... 1.... .2.3.. ...4.5 -").play("G9").play("G1").result
    assert result is not None
    again = pickle.loads(pickle.dumps(result))
    assert (again, hash(again)) == (result, hash(result))
    for change in (
        lambda votes: votes.update(G=None),
        lambda votes: votes.pop("G"),
        lambda votes: votes.setdefault("Z"),
        lambda votes: votes.clear(),
        lambda votes: votes.__setitem__("G", None),
        lambda votes: votes.__delitem__("G"),
        lambda votes: votes.__ior__({}),
    ):
        with pytest.raises(TypeError, match="does not change"):
            change(result.votes)


def test_moments_are_the_game_after_each_play():
    game = played(Game.deal(7), random.Random(7))
    assert len(game.moments()) == 53
    assert (game.moments()[0], game.moments()[-1]) == (Game.deal(7), game)


def refused(game: Game, card: str, seat: str | None = None) -> IllegalPlay:
    with pytest.raises(IllegalPlay) as caught:
        game.play(card, seat)
    assert caught.value.position == str(game)
    return caught.value


def test_a_card_must_follow():
    """R7: the error says what was led, who, and what may be played."""
    game = small("G1 G2", "G3 K4", "U5 K6 D7 X8").play("G1")
    error = refused(game, "K4")
    assert error.code == "must_follow"
    assert error.params == {"card": "K4", "led": "G1", "seat": "B", "legal": "G3"}


def test_a_card_must_be_held():
    error = refused(small("G1 G2", "G3 K4", "U5 K6 D7 X8"), "x9")
    assert error.code == "not_in_hand"
    assert error.params == {"card": "X9", "seat": "A", "hand": "12...."}
    assert refused(small("G1 G2", "G3 K4", "U5 K6 D7 X8"), "G0").code == "not_in_hand"


def test_a_seat_waits_for_its_turn():
    game = small("G1 G2", "G3 K4", "U5 K6 D7 X8")
    error = refused(game, "G3", "B")
    assert error.code == "not_your_turn"
    assert error.params == {"turn": "A", "seat": "B"}
    assert game.play("G1", "A").play("G3", Seat.B).turn == "B"


def test_a_seat_is_named_in_either_case_everywhere():
    game = small("G1 G2", "G3 K4", "U5 K6 D7 X8")
    assert (game.hand("a"), game.score("b"), game.followers("b")) == (("G1", "G2"), (), ())
    assert game.play("G1", "a").turn == "B"
    assert refused(game, "G3", "b").params == {"turn": "A", "seat": "B"}
    for wrong in (game.hand, game.score, game.followers, lambda seat: game.play("G1", seat)):
        with pytest.raises(BadText, match="'Z' is not a seat"):
            wrong("Z")


def test_nothing_is_played_after_the_end():
    game = Game.parse("2 A .... .... 1.... 2.... -")
    assert refused(game, "G3").code == "game_over"
    assert refused(game, "G3", "A").code == "game_over"


def test_text_that_is_not_a_card_is_refused_as_a_play():
    with pytest.raises(BadText, match="'hello' is not a card"):
        Game.deal(7).play("hello")


def test_a_goblin_zero_is_any_of_the_zeros_held():
    """R1: the zeros are alike: one legal card, however many are held."""
    game = small("G0 G0", "G0 G0", "U5 K6 D7 X8", leader="B")
    assert game.legal() == ("G0",)
    game = game.play("G0").play("g0")
    assert game.hand("A") == game.hand("B") == ("G0",)
    assert game.leader == "B"  # R8: a tie is the leader's
