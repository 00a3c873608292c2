"""A walk through every screen of the page, with real games on the way. Whoever walks along looks at each one."""

import secrets
from collections.abc import Iterator

from harness.clients import Person, ask, pair
from harness.guests import Guest, skip
from tests.browser.days import finishes_day
from tests.browser.members import signs_out


def tour(guest: Guest) -> Iterator[str]:
    """Each screen's name, while the guest is at it. Each part begins in the lobby, and needs none of the others."""
    for part in (without_a_table, with_people, guided_game, after_a_game):
        guest.goes()
        yield from part(guest)


def without_a_table(guest: Guest) -> Iterator[str]:
    yield from _arriving(guest)
    yield from _puzzles(guest)
    yield from _deal_of_the_day(guest)


def with_people(guest: Guest) -> Iterator[str]:
    yield from _with_a_friend(guest)
    yield from _watching(guest)
    yield from _at_one_screen(guest)


def _arriving(guest: Guest) -> Iterator[str]:
    guest.page.locator(".bots button").first.wait_for()
    yield "lobby"
    guest.expected.append("400")  # the browser tells of what was refused
    guest.presses("page-options")
    guest.page.locator(".name input").fill("regent")
    guest.page.locator(".bots button").first.click()
    guest.sees("error-bot_name", text="'regent'")
    guest.presses("page-same-screen")
    guest.page.locator(".beside input").fill("x" * 41)
    guest.page.locator(".name input").fill(guest.name)
    guest.presses("page-same-screen-start")
    guest.sees("error-bad_name", text=repr("x" * 41), most=40)
    guest.presses("page-watch-title")
    guest.sees("page-look-again")
    yield "refused name, and table options"
    guest.opens_settings()
    guest.sees("page-playing")
    yield "settings"
    guest.page.keyboard.press("Escape")
    guest.goes("learn")
    guest.sees("learn-title")
    yield "learn"
    yield from _lesson(guest)
    guest.goes()
    guest.presses("page-help")
    guest.sees("newcomer-notified")
    yield "help"
    guest.goes()
    guest.presses("page-privacy")
    guest.sees("privacy-browser-title")
    guest.sees("privacy-no-contact")
    yield "privacy"
    guest.goes("account")
    guest.sees("account-create-title")
    yield "account"
    yield from _people(guest)
    guest.expected.append("404")  # the browser tells of what is nowhere, too
    guest.goes("table/nowherenowhere")
    guest.sees("page-no-table")
    yield "no table"
    guest.goes("replay/nowherenowhere")
    guest.sees("page-no-replay")
    yield "no replay"


def _people(guest: Guest) -> Iterator[str]:
    guest.goes("people")
    guest.sees("people-sign-in")
    yield "people, signed out"
    mine, theirs = [f"{name} {secrets.token_hex(4)}" for name in ("Mab", "Oberon")]
    ask(guest.host, "/api/accounts", {"name": theirs})
    guest.goes("account")
    guest.page.locator("#name").fill(mine)
    guest.presses("account-create-key")
    guest.sees("account-key-once")
    yield "account, its recovery key"
    guest.presses("account-key-kept")
    guest.sees("account-signed-in", name=mine)
    yield "account, signed in"
    guest.goes("people").sees("people-followed-none")
    guest.page.locator("#sought").fill(theirs)
    guest.presses("people-look")
    guest.sees("people-score-none", name=theirs)
    yield "person"
    guest.presses("people-challenge")
    guest.sees("people-send")
    yield "challenge"
    guest.page.keyboard.press("Escape")
    guest.presses("people-block")
    guest.sees("people-block-what", name=theirs)
    yield "block"
    guest.page.locator("dialog button.primary").click()
    guest.sees("people-blocks", name=theirs)
    guest.goes("people")
    guest.sees("people-blocked")
    yield "people"
    signs_out(guest)


def _puzzles(guest: Guest) -> Iterator[str]:
    guest.goes("puzzles")
    guest.page.locator(".cards li").first.wait_for()
    yield "puzzles"
    guest.goes("puzzle/nosuch")
    guest.sees("puzzle-none")
    yield "no such puzzle"
    guest.goes("puzzle/hjha8g")  # K4 or K5, and then X9
    guest.sees("puzzle-decision", goal="win", number=1, total=2)
    yield "puzzle"
    guest.turn()
    guest.picks("X9")
    guest.sees("puzzle-decided", after="loss")
    yield "puzzle, a wrong card"
    guest.presses("puzzle-show")
    guest.page.locator("[data-status=shown]").wait_for()
    yield "puzzle, its solution"
    guest.played.clear()


def _deal_of_the_day(guest: Guest) -> Iterator[str]:
    guest.goes("daily/1999-01-01")
    guest.sees("error-no_day", day="1999-01-01")
    yield "no deal that day"
    guest.goes("daily")
    guest.sees("daily-hidden")
    yield "deal of the day"
    guest.presses("daily-calendar")
    guest.page.locator("[aria-current=date]").wait_for()
    guest.presses("daily-proof")
    yield "deal of the day, its calendar and its proof"
    finishes_day(guest)
    guest.presses("daily-share")
    guest.page.locator("canvas").wait_for()
    yield "deal of the day, played"
    guest.page.unroute_all()


def _lesson(guest: Guest) -> Iterator[str]:
    """Steps that are long in every language."""
    guest.presses("lessons-to")
    guest.sees("lessons-text")
    yield "lessons"
    guest.presses("lesson-votes")
    for card in ("U8", "K2"):
        guest.turn()
        guest.picks(card)
        guest.page.locator(".coach .right").wait_for()
        if card == "K2":
            yield "lesson, answered"
        guest.page.locator(".coach button").click()
    guest.sees("lesson-votes-3")
    yield "lesson"


