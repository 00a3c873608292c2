"""Measure what the lobby's opening costs a phone.

    python -m bench.opening URL [RUNS]

Lighthouse measures by the clock, so its blocking time grows with whatever else the machine does. Here only the time
that the page's own thread really ran is counted, times four, since a phone is slower. Blocking time is what tasks have
beyond 50 ms each.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from harness.chromium import launch

PHONE: ViewportSize = {"width": 412, "height": 823}
SLOWER = 4
LONG = 50  # milliseconds
WATCHED = 2500  # milliseconds after the page has loaded
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "loading"]


def tasks(browser: Browser, url: str) -> list[float]:
    """Return the milliseconds of each task of the page's main thread, as on a phone."""
    page = browser.new_page(viewport=PHONE, device_scale_factor=1.75, is_mobile=True, has_touch=True)
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=CATEGORIES)
        page.goto(url, wait_until="load")
        page.wait_for_timeout(WATCHED)
        browser.stop_tracing()
        events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    page.close()
    starts = [event for event in events if event["name"] == "navigationStart" and "data" in event["args"]]
    start = next(event for event in starts if event["args"]["data"]["documentLoaderURL"].startswith(url))
    thread = (start["pid"], start["tid"])
    found, end = [], start["ts"]
    ours = [event for event in events if (event["pid"], event["tid"]) == thread and event["name"].endswith("RunTask")]
    for event in sorted(ours, key=lambda event: (event["ts"], -event.get("dur", 0))):
        if event["ts"] >= end and "tdur" in event:  # otherwise part of the task before it
            found.append(event["tdur"] / 1000 * SLOWER)
            end = event["ts"] + event["dur"]
    return found


def main(url: str, runs: int = 5) -> None:
    """Open the page that often, each time in a new browser, and print the medians."""
    blocking, longest, total = [], [], []
    with sync_playwright() as playwright:
        for _ in range(runs):
            browser = launch(playwright)
            times = tasks(browser, url)
            browser.close()
            blocking.append(sum(time - LONG for time in times if time > LONG))
            longest.append(max(times))
            total.append(sum(times))
    for name, values in (("blocking", blocking), ("longest task", longest), ("all tasks", total)):
        print(f"{name}: {statistics.median(values):.0f} ms ({min(values):.0f} to {max(values):.0f})")


if __name__ == "__main__":
    main(sys.argv[1], *(int(runs) for runs in sys.argv[2:3]))
