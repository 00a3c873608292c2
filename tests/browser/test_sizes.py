"""Every size of screen: all of the table is in sight, nothing lies over anything else, and nothing scrolls."""

import random
import re
from urllib.parse import quote

from playwright.sync_api import ViewportSize

from claim.game.game import Game
from claim.locales import LANGUAGES, Words
from harness.clients import pair, play_on
from harness.guests import Guest
from tests.browser.fonts import DRAWN, each_setting, letters
from tests.browser.seated import leads
from tests.browser.sizes import FAULTS, SIZES, TARGETS, each_size, faults, moments, name
from tests.browser.texts import OUTSIDE

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
BOARD = {one: TABLE[one] for one in ("their name", "votes", "trick", "turn", "hand", "my name")} | {
    "their hand": ".board > .above",
    "tools": ".board > .tools",
}
REPLAY = {one: TABLE[one] for one in ("their name", "my name", "votes", "trick", "hand", "header")} | {
    "controls": ".controls button, .controls input, .controls select",
    "told": ".board > .line",
}
# What is written in a box must fit into it: a select shows its choice whole.
CLIPPED = """() => [...document.querySelectorAll('select')]
  .filter((one) => one.checkVisibility({ opacityProperty: true }))
  .filter((one) => {
    const copy = one.cloneNode(true);
    copy.style.cssText = 'max-width: none; width: auto; position: absolute; visibility: hidden';
    one.parentNode.append(copy);
    const cut = one.offsetWidth < copy.offsetWidth - 1;
    copy.remove();
    return cut;
  })
  .map((one) => one.selectedOptions[0].textContent)"""

# Of which a room of its own shape shows a trick behind in phase two.
TRICK_BEHIND = tuple(one for one in SIZES if name(one) in ("320x568", "844x390", "1366x768", "2560x1440"))
BELOW = ("scrolls down", "my name is cut off", "tools is cut off", "the rest is cut off")
PHONES = (ViewportSize(width=360, height=640), ViewportSize(width=360, height=740))
LOW = tuple(one for one in SIZES if one["height"] < 600)
FEW = tuple(one for one in SIZES if name(one) in ("320x568", "360x640", "844x390", "1366x768"))

# How much of the advice has to be scrolled to.
HIDDEN = "() => { const box = document.querySelector('.right .box'); return box.scrollHeight - box.clientHeight; }"
PLACES = """() => [...document.querySelectorAll('.board > :not(.side), .middle .spot')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
})"""
# Words about the trick that are not to be read: hidden, cut off, or outside of the middle.
UNTOLD = """() => [...document.querySelectorAll('.middle h1, .stock .caption, .told:not(:empty)')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const room = document.querySelector('.middle').getBoundingClientRect();
  const cut = one.scrollWidth > one.clientWidth + 1 || top < room.top - 2 || bottom > room.bottom + 2;
  return cut || !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((one) => one.textContent)"""
LONGEST = Words("hu")("guide-free", led="Hasonmás 9")


def longest_told(words: Words) -> str:
    """The most that is said of a trick on a small phone, in Hungarian: the other won two Undead."""
    bot, low, high = words("bot-title-potboy"), "Élőhalott 8", "Élőhalott 9"
    wins = words("told-wins", who="other", name=bot, card=high, why=words("told-why-higher_value"))
    return f"{wins} {words('page-scores', who='other', name=bot, cards=f'{low} és {high}')}"


def test_a_table_fits_every_screen_in_both_phases(house, host):
    """With thirteen cards in each phase, and in Hungarian with a finished trick on the table, and a long name."""
    guest = house.guest(host, "Maximiliane Wolkenstein-Rodeneck")
    seen: dict[str, object] = {}
    for moment in moments(guest, (0, 6, 26, 30)):
        if moment == "00 plays":
            seen["00 plays, text twice as large"] = unreadable(guest, FIRST_PHASE, 1920, 1080, 32)
        if moment == "06 plays":
            guest.page.locator("header select").select_option("hu")
            guest.page.locator("html[lang=hu]").wait_for(state="attached")
        sizes = TRICK_BEHIND if moment == "30 plays" else SIZES
        seen[moment] = faults(guest, TABLE if moment > "06 plays" else FIRST_PHASE, sizes)
    assert not {moment: found for moment, found in seen.items() if found}
    assert len(seen) == 5


