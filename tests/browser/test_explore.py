"""What if, in the page: played for both sides, branched, named, walked, kept in the link, set up and played on from."""

import json
from urllib.parse import quote

from claim.game.game import Game
from claim.studies.study import Study
from harness.clients import ask
from harness.guests import PHONE, Guest
from harness.waiting import wait_for
from tests.browser.texts import outside

SMALL = "2 A 7.8..4. .46..8. 0124.9.0.36.04 08..123456789.09.5789 -"
BRANCHED = f"{SMALL}; G7 (K8 {{the higher one}} K4) D8"


def address(text: str, at: int | str = 0) -> str:
    return f"explore/{quote(text, safe='').replace('_', '%5F').replace('%20', '_')}/{at}"


def marks(guest: Guest, seat: str) -> dict[str, str]:
    """What stands on each card of a hand, once it is there and the card can be played."""
    guest.page.locator(f"[data-hand={seat}] [data-ready] .tab").first.wait_for()
    found: dict[str, str] = guest.page.evaluate(
        """(seat) => Object.fromEntries([...document.querySelectorAll(`[data-hand=${seat}] button:has(.tab)`)]
             .map((card) => [card.dataset.card, card.querySelector('.tab').textContent]))""",
        seat,
    )
    return found


def study(guest: Guest) -> Study:
    """The study of the address, as the server reads it."""
    text = guest.page.evaluate("decodeURIComponent(location.hash.split('/')[2].replaceAll('_', '%20'))")
    return Study.parse(text)


def shows(guest: Guest, wanted: str | Study) -> None:
    """Wait until this is the study of the address."""
    wait_for(lambda: study(guest) == wanted or study(guest).text() == wanted)


def test_a_line_is_played_for_both_sides_branched_named_walked_and_kept_in_the_link(house, host):
    """R7: only what may be played has a worth. 1 wins, ½ draws, 0 loses: in signs, and in words for a screen reader."""
    ann = house.guest(host)
    ann.goes(address(SMALL))
    assert marks(ann, "A") == {"G7": "✗", "K8": "✓", "D4": "✓"}
    ann.picks("G7")
    assert marks(ann, "B") == {"K4": "✗", "K6": "✗", "D8": "✓"}
    heard = ann.page.locator("[role=log]")
    heard.get_by_text(ann.words("plays-line", who="other", name="Player A", card="Goblin 7")).wait_for()
    won, lost = ann.words("review-value-won"), ann.words("review-value-lost")
    heard.get_by_text(ann.words("whatif-value", name="Player B", verdict=won)).wait_for()
    card = ann.page.locator("[data-hand=B] [data-card=K6]")
    assert (card.get_attribute("aria-label") or "").endswith(lost)
    ann.picks("D8")
    ann.page.locator(".walk .where", has_text=ann.words("whatif-at", number=2)).wait_for()
    ann.page.locator("body").press("ArrowLeft")
    marks(ann, "B")
    ann.page.locator("section ol button", has_text="Knight 4").click()  # from the list, which says the same in words
    ann.page.locator(".walk .where", has_text=ann.words("whatif-at", number=2)).wait_for()
    field = ann.page.get_by_placeholder(ann.words("whatif-name-hint"))
    field.fill("cheaper {and} so on")
    field.press("Tab")
    shows(ann, f"{SMALL}; G7 D8 (K4 {{cheaper and so on}})")
    ann.page.locator("main").focus()
    for key, number in (("ArrowUp", 2), ("ArrowDown", 2), ("ArrowLeft", 1), ("ArrowRight", 2), ("Home", 0), ("End", 2)):
        ann.page.locator("main").press(key)
        where = ann.words("whatif-at", number=number) if number else ann.words("whatif-start")
        ann.page.locator(".where", has_text=where).wait_for()
    whole = study(ann)
    ann.page.locator("main").press("Delete")
    shows(ann, f"{SMALL}; G7 K4 {{cheaper and so on}}")
    ann.presses("whatif-undo")
    shows(ann, whole)
    assert ann.page.evaluate("document.activeElement.matches('.lines [aria-current]')"), "the button is gone"
    ann.page.reload()
    ann.page.locator(".lines em", has_text="cheaper and so on").wait_for()
    shows(ann, whole)


