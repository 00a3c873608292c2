"""Tables that pages name in a comment, such as `<!-- table: games -->`, made from the code or from a file.

On GitHub the page's link to the source stands for them.
"""

import io
import os
import re
from contextlib import redirect_stdout, suppress
from dataclasses import fields
from pathlib import Path

from claim.commands.options import build_parser
from claim.datasets.columns import GAMES, POSITIONS, Column
from claim.envs.observation import TABLE
from claim.web.metrics import FAMILIES
from claim.web.settings import Limits

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
    if name == "serve":
        return _help("serve")
    if name == "limits":
        limits = [(f"`CLAIM_LIMIT_{one.name.upper()}`", one.default, one.metadata["about"]) for one in fields(Limits)]
        rows = [f"| {variable} | {default:.10g} | {about} |" for variable, default, about in limits]
        return ["| variable | default | of |", "|---|---|---|", *rows]
    if name == "metrics":
        rows = [f"| `{metric}` | {kind} | {about} |" for metric, (kind, about) in FAMILIES.items()]
        return ["| metric | kind | what it counts |", "|---|---|---|", *rows]
    words = (GLOSSARY / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    head, *rows = ["| " + " | ".join(row.split("\t")) + " |" for row in words]
    return [head, "|---|---|---|---|", *rows]


def _help(command: str) -> list[str]:
    os.environ["COLUMNS"] = "100"
    with redirect_stdout(io.StringIO()) as shown, suppress(SystemExit):
        build_parser().parse_args([command, "--help"])
    return ["```text", shown.getvalue().partition("\noptions:\n")[2].rstrip(), "```"]


def _columns(columns: tuple[Column, ...]) -> list[str]:
    rows = [f"| `{each.name}` | `{each.type}`{', or null' * each.nullable} | {each.meaning} |" for each in columns]
    return ["| column | type | what |", "|---|---|---|", *rows]
