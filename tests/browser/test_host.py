"""What players see of what the host does with `claim admin`."""

import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout

from claim.cli import main
from harness.clients import Person
from harness.served import served
from tests.browser.conftest import ROOMY
from tests.browser.seated import joins


def host_of(database: str) -> Callable[..., str]:
    """Return `claim admin` for this database: it gives what the command prints."""

    def admin(*options: str) -> str:
        # In a thread, because the browser's event loop runs in this one. The server is another process.
        with redirect_stdout(io.StringIO()) as told, ThreadPoolExecutor(1) as thread:
            assert thread.submit(main, ["admin", "--database", database, *options]).result() == 0
        return told.getvalue()

    return admin


def test_a_seat_goes_on_in_another_browser_with_the_hosts_link(house, built, tmp_path):  # noqa: ARG001
    """The old browser is out; the new one plays on, and can verify all but what only the old one saw."""
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with served(database, **ROOMY) as server:
        ann, bob = house.guest(server.host, "Ann"), Person.creates(server.host, name="Bob")
        ann.goes(f"join/{bob.table}").presses("page-sit")
        bob.connects().reveals()
        hand = ann.until("(now) => now.hand.length === 13")["hand"]
        told = host_of(database)("revoke", bob.table, "B", "--reissue")
        ann.sees("error-not_seated", table=bob.table)
        link = told.split("#/")[1].strip()
        again = house.guest(server.host, "Ann").goes(link)
        assert again.until("(now) => now.hand.length === 13")["hand"] == hand
        assert again.table == bob.table
        bob.does("resign")
        again.until("(now) => now.over")
        assert again.page.locator("h1").inner_text() == "Bob gave up: the crown is yours."
        assert again.page.locator(".why").count() == 0  # phase one cannot be judged
        again.page.locator(".fair button").click()
        again.page.locator(".fair .summary").wait_for()
        assert again.page.locator(".fair .mark.bad").count() == 0
        assert not again.shows("fair-witnessed")
        again.goes()  # the server ends now, and nobody shall come back to it but the lobby's line
        again.expected += ["WebSocket", "net::ERR_"]


def test_players_see_that_the_host_closed_revoked_deleted_or_blocked(house, built, tmp_path):  # noqa: ARG001
    database = f"sqlite:///{tmp_path}/tables.sqlite"

    admin = host_of(database)

    with served(database, **ROOMY) as server:
        ann = house.guest(server.host, "Ann")
        bob = joins(ann)
        admin("close", bob.table)
        ann.until("(now) => now.over")
        ann.sees("page-closed")
        assert not ann.shows("result-title")
        admin("revoke", bob.table, "B")
        ann.sees("error-not_seated", table=bob.table)
        ann.goes(f"watch/{bob.table}").sees("page-closed")
        ann.expected += ["403", "404"]  # what the screens ask for may come after these
        admin("delete", bob.table)
        ann.sees("error-no_table", table=f"'{bob.table}'")
        other = Person.creates(server.host)
        ann.goes(f"watch/{other.table}").sees("page-waiting-watch")
        admin("block", "127.0.0.1")
        ann.sees("error-blocked")
