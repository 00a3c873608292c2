"""Laws that hold in every game, full and small, at every moment."""

import json
import random
from collections import Counter

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from claim.game.cards import CARDS, Faction, Seat
from claim.game.errors import IllegalPlay
from claim.game.events import EventKind
from claim.game.game import Game
from claim.game.view import View, Viewer, seen_event
from claim.records.record import Record
from tests.game.worlds import shuffled_unknown
from tests.reference import Reference
from tests.strategies import endings, moments, new_games, seeds


def everywhere(game: Game) -> Counter[str]:
    places = [game.draw_pile, game.discards, (game.led,) if game.led else ()]
    places += [pile(seat) for seat in Seat for pile in (game.hand, game.score, game.followers)]
    return Counter(card for place in places for card in place)


@given(moments())
def test_every_card_is_somewhere_exactly_once(game):
    """R1, R3: no card appears or vanishes."""
    assert everywhere(game) == Counter(game.dealt.cards)


@given(new_games(), seeds)
def test_a_player_to_move_always_has_a_legal_card_and_the_game_ends_after_all_plays(game, seed):
    """R7, R13: 52 plays in the full game, 4·n in a small one, and the pile and the hands are empty."""
    rng, plays = random.Random(seed), 0
    while game.turn is not None:
        assert game.legal()
        game = game.play(rng.choice(game.legal()))
        plays += 1
    assert plays == 4 * game.size == len(game.plays)
    assert game.legal() == ()
    assert game.draw_pile == game.hand("A") == game.hand("B") == ()


@given(endings())
def test_all_undead_are_scored(game):
    """R19: whatever happens, every Undead of the deck ends in a score pile."""
    dealt = sorted(card for card in game.dealt.cards if card.faction is Faction.UNDEAD)
    scored = sorted(card for seat in Seat for card in game.score(seat) if card.faction is Faction.UNDEAD)
    assert scored == dealt


@given(new_games(), seeds)
def test_the_game_matches_the_reference_rules(game, seed):
    """R3 to R25: the same after every play as a second, plain implementation of the rules."""
    book, rng = Reference(list(game.dealt.cards), game.leader), random.Random(seed)
    while game.turn is not None:
        assert book.turn == game.turn
        assert book.legal() == set(game.legal())
        card = rng.choice(game.legal())
        game = game.play(card)
        book.play(card)
        assert game.phase == book.phase
        for seat in Seat:
            assert list(game.hand(seat)) == sorted(book.hands[seat], key=CARDS.index)
            assert list(game.score(seat)) == sorted(book.scores[seat], key=CARDS.index)
            assert list(game.followers(seat)) == sorted(book.followers[seat], key=CARDS.index)
        assert list(game.discards) == sorted(book.discards, key=CARDS.index)
        assert game.votes() == book.votes()
        assert game.decided_by() == book.decided_by()
        assert game.ply == len(game.plays)
        if game.led is None:
            trick = game.view("spectator").tricks[-1]
            assert {name: getattr(trick, name) for name in book.last} == book.last
    assert book.turn is None
    assert game.result.winner == book.winner()


@given(moments())
def test_position_text_reads_back_to_the_same_position(game):
    again = Game.parse(str(game))
    assert str(again) == str(game)
    assert (again.legal(), again.turn, again.phase) == (game.legal(), game.turn, game.phase)


@given(moments())
def test_a_record_reads_back_to_the_same_game_in_both_forms(game):
    record = Record(game, {Seat.A: "Ann", Seat.B: "greedy"})
    assert Record.from_json(record.to_json()).game == game
    assert Record.parse(record.to_text()) == record


@given(moments(), st.data())
def test_a_record_of_a_game_from_a_position_reads_back(game, data):
    game = Game.parse(str(game))
    for _ in range(data.draw(st.integers(0, 3))):
        if game.legal():
            game = game.play(data.draw(st.sampled_from(game.legal())))
    assert Record.parse(Record(game).to_text()).game == game
    assert Record.from_json(Record(game).to_json()).game == game


