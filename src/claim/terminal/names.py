"""Names for the seats of a record, and who of them gave up."""

from claim.game.cards import Seat
from claim.locales import Words
from claim.records.record import Record

PERSON = "person"  # the name that a record gives a seat played by a person
ENDINGS = ("resigned", "left", "away")  # how people forfeit on a server; any other reason is shown as it is


def names_of(record: Record, words: Words) -> dict[Seat, str]:
    """Return a name for each seat: the bot's title or the person's name, followed by the seat."""
    return {seat: _name(record, seat, words) for seat in Seat}


def _name(record: Record, seat: Seat, words: Words) -> str:
    name = record.players.get(seat, PERSON)
    if name == PERSON:
        return words("player-seat", seat=seat.value)
    return f"{words.bot(name) if seat in record.bots else name} ({seat.value})"


def forfeit_line(record: Record, words: Words) -> str | None:
    """Return the sentence that says who forfeited and why; None where neither seat did."""
    ending = record.ending
    if ending is None or ending.seat is None:
        return None
    names = names_of(record, words)
    loser = names[ending.seat]
    if ending.reason in ENDINGS:
        return words(f"forfeit-{ending.reason}", reader="other", name=loser, winner=names[ending.seat.other])
    return words("replay-forfeit", name=loser, reason=ending.reason or words("no-reason"))
