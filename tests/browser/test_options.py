"""Table options on the page: chosen in the lobby, told before one sits down, and held to at the table."""

import random

from harness.clients import ask, play_on


def test_a_table_by_heart_with_a_named_leader_from_the_lobby_to_the_second_phase(house, host):
    """R4, R26: the invitation tells both; nothing is offered that would remember for a player."""
    ann, bob = house.guest(host, "Ann"), house.guest(host, "Bob")
    friend = ann.page.locator(".friend details", has_text=ann.words("page-options"))
    friend.locator("summary").click()
    friend.get_by_role("radio", name=ann.words("page-options-other")).check()
    friend.get_by_label(ann.words("page-options-heart"), exact=True).check()
    friend.get_by_label(ann.words("page-options-listed")).check()
    ann.page.reload()  # the choice is kept on this device, and the fold names it; against the court all is as usual
    assert ann.words("page-options-heart") in friend.locator("summary").inner_text()
    assert ann.page.locator("summary", has_text=ann.words("page-options-heart")).count() == 1
    ann.presses("page-invite")
    ann.sees("page-told-leader", who="guest")
    ann.sees("page-told-heart")

    bob.goes(f"join/{ann.table}").sees("page-told-leader", who="you")
    bob.sees("page-told-heart")
    bob.presses("page-sit")
    for guest in (ann, bob):
        guest.until("(now) => now.hand.length === 13")
        assert guest.page.get_by_role("button", name=guest.words("aid-title")).count() == 1
        assert guest.page.get_by_role("button", name=guest.words("page-memory")).count() == 0
    bob.turn()
    bob.plays()
    ann.plays()
    for guest, other in ((ann, "B"), (bob, "A")):
        guest.page.locator(f"[data-place=followers-{other}]").click()
        guest.sees("page-followers-heart")
        guest.page.keyboard.press("Escape")

    # Far into phase two, on both sides: hands are counted, not shown, and the game goes on.
    devices = (ann.elsewhere(), bob.elsewhere())
    play_on(devices, random.Random(1), 30)
    for guest in (ann, bob):
        guest.page.reload()
        now = guest.until("(now) => now.hand.length > 0")
        assert len(now["hand"]) == 10
        assert guest.page.get_by_role("button", name=guest.words("page-memory")).count() == 0
        guest.presses("page-piles-open")
        assert not guest.shows("page-discards")
        guest.page.keyboard.press("Escape")
        guest.presses("page-more")
        guest.sees("page-told-heart")
        guest.page.keyboard.press("Escape")
    mover = ann if devices[0].state["view"]["legal"] else bob
    mover.plays()
    assert ask(host, f"/api/tables/{ann.table}")[1]["options"] == {
        "leader": "B",
        "by_heart": True,
        "hints": False,
        "listed": True,
        "clock": None,
        "open_seat": False,
        "rated": False,
    }