def _with_a_friend(guest: Guest) -> Iterator[str]:
    guest.unfolds()
    guest.presses("page-invite")
    guest.sees("page-waiting")
    yield "waiting"
    host = Person.creates(guest.host, name="Zoë", options={"leader": "B", "by_heart": True})
    guest.goes(f"join/{host.table}")
    guest.sees("page-sit")
    yield "invited"
    guest.presses("page-sit")
    guest.sees("page-dealing")
    yield "dealing"
    guest.sees("lobby-dealing-stuck", name="Zoë")
    yield "dealing, and waiting"
    host.connects().reveals()
    guest.until("(now) => now.hand.length === 13")
    yield "friend’s table"
    guest.presses("page-talk")
    guest.sees("phrase-ui-title")
    yield "phrases"
    guest.page.keyboard.press("Escape")
    host.hangs_up()
    guest.sees("page-away")
    yield "friend away"
    guest.presses("page-more")
    yield "more"
    guest.presses("page-resign")
    yield "giving up"
    guest.presses("page-resign-yes")
    guest.until("(now) => now.over")
    host.connects().offers()
    guest.sees("page-rematch-offered", name="Zoë")
    yield "given up"


def _watching(guest: Guest) -> Iterator[str]:
    ann, bob = pair(guest.host)
    guest.goes(f"join/{ann.table}")
    guest.sees("page-seats-taken")
    yield "seats taken"
    guest.presses("page-watch")
    guest.sees("page-watching", a="Ann", b="Bob")
    yield "watching"
    ann.hangs_up()
    bob.hangs_up()


def _at_one_screen(guest: Guest) -> Iterator[str]:
    guest.goes()
    guest.unfolds()
    guest.presses("page-same-screen")
    guest.page.locator(".beside input").fill("Zoë")
    guest.presses("page-same-screen-start")
    guest.page.locator("section.curtain button").wait_for()
    yield "curtain"
    guest.page.locator("section.curtain button").click()
    guest.plays()
    guest.page.locator("section.curtain button").wait_for()
    yield "curtain after a play"
    guest.page.locator("section.curtain button").click()
    guest.turn()
    yield "one screen"


def guided_game(guest: Guest) -> Iterator[str]:
    guest.goes("play")
    guest.played.clear()
    guest.turn()
    guest.page.locator(".guide .box").wait_for()
    yield "first game"
    while guest.page.locator(".guide .box button").count() > 0:
        guest.page.locator(".guide .box button").click()
    yield "phase one, my turn"
    guest.plays_on(2)
    guest.turn()
    yield "phase one, a trick behind"
    for what in ("followers", "votes"):
        for place in guest.page.locator(f"button.{what}, .{what} > button").all():
            place.click()
            guest.page.locator("dialog").wait_for()
            yield f"looking at {what}"
            guest.page.keyboard.press("Escape")
            guest.page.locator("dialog").wait_for(state="detached")
    yield from _tools(guest)
    yield from _hint(guest, "hint")
    skip(guest, 26)
    guest.until("(now) => now.between")
    yield "between the phases"
    guest.turn()
    yield "phase two"
    yield from _hint(guest, "exact hint")


def _tools(guest: Guest) -> Iterator[str]:
    guest.presses("aid-title")
    guest.page.locator("dialog").wait_for()
    yield "player aid"
    guest.page.keyboard.press("Escape")
    guest.page.locator("dialog").wait_for(state="detached")
    guest.presses("page-memory")
    guest.page.locator(".memory").filter(visible=True).wait_for()
    yield "memory"
    if guest.page.locator("dialog").count() > 0:
        guest.page.keyboard.press("Escape")
    else:
        guest.presses("page-memory")
    guest.page.locator(".memory").wait_for(state="detached")


def _hint(guest: Guest, name: str) -> Iterator[str]:
    panel = guest.asks_hint()
    yield name
    panel.locator("button").click()


def after_a_game(guest: Guest) -> Iterator[str]:
    guest.goes("play")
    guest.turn()
    guest.plays()
    skip(guest, 50)
    guest.plays_on()
    guest.until("(now) => now.over")
    yield "result"
    guest.page.locator(".fair button").click()
    guest.sees("fair-proves-title")
    guest.page.locator(".fair details summary").first.click()
    guest.page.locator("section.result > details summary").click()
    yield "verified deal"
    guest.page.locator(".actions a", has_text=guest.words("page-review")).click()
    guest.page.locator(".controls").wait_for()
    guest.page.locator("figure .picture").wait_for()
    yield "replay"
    guest.page.locator(".side details summary").first.click()
    yield "review as a table"
    guest.page.get_by_role("button", name=guest.words("page-last"), exact=True).click()
    guest.page.locator("select").last.select_option("open")
    yield "replay at its end"
    guest.page.locator(".side a", has_text=guest.words("page-what-if")).click()
    guest.page.locator(".walk .where", has_text=guest.words("whatif-at", number=52)).wait_for()
    guest.page.keyboard.press("Home")
    again = guest.page.get_by_role("button", name=guest.words("page-try-now"))
    guest.insists(guest.page.locator("[data-hand] .tab"), again)
    yield "what if"
    guest.goes("explore")
    guest.page.locator(".deck button").first.wait_for()
    yield "setting up a position"
    guest.goes()
    guest.page.locator(".finished summary").click()
    yield "lobby with games"
