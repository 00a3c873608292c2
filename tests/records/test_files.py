import json
import os
import random
import stat
from pathlib import Path

import pytest

from claim.game.cards import Seat
from claim.game.errors import BadText
from claim.game.game import Game
from claim.records import files
from claim.records.files import data_folder, read_record, write_record
from claim.records.record import Record
from tests.strategies import played

RECORD = Record(played(Game.deal(7), random.Random(7), 9), {Seat.A: "person", Seat.B: "greedy"})


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_a_record_reads_back_from_a_file(tmp_path, name):
    write_record(tmp_path / name, RECORD)
    assert read_record(tmp_path / name) == RECORD


def test_one_record_of_a_file_of_many_can_be_read(tmp_path):
    write_record(tmp_path / "one.json", RECORD)
    line = (tmp_path / "one.json").read_text()
    (tmp_path / "many.json").write_text("{}\n" + line + "{}\n")
    assert read_record(tmp_path / "many.json", 2) == RECORD
    with pytest.raises(BadText, match="line 1"):
        read_record(tmp_path / "many.json", 1)
    with pytest.raises(BadText, match="there is no line 1000000000000: the last is 3"):
        read_record(tmp_path / "many.json", 10**12)


def test_a_file_of_many_records_needs_a_line_number(tmp_path):
    """Even where the file is longer than a record may be."""
    for times in (2, 1000):
        file = tmp_path / "many.jsonl"
        file.write_text((json.dumps(RECORD.to_json()) + "\n") * times, encoding="utf-8")
        with pytest.raises(BadText) as raised:
            read_record(file)
        assert raised.value.code == "many_records"
        assert read_record(file, times) == RECORD


def test_a_json_record_may_span_several_lines(tmp_path):
    (tmp_path / "game.json").write_text(json.dumps(RECORD.to_json(), indent=2) + "\n\n", encoding="utf-8")
    assert read_record(tmp_path / "game.json") == RECORD


def test_only_the_default_folder_is_created(tmp_path, monkeypatch):
    """A missing folder that the user named may be a typo."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    write_record(data_folder() / "games" / "game.json", RECORD)
    assert read_record(data_folder() / "games" / "game.json") == RECORD
    with pytest.raises(BadText) as raised:
        write_record(tmp_path / "typo" / "game.json", RECORD)
    assert raised.value.code == "no_file"
    assert not (tmp_path / "typo").exists()


def test_a_very_long_line_counts_as_one_line(tmp_path):
    (tmp_path / "many.json").write_text(" " * (2 * files.MOST_BYTES) + "\n" + json.dumps(RECORD.to_json()) + "\n")
    assert read_record(tmp_path / "many.json", 2) == RECORD
    with pytest.raises(BadText, match="bytes"):
        read_record(tmp_path / "many.json", 1)


def test_writing_through_a_link_keeps_the_target_and_its_mode(tmp_path):
    target, link = tmp_path / "elsewhere.json", tmp_path / "link.json"
    target.write_text("")
    target.chmod(0o640)
    link.symlink_to(target)
    write_record(link, RECORD)
    assert link.is_symlink()
    assert read_record(target) == RECORD
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_a_new_file_has_the_default_mode(tmp_path):
    (tmp_path / "plain").write_text("")
    write_record(tmp_path / "game.json", RECORD)
    assert (tmp_path / "game.json").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_circular_links_are_a_coded_error(tmp_path):
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(BadText) as caught:
        write_record(tmp_path / "a", RECORD)
    assert caught.value.code == "no_file"


def test_a_file_name_of_the_greatest_length_is_written(tmp_path):
    name = "x" * 250 + ".json"
    write_record(tmp_path / name, RECORD)
    assert read_record(tmp_path / name) == RECORD


def test_a_missing_file_or_a_folder_is_a_coded_error(tmp_path):
    with pytest.raises(BadText, match="No such file"):
        read_record(tmp_path / "nothing.json")
    with pytest.raises(BadText, match="directory"):
        read_record(tmp_path)


def test_a_file_that_is_not_utf8_is_refused(tmp_path):
    (tmp_path / "bytes").write_bytes(b'{"claim": \xff}')
    with pytest.raises(BadText, match=r"not UTF-8 text \(byte 10\)"):
        read_record(tmp_path / "bytes")


def test_a_huge_file_is_not_read(tmp_path):
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(10 * files.MOST_BYTES)
    with pytest.raises(BadText, match=f"{10 * files.MOST_BYTES} bytes"):
        read_record(tmp_path / "huge")


def test_a_failed_write_leaves_the_old_file_whole_and_nothing_else(tmp_path, monkeypatch):
    write_record(tmp_path / "game.json", RECORD)
    before = (tmp_path / "game.json").read_bytes()

    def full(_descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("claim.records.files.os.fsync", full)
    with pytest.raises(BadText, match="No space left on device"):
        write_record(tmp_path / "game.json", Record(RECORD.game.play(RECORD.game.legal()[0])))
    assert (tmp_path / "game.json").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_failed_replace_leaves_the_old_file_whole(tmp_path, monkeypatch):
    write_record(tmp_path / "game.json", RECORD)

    def refuse(_self: Path, _target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(BadText, match="Permission denied"):
        write_record(tmp_path / "game.json", Record(Game.deal(8)))
    assert read_record(tmp_path / "game.json") == RECORD
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
def test_folders_that_are_made_are_for_their_owner_alone(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    before = os.umask(0)
    try:
        write_record(data_folder() / "games" / "game.json", RECORD)
    finally:
        os.umask(before)
    made = (data_folder(), data_folder() / "games")
    assert [stat.S_IMODE(folder.stat().st_mode) for folder in made] == [0o700, 0o700]
