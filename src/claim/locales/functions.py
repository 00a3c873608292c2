"""The functions that messages call: `{ DAY($day) }`. page/src/i18n/functions.ts has the same for the page.

What they are given is as it is stored or typed. tests/locales/functions.json has examples for both.
"""

import re
import unicodedata
from collections.abc import Callable
from datetime import date, datetime

from babel.dates import format_date, format_time, get_datetime_format

_HUNGARIAN_AZ = re.compile(r"[aeiou]|[flmnrsxy](?![a-z])|5|1(?=(\d{3})*(?!\d))")  # as it is read: öt, egy, ezer, iksz
_FRENCH_ELIDED = re.compile(r"[aeiou]|h[eiouy]|y[^aeiou]")


def functions(language: str) -> dict[str, Callable[..., str]]:
    """Return the functions for the messages of this language."""
    locale = language.replace("-", "_")

    def day(text: str, style: str = "long", suffix: str | None = None) -> str:
        """Return a day of the calendar; what is none, as it is. A `suffix` takes the place of a Hungarian full stop."""
        try:
            told = format_date(date.fromisoformat(text), style, locale)
        except ValueError:
            told = text
        return told if suffix is None else told.removesuffix(".") + suffix

    def moment(text: str) -> str:
        """Return a point in time, to the minute; what is none, as it is."""
        try:
            here = datetime.fromisoformat(text).astimezone()
        except ValueError:
            return text
        both = str(get_datetime_format("medium", locale=locale))
        time = format_time(here, "short", locale=locale)
        return both.replace("{0}", time).replace("{1}", format_date(here, "medium", locale))

    return {"DAY": day, "MOMENT": moment, "AZ": _az, "DE": _elided("de"), "QUE": _elided("que")}


def _az(word: object, case: str = "lower") -> str:
    """Return what is given after its Hungarian article: az A5, a B5; `case` "upper" begins a sentence."""
    article = "az" if _HUNGARIAN_AZ.match(_bare(word)) else "a"
    return f"{article.capitalize() if case == 'upper' else article} {word}"


def _elided(little: str) -> Callable[[object], str]:
    """Return a function for this French word before another one: de Zoé, d’Anne."""
    return lambda word: f"{little[:-1]}’{word}" if _FRENCH_ELIDED.match(_bare(word)) else f"{little} {word}"


def _bare(word: object) -> str:
    """Return a word in small letters without accents."""
    return unicodedata.normalize("NFD", str(word).lower())
