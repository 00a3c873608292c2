"""Every size of screen: all of the table is in sight, nothing lies over anything else, and nothing scrolls."""

from typing import Any

import pytest

from tests.browser.guests import PHONE, Guest
from tests.browser.sizes import SIZES, each_size, moments, name
from tests.browser.texts import OUTSIDE
from tests.browser.tour import skip
from tests.web.running import pair, play_on

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
  return found;
}"""
TABLE = {
    "their name": ".board .them",
    "my name": ".board .me",
    "votes": ".board .votes .five",
    "crown": ".board .votes > .votes > button",
    "title": ".middle h1",
    "trick": ".middle .place",
    "turn": "#status",
    "hand": ".board > .hand",
    "tools": ".tools button",
    "header": "header .home, header nav",
}
FIRST_PHASE = {**TABLE, "prize": ".middle .prize"}
REPLAY = {one: TABLE[one] for one in ("their name", "my name", "votes", "trick", "hand", "header")} | {
    "controls": ".controls button, .controls input, .controls select",
    "told": ".board .line",
}
# What is written in a box must fit into it: a select shows its choice whole.
CLIPPED = """() => [...document.querySelectorAll('select')].filter((one) => one.checkVisibility({ opacityProperty: true }))
  .filter((one) => {
    const copy = one.cloneNode(true);
    copy.style.cssText = 'max-width: none; width: auto; position: absolute; visibility: hidden';
    one.parentNode.append(copy);
    const cut = one.offsetWidth < copy.offsetWidth - 1;
    copy.remove();
    return cut;
  })
  .map((one) => one.selectedOptions[0].textContent)"""


def faults(guest: Guest, wanted: dict[str, str], sizes: Any = SIZES) -> dict[str, list[str]]:
    found = {name(size): guest.page.evaluate(FAULTS, wanted) for size in each_size(guest, sizes)}
    return {size: wrong for size, wrong in found.items() if wrong}


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_table_fits_every_screen_with_thirteen_cards_in_both_phases(house, host, language):
    guest = house.guest(host, "Maximiliane Wolkenstein-Rodeneck", language=language)
    seen = {}
    for moment in moments(guest, (0, 26) if language == "en" else (6, 33)):
        wanted = FIRST_PHASE if moment < "26" else TABLE
        seen[moment] = faults(guest, wanted)
    assert not {moment: found for moment, found in seen.items() if found}
    assert len(seen) == 2


def test_so_does_one_where_the_other_is_to_play(house, host):
    ann, bob = pair(host)
    watcher = house.guest(host)
    watcher.goes(f"watch/{ann.table}")
    watcher.sees("page-watching", a="Ann", b="Bob")
    without_hand = {one: selector for one, selector in FIRST_PHASE.items() if one != "hand"}
    assert not faults(watcher, without_hand)
    ann.hangs_up()
    bob.hangs_up()
