"""Rows are what the solver, the games and the environments say."""

import pytest

from claim.arena.pairings import Pairing, play_numbers
from claim.datasets.columns import GAMES, POSITIONS
from claim.datasets.sources import Games, Positions, moves, solved
from claim.envs.observation import encode
from claim.game.cards import CARDS, Seat
from claim.game.game import Game
from claim.game.view import Viewer, visible
from claim.records.ending import forfeited
from claim.records.identities import BotIdentity
from claim.records.record import Record
from claim.solver.solution import solve


def named(columns, row):
    return dict(zip([column.name for column in columns], row, strict=True))


@pytest.fixture(scope="module")
def positions():
    return [named(POSITIONS, row) for row in Positions(52, "p", "squire", "random").rows(0, 52)]


@pytest.fixture(scope="module")
def games():
    return [named(GAMES, row) for row in Games(4, "g", "squire", "random").rows(0, 2)]


def test_a_position_has_the_solvers_values(positions):
    for row in positions:
        solution = solve(row["position"])
        assert (row["value"], row["legal"], row["values"]) == (
            solution.value,
            [card.number for card in solution.values],
            list(solution.values.values()),
        )


def test_a_drawn_position_is_worth_nothing():
    assert solved(Game.parse("2 A 0.... 0.... .... .... -"))[-3:] == ([0], [0], 0)


def test_every_trick_and_both_roles_are_equally_frequent(positions):
    assert [(row["ply"], row["trick"]) for row in positions] == [(26 + n, 1 + n // 2) for n in range(26)] * 2
    assert [row["led"] is None for row in positions] == [True, False] * 26


def test_a_positions_piles_are_those_of_its_text(positions):
    for row in positions:
        game = Game.parse(row["position"])
        assert row["turn"] == game.turn
        for field, cards in (("hand", game.hand), ("score", game.score)):
            for seat in Seat:
                mask = row[f"{field}_{seat.value.lower()}"]
                zeros = sum(card == "G0" for card in cards(seat))
                assert mask & 31 == (1 << zeros) - 1
                assert {n for n in range(5, 52) if mask >> n & 1} == {c.number for c in cards(seat) if c != "G0"}


def test_the_games_are_those_of_the_arena(games):
    records = [
        record
        for pair in play_numbers(Pairing("squire", "random", 2, "g"), range(2))
        for record in (pair.first, pair.second)
    ]
    for number, record in enumerate(records):
        rows = [row for row in games if row["game"] == number]
        assert [row["card"] for row in rows] == [card.number for card in record.game.plays]
        assert {(row["deal_seed"], row["move_seed"], row["winner"]) for row in rows} == {
            (f"g:{number // 2}", record.move_seed, record.winner)
        }
        assert {row["seat"]: row["bot"] for row in rows} == record.players


def test_a_move_has_what_its_player_saw_and_what_it_came_to(games):
    game = Game.deal("g:0")
    for row in games[:52]:
        assert str(game) == row["position"]
        entries = encode(visible(game, Viewer(row["seat"])))
        number = int.from_bytes(row["observation"], "little")
        assert [number >> place & 1 for place in range(len(entries))] == list(entries)
        assert (row["phase"], row["trick"], row["legal"]) == (game.phase, game.trick, [c.number for c in game.legal()])
        assert row["reward"] == (1 if row["winner"] == row["seat"] else -1)
        assert row["votes_a"] + row["votes_b"] == 5
        game = game.play(CARDS[row["card"]])


def test_a_game_that_a_program_lost_by_failing_says_so():
    game = Game.deal("f").play(Game.deal("f").legal()[0])
    bots = {seat: BotIdentity("x", 1) for seat in Seat}
    assert game.turn is not None
    ending = forfeited(game.turn, "it died")
    record = Record(game, dict.fromkeys(Seat, "x"), ending=ending, bots=bots, move_seed="f")
    (row,) = [named(GAMES, row) for row in moves(0, record)]
    assert (row["forfeit"], row["winner"], row["reward"]) == (game.turn, game.turn.other, 1)


def test_a_part_does_not_depend_on_the_others():
    source = Positions(9, "q", "squire", "squire")
    assert source.rows(0, 9) == source.rows(0, 4) + source.rows(4, 9)
