from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from claim.game.errors import BadText
from claim.game.game import Game
from claim.records.files import data_folder
from claim.records.record import Record
from claim.terminal.saving import Saver, new_game_file


def test_games_started_at_the_same_moment_get_separate_files():
    with ThreadPoolExecutor(8) as pool:
        files = list(pool.map(lambda _: new_game_file(), range(40)))
    assert len(set(files)) == 40
    assert {file.name for file in files} == {f"game-{number}.json" for number in range(1, 41)}


def test_a_new_game_reserves_its_file_immediately(tmp_path):
    Saver(tmp_path / "game.json", fresh=True)
    with pytest.raises(BadText) as caught:
        Saver(tmp_path / "game.json", fresh=True)
    assert caught.value.code == "file_exists"


def refuse(monkeypatch: pytest.MonkeyPatch, tmp_path):
    """A folder whose files nobody may read. Root may read everything, so the error is faked."""
    real = Path.stat

    def stat(self: Path, **options: bool) -> object:
        if self.is_relative_to(tmp_path / "locked") and self != tmp_path / "locked":
            raise PermissionError(13, "Permission denied")
        return real(self, **options)

    def forbidden(self: Path, *_arguments: object, **_options: object) -> None:
        if self.is_relative_to(tmp_path / "locked"):
            raise PermissionError(13, "Permission denied", str(self))
        raise AssertionError("only the locked folder is tried here")

    monkeypatch.setattr(Path, "stat", stat)
    monkeypatch.setattr(Path, "mkdir", forbidden)
    monkeypatch.setattr(Path, "open", forbidden)


def test_a_file_in_a_locked_folder_is_a_coded_error(tmp_path, monkeypatch):
    refuse(monkeypatch, tmp_path)
    with pytest.raises(BadText, match="Permission denied"):
        Saver(tmp_path / "locked" / "game.json", fresh=True)


def test_a_data_folder_in_a_locked_folder_does_not_stop_the_game(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "locked" / "data"))
    refuse(monkeypatch, tmp_path)
    saver = Saver(None, fresh=True)
    assert saver.path.parent == data_folder() / "games"
    assert saver.save(Record(Game.deal(7)))
    assert "Permission denied" in str(saver.problem)


def test_a_file_where_the_data_folder_should_be_does_not_stop_the_game(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    saver = Saver(None, fresh=True)
    assert saver.path.parent == data_folder() / "games"
    assert saver.save(Record(Game.deal(7)))
    with pytest.raises(BadText, match="Not a directory"):
        Saver(data_folder() / "game.json", fresh=True)


def test_a_name_that_is_too_long_is_a_coded_error(tmp_path):
    with pytest.raises(BadText, match="File name too long"):
        Saver(tmp_path / ("x" * 300), fresh=True)
