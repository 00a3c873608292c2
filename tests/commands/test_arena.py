"""`claim arena` as people and programs meet it."""

import json
import signal
import sys
from concurrent.futures import BrokenExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from claim.arena.pairings import run_all
from claim.cli import main
from claim.records.files import read_record
from harness.waiting import wait_for
from tests.commands.running import claim, interrupted, one_line, started

DUEL = ("arena", "--a", "greedy", "--b", "random", "--seed", "5")
SAME = ("a", "b", "games", "score", "ci95", "wins", "draws", "losses", "forfeits", "seed", "versions")


def summary(*arguments: str) -> dict[str, Any]:
    """Return the object that `--json` prints, from a run in this process."""
    done = claim(*arguments, *(() if "--dask" in arguments else ("--jobs", "1")), "--json")
    assert done.returncode == 0
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def test_the_arena_prints_records_and_a_summary(tmp_path):
    """One record per line, each readable; a summary object at the end; the same seed gives the same games."""
    runs = []
    for name in ("one", "two"):
        file = tmp_path / name
        done = claim(*DUEL, "--games", "20", "--records", str(file), "--jobs", "1", "--json")
        assert done.returncode == 0
        summary = json.loads(done.stdout.splitlines()[-1])
        assert {"a", "b", "games", "score", "ci95", "draws", "seconds_per_move", "longest_move"} <= set(summary)
        assert summary["versions"] == {"a": 2, "b": 1}
        assert summary["games"] == 20
        assert summary["ci95"][0] <= summary["score"] <= summary["ci95"][1]
        records = [read_record(file, number) for number in range(1, 21)]
        points = sum(0.5 if r.winner is None else r.players[r.winner] == "greedy" for r in records)
        assert points / 20 == pytest.approx(summary["score"])
        runs.append(sorted(file.read_text().splitlines()))
    assert runs[0] == runs[1]
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["one", "two"]


def test_the_arena_reports_a_failing_program_and_continues(tmp_path):
    program = tmp_path / "dies"
    program.write_text("#!/bin/sh\nexit 3\n")
    program.chmod(0o755)
    done = claim("arena", "--a", f"cmd:{program}", "--b", "random", "--games", "10", "--json")
    assert done.returncode == 0
    summary = json.loads(done.stdout)
    assert (summary["score"], summary["forfeits"]) == (0, {"a": 10, "b": 0})
    assert "10 games forfeited" in done.stderr
    assert "exit code 3" in done.stderr
    text = claim("arena", "--a", "random", "--b", "random", "--games", "2").stdout
    assert "2 games on 1 deal in" in text


def test_a_round_robin_rates_all_bots_on_the_same_deals(tmp_path):
    program = tmp_path / "first, second"  # a comma does not end a name
    program.write_text(
        f"#!{sys.executable}\nimport json, sys\n" + "for l in sys.stdin: print(json.loads(l)['legal'][0], flush=True)\n"
    )
    program.chmod(0o755)
    spec = f"cmd:'{program}'"
    data = summary("arena", "--bots", f'random,greedy,"{spec}"', "--games", "40", "--seed", "5", "--anchor", "greedy")
    assert data["bots"] == ["random", "greedy", spec]
    assert (data["games"], data["games_per_pair"], data["anchor"]) == (120, 40, "greedy")
    assert [(pair["a"], pair["b"], pair["games"]) for pair in data["pairs"]] == [
        ("random", "greedy", 40),
        ("random", spec, 40),
        ("greedy", spec, 40),
    ]
    ratings = {one["bot"]: one for one in data["ratings"]}
    assert ratings["greedy"]["rating"] == 0
    assert ratings["random"]["rating"] < ratings["random"]["ci95"][1] < 0
    assert [one["rating"] for one in data["ratings"]] == sorted(
        (one["rating"] for one in data["ratings"]), reverse=True
    )
    assert ratings["random"]["games"] == 80
    duel = summary("arena", "--a", "random", "--b", "greedy", "--games", "40", "--seed", "5")
    assert {key: duel[key] for key in data["pairs"][0]} == data["pairs"][0]


def test_a_round_robin_prints_a_ladder_and_a_matrix():
    done = claim("arena", "--bots", "random,greedy", "--games", "10", "--jobs", "1")
    lines = done.stdout.splitlines()
    assert "10 games on 5 deals" in lines[0]
    assert lines[3].split()[:2] == ["1", "greedy"]
    assert "anchor" in lines[4]
    assert lines[6].split() == ["score", "against", "1", "2"]


