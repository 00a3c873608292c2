import os
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor
from contextlib import closing
from pathlib import Path

import pytest

from claim.arena.pairings import Pairing, run_all
from claim.arena.workers import ProcessPool, cluster
from claim.game.errors import BadText
from tests.test_rules_cited import ROOT


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_abandoning_a_pool_waits_for_no_running_job():
    started = time.monotonic()
    with ProcessPool(2) as pool:
        pids = {pool.submit(os.getpid).result() for _ in range(8)}
        sleeper = pool.submit(time.sleep, 60)
        time.sleep(0.2)  # until it sleeps
        pool.abandon()
    assert sleeper.cancelled() or isinstance(sleeper.exception(), BrokenExecutor)
    assert time.monotonic() - started < 20
    assert all(gone(pid) for pid in pids)


def tell_half_a_result(mark: Path) -> bytes:
    """Return what never arrives: a long result is written in two parts, and between them the process is busy."""
    writes: list[object] = []

    def between(_frame: object, event: str, function: object) -> None:
        if event == "c_call" and function is os.write:
            writes.append(function)
            if len(writes) == 2:
                mark.touch()
                time.sleep(60)

    sys.setprofile(between)
    return bytes(100_000)


def give_up_a_half_result(mark: Path) -> None:
    """What the test below looks at from outside: where it hangs, a process can be ended."""
    with ProcessPool(2) as pool:
        half = pool.submit(tell_half_a_result, mark)
        while not mark.exists():
            time.sleep(0.01)
        pool.abandon()
    assert isinstance(half.exception(), BrokenExecutor)


def test_abandoning_a_pool_waits_for_no_half_sent_result(tmp_path):
    code = f"from tests.arena.test_workers import *; give_up_a_half_result(Path({str(tmp_path / 'mark')!r}))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT.parent, check=False, timeout=30).returncode == 0
    assert (tmp_path / "mark").exists()


def test_a_run_on_a_pool_can_be_ended_early():
    pairing = Pairing("greedy", "random", 10_000, "1")
    started = time.monotonic()
    with ProcessPool(2) as pool, closing(run_all({pairing: range(10_000)}, pool, 2)) as pairs:
        assert next(pairs)[0] == pairing
    assert time.monotonic() - started < 20


def test_an_unreachable_cluster_is_reported_within_the_time_limit():
    started = time.monotonic()
    with pytest.raises(BadText, match=r"--dask tcp://127\.0\.0\.1:9: no scheduler answers within 1 seconds"):  # noqa: SIM117
        with cluster("tcp://127.0.0.1:9", seconds=1):
            pass
    assert time.monotonic() - started < 10


@pytest.mark.parametrize("address", ["", "host", "host:8786", "foo://host:1", "tcp://a b:1", "\x1b[2J"])
def test_a_bad_cluster_address_is_refused(address):
    with pytest.raises(BadText, match="is not an address"):  # noqa: SIM117
        with cluster(address, seconds=1):
            pass
