"""Which names people may have at a table: the Nickname profile of PRECIS (RFC 8266), and what it leaves open.

docs/decisions/0016-names.md says why each rule is there. Names in logs and records were accepted once and are not
checked again.
"""

import functools
import re
import unicodedata
from collections.abc import Container, Iterable

from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from claim.bots.levels import LEVELS
from claim.game.errors import quote
from claim.tables.errors import TableError

MOST_NAME = 40  # code points
MOST_MARKS = 4  # in a row
NAMELESS = "person"  # what the page calls those who typed no name (page/src/wire/name.ts)
_NICKNAME = get_profile("NicknameCasePreserved")
_SPACES = str.maketrans({"\u2800": " "})  # the blank of Braille is its space
_BLANK = {"\U0001d159", "\ufffc"}  # a notehead and an object that are not drawn
_SELECTORS = "\ufe0e\ufe0f"  # shown as text, or as emoji
_PICTURES = "\u2190-\u2bff\U0001f000-\U0001faff"  # the blocks that emoji are in, skin tones included
_STRAY_SELECTOR = re.compile(f"(?<![{_PICTURES}])[{_SELECTORS}](?!\u20e3)")  # neither on a picture nor in a keycap
_GLUE = re.compile(f"[{_SELECTORS}]|(?<=[{_PICTURES}{_SELECTORS}])\u200d(?=[{_PICTURES}])")


class Names:
    """Checks people's names.

    `titles` are what the bots are called besides their own names, and `reserved` is what those who run a server are
    called, each in all languages.
    """

    def __init__(self, titles: Iterable[str] = (), reserved: Iterable[str] = ()) -> None:
        bots = (*(level.name for level in LEVELS), *titles)
        self._bots = frozenset[str]().union(*map(likenesses, bots))
        self._reserved = frozenset[str]().union(*map(likenesses, reserved))

    def check(self, text: object, field: str = "name") -> str:
        """Return a name as it is kept: without needless spaces, and in Unicode's normal form.

        Raises TableError where it cannot be shown as a name or is too long, and where it is a bot's name or a
        reserved one, or looks like one. `field` is the part of the request that it came from, for the error.
        """
        name = enforced(text) if isinstance(text, str) else None
        if name is None or not 1 <= len(name) <= MOST_NAME:
            raise TableError("bad_name", text=quote(text), most=MOST_NAME, field=field)
        if likenesses(name) & self._bots:
            raise TableError("bot_name", text=quote(name), field=field)
        if likenesses(name) & self._reserved:
            raise TableError("reserved_name", text=quote(name), field=field)
        return name


def enforced(text: str) -> str | None:
    """Return a name as the rules want it, however long, or None where they refuse it."""
    try:
        mapped = _mapped(text.translate(_SPACES))
        plain = _GLUE.sub("", mapped)  # what holds emoji together: the profile knows nothing of it
        name = mapped if _NICKNAME.enforce(plain) == plain else None
    except UnicodeEncodeError:  # what the profile raises, and what half a surrogate pair would
        return None
    if name is None or _BLANK & set(name) or not _marks_in_order(name):
        return None
    return name if any(unicodedata.category(char)[0] in "LNPS" for char in name) else None  # something visible


def _mapped(text: str) -> str:
    """Apply the profile's mappings, and drop the selectors that style nothing. Both may uncover a space to strip."""
    for _ in range(4):
        styled = _STRAY_SELECTOR.sub("", _NICKNAME.apply_five_rules(text))
        if styled == text:
            break
        text = styled
    return text


def _marks_in_order(name: str) -> bool:
    """Return whether every combining mark follows something visible, and no more than a few follow one another."""
    marks, bare = 0, True
    for char in name:
        if char in _SELECTORS:
            continue
        if unicodedata.category(char)[0] == "M":
            marks += 1
            if bare or marks > MOST_MARKS:
                return False
        else:
            marks, bare = 0, char == " "
    return True


# --- which names look alike ------------------------------------------------------------------------------------------

