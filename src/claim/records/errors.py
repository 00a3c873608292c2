"""What can be wrong with a record."""

from typing import ClassVar

from claim.game.errors import BadText


class BadRecord(BadText):
    """A record, or a file that should hold one, that cannot be read or contradicts itself."""

    texts: ClassVar = {
        "uneven_hands": "hands: {a} and {b} cards, expected equally many",
        "not_utf8": "{file}: not UTF-8 text (byte {byte}): expected a game record",
        "too_long": "{file}: {size} bytes, expected a game record of at most {most}",
        "bad_json": "{file}: not JSON (line {line}, column {column}): {problem}",
        "not_record": "{file}: not a game record: expected a JSON object or a first line 'Claim 1'",
        "newer_version": "{file}: written by a newer version (format {version}); this program reads up to {known}",
        "in_file": "{file}: {problem}",
        "bad_play": "{file}: play {number}, {card}: {problem}",
        "bad_end": "{file}: {field} says {text}, and the plays give {expected}",
        "no_line": "{file}: there is no line {line}: the last is {last}",
        "many_records": "{file}: more than one record; name one by its line with --game (replay, review, verify)",
        "bad_hex": "{field}: {text} is not a secret: expected 64 lower-case hex digits",
        "chosen_deal": "{file}: this deal was chosen, not drawn (it is that of table {table}): nothing to verify",
        "set_up_game": "{file}: this game was set up from a position, not dealt: nothing to verify",
        "day_secret": "{file}: the secret of the deal of {day} is revealed when that day is over: fetch this record "
        "again then",
        "not_fair": "{file}: the record does not say what its deal follows from (no 'fair'): nothing to verify",
    }
