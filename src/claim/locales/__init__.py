"""The words of the game, one Fluent file per language, and the choice of language.

Only the edges speak a language: a `ClaimError` is a code with parameters until `Words.error` turns it into a sentence.
"""

import functools
import os
import re
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import TYPE_CHECKING, ClassVar

from claim.game.errors import BadText, ClaimError, quote
from claim.version import install_with

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LANGUAGES = ("en", "fr", "hu", "it", "pt-BR")


class UnknownLanguage(BadText):
    """A language that the game has no words in."""

    texts: ClassVar = {
        "unknown_language": "{name} is not a language: expected one of {known}",
    }


class Words:
    """The messages of one language: `words("prize-line", card="U7")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = language.replace("-", "_")
        self._sources, self._bundle = _sources(language), _bundle(language)

    def __call__(self, message: str, **values: str | int) -> str:
        """Return the message with these values in it. Raises LookupError where it is missing or a value is."""
        pattern = self._parsed(message).value
        if pattern is None:
            raise LookupError(f"message {message} of language {self.language} has no text")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message {message} of language {self.language}: {errors[0]}")
        return str(text)

    def listed(self, items: Iterable[str]) -> str:
        """Return these as a list of this language: "one, two and three"."""
        from babel.lists import format_list  # noqa: PLC0415  (as below)

        return format_list(list(items), locale=self._locale)

    def number(self, value: float, form: str) -> str:
        """Return a number in this language's figures; `form` is such as "0.00" (CLDR)."""
        from babel.numbers import format_decimal  # noqa: PLC0415  (as below)

        return format_decimal(value, form, locale=self._locale)

    def moment(self, time: str) -> str:
        """Return a point in time, as servers write it, in this language and time zone."""
        from claim.locales.functions import functions  # noqa: PLC0415  (as below)

        return functions(self.language)["MOMENT"](time)

    def bot(self, name: str) -> str:
        """Return a bot's title in this language, or its own name if it has none."""
        title = f"bot-title-{name}"
        return self(title) if title in self._sources else name

    def error(self, error: ClaimError) -> str:
        """Return an error as a sentence of this language, along with an error that it quotes."""
        params, cause = dict(error.params), error.__cause__
        if isinstance(cause, ClaimError):
            params = {name: self.error(cause) if value == str(cause) else value for name, value in params.items()}
        return self(f"error-{error.code}", **params)

    def _parsed(self, message: str) -> "Message":
        """Return a message. It is parsed when it is first needed: all of a language's take a fifth of a second."""
        if not self._bundle.has_message(message):
            from fluent.runtime import FluentResource  # noqa: PLC0415  (as below)

            self._bundle.add_resource(FluentResource(self._sources[message]))
        return self._bundle.get_message(message)


@functools.cache
def _sources(language: str) -> dict[str, str]:
    """Return the sources of a language's messages, which end where the next one begins."""
    text = resources.files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    messages = re.finditer(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z]).*)*", text, re.MULTILINE)
    return {message[1]: message[0] for message in messages}


@functools.cache
def _bundle(language: str) -> "FluentBundle":
    """Return the bundle for those of a language's messages that are parsed."""
    try:
        from fluent.runtime import FluentBundle  # noqa: PLC0415  (slow to import, and optional)

        from claim.locales.functions import functions  # noqa: PLC0415  (likewise)
    except ImportError:
        raise BadText("missing_extra", package="fluent.runtime", install=install_with("terminal")) from None
    return FluentBundle([language], functions(language), use_isolating=False)  # type: ignore[arg-type]  # text will do


def one_line(message: str, language: str) -> str | None:
    """Return a message of one line without values, read without Fluent; None where there is no such message."""
    source = _sources(language).get(message)
    return None if source is None else source.partition("=")[2].partition("\n")[0].strip()


def choose_language(name: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the language named, else the locale's, else English. `fr_CA.UTF-8` is French, `pt` Brazilian Portuguese.

    Raises UnknownLanguage where the one named is not there.
    """
    if name is not None:
        language = match_language(name)
        if language is None:
            raise UnknownLanguage("unknown_language", name=quote(name), known=", ".join(LANGUAGES))
        return language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return match_language(environment[variable]) or "en"
    return "en"


def match_language(name: str) -> str | None:
    """Return the language that a locale's or a browser's name for it means; None where it is not there."""
    code = name.split(".", maxsplit=1)[0].split("@", maxsplit=1)[0].replace("_", "-").lower()
    for language in LANGUAGES:
        if code == language.lower() or code.split("-")[0] == language.lower().split("-")[0]:
            return language
    return None


def bot_titles(names: Iterable[str]) -> set[str]:
    """Return what these bots are called in any of the languages."""
    bots = list(names)
    return {words.bot(name) for words in map(Words, LANGUAGES) for name in bots}


def reserved_names() -> set[str]:
    """Return the names that stand for the people who run a server, in all languages."""
    return {name for words in map(Words, LANGUAGES) for name in words("reserved-names").split(", ")}


def in_words(error: ClaimError, language: str | None = None) -> str:
    """Return an error in the user's language, or in English where the words are not available."""
    try:
        return Words(language or choose_language()).error(error)
    except (BadText, LookupError):
        return str(error)
