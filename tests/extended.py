"""What only `make test-all` runs, and why. `make test` runs the rest: what a change most likely breaks.

A single test is marked where it stands, with `@pytest.mark.extended`.
"""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# Files and folders that cannot be imported without these packages, which `make test` does not install.
PACKAGES = {
    "tests/arena/test_cluster.py": ("distributed",),
    "tests/bench/test_envs.py": ("numpy",),
    "tests/bench/test_nash.py": ("numpy",),
    "tests/commands/test_dataset.py": ("pyarrow",),
    "tests/envs/": ("gymnasium", "jax", "numpy", "pettingzoo", "pyspiel"),
    "tests/training/test_agent.py": ("jax", "numpy"),
}
# Whole files and folders, besides those above.
LONG = (
    "tests/bench/",  # they import every package that a bench needs
    "tests/browser/",  # the page's stories; QUICK has the main ones
    "tests/cluster/",  # several servers on one PostgreSQL
    "tests/deploy/test_proxies.py",
    "tests/storage/test_engines.py",  # databases that are frozen
    "tests/test_setup.py",  # builds
    "tests/test_site.py",  # the documentation's code
    "tests/web/process/test_cluster.py",
    "tests/web/process/test_workers.py",
)
QUICK = (
    "tests/browser/test_languages.py::test_the_language_changes_at_once_in_the_middle_of_a_game",
    "tests/browser/test_one_person.py::test_a_game_by_touch_on_a_phone",
    "tests/browser/test_two_people.py::test_at_one_screen_a_curtain_hides_the_hands",
)


def is_extended(item: pytest.Item) -> bool:
    """Return whether only `make test-all` runs this: by its place, or because it runs on PostgreSQL."""
    place = item.nodeid.startswith((*PACKAGES, *LONG)) and not item.nodeid.startswith(QUICK)
    on_postgres = {"postgres", "shared_url", "own_postgres"} & set(getattr(item, "fixturenames", ()))
    return place or bool(on_postgres) or "[postgresql" in item.nodeid or "-postgresql" in item.nodeid


def lacking(path: Path) -> list[str]:
    """Return the packages that this file needs and that are not installed."""
    if not path.is_relative_to(ROOT):
        return []
    place = path.relative_to(ROOT).as_posix()
    needed = {name for prefix, names in PACKAGES.items() if f"{place}/".startswith(prefix) for name in names}
    return sorted(name for name in needed if importlib.util.find_spec(name) is None)


def all_lacking() -> list[str]:
    return sorted({name for prefix in PACKAGES for name in lacking(ROOT / prefix)})
