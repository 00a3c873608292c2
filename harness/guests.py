"""People with a browser. What they do, they do by clicking, tapping or pressing keys on what they see."""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, ViewportSize

from claim.locales import Words
from harness.clients import Person, play_on
from harness.waiting import PATIENCE

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}

# Where a card of the fan can be seen and touched: in the middle of what its neighbours leave free, or at its low edge.
FREE = """([card, edge]) => {
  const button = [...document.querySelectorAll(`[data-hand] button[data-card=${card}]`)].at(-1);
  button.scrollIntoView({ block: 'nearest' });
  const box = button.getBoundingClientRect();
  const found = [];
  for (let x = box.left + 1; x < box.right; x += 5)
    for (let y = box.top + 1; y < box.bottom; y += box.height / 8)  // cards leave stripes free: columns matter
      if (document.elementFromPoint(x, y)?.closest('button') === button) found.push([x, y]);
  if (found.length < 3) return null;
  const middle = [0, 1].map((at) => found.reduce((sum, point) => sum + point[at], 0) / found.length);
  const far = ([x, y]) => Math.hypot(x - middle[0], y - (edge ? box.bottom : middle[1]));
  return found.sort((one, other) => far(one) - far(other))[0];
}"""

# The page shows a quick opponent's cards one after another, at a pace that can be followed. Nobody follows here: a page
# that is not looked at shows what is. One test looks.
HURRIED = "Object.defineProperty(document, 'hidden', { get: () => true })"

# What the page shows for so long stays until it is taken away.
LASTING = """(() => {
  const wait = window.setTimeout;
  window.setTimeout = (go, time, ...more) => wait(go, time === %d ? 1e9 : time, ...more);
})()"""

# What is on show: the hand, which of it can be played, whether the page waits between the phases, or the game is over.
MOMENT = """() => {
  const cards = (selector) => [...document.querySelectorAll(selector)].map((one) => one.dataset.card);
  const hand = cards('[data-hand] button[data-card]');
  const title = document.querySelector('.middle h1')?.textContent.trim() ?? null;
  return {
    hand,
    playable: cards('[data-hand] [data-ready] li.playable button[data-card]'), // and still for a moment
    mine: document.querySelector('.say.mine') !== null,
    over: document.querySelector('section.result') !== null,
    between: document.querySelector('dialog.moment button') !== null,
    warned: document.querySelector('.hint.warning') !== null,
    sign: hand.join(' ') + '|' + title,
  };
}"""

# Resolves as soon as the test is true: it is asked at every frame, in the page. (No text is evaluated there: the page's
# content policy forbids it, and stays in force.)
UNTIL = """async ([patience]) => {
  const moment = %s;
  const test = %s;
  const end = performance.now() + patience;
  for (;;) {
    const now = moment();
    if (test(now)) return now;
    if (performance.now() > end) throw new Error('waited in vain: ' + document.body.innerText.slice(0, 400));
    await new Promise((go) => setTimeout(go, 20));
  }
}"""


