"""Notifications by web push in a real browser: asked for with a click, sent, shown, and turned off.

The push service of the browser's maker cannot be reached here. So the subscription is one of our own making, with a
push service on this machine, and the developer tools of the browser hand what arrives there to the service worker.
"""

import json

from playwright.sync_api import expect

from claim.push.posting import Poster
from claim.web.sites.page import FOLDER
from harness.clients import Person, ask
from harness.guests import Guest
from harness.push_service import Certificates, ServedPush
from harness.waiting import wait_for
from tests.browser.axe import violations
from tests.browser.members import signs_up
from tests.browser.seated import joins
from tests.commands.running import claim_process
from tests.push.receiver import Receiver
from tests.web.running import server

# A browser that subscribes at a push service which the test names.
SUBSCRIBES = """(given) => {
  const bytes = (text) => {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (one) => one.charCodeAt(0)).buffer;
  };
  const made = (applicationServerKey) => ({
    endpoint: given.endpoint,
    options: { applicationServerKey: bytes(applicationServerKey) },
    toJSON: () => ({ endpoint: given.endpoint, keys: given.keys }),
    unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
  });
  const mine = () => localStorage.getItem('subscribed');
  PushManager.prototype.getSubscription = async () => (mine() ? made(mine()) : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem('subscribed', applicationServerKey);
    return made(applicationServerKey);
  };
}"""
LISTED = "async () => (await (await fetch('api/account/export')).json()).push?.length ?? null"
# What the service worker would show: whether a browser without a desktop shows it is a matter of luck.
SHOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag, data }) =>
    void self.shown.push([title, body, tag, new URL(data).hash]);
}"""


def until_theirs(host: str, bob: Person) -> None:
    """Let Bob play until it is the other's turn."""
    while ask(host, f"/api/tables/{bob.table}")[1]["turn"] == "A":
        bob.plays(bob.hears_turn()["view"]["legal"][0])


def delivers(guest: Guest, text: str) -> None:
    """Hand a push message to the page's service worker."""
    client, found = guest.context.new_cdp_session(guest.page), list[str]()
    client.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(_ids(told)))
    client.send("ServiceWorker.enable")
    wait_for(lambda: guest.page.evaluate("1") == 1 and bool(found))  # events come while the browser is asked
    wanted = {"origin": f"http://{guest.host}/", "registrationId": found[0], "data": text}
    client.send("ServiceWorker.deliverPushMessage", wanted)


def _ids(told: dict[str, list[dict[str, str]]]) -> list[str]:
    return [one["registrationId"] for one in told["registrations"]]


def test_a_player_is_called_back_after_one_click_at_the_table(whole_house, axe, tmp_path):
    url, receiver, certificates = f"sqlite:///{tmp_path}/t.sqlite", Receiver(), Certificates()
    with (
        ServedPush(certificates) as push,
        server(url, page=FOLDER, poster=Poster([push.service.name], certificates.of_client())) as host,
    ):
        assert claim_process("admin", "--database", url, "push-keys").returncode == 0
        ann = whole_house.guest(host, offline=True)
        given = {"endpoint": push.service.endpoint("/ok/ann"), "keys": receiver.keys}
        ann.context.add_init_script(f"({SUBSCRIBES})({json.dumps(given)})")
        ann.context.grant_permissions(["notifications"])
        signs_up(ann, "Ann")
        ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        bob = joins(ann, clock="slow")
        until_theirs(host, bob)
        assert not ann.shows("account-push-ask"), "nobody is asked before they have played"
        while ask(host, f"/api/tables/{bob.table}")[1]["turn"] == "B":
            ann.plays()
        ann.presses("account-push-ask")
        ann.page.get_by_text(ann.words("account-push-ask")).wait_for(state="detached")
        assert ann.page.evaluate("document.activeElement.id") == "main", "the focus stays near"
        assert ann.page.evaluate(LISTED) == 1
        ann.goes("account")
        box = ann.page.get_by_label(ann.words("account-push"))
        expect(box).to_be_checked()
        assert violations(ann.page, axe) == []
        before = len(push.service.at("/ok/ann"))
        wait_for(lambda: not ask(host, f"/api/tables/{bob.table}")[1]["seats"]["B"]["online"])
        until_theirs(host, bob)
        wait_for(lambda: len(push.service.at("/ok/ann")) > before)
        text = receiver.decrypts(push.service.at("/ok/ann")[-1].body).decode()
        (worker,) = ann.context.service_workers
        worker.evaluate(SHOWN)
        delivers(ann, text)
        wait_for(lambda: ann.page.evaluate("1") == 1 and worker.evaluate("self.shown.length") == 1)
        about = [ann.words("page-your-turn"), ann.words("page-against", name="Bob"), bob.table]
        assert worker.evaluate("self.shown") == [[*about, f"#/table/{bob.table}"]]
        worker.evaluate("(address) => show(address).catch(() => {})", f"http://{host}/#/privacy")  # a click
        ann.sees("privacy-intro")
        ann.goes("account")
        box.uncheck()
        wait_for(lambda: ann.page.evaluate(LISTED) == 0)
        bob.hangs_up()
        ann.context.close()  # before the server ends, to which the page would come back
