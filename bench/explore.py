"""How long what if takes to say what each card is worth: from a request to its answer, and from a tap to the values.

    python -m bench.explore                # 40 games over HTTP, and 60 taps in a browser (chromium, `make page`)
    python -m bench.explore --games 200 --taps 0

Games are dealt and played at random. Over HTTP, the first position of phase two of each (thirteen cards each) and ten
later ones are asked for once, so that nothing of them is kept anywhere; then phase one, as the seat could know and with
open cards. In the browser cards of phase two are tapped, until every card of the next hand shows what it is worth. The
server runs on the same machine, with one connection and nobody else.
"""

import argparse
import http.client
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from urllib.parse import quote

from playwright.sync_api import sync_playwright

from claim.game.game import Game
from harness.chromium import launch
from harness.guests import PHONE, House
from harness.served import served

ROOMY = {f"CLAIM_LIMIT_{name}": "100000000" for name in ("REQUEST_RATE", "REQUEST_BURST", "THINKING_BURST")}
PHASE_TWO = 26

# Taps a card that may be played, and waits for the marks on the next hand.
TAP = """async () => {
  const where = () => document.querySelector('.where').textContent;
  const marked = () => document.querySelectorAll('[data-hand] .tab').length > 0;
  const ready = () => document.querySelector('[data-hand] [data-ready]') !== null;
  const until = async (test) => { while (!test()) await new Promise((go) => setTimeout(go, 1)); };
  await until(() => marked() && ready());
  const cards = [...document.querySelectorAll('[data-hand] li.playable button')];
  const before = where();
  const began = performance.now();
  cards[Math.floor(cards.length / 2)].click();
  await until(() => where() !== before && marked());
  return performance.now() - began;
}"""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--taps", type=int, default=60)
    wanted = asked.parse_args()
    with served(f"sqlite:///{tempfile.mkdtemp()}/tables.sqlite", **ROOMY) as server:
        connection = http.client.HTTPConnection(server.host)
        ask(connection, str(Game.deal("warm")), "seat")  # the processes are there
        found: dict[str, list[float]] = {}
        for number in range(wanted.games):
            for kind, game, worth in moments(number):
                found.setdefault(kind, []).append(ask(connection, str(game), worth))
        if wanted.taps:
            found["phase two, from a tap to the values"] = list(taps(server.host, wanted.taps))
    for kind, times in found.items():
        sys.stdout.write(f"{kind:40} {summary(times)}\n")
    sys.stdout.write(f"load {os.getloadavg()[0]:.1f}\n")


def moments(number: int) -> Iterator[tuple[str, Game, str]]:
    """Yield moments of one game, and what to ask of each."""
    game, rng = Game.deal(f"explore:{number}"), random.Random(number)  # noqa: S311  (the same games every time)
    yield "phase one, as the seat could know", game, "seat"
    yield "phase one, with open cards", game, "open"
    while game.turn is not None:
        if len(game.plays) == PHASE_TWO:
            yield "phase two, its first position", Game.parse(str(game)), "seat"
        elif len(game.plays) > PHASE_TWO and len(game.plays) <= PHASE_TWO + 10:
            yield "phase two, the next ten", Game.parse(str(game)), "seat"
        game = game.play(rng.choice(game.legal()))


def ask(connection: http.client.HTTPConnection, start: str, worth: str) -> float:
    """Return how many milliseconds the answer took."""
    body = json.dumps({"start": start, "worth": worth})
    began = time.perf_counter()
    connection.request("POST", "/api/explore", body, {"Content-Type": "application/json"})
    answer = connection.getresponse()
    told = answer.read()
    took = 1000 * (time.perf_counter() - began)
    assert answer.status == 200, told
    assert json.loads(told)["worth"]["cards"]
    return took


def taps(host: str, count: int) -> Iterator[float]:
    """Tap cards from the first position of phase two on, game after game, and yield how long each took."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with House(browser) as house:
            guest = house.guest(host, size=PHONE)
            for number in range(-(-count // 20)):
                first = next(game for kind, game, _ in moments(1000 + number) if kind.endswith("first position"))
                guest.goes(f"explore/{quote(str(first), safe='').replace('%20', '_')}/0")
                for _ in range(20):
                    yield guest.page.evaluate(TAP)
        browser.close()


def summary(times: list[float]) -> str:
    ordered = sorted(times)
    p99 = ordered[min(len(ordered) - 1, round(0.99 * len(ordered)))]
    middle = statistics.median(times)
    return f"{len(times):5} times   median {middle:6.1f} ms   99% {p99:6.1f} ms   worst {ordered[-1]:6.1f} ms"


if __name__ == "__main__":
    main()
