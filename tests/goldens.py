"""Files that hold what the program gave when somebody last looked: written by `make goldens`, compared by the tests.

docs/deal-vectors.json   deals by seed, for other implementations
docs/fair-vectors.json   verified deals, likewise
tests/perft/*.txt        number of legal continuations
tests/playthroughs/*.txt whole games, told event by event as each viewer sees them; python_claim.txt by OpenSpiel
page/src/learn/views.json every view that one seat had of a game, for the tests of the page's coach
"""

import functools
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from claim.game.cards import CARDS, parse_pile
from claim.game.deal import deal, shuffle
from claim.game.game import Game
from claim.game.view import seen_event
from claim.records.fair import commitment, fair_move_seed, fair_seed
from claim.records.record import Record

ROOT = Path(__file__).parent.parent
VECTORS = ROOT / "docs" / "deal-vectors.json"
FAIR_VECTORS = ROOT / "docs" / "fair-vectors.json"
PERFT = ROOT / "tests" / "perft"
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
COACHED = ROOT / "page" / "src" / "learn" / "views.json"
MOST_LEAVES = 30_000

SEEDS: list[tuple[str, str | None]] = [
    ("1", None),
    ("7", None),
    ("2026-11-15", None),
    ("a seed may be any text", None),
    ("magyar ő, français é, 日本", None),
    ("x" * 200, None),
    ("7", "2345...."),
    ("small", "0001.29.05.37.48"),
]
BY_OPENSPIEL = PLAYTHROUGHS / "python_claim.txt"
GAMES = {"full-7": ("7", None), "small-4": ("4", "0013.29.05.37.48")}


def vectors() -> str:
    """The deals of some seeds, one per line: the cards, their shuffled order, the deal that it is, and who leads."""
    rows = []
    for seed, deck in SEEDS:
        listed = CARDS if deck is None else tuple(parse_pile(deck, "deck"))
        order, lot = shuffle(seed, range(len(listed)))
        dealt = deal(seed, deck=deck)
        row = {
            "seed": seed,
            "cards": " ".join(listed),
            "shuffled": " ".join(listed[place] for place in order),
            "deck": " ".join(dealt.cards),
            "leader": "AB"[lot],
        }
        rows.append(json.dumps(row, ensure_ascii=False))
    return "[\n" + ",\n".join(rows) + "\n]\n"


def fair_vectors() -> str:
    """Verified deals, one per line: two contributions, one at either seat, and digits at their limits."""

    def drawn(name: str) -> str:
        return hashlib.sha256(name.encode()).hexdigest()

    rows = []
    for table, secret, a, b in (
        ("friend_table-1", drawn("secret 1"), drawn("a 1"), drawn("b 1")),
        ("bot-table", drawn("secret 2"), drawn("a 2"), None),
        ("T", drawn("secret 3"), None, drawn("b 3")),
        ("AAAAAAAAAAAA", "0" * 64, "f" * 64, "0" * 64),
        ("mbzc9Fm7QWPv", "f" * 64, "0" * 63 + "1", None),
    ):
        seed = fair_seed(table, secret, a, b)
        dealt = deal(seed)
        row = {
            "table": table,
            "secret": secret,
            "commitment": commitment(secret),
            "contributions": {"A": a, "B": b},
            "commitments": {"A": a and commitment(a), "B": b and commitment(b)},
            "seed": seed,
            "move_seed": fair_move_seed(table, secret),
            "deck": list(dealt.cards),
            "leader": "AB"[dealt.leader],
        }
        rows.append(json.dumps(row))
    return "[\n" + ",\n".join(rows) + "\n]\n"


def perft(game: Game, depth: int) -> int:
    """Return the number of ways to go on for `depth` plays (equal Goblin zeros are one way)."""
    if depth == 0:
        return 1
    return sum(perft(game.play(card), depth - 1) for card in game.legal())


def perft_lines(game: Game) -> Iterator[str]:
    """The position and its counts, as deep as is quick."""
    counts = []
    for depth in range(1, 9):
        counts.append(perft(game, depth))
        if counts[-1] == 0 or counts[-1] * 8 > MOST_LEAVES:
            break
    yield f"{game} ; " + " ".join(str(count) for count in counts)


def perft_text(seed: str, deck: str | None) -> str:
    """Counts from several moments of a random game: each line `position ; count at depth 1, 2, …`."""
    rng, game = random.Random(seed), Game.deal(seed, deck=deck)
    lines: list[str] = []
    while True:
        if len(game.plays) % (game.size // 2 or 1) == 0 or game.turn is None:
            lines += perft_lines(Game.parse(str(game)))
        if game.turn is None:
            return "\n".join(lines) + "\n"
        game = game.play(rng.choice(game.legal()))


def playthrough(seed: str, deck: str | None) -> str:
    """A whole random game: its record, what A, B and a spectator saw, and views along the way."""
    rng, game = random.Random(seed), Game.deal(seed, deck=deck)
    views = []
    while game.turn is not None:
        if len(game.plays) % 9 == 0:
            views += [f"{len(game.plays)} {game.view(viewer).to_text()}" for viewer in ("A", "B", "spectator", "open")]
        game = game.play(rng.choice(game.legal()))
    lines = [Record(game).to_text(), "Views after some plays", *views, ""]
    for viewer in ("A", "spectator"):
        lines.append(f"Events as {viewer} saw them")
        lines += [json.dumps(seen_event(event, viewer).to_json()) for event in game.events()]
        lines.append("")
    return "\n".join(lines)


def coached(seed: str) -> str:
    """A random game in which every power comes up, as seat A saw it from the deal to the end: one view per line."""
    rng, game = random.Random(seed), Game.deal(seed)
    views = [game.view("A").to_text()]
    while game.turn is not None:
        game = game.play(rng.choice(game.legal()))
        views.append(game.view("A").to_text())
    return "[\n" + ",\n".join(views) + "\n]\n"


@functools.cache
def goldens() -> dict[Path, str]:
    """Every golden file with what the program gives now."""
    files = {VECTORS: vectors(), FAIR_VECTORS: fair_vectors(), COACHED: coached("139")}
    for name, (seed, deck) in GAMES.items():
        files[PERFT / f"{name}.txt"] = perft_text(seed, deck)
        files[PLAYTHROUGHS / f"{name}.txt"] = playthrough(seed, deck)
    return files


def by_openspiel() -> str:
    """A game as OpenSpiel tells it."""
    from open_spiel.python.algorithms import generate_playthrough

    from claim.envs import openspiel

    told: str = generate_playthrough.playthrough(f"{openspiel.NAME}(deck=G0G0G1K2U5D3X4X8)", [], seed=7)
    return told


if __name__ == "__main__":
    for path, text in {**goldens(), BY_OPENSPIEL: by_openspiel()}.items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote {path.relative_to(ROOT)}\n")
