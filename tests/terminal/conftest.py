"""Games are saved in a folder of the test's own, and others play along in threads."""

import threading
from collections.abc import Callable

import pytest

from harness.waiting import PATIENCE


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def aside():
    """Run something in a thread, and raise what went wrong there."""
    threads: list[threading.Thread] = []
    failed: list[BaseException] = []

    def begin(work: Callable[[], object]) -> threading.Thread:
        def run() -> None:
            try:
                work()
            except BaseException as error:
                failed.append(error)

        threads.append(threading.Thread(target=run))
        threads[-1].start()
        return threads[-1]

    yield begin
    for one in threads:
        one.join(PATIENCE)
    assert failed == []
