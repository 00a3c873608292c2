"""The screens on which a game is played without scrolling, and a game's moments at which that is looked at."""

from collections.abc import Iterator
from typing import Any

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


# What has to be in sight, by name; and what is wrong with it on this screen.
FAULTS = """(wanted) => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways by ${root.scrollWidth - innerWidth}`);
  if (root.scrollHeight > innerHeight) found.push(`scrolls down by ${root.scrollHeight - innerHeight}`);
  const shown = [];
  for (const [name, selector] of Object.entries(wanted)) {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    if (all.length === 0) found.push(`${name} is missing`);
    for (const one of all) shown.push([name, one.getBoundingClientRect(), one]);
  }
  const edge = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  for (const [name, box] of shown)
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`${name} is cut off: ${edge(box)}`);
  for (const [index, [name, box, one]] of shown.entries())
    for (const [other, its, another] of shown.slice(index + 1)) {
      if (one.contains(another) || another.contains(one)) continue;
      const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (wide > 1 && high > 1) found.push(`${name} (${edge(box)}) overlaps ${other} (${edge(its)})`);
    }
  const room = document.querySelector('.middle').getBoundingClientRect();
  for (const one of document.querySelectorAll('.middle .spot')) {
    const box = one.getBoundingClientRect();
    if (box.left < room.left - 1 || box.right > room.right + 1 || box.bottom > room.bottom + 1)
      found.push(`a card is cut off by the table's edge: ${edge(box)}`);
  }
  const cut = (one) => one.scrollWidth > one.clientWidth + 1;
  // on the smallest phone, a turn line of two rows takes the room of a long name, which stands at the top as well
  const low = innerWidth <= 320 && document.querySelector('.board > .line')?.offsetHeight > 35;
  for (const one of low ? [] : document.querySelectorAll('.slot .ellipsis'))
    if (cut(one)) found.push(`a name is cut off: ${one.textContent}`);
  for (const one of document.querySelectorAll('.strip .text')) {
    const [strip, counts] = [one.closest('.strip'), one.closest('.strip').querySelector('.counts')];
    const [name, bar, rest] = [one, strip, counts].map((part) => part.getBoundingClientRect());
    const free = (rest.top < name.bottom ? rest.left : bar.right) - name.right;
    if (cut(one) && free > 16) found.push(`a name is cut off beside ${free} free pixels: ${one.textContent}`);
  }
  const wide = (selector) => document.querySelector(selector)?.offsetWidth ?? 0;
  const played = wide('.middle:not(.crowded) .trick .place, .few .trick .place');
  const held = wide('.board > .hand .held');
  if (played > 0 && played < held - 1) // each is rounded
    found.push(`a card in the hand is larger than one of the trick: ${held}, ${played}`);
  const board = document.querySelector('.board:is(.usual, .few)'); // where hints don't take the room
  const slots = board?.querySelector('.right.over') ? [] : [...(board?.querySelectorAll('.slot') ?? [])];
  const [theirs, mine] = slots.map((one) => one.getBoundingClientRect());
  const apart = board?.matches('.portrait, .sideways') || played > held + 2;
  if (mine && apart && mine.top - theirs.top < 0.15 * mine.width)
    found.push(`the cards of the trick lie level: ${[played, held, theirs.top, mine.top]}`);
  for (const banner of document.querySelectorAll('ul.votes:not(.upright) .banner')) {
    const pile = banner.parentElement.querySelector('.mine > .count.mine, .theirs > .count.theirs');
    if (banner.offsetWidth <= pile.offsetWidth + 1)
      found.push(`a banner hides behind its pile: ${[banner.offsetWidth, pile.offsetWidth]}`);
  }
  return found;
}"""
# What its neighbours leave free of each card that can be played, and of the badge that it wears: its widest and highest
# line, to within two pixels.
TARGETS = """() => [...document.querySelectorAll('[data-hand] .playable button')].map((button) => {
  button.scrollIntoView({ block: 'nearest' });
  const box = button.getBoundingClientRect();
  const top = (button.querySelector('.tab') ?? button).getBoundingClientRect().top;
  const free = (x, y) => document.elementFromPoint(x, y)?.closest('button') === button;
  const points = (from, to) => Array.from({ length: Math.ceil((to - from) / 2) }, (_, at) => from + at * 2);
  const lines = [12, 24, 36];
  const across = lines.map((at) => points(box.left, box.right).filter((x) => free(x, box.top + at)).length * 2);
  const down = lines.map((at) => points(top, box.bottom).filter((y) => free(box.left + at, y)).length * 2);
  return [button.dataset.card, Math.max(...across), Math.max(...down)];
})"""


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


# What another language or arrangement needs may be the file of a font.
LAID_OUT = """async () => {
  const drawn = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  await drawn();
  await document.fonts.ready;
  await drawn();
}"""


def each_size(guest: Guest, sizes: tuple[ViewportSize, ...] = SIZES) -> Iterator[ViewportSize]:
    """Resize the window to each size in turn, and wait until the page has followed."""
    for size in sizes:
        guest.page.set_viewport_size(size)
        guest.page.evaluate(LAID_OUT)
        yield size


def faults(guest: Guest, wanted: dict[str, str], sizes: Any = SIZES) -> dict[str, list[str]]:
    found = {name(size): guest.page.evaluate(FAULTS, wanted) for size in each_size(guest, sizes)}
    return {size: wrong for size, wrong in found.items() if wrong}
