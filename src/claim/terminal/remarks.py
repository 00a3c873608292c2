"""What a record says of its game besides the cards: a deal that was chosen, hints, and cards taken back."""

from claim.locales import Words
from claim.records.played import PlayedGame


def remarks(record: PlayedGame, words: Words) -> list[str]:
    """Return these as sentences; none for a drawn deal that was played without help."""
    lines = [] if record.chosen is None else [words("chosen-line", table=record.chosen.table)]
    if record.set_up:
        lines.append(words("set-up-line"))
    counts = {"aids-hints": record.hints, "aids-takebacks": record.takebacks}
    aids = [words(message, count=count) for message, count in counts.items() if count]
    return lines + ([words("aids-line", aids=words.listed(aids))] if aids else [])