@pytest.mark.parametrize(
    ("a", "b", "verdict", "code"), [("greedy", "random", "stronger", 0), ("random", "greedy", "not stronger", 1)]
)
def test_a_sequential_test_stops_at_the_same_deal_on_any_number_of_processes(a, b, verdict, code):
    found = []
    for jobs in ("1", "2"):
        done = claim("arena", "--a", a, "--b", b, "--sprt", "0.5", "0.6", "--games", "2000", "--jobs", jobs, "--json")
        assert done.returncode == code
        data = json.loads(done.stdout)
        assert data["sprt"]["verdict"] == verdict
        assert data["games"] == 2 * data["sprt"]["deals"] == 2 * sum(data["sprt"]["counts"]) < 400
        found.append({key: data[key] for key in (*SAME, "sprt")})
    assert found[0] == found[1]


def test_a_sequential_test_that_runs_out_of_games_is_undecided():
    done = claim("arena", "--a", "greedy", "--b", "greedy", "--sprt", "0.5", "0.52", "--games", "6", "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["sprt"]["verdict"] == "undecided"
    done = claim("arena", "--a", "greedy", "--b", "greedy", "--sprt", "0.5", "0.52", "--games", "6")
    assert "undecided after 3 deals" in done.stdout


def test_a_run_in_parts_gives_the_same_totals_as_one_run(tmp_path):
    file = tmp_path / "r.jsonl"
    whole = summary(*DUEL, "--games", "24")
    assert summary(*DUEL, "--games", "10", "--results", str(file))["resumed"] == 0
    before = file.read_bytes()
    parts = summary(*DUEL, "--games", "24", "--results", str(file))
    assert parts["resumed"] == 10
    assert {key: parts[key] for key in SAME} == {key: whole[key] for key in SAME}
    assert file.read_bytes().startswith(before)
    assert len(file.read_text().splitlines()) == 12
    again = summary("arena", "--bots", "random,greedy", "--seed", "5", "--games", "24", "--results", str(file))
    assert again["resumed"] == 24, "a round-robin counts the same games"
    assert again["pairs"][0]["score"] == pytest.approx(1 - whole["score"], abs=1e-6)
    assert len(file.read_text().splitlines()) == 12
    file.write_bytes(file.read_bytes()[:-40])
    done = claim(*DUEL, "--games", "24", "--jobs", "1", "--results", str(file))
    assert one_line(done.stderr)
    assert "the last line was cut off and is dropped" in done.stderr


def slow_bot(folder: Path) -> str:
    """Return a slow program: about a second per game."""
    program = folder / "slow.py"
    program.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n    time.sleep(0.02)\n    print(json.loads(line)['legal'][0], flush=True)\n"
    )
    return f"cmd:{sys.executable} {program}"


@pytest.mark.parametrize("kill", [signal.SIGKILL, signal.SIGINT])
def test_a_killed_run_can_be_continued(tmp_path, kill):
    file, bot, old = tmp_path / "r.jsonl", slow_bot(tmp_path), tmp_path / "records.jsonl"
    old.write_text("OLD\n")
    files = ("--results", str(file), "--records", str(old))
    process = started("arena", "--a", bot, "--b", "random", "--games", "200", "--jobs", "2", *files)
    wait_for(lambda: file.exists() and file.read_text().count("\n") >= 2)
    busy = claim("arena", "--a", "greedy", "--b", "random", "--games", "2", "--results", str(file))
    assert busy.returncode == 2
    assert one_line(busy.stderr)
    assert "another run" in busy.stderr
    out, err = interrupted(process, kill)
    assert old.read_text() == "OLD\n"
    if kill == signal.SIGINT:
        assert process.returncode == 1
        assert "games on" in out
        assert "claim: stopped after " in err
        assert "Traceback" not in err, "neither of ours nor of the program that was thinking"
        (part,) = tmp_path.glob("records.jsonl-*.part")
        assert str(part) in err
        assert part.read_text().count("\n") >= 2
    done = file.read_text().count("\n")
    data = summary("arena", "--a", bot, "--b", "random", "--games", "2", "--results", str(file))
    assert data["resumed"] <= 2
    assert file.read_text().count("\n") >= done


def test_a_run_stopped_before_the_first_deal_is_over_reports_no_score(tmp_path):
    """50% of nothing would be made up."""
    thinks = tmp_path / "thinks"
    program = tmp_path / "sleeper.py"
    program.write_text(f"import pathlib, time\npathlib.Path({str(thinks)!r}).touch()\ntime.sleep(60)\n")
    bot = f"cmd:{sys.executable} {program}"
    process = started("arena", "--a", bot, "--b", "random", "--games", "20", "--seconds", "60")
    wait_for(thinks.exists)
    out, err = interrupted(process)
    assert (process.returncode, out, err) == (1, "", "claim: stopped before a deal was finished\n")


