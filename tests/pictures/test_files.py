"""Pictures as SVG and PNG, as the commands write them."""

import functools
import random
import struct
import sys
from pathlib import Path

import pytest
import resvg_py

from claim.cli import main
from claim.game.cards import Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.pictures import files as pictures
from claim.pictures.svg import Picture
from claim.records.files import write_record
from claim.records.record import Record
from tests.commands.running import one_line
from tests.lacking import lacks
from tests.strategies import played

ARENA = ("arena", "--a", "greedy", "--b", "random", "--games", "2", "--jobs", "1")


@pytest.fixture
def record(tmp_path) -> str:
    path = Path(tmp_path) / "game.json"
    write_record(path, Record(played(Game.deal(7), random.Random(7)), {Seat.A: "person", Seat.B: "random"}))
    return str(path)


@pytest.fixture
def fonts() -> None:
    try:
        pictures.check(Path("x.png"), "--plot")
    except BadText as error:
        lacks(f"words cannot be drawn here: {error}")


def size(png: bytes) -> tuple[int, int]:
    """Return width and height of a PNG that is whole."""
    assert (png[:8], png[-8:-4]) == (b"\x89PNG\r\n\x1a\n", b"IEND")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_png_has_two_pixels_for_each_unit():
    assert size(pictures.png(str(Picture(30, 20, "title", "text")))) == (60, 40)


def test_a_png_shows_what_was_drawn():
    empty, full = Picture(30, 20, "title", "text"), Picture(30, 20, "title", "text")
    full.dot(10, 10, 5, "blue")
    assert pictures.png(str(empty)) != pictures.png(str(full))


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("serif", [False, True])
def test_text_is_drawn_in_both_typefaces(serif):
    empty, full = Picture(90, 20, "title", "text"), Picture(90, 20, "title", "text")
    full.text(2, 15, "Dwarf", serif=serif)
    assert pictures.png(str(empty)) != pictures.png(str(full))


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("name", ["arena.png", "ARENA.PNG"])
def test_the_arena_draws_a_png(tmp_path, name):
    assert main([*ARENA, "--plot", str(tmp_path / name)]) == 0
    width, height = size((tmp_path / name).read_bytes())
    assert width == 2 * 760
    assert height > width / 2


@pytest.mark.usefixtures("fonts")
def test_a_review_draws_a_png_and_an_svg(tmp_path, record, capsys):
    for name in ("review.png", "review.svg"):
        file = tmp_path / name
        assert main(["review", record, "--rounds", "5", "--deals", "0", "--plot", str(file)]) == 0
        assert str(file) in capsys.readouterr().out.replace("\n", "")
    assert size((tmp_path / "review.png").read_bytes()) == (1840, 960)
    assert (tmp_path / "review.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_png_without_its_renderer_says_what_to_install_before_any_work(tmp_path, record, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    for command in (ARENA, ("review", record)):
        assert main([*command, "--plot", str(tmp_path / "x.png")]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert one_line(told.err)
        assert "pip install '.[png]'" in told.err
    assert main([*ARENA, "--plot", str(tmp_path / "x.svg")]) == 0
    assert "greedy" in (tmp_path / "x.svg").read_text(encoding="utf-8")
    assert not (tmp_path / "x.png").exists()


def test_a_png_without_any_font_is_refused(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("resvg_py.svg_to_bytes", functools.partial(resvg_py.svg_to_bytes, skip_system_fonts=True))
    assert main([*ARENA, "--plot", str(tmp_path / "x.png")]) == 2
    told = capsys.readouterr()
    assert one_line(told.err)
    assert "font" in told.err


@pytest.mark.parametrize("name", ["x.gif", "x", ".png", "no such folder/x.png", "no such folder/x.svg"])
def test_an_unwritable_picture_is_refused_before_any_work(tmp_path, record, capsys, name):
    for command in (ARENA, ("review", record)):
        assert main([*command, "--plot", str(tmp_path / name)]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert one_line(told.err)
