"""Figures that the arena's report and its picture share: scores against each other, short names, readable times."""

from claim.arena.tournament import Tournament


def score_matrix(tournament: Tournament, bots: list[str]) -> list[list[float | None]]:
    """Return each bot's share of the points against every other, in this order; None where they have not met."""
    shares: dict[tuple[str, str], float] = {}
    for pairing in tournament.pairings:
        tally = tournament.tally(pairing)
        if tally.games:
            shares[pairing.a, pairing.b] = tally.score
            shares[pairing.b, pairing.a] = 1 - tally.score
    return [[shares.get((row, column)) for column in bots] for row in bots]


def short(name: str, most: int = 28) -> str:
    """Shorten a bot's name in the middle: the end of a program's name says the most."""
    return name if len(name) <= most else f"{name[: most // 3]}…{name[-(most - most // 3 - 1) :]}"


def time_text(seconds: float) -> str:
    """Write a time in the unit that suits it, from microseconds to seconds."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"
