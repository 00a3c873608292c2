"""Rewrite the examples of docs/protocol.md from a real run: python -m tests.web.examples."""

import asyncio
import json
import random
import re
import tempfile
from pathlib import Path
from typing import Any

from claim.push.keys import make_keys
from claim.storage.storage import open_storage
from harness.accounts import Browser
from harness.authenticator import Authenticator
from harness.clients import Person, ask, ask_raw, new_id, play_on
from harness.lobby import Guest
from tests.push.receiver import Receiver
from tests.web.running import server

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
EXAMPLE = re.compile(r"<!-- example: (\w+) -->\n(?:\n```json\n(.*?)```\n)?", flags=re.DOTALL)


def from_a_run() -> dict[str, Any]:
    """Return every message by name, as sent by a real server and its clients."""
    with tempfile.TemporaryDirectory() as folder, server(f"sqlite:///{folder}/t.sqlite") as host:
        asyncio.run(_with_keys(f"sqlite:///{folder}/t.sqlite"))
        found: dict[str, Any] = {"Health": ask(host, "/healthz")[1], "BotInfo": ask(host, "/api/bots")[1][2]}
        found["About"] = ask(host, "/api/about")[1]
        found["Ready"] = ask(host, "/readyz")[1]
        found |= _friends(host)
        found |= _clock(host, found["NewTable"])
        found |= _bot(host)
        found |= _what_if(host)
        found |= _puzzle(host)
        found |= _account(host)
        found |= _lobby(host)
        found |= _people(host)
    ended = Person(host, "x")
    ended.heard = found.pop("last")
    found["Bye"] = ended.heard[-1]
    return found


async def _with_keys(url: str) -> None:
    storage = await open_storage(url, serving=False)
    await make_keys(storage)
    await storage.close()


def _friends(host: str) -> dict[str, Any]:
    from claim.records.fair import commitment

    found: dict[str, Any] = {}
    ann = Person(host, "")
    ann.contribution = "5e" * 32
    found["NewTable"] = {
        "id": new_id(),
        "kind": "friend",
        "bot": None,
        "name": "Ann",
        "commitment": commitment(ann.contribution),
    }
    found["Created"] = ask(host, "/api/tables", found["NewTable"])[1]
    ann.table, ann.token = found["Created"]["table"]["id"], found["Created"]["token"]
    bob = Person(host, ann.table)
    bob.contribution = "b0" * 32
    found["SitDown"] = {"id": new_id(), "name": "Bob", "commitment": commitment(bob.contribution)}
    found["Seated"] = ask(host, f"/api/tables/{ann.table}/sit", found["SitDown"])[1]
    bob.token = found["Seated"]["token"]
    found["ErrorAnswer"] = ask(host, f"/api/tables/{ann.table}/sit", {**found["SitDown"], "id": new_id()})[1]
    found["Hello"] = {"type": "hello", "protocol": 1, "token": ann.token, "since": None}
    ann.connects()
    bob.connects()
    found["Reveal"] = {"type": "reveal", "id": "ann-1", "contribution": ann.contribution}
    ann.sends(found["Reveal"])
    found["Ack"] = ann.hears("ack")
    bob.reveals()
    rng = random.Random(7)
    people = (ann, bob)
    play_on(people, rng, 2)
    mover = next(one for one in people if one.state["view"]["legal"])
    found["Play"] = {"type": "play", "id": "c3f1", "card": mover.state["view"]["legal"][0], "ply": mover.ply}
    mover.sends(found["Play"])
    mover.hears("ack", id="c3f1")
    other = bob if mover is ann else ann
    while other.ply < 3:
        other.next()
    found["StateMessage"] = other.state
    mover.sends({**found["Play"], "id": "c3f2"})
    found["ErrorMessage"] = mover.hears("error")
    mover.sends({"type": "ping"})
    found["Ping"], found["Pong"] = {"type": "ping"}, mover.hears("pong")
    while mover.ply < 3:
        mover.next()
    play_on(people, rng)
    found["GameRecord"] = ann.state["record"]
    found["Event"] = next(
        event
        for one in ann.heard
        if one["type"] == "state"
        for group in one["events"]
        for event in group
        if event["kind"] == "gained"
    )
    found["TableState"] = ann.state["table"]
    found |= _looking_back(host, ann.table)
    found["OfferRematch"] = {"type": "offer_rematch", "id": "again-1", "commitment": commitment("a1" * 32)}
    found["AcceptRematch"] = {"type": "accept_rematch", "id": "again-2", "commitment": commitment("b1" * 32)}
    ann.sends(found["OfferRematch"])
    ann.hears("ack")
    bob.sends(found["AcceptRematch"])
    bob.hears("ack")
    ann.goes_on()
    found["NextTable"] = next(one for one in ann.heard if one["type"] == "rematch")
    return found


