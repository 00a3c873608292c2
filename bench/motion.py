"""How smoothly the table moves on a slow device: every frame while a trick, the moment between the phases and the
result are shown.

    python -m bench.motion                     # a phone's screen, the processor four times slowed down, best of three
    python -m bench.motion --slowdown 1        # for a busy machine: `work` is held against a quarter of the time
    python -m bench.motion --pictures FOLDER   # one trick as pictures, one every 40 ms or as often as they can be taken

Needs chromium and the page (`make page`). Two things are measured at the same time. `drawn` is what is seen: the time
from one frame to the next, where the page draws them (requestAnimationFrame). Whatever else the machine does makes it
longer, so the load is printed with the figures. `work` is what the page itself is to blame for (`bench/frames.py`): the
main thread's work for each frame, in the thread's own time, from a trace; `garbage_ms` is what of a longest frame the
browser took to collect garbage. A phone of 2020 is taken to be four times slower than this machine. The figures are
those of the best run; `each` tells the longest frame of every one.
"""

import argparse
import json
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bench.frames import EVERY_FRAME, record
from tests.browser.guests import FREE, PHONE, Guest, House
from tests.browser.tour import skip
from tests.web.process import served

LIMIT_MS = 32.0
PHONE_SLOWDOWN = 4.0
ROOMY = {
    f"CLAIM_LIMIT_{name}": "100000" for name in ("ADDRESS_BURST", "REQUEST_BURST", "TABLE_BURST", "THINKING_BURST")
}

Part = dict[str, list[float]]
"""The frames of one part of a game, in milliseconds: as drawn, the work for each, and what of it was garbage."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    slowed = "how many times slower the processor is made"
    asked.add_argument("--slowdown", type=float, default=PHONE_SLOWDOWN, help=slowed)
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--tricks", type=int, default=2, help="how many tricks of each game are recorded, six at most")
    asked.add_argument("--pictures", type=Path, help="a folder for the pictures of one trick")
    wanted = asked.parse_args()
    runs: dict[str, list[Part]] = {"first trick": [], "trick": [], "phase": [], "result": []}
    with served(f"sqlite:///{tempfile.mkdtemp()}/tables.sqlite", **ROOMY) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        if wanted.pictures:
            pictures(browser, server.host, wanted.pictures)
        for _ in range(0 if wanted.pictures else wanted.runs):
            for name, part in one_game(browser, server.host, wanted.slowdown, wanted.tricks):
                runs[name].append(part)
        browser.close()
    limits = {"work": LIMIT_MS * wanted.slowdown / PHONE_SLOWDOWN, "drawn": LIMIT_MS}
    told = {
        name: {kind: summary([part[kind] for part in parts], limit) for kind, limit in limits.items()}
        for name, parts in runs.items()
        if parts
    }
    for name, each in told.items():
        longest = sorted(max(zip(part["work"], part["garbage"], strict=True)) for part in runs[name])
        each["work"]["garbage_ms"] = [round(garbage, 1) for _, garbage in longest]
    print(json.dumps(told | {"load": os.getloadavg()}, indent=2))


def one_game(browser: Browser, host: str, slowdown: float, tricks: int) -> list[tuple[str, Part]]:
    """Play one game, most of it skipped, and return the frames of its moving parts, each with its name."""
    found = []
    with House(browser) as house:
        guest = house.guest(host, size=PHONE, hurried=False, touches=True)
        guest.presses("bot-title-potboy")
        guest.turn()
        slow = guest.context.new_cdp_session(guest.page)
        guest.page.evaluate(EVERY_FRAME)

        def taps(x: float, y: float) -> None:
            slow.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
            time.sleep(0.08)
            slow.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

        def records(seconds: float, doing: Callable[[], object] = lambda: None) -> Part:
            def slowly() -> None:
                slow.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
                guest.page.evaluate("window.drawn = []")
                time.sleep(0.3)
                doing()
                time.sleep(seconds)
                slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})

            work = record(guest.page, slowly)
            times: list[float] = guest.page.evaluate("window.drawn")
            return {
                "work": work.frames,
                "garbage": work.collecting,
                "drawn": [after - before for before, after in pairwise(times)],
            }

        for number in range(tricks):
            card = guest.turn()["playable"][-1]
            taps(*guest.page.evaluate(FREE, [card, False]))  # lifts it
            time.sleep(0.5)
            place = guest.page.evaluate(FREE, [card, False])
            part = records(3.2, lambda: taps(*place))  # noqa: B023  (called at once)
            found.append(("trick" if number else "first trick", part))  # which runs code that has not run before
            guest.plays()
            guest.turn()
        hurry(guest, 24)
        play_last_card(guest)
        found.append(("phase", records(3.5)))
        guest.turn()
        hurry(guest, 50)
        play_last_card(guest)
        found.append(("result", records(4.5)))
    return found


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


def pictures(browser: Browser, host: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with House(browser) as house:
        guest = house.guest(host, size=PHONE, hurried=False)
        guest.presses("bot-title-potboy")
        guest.picks(guest.turn()["playable"][-1])
        start = time.monotonic()
        while (passed := time.monotonic() - start) < 4:
            guest.page.screenshot(path=folder / f"{int(passed * 1000):04}.png")
            time.sleep(max(0, passed + 0.04 - (time.monotonic() - start)))


def summary(recorded: list[list[float]], limit: float) -> dict[str, object]:
    """Return the figures of the best of these, and what all of them came to."""
    ordered = sorted(min(recorded, key=max))
    longest = sorted(round(max(frames), 1) for frames in recorded)
    return {
        "frames": len(ordered),
        "median_ms": round(ordered[len(ordered) // 2], 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 1),
        "longest_ms": round(ordered[-1], 1),
        f"over_{limit:.0f}_ms": sum(frame > limit for frame in ordered),
        "each": {
            "longest_ms": longest,
            f"with_a_frame_over_{limit:.0f}_ms": f"{sum(one > limit for one in longest)} of {len(longest)}",
        },
    }


if __name__ == "__main__":
    main()
