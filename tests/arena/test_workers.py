import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import BrokenExecutor
from contextlib import closing
from types import ModuleType

import pytest

from claim.arena.pairings import Pairing, run_all
from claim.arena.workers import ProcessPool, Worker, WorkerDied
from harness.programs import gone
from harness.waiting import PATIENCE, wait_for
from tests.arena.odd_jobs import ask_a_program
from tests.rules_page import ROOT


def test_beside_jax_no_process_is_forked(monkeypatch):
    """A fork would leave JAX's threads behind, and could wait for them for ever."""
    monkeypatch.setitem(sys.modules, "jax", ModuleType("jax"))
    with closing(Worker()) as worker:
        assert not worker.run(eval, "'jax' in __import__('sys').modules")


def test_abandoning_a_pool_waits_for_no_running_job():
    with ProcessPool(2) as pool:
        pids = {pool.submit(os.getpid).result() for _ in range(8)}
        sleeper = pool.submit(time.sleep, 3600)
        wait_for(sleeper.running)
        pool.abandon()
    assert isinstance(sleeper.exception(), BrokenExecutor)
    assert all(gone(pid) for pid in pids)


def test_abandoning_a_pool_ends_the_programs_of_its_bots(tmp_path):
    mark = tmp_path / "pid"
    with ProcessPool(2) as pool:
        pool.submit(ask_a_program, mark)
        wait_for(lambda: mark.exists() and mark.read_text() != "")
        pool.abandon()
    assert gone(int(mark.read_text()))


def test_abandoning_a_pool_waits_for_no_half_sent_result(tmp_path):
    code = f"from tests.arena.odd_jobs import *; give_up_a_half_result(Path({str(tmp_path / 'mark')!r}))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, timeout=PATIENCE).returncode == 0
    assert (tmp_path / "mark").exists()


def test_a_run_on_a_pool_can_be_ended_early():
    pairing = Pairing("greedy", "random", 10_000, "1")
    with ProcessPool(2) as pool, closing(run_all({pairing: range(10_000)}, pool, 2)) as pairs:
        assert next(pairs)[0] == pairing


def dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def unsendable() -> object:
    return lambda: None


METHODS = multiprocessing.get_all_start_methods()


@pytest.mark.parametrize("method", METHODS)
def test_a_worker_returns_or_raises_what_the_job_does(method):
    worker = Worker(method=method)
    assert worker.run(divmod, 7, 2) == (3, 1)
    with pytest.raises(ZeroDivisionError) as told:
        worker.run(divmod, 7, 0)
    assert "In a worker process" in told.value.__notes__[0]
    with pytest.raises((AttributeError, pickle.PicklingError)):  # neither a job that cannot be sent
        worker.run(lambda: None)
    with pytest.raises((AttributeError, pickle.PicklingError)):  # nor a result harms the worker
        worker.run(unsendable)
    assert worker.run(int, "7", base=8) == 7
    worker.end()


@pytest.mark.parametrize("method", METHODS)
def test_a_dead_or_killed_worker_is_reported_at_once(method):
    dead, killed = Worker(method=method), Worker(method=method)
    with pytest.raises(WorkerDied):
        dead.run(dies)
    with pytest.raises(WorkerDied):  # and so is every job that comes after
        dead.run(os.getpid)
    pid = killed.run(os.getpid)
    threading.Timer(0.1, killed.kill).start()
    with pytest.raises(WorkerDied):
        killed.run(time.sleep, 3600)
    assert gone(pid)


def test_a_job_whose_worker_dies_breaks_the_executor():
    with ProcessPool(2) as pool, pytest.raises(BrokenExecutor):
        pool.submit(dies).result()