def _clock(host: str, wanted: dict[str, Any]) -> dict[str, Any]:
    timed = ask(host, "/api/tables", {**wanted, "id": new_id(), "options": {"clock": "live"}})[1]
    return {
        "CallOff": {"type": "call_off", "id": "not-now"},
        "DeclareHoliday": {"type": "declare_holiday", "id": "to-the-sea", "days": 7},
        "ClockState": timed["table"]["clock"],
    }


def _looking_back(host: str, table: str) -> dict[str, Any]:
    lines = [json.loads(line) for line in ask_raw(host, f"/api/games/{table}/review")[2].splitlines()]
    return {
        "Verdict": ask(host, f"/api/games/{table}/verdicts")[1]["verdicts"][30],
        "ReviewLine": lines[-2],
        "ReviewedPlay": next(play for line in lines[3:] for play in line["plays"] if play["reasons"]),
        "DealValue": lines[-1]["deal"],
        "ReviewSummary": lines[-1]["summary"],
    }


def _what_if(host: str) -> dict[str, Any]:
    asked = {"start": "2 A 35.... 24.... .... .... -", "plays": ["G3"], "seen": "open", "worth": "seat"}
    answer = ask(host, "/api/explore", asked)[1]
    wanted = {"position": answer["position"], "swapped": True}
    return {"Explore": asked, "Explored": answer, "CardWorths": answer["worth"], "WantedPosition": wanted}


