"""The page around the table: one's games, unknown addresses, opening without a network, and being called back."""

import gzip
import json
import re

from playwright.sync_api import expect

from claim.locales import LANGUAGES, Words
from harness.clients import ask, ask_raw
from tests.browser.conftest import PAGE
from tests.browser.seated import gives_up, joins, meets_potboy

MOST_TO_PLAY = 109_400  # bytes, gzipped, in the longest language
MOST_FACES = 60_000  # bytes, beside that
MOST_FIRST = 62_300  # before the lobby shows, in the longest language


def row(guest, **has):
    """Those lines of the list of games."""
    return guest.page.locator("li:has(.what)").filter(**has)


def test_games_are_listed_counted_and_forgotten(house, host):
    """How each stands or ended, and what counts, is in page/src/lobby/mygames.test.ts and page/src/kept."""
    ann = house.guest(host)
    tile = ann.page.locator(".bots button").first
    assert re.search(r"\d", tile.locator(".figures").inner_text()), "the rating that was measured"
    meets_potboy(ann)
    ann.plays()
    ann.turn()
    gives_up(ann)
    ann.until("(now) => now.over")
    ann.goes()
    ann.presses("bot-title-squire")
    ann.plays()
    ann.turn()
    cy = joins(ann, "Cy")

    ann.goes()
    squire = row(ann, has_text=ann.words("bot-title-squire"))
    squire.get_by_text(ann.words("page-your-turn")).wait_for()
    assert squire.get_by_text(ann.words("trick-of", number=2, total=13)).count() == 1
    turn = ask(host, f"/api/tables/{cy.table}")[1]["turn"]
    said = ann.words("page-your-turn") if turn == "B" else ann.words("page-their-turn", name="Cy")
    row(ann, has_text="Cy").get_by_text(said).wait_for()
    cy.hangs_up()
    told = ann.words("page-standing", won=0, drawn=0, lost=1)
    tile.get_by_text(told).wait_for()
    ann.page.locator(".finished summary").click()
    potboy = row(ann, has_text=ann.words("bot-title-potboy"))
    assert ann.words("page-ending", ending="given_up") in potboy.inner_text()
    potboy.get_by_text(ann.words("page-replay")).click()
    ann.page.locator(".controls").wait_for()
    ann.goes()
    ann.page.locator(".finished summary").click()
    potboy.locator("button").click()
    potboy.wait_for(state="detached")
    ann.page.reload()
    tile.get_by_text(told).wait_for()
    ann.goes("privacy").presses("privacy-forget")
    ann.presses("privacy-forget-yes")
    ann.sees("privacy-forgotten")
    assert ann.page.evaluate("localStorage.length") == 0
    ann.goes()
    tile.wait_for()
    assert not ann.shows("page-standing", won=0, drawn=0, lost=1)


def test_unfinished_games_against_bots_are_cleared_at_once(house, host):
    """The server hears it. A table that the server no longer has is said to be gone."""
    ann = house.guest(host)
    tables = []
    for _ in range(3):
        ann.goes().presses("bot-title-squire")
        ann.turn()
        tables.append(ann.table)
    gone = {**ann.seat(), "table": "nowherenowhere", "opponent": "Zoë", "kind": "friend", "bot": None}
    kept = json.loads(ann.page.evaluate("localStorage.getItem('claim:seats')"))
    ann.page.evaluate("(seats) => localStorage.setItem('claim:seats', seats)", json.dumps([gone, *kept]))
    ann.expected.append("404")
    ann.goes()
    ann.presses("page-my-older", count=1)  # those in which it is Ann's turn come first
    row(ann, has_text="Zoë").get_by_text(ann.words("page-game-gone")).wait_for()
    ann.presses("page-clear-games", count=3)
    ann.presses("lobby-clear-yes")
    row(ann, has_text=ann.words("bot-title-squire")).first.wait_for(state="detached")
    assert {ask(host, f"/api/tables/{table}")[1]["status"] for table in tables} == {"over"}
    row(ann, has_text="Zoë").locator("button").click()
    row(ann, has_text="Zoë").wait_for(state="detached")