@given(moments(), st.sampled_from(list(Seat)))
def test_a_seat_is_shown_what_it_has_seen_and_in_phase_two_the_other_hand(game, seat):
    """R26: discards, its own followers and the prizes the other took are shown, no other card of phase one is."""
    events = [seen_event(event, seat) for event in game.events()]

    def seen(kind: EventKind, whose: Seat | None, phase: int = 1) -> Counter[str]:
        found = [event for event in events if event.kind is kind and event.seat is whose and event.phase == phase]
        return Counter(card for event in found for card in event.cards or ())

    view, other = game.view(seat), seat.other
    gained, taken = seen(EventKind.GAINED, seat), seen(EventKind.GAINED, other)
    known = seen(EventKind.DEALT, seat) + seen(EventKind.PLAYED, other) + gained + taken
    hidden = Counter(game.dealt.cards) - known - Counter([game.prize] if game.prize else [])
    assert Counter(view.discards) == seen(EventKind.DISCARDED, None)
    if game.phase == 1:
        assert Counter(view.followers[seat]) == gained
        assert Counter(view.followers[other]) == taken
        assert view.hands[other] is None
        assert Counter(view.unseen) == hidden
    else:
        assert Counter(view.hands[other]) == hidden + taken - seen(EventKind.PLAYED, other, phase=2)
        assert view.unseen == ()


@settings(max_examples=300, suppress_health_check=[HealthCheck.filter_too_much])
@given(moments(), st.sampled_from([Viewer.A, Viewer.B, Viewer.SPECTATOR]), seeds)
def test_a_view_does_not_depend_on_hidden_cards(game, viewer, seed):
    """R3, R10: the other hand, the other's draws and the draw pile leave no trace in a seat's view or events.

    In phase two this is the order in which the other drew; which cards they were is known by then. A spectator
    knows no hand in either phase.
    """
    try:
        other = shuffled_unknown(game, viewer, random.Random(seed))
    except IllegalPlay:
        assume(False)
        raise
    assert other.view(viewer).to_text() == game.view(viewer).to_text()
    seen = [seen_event(event, viewer).to_json() for event in game.events()]
    assert [seen_event(event, viewer).to_json() for event in other.events()] == seen


@given(moments())
def test_the_hidden_hand_of_phase_two_follows_by_elimination(game):
    """R14: 26 played, 13 prizes seen, one's own draws or hand: what is left of the deck is the other's hand."""
    assume(game.phase == 2)
    for seat in Seat:
        view = game.view(seat)
        left = Counter(game.dealt.cards) - Counter(view.hand) - Counter(view.discards) - Counter([view.led])
        left -= Counter(view.scores[Seat.A]) + Counter(view.scores[Seat.B])
        assert sorted(left.elements()) == sorted(game.hand(seat.other))
        assert view.hands[seat.other] == game.hand(seat.other)


@given(moments(), st.sampled_from(Viewer), st.booleans())
def test_a_view_reads_back_from_its_json(game, viewer, by_heart):
    view = game.view(viewer, by_heart=by_heart)
    assert View.from_json(view.to_text()) == view


@given(moments(), st.sampled_from(["A", "B", "spectator", "open"]))
def test_a_view_written_by_version_0_1_reads_as_one_of_today(game, viewer):
    """It had no `ply`, and left to its reader why tricks were won, where their cards went and what decides a vote."""
    view = game.view(viewer)
    old = json.loads(view.to_text())
    del old["ply"], old["decided_by"]
    for trick in old["tricks"]:
        for name in ("reason", "stands_for", "led_to", "reply_to", "prize_to", "drawn_to"):
            del trick[name]
    assert View.from_json(old) == view


@given(moments())
def test_the_open_view_hides_nothing(game):
    view = game.view("open")
    assert view.unseen == ()
    assert view.hands == {seat: game.hand(seat) for seat in Seat}
    assert view.followers == {seat: game.followers(seat) for seat in Seat}
    assert view.draw_pile == game.draw_pile[1:]
