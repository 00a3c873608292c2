"""`claim bots`: who there is to play against."""

import argparse
import json

from claim.bots.base import HOMES, make_bot
from claim.bots.levels import LEVELS, measured


def run(arguments: argparse.Namespace) -> int:
    """List the bots, the levels first."""
    levels, facts = {level.name: level.number for level in LEVELS}, measured()
    names = [*levels, *[name for name in HOMES if name not in levels]]
    rows = []
    for name in names:
        known = facts.get(name, {})
        row = {
            "name": name,
            "level": levels.get(name),
            "version": make_bot(name).version,
            "rating": known.get("rating"),
        }
        rows.append({**row, "rating_ci95": known.get("ci95"), "seconds_per_move": known.get("seconds_per_move")})
    if arguments.json:
        for row in rows:
            print(json.dumps(row))
        return 0
    from claim.locales import Words, choose_language  # noqa: PLC0415  (optional, and slow to import)

    words = Words(choose_language(arguments.language))
    for row in rows:
        number = "–" if row["level"] is None else str(row["level"])
        rating = "–" if row["rating"] is None else f"{row['rating']:+.0f}"
        pace = "–" if row["seconds_per_move"] is None else f"{row['seconds_per_move']:.3f} s"
        name = str(row["name"])
        title = words.bot(name)
        about = words(f"bot-{name}") if title == name else f"{title}. {words(f'bot-{name}')}"
        print(f"{number}  {name:<11} {rating:>6}  {pace:>8}  {about}")
    print(words("bots-legend"))
    return 0