@dataclass
class Guest:
    """One browser profile with one page."""

    page: Page
    host: str
    words: Words
    name: str
    touches: bool = False
    hurried: bool = True
    problems: list[str] = field(default_factory=list)
    """What the browser complained of."""
    expected: list[str] = field(default_factory=list)
    """Words of complaints that belong to what a test does."""
    played: list[str] = field(default_factory=list)

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    # --- going around ------------------------------------------------------------------------------------------------

    def goes(self, to: str = "") -> "Guest":
        """To a screen by its address: `learn`, `join/ID`."""
        self.page.goto(f"http://{self.host}/#/{to}")
        self.page.locator("main").wait_for()
        return self

    def presses(self, message: str, **values: str | int) -> None:
        """The button or link with these words."""
        words = self.words(message, **values)
        self._presses(self.page.locator("button, a, summary", has_text=words).filter(visible=True).first)

    def _presses(self, found: Locator) -> None:
        """With a finger, if this guest has no mouse: where one has ever been, the browser looks what is under it."""
        if self.touches:
            found.tap()
        else:
            found.click()

    def unfolds(self) -> None:
        """Open what the lobby has for a game with a friend: on a phone it is folded."""
        self.page.locator("details.friend").wait_for()
        folded = self.page.locator("details.friend:not([open]) > summary")
        if folded.count() > 0:
            folded.click()

    def opens_settings(self) -> None:
        self._presses(self.page.locator("header").get_by_label(self.words("page-settings")))

    def asks_hint(self) -> Locator:
        """For a hint, until it is there. Its panel."""
        ask = self.page.locator(".tools button", has_text=self.words("hint-title"))
        self._presses(ask)
        return self.insists(self.page.locator("section.hint"), ask)

    def insists(self, wanted: Locator, ask: Locator) -> Locator:
        """Ask again while the page says that nothing was found in time, as on a busy machine. What was wanted."""
        late = self.page.get_by_text(self.words("error-no_thought"))
        for _ in range(10):
            wanted.or_(late).first.wait_for()
            if wanted.count() > 0:
                break
            self._presses(ask)
        wanted.first.wait_for()
        return wanted

    def sees(self, message: str, **values: str | int) -> None:
        """These words, somewhere."""
        self.page.get_by_text(self.words(message, **values)).filter(visible=True).first.wait_for()

    def shows(self, message: str, **values: str | int) -> bool:
        return self.page.get_by_text(self.words(message, **values)).filter(visible=True).count() > 0

    @property
    def table(self) -> str:
        """The table this guest is at, from the address."""
        return self.page.url.rpartition("/")[2]

    def seat(self, table: str | None = None) -> dict[str, Any]:
        """What this browser keeps of its seat."""
        kept = json.loads(str(self.page.evaluate("localStorage.getItem('claim:seats')")))
        found: dict[str, Any] = next(one for one in kept if one["table"] == (table or self.table))
        return found

    def elsewhere(self, *, across: bool = False) -> Person:
        """The same player at a second device, which plays as fast as the server."""
        seat = self.seat()
        return Person(self.host, seat["table"], seat["otherToken" if across else "token"]).connects()

    def lasts(self, milliseconds: int) -> None:
        """Let what the page shows for so long stay there, however late somebody looks."""
        self.context.add_init_script(LASTING % milliseconds)
        self.page.evaluate(LASTING % milliseconds)

    # --- playing -----------------------------------------------------------------------------------------------------

    def until(self, test: str) -> dict[str, Any]:
        """The moment at which this is true of it: `(now) => now.over`."""
        found: dict[str, Any] = self.page.evaluate(UNTIL % (MOMENT, test), [PATIENCE * 1000])
        return found

    def turn(self) -> dict[str, Any]:
        """The moment at which this guest can play, or the game is over. Followers are taken up on the way."""
        now = self.until("(now) => now.over || now.between || now.playable.length > 0")
        if not now["between"]:
            return now
        self.takes_up()
        return self.until("(now) => now.over || now.playable.length > 0")

    def takes_up(self) -> None:
        """Between the phases: the followers, as the new hand."""
        self._presses(self.page.locator("dialog.moment button"))

    def plays(self, card: str | None = None) -> dict[str, Any]:
        """A card that can be played, also if it is warned of; then the moment after it is gone from the hand."""
        before = self.turn()
        gone = f"now.over || now.between || now.sign !== {json.dumps(before['sign'])}"
        self.picks(card or before["playable"][-1])
        now = self.until(f"(now) => now.warned || {gone}")
        if now["warned"]:
            self.presses("page-play")
            now = self.until(f"(now) => {gone}")
        return now

    def picks(self, card: str, *, edge: bool = False) -> None:
        """Click a card of the hand where it shows (or at its lower edge), and wait for nothing."""
        if not self.hurried:
            self.lies_still(card)
        place = self.page.evaluate(FREE, [card, edge])
        assert place is not None, f"{card} is covered by its neighbours"
        if self.touches:
            self.page.touchscreen.tap(*place)  # lifts it
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)
        self.played.append(card)

    def lies_still(self, card: str) -> None:
        """Wait until a card of the hand moves no more."""
        held = self.page.locator(f"[data-hand] button[data-card={card}]").last
        held.element_handle().wait_for_element_state("stable")

    def plays_on(self, most: int = 26) -> None:
        """Against a bot: so many cards, or to the end."""
        for _ in range(most):
            if self.turn()["over"]:
                return
            self.plays()