def test_unknown_addresses_say_so_and_lead_home(house, host):
    ann = house.guest(host, language="hu")
    ann.goes("nonsense").sees("page-nowhere")
    ann.presses("page-to-lobby")
    ann.page.locator(".bots button").first.wait_for()
    ann.expected.append("404")
    ann.page.goto(f"http://{host}/foo/bar")
    assert ann.page.evaluate("document.documentElement.lang") == "hu"
    ann.sees("page-nowhere-why")
    assert ann.page.evaluate("getComputedStyle(document.body).display") == "grid", "its styles are allowed"
    ann.presses("page-to-lobby")
    ann.page.locator(".bots button").first.wait_for()


def test_a_name_that_is_refused_on_the_way_to_a_game_is_told_beside_it(house, host):
    """The link to a guided game and the rules' button have no field for a name: the lobby has."""
    ann = house.guest(host)
    ann.expected.append("400")
    ann.page.locator(".name input").fill("x" * 41)
    told = ann.page.locator("main").get_by_text(ann.words("error-bad_name", text=repr("x" * 41), most=40))
    ann.goes("play")
    told.wait_for()
    ann.goes("learn")
    ann.presses("learn-guided")
    told.wait_for()
    ann.page.locator(".name input").fill("Ann")
    ann.goes("play")
    ann.turn()


def test_the_page_opens_without_a_network_after_a_visit(house, host):
    """And says what needs the server. Rules in every language, lessons, saved puzzles and own games need none."""
    ann = house.guest(host, offline=True)
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    meets_potboy(ann)
    gives_up(ann)
    ann.until("(now) => now.over")
    mine = ann.table
    ann.page.wait_for_function("caches.open('kept').then((cache) => cache.keys()).then((all) => all.length === 2)")
    ann.goes("puzzles").presses("puzzle-save", count=5)
    ann.sees("puzzle-saved", count=5)
    ann.goes()
    ann.expected += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    ann.context.set_offline(True)
    ann.page.reload()
    ann.sees("page-offline")
    assert not ann.shows("page-daily")
    ann.presses("today-lessons")
    ann.presses("lesson-follow")
    ann.turn()
    ann.picks("G8")
    ann.page.locator(".coach .right").wait_for()
    ann.goes("puzzles").presses("puzzle-train")
    ann.picks(ann.turn()["playable"][0])
    ann.page.locator("[data-status=wrong], [data-status=solved], [data-status=asks]").wait_for()
    ann.goes(f"replay/{mine}")
    ann.page.locator(".replay").wait_for()
    ann.goes()
    ann.sees("page-offline")
    for needs in ("page-first-game", "page-invite", "page-same-screen-start", "page-watch-none", "page-options"):
        assert not ann.shows(needs)
    ann.goes("learn").sees("learn-title")
    ann.page.locator("header select").select_option("fr")
    ann.page.get_by_text(Words("fr")("learn-title")).first.wait_for()
    ann.page.locator("header select").select_option("en")
    ann.goes().sees("page-offline")
    ann.context.set_offline(False)
    ann.page.locator(".bots button").first.wait_for()
    assert not ann.shows("page-offline")
    meets_potboy(ann)
    ann.context.set_offline(True)
    ann.page.locator(".banner").wait_for(timeout=20_000)  # no silence of half a minute
    ann.context.set_offline(False)
    ann.page.locator(".banner").wait_for(state="detached")
    kept = ann.page.evaluate(
        "caches.keys().then(async (names) => (await (await caches.open(names.find((one) => one !== 'kept'))).keys())"
        ".map((one) => one.url))"
    )
    assert not [address for address in kept if "/api" in address or "/ws" in address]


def test_the_page_can_be_installed(whole_house, host):
    ann = whole_house.guest(host, offline=True)
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    client = ann.context.new_cdp_session(ann.page)
    manifest = client.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["name"] == "Claim"
    errors = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    for icon in json.loads(manifest["data"])["icons"]:
        assert ask_raw(host, "/" + icon["src"])[0] == 200


# Notifications as they are asked for: whether a browser without a desktop shows them is a matter of luck.
NOTED = """() => {
  window.noted = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title) => void window.noted.push(title);
}"""