def test_so_does_one_that_is_watched(house, host):
    """Where there is no hand, and another is to play."""
    ann, bob = pair(host)
    guest = house.guest(host)
    guest.goes(f"watch/{ann.table}")
    guest.sees("page-watching", a="Ann", b="Bob")
    assert not faults(guest, {one: selector for one, selector in FIRST_PHASE.items() if one != "hand"})
    ann.hangs_up()
    bob.hangs_up()


def test_so_does_a_replay_with_its_review_and_no_choice_in_it_is_clipped(house, host):
    ann, bob = pair(host)
    play_on((ann, bob), random.Random(1))
    guest = house.guest(host, language="fr")
    guest.goes(f"replay/{ann.table}/4")
    guest.page.locator(".picture").wait_for()
    guest.page.locator(".side details summary").first.click()
    found = {}
    for size in each_size(guest):
        wrong = guest.page.evaluate(FAULTS, REPLAY)
        found[name(size)] = [one for one in wrong if not one.startswith("scrolls down")]  # to what can be done with it
        found[name(size)] += guest.page.evaluate(CLIPPED)
    for large in LARGEST:
        found[str(large)] = unreadable(guest, REPLAY, *large)
    assert not {size: wrong for size, wrong in found.items() if wrong}
    ann.hangs_up()
    bob.hangs_up()


def test_so_do_a_puzzle_and_a_what_if_and_a_finger_hits_each_card(house, host):
    """The page scrolls to what is said of them, and on the smallest phone to what lies below the hand."""
    guest = house.guest(host, size={"width": 360, "height": 640}, touches=True)
    for address in ("puzzle/hjha8g", f"explore/{quote(str(Game.deal(5, leader='A'))).replace('%20', '_')}/0"):
        guest.goes(address)
        guest.turn()
        if "explore" in address:
            guest.page.locator(".playable .tab").first.wait_for()
        found = {}
        for size in each_size(guest, FEW):
            wrong = guest.page.evaluate(FAULTS, BOARD | ({} if size["width"] > 1000 else {"the rest": ".after"}))
            found[name(size)] = [one for one in wrong if not one.startswith(BELOW)]
            found[name(size)] += [
                f"{card} leaves a finger {wide} x {high}"
                for card, wide, high in guest.page.evaluate(TARGETS)
                if min(wide, high) < 44
            ]
        for large in LARGEST:
            found[str(large)] = unreadable(guest, BOARD, *large)
        assert not {size: wrong for size, wrong in found.items() if wrong}, address


def test_the_lobby_never_scrolls_sideways_and_no_language_is_clipped(house, host):
    guest = house.guest(host)
    guest.page.locator(".bots button").first.wait_for()
    widths = [*range(320, 1400, 60)]
    for language in LANGUAGES:
        guest.page.locator("header select").select_option(language)
        guest.page.locator(f"html[lang={language}]").wait_for(state="attached")
        sizes = [ViewportSize(width=width, height=800) for width in widths]
        widths = [320, 768, 1040]  # the words of the others only differ in length
        found = {
            size["width"]: guest.page.evaluate(OUTSIDE) + guest.page.evaluate(CLIPPED)
            for size in each_size(guest, tuple(sizes))
        }
        assert not {width: wrong for width, wrong in found.items() if wrong}, language