def _bot(host: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    ann = Person.creates(host, "bot", "steward").connects()
    ann.reveals()
    ann.hears_turn()
    found["AskHint"] = {"type": "hint", "id": "why"}
    ann.sends(found["AskHint"])
    found["Hint"] = ann.hears("hint")
    found |= _warned(host)
    ann.plays(ann.state["view"]["legal"][0])
    ann.hears_turn()
    found["TakeBack"] = {"type": "take_back", "id": "oh-no", "to": ann.state["table"]["take_back_to"]}
    ann.sends(found["TakeBack"])
    ann.hears("ack")
    found["Close"] = {"type": "close", "id": "too-long"}
    found["Leave"] = {"type": "leave", "id": "enough"}
    found["Resign"] = {"type": "resign", "id": "d6d0"}
    ann.sends(found["Resign"])
    ann.hears("ack")
    ann.sends(found["Leave"])
    ann.hears("ack")
    found["WantedDeal"] = {"table": ann.table, "swapped": True}
    found["last"] = ann.heard
    import threading

    threading.Thread(target=ann.closed_with).start()  # hears the good-bye when the server ends
    return found


def _warned(host: str) -> dict[str, Any]:
    """Play well in phase one and badly in phase two, until there is a word against a card; where all is lost, again."""
    ann = Person.creates(host, "bot", "potboy").connects()
    ann.reveals()
    while ann.hears_turn()["table"]["status"] == "playing":
        ann.sends({"type": "weigh"})
        ann.sends({"type": "hint", "id": f"h{ann.ply}"})
        hint = ann.hears("hint", id=f"h{ann.ply}")
        card = hint["cards"][-1 if hint["exact"] else 0]["card"]
        ann.sends({"type": "play", "id": f"p{ann.ply}", "card": card, "ply": ann.ply, "ask": True})
        while (answer := ann.next())["type"] not in ("ack", "warning"):
            pass
        if answer["type"] == "warning":
            return {"Weigh": {"type": "weigh"}, "BlunderWarning": answer}
    return _warned(host)


def _puzzle(host: str) -> dict[str, Any]:
    found: dict[str, Any] = {"PuzzleTry": {"cards": ["K4", "X9"], "give_up": False}}
    found["Puzzle"] = ask(host, "/api/puzzles/hjha8g")[1]
    found["PuzzleAnswer"] = ask(host, "/api/puzzles/hjha8g/answer", found["PuzzleTry"])[1]
    return found


def _account(host: str) -> dict[str, Any]:
    ann = Browser(host)
    found: dict[str, Any] = {"BeginAccount": {"name": "Ann"}}
    found["PasskeyOptions"] = ann.asks("/api/accounts/options", found["BeginAccount"])[1]
    found["NewAccount"] = {"passkey": ann.passkey.creates(found["PasskeyOptions"]["options"])}
    found["AccountCreated"] = ann.asks("/api/accounts", found["NewAccount"])[1]
    found["SignIn"] = {"recovery_key": found["AccountCreated"]["recovery_key"]}
    found["AccountState"] = ann.asks("/api/sessions", found["SignIn"])[1]
    seat = Person.creates(host, "bot", "squire")
    found["Adopt"] = {"table": seat.table, "token": seat.token}
    found["Adopted"] = ann.asks("/api/account/adopt", found["Adopt"])[1]
    found["AccountGame"] = ann.asks("/api/account/games")[1][0]
    found["Subscribe"] = _subscription()
    found["Unsubscribe"] = {"endpoint": found["Subscribe"]["endpoint"]}
    found["PushKey"] = ann.asks("/api/push")[1]
    found["Subscribed"] = ann.asks("/api/account/push", found["Subscribe"])[1]
    found["AccountExport"] = ann.asks("/api/account/export")[1]
    found["NewName"] = {"name": "Anna"}
    more = ann.asks("/api/account/passkeys/options", {})[1]["options"]
    found["NewPasskey"] = {"passkey": Authenticator(ann.origin).creates(more)}
    found["RemovedPasskey"] = {"id": found["AccountState"]["passkeys"][0]["id"]}
    found["RecoveryKey"] = ann.asks("/api/account/recovery-key", {})[1]
    found["EndSession"] = {"id": found["AccountState"]["sessions"][0]["id"]}
    found["DeleteAccount"] = {"name": "Ann"}
    found["SignedOut"] = ann.asks("/api/account/delete", found["DeleteAccount"])[1]
    return found


def _subscription() -> dict[str, str]:
    endpoint = "https://updates.push.services.mozilla.com/send/dGhpcyBpcyBhIHNlY3JldA"
    return {"endpoint": endpoint, **Receiver().keys, "language": "hu"}


def _lobby(host: str) -> dict[str, Any]:
    Person.creates(host, name="Cas", options={"open_seat": True, "clock": "slow"})
    ann = Guest(host).enters().seeks(name="Ann")
    Guest(host).enters().seeks(name="Bob")
    return {
        "LobbyHello": {"type": "hello", "protocol": 1, "player": ann.player},
        "SeekOpponent": ann.seek,
        "CancelSeek": {"type": "cancel", "id": ann.id},
        "LobbyMessage": ann.waits_for("paired", "seats"),
    }


def _people(host: str) -> dict[str, Any]:
    ann, bob = Browser(host), Browser(host)
    mine, theirs = [browser.creates(name)["account"]["name"] for browser, name in ((ann, "Ann"), (bob, "Bob"))]
    table = {"kind": "friend", "name": "", "commitment": "0" * 64}
    made = ann.asks("/api/tables", {**table, "id": new_id()})[1]
    bob.asks(f"/api/tables/{made['table']['id']}/sit", {"id": new_id(), "name": "", "commitment": "0" * 64})
    Guest(host, cookie=bob.cookie).enters()
    found: dict[str, Any] = {"Follow": {"name": theirs, "follow": True}, "Block": {"name": theirs, "block": True}}
    ann.asks("/api/people/follow", found["Follow"])
    while not (there := ann.asks("/api/people")[1])["there"]:
        pass
    found |= {"CircleState": there, "PersonState": ann.asks(f"/api/people/{theirs}")[1]}
    asked = bob.asks("/api/tables", {**table, "id": new_id(), "challenge": mine})[1]["table"]["id"]
    found["ChallengeEnded"] = ann.asks(f"/api/challenges/{asked}/end", {})[1]
    return found


def laid_out(data: Any) -> str:
    """Return JSON with one line per field; short values stay on their line."""
    if not isinstance(data, dict):
        return json.dumps(data, ensure_ascii=False)
    return "{\n" + ",\n".join(f" {json.dumps(name)}: {_inside(value)}" for name, value in data.items()) + "\n}"


def _inside(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= 200 or not isinstance(value, dict):
        return text
    return (
        "{\n"
        + ",\n".join(f"  {json.dumps(name)}: {json.dumps(one, ensure_ascii=False)}" for name, one in value.items())
        + "\n }"
    )


def main() -> None:
    """Write the examples into the document."""
    found = from_a_run()
    text = PAGE.read_text(encoding="utf-8")
    used = set()

    def block(match: "re.Match[str]") -> str:
        used.add(match[1])
        data = found[match[1]]
        short = json.dumps(data, ensure_ascii=False)
        return f"<!-- example: {match[1]} -->\n\n```json\n{short if len(short) <= 120 else laid_out(data)}\n```\n"

    PAGE.write_text(EXAMPLE.sub(block, text), encoding="utf-8")
    assert used == set(found), used ^ set(found)


if __name__ == "__main__":
    main()
