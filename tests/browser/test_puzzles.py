"""Puzzles in the page: solved, refuted, rated, counted by days, by mouse, finger and keyboard."""

import json
from typing import Any

from claim.puzzles.attempt import Attempt
from claim.puzzles.collection import shipped
from claim.puzzles.puzzle import Puzzle
from harness.guests import Guest

ID = "hjha8g"  # K4 or K5, and then X9


def kept(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(guest.page.evaluate("localStorage.getItem('claim:puzzles') ?? '{}'"))
    return found


def right_cards(puzzle: Puzzle) -> list[str]:
    attempt, cards = Attempt(puzzle), []
    while not attempt.solved:
        cards.append(str(attempt.line[0]))
        attempt.play(cards[-1])
    return cards


def solves(guest: Guest, cards: list[str]) -> None:
    for number, card in enumerate(cards, 1):
        guest.page.locator("[data-status=asks] .task", has_text=f"{number} of {len(cards)}").wait_for()
        guest.turn()
        guest.picks(card)
    guest.page.locator("[data-status=solved]").wait_for()


def test_a_wrong_card_is_refuted_and_then_the_puzzle_can_be_solved(house, host):
    guest = house.guest(host)
    guest.goes(f"puzzle/{ID}")
    now = guest.turn()
    assert now["playable"] == ["K4", "K5", "X9"]
    assert guest.page.locator(".theirs [role=img].face").count() == 5, "all cards are open"
    guest.picks("X9")
    guest.sees("puzzle-decided", after="loss")
    guest.sees("replay-play", number=9, total=9)
    assert kept(guest)["tried"] == [{"id": ID, "right": False}]
    assert kept(guest)["rating"] < 600
    guest.page.keyboard.press("Home")
    guest.sees("replay-play", number=0, total=9)
    guest.sees("puzzle-wrong", card="Doppelgänger 9", after="loss")
    link = guest.page.locator(".actions a").get_attribute("href")
    guest.page.keyboard.press("ArrowRight")
    assert link.startswith("#/explore/2_B_00.278")
    assert guest.page.locator(".actions a").get_attribute("href") != link, "what if opens on what is shown"
    guest.presses("puzzle-retry")
    guest.page.locator("[data-card]:focus").wait_for()  # the keyboard is in the hand again
    rating = kept(guest)["rating"]
    solves(guest, ["K5", "X9"])  # nothing tells K4 and K5 apart
    guest.page.locator("section.panel", has_text=guest.words("puzzle-theme-tie_break")).wait_for()
    heard = guest.page.locator("[role=log]").inner_text()
    assert guest.words("puzzle-solved") in heard
    assert guest.words("puzzle-theme-tie_break") in heard
    assert kept(guest)["rating"] == rating, "only the first try counts"
    guest.presses("puzzle-next")
    guest.page.wait_for_function(f"() => !location.hash.includes('{ID}')")
    guest.turn()


def test_a_second_press_in_haste_does_not_go_on_already(house, host):
    """The key that played the card presses the button that has the focus then."""
    guest = house.guest(host, hurried=False)
    guest.goes(f"puzzle/{ID}")
    guest.turn()
    guest.page.evaluate(
        """() => addEventListener('focusin', ({ target }) => {
             if (!target.matches('.actions .primary')) return;
             target.click();
             window.pressed = true;
           })"""
    )
    guest.page.locator("[data-hand] button[data-card=X9]").press("Enter")
    guest.page.wait_for_function("() => window.pressed")
    guest.page.locator("[data-status=wrong]").wait_for()
    guest.page.wait_for_timeout(300)  # still for a moment
    guest.presses("puzzle-retry")
    guest.page.locator("[data-status=asks]").wait_for()


def test_training_follows_theme_and_rating_by_keyboard_alone(house, host):
    guest = house.guest(host)
    guest.goes("puzzles")
    page = guest.page
    page.get_by_label(guest.words("puzzle-theme-choice")).select_option("draw_saved")
    page.get_by_role("button", name=guest.words("puzzle-train")).press("Enter")
    guest.turn()
    puzzle = shipped().by_id(guest.table)
    assert "draw_saved" in puzzle.themes
    guest.sees("puzzle-decision", goal="draw", number=1, total=len(right_cards(puzzle)))
    page.locator(f"[data-hand] button[data-card={right_cards(puzzle)[0]}]").last.press("Enter")
    guest.sees("puzzle-decision", goal="draw", number=2, total=len(right_cards(puzzle)))
    log = page.locator("[role=log]").inner_text()
    assert guest.words("puzzle-right") in log
    page.get_by_role("button", name=guest.words("puzzle-show")).press("Enter")
    page.locator("[data-status=shown]").wait_for()
    assert page.evaluate("document.activeElement.textContent.trim()") == guest.words("puzzle-next")
    assert kept(guest)["row"] == 0
