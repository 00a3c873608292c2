"""Names for the seats of a record."""

from claim.game.cards import Seat
from claim.locales import Words
from claim.records.record import Record

PERSON = "person"  # the name that a record gives a seat played by a person


def names_of(record: Record, words: Words) -> dict[Seat, str]:
    """Return a name for each seat: the bot's title or the person's name, followed by the seat."""
    return {seat: _name(record, seat, words) for seat in Seat}


def _name(record: Record, seat: Seat, words: Words) -> str:
    name = record.players.get(seat, PERSON)
    if name == PERSON:
        return words("player-seat", seat=seat.value)
    return f"{words.bot(name) if seat in record.bots else name} ({seat.value})"
