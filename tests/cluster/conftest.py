"""Servers that are never taken for frozen, unless a test says so."""

import pytest

from claim.service import live_tables
from harness.waiting import PATIENCE


@pytest.fixture(autouse=True)
def _awake(monkeypatch):
    monkeypatch.setattr(live_tables, "FROZEN_SECONDS", PATIENCE)
