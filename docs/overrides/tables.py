"""Tables that pages name in a comment, such as `<!-- table: games -->`, made from the code or from a file.

On GitHub the page's link to the source stands for them.
"""

import re
from pathlib import Path

from claim.datasets.columns import GAMES, POSITIONS, Column
from claim.envs.observation import TABLE

GLOSSARY = Path(__file__).parents[1] / "glossary"
_MARK = re.compile(r"^<!-- table: ([\w-]+) -->$", re.MULTILINE)


def filled(markdown: str) -> str:
    """Return a page with its tables."""
    return _MARK.sub(lambda mark: "\n".join(_table(mark[1])), markdown)


def _table(name: str) -> list[str]:
    if name in ("positions", "games"):
        return _columns(POSITIONS if name == "positions" else GAMES)
    if name == "observation":
        places = [each.start if each.length == 1 else f"{each.start}–{each.start + each.length - 1}" for each in TABLE]
        rows = [f"| {at} | `{each.name}` | {each.meaning} |" for at, each in zip(places, TABLE, strict=True)]
        return ["| at | name | what |", "|---|---|---|", *rows]
    words = (GLOSSARY / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    head, *rows = ["| " + " | ".join(row.split("\t")) + " |" for row in words]
    return [head, "|---|---|---|---|", *rows]


def _columns(columns: tuple[Column, ...]) -> list[str]:
    rows = [f"| `{each.name}` | `{each.type}`{', or null' * each.nullable} | {each.meaning} |" for each in columns]
    return ["| column | type | what |", "|---|---|---|", *rows]
