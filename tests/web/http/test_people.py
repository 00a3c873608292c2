"""Other people over HTTP: looked up, followed, blocked and challenged, and whose requests are refused."""

from urllib.parse import quote

from claim.friends.people import CircleState, PersonState
from claim.web.wire.models import model_of
from harness.accounts import Browser
from harness.clients import ask, new_id, refusal, wish
from harness.lobby import Guest
from harness.waiting import wait_for
from tests.web.running import limited

SEAT = {"name": "", "commitment": "0" * 64}


def two(host: str, *names: str) -> tuple[Browser, Browser]:
    one, other = Browser(host), Browser(host)
    one.creates(names[0])
    other.creates(names[1])
    return one, other


def test_a_challenge_reaches_the_lobby_and_is_accepted_or_declined_by_the_challenged_alone(host):
    """Who may challenge whom, and how one ends, is in tests/friends/test_challenges.py."""
    ann, bob = two(host, "Adelheid", "Balduin")
    lobby = Guest(host, cookie=bob.cookie).enters()
    for ends, body, status in (("tables/{}/sit", SEAT, None), ("challenges/{}/end", {}, "declined")):
        asked = wish(challenge="balduin", options={"clock": "slow"})
        table = ann.asks("/api/tables", asked)[1]["table"]["id"]
        (challenge,) = lobby.waits_for("challenges")["challenges"]
        assert (challenge["table"], challenge["name"], challenge["mine"]) == (table, "Adelheid", False)
        assert challenge["options"]["clock"] == "slow"
        assert refusal(host, f"/api/tables/{table}/sit", {**SEAT, "id": new_id(), "name": "Cas"}) == (403, "seat_kept")
        assert bob.code(f"/api/{ends.format(table)}", body and {**body, "id": new_id()}) == "none"
        assert ask(host, f"/api/tables/{table}")[1]["challenge"] == status
        while lobby.state["challenges"]:
            lobby.next()
    assert bob.code("/api/challenges/<script>/end", {}) == "bad_message"


def test_people_are_looked_up_by_name_and_by_id(host):
    fay, gus = two(host, "Fay / Faye", "Gustavus")
    found = model_of(PersonState).model_validate(gus.asks(f"/api/people/{quote('Fay / Faye', safe='')}")[1])
    assert found.name == "Fay / Faye"
    assert gus.asks(f"/api/people/{found.id}")[1]["name"] == found.name
    assert gus.asks("/api/people/follow", {"name": found.id, "follow": True})[1]["followed"] is True
    circle = model_of(CircleState).model_validate(gus.asks("/api/people")[1])
    assert [one.name for one in circle.followed] == ["Fay / Faye"]
    assert gus.asks("/api/people/block", {"name": "Fay / Faye", "block": True})[1]["followed"] is False
    told = gus.asks("/api/account/export")[1]
    assert (told["followed"], [one["name"] for one in told["blocked"]]) == ([], ["Fay / Faye"])
    assert fay.asks("/api/people/Gustavus")[1]["blocked"] is False
    assert fay.code("/api/tables", wish(challenge="Gustavus")) == "cannot_challenge"
    assert fay.code("/api/people/Nobody%20at%20all") == "no_account"
    assert fay.code("/api/people/a%00b") == "no_account"
    assert fay.code("/api/tables", wish(challenge="a\0b")) == "no_account"


def test_names_stay_out_of_the_log(host, caplog):
    caplog.set_level("INFO", "claim.web")
    kay, _ = two(host, "Kunigunde", "Leopold")
    kay.asks("/api/people/Leopold")
    refusal(host, "/api/people/Leopold")
    kay.asks("/api/people/Leopold", {})

    def paths() -> list[object]:
        return [getattr(one, "claim_fields", {}).get("path") for one in caplog.records]

    # a request is logged once it is answered
    wait_for(lambda: len([path for path in paths() if str(path).startswith("/api/people/")]) == 3)
    assert paths().count("/api/people/…") == 3
    assert not any("Leopold" in str(path) for path in paths())


def test_only_those_who_have_signed_in_on_our_own_page_may_ask(host):
    hal, _ = two(host, "Hadrian", "Isidor")
    assert refusal(host, "/api/people") == (401, "not_signed_in")
    assert refusal(host, "/api/people/Isidor") == (401, "not_signed_in")
    assert refusal(host, "/api/tables", wish(challenge="Isidor")) == (401, "not_signed_in")
    elsewhere = {"Origin": "https://evil.example"}
    for path, data in (
        ("/api/people/follow", {"name": "Isidor", "follow": True}),
        ("/api/people/block", {"name": "Isidor", "block": True}),
        ("/api/challenges/nowhere12345/end", {}),
        ("/api/tables", wish(challenge="Isidor")),
    ):
        assert hal.code(path, data, **elsewhere) == "strange_origin"


def test_floods_of_challenges_are_refused_by_account(tmp_path):
    with limited(tmp_path, challenge_burst=2, challenge_rate=0.0001) as host:
        ann, _ = two(host, "Ann", "Bob")
        for expected in ("none", "challenged_already", "too_fast"):
            assert ann.code("/api/tables", wish(challenge="Bob")) == expected
