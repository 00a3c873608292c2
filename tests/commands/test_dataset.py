"""`claim dataset` as people and programs meet it."""

import importlib
import json
import os
import resource
import subprocess
import sys
from concurrent.futures import BrokenExecutor

import pyarrow.parquet as pq
import pytest

from claim.bots.registry import make_bot
from claim.cli import main
from claim.commands import dataset
from claim.commands.options import build_parser
from claim.datasets import parquet
from claim.datasets.columns import GAMES, POSITIONS
from claim.datasets.making import DatasetLost
from claim.game.errors import ClaimError
from claim.locales import Words
from claim.version import VERSION
from harness.waiting import wait_for
from tests.commands.running import interrupted, started

RANDOM = ("--a", "random", "--b", "random", "--seed", "7")


def test_the_file_says_what_it_holds_and_how_it_was_made(tmp_path, capsys):
    file = tmp_path / "games.parquet"
    options = ("--a", "squire", "--games", "2", "--seed", "a b", "--jobs", "1")
    assert main(["dataset", "games", *options, str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told.pop("seconds") > 0
    assert told == {
        "file": str(file),
        "kind": "games",
        "rows": 104,
        "bytes": file.stat().st_size,
        "seed": "a b",
        "version": VERSION,
    }
    table = pq.read_table(file)
    assert [(one.name, str(one.type), one.metadata[b"meaning"].decode(), one.nullable) for one in table.schema] == [
        (one.name, one.type.replace("<int8>", "<element: int8 not null>"), one.meaning, one.nullable) for one in GAMES
    ]
    footer = {key.decode(): text.decode() for key, text in table.schema.metadata.items()}
    bots = json.loads(footer.pop("claim.bots"))
    assert footer == {
        "claim.schema": "games 1",
        "claim.version": VERSION,
        "claim.command": "claim dataset games --a squire --b greedy --games 2 --seed 'a b'",
        "claim.seed": "a b",
    }
    assert bots == {
        side: {"name": name, "version": make_bot(name).version, "budget": make_bot(name).budget}
        for side, name in (("a", "squire"), ("b", "greedy"))
    }


def test_the_same_seed_gives_the_same_bytes_on_any_number_of_processes(tmp_path, monkeypatch):
    monkeypatch.setattr(parquet, "GROUP", 50)
    files = [tmp_path / name for name in ("one", "two", "other")]
    for file, jobs, seed in zip(files, "121", "778", strict=True):
        assert main(["dataset", "games", *RANDOM[:-1], seed, "--games", "6", "--jobs", jobs, str(file)]) == 0
    one, two, other = (file.read_bytes() for file in files)
    assert one == two != other
    groups = pq.ParquetFile(files[0]).metadata
    sizes = [groups.row_group(number).num_rows for number in range(groups.num_row_groups)]
    assert sizes == [50, 50, 50, 50, 50, 50, 12]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["positions", "--count", "0", "x"], "bad_number"),
        (["positions", "--count", "100000001", "x"], "bad_number"),
        (["games", "--games", "3", "x"], "odd_games"),
        (["games", "--seed", "", "x"], "bad_seed"),
        (["games", "--jobs", "0", "x"], "bad_number"),
        (["games", "--a", "hal", "x"], "unknown_bot"),
        (["positions", "--b", "cmd:/nowhere/at.all", "x"], "bot_start"),
        (["positions", "/nowhere/at.all"], "no_file"),
        (["positions", "--count", "1", "/dev/null"], "no_file"),
    ],
)
def test_bad_input_has_a_code_and_is_one_line_in_the_users_language(arguments, code, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    parsed = build_parser().parse_args(["dataset", *arguments])
    with pytest.raises(ClaimError) as caught:
        importlib.import_module("claim.commands.dataset").run(parsed)
    assert caught.value.code == code
    assert main(["dataset", *arguments, "--language", "hu"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"claim: {Words('hu').error(caught.value)}\n"
    assert not list(tmp_path.iterdir())


def test_a_missing_extra_is_named(monkeypatch, tmp_path, capsys):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["dataset", "games", str(tmp_path / "x")]) == 2
    assert (
        capsys.readouterr().err == "claim: This command needs pyarrow. In a clone of Claim: pip install '.[dataset]'\n"
    )


def test_a_file_that_is_there_is_replaced_and_a_link_stays(tmp_path):
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    assert main(["dataset", "positions", *RANDOM, "--count", "3", "--jobs", "1", str(link)]) == 0
    assert link.is_symlink()
    assert (pq.read_table(target).num_rows, target.stat().st_mode & 0o777) == (3, 0o640)
    assert pq.read_table(target).column_names == [column.name for column in POSITIONS]
    assert sorted(one.name for one in tmp_path.iterdir()) == ["link", "target"]


def test_a_full_disk_leaves_the_old_file_and_no_half_one(tmp_path):
    file = tmp_path / "games.parquet"
    file.write_text("old")
    done = subprocess.run(
        [sys.executable, "-m", "claim", "dataset", "games", *RANDOM, "--games", "4", "--jobs", "1", str(file)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)),
        env={name: value for name, value in os.environ.items() if not name.startswith("COV")},  # coverage cannot save
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"claim: {file}: {os.strerror(27)}\n")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_worker_that_is_gone_leaves_no_file(tmp_path, monkeypatch, capsys):
    def gone(*_):
        yield from ()
        raise BrokenExecutor

    monkeypatch.setattr(dataset, "make_rows", gone)
    file = tmp_path / "x"
    assert main(["dataset", "games", "--jobs", "1", "--language", "fr", str(file)]) == 1
    assert capsys.readouterr().err == f"claim: {Words('fr').error(DatasetLost('dataset_lost', file=str(file)))}\n"
    assert not list(tmp_path.iterdir())


def test_ctrl_c_leaves_no_file(tmp_path):
    file = tmp_path / "games.parquet"
    with started("dataset", "games", *RANDOM, "--games", "100000", "--jobs", "2", str(file)) as process:
        wait_for(lambda: any(tmp_path.iterdir()))
        _, told = interrupted(process)
    assert (process.returncode, told) == (1, f"claim: stopped: {file} was not written\n")
    assert not list(tmp_path.iterdir())
