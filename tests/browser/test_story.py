"""What just happened: a finished trick with all that belongs to it, the moment between the phases, the last trick."""

import random
import time
from typing import Any

from playwright.sync_api import expect

from harness.clients import play_on
from harness.guests import Guest, House
from tests.browser.seated import joins, meets_potboy

# Writes down at every frame which trick is on the table, with which cards, prize and gains; the counters; flying cards.
RECORDER = """() => {
  window.frames_seen = [];
  const faces = (selector) => [...document.querySelectorAll(selector)].map((one) => one.dataset.face ?? null);
  const widths = (selector) =>
    Math.max(0, ...[...document.querySelectorAll(selector)].map((one) => one.offsetWidth)); // it is only scaled down
  const drawn = (one) => one !== null && Number(getComputedStyle(one).opacity) > 0.9;
  const status = document.getElementById('status');
  const look = () => {
    requestAnimationFrame(look);
    const title = document.querySelector('.middle h1');
    if (!title) return;
    const [number] = title.textContent.match(/\\d+/) ?? [];
    window.frames_seen.push({
      number: Number(number),
      cards: faces('.trick .place').filter(Boolean),
      gone: [...document.querySelectorAll('.trick .place[data-face]')] // neither in its place nor on its way there
        .filter((one) => !drawn(one.firstElementChild))
        .map((one) => one.dataset.face)
        .filter((card) => ![...document.querySelectorAll(`.ghost[data-face=${card}]`)].some(drawn)),
      awaited: document.querySelector('.trick .place[data-awaits]') !== null,
      said: drawn(status) ? status.textContent : '',
      prize: faces('.prize')[0] ?? null,
      next: document.querySelector('.stock.next') !== null,
      gains: faces('.gain'),
      told: document.querySelector('.told').textContent,
      followers: [...document.querySelectorAll('.followers .number')].map((one) => Number(one.textContent)),
      ghost: widths('.ghost'),
      card: widths('.trick .place, .prize, [data-hand] button[data-card]'),
    });
  };
  look();
}"""


def watches(house: House, host: str, **options: Any) -> Guest:
    """Somebody who sees every step, at a quick pace."""
    guest = house.guest(host, hurried=False, **options)
    guest.page.evaluate("localStorage.setItem('claim:pace', 'fast')")
    guest.page.reload()
    return guest


