import pytest

from claim.game.cards import Card, Seat
from claim.game.game import Game
from claim.game.seen_trick import SeenTrick
from claim.locales import LANGUAGES, Words
from claim.terminal.show import Show
from tests.terminal.helpers import sheet


def scoreboard(language: str, other: str | None, you: Seat | None, width: int) -> list[str]:
    """Return the rows of the scoreboard; `other` is the name of seat B, if it has one."""
    words, (paper, output) = Words(language), sheet(width)
    names = {seat: words("player-seat", seat=seat.value) for seat in Seat}
    if other is not None:
        names[Seat.B] = words.bot(other)
    view = Game.parse("2 A 9.... 1.... .2.3.. ...4.5 -").view("A")
    Show(paper, words, names, you).scoreboard(view)
    return output.getvalue().splitlines()


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "other", ["greedy", None, "cmd:sh -c 'exit 0 # a name that is longer than any screen is wide'"]
)
def test_no_row_of_the_scoreboard_is_wider_than_the_screen(width, language, other):
    rows = scoreboard(language, other, Seat.A if other else None, width)[:4]
    assert max(len(row.rstrip()) for row in rows) <= width
    assert rows[0].split()[0] == "G"
    assert len(rows[3].split()) >= 6


def test_names_that_look_alike_when_shortened_become_letters():
    assert scoreboard("en", None, None, 40)[3].split() == ["vote", "–", "A◆", "A◆", "B◆", "B◆"]


def show(language: str) -> Show:
    return Show(sheet()[0], Words(language), {seat: f"seat {seat.value}" for seat in Seat}, None)


def told_at_the_end(position: str, language: str, *plays: str) -> list[str]:
    game = Game.parse(position)
    for card in plays:
        game = game.play(card)
    paper, output = sheet()
    Show(paper, Words(language), show(language).names, None).result(game.view("open"))
    return output.getvalue().splitlines()[6:]  # below the title and the scoreboard


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vote_that_the_highest_card_decides_is_explained(language):
    """R24: two Knights each, and the eight outranks the seven."""
    words = Words(language)
    lines = told_at_the_end("2 A 9.... 1.... .28.3.. .37..4.5 -", language, "G9", "G1")
    assert lines[:-1] == [words("vote-by-highest", faction=words("faction-K"), card="K8")]
    assert len(lines) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("led", "reply", "code"),
    [
        ("G0", "G0", "tie"),  # R8
        ("D4", "U9", "did_not_follow"),  # R8
        ("G9", "K2", "knight_beats_goblin"),  # R18
        ("D4", "X5", "doppelganger"),  # R21
        ("D4", "D5", None),  # the higher card is plain to see
    ],
)
def test_why_a_trick_was_won_is_told_where_the_values_do_not_tell_it(language, led, reply, code):
    winner = Seat.A if code in ("tie", "did_not_follow") else Seat.B
    trick = SeenTrick(2, Seat.A, Card(led), Card(reply), winner, None, None)
    parts = [] if code is None else [Words(language)(f"trick-reason-{code}")]
    told = " ".join([show(language).fact("wins-trick-line", winner), *parts])
    assert show(language).trick(trick).plain == f"seat A {led}, seat B {reply}. {told}"
