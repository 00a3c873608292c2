"""Worker processes: what happens to jobs that fail or are abandoned, and to processes that die or cannot start."""

import asyncio
import functools
import os
import resource
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from claim.arena.workers import Worker
from claim.workers import jobs
from claim.workers import pool as worker_pool
from claim.workers.pool import Job, NoAnswer, NoWorker, Queue, WorkerPool
from harness.programs import gone
from harness.waiting import PATIENCE, until, wait_for
from tests.workers import odd_jobs
from tests.workers.processes import Refused, both_pids


def open_files() -> int:
    """Return how many descriptors this process has open, where the system says so."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


async def test_slow_dying_and_raising_jobs_are_reported_and_stop_no_other_job(tmp_path, clock):
    pool = WorkerPool(2)
    await pool.start()
    first = await both_pids(pool)
    slow = asyncio.create_task(pool.run("", 3600, odd_jobs.sleeps))
    for _ in range(5):  # the other process works on
        await pool.run("", 30, odd_jobs.pid)
    assert not slow.done()
    await clock.passes(3601)
    with pytest.raises(NoAnswer):
        await slow
    with pytest.raises(ZeroDivisionError):
        await pool.run("", 30, odd_jobs.raises)
    with pytest.raises(RuntimeError, match="StopIteration"):
        await asyncio.wait_for(pool.run("", 60, odd_jobs.stops), PATIENCE)
    with pytest.raises(NoAnswer):
        await pool.run("", 30, odd_jobs.dies)
    assert await pool.run("", 30, odd_jobs.dies_once, str(tmp_path / "marker")) == "done"
    await pool.run("", 30, odd_jobs.pid)
    assert pool.counts == {"processes_replaced": 4}  # a slow one, two deaths of one job, one of another
    wait_for(lambda: all(map(gone, first)))
    assert len(await both_pids(pool)) == 2
    await pool.close()


async def test_an_abandoned_job_ends_no_process(tmp_path):
    """One that has begun is finished, one that waits is dropped."""
    done = tmp_path / "done"

    pool = WorkerPool(1)
    await pool.start()
    pid = await pool.run("", 30, odd_jobs.pid)
    asked = [asyncio.create_task(pool.run("", 30, odd_jobs.marks, str(done), mark, "..")) for mark in "ab"]
    await until(lambda: done.exists() and done.read_text())  # the first has begun
    for one in asked:
        one.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    with done.open("a") as file:
        file.write("..")  # which it waits for
    assert await pool.run("", 30, odd_jobs.pid) == pid
    assert done.read_text() == "a.."
    assert pool.counts == {}
    await pool.close()


async def test_urgent_jobs_go_first_and_a_process_is_left_for_them(tmp_path):
    done = tmp_path / "done"

    pool = WorkerPool(2)

    def ask(mark: str) -> "asyncio.Task[None]":
        """One of leisure goes on until the urgent ones are done."""
        call = functools.partial(odd_jobs.marks, str(done), mark, "uuu" if mark == "l" else "")
        job = Job(call, PATIENCE, PATIENCE, leisure=mark == "l")
        pool.submit(job)
        return asyncio.create_task(job.wait())

    asked = [ask(mark) for mark in "llluuu"]
    await pool.start()
    await asyncio.gather(*asked)
    marks = done.read_text()
    assert sorted(marks) == list("llluuu")
    assert marks.index("l") > 0  # the first process to be up took an urgent one
    assert marks.rindex("u") < marks.rindex("l")
    assert marks[-2:] == "ll"  # and while the first of leisure went on, the other process did the urgent ones
    await pool.close()


async def test_bots_go_before_brief_jobs_and_these_take_turns_with_leisure(tmp_path):
    """However many brief ones there are, leisure gets its share; and so does each kind of what is done at leisure."""
    done = tmp_path / "done"

    pool = WorkerPool(1)

    def ask(mark: str) -> "asyncio.Task[None]":
        call = functools.partial(odd_jobs.marks, str(done), mark)
        job = Job(call, 30, 30, brief=mark == "b", leisure=mark in "lm", kind=mark)
        pool.submit(job)
        return asyncio.create_task(job.wait())

    asked = [ask(mark) for mark in "lllmbbuu"]
    await pool.start()
    await asyncio.gather(*asked)
    assert done.read_text() == "uublbmll"
    await pool.close()


async def test_urgent_jobs_are_done_in_turn_by_owner(tmp_path):
    done, pool = tmp_path / "done", WorkerPool(1)

    def ask(owner: str) -> "asyncio.Task[None]":
        job = Job(functools.partial(odd_jobs.marks, str(done), owner), 30, 30, owner=owner)
        pool.submit(job)
        return asyncio.create_task(job.wait())

    asked = [ask(owner) for owner in "aaaabbc"]
    await pool.start()
    await asyncio.gather(*asked)
    assert done.read_text() == "abcabaa"
    await pool.close()


async def test_one_owner_leaves_a_process_to_the_others(tmp_path):
    go_on = tmp_path / "go on"

    pool = WorkerPool(2)
    await pool.start()
    long = [asyncio.create_task(pool.run("a", 60, odd_jobs.waits_for, str(go_on))) for _ in range(4)]
    await until(lambda: pool.up == 2)
    for _ in range(5):  # both processes would wait by now if "a" could have both
        await asyncio.wait_for(pool.run("b", 60, odd_jobs.pid), PATIENCE)
    go_on.touch()
    await asyncio.gather(*long)
    await pool.close()


async def test_a_job_that_is_dropped_or_begun_again_keeps_the_turns():
    queue = Queue()
    first, second, third, other = all_jobs = [Job(odd_jobs.pid, 30, 30, owner=owner) for owner in "aaab"]
    for job in (first, second, third):
        queue.add(job)
    assert queue.take() is first
    queue.add(other)
    queue.remove(second)
    queue.remove(first)  # which is not there
    queue.add_again(first)
    assert list(queue) == [first, third, other]
    assert queue.take(lambda job: job.owner == "a") is first
    assert [queue.take() for _ in range(3)] == [other, third, None]
    for job in all_jobs:
        job.succeed(None)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts niceness by thread")
async def test_leisure_gives_way_to_the_bots_and_leaves_the_process_as_it_was():
    own = os.getpriority(os.PRIO_PROCESS, 0)
    usual, leisure = min(19, own + jobs.NICENESS), min(19, own + jobs.LEISURE_NICENESS)
    pool = WorkerPool(1)
    await pool.start()
    found = [await pool.run("", 30, odd_jobs.niceness)]
    found.append(await pool.run("", 30, jobs.at_leisure, odd_jobs.niceness, None))
    found.append(await pool.run("", 30, odd_jobs.niceness))
    await pool.close()
    assert found == [usual, leisure, usual]


async def test_an_idle_process_that_dies_is_replaced_before_anybody_needs_it(monkeypatch):
    monkeypatch.setattr(worker_pool, "CHECK_SECONDS", 0.05)

    pool = WorkerPool(2)
    await pool.start()
    pids = await both_pids(pool)
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    await until(lambda: pool.counts["processes_replaced"] == 2)
    assert not pids & await both_pids(pool)
    await pool.close()
    assert not pool.ready


async def test_a_process_that_cannot_start_is_tried_again_with_growing_pauses(monkeypatch):
    monkeypatch.setattr(worker_pool, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(worker_pool, "MOST_PAUSE", 0.04)
    pauses: list[float] = []
    wait = asyncio.wait_for

    async def watched(what: "asyncio.Future[object]", seconds: float) -> object:
        pauses.append(seconds)
        return await wait(what, seconds)

    refused = Refused(monkeypatch)
    pool = WorkerPool(1)
    monkeypatch.setattr(asyncio, "wait_for", watched)
    await pool.start()
    await until(lambda: refused.times >= 6)
    monkeypatch.undo()
    assert pauses[:5] == [0.01, 0.02, 0.04, 0.04, 0.04]
    assert not pool.ready
    assert await pool.run("", 30, odd_jobs.pid)
    assert pool.up == 1
    assert pool.counts["processes_not_started"] >= 6
    await pool.close()


async def test_callers_get_no_answer_in_time_while_no_process_can_start(monkeypatch):
    Refused(monkeypatch)
    pool = WorkerPool(2)
    await pool.start()
    for leisure in (False, True):
        job = Job(odd_jobs.pid, 30, 0.1, leisure=leisure)
        pool.submit(job)
        with pytest.raises(NoWorker):
            await asyncio.wait_for(job.wait(), PATIENCE)
    await asyncio.wait_for(pool.close(), PATIENCE)
    with pytest.raises(NoAnswer):
        await pool.run("", 30, odd_jobs.pid)


async def test_processes_come_back_when_descriptors_do(monkeypatch):
    """All of them die while the system has none left; and the failed starts leave none open."""
    monkeypatch.setattr(worker_pool, "CHECK_SECONDS", 0.05)
    monkeypatch.setattr(worker_pool, "FIRST_PAUSE", 0.02)
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)

    before = open_files()
    pool = WorkerPool(2)
    await pool.start()
    pids = await both_pids(pool)
    resource.setrlimit(resource.RLIMIT_NOFILE, (8, usual[1]))
    try:
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        await until(lambda: pool.counts["processes_not_started"] >= 6)
        assert not pool.ready
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)
    waiting = asyncio.create_task(pool.run("", 30, odd_jobs.pid))
    assert not pids & await both_pids(pool)
    assert await waiting
    await pool.close()
    assert open_files() <= before + 1  # multiprocessing's own resource tracker


async def test_the_event_loop_goes_on_while_processes_start(monkeypatch):
    threads: list[threading.Thread] = []

    def noted(prepare: Callable[[], object], method: str) -> Worker:
        threads.append(threading.current_thread())
        return Worker(prepare, method)

    monkeypatch.setattr(worker_pool, "Worker", noted)
    pool = WorkerPool(2)
    await pool.start()
    await both_pids(pool)
    await pool.close()
    assert len(threads) == 2
    assert threading.main_thread() not in threads
