"""The quick phrases that players may say to each other. There is no free chat.

A phrase travels as its id; each reader sees it in their own language, as `phrase-…` of locales/. It is said once to
whoever is connected, and is not part of a table's log.
"""

from typing import Annotated

from claim.game.cards import Seat
from claim.game.fields import TextForm
from claim.tables.errors import TableError
from claim.tables.table import Table, TableKind

PHRASES = (
    "hello",
    "good_luck",
    "nice",
    "wow",
    "oops",
    "close",
    "thinking",
    "sorry",
    "thanks",
    "well_played",
    "again",
    "bye",
)
Phrase = Annotated[str, TextForm("a phrase", values=PHRASES)]


def listener(table: Table, speaker: Seat) -> Seat:
    """Return the seat that a phrase of this seat is for. Raises TableError where no other person sits there."""
    other = table.chairs[speaker.other]
    if table.kind is not TableKind.FRIEND or not other.taken or other.left:
        raise TableError("nobody_listens", table=table.id)
    return speaker.other
