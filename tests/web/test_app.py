"""The application by itself, under a server that knows nothing of it."""

import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn

from claim.web.app import create_app
from claim.web.server import listen
from claim.web.settings import Settings
from tests.web.running import Person, ask


@pytest.fixture(scope="module")
def host(tmp_path_factory) -> Iterator[str]:
    settings = Settings(database=f"sqlite:///{tmp_path_factory.mktemp('app')}/t.sqlite")
    listener = listen("127.0.0.1", 0)
    options = {"ws": "websockets-sansio", "log_config": None, "lifespan": "on"}
    server = uvicorn.Server(uvicorn.Config(create_app(settings), **options))  # type: ignore[arg-type]
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(30)


def test_without_tables_it_opens_and_closes_its_own(host):
    """And a bot thinks in a process of its own."""
    ann = Person.creates(host, "bot", "squire").connects()
    ann.reveals()
    ann.hears_turn()
    ann.plays(ann.state["view"]["legal"][0])
    while ann.ply < 2:
        ann.next()
    ann.hangs_up()


def test_what_is_counted_can_be_read(host):
    ask(host, "/api/tables/nosuchtable")
    told = ask(host, "/metrics")[1]
    assert 'claim_errors_total{code="no_table"} 1.0' in told
    assert "claim_bot_seconds_count" in told
    assert "claim_bot_seconds_count 0.0" not in told
    assert "process_resident_memory_bytes" in told
