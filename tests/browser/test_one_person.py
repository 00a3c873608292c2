"""One browser against a bot: by mouse, by keyboard only, and by touch on a phone."""

from claim.locales import Words
from harness.clients import ask
from harness.guests import FREE, HURRIED, PHONE, skip
from tests.browser.seated import meets_potboy, tab_to


def test_a_whole_game_by_keyboard_only(house, host):
    """From the lobby to the result and the rematch without a pointer; the focus stays in the hand from play to play."""
    ann = house.guest(host)
    keys = ann.page.keyboard
    tab_to(ann, f"(one) => one.textContent.includes('{ann.words('bot-title-potboy')}')")
    keys.press("Enter")
    ann.turn()
    tab_to(ann, "(one) => one.matches('[data-hand] button')")
    for _ in range(26):
        before = ann.turn()
        for _ in before["hand"]:
            if ann.page.evaluate("document.activeElement.matches('.playable button')"):
                break
            keys.press("ArrowRight")
        assert ann.page.evaluate("document.activeElement.matches('.playable button')")
        ann.played.append(str(ann.page.evaluate("document.activeElement.dataset.card")))
        keys.press("Enter")
        now = ann.until(
            f"(now) => now.over || now.between || (now.sign !== {before['sign']!r} && now.playable.length > 0)"
        )
        if now["between"]:
            keys.press("Enter")  # the button that takes up the followers has the focus
    ann.until("(now) => now.over")
    headline = ann.page.locator("section.result h1:focus").inner_text()  # the news has the focus
    assert headline not in ann.page.get_by_role("log").inner_text()  # and is read out for that, not a second time
    record = ask(host, f"/api/games/{ann.table}/record")[1]
    assert len(record["plays"]) == 52
    assert [card for card in ann.played if card not in record["plays"]] == []
    table = ann.table
    tab_to(ann, f"(one) => one.textContent.includes('{ann.words('page-rematch')}')")
    keys.press("Enter")
    ann.page.wait_for_url(lambda url: table not in url)
    ann.turn()


def test_the_lobby_says_where_the_bots_play_below_their_strength(house, host):
    """As a server does that runs interpreted: its list of bots says so."""
    ann = house.guest(host)
    assert not ann.shows("bots-below-strength")
    bots = [{**bot, "below_strength": True} for bot in ask(host, "/api/bots")[1]]
    ann.page.route("**/api/bots", lambda route: route.fulfill(json=bots))
    ann.page.reload()
    ann.sees("bots-below-strength")


def test_a_refused_name_is_explained_at_its_field_in_the_players_language(house, host):
    ann = house.guest(host, "Régens 👑", language="hu")
    ann.expected.append("400")  # the browser reports refused requests
    ann.presses("bot-title-potboy")
    ann.sees("error-bot_name", text="'Régens 👑'")
    field = ann.page.get_by_label(ann.words("page-name"), exact=True)
    assert field.evaluate("(one) => one === document.activeElement && one.ariaInvalid === 'true'")
    field.fill("👩\u200d🌾")
    ann.presses("page-same-screen")
    beside = ann.page.get_by_label(ann.words("page-name-beside"))
    beside.fill("x" * 41)
    ann.presses("page-same-screen-start")
    ann.sees("error-bad_name", text=repr("x" * 41), most=40)
    assert beside.evaluate("(one) => one === document.activeElement && one.ariaInvalid === 'true'")
    beside.fill("Bea")
    ann.presses("page-same-screen-start")
    ann.page.locator("section.curtain").wait_for()
    seats = ask(host, f"/api/tables/{ann.table}")[1]["seats"]
    assert [seats[seat]["name"] for seat in "AB"] == ["👩\u200d🌾", "Bea"]


def test_dialogs_open_and_close_by_keyboard_and_give_the_focus_back(house, host):
    ann = house.guest(host)
    meets_potboy(ann)
    for message in ("aid-title", "page-more"):
        title = ann.words(message)
        tab_to(ann, f"(one) => one.textContent.trim() === '{title}'")
        ann.page.keyboard.press("Enter")
        dialog = ann.page.get_by_role("dialog", name=title)
        dialog.wait_for()
        for _ in range(12):
            ann.page.keyboard.press("Tab")
            assert ann.page.evaluate(
                "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
            )
        ann.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        assert ann.page.evaluate("document.activeElement.textContent.trim()") == title


def test_a_dialog_opened_as_another_closes_stays_open(house, host):
    """The browser reports the first one's end when the second is there already."""
    ann = house.guest(host)
    meets_potboy(ann)
    ann.presses("aid-title")
    ann.page.get_by_role("dialog", name=ann.words("aid-title")).wait_for()
    ann.page.evaluate(
        """async (more) => {
          document.querySelector('dialog').close();
          [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === more).click();
          await new Promise((go) => setTimeout(go, 100));
        }""",
        ann.words("page-more"),
    )
    ann.page.get_by_role("dialog", name=ann.words("page-more")).wait_for()


def test_a_game_by_touch_on_a_phone(house, host):
    """With the motion that people see, the first tricks at their pace. Nothing is ever wider than the screen."""
    ann = house.guest(host, size=PHONE, touches=True, hurried=False)
    ann.page.locator("button", has_text=ann.words("bot-title-potboy")).tap()
    for played in range(5):
        if played == 3:
            ann.page.evaluate(HURRIED)
        ann.turn()
        assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        ann.plays()
    skip(ann, 50)
    ann.plays_on()
    ann.until("(now) => now.over")
    record = ask(host, f"/api/games/{ann.table}/record")[1]
    assert len(record["plays"]) == 52
    assert ann.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_card_is_hit_at_its_lower_edge_too(house, host):
    """Under the pointer it rises, and the pointer stays on it."""
    ann = house.guest(host)
    ann.presses("bot-title-potboy")
    ann.picks(ann.turn()["playable"][-1], edge=True)
    ann.until("(now) => now.hand.length === 12")


def test_a_card_that_may_not_be_played_stays_and_says_why(house, host):
    """R7: whoever holds the led faction has to follow."""
    ann = house.guest(host)
    ann.lasts(2500)  # the reason
    ann.presses("bot-title-potboy")
    for _ in range(26):
        now = ann.turn()
        refused = [card for card in now["hand"] if card not in now["playable"]]
        if refused:
            break
        ann.plays(now["playable"][0])  # a low card, so that the other leads
    else:
        raise AssertionError("in 26 tricks there was nothing to follow")
    ann.picks(refused[0])
    led = now["playable"][0][0]
    ann.page.wait_for_function(  # where the finger is
        "(words) => document.querySelector('.bubble')?.textContent === words",
        arg=ann.words("page-why-follow", letter=led, faction=ann.words(f"faction-{led}")),
    )
    bubble, line = (ann.page.locator(one).bounding_box() for one in (".bubble", "#status"))
    assert bubble
    assert line
    assert bubble["y"] >= line["y"] + line["height"], "the turn line is covered"
    assert ann.turn()["hand"] == now["hand"]
    ann.page.mouse.move(1, 1)
    ann.page.mouse.move(*ann.page.evaluate(FREE, [refused[0], False]))
    for language in ("hu", "fr"):  # what is on show is said again, not left in the language before
        words = Words(language)
        ann.page.locator("header select").select_option(language)
        why = words("page-why-follow", letter=led, faction=words(f"faction-{led}"))
        ann.page.locator(".bad #status", has_text=why).wait_for()
