"""The quick phrases that two players say to each other, by their numbers."""

from claim.locales import Words
from claim.tables.phrases import PHRASES
from claim.terminal.paper import Paper


def phrase_of(text: str) -> str | None:
    """Return the phrase of this number, from 1; None where there is none."""
    number = int(text) if text.isascii() and text.isdecimal() and len(text) <= 2 else 0
    return PHRASES[number - 1] if 1 <= number <= len(PHRASES) else None


def show_phrases(words: Words, paper: Paper) -> None:
    """Print all phrases with their numbers."""
    for number, phrase in enumerate(PHRASES, 1):
        paper.line(f"{number:4}  ", words(f"phrase-{phrase}"))


def tell_phrase(phrase: str, name: str, words: Words, paper: Paper) -> None:
    """Print what the other player says, in this reader's language. A phrase of a newer server is passed over."""
    if phrase in PHRASES:
        paper.line(words("phrase-ui-said", name=name, phrase=words(f"phrase-{phrase}")))
