"""How quickly a guest's presses followed each other: on a busy machine not even hasty ones do."""

from harness.guests import Guest

AGAIN = 500  # milliseconds: a press this soon after another at its place is no gesture of its own
_NOTE = "addEventListener('pointerdown', (event) => (window.presses ??= []).push(event.timeStamp), true)"
_LONGEST = "Math.max(...presses.slice(1).map((at, before) => at - presses[before]))"


def notes_presses(guest: Guest) -> None:
    """Note from now on when the pointer goes down."""
    guest.page.evaluate(_NOTE)


def were_quick(guest: Guest) -> bool:
    """Return whether all presses that were noted belong to one gesture."""
    return bool(guest.page.evaluate(_LONGEST) < AGAIN)
