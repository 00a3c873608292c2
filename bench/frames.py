"""What a browser's trace tells about its frames: how long the page's main thread worked for each.

Work is counted in the thread's own time, as the processor gave it: other programs make a frame late, but hardly more
work. Where the browser slows the processor down, the slowdown is part of that time.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8"]
FRAME = "FireAnimationFrame"
# Going through everything the page has. (Cleaning up after the latest moments, MinorGC, is part of the page's work.)
COLLECTING = ("MajorGC", "V8.GCIncrementalMarkingStart", "V8.GCIncrementalMarking")
# While somebody asks for frames, the browser makes every one it can, and each of them ends with this.
EVERY_FRAME = """() => {
  window.drawn = [];
  const next = (now) => (window.drawn.push(now), requestAnimationFrame(next));
  requestAnimationFrame(next);
}"""


@dataclass(frozen=True)
class Work:
    """The main thread's work, in milliseconds of its own time."""

    frames: list[float]
    """For each frame: all tasks since the frame before it."""
    collecting: list[float]
    """For each frame: what of that was the browser's collecting of garbage."""
    tasks: list[float]
    """Every task by itself."""
    restyled: list[int]
    """How many elements were styled anew, each time that any were."""
    tidied: int
    """How often the browser cleaned up after the latest moments."""


def record(page: Page, doing: Callable[[], object]) -> Work:
    """Do something on a page where `EVERY_FRAME` runs, and return what it cost."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    doing()
    return read(json.loads(browser.stop_tracing())["traceEvents"])


def read(events: list[dict[str, Any]]) -> Work:
    """Return the work of the thread that made the frames."""
    drawing = [(event["pid"], event["tid"]) for event in events if event["name"] == FRAME]
    thread = max(set(drawing), key=drawing.count)
    spans = [event for event in events if (event["pid"], event["tid"]) == thread and "tdur" in event]
    frames, collecting, tasks, since, garbage, end, collected = [], [], [], 0.0, 0.0, 0, 0
    for event in sorted(spans, key=lambda event: (event["ts"], -event["dur"])):
        if event["ts"] >= end:  # within no other one: a task
            end = event["ts"] + event["dur"]
            tasks.append(event["tdur"] / 1000)
            since += tasks[-1]
        elif event["name"] in COLLECTING and event["ts"] >= collected:
            collected = event["ts"] + event["dur"]
            garbage += event["tdur"] / 1000
        elif event["name"] == FRAME and since > 0:
            frames.append(since)
            collecting.append(garbage)
            since = garbage = 0.0
    return Work(
        frames,
        collecting,
        tasks,
        [event["args"]["elementCount"] for event in spans if event["name"] == "UpdateLayoutTree"],
        sum(event["name"] == "MinorGC" for event in spans),
    )
