"""What a record says of its game besides the cards: names for the seats, how it ended, what helped, and its deal."""

from claim.game.cards import Seat
from claim.locales import Words
from claim.records.record import Record
from claim.records.verify import Finding

PERSON = "person"  # the name that a record gives a seat played by a person
ENDINGS = ("resigned", "left", "away", "flagged")  # how people forfeit on a server; any other reason is shown as it is
_FINDINGS = {
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


def names_of(record: Record, words: Words) -> dict[Seat, str]:
    """Return a name for each seat: the bot's title or the person's name, followed by the seat."""
    return {seat: _name(record, seat, words) for seat in Seat}


def _name(record: Record, seat: Seat, words: Words) -> str:
    name = record.players.get(seat, PERSON)
    if name == PERSON:
        return words("player-seat", seat=seat.value)
    return f"{words.bot(name) if seat in record.bots else name} ({seat.value})"


def ending_line(record: Record, words: Words) -> str:
    """Return the sentence that says how a game ended of which not all cards were played."""
    ending = record.ending
    if ending is None:
        return words("replay-unfinished")
    names, seat, reason = names_of(record, words), ending.seat, ending.reason
    message = f"forfeit-{reason}" if reason in ENDINGS else f"replay-{ending.kind.value}"
    people = {} if seat is None else {"name": names[seat], "winner": names[seat.other]}
    return words(message, reader="other", reason=reason or words("no-reason"), **people)


def remarks(record: Record, words: Words) -> list[str]:
    """Return as sentences that a deal was chosen, and what helped; none for a drawn deal played without help."""
    lines = [] if record.chosen is None else [words("chosen-line", table=record.chosen.table)]
    if record.set_up:
        lines.append(words("set-up-line"))
    counts = {"aids-hints": record.hints, "aids-takebacks": record.takebacks}
    aids = [words(message, count=count) for message, count in counts.items() if count]
    return lines + ([words("aids-line", aids=words.listed(aids))] if aids else [])


def finding_line(finding: Finding, words: Words) -> str:
    """Return a finding as a line, with a plus or a minus before it."""
    text = words(_FINDINGS[finding.check], ok="yes" if finding.ok else "no", seat=finding.check[-1], day=finding.found)
    return f"{'+' if finding.ok else '-'} {text}"
