import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.arena.results import ResultsFile, read_result, result_line
from claim.arena.tally import DealResult
from claim.game.errors import BadText
from tests.arena.deal_results import RESULTS


def some(count: int) -> list[DealResult]:
    return [DealResult("greedy", "random", (1, 1), "7", deal, (1.0, 0.5)) for deal in range(count)]


def filled(path, count: int = 3):
    with ResultsFile(path) as file:
        for result in some(count):
            file.append(result)
    return path


@given(RESULTS)
def test_a_result_line_reads_back(result):
    line = result_line(result)
    assert line.count("\n") == 1
    again = read_result(line)
    assert again == result
    for ours, theirs in zip(again.paces, result.paces, strict=True):
        assert ours.moves == theirs.moves
        assert ours.seconds == pytest.approx(theirs.seconds, abs=1e-6)
        assert ours.longest == pytest.approx(theirs.longest, abs=1e-6)


def test_new_results_are_appended(tmp_path):
    path = filled(tmp_path / "r.jsonl", 2)
    with ResultsFile(path) as file:
        assert file.results == some(2)
        file.append(some(3)[2])
        assert len(path.read_text().splitlines()) == 3, "it is there before the file is closed"
    with ResultsFile(path) as file:
        assert file.results == some(3)
        assert file.dropped == 0


@given(st.data())
def test_a_file_cut_anywhere_loses_only_the_line_that_was_cut(tmp_path_factory, data):
    path = filled(tmp_path_factory.mktemp("cut") / "r.jsonl")
    whole = path.read_bytes()
    size = data.draw(st.integers(0, len(whole)))
    path.write_bytes(whole[:size])
    kept = whole[:size].count(b"\n")
    with ResultsFile(path) as file:
        complete = size in {place for place, byte in enumerate(whole) if byte == 10}  # cut before the end of the line
        assert len(file.results) == kept + complete
        assert bool(file.dropped) == (not complete and not whole[:size].endswith(b"\n") and size > 0)
        for result in some(3)[len(file.results) :]:
            file.append(result)
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda line: line[:30], "a result of claim arena, got"),
        (lambda _: "", "a result of claim arena"),
        (lambda _: "[1, 2]", "a result of claim arena, got '[1, 2]'"),
        (lambda _: "[" * 5000, "a result"),
        (lambda line: line.replace('"results": 1', '"results": 2'), "format 1, got format 2"),
        (lambda line: line.replace("[1.0, 0.5]", "[1.0, 0.7]"), "points: two numbers"),
        (lambda line: line.replace("[1.0, 0.5]", "[1.0]"), "points: two numbers"),
        (lambda line: line.replace('"deal": 1', '"deal": -1'), "deal: a number"),
        (lambda line: line.replace('"greedy"', "7"), "a: a text"),
        (lambda line: line.replace('"reasons": []', '"reasons": 3'), "reasons: a list of texts"),
        (lambda line: line.replace('"moves": [0', '"moves": [true'), "moves: two numbers"),
        (lambda _: "\ufffd", "a result of claim arena"),
    ],
)
def test_a_corrupt_line_in_the_middle_is_named_and_the_file_left_alone(tmp_path, change, expected):
    path = filled(tmp_path / "r.jsonl")
    lines = path.read_text().splitlines()
    lines[1] = change(lines[1])
    path.write_text("\n".join(lines) + '\n{"results": 1, "a"')  # with a last line that was cut off
    before = path.read_bytes()
    with pytest.raises(BadText, match="line 2: expected ") as caught:
        ResultsFile(path)
    assert expected in str(caught.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["hello", '{"claim": 1, "deck": []}', "a\nb\n", "\0", '{"results": "x"}'])
def test_a_file_of_another_kind_is_left_alone(tmp_path, text):
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(BadText, match="line 1: expected a result of claim arena"):
        ResultsFile(path)
    assert path.read_text() == text


def test_an_unusable_path_is_reported(tmp_path):
    for path in (tmp_path, tmp_path / "no" / "file", "/dev/null"):
        with pytest.raises(BadText) as caught:
            ResultsFile(path)
        assert caught.value.code == "no_file"


def test_only_one_run_at_a_time_can_use_the_file(tmp_path):
    path = filled(tmp_path / "r.jsonl")
    other = [sys.executable, "-c", f"from claim.arena.results import ResultsFile; ResultsFile({str(path)!r})"]
    with ResultsFile(path):
        refused = subprocess.run(other, capture_output=True, text=True, check=False)
        assert "another run is adding to this file" in refused.stderr
    assert subprocess.run(other, capture_output=True, text=True, check=False).returncode == 0
    assert len(path.read_text().splitlines()) == 3


def test_a_full_disk_is_reported(tmp_path):
    file = ResultsFile(tmp_path / "r.jsonl")
    opened = next(int(one.name) for one in Path("/proc/self/fd").iterdir() if one.resolve() == file.path)
    full = os.open("/dev/full", os.O_RDWR)
    os.dup2(full, opened)
    os.close(full)
    with pytest.raises(BadText, match="No space left"):
        file.append(some(1)[0])


def test_a_line_is_a_json_object_with_the_documented_keys():
    data = json.loads(result_line(some(1)[0]))
    assert list(data) == [
        *("results", "a", "b", "versions", "seed", "deal", "points", "moves", "seconds_per_move", "longest_move"),
        *("forfeits", "reasons"),
    ]
