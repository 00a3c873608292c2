"""The end of a game: who won and why, and the coach's last word."""

import re

from harness.clients import ask
from harness.guests import skip
from tests.browser.fonts import each_setting

# The names above the columns that are broken within a word.
BROKEN = """() => [...document.querySelectorAll('thead th + th')].filter((cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size > cell.innerText.split(/\\s+/).length;
}).map((cell) => cell.innerText)"""


def test_the_result_tells_why_and_leads_to_the_moment(house, host):
    """From the exact verdicts, without being asked; and the coach's last note stays.

    In Hungarian on a phone, where no title may be broken within a word: browsers may know no hyphenation.
    """
    ann = house.guest(host, language="hu", size={"width": 360, "height": 640}, touches=True)
    ann.presses("page-first-game")
    ann.turn()
    skip(ann, plays=52)
    ann.until("(now) => now.over")
    why = ann.page.locator(".why", has_text=re.compile(r"\w"))
    why.wait_for()
    result = ask(host, f"/api/games/{ann.table}/record")[1]
    verdicts = [one for one in ask(host, f"/api/games/{ann.table}/verdicts")[1]["verdicts"] if one]
    slips = [one for one in verdicts if one["after"] < one["before"]]
    mine = [list(result["votes"].values()).count(seat) for seat in "AB"]
    who = {"A": "you", "B": "other", None: "nobody"}[result["winner"]]
    coach = ann.page.get_by_role("complementary", name=ann.words("guide-title"))
    assert ann.words("guide-end", who=who, mine=mine[0], theirs=mine[1]) in coach.inner_text()
    assert [ann.page.evaluate(BROKEN) for _ in each_setting(ann.page, large=False)] == [[], []]
    if not slips:
        assert why.locator("a").count() == 0
        ann.goes(f"replay/{ann.table}/27")
    else:
        assert any(f"{ann.words('faction-' + card[0])} {card[1]}" in why.inner_text() for card in slips[-1]["best"])
        why.locator("a").click()
    ann.page.locator(".controls").wait_for()
    play = int(ann.page.url.rpartition("/")[2])
    assert ann.page.locator(".where").inner_text() == ann.words("replay-play", number=play, total=52)
