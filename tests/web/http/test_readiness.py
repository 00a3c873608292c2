"""/readyz says whether the server can do its work, and which part of it cannot. /healthz only that it answers."""

import asyncio
import json
import os
import random
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from claim.storage import engines
from claim.storage.errors import StorageFailed
from claim.web.http import status as readiness_module
from claim.web.http.status import Readiness
from claim.web.metrics import Metrics
from claim.web.wire.models import model_of
from claim.web.wire.tables import Ready
from harness.clients import Person, ask, pair, play_on, wish
from harness.postgres import frozen, postgres_process
from harness.served import served
from harness.waiting import PATIENCE, wait_for
from tests.lacking import needs_postgres
from tests.service.people import serving
from tests.web.lines import metric
from tests.web.running import server

OK = {"status": "ready", "server": "ok", "storage": "ok", "hearing": "ok", "replication": "ok", "bots": "ok"}


def readiness(host: str) -> tuple[int, dict[str, str]]:
    status, told = ask(host, "/readyz")
    model_of(Ready).model_validate(told)
    told.pop("version")
    return status, told


def until(host: str, storage: str) -> tuple[int, dict[str, str]]:
    """Return what /readyz says once it says this of the storage; where it is ok, once the other servers are heard."""
    told = readiness(host)

    def says() -> bool:
        nonlocal told
        told = readiness(host)
        return told[1]["storage"] == storage and (storage == "failing" or told[1]["hearing"] == "ok")

    wait_for(says)
    return told


def new_table(host: str) -> int:
    return ask(host, "/api/tables", wish())[0]


def test_a_deleted_file_is_reported_and_nothing_is_acknowledged(tmp_path):
    file = tmp_path / "t.sqlite"
    with server(f"sqlite:///{file}") as host:
        assert readiness(host) == (200, OK)
        file.rename(tmp_path / "away")
        assert until(host, "failing") == (503, {**OK, "status": "not_ready", "storage": "failing"})
        assert metric(host, "claim_ready") == 0
        assert new_table(host) == 503
        assert ask(host, "/healthz")[0] == 200
        (tmp_path / "away").rename(file)
        assert until(host, "ok") == (200, OK)
        assert metric(host, "claim_ready") == 1
        assert new_table(host) == 201


async def test_the_storage_is_tried_once_for_all_who_ask_and_changes_are_logged(tmp_path, caplog, monkeypatch):
    async with serving(f"sqlite:///{tmp_path}/t.sqlite") as tables:
        tried, broken = 0, False
        check = tables.storage.check

        async def counted() -> None:
            nonlocal tried
            tried += 1
            if broken:
                raise StorageFailed("not_kept") from OSError(28, "No space left on device")
            await check()

        monkeypatch.setattr(readiness_module, "FRESH_SECONDS", 60.0)
        tables.storage.check = counted  # type: ignore[method-assign]
        found = Readiness(tables, Metrics())
        told = [await found.report() for _ in range(50)] + await asyncio.gather(*[found.report() for _ in range(50)])
        assert (tried, told) == (1, [OK] * 100)
        broken = True
        monkeypatch.setattr(readiness_module, "FRESH_SECONDS", 0.0)
        assert {one["storage"] for one in await asyncio.gather(*[found.report() for _ in range(9)])} == {"failing"}
        assert tried == 2
        found.close()
        assert (await found.report())["server"] == "shutting_down"
    lines = [(one.getMessage(), vars(one).get("claim_fields", {})) for one in caplog.records if one.name == "claim.web"]
    assert [line for line, _ in lines] == ["not ready", "not ready"]
    assert lines[0][1] == {
        "server": "ok",
        "storage": "failing",
        "hearing": "ok",
        "replication": "ok",
        "bots": "ok",
        "reason": "No space left on device",
    }


async def test_a_server_that_does_not_hear_of_the_others_is_not_ready(tmp_path, monkeypatch):
    async with serving(f"sqlite:///{tmp_path}/t.sqlite") as tables:
        monkeypatch.setattr(tables.cluster, "in_sync", False)
        told = await Readiness(tables, Metrics()).report()
        assert told == {**OK, "status": "not_ready", "hearing": "failing", "replication": "failing"}


async def test_bots_without_workers_are_reported(tmp_path):
    async with serving(f"sqlite:///{tmp_path}/t.sqlite") as tables:
        tables.workers.ready = False  # type: ignore[misc]
        told = await Readiness(tables, Metrics()).report()
        assert told == {**OK, "status": "not_ready", "bots": "failing"}


