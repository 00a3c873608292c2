"""One position for each theme, in which nothing else is a theme, and a fact of each checked the slow way."""

import pytest

from claim.game.cards import Faction
from claim.game.game import Game
from claim.game.seen_trick import TrickReason
from claim.puzzles.collection import shipped
from claim.puzzles.proving import prove
from claim.puzzles.themes import Theme, themes_of


@pytest.mark.parametrize(
    ("position", "themes"),
    [
        ("2 B 00289..356.29.69 135.23.012.68.08 .... .9.4789..7 -", [Theme.DWARF_LOST]),  # D8 is led under D9 (R20)
        ("2 A 07.58.467.. 135.3.0.9. ..12.0126. 009.49.3589..168 D7", [Theme.KNIGHT_OVER_GOBLIN]),  # K5 on G1 (R18)
        ("2 B 03..7.25. 05.5.5..37 0.37...189 68..0124689.04. U3", [Theme.DOPPELGANGER_SPENT]),  # X7 on U3 (R21)
        ("2 B 5..23568.9.02 0246.57..678.7 .4.17..389 ..049.. D4", [Theme.DOPPELGANGER_KEPT]),  # not X7 on D4
        ("2 B 03.34... 04...12. 08.27.2369.0.07 ..014578..1258 -", [Theme.LEAD_GIVEN_UP]),  # G0, and not G4 or D2
        ("2 B .69..2. 8...89. ..12489.1357. 0004567.5.03567..8 -", [Theme.LAST_OF_FACTION]),  # D9 after D8 and D2
        ("2 B 006...367. 07..45.159. .39.0267.0. ..1389..169 G9", [Theme.TIE_BREAK]),  # G9 decides the Goblins (R24)
        ("2 B 000....238 567..456.. ..0137.1456789.4567 ..289..1 -", [Theme.DRAW_SAVED]),  # R25
        ("2 A 00.3.03.24689. 017.79.567.0.7 3..12489..28 .... -", []),
    ],
)
def test_the_themes_of_a_position(position, themes):
    game = Game.parse(position)
    proof = prove(game)
    assert proof is not None
    assert list(themes_of(game, proof)) == themes


def test_themes_are_facts_of_the_tricks():
    """Read off what the view says of the tricks, for a part of the shipped puzzles."""
    puzzles = list(shipped())[::25]
    for puzzle in puzzles:
        proof, game = prove(puzzle.game), puzzle.game
        assert proof is not None
        solver, knight, spent = game.turn, False, False
        for number, card in enumerate(proof.line):
            alternatives = {other.faction for other in game.legal()}
            game = game.play(card)
            if number in proof.decisions:
                spent |= card.faction is Faction.DOPPELGANGER and alternatives != {Faction.DOPPELGANGER}
                last = game.view("open").tricks[-1:] if game.led is None else ()
                knight |= any(
                    trick.reason is TrickReason.KNIGHT_BEATS_GOBLIN and trick.winner is solver for trick in last
                )
        assert (Theme.KNIGHT_OVER_GOBLIN in puzzle.themes) == knight
        assert (Theme.DOPPELGANGER_SPENT in puzzle.themes) == spent
        assert (Theme.DRAW_SAVED in puzzle.themes) == (proof.value == 0)
