"""A lesson is played with real cards, says why, and is ticked off."""

from harness.guests import Guest


def coach(guest: Guest, answer: str):
    return guest.page.locator(f".coach .{answer}")


def keeps_the_focus_in_another_language(guest: Guest) -> None:
    """Where the language is chosen, not on the button that goes on, as if the answer had just come."""
    choice = guest.page.locator("header select")
    choice.focus()
    for language in ("fr", "en"):
        choice.select_option(language)
        guest.page.locator(f"html[lang={language}]").wait_for()
        assert guest.page.evaluate("document.activeElement.matches('header select')")
    guest.page.locator(".coach button").focus()


def test_a_lesson_is_played_by_keyboard_and_ticked_off(house, host):
    """A Knight beats a led Goblin (R18), but whoever holds a Goblin has to follow (R7)."""
    ann = house.guest(host)
    keys = ann.page.keyboard
    ann.goes("lessons").presses("lesson-goblins")
    for card, answer in (("D8", "wrong"), ("K2", "right")):
        ann.turn()
        ann.page.locator(f"[data-hand] button[data-card={card}]").focus()
        keys.press("Enter")
        coach(ann, answer).wait_for()
        if answer == "wrong":
            keeps_the_focus_in_another_language(ann)
        keys.press("Enter")  # on the button that goes on, which has the focus
    ann.sees("lesson-goblins-2")
    assert ann.turn()["playable"] == ["G2"]
    ann.picks("K9")
    ann.sees("page-why-follow", letter="G", faction="Goblin")
    for card in ("G2", "U3", "K2"):
        ann.turn()
        ann.picks(card)
        coach(ann, "right").wait_for()
        ann.presses("lesson-next")
    ann.sees("lesson-finished", title=ann.words("lesson-goblins"))
    news = ann.page.get_by_role("log").inner_text()
    assert ann.words("lesson-goblins-4-right") in news
    ann.presses("lesson-all")
    ann.sees("lessons-count", done=1, total=6)
    assert ann.page.locator("li", has_text=ann.words("lesson-goblins")).get_by_text(ann.words("lessons-done")).count()
    ann.goes("lesson/nowhere").sees("lessons-none")
