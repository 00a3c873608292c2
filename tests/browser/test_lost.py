"""Reloads and lost connections: the game goes on, nothing is lost and nothing doubled.

What a killed server keeps is held by tests/web/process: the page sees no more of that than a lost connection.
"""

import json

from playwright.sync_api import Page, WebSocketRoute

from harness.clients import ask
from harness.guests import play_elsewhere, play_together, to_play
from tests.browser.seated import invites

LOST = ".banner[role=status]"


class Wire:
    """The sockets of a page at its table: they can be cut, or go deaf, without page or server having a say."""

    def __init__(self, page: Page) -> None:
        self.whole = self.hears = True
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/tables/*", self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        if not self.whole:
            socket.close()
            return
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(message) if self.hears else None)
        self.open += [socket, server]

    def cut(self) -> None:
        """All connections break, and no new one comes about."""
        self.whole = False
        for one in self.open:
            one.close()
        self.open.clear()

    def mend(self) -> None:
        self.whole = self.hears = True


def comes_back(guest):
    """Press “Try now”, unless the page was quicker and has its connection again."""
    guest.page.evaluate(f"document.querySelector('{LOST} button')?.click()")
    guest.page.locator(LOST).wait_for(state="detached")


def holds_all(host, ann, bob, elsewhere=0):
    """The game, given up now, has the plays that the two made by hand, each in its order and once."""
    ann.elsewhere().does("resign")
    for guest in (ann, bob):
        guest.until("(now) => now.over")
    moments = ask(host, f"/api/games/{ann.table}/replay?as=open")[1]["events"]
    plays = [event for moment in moments for event in moment if event["kind"] == "played"]
    assert len(plays) == len(ann.played) + len(bob.played) + elsewhere
    for seat, guest in (("A", ann), ("B", bob)):
        cards = iter([event["cards"][0] for event in plays if event["seat"] == seat])
        assert all(card in cards for card in guest.played)


def test_reload_and_lost_lines_in_the_middle_of_tricks(house, host):
    """Reloaded, cut off, cut off with the acknowledgement on its way: before a trick and between its two plays."""
    ann, bob = house.guest(host, "Ann"), house.guest(host, "Bob")
    wire = Wire(bob.page)
    invites(ann, bob)
    for guest in (ann, bob):
        guest.until("(now) => now.hand.length === 13")

    def mishap(number):
        if number == 1 or (number == 2 and not phase_two):  # in the middle of a trick; somebody is about to lead
            for guest in (ann, bob):
                hand = guest.until("(now) => now.hand.length > 0")["hand"]
                guest.page.reload()
                assert guest.until("(now) => now.hand.length > 0")["hand"] == hand
        if number == 3:
            wire.cut()
            bob.sees("page-reconnecting")
            wire.mend()
            comes_back(bob)

    phase_two = False
    play_together((ann, bob), 4, mishap)
    assert play_elsewhere((ann, bob), 26 - 4) == 26
    phase_two = True
    for guest in (ann, bob):
        guest.until("(now) => now.between")
        guest.takes_up()
    play_together((ann, bob), 4, mishap)
    _play_into_a_deaf_line(ann, bob, wire)
    holds_all(host, ann, bob, elsewhere=26 - 4)


def _play_into_a_deaf_line(ann, bob, wire):
    """Bob's card reaches the server, its acknowledgement never comes; his browser says it again, and it counts once."""
    while to_play((ann, bob)) is ann:
        ann.plays()
    before, hers = bob.turn(), ann.page.locator("main").text_content()
    wire.hears = False  # what bob's page says still comes through
    bob.picks(before["playable"][-1])
    ann.until(f"() => document.querySelector('main').textContent !== {json.dumps(hers)}")  # he may win, and lead again
    wire.cut()
    bob.page.locator(LOST).wait_for()
    wire.mend()
    comes_back(bob)
    bob.until(f"(now) => now.sign !== {json.dumps(before['sign'])}")
