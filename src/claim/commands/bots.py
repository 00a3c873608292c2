"""`claim bots`: list the bots."""

import argparse
import json

from claim.bots.levels import LEVELS, about
from claim.bots.registry import HOMES
from claim.locales import Words, choose_language


def run(arguments: argparse.Namespace) -> int:
    """List the bots, the levels first."""
    levels = [level.name for level in LEVELS]
    rows = [about(name) for name in (*levels, *[name for name in HOMES if name not in levels])]
    if arguments.json:
        for row in rows:
            print(json.dumps(row))
        return 0
    words = Words(choose_language(arguments.language))
    for row in rows:
        number = "–" if row["level"] is None else str(row["level"])
        rating = "–" if row["rating"] is None else f"{row['rating']:+.0f}"
        pace = "–" if row["seconds_per_move"] is None else f"{words.number(row['seconds_per_move'], '0.000')} s"
        name = row["name"]
        title = words.bot(name)
        line = words(f"bot-{name}") if title == name else f"{title}. {words(f'bot-{name}')}"
        print(f"{number}  {name:<11} {rating:>6}  {pace:>8}  {line}")
    print(words("bots-legend"))
    if any(row["below_strength"] for row in rows):
        print(words("bots-below-strength"))
    return 0