def to_play(guests: tuple[Guest, Guest]) -> Guest:
    """Whoever of the two can play now."""
    for _ in range(1000):
        for guest in guests:
            if guest.until("() => true")["playable"]:
                return guest
    raise AssertionError(f"neither can play: {[guest.until('() => true') for guest in guests]}")


def play_together(guests: tuple[Guest, Guest], plays: int = 52, mishap: Callable[[int], None] | None = None) -> None:
    """Two guests play by clicking, whoever is to play; a mishap happens before the play of its number."""
    mover = to_play(guests)
    for number in range(plays):
        if mishap:
            mishap(number)
        if mover.turn()["over"] or (now := mover.plays())["over"]:
            return
        if now["between"]:
            for guest in guests:
                guest.takes_up()
            mover = to_play(guests)
        elif not now["mine"]:
            mover = guests[1 - guests.index(mover)]


def play_elsewhere(guests: tuple[Guest, Guest], most: int = 52) -> int:
    """Both play on from second devices, which are quicker; return how many plays the game has then."""
    devices = (guests[0].elsewhere(), guests[1].elsewhere())
    made = play_on(devices, random.Random(1), most)
    for device in devices:
        device.hangs_up()
    return made


def skip(guest: Guest, plays: int) -> None:
    """Fast forward: at a second device the same player makes plays until so many are behind, and the page shows it."""
    person = guest.elsewhere()
    while (state := person.hears_turn())["table"]["status"] == "playing" and person.ply < plays:
        person.plays(state["view"]["legal"][0])
    person.hangs_up()
    hand = json.dumps(sorted(state["view"]["hands"][state["table"]["you"]]), separators=(",", ":"))
    guest.until(f"(now) => now.over || now.between || JSON.stringify(now.hand.toSorted()) === '{hand}'")


class House:
    """Lets guests in, and at the end asks what their browsers complained of."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.guests: list[Guest] = []

    def __enter__(self) -> "House":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for guest in self.guests:
            guest.context.close()
        problems = [problem for guest in self.guests for problem in guest.problems]
        assert kind is not None or not problems, problems

    def guest(
        self,
        host: str,
        name: str = "Ann",
        *,
        language: str = "en",
        size: ViewportSize = WIDE,
        touches: bool = False,
        hurried: bool = True,
        theme: Literal["light", "dark"] = "light",
        offline: bool = False,
    ) -> Guest:
        """Somebody at the lobby, with a name. `offline`: their browser keeps the page's files, which takes time."""
        context = self.browser.new_context(
            viewport=size,
            locale=language,
            has_touch=touches,
            is_mobile=touches,
            reduced_motion="reduce" if hurried else "no-preference",
            color_scheme=theme,
            timezone_id="UTC",
            service_workers="allow" if offline else "block",
        )
        context.set_default_timeout(PATIENCE * 1000)
        if hurried:
            context.add_init_script(HURRIED)
        guest = Guest(context.new_page(), host, Words(language), name, touches, hurried)
        guest.expected.append("Service Worker registration blocked")

        def complains(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not any(words in message.text for words in guest.expected):
                guest.problems.append(f"{guest.name}: {message.text}")

        def fails(error: Error) -> None:
            guest.problems.append(f"{guest.name}: {error}")

        guest.page.on("console", complains)
        guest.page.on("pageerror", fails)
        self.guests.append(guest)
        guest.goes()
        guest.unfolds()
        guest.page.locator(".name input").fill(name)
        return guest
