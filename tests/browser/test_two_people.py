"""Two real browsers, one table."""

from collections import Counter

from harness.clients import ask
from harness.guests import play_elsewhere, play_together
from tests.browser.seated import invites


def test_two_people_play_a_whole_game_and_then_another(house, host):
    """From the invitation to the rematch: the link, the seats, the same end on both sides.

    The first cards, those around the end of phase one and the last ones are clicked.
    """
    ann, bob = house.guest(host, "Ann"), house.guest(host, "Bob")
    ann.presses("page-invite")
    ann.sees("page-waiting")
    link = ann.page.get_by_label(ann.words("page-link")).input_value()

    bob.page.goto(link)
    bob.sees("page-invited", name="Ann")
    bob.presses("page-sit")
    table = ann.table
    for guest in (ann, bob):
        guest.until("(now) => now.hand.length === 13")
        assert guest.page.get_by_role("button", name=guest.words("aid-title")).count() == 1
        assert guest.page.get_by_role("button", name=guest.words("hint-title")).count() == 0  # only against bots
    play_together((ann, bob), 4)
    for held in (1, 2):  # at the last trick of phase one, and at the last two of the game
        play_elsewhere((ann, bob), 20)
        for guest in (ann, bob):
            guest.until(f"(now) => now.hand.length === {held}")
        play_together((ann, bob), 4)

    for guest, other in ((ann, bob), (bob, ann)):
        guest.until("(now) => now.over")
        assert not guest.shows("page-reconnecting")
        guest.page.get_by_role("cell").first.wait_for()
        assert other.name in guest.page.locator("section.result").inner_text()
    record = ask(host, f"/api/games/{table}/record")[1]
    assert len(record["plays"]) == 52
    assert len(ann.played + bob.played) == 12
    assert Counter(ann.played + bob.played) <= Counter(record["plays"])
    winner = {"A": ann, "B": bob}.get(record["winner"])
    for guest in (ann, bob):
        headline = guest.page.locator("section.result h1").inner_text()
        assert (winner is not None and winner.name in headline) == (winner not in (None, guest))

    ann.presses("page-rematch")
    ann.sees("page-rematch-asked")
    bob.sees("page-rematch-offered", name="Ann")
    bob.presses("page-rematch")
    for guest in (ann, bob):
        guest.page.wait_for_url(lambda url: table not in url)
        guest.until("(now) => now.hand.length === 13")
    assert ann.table == bob.table != table
    play_together((ann, bob), plays=2)


def test_who_watches_sees_no_hand(house, host):
    ann, bob, eve = (house.guest(host, name) for name in ("Ann", "Bob", "Eve"))
    invites(ann, bob)
    play_together((ann, bob), plays=3)
    eve.goes(f"watch/{ann.table}")
    eve.sees("page-watching", a="Ann", b="Bob")
    assert eve.page.locator("[data-hand]").count() == 0
    assert eve.page.locator("[data-card]").count() == 0
    news = eve.page.get_by_role("log")  # what is told to who listens
    before = [(guest, len(guest.played)) for guest in (ann, bob)]
    play_together((ann, bob), plays=2)  # both by one of them, where whoever follows wins the trick
    for guest, count in before:
        for letter, value in guest.played[count:]:
            card = f"{eve.words(f'faction-{letter}')} {value}"
            news.get_by_text(eve.words("plays-line", who="other", name=guest.name, card=card)).wait_for()
    assert eve.page.locator("[data-hand]").count() == 0
    assert eve.page.locator("[data-card]").count() == 0


def test_at_one_screen_a_curtain_hides_the_hands(house, host):
    ann = house.guest(host, "Ann")
    ann.presses("page-same-screen")
    ann.page.get_by_label(ann.words("page-name-beside")).fill("Bea")
    ann.presses("page-same-screen-start")
    hands: dict[str, list[str]] = {}
    for _ in range(2):  # one trick: both play once (whoever wins it leads the next, perhaps without a curtain)
        lift = ann.page.locator("section.curtain button")
        lift.wait_for()
        assert ann.page.locator("[data-card]").count() == 0
        who = "Ann" if "Ann" in lift.inner_text() else "Bea"
        lift.click()
        now = ann.turn()
        assert len(now["hand"]) == 13
        hands[who] = now["hand"]
        ann.plays()
    assert set(hands) == {"Ann", "Bea"}
    assert hands["Ann"] != hands["Bea"]
    seats = ask(host, f"/api/tables/{ann.table}")[1]["seats"]
    assert [seats[seat]["name"] for seat in "AB"] == ["Ann", "Bea"]
