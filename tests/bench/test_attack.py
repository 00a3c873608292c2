"""The short form of `make attack`: nobody brings the server down, and bystanders play on."""

import asyncio
import sys

import pytest

from bench.attack.__main__ import Goals, run
from bench.attack.attackers import ATTACKS
from bench.attack.target import OWN

SHORT = (
    "pipelined requests",
    "pings",
    "trailers",
    "hints",
    "garbage",
    "rebinding",
    "descriptors",
)
GENTLE = Goals(play_ms=3000.0, memory=1.5, bots=20.0)  # the machine may be busy with other tests


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc, and addresses are 127.0.0.0/8")
@pytest.mark.parametrize("names", [SHORT[:4], SHORT[4:]], ids=["floods", "others"])
def test_attacks_reach_no_bystander(names, capsys):
    rows = asyncio.run(run(list(names), 1.2, OWN, GENTLE, verbose=True))
    assert {row.name: row.missed for row in rows} == {name: [] for name in names}, capsys.readouterr().out
    assert all(row.tried for row in rows)


def test_the_short_form_consists_of_attacks():
    assert set(SHORT) <= set(ATTACKS)
