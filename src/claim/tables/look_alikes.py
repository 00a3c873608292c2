"""Which names look alike: no account's name may be taken for another's, and nobody's for a bot's.

Characters that look alike are taken together by Unicode's table of confusables, as confusable-homoglyphs has it. That
cannot be combined with ignoring case in one form: Ν (Greek) is ν in lower case, so that N would be v. Nor with ignoring
accents: the table takes some of them for letters. A name therefore has three forms, and none of them may be one of
another name's.
"""

import functools
import re
import unicodedata

from confusable_homoglyphs.confusables import confusables_data

_MARKS = re.compile("[\u200e\u200f]")  # around right-to-left characters in the table
_LONGEST = 4  # characters that one may look like, as m does like rn


def likenesses(name: str) -> frozenset[str]:
    """Return the forms of a name by which it is compared; names are alike where they share one.

    The first follows from how the name is written, the second from how it would be in lower case, and the third has its
    own characters. Accents, width, spaces and signs make no difference, except for a name that has nothing else.
    """
    plain = unicodedata.normalize("NFKC", name)
    folded = plain.casefold()
    forms = _prototypes(plain).casefold(), _prototypes(folded).casefold(), folded
    return frozenset([_letters(form) or folded for form in forms])


def _letters(text: str) -> str:
    return "".join([char for char in unicodedata.normalize("NFKD", text) if char.isalnum()])


def _prototypes(text: str) -> str:
    table = _table()
    return "".join([table.get(char, char) for char in unicodedata.normalize("NFKD", text)])


@functools.cache
def _table() -> dict[str, str]:
    """Return what stands for each character that looks like another. It takes 50 milliseconds, once per process."""
    groups: dict[str, set[str]] = {}
    longer: dict[str, str] = {}
    for char, found in confusables_data.items():
        for other in [_MARKS.sub("", one["c"]) for one in found]:
            if len(char) == len(other) == 1:
                group = groups.get(char, {char}) | groups.get(other, {other})
                groups.update(dict.fromkeys(group, group))
            elif len(char) == 1 and other.isalpha() and len(other) <= _LONGEST:
                longer[char] = min(longer.get(char, other), other)
    found_table = {char: min(group, key=_plainness) for char, group in groups.items()}
    for char, text in longer.items():
        one = found_table.get(char, char)
        spelled = "".join([found_table.get(part, part) for part in text])
        if one not in spelled:
            found_table |= dict.fromkeys(groups.get(char, {char}), spelled)
    return found_table


def _plainness(char: str) -> tuple[bool, bool, bool, str]:
    """Sort the characters of a group: the small letters of English first, then its capitals, then its digits."""
    return not char.isascii(), not char.isalpha(), not char.islower(), char