@pytest.fixture
def impatient(monkeypatch):
    """Wait only a second for a cluster."""
    monkeypatch.setattr("claim.arena.cluster.cluster.__wrapped__.__defaults__", (1.0,))


@pytest.mark.usefixtures("impatient")
@pytest.mark.extended
def test_an_unreachable_cluster_leaves_the_results_untouched(tmp_path, capsys):
    file, records = tmp_path / "r.jsonl", tmp_path / "records"
    summary(*DUEL, "--games", "4", "--results", str(file))
    before = file.read_bytes()
    more = ("--games", "8", "--results", str(file), "--records", str(records))
    assert main([*DUEL, *more, "--dask", "tcp://127.0.0.1:9"]) == 2
    told = capsys.readouterr().err
    assert one_line(told), told
    assert "no scheduler answers" in told
    assert file.read_bytes() == before
    assert list(tmp_path.glob("records*")) == []


def test_dying_workers_are_reported_and_nothing_is_lost(tmp_path, monkeypatch, capsys):
    def dying(work, *_):
        yield from islice(run_all(work, None, 1), 3)
        raise BrokenExecutor

    file = tmp_path / "r.jsonl"
    with monkeypatch.context() as patched:
        patched.setattr("claim.commands.arena.run_all", dying)
        assert main([*DUEL, "--games", "12", "--jobs", "1", "--results", str(file)]) == 2
    assert one_line(capsys.readouterr().err)
    assert summary(*DUEL, "--games", "12", "--results", str(file))["resumed"] == 6


def test_a_missing_dask_is_reported_with_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*DUEL, "--games", "2", "--dask", "tcp://127.0.0.1:9"]) == 2
    assert "pip install '.[dask]'" in capsys.readouterr().err


@pytest.mark.filterwarnings("ignore")  # dask's own
@pytest.mark.extended
def test_a_real_cluster_plays_the_same_games(tmp_path):
    from distributed import LocalCluster

    file = tmp_path / "r.jsonl"
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as local:
        there = summary(*DUEL, "--games", "40", "--results", str(file), "--dask", local.scheduler_address)
    here = summary(*DUEL, "--games", "40")
    assert {key: there[key] for key in SAME} == {key: here[key] for key in SAME}
    assert file.read_text().count("\n") == 20


@pytest.mark.usefixtures("impatient")
@pytest.mark.filterwarnings("ignore")  # dask's own
@pytest.mark.extended
def test_a_cluster_without_workers_is_reported(capsys):
    from distributed import LocalCluster

    with LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address=None, silence_logs=50) as local:
        assert main([*DUEL, "--games", "2", "--dask", local.scheduler_address]) == 2
    assert "has no workers" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "--bots"),
        (("--a", "greedy"), "--b BOT"),
        (("--bots", "greedy"), "two or more"),
        (("--bots", ""), "two or more"),
        (("--bots", "greedy,random,greedy"), "different"),
        (("--bots", "greedy,nobody"), "nobody"),
        (("--bots", "greedy,random", "--a", "random"), "--a BOT --b BOT"),
        (("--bots", "greedy,random", "--sprt", "0.5", "0.55"), "--sprt compares two bots"),
        (("--bots", "greedy,random", "--anchor", "nobody"), "nobody"),
        (("--a", "greedy", "--b", "random", "--sprt", "0.55", "0.5"), "the lower first"),
        (("--a", "greedy", "--b", "random", "--sprt", "nan", "0.5"), "the lower first"),
        (("--a", "greedy", "--b", "random", "--sprt", "0.5", "0.55", "--alpha", "0"), "--alpha"),
        (("--a", "greedy", "--b", "random", "--alpha", "0.1"), "--sprt"),
        (("--a", "greedy", "--b", "random", "--beta", "0.05"), "--sprt"),
        (("--a", "greedy", "--b", "greedy", "--games", "2", "--plot", "x.svg"), "different"),
        (("--a", "greedy", "--b", "random", "--results", "/no/such/folder/x"), "/no/such"),
    ],
)
def test_bad_options_are_one_line(capsys, arguments, words):
    assert main(["arena", *arguments]) == 2
    captured = capsys.readouterr()
    assert one_line(captured.err), captured.err
    assert words in captured.err
    assert captured.out == ""


@pytest.mark.parametrize("name", ["folder", ""])
def test_records_never_replace_anything_but_a_file(tmp_path, monkeypatch, name):
    """The error comes before anything is played, and what is there stays."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    done = claim("arena", "--a", "greedy", "--b", "random", "--games", "4", "--records", name)
    assert done.returncode == 2
    assert one_line(done.stderr), done.stderr
    assert done.stdout == ""
    assert [path.name for path in tmp_path.iterdir() if path.name != "data"] == ["folder"]
