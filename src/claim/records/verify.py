"""Recomputes a fair deal from what its record reveals (docs/formats.md)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from claim.game.cards import SEATS, Seat
from claim.game.deal import deal
from claim.records.daily import day_of
from claim.records.errors import BadRecord
from claim.records.fair import commitment, fair_move_seed
from claim.records.record import Record


class Finding(NamedTuple):
    """One thing that was recomputed. `told` is what the record says, `found` what follows from the rest of it."""

    check: str
    ok: bool
    told: str
    found: str

    def to_json(self) -> dict[str, object]:
        """Return the finding as a JSON object."""
        return self._asdict()


@dataclass(frozen=True)
class Seen:
    """What a player knew before the deal. Without it, a record only proves that it agrees with itself."""

    seat: Seat
    contribution: str  # what this player drew
    commitment: str | None  # the server's, as it was before this player revealed anything
    commitments: Mapping[Seat, str | None]  # likewise the people's
    leader: str | None  # who was to lead first by the table's options: a seat, or "lot"


def witness(record: Record, seen: Seen) -> list[Finding]:
    """Compare a record with what one of its players saw before the deal; the page does the same.

    A commitment that this player has not seen is not `ok`: it may have been made after theirs was revealed.
    """
    fair, dealt, other = record.fair, record.game.dealt, seen.seat.other
    if fair is None or dealt is None:
        return [Finding("own", False, "-", seen.contribution)]
    promised = seen.commitments.get(other)
    findings = [
        _same("own", fair.contributions[seen.seat] or "-", seen.contribution),
        _same("promised", fair.commitment, seen.commitment or "-"),
    ]
    if promised is not None or fair.commitments[other] is not None:
        findings.append(_same(f"promised_{other}", fair.commitments[other] or "-", promised or "-"))
    if seen.leader is not None:
        leader = SEATS[dealt.leader].value if dealt.leader_named else "lot"
        findings.append(_same("promised_leader", leader, seen.leader))
    return findings


def check(record: Record, source: str = "record") -> list[Finding]:
    """Recompute the deal from what the record reveals; the deal is verified if every finding is `ok`.

    A contribution without a commitment, or the other way round, is not `ok`. Nor is a deal without any contribution:
    the server alone chose it. The deal of a day is one that the server drew alone, and committed to the day before: the
    finding `day` says so, and the commitment has to be compared with the one that was published. Nothing else may go
    into such a deal: neither a contribution nor a leader who was named is `ok` there, because a player who adds one
    can try several until they like what follows. Elsewhere a leader who was named cannot be recomputed, and the finding
    only says so.

    Raises BadRecord for a record that cannot be checked: it has no `fair`, perhaps because its day is not over, or says
    that its deal was chosen or set up.
    """
    fair, dealt = record.fair, record.game.dealt
    if record.chosen is not None:
        raise BadRecord("chosen_deal", file=source, table=record.chosen.table)
    if record.set_up:
        raise BadRecord("set_up_game", file=source)
    if fair is None and record.daily is not None:
        raise BadRecord("day_secret", file=source, day=record.daily.day)
    if fair is None or dealt is None:
        raise BadRecord("not_fair", file=source)
    findings = [_same("commitment", fair.commitment, commitment(fair.secret))]
    day = day_of(fair.table)
    daily = day is not None or record.daily is not None
    if daily:
        findings.append(_same("day", "-" if record.daily is None else record.daily.day, day or "-"))
    for seat in SEATS:
        contribution, committed = fair.contributions[seat], fair.commitments[seat]
        if contribution is not None and not daily:
            findings.append(_same(f"contribution_{seat}", committed or "-", commitment(contribution)))
        elif committed is not None or contribution is not None or not (daily or any(fair.contributions.values())):
            findings.append(Finding(f"contribution_{seat}", False, committed or "-", "-"))
    seed = fair.seed
    right, leader = deal(seed), SEATS[dealt.leader].value
    findings += [
        _same("seed", dealt.seed or "-", seed),
        _same("deck", " ".join(dealt.cards), " ".join(right.cards)),
        Finding("leader_named", not daily, leader, leader)
        if dealt.leader_named
        else _same("leader", leader, SEATS[right.leader].value),
    ]
    if record.move_seed is not None:
        findings.append(_same("move_seed", record.move_seed, fair_move_seed(fair.table, fair.secret)))
    return findings


def _same(name: str, told: str, found: str) -> Finding:
    return Finding(name, told == found, told, found)
