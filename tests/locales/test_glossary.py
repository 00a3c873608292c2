import functools
import re

import pytest
from fluent.syntax import FluentParser, ast, visitor

from claim.locales import LANGUAGES
from tests.rules_page import ROOT


class Texts(visitor.Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (the library's name)
        self.found.append(node.value)


@functools.cache
def texts(language: str) -> dict[str, str]:
    """What each message of a language says, without ids and variables."""
    source = (ROOT / "src" / "claim" / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    said = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name != "reserved-names":  # what others may call themselves
            seen = Texts()
            seen.visit(entry)
            said[entry.id.name] = "\n".join(seen.found)
    return said


def forbidden(language: str) -> re.Pattern[str]:
    """Any of the words in the last column of a language's table."""
    rows = (ROOT / "docs" / "glossary" / f"{language}.tsv").read_text(encoding="utf-8").splitlines()[1:]
    words = [word for row in rows for word in re.findall(r"`(.+?)`", row.split("\t")[3])]
    assert words
    return re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_the_glossary_forbids(language):
    one = forbidden(language)
    assert {message: one.findall(text) for message, text in texts(language).items() if one.search(text)} == {}


def test_a_forbidden_word_would_be_found():
    assert forbidden("fr").search("Il marque une carte.")
