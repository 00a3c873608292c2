"""`claim verify FILE`: recompute a deal from its record."""

import argparse
import json

from claim.locales import Words, choose_language
from claim.records.files import read_record
from claim.records.verify import check

_WORDS = {
    "commitment": "verify-commitment",
    "day": "verify-day",
    "contribution_A": "verify-contribution",
    "contribution_B": "verify-contribution",
    "seed": "verify-seed",
    "deck": "verify-deck",
    "leader": "verify-leader",
    "leader_named": "verify-leader-named",
    "move_seed": "verify-move_seed",
}


def run(arguments: argparse.Namespace) -> int:
    """Recompute a deal from what its record reveals. Returns 0 if it is verified, 1 if not.

    Raises BadRecord (exit code 2) if the record says nothing about its deal.
    """
    record = read_record(arguments.file, arguments.game)
    found = check(record, str(arguments.file))
    verified = all(one.ok for one in found)
    if arguments.json:
        print(json.dumps({"verified": verified, "findings": [one.to_json() for one in found]}))
        return 0 if verified else 1
    words = Words(choose_language(arguments.language))
    for one in found:
        text = words(_WORDS[one.check], ok="yes" if one.ok else "no", seat=one.check[-1], day=one.found)
        print(f"{'+' if one.ok else '-'} {text}")
    print(words("verify-true" if verified else "verify-false"))
    return 0 if verified else 1
