"""How smoothly the table moves on a slow device: the time of every frame while a trick, the moment between the phases
and the result are shown.

    python -m bench.motion                     # a phone's screen, the processor four times slowed down, best of three
    python -m bench.motion --slowdown 1 --runs 1
    python -m bench.motion --pictures FOLDER   # one trick as pictures, one every 40 ms or as often as they can be taken

Needs chromium and the page (`make page`). Frames are counted where the page draws them (requestAnimationFrame): a
longer one was missed. Whatever else the machine does counts too, so the load is printed with the figures.
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

from tests.browser.guests import PHONE, Guest, House
from tests.browser.tour import skip
from tests.web.process import served

LIMIT_MS = 32.0
ROOMY = {
    f"CLAIM_LIMIT_{name}": "100000" for name in ("ADDRESS_BURST", "REQUEST_BURST", "TABLE_BURST", "THINKING_BURST")
}

RECORD = """() => {
  window.drawn = [];
  const next = (now) => (window.drawn.push(now), requestAnimationFrame(next));
  requestAnimationFrame(next);
}"""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--slowdown", type=float, default=4.0, help="how many times slower the processor is made")
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--pictures", type=Path, help="a folder for the pictures of one trick")
    wanted = asked.parse_args()
    runs: dict[str, list[list[float]]] = {"trick": [], "phase": [], "result": []}
    with served(f"sqlite:///{tempfile.mkdtemp()}/tables.sqlite", **ROOMY) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        if wanted.pictures:
            pictures(browser, server.host, wanted.pictures)
        for _ in range(0 if wanted.pictures else wanted.runs):
            for name, frames in one_game(browser, server.host, wanted.slowdown).items():
                runs[name].append(frames)
        browser.close()
    best = {name: min(found, key=lambda frames: (over(frames), max(frames))) for name, found in runs.items() if found}
    print(json.dumps({name: summary(frames) for name, frames in best.items()} | {"load": os.getloadavg()}, indent=2))


def one_game(browser: Browser, host: str, slowdown: float) -> dict[str, list[float]]:
    """Play one game, most of it skipped, and return the milliseconds of every frame of its moving parts."""
    found = {}
    with House(browser) as house:
        guest = house.guest(host, size=PHONE, hurried=False)
        guest.presses("bot-title-potboy")
        guest.turn()
        slow = guest.context.new_cdp_session(guest.page)
        guest.page.evaluate(RECORD)

        def records(doing: Callable[[], object], seconds: float) -> list[float]:
            slow.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            time.sleep(0.3)
            guest.page.evaluate("window.drawn = []")
            doing()
            time.sleep(seconds)
            times: list[float] = guest.page.evaluate("window.drawn")
            slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            return [after - before for before, after in pairwise(times)]

        found["trick"] = records(lambda: guest.picks(guest.turn()["playable"][-1]), 2.5)
        hurry(guest, 24)
        while len(guest.turn()["hand"]) > 1:
            guest.plays()
        guest.picks(guest.turn()["playable"][-1])
        guest.until("() => document.querySelector('.told')?.textContent")
        found["phase"] = records(lambda: guest.until("(now) => now.between"), 1.5)
        guest.turn()
        hurry(guest, 50)
        while len(guest.turn()["hand"]) > 1:
            guest.plays()
        guest.picks(guest.turn()["playable"][-1])
        guest.until("() => document.querySelector('.told')?.textContent")
        found["result"] = records(lambda: guest.until("(now) => now.over"), 1.5)
    return found


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