def seen(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.page.evaluate("window.frames_seen")
    return found


def test_a_trick_is_never_beside_another_ones_prize_or_number(house, host):
    """Counters change when the cards have landed. What one drew (R10) lies with the finished trick, face up. No frame
    lacks a card that was played, and no words speak of one that is still flying."""
    ann = watches(house, host)
    ann.page.evaluate("localStorage.setItem('claim:options', JSON.stringify({ leader: 'other' }))")
    ann.page.reload()
    meets_potboy(ann)
    ann.page.evaluate(RECORDER)
    shown = "(trick) => window.frames_seen.some(({ number, gains }) => number === trick && gains.length === 2)"
    for trick in (1, 2):
        ann.plays()
        ann.page.wait_for_function(shown, arg=trick)  # a slow machine draws them after her turn has come
    person = ann.elsewhere()
    view = person.state["view"]
    person.hangs_up()
    tricks, me = view["tricks"], person.state["table"]["you"]
    prizes = [trick["prize"] for trick in tricks] + [view["prize"]]
    told, shared = set(), set()
    before = counted = [0, 0]
    answer = ann.words("page-turn-answer", card="|").split("|")[0]
    assert any(now["awaited"] for now in seen(ann))
    assert any(now["said"].startswith(answer) for now in seen(ann))
    for now in seen(ann):
        assert not now["gone"], now
        assert not (now["awaited"] and now["said"].startswith(answer)), now
        at = now["number"] - 1
        played = [tricks[at]["led"], tricks[at]["reply"]] if at < len(tricks) else [view["led"]]
        assert set(now["cards"]) <= set(played), now
        assert now["prize"] == prizes[at + now["next"]], now
        assert now["next"] or not now["gains"], now  # and shown a frame or a few later, too
        counted = [at + now["next"]] * 2  # both get one card a trick, and each is counted a frame or a few later
        assert all(count in two for count, *two in zip(now["followers"], counted, before, strict=True)), now
        before = now["followers"]
        if now["gains"]:
            trick = tricks[at]
            brought = [trick["prize"], trick["drawn"] if trick["winner"] != me else None]
            assert all(gain in brought for gain in now["gains"]), now
            if len(now["gains"]) == 2:
                assert sorted(map(str, now["gains"])) == sorted(map(str, brought)), now
                shared.add(at)
        if now["told"]:
            told.add((at, now["told"]))
    assert before == counted
    assert [at for at, _ in sorted(told)] == list(range(len(tricks)))  # one sentence for each trick
    assert sorted(shared) == list(range(len(tricks)))
    for at, text in told:
        assert tricks[at]["prize"][1] in text


def test_between_the_phases_the_table_waits_for_the_player(house, host):
    """No card is ever larger than those on the table; nothing happens under the moment; a reload brings it back; Enter
    goes on (R14)."""
    ann = watches(house, host)
    bob = joins(ann)
    device = ann.elsewhere()
    play_on((device, bob), random.Random(1), 24)
    ann.page.keyboard.press("Shift")  # on to what is newest
    ann.until("(now) => now.hand.length === 1")
    ann.page.evaluate(RECORDER)
    if bob.state["view"]["legal"]:
        bob.plays(bob.state["view"]["legal"][0])
    ann.plays()
    while bob.ply < 26:
        bob.next()
        if bob.ply == 25 and bob.state["view"]["legal"]:
            bob.plays(bob.state["view"]["legal"][0])
    leads = bool(bob.state["view"]["legal"])
    if leads:
        bob.plays(bob.state["view"]["legal"][0])
    dialog = ann.page.get_by_role("dialog", name=ann.words("phase-title", phase=2))
    dialog.wait_for()
    expect(dialog.locator("li")).to_have_count(13)
    expect(ann.page.locator(".middle h1")).to_contain_text("13")
    expect(ann.page.locator(".trick .place[data-face]")).to_have_count(2)
    expect(ann.page.locator("[data-hand] button")).to_have_count(0)
    frames = seen(ann)
    assert max(now["ghost"] for now in frames) <= max(now["card"] for now in frames) + 1
    assert any(now["ghost"] for now in frames)
    ann.page.reload()  # which takes nobody's moment away
    dialog.wait_for()
    expect(dialog.locator("li")).to_have_count(13)
    expect(ann.page.locator(".trick .place[data-face]")).to_have_count(2)
    time.sleep(0.4)  # a key sooner is not meant for it
    ann.page.keyboard.press("Enter")
    dialog.wait_for(state="detached")
    ann.until("(now) => now.hand.length === 13")
    ann.page.locator("[data-hand] button:focus").wait_for()
    ann.page.wait_for_function(
        "(count) => document.querySelectorAll('.trick .place[data-face]').length === count", arg=int(leads)
    )
    for one in (device, bob):
        one.hangs_up()


def test_on_a_shared_screen_each_player_takes_up_their_own_followers(house, host):
    ann = house.guest(host, "Ann")
    ann.presses("page-same-screen")
    ann.page.get_by_label(ann.words("page-name-beside")).fill("Bea")
    ann.presses("page-same-screen-start")
    curtain = ann.page.locator("section.curtain button")
    curtain.wait_for()
    devices = (ann.elsewhere(), ann.elsewhere(across=True))
    play_on(devices, random.Random(1), 25)
    hands = []
    curtain.click()
    ann.plays()
    for _ in range(2):
        dialog = ann.page.locator("dialog.moment")
        while not dialog.is_visible():
            if curtain.is_visible():
                curtain.click()
            elif ann.until("() => true")["playable"]:
                ann.plays()
        assert dialog.locator("li").count() == 13
        hands.append(ann.page.evaluate("document.querySelector('.strip:last-of-type .text').textContent"))
        ann.takes_up()
    assert len(set(hands)) == 2
    for one in devices:
        one.hangs_up()