async def test_the_probe_leaves_nothing_behind(url):
    async with serving(url) as tables:
        for _ in range(3):
            await tables.storage.check()
        async with tables.storage.engine.connect() as connection:
            assert (await connection.execute(sa.text("SELECT name FROM server"))).scalars().all() == ["token key"]


# --- a database that does not answer, and the end ------------------------------------------------------------------


@pytest.fixture(scope="module")
def own_postgres(tmp_path_factory) -> "Iterator[tuple[str, subprocess.Popen[bytes]]]":
    needs_postgres()
    with postgres_process(tmp_path_factory.mktemp("postgres")) as (url, process):
        yield url + "postgres", process


def watched(folder: Path, seconds: float, more: str = "") -> str:
    """Return a PYTHONPATH with which the server is ended by force after this time, and has that to say before."""
    (folder / "sitecustomize.py").write_text(
        "import sys, threading, time\n"
        "if 'claim.cli' in sys.orig_argv:\n"  # and not in the bots' processes
        "    from claim.web.process import server\n"
        f"    server.Watchdog.__init__.__defaults__ = ({seconds},)\n"
        f"    server._LAST_WORDS_SECONDS = {PATIENCE}\n"
        f"    {more}\n"
    )
    return os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])


def test_a_frozen_postgres_is_reported_and_play_goes_on_after_it(own_postgres, monkeypatch):
    url, postgres = own_postgres
    with server(url) as host:
        ann, bob = pair(host)
        play_on((ann, bob), random.Random(1), 3)
        with frozen(postgres), monkeypatch.context() as patch:
            patch.setattr(engines, "SECONDS", 0.5)
            assert readiness(host)[1]["storage"] == "failing"
            assert ask(host, "/healthz")[0] == 200
            assert new_table(host) == 503
            assert ask(host, "/api/tables/nosuchtable")[0] == 503
            mover = next(person for person in (ann, bob) if person.state["view"]["legal"])
            play = {"type": "play", "id": "frozen", "card": mover.state["view"]["legal"][0], "ply": mover.ply}
            mover.sends(play)
            assert mover.hears("error", id="frozen")["code"] == "not_kept"
        assert until(host, "ok") == (200, OK)
        mover.sends(play)
        mover.hears("ack", id="frozen")
        for person in (ann, bob):
            while person.ply < 4:
                person.next()
        play_on((ann, bob), random.Random(2), 3)
        Person(host, ann.table).connects()


def test_the_server_ends_with_a_frozen_postgres_and_commands_waiting(own_postgres, tmp_path):
    url, postgres = own_postgres
    with served(url, PYTHONPATH=watched(tmp_path, 600)) as one:
        ann, bob = pair(one.host)
        said = metric(one.host, 'claim_frames_total{kind="text"}')
        with frozen(postgres):
            for person in (ann, bob):
                for number in range(3):
                    person.sends({"type": "leave", "id": f"leave-{number}"})
            wait_for(lambda: metric(one.host, 'claim_frames_total{kind="text"}') == said + 6)
            assert one.end(signal.SIGTERM) == 0
        assert "Traceback" not in "".join(json.loads(line)["event"] for line in one.log)


def test_what_hangs_is_ended_by_force(tmp_path):
    """A thread that cannot be stopped keeps the process alive: it ends all the same, here after a second."""
    stuck = "threading.Thread(target=time.sleep, args=(600,), name='stuck').start()"
    with served(f"sqlite:///{tmp_path}/t.sqlite", PYTHONPATH=watched(tmp_path, 1, stuck)) as one:
        assert one.end(signal.SIGTERM) == 1
        (told,) = [line for line in map(json.loads, one.log) if line["event"] == "ended by force"]
        assert told["level"] == "error"
        assert "stuck" in told["threads"].split(", ")  # and whatever a busy machine has not ended by then


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="the workers are found in /proc")
def test_the_server_ends_with_hung_workers(tmp_path):
    with served(f"sqlite:///{tmp_path}/t.sqlite", PYTHONPATH=watched(tmp_path, 600)) as one:
        wait_for(lambda: readiness(one.host)[0] == 200)
        threads = Path(f"/proc/{one.process.pid}/task").glob("*/children")
        found = [pid for thread in threads for pid in thread.read_text().split()]
        children = [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        assert children
        for pid in children:
            os.kill(int(pid), signal.SIGSTOP)
        assert one.end(signal.SIGTERM) == 0
