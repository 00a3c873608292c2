"""The functions that messages call: `{ DAY($day) }`. page/src/i18n/functions.ts has the same for the page.

What they are given is as it is stored or typed. tests/locales/functions.json has examples for both.
"""

import re
import unicodedata
from collections.abc import Callable
from datetime import date, datetime

from babel.dates import format_date, format_time, get_datetime_format

_HUNGARIAN_AZ = re.compile(r"[aeiou]|[flmnrsxy](?![a-z])|5|1(?=(\d{3})*(?!\d))")  # as it is read: öt, egy, ezer, iksz
_FRENCH_VOWEL = re.compile(r"[aeiouœæ]|h[eiouy]|y[^aeiou]")
_ITALIAN_VOWEL = re.compile(r"(8|11)(?!\d)")  # otto, undici


def functions(language: str) -> dict[str, Callable[..., str]]:
    """Return the functions for the messages of this language."""
    locale = language.replace("-", "_")

    def day(value: object, style: str = "long", suffix: str | None = None) -> str:
        """Return a day of the calendar; what is none, as it is. A `suffix` takes the place of a Hungarian full stop."""
        try:
            text = format_date(date.fromisoformat(str(value)), style, locale)
        except ValueError:
            text = str(value)
        return text if suffix is None else text.removesuffix(".") + suffix

    def moment(value: object) -> str:
        """Return a point in time, to the minute; what is none, as it is."""
        try:
            here = datetime.fromisoformat(str(value)).astimezone()
        except ValueError:
            return str(value)
        both = str(get_datetime_format("medium", locale=locale))
        time = format_time(here, "short", locale=locale)
        return both.replace("{0}", time).replace("{1}", format_date(here, "medium", locale))

    def before(little: str, word: object) -> str:
        """Return a little word, such as an article, in the form that it has before another: az A5, d’Anne, dell’8."""
        plain = unicodedata.normalize("NFD", str(word).lower())
        if language == "hu" and _HUNGARIAN_AZ.match(plain):
            return f"{little}z {word}"
        if language == "fr" and _FRENCH_VOWEL.match(plain):
            return f"{little[:-1]}’{word}"
        if language == "it" and little in {"a", "e"} and plain.startswith(little):
            return f"{little}d {word}"
        if language == "it" and little not in {"a", "e"} and _ITALIAN_VOWEL.match(plain):
            return ("l’" if little == "il" else "L’" if little == "Il" else f"{little}l’") + str(word)
        return f"{little} {word}"

    return {"DAY": day, "MOMENT": moment, "BEFORE": before}
