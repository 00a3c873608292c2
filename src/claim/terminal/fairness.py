"""What was found when a deal was computed again, in words."""

from claim.locales import Words
from claim.records.verify import Finding

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
    "own": "remote-fair-own",
    "promised": "fair-promised",
    "promised_A": "fair-promised-other",
    "promised_B": "fair-promised-other",
    "promised_leader": "remote-fair-leader",
}


def finding_line(one: Finding, words: Words) -> str:
    """Return a finding as a line, with a plus or a minus before it."""
    text = words(_WORDS[one.check], ok="yes" if one.ok else "no", seat=one.check[-1], day=one.found)
    return f"{'+' if one.ok else '-'} {text}"
