"""Every bench can be started: what it imports is still there."""

import pkgutil
import subprocess
import sys

import bench

NAMES = [one.name for one in pkgutil.walk_packages(bench.__path__, "bench.") if not one.name.endswith("__main__")]


def test_every_bench_can_be_imported():
    """In a process of its own: a bench may set up the one it runs in, such as to run interpreted."""
    lines = "\n".join(f"import {name}" for name in NAMES)
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