def test_the_tab_and_a_notification_call_a_player_back(whole_house, host):
    """The icon and the title say whose turn it is. The browser is asked for permission on the click, not before."""
    ann = whole_house.guest(host, offline=True)
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    bob = joins(ann)

    def calls(icon: str, title: str) -> None:
        expect(ann.page).to_have_title(title)
        expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", icon)

    ann.page.evaluate(NOTED)
    ann.opens_settings()
    box = ann.page.get_by_label(ann.words("page-notify"))
    assert not box.is_checked()
    ann.context.grant_permissions(["notifications"])
    box.check()
    ann.until("() => localStorage.getItem('claim:notify') === 'yes'")  # the browser has been asked
    ann.page.keyboard.press("Escape")
    if ann.until("() => true")["mine"]:
        ann.plays()
    bob.hears_turn()
    calls("./icon-64.png", ann.words("page-title-other", name="Bob"))
    bob.plays(bob.state["view"]["legal"][0])
    if ask(host, f"/api/tables/{bob.table}")[1]["turn"] == "A":  # he has won the trick, and leads
        bob.plays(bob.hears_turn()["view"]["legal"][0])
    ann.turn()
    calls("./icon-turn.svg", ann.words("page-title-turn"))
    ann.until("() => noted.length > 0")
    assert ann.page.evaluate("noted") == [ann.words("page-your-turn")]
    ann.goes()
    calls("./icon-64.png", "Claim")
    bob.hangs_up()


# Counts what moves, and which of the browser's formats are asked for.
OPENING = """() => {
  const seen = (window.opening = { moved: 0, formats: 0 });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) seen.moved += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (target, values) => (seen.formats++, new target(...values)),
  });
}"""


def test_the_lobby_opens_calmly(house, host):
    """Nothing jumps, no formats of the language are loaded for a figure, and nothing that nobody has asked for."""
    ann = house.guest(host)
    ann.page.set_viewport_size({"width": 412, "height": 823})
    ann.page.add_init_script(f"({OPENING})()")
    ann.page.reload()
    ann.page.locator(".bots button .figures").first.wait_for()
    ann.page.locator("section svg.card").nth(4).wait_for()
    assert ann.page.evaluate("window.opening") == {"moved": 0, "formats": 0}
    loaded = ann.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert not [name for name in loaded if re.search(r"TableScreen|api/(daily|tables)", name)]


def _with_imports(*kinds: str) -> set[str]:
    """The scripts of these names, and all that they import before they run. What they fetch later is not among them."""
    folder = PAGE.parent / "assets"
    found = {path.name for kind in kinds for path in folder.glob(f"{kind}-????????.js")}
    for name in (waiting := sorted(found)):
        more = set(re.findall(r'(?:from|import)"\./([^"]+\.js)"', (folder / name).read_text())) - found
        found |= more
        waiting += sorted(more)
    return found


def test_everything_needed_to_play_is_small(built):  # noqa: ARG001
    """The lobby alone is smaller still: the table comes while one looks around, the result while one plays."""
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in (PAGE, *PAGE.parent.glob("assets/*.*"))}
    kinds = {name: name.rpartition(".")[0][:-9] for name in sizes}  # without what Vite adds to tell builds apart
    needed = [kinds[name] for name in _with_imports("index", "TableScreen")]
    assert "Result" not in needed
    words = max(size for name, size in sizes.items() if kinds[name] in LANGUAGES)
    played = sum(size for name, size in sizes.items() if kinds[name] in needed) + sizes["index.html"]
    assert played + words < MOST_TO_PLAY
    named = re.findall(r'(?:src|href)="\./assets/([^"]+)"', PAGE.read_text())
    faces = [path.stat().st_size for path in PAGE.parent.glob("assets/*.woff2")]
    assert len(faces) == 4
    assert sum(faces) < MOST_FACES
    named = [name for name in named if not name.endswith(".woff2")]  # preloaded; nothing waits for them
    assert sorted(name.rpartition(".")[2] for name in named) == ["css", "js"], "each further file is a further request"
    lobby = [*named, "index.html"]
    assert sum(sizes[name] for name in lobby) + words < MOST_FIRST
