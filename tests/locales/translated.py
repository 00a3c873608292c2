"""Which English each translation was made from: translated_from.json keeps a hash per message and language.

A test names every message whose English has changed since. Look at its translations, mend them, then record it:

    python -m tests.locales.translated hu page-faction page-home   these messages in Hungarian
    python -m tests.locales.translated all page-faction            this message in every language
    python -m tests.locales.translated all                         every message in every language
"""

import argparse
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast

from claim import locales

ENGLISH = Path(locales.__file__).with_name("en.ftl")
FILE = Path(__file__).with_name("translated_from.json")
TRANSLATIONS = tuple(language for language in locales.LANGUAGES if language != "en")

Recorded = dict[str, dict[str, str]]  # message: language: hash of the English it was translated from


def hashes(text: str) -> dict[str, str]:
    """Return a short hash of each message in a Fluent file, whatever its comments and indentation."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            assert entry.value.span is not None
            words = text[entry.value.span.start : entry.value.span.end].split()
            found[entry.id.name] = hashlib.sha256(" ".join(words).encode()).hexdigest()[:8]
    return found


def stale(recorded: Recorded, english: dict[str, str]) -> list[str]:
    """Return a line for each translation to look at again, and for each recorded message that is gone."""
    found = [f"{message} is recorded but gone" for message in recorded if message not in english]
    for message, now in english.items():
        for language in TRANSLATIONS:
            then = recorded.get(message, {}).get(language)
            if then is None:
                found.append(f"{language}: {message} is not recorded")
            elif then != now:
                found.append(f"{language}: the English of {message} has changed since it was translated")
    return found


def record(recorded: Recorded, english: dict[str, str], languages: Sequence[str], messages: Sequence[str]) -> Recorded:
    """Return what is recorded once these messages were looked at in these languages, without messages that are gone.

    Raises SystemExit where English has no such message.
    """
    if unknown := set(messages) - set(english):
        raise SystemExit(f"no such message: {', '.join(sorted(unknown))}")
    seen = {message: dict.fromkeys(languages, english[message]) for message in messages}
    return {message: recorded.get(message, {}) | seen.get(message, {}) for message in english}


def main(arguments: Sequence[str] | None = None, file: Path = FILE) -> None:
    """Record that translations were looked at again."""
    parser = argparse.ArgumentParser(description="Record that translations were looked at again.")
    parser.add_argument("language", choices=[*TRANSLATIONS, "all"])
    parser.add_argument("message", nargs="*", help="all messages, if none is named")
    chosen = parser.parse_args(arguments)
    english = hashes(ENGLISH.read_text(encoding="utf-8"))
    recorded = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    languages = TRANSLATIONS if chosen.language == "all" else (chosen.language,)
    rows = record(recorded, english, languages, chosen.message or list(english))
    lines = ",\n".join(f"{json.dumps(message)}: {json.dumps(row, sort_keys=True)}" for message, row in rows.items())
    file.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
