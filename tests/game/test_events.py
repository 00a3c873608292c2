from hypothesis import given

from claim.game.cards import Card, Seat
from claim.game.events import Event, EventKind, events_since
from claim.game.game import Game
from claim.game.view import seen_event
from tests.strategies import endings, moments


def story(game: Game) -> list[str]:
    lines = []
    for event in game.events():
        cards = " ".join(event.cards or ())
        lines.append(" ".join(part for part in (event.kind.value, event.seat or "", cards) if part))
    return lines


def test_the_story_of_a_small_game():
    """R3, R5, R9, R10, R11, R12, R14, R16, R20, R24: each fact once, in order."""
    game = Game.from_deck(["U1", "U3", "K6", "D7"], "A")
    for card in ("U1", "U3", "K6", "D7"):
        game = game.play(card)
    assert story(game) == [
        "dealt A U1",
        "dealt B U3",
        "prize_revealed K6",
        "played A U1",
        "played B U3",
        "trick_won B U1 U3",
        "gained B K6",
        "gained A D7",
        "scored B U1 U3",
        "phase_ended B",
        "played B K6",
        "played A D7",
        "trick_won B K6 D7",
        "scored B K6",
        "scored A D7",
        "phase_ended B",
        "game_ended",
    ]
    end = game.events()[-1]
    assert dict(end.votes or ()) == {"G": None, "K": "B", "U": "B", "D": "A", "X": None}


def test_only_the_seat_sees_its_hand_and_its_draws():
    """R3, R10: dealt hands and hidden draws are private; the count is for all."""
    draw = Event(EventKind.GAINED, Seat.A, (Card("D7"),), 1, audience=Seat.A)
    assert seen_event(draw, "A").cards == seen_event(draw, "open").cards == ("D7",)
    for viewer in ("B", "spectator"):
        hidden = seen_event(draw, viewer)
        assert hidden.cards is None
        assert hidden.count == 1
        assert hidden.to_json()["cards"] is None


@given(moments())
def test_private_events_are_the_dealt_hands_and_the_losers_draws(game):
    """R9, R10: prizes are seen by both."""
    private = [event for event in game.events() if event.audience is not None]
    draws = sum(trick.phase == 1 for trick in game.tricks)
    assert len(private) == 2 + draws
    assert all(event.audience is event.seat for event in private)


@given(endings())
def test_the_events_of_each_play_make_the_whole_story(game):
    again = Game(game.dealt, game.start, game.start, ())
    story = list(again.events())
    for card in game.plays:
        after = again.play(card)
        story += events_since(again, after)
        again = after
    assert tuple(story) == game.events()


@given(endings())
def test_scored_and_discarded_cards_make_up_the_final_piles(game):
    """R11, R12, R16."""
    for seat in Seat:
        scored = [
            card
            for event in game.events()
            if event.kind is EventKind.SCORED and event.seat is seat
            for card in event.cards or ()
        ]
        assert sorted(scored) == list(game.score(seat))
    discarded = [card for event in game.events() if event.kind is EventKind.DISCARDED for card in event.cards or ()]
    assert sorted(discarded) == list(game.discards)


def test_a_game_from_a_finished_position_has_ended():
    kinds = [event.kind.value for event in Game.parse("2 A .... .... 1.... .... -").events()]
    assert kinds == ["dealt", "dealt", "phase_ended", "game_ended"]
