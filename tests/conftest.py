"""Fixtures for all tests. In CI nothing is skipped: the compiled extension must be there.

Every test that takes `url` runs on both storages: a SQLite file, and a real PostgreSQL server.
"""

import asyncio
import logging
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import settings

from claim.version import compiled_modules
from harness.postgres import postgres_process
from harness.waiting import PATIENCE
from tests.clock import LoopClock
from tests.extended import all_lacking, is_extended, lacking
from tests.lacking import lacks, needs_postgres

# Tests run on all cores already: several threads for one small product of matrices would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# A background shell ignores Ctrl-C, and the programs that tests start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

LIMITS = {  # of the product, which no test may reach because the machine stands still for a while
    "claim.client.api._SECONDS": PATIENCE,
    "claim.client.sockets._PATIENCE": PATIENCE,
    "claim.daily.background.FIRST_SECONDS": 3600,  # what a server does by itself is a test's to begin
    "claim.cluster.cluster.STALE_SECONDS": PATIENCE,
    "claim.cluster.live_tables.LOCK_SECONDS": PATIENCE,
    "claim.cluster.cluster.TICK_LATE_SECONDS": PATIENCE,
    "claim.service.retention.FIRST_SECONDS": 3600,
    "claim.storage.engines.SECONDS": PATIENCE,
    "claim.storage.storage.PAUSE_SECONDS": 0,  # it lets other people's plays in between
    "claim.storage.storage.PROBE_SECONDS": PATIENCE,
}

settings.register_profile("claim", deadline=None, max_examples=100, print_blob=True)
settings.load_profile("claim")


def pytest_ignore_collect(collection_path, config):
    """Pass over what cannot be imported here. Where everything is required, only where it would not be run anyway."""
    required = os.environ.get("CLAIM_REQUIRE_ALL") == "1" and "not extended" not in config.option.markexpr
    return True if not required and lacking(collection_path) else None


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))  # the longest files: none is left at the end
    for item in items:
        if is_extended(item):
            item.add_marker(pytest.mark.extended)


def pytest_terminal_summary(terminalreporter, config):
    """Say in one line what was left out, and why."""
    reasons = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", []))
    left_out = [f"{reason.removeprefix('Skipped: ')} ({count})" for reason, count in reasons.most_common()]
    if packages := all_lacking():
        left_out.insert(0, f"no {', '.join(packages)} here")
    if "not extended" in config.option.markexpr:
        left_out.insert(0, "what only `make test-all` runs")
    if left_out:
        terminalreporter.write_line(f"Left out: {'; '.join(left_out)}")


@pytest.fixture
def compiled() -> None:
    """For tests that compare the two speeds."""
    if not all(compiled_modules().values()):
        lacks("no compiled extension here (no C compiler when it was installed): nothing to compare with")


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path, monkeypatch):
    """Tests save games in a folder of their own, in English, without colour."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="session", autouse=True)
def _patient() -> Iterator[None]:
    """Wait as long as it takes: a busy machine is no database that does not answer, and no server that was stopped."""
    with pytest.MonkeyPatch.context() as patch:
        for place, seconds in LIMITS.items():
            module, _, name = place.rpartition(".")
            if module in sys.modules:
                patch.setattr(sys.modules[module], name, seconds)
        yield


@pytest.fixture(autouse=True)
def _logs_as_they_were():
    """A test that starts the server's logs does not leave them to the next one, whose output is another."""
    loggers = [logging.getLogger(name) for name in ("claim", "uvicorn")]
    before = [(one, list(one.handlers), one.propagate, one.level) for one in loggers]
    yield
    for one, handlers, propagate, level in before:
        one.handlers[:] = handlers
        one.propagate = propagate
        one.setLevel(level)


@pytest.fixture
async def clock() -> LoopClock:
    """The event loop's clock, to be put forward."""
    return LoopClock()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory) -> Iterator[str]:
    needs_postgres()
    with postgres_process(tmp_path_factory.mktemp("postgres")) as (url, _):
        yield url


@pytest.fixture
def shared_url(postgres) -> str:
    """Return the URL of a new, empty storage that several servers may use at the same time."""
    from tests.as_new import make_new  # only here: tests of the library alone need no driver

    database: str = postgres + "postgres"
    asyncio.run(make_new(database))
    return database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path) -> str:
    """Return the URL of a new, empty storage."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    found: str = request.getfixturevalue("shared_url")
    return found
