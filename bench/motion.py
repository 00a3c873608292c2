"""How smoothly the table moves on a slow device: every frame while a trick, the moment between the phases and the
result are shown.

    python -m bench.motion                     # a phone's screen, the processor four times slowed down, best of three
    python -m bench.motion --slowdown 1 --runs 1
    python -m bench.motion --pictures FOLDER   # one trick as pictures, one every 40 ms or as often as they can be taken

Needs chromium and the page (`make page`). Two things are measured at the same time. `drawn` is what is seen: the time
from one frame to the next, where the page draws them (requestAnimationFrame). Whatever else the machine does makes it
longer, so the load is printed with the figures. `work` is what the page itself is to blame for (`bench/frames.py`): the
main thread's work for each frame, in the thread's own time, from a trace.
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
ROOMY = {
    f"CLAIM_LIMIT_{name}": "100000" for name in ("ADDRESS_BURST", "REQUEST_BURST", "TABLE_BURST", "THINKING_BURST")
}

Part = dict[str, list[float]]
"""The frames of one part of a game, in milliseconds: as they were drawn, and the work for each."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--slowdown", type=float, default=4.0, help="how many times slower the processor is made")
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--pictures", type=Path, help="a folder for the pictures of one trick")
    wanted = asked.parse_args()
    runs: dict[str, list[Part]] = {"first trick": [], "trick": [], "phase": [], "result": []}
    with served(f"sqlite:///{tempfile.mkdtemp()}/tables.sqlite", **ROOMY) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        if wanted.pictures:
            pictures(browser, server.host, wanted.pictures)
        for _ in range(0 if wanted.pictures else wanted.runs):
            for name, part in one_game(browser, server.host, wanted.slowdown).items():
                runs[name].append(part)
        browser.close()
    told = {
        name: {kind: summary(min((part[kind] for part in parts), key=max)) for kind in ("work", "drawn")}
        for name, parts in runs.items()
        if parts
    }
    print(json.dumps(told | {"load": os.getloadavg()}, indent=2))


def one_game(browser: Browser, host: str, slowdown: float) -> dict[str, Part]:
    """Play one game, most of it skipped, and return the frames of its moving parts."""
    found = {}
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
            return {"work": work.frames, "drawn": [after - before for before, after in pairwise(times)]}

        for name in ("first trick", "trick"):  # at the first one the browser has most of the script still to compile
            card = guest.turn()["playable"][-1]
            taps(*guest.page.evaluate(FREE, [card, False]))  # lifts it
            time.sleep(0.5)
            place = guest.page.evaluate(FREE, [card, False])
            found[name] = records(3.2, lambda: taps(*place))  # noqa: B023  (called at once)
            guest.plays()
            guest.turn()
        hurry(guest, 24)
        play_last_card(guest)
        found["phase"] = records(3.5)
        guest.turn()
        hurry(guest, 50)
        play_last_card(guest)
        found["result"] = records(4.5)
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


def over(frames: list[float]) -> int:
    return sum(frame > LIMIT_MS for frame in frames)


def summary(frames: list[float]) -> dict[str, float]:
    ordered = sorted(frames)
    return {
        "frames": len(ordered),
        "median_ms": round(ordered[len(ordered) // 2], 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 1),
        "longest_ms": round(ordered[-1], 1),
        f"over_{LIMIT_MS:.0f}_ms": over(ordered),
    }


if __name__ == "__main__":
    main()
