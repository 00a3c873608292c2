"""What players see of what the host does with `claim admin`."""

import subprocess
import sys

from tests.browser.conftest import ROOMY
from tests.web.process import served
from tests.web.running import Person


def test_players_see_that_the_host_closed_revoked_deleted_or_blocked(house, built, tmp_path):  # noqa: ARG001
    database = f"sqlite:///{tmp_path}/tables.sqlite"

    def admin(*options: str) -> None:
        # In a process of its own, as hosts do it: the browser's event loop runs in this one.
        subprocess.run([sys.executable, "-m", "claim.cli", "admin", "--database", database, *options], check=True)

    with served(database, **ROOMY) as server:
        ann, bob = house.guest(server.host, "Ann"), Person.creates(server.host, name="Bob")
        ann.goes(f"join/{bob.table}").presses("page-sit")
        bob.connects().reveals()
        ann.until("(now) => now.hand.length === 13")
        admin("close", bob.table)
        ann.until("(now) => now.over")
        ann.sees("page-closed")
        assert not ann.shows("result-title")
        admin("revoke", bob.table, "B")
        ann.sees("error-not_seated", table=bob.table)
        ann.goes(f"watch/{bob.table}").sees("page-closed")
        admin("delete", bob.table)
        ann.sees("error-no_table", table=f"'{bob.table}'")
        other = Person.creates(server.host)
        ann.goes(f"watch/{other.table}").sees("page-waiting-watch")
        admin("block", "127.0.0.1")
        ann.sees("error-blocked")
        ann.expected.append("403")
