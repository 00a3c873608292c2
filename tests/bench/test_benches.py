"""Every bench can be started: what it imports is still there."""

import importlib
import pkgutil

import pytest

import bench

NAMES = [one.name for one in pkgutil.walk_packages(bench.__path__, "bench.") if not one.name.endswith("__main__")]


@pytest.mark.parametrize("name", NAMES)
def test_a_bench_can_be_imported(name):
    importlib.import_module(name)
