"""How smoothly the table moves on a slow device: the frames while a trick, the moment between the phases and the
result are shown.

    python -m bench.motion    # a phone's screen, the processor slowed down four times

Needs chromium and the page (`make page`). Measured is the time from one frame to the next as the page draws them
(requestAnimationFrame). A frame is late if it misses a beat of the screen. Other work on the machine makes frames late
too, so the load is printed with the figures. A phone of 2020 is taken to be four times slower than this machine.
"""

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from harness.chromium import launch
from harness.guests import FREE, PHONE, Guest, House, skip
from harness.served import served

BEAT_MS = 1000 / 60
LATE_MS = 1.5 * BEAT_MS
"""A frame that comes after this time has missed a beat."""
LINE = 1 / 20
"""The share of late frames that a trick may have at four times slowed down."""
ROOMY = {
    f"CLAIM_LIMIT_{name}": "100000" for name in ("ADDRESS_BURST", "REQUEST_BURST", "TABLE_BURST", "THINKING_BURST")
}

PLAYABLE = "() => [...document.querySelectorAll('[data-ready] li.playable button[data-card]')].at(-1)?.dataset.card"
MIDDLE = """(words) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent.includes(words));
  button?.scrollIntoView({ block: 'center' });
  const box = button?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""

# While a page asks for frames, the browser draws every one it can.
EVERY_FRAME = """() => {
  window.drawn = [];
  const next = (now) => (window.drawn.push(now), requestAnimationFrame(next));
  requestAnimationFrame(next);
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slowdown", type=float, default=4.0, help="how many times slower the processor is made")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tricks", type=int, default=2, help="how many tricks of each game are recorded, six at most")
    arguments = parser.parse_args()
    parts: dict[str, list[float]] = {"first trick": [], "trick": [], "phase": [], "result": []}
    with served(f"sqlite:///{tempfile.mkdtemp()}/tables.sqlite", **ROOMY) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for _ in range(arguments.runs):
            for name, frames in one_game(browser, server.host, arguments.slowdown, arguments.tricks):
                parts[name] += frames
        browser.close()
    if not arguments.pictures:
        tricks = summary(parts["first trick"] + parts["trick"])
        told = {"all tricks": tricks | {"holds": tricks["late_share"] <= LINE}}
        told |= {name: summary(frames) for name, frames in parts.items() if frames}
        print(json.dumps(told | {"load": os.getloadavg()}, indent=2))


class Thumb:
    """Taps on a page and reads from it, by the browser's own protocol.

    What Playwright puts into a page for that takes a third as much memory as the page itself.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.protocol = page.context.new_cdp_session(page)

    def reads(self, function: str, *values: object) -> Any:  # noqa: ANN401  (whatever the function returns)
        """Call a function in the page."""
        call = f"({function})({','.join(map(json.dumps, values))})"
        answer = self.protocol.send("Runtime.evaluate", {"expression": call, "returnByValue": True})
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def waits(self, function: str, *values: object) -> Any:  # noqa: ANN401
        """Call it until it returns something."""
        for _ in range(200):
            if value := self.reads(function, *values):
                return value
            time.sleep(0.05)
        raise AssertionError(f"waited in vain for {function}")

    def taps(self, x: float, y: float) -> None:
        """Touch the screen there, as long as a finger does."""
        self.protocol.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        time.sleep(0.08)
        self.protocol.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def lifts(self) -> tuple[float, float]:
        """Lift a card that can be played, and return where to tap to play it."""
        card = self.waits(PLAYABLE)
        self.taps(*self.reads(FREE, [card, False]))
        time.sleep(0.5)
        x, y = self.reads(FREE, [card, False])
        return x, y

    def records(self, slowdown: float, seconds: float, doing: Callable[[], object] = lambda: None) -> list[float]:
        """Return the milliseconds from frame to frame, for so many seconds on a processor that is slowed down."""
        self.protocol.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        self.reads("() => { window.drawn = [] }")
        time.sleep(0.3)
        doing()
        time.sleep(seconds)
        times: list[float] = self.reads("() => window.drawn")
        self.protocol.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        return [after - before for before, after in pairwise(times)]


def one_game(browser: Browser, host: str, slowdown: float, tricks: int) -> list[tuple[str, list[float]]]:
    """Play one game, most of it skipped, and return the frames of its moving parts, each with its name."""
    parts = []
    with House(browser) as house:
        guest = house.guest(host, size=PHONE, hurried=False, touches=True)
        guest.page.reload()
        thumb = Thumb(guest.page)
        thumb.taps(*thumb.waits(MIDDLE, guest.words("bot-title-potboy")))
        thumb.waits(PLAYABLE)
        thumb.reads(EVERY_FRAME)
        for number in range(tricks):
            place = thumb.lifts()
            frames = thumb.records(slowdown, 3.2, lambda: thumb.taps(*place))  # noqa: B023  (called at once)
            parts.append(("trick" if number else "first trick", frames))  # which runs code that has not run before
            thumb.taps(*thumb.lifts())  # another card, to be on to the next trick
            time.sleep(1)
        hurry(guest, 24)
        play_last_card(guest)
        parts.append(("phase", thumb.records(slowdown, 3.5)))
        guest.turn()
        hurry(guest, 50)
        play_last_card(guest)
        parts.append(("result", thumb.records(slowdown, 4.5)))
    return parts


def play_last_card(guest: Guest) -> None:
    """Play the last card of this hand, and wait until the trick is decided."""
    while len(guest.turn()["hand"]) > 1:
        guest.plays()
    guest.picks(guest.turn()["playable"][-1])
    guest.until("() => !document.querySelector('.told').textContent")  # the trick before is gone
    guest.until("() => document.querySelector('.told').textContent")


def hurry(guest: Guest, plays: int) -> None:
    skip(guest, plays)
    guest.page.keyboard.press("Shift")  # on to what is newest


def summary(frames: list[float]) -> dict[str, float]:
    late = sum(frame > LATE_MS for frame in frames)
    return {
        "frames": len(frames),
        "late": late,
        "late_share": round(late / len(frames), 4),
        "longest_ms": round(max(frames), 1),
    }


if __name__ == "__main__":
    main()
