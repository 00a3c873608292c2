"""The screens on which a game is played without scrolling, and a game's moments at which that is looked at."""

from collections.abc import Iterator

from playwright.sync_api import ViewportSize

from harness.guests import Guest, skip

SIZES: tuple[ViewportSize, ...] = tuple(
    {"width": width, "height": height}
    for width, height in (
        (320, 568),
        (360, 640),
        (390, 664),
        (412, 780),
        (740, 340),
        (844, 390),
        (768, 1024),
        (1024, 600),
        (1280, 720),
        (1366, 641),
        (1366, 768),
        (1600, 900),
        (1920, 1080),
        (2560, 1440),
    )
)


def name(size: ViewportSize) -> str:
    return f"{size['width']}x{size['height']}"


def moments(guest: Guest, plays: tuple[int, ...] = (0, 26)) -> Iterator[str]:
    """A game against a bot, at the guest's turn after so many plays: thirteen cards at the start of each phase."""
    guest.goes()
    guest.presses("bot-title-potboy")
    guest.turn()
    for number in plays:
        skip(guest, number)
        guest.turn()
        yield f"{number:02} plays"


def each_size(guest: Guest, sizes: tuple[ViewportSize, ...] = SIZES) -> Iterator[ViewportSize]:
    """Resize the window to each size in turn, and wait until the page has followed."""
    for size in sizes:
        guest.page.set_viewport_size(size)
        guest.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        yield size
