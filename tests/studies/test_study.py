"""Lines that branch from a game: written, read, walked and changed."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.game.errors import BadText, IllegalPlay
from claim.game.game import Game
from claim.studies.errors import BadStudy
from claim.studies.study import MOST_PLAYS, NAME_LENGTH, Study

SMALL = "2 A 35.... 24.... .... .... -"
BRANCHED = f"{SMALL}; G3 (G5 {{the higher one}} G4) G4 (G2)"


@st.composite
def studies(draw):
    """Random lines from a random moment of a random deal, some of them named."""
    game = Game.deal(draw(st.integers(0, 50)))
    for _ in range(draw(st.integers(0, 30))):
        game = game.play(draw(st.sampled_from(game.legal())))
    study = Study(Game.parse(str(game)))
    paths = [()]
    for _ in range(draw(st.integers(0, 12))):
        path = draw(st.sampled_from(paths))
        legal = study.game(path).legal()
        if legal:
            card = draw(st.sampled_from(legal))
            study = study.play(path, card)
            paths.append((*path, card))
    if len(paths) > 1:
        name = draw(st.text(st.characters(exclude_characters="{}", categories=["L", "N", "P", "S"]), max_size=20))
        study = study.name(draw(st.sampled_from(paths[1:])), name)
    return study


@given(studies())
def test_a_study_is_read_as_it_was_written(study):
    assert Study.parse(study.text()) == study


@given(studies())
def test_every_line_is_a_game_that_can_be_read_again(study):
    for record, (path, _) in zip(study.records(), study.ends(), strict=True):
        assert type(record).from_json(record.to_json()).game.plays == path


def test_lines_side_by_side_stand_for_the_card_before_them():
    study = Study.parse(BRANCHED)
    assert [line.card for line in study.after()] == ["G3", "G5"]
    assert [line.card for line in study.after(["G3"])] == ["G4", "G2"]
    assert [(" ".join(path), name) for path, name in study.ends()] == [
        ("G3 G4", ""),
        ("G3 G2", ""),
        ("G5 G4", "the higher one"),
    ]
    assert study.text() == BRANCHED


def test_the_study_of_a_game_is_its_own_line():
    game = Game.deal(7)
    for _ in range(30):
        game = game.play(game.legal()[0])
    study = Study.of(game)
    assert list(study.ends()) == [(game.plays, "")]
    assert study.game(game.plays) == game
    assert Study.parse(study.text()).game(game.plays).state == game.state


def test_changes_leave_the_study_they_were_made_from_alone():
    study = Study.parse(BRANCHED)
    assert study.play(["G5"], "G2").remove(["G5", "G2"]) == study
    assert study.play([], "G3") is study
    assert study.name(["G5"], "").text() == f"{SMALL}; G3 (G5 G4) G4 (G2)"
    assert study.remove(["G3"]).text() == f"{SMALL}; G5 {{the higher one}} G4"
    assert study.text() == BRANCHED


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense", "bad_phase"),
        (f"{SMALL}; G3 (G5", "open_study"),
        (f"{SMALL}; G3 {{half a na", "open_study"),
        (f"{SMALL}; G3) G4", "bad_study"),
        (f"{SMALL}; G3 ()", "bad_study"),
        (f"{SMALL}; {{name}}", "bad_study"),
        (f"{SMALL}; G3 ((G5))", "bad_branch"),
        (f"{SMALL}; (G5)", "bad_branch"),
        (f"{SMALL}; G3 what", "bad_study"),
        (f"{SMALL}; G3 {{{'x' * (NAME_LENGTH + 1)}}}", "bad_line_name"),
        (f"{SMALL}; G3 {{a\x07b}}", "bad_line_name"),
        (f"{SMALL}; G4", "not_in_hand"),
        (f"{SMALL}; " + "G3 (G5) " * MOST_PLAYS, "not_in_hand"),
        (f"{SMALL}; G3 " + "(G5) " * MOST_PLAYS, "large_study"),
    ],
)
def test_a_text_that_is_no_study_is_refused_with_a_reason(text, code):
    with pytest.raises((BadText, IllegalPlay)) as caught:
        Study.parse(text)
    assert caught.value.code == code


def test_plays_that_are_no_line_of_the_study_are_refused():
    study = Study.parse(BRANCHED)
    for change in (
        lambda: study.after(["G3", "G3"]),
        lambda: study.remove([]),
        lambda: study.name(["K9"], "x"),
        lambda: study.play(["G5", "G2"], "G3"),
    ):
        with pytest.raises(BadStudy):
            change()


def test_what_was_exported_is_read_again_with_all_its_lines():
    study = Study.parse("2 A 35.... 24.... .... .... -; G3 (G5 G4 (G2)) G4")
    text = "".join(json.dumps(record.to_json()) + "\n" for record in study.records())
    for pasted in (text, text.replace("\n", "\r\n"), text.replace("\n", "\n \n\n")):
        assert Study.read(pasted) == study
    with pytest.raises(BadStudy, match="line 3: this game begins elsewhere"):
        Study.read(text.splitlines()[0] + '\n\n{"position": "2 A 3.... 2.... .... .... -", "plays": []}')
