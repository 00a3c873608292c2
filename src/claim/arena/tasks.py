"""Many tasks on an executor, with a bounded number of them under way."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from typing import TypeVar, TypeVarTuple

from claim.arena.workers import ProcessPool

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")


def run_tasks(
    work: Callable[[*_Arguments], _Result],
    tasks: Iterator[tuple[*_Arguments]],
    executor: Executor | None,
    ahead: int,
    *,
    in_order: bool = False,
) -> Generator[tuple[tuple[*_Arguments], _Result], None, None]:
    """Do the work for each task on an executor, or in this process where there is none; yield task and result.

    They come as they are done, or `in_order`. At most `ahead` tasks are under way, and each is taken only then: it may
    depend on earlier results. Closing the generator abandons the rest.
    """
    if executor is None:
        for task in tasks:
            yield task, work(*task)
        return
    waiting: dict[Future[_Result], tuple[*_Arguments]] = {}
    try:
        while True:
            for task in islice(tasks, ahead - len(waiting)):
                waiting[executor.submit(work, *task)] = task
            if not waiting:
                return
            for future in [next(iter(waiting))] if in_order else wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()
    finally:
        for future in waiting:
            future.cancel()
        if waiting and isinstance(executor, ProcessPool):
            executor.abandon()