def test_phase_one_shows_chances_and_the_limit_is_told_in_words(house, host):
    ann = house.guest(host, size=PHONE, touches=True)
    ann.goes(address(str(Game.deal(5, leader="A"))))
    assert all(one.count("±") == 1 for one in marks(ann, "A").values())
    card = ann.page.locator("[data-hand=A] button[data-card]").last
    card.tap()  # which lifts it
    ann.page.locator(".say button").wait_for()
    ann.page.locator("[role=log]", has_text=ann.page.locator("#status").inner_text()).wait_for()
    ann.page.locator(".where").tap()  # which puts it back
    ann.page.locator(".say button").wait_for(state="hidden")
    busy = json.dumps({"error": {"code": "too_fast", "params": {}}})
    ann.expected.append("429")
    ann.page.route("**/api/explore", lambda route: route.fulfill(status=429, body=busy))
    ann.page.get_by_label(ann.words("whatif-judged")).select_option("open")
    ann.sees("error-too_fast")
    ann.page.unroute("**/api/explore")
    ann.presses("page-try-now")
    assert all(one.count("±") == 1 for one in marks(ann, "A").values())
    ann.page.evaluate("for (const one of document.querySelectorAll('.tab small')) one.textContent = '±11'")
    assert outside(ann.page) == []  # also where little is known of a card
    ann.page.set_viewport_size({"width": 320, "height": 640})
    ann.goes(address("2 A 35.... 4.2... ....038 ....124 -"))
    ann.page.locator(".five small").first.wait_for()
    assert outside(ann.page) == []  # nor do the cards stick out that decide a vote


def test_what_cannot_be_read_is_told_in_words_and_what_is_whole_of_a_cut_link_is_kept(house, host):
    ann = house.guest(host, language="hu")
    ann.expected.append("400")
    ann.goes(address(BRANCHED[: BRANCHED.index(" one}")]).removesuffix("/0"))
    ann.sees("whatif-cut")
    ann.page.locator(".lines button", has_text="K8").wait_for()
    ann.goes(address(BRANCHED[:20]).removesuffix("/0"))
    ann.sees("error-bad_fields", expected=7, phase=2, got=4)
    text = ann.page.locator("textarea")
    assert text.input_value() == BRANCHED[:20]
    ann.expected.append("413")
    text.fill("x" * 40_000)
    ann.presses("whatif-read")
    ann.page.locator("#whatif-problem", has_text="40").wait_for()
    text.fill("hello")
    ann.presses("whatif-read")
    ann.sees("error-not_start", text="'hello'")
    file = ann.page.locator("input[type=file]")
    study_file = {"name": "study.txt", "mimeType": "text/plain", "buffer": BRANCHED.encode()}
    ann.page.evaluate(
        """() => {
          const { text } = Blob.prototype;
          Blob.prototype.text = () => ((Blob.prototype.text = text), Promise.reject(new Error('gone')));
        }"""
    )
    file.set_input_files(study_file)
    ann.sees("whatif-unread")
    assert file.input_value() == "", "the same file can be chosen again"
    file.set_input_files(study_file)
    assert marks(ann, "A")["K8"] == "✓"


def test_a_position_is_set_up_by_hand_and_played_on_from(house, host):
    """The position reader says what does not fit. The new table's record says that it was set up."""
    ann = house.guest(host, size=PHONE)
    ann.goes("explore")
    ann.expected.append("400")

    def put(place: str, *cards: str) -> None:
        ann.page.get_by_label(ann.words("whatif-where")).select_option(place)
        for card in cards:
            ann.page.get_by_role("button", name=card, exact=True).first.click()

    put("hand-A", "Goblin 3", "Goblin 5")
    ann.sees("error-bad_hands", a=2, b=0)
    put("hand-B", "Knight 2", "Goblin 4")
    put("score-B", "Dwarf 9")
    ann.page.locator(".setup .primary:enabled").click()
    assert marks(ann, "A").keys() == {"G3", "G5"}
    shows(ann, "2 A 35.... 4.2... .... ...9. -")
    ann.picks("G3")
    marks(ann, "B")
    ann.page.get_by_label(ann.words("whatif-against")).select_option("potboy")
    ann.presses("whatif-play-as", name=ann.words("player-seat", seat="B"))
    ann.page.wait_for_url("**/#/table/*")
    assert set(ann.turn()["playable"]) == {"G4"}  # R7
    ann.plays("G4")
    ann.plays_on()
    ann.until("(now) => now.over")
    record = ask(host, f"/api/games/{ann.table}/record")[1]
    assert (record["set_up"], record["position"]) == (True, "2 A 4.2... 5.... ...9. .... G3")
    ann.sees("fair-set-up")
    ann.presses("page-what-if")
    assert marks(ann, "A").keys() == {"G4"}
    assert ann.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('claim:game:')).length") == 0