_MARKS = re.compile("[\u200e\u200f]")  # around right-to-left characters in the table
_LONGEST = 4  # characters that one may look like, as m does like rn
# Letters that differ from a plain one by a stroke, a hook, or their height alone: ø, ł, ᴇ.
_SHAPED = re.compile("LATIN (?:(?:CAPITAL|(SMALL)) LETTER|LETTER (SMALL) CAPITAL) ([A-Z])(?: WITH .+)?")
_LATIN = [range(0x80, 0x2B0), range(0x1D00, 0x1DC0), range(0x1E00, 0x1F00), range(0x2C60, 0x2C80)]
# What passes for a letter in a name, and is not in Unicode's table.
_PASSING = [*zip("lηпиИяЯ₳฿₿¢₡₵₫€₣₲₭£₤₥₦₱$₴₮₩¥", "innuNrRABBcCCdEFGKLLmNPSSTWY", strict=True)]


def likenesses(name: str) -> frozenset[str]:
    """Return the forms of a name by which it is compared; names are alike where they share one.

    Characters that look alike are taken together, by Unicode's table of confusables and what is above. That cannot be
    combined with ignoring case in one form: Ν (Greek) is ν in lower case, so that N would be v. Nor with ignoring
    accents: the table takes some of them for letters. So there are three forms, and an account's name shares none of
    another's or a bot's. The first follows from how the name is written, the second from how it would be in lower case,
    and the third has its own characters. Accents, width, spaces and signs make no difference, except for a name that
    has nothing else. Accounts are stored with their forms: who changes what is alike adds a migration, as 0015.
    """
    plain = unicodedata.normalize("NFKC", name)
    folded = plain.casefold()
    forms = _prototypes(plain).casefold(), _prototypes(folded).casefold(), folded
    return frozenset([_letters(form) or folded for form in forms])


def _letters(text: str) -> str:
    return "".join([char for char in unicodedata.normalize("NFKD", text) if char.isalnum()])


def _prototypes(text: str) -> str:
    table = _table()
    return "".join([table.get(char, char) for char in unicodedata.normalize("NFKD", text)]).replace("vv", "w")


@functools.cache
def _table() -> dict[str, str]:
    """Return what stands for each character that looks like another. It takes 50 milliseconds, once per process."""
    groups: dict[str, set[str]] = {}
    longer: dict[str, str] = {}
    resembling = [(char, _MARKS.sub("", one["c"])) for char, others in confusables_data.items() for one in others]
    shaped = _shaped({char for pair in resembling for char in pair if len(pair[0]) == len(pair[1])})
    for char, other in [*resembling, *shaped, *_PASSING]:
        if len(char) == len(other) == 1:
            group = groups.get(char, {char}) | groups.get(other, {other})
            groups.update(dict.fromkeys(group, group))
        elif len(char) == 1 and other.isalpha() and len(other) <= _LONGEST:
            longer[char] = min(longer.get(char, other), other)
    table = {char: min(group, key=_plainness) for char, group in groups.items()}
    for char, text in longer.items():
        one = table.get(char, char)
        spelled = "".join([table.get(part, part) for part in text])
        if one not in spelled:
            table |= dict.fromkeys(groups.get(char, {char}), spelled)
    return table


def _shaped(grouped: Container[str]) -> list[tuple[str, str]]:
    """Return the shaped letters with the plain ones; of those that Unicode has `grouped`, the small capitals alone."""
    pairs = []
    for char in [chr(code) for block in _LATIN for code in block]:
        match = _SHAPED.fullmatch(unicodedata.name(char, ""))
        if match is not None and (match[2] or char not in grouped):
            pairs.append((char, match[3].lower() if match[1] or match[2] else match[3]))
    return pairs


def _plainness(char: str) -> tuple[bool, bool, bool, str]:
    """Sort the characters of a group: the small letters of English first, then its capitals, then its digits."""
    return not char.isascii(), not char.isalpha(), not char.islower(), char