# Screens for which text of this size is large: width, height and the browser's own size of letters, usually 16.
LARGEST = ((320, 568, 32), (1366, 768, 32))
LARGE = ((390, 844, 28), (390, 844, 32), (360, 640, 24), (844, 390, 32), *LARGEST)
READABLE = "^scrolls down|is cut off: |^a card in the hand|^the cards of the trick|^a banner hides"
# What is laid out in the page and cannot be read, wherever it is scrolled to.
COVERED = """() => [...document.querySelectorAll('.pile b, .guide .box p, .guide .box button, #status, .trick .place')]
  .filter((one) => {
    one.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    const ends = [left + 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    return height < 8 || !ends.every((seen) => one.contains(seen));
  })
  .map((one) => one.className + ' ' + one.textContent)"""


def unreadable(guest: Guest, wanted: dict[str, str], width: int, height: int, size: int) -> list[str]:
    """Return what cannot be read on this screen with letters of this size, wherever the page is scrolled to."""
    guest.page.set_viewport_size({"width": width, "height": height})
    with letters(guest.page, size):
        found: list[str] = [one for one in guest.page.evaluate(FAULTS, wanted) if not re.search(READABLE, one)]
        found += guest.page.evaluate(OUTSIDE) + guest.page.evaluate(COVERED)
    return found


def test_advice_fits_a_phone_or_shows_that_it_scrolls(house, host):
    """The longest lesson, also with large text, and a hint on thirteen cards. Nothing moves when a lesson goes."""
    guest = house.guest(host, language="hu", size={"width": 360, "height": 640})
    guest.page.route("**/api/tables", leads)  # whoever leads may play any card, and is advised on all
    guest.presses("page-first-game")
    guest.turn()
    guest.page.locator(".guide p").wait_for()
    guest.page.evaluate("(words) => (document.querySelector('.guide p').textContent = words)", LONGEST)
    trick = {one: TABLE[one] for one in ("votes", "trick", "turn", "hand", "tools", "my name")}
    for _ in each_size(guest, PHONES):
        assert not guest.page.evaluate(FAULTS, trick | {"lesson": ".guide .box"})
        assert guest.page.evaluate(HIDDEN) == 0
    assert not faults(guest, trick, LOW)
    for large in LARGE:
        assert not unreadable(guest, trick, *large), large
        assert guest.page.evaluate(HIDDEN) == 0
    guest.page.set_viewport_size({"width": 360, "height": 740})
    guest.page.evaluate(DRAWN)
    places = guest.page.evaluate(PLACES)
    while guest.page.locator(".guide button").count() > 0:
        guest.page.locator(".guide button").click()
    assert guest.page.evaluate(PLACES) == places
    guest.page.evaluate("(words) => (document.querySelector('.told').textContent = words)", longest_told(guest.words))
    for size in each_size(guest, PHONES):
        told = [one for _ in each_setting(guest.page, large=False) for one in guest.page.evaluate(UNTOLD)]
        assert not told, size
    hint = guest.asks_hint()
    hint.locator(".chances").wait_for(state="attached")
    del trick["votes"]  # the hint lies over them
    for _ in each_size(guest, PHONES):
        assert not guest.page.evaluate(FAULTS, trick | {"hint": "section.hint"})
        assert guest.page.evaluate(HIDDEN) == 0
    hint.locator("summary").click()
    hint.locator(".chances").wait_for()
    hint.locator("ul").evaluate("(one, words) => one.append(words)", 3 * LONGEST)  # some deals need few
    box = guest.page.locator(".right [role=region]")
    for _ in each_size(guest, PHONES):
        box.wait_for()
        assert not guest.page.evaluate(FAULTS, trick | {"hint": ".right"}), "what does not fit pushes nothing"
    guest.page.set_viewport_size({"width": 740, "height": 340})
    guest.page.evaluate(DRAWN)  # another arrangement: only then is the box there to stay
    box.wait_for()  # what does not fit can be reached with the keyboard, and fades at its lower edge
    assert "gradient" in box.evaluate("(one) => getComputedStyle(one).maskImage")
    box.focus()
    guest.page.keyboard.press("End")
    guest.page.locator(".right .above").wait_for()
