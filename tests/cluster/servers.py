"""Two servers on one PostgreSQL, and what happens to them."""

import asyncio
from dataclasses import replace

import asyncpg

from claim.cluster.cluster import Cluster
from claim.service.tables import Tables
from harness.waiting import PATIENCE
from tests.service.people import (
    Person,
    cluster_of,
)


def elsewhere(person: Person, tables: Tables) -> Person:
    """Return the same person at another server."""
    return replace(person, tables=tables)


def seq(tables: Tables, person: Person) -> int:
    """Return the last number that a server knows of a table in its memory."""
    live = tables.live.find(person.table)
    return 0 if live is None else live.table.seq


def deafened(tables: Tables) -> None:
    """Let a server hear nothing of the others, and not know it."""
    cluster_of(tables).heard = lambda call: None  # type: ignore[method-assign]  # noqa: ARG005  (its name belongs to the method)


async def killed(url: str, cluster: Cluster) -> None:
    """Let PostgreSQL end a server's listening connection, and wait until that is noticed."""
    lost, noticed = cluster.lost, asyncio.Event()

    def notice() -> None:
        lost()
        noticed.set()

    cluster.lost = notice  # type: ignore[method-assign]
    pid = (await cluster.listener.ask("SELECT pg_backend_pid() AS pid"))[0]["pid"]
    killer = await asyncpg.connect(url)
    await killer.execute("SELECT pg_terminate_backend($1)", pid)
    await killer.close()
    await asyncio.wait_for(noticed.wait(), PATIENCE)
    cluster.lost = lost  # type: ignore[method-assign]
