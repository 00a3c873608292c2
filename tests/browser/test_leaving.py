"""Going away: back by the browser's button, and from a table for good."""

from harness.clients import Person, ask
from tests.browser.seated import joins


def test_back_leads_out_of_an_invitation_that_was_taken(house, host):
    """Not to the invitation, which would only send the guest to the table again."""
    bob = house.guest(host, "Bob")
    maker = Person.creates(host)
    bob.goes(f"join/{maker.table}").presses("page-sit")
    bob.sees("page-dealing")
    bob.page.go_back()
    bob.page.locator(".bots button").first.wait_for()


def test_a_table_that_nobody_came_to_is_closed_with_one_button(house, host):
    ann, bob = house.guest(host, "Ann"), house.guest(host, "Bob")
    ann.presses("page-invite")
    ann.sees("page-waiting")
    table = ann.table
    bob.goes(f"watch/{table}").sees("page-waiting-watch")
    ann.presses("page-close-table")
    ann.page.locator(".bots button").first.wait_for()
    assert not ann.shows("page-my-games")
    assert ask(host, f"/api/tables/{table}")[1]["status"] == "over"
    bob.sees("page-table-closed")
    bob.goes(f"join/{table}").sees("page-table-closed")
    assert not bob.shows("page-sit")


def test_a_game_that_goes_on_is_given_up_only_after_asking(house, host):
    ann = house.guest(host, "Ann")
    bob = joins(ann)
    ann.page.locator("header a.home").click()
    leave = ann.page.get_by_role("button", name=ann.words("page-leave", game=ann.words("page-against", name="Bob")))
    leave.click()
    ann.presses("lobby-leave-no")
    ann.page.locator("dialog").wait_for(state="detached")
    assert ask(host, f"/api/tables/{bob.table}")[1]["status"] == "playing"
    leave.click()
    ann.presses("lobby-leave-yes")
    ann.page.locator("#mine").wait_for(state="detached")
    assert bob.hears_status("over")["table"]["forfeit"] == {"seat": "B", "reason": "left"}
