"""Whether the tests notice a broken rule.

    python -m bench.mutants          # every mutant of bench/mutants/table.py
    python -m bench.mutants R18 R21  # those of some rules

Each mutant is a copy of the sources with one rule broken, run interpreted by tests that `make test` runs, until one
fails. The exit status is 1 if a mutant survives.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.mutants.table import MUTANTS, Mutant

ROOT = Path(__file__).parents[2]
TESTS = ("tests/rules", "tests/game")
FAILED = 1  # pytest's exit status where tests failed, and not where they could not be read


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.mutants", description=__doc__.partition("\n")[0])  # type: ignore[union-attr]
    parser.add_argument("rules", nargs="*", metavar="RULE", help="only mutants of these rules")
    rules = parser.parse_args().rules
    chosen = [mutant for mutant in MUTANTS if not rules or mutant.rule in rules]
    if _first_failure(None) is not None:
        sys.exit(f"{' '.join(TESTS)} fail without a mutant: mend that first.")
    survivors = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, caught in zip(chosen, pool.map(_first_failure, chosen), strict=True):
            survivors += caught is None
            print(f"{mutant.rule:<4} {(caught or 'SURVIVES')[:90]:<90} {_short(mutant.breaks)}", flush=True)
    print(f"{len(chosen)} mutants of {len({mutant.rule for mutant in chosen})} rules: {survivors} survive")
    return min(survivors, 1)


def _first_failure(mutant: Mutant | None) -> str | None:
    """Return the first test that fails with this mutant, if one does."""
    with tempfile.TemporaryDirectory() as folder:
        unneeded = shutil.ignore_patterns("*.so", "*.pyd", "static", "docs", "__pycache__")
        shutil.copytree(ROOT / "src" / "claim", Path(folder) / "claim", ignore=unneeded)
        if mutant is not None:
            file = Path(folder) / "claim" / mutant.file
            text = file.read_text(encoding="utf-8")
            if text.count(mutant.holds) != 1:
                raise SystemExit(
                    f"{mutant.file} holds this {text.count(mutant.holds)} times, not once: {mutant.holds!r}"
                )
            file.write_text(text.replace(mutant.holds, mutant.breaks), encoding="utf-8")
            compile(file.read_text(encoding="utf-8"), mutant.file, "exec")  # a slip of the table is no broken rule
        # A mutant that breaks an import is one error: it needs a failing test as well.
        options = [
            "-m",
            "not extended",
            "--continue-on-collection-errors",
            "--maxfail=2",
            "-rf",
            "-p",
            "no:cacheprovider",
        ]
        done = subprocess.run(  # noqa: S603  (our own tests)
            [sys.executable, "-m", "pytest", *options, *TESTS],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": folder, "CLAIM_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode not in {0, FAILED}:
        raise SystemExit(f"the tests could not run with {mutant}:\n{done.stdout}{done.stderr}")
    found = re.search(r"^FAILED (\S+)", done.stdout, flags=re.MULTILINE)
    return found[1] if found is not None else None


def _short(text: str) -> str:
    return " ".join(text.split())[:70]


if __name__ == "__main__":
    sys.exit(main())
