"""Quick phrases: from one seat to the other, and to nobody else."""

from harness.clients import Person, ask, pair
from tests.web.running import limited


def kinds(person: Person) -> list[str]:
    """Return the kinds of messages that came before an answer to a ping."""
    before = len(person.heard)
    person.sends({"type": "ping"})
    person.hears("pong")
    return [one["type"] for one in person.heard[before:]]


def says(person: Person, phrase: str) -> None:
    person.sends({"type": "say", "id": f"{person.mark}-{next(person.numbers)}", "phrase": phrase})


def test_a_phrase_is_heard_at_the_other_seat_alone_and_kept_nowhere(host):
    ann, bob = pair(host)
    second = Person(host, bob.table, bob.token).connects()
    others = [Person(host, ann.table).connects(), Person(host, ann.table, ann.token).connects()]
    seq = ask(host, f"/api/tables/{ann.table}")[1]["seq"]
    says(ann, "well_played")
    for one in (bob, second):
        assert one.hears("said") == {"type": "said", "seat": "A", "phrase": "well_played"}
    says(bob, "thanks")
    assert ann.hears("said") == {"type": "said", "seat": "B", "phrase": "thanks"}
    others[1].hears("said")
    assert "said" not in kinds(others[0])
    assert "said" not in kinds(second)
    assert ask(host, f"/api/tables/{ann.table}")[1]["seq"] == seq
    assert "said" not in [one["type"] for one in Person(host, bob.table, bob.token).connects().heard]
    for phrase in ("you fool", "", 3, None, ["hello"]):
        assert ann.refused("say", phrase=phrase) == "bad_message"


def test_nobody_speaks_where_nobody_can_hear(host):
    for kind, bot in (("friend", None), ("bot", "potboy")):
        assert Person.creates(host, kind, bot).connects().refused("say", phrase="hello") == "nobody_listens"
    ann, bob = pair(host)
    bob.hangs_up()
    while ann.state["table"]["seats"]["B"]["online"]:
        ann.next()
    assert ann.refused("say", phrase="hello") == "nobody_listens"


def test_a_seat_cannot_say_more_by_using_more_sockets(tmp_path):
    with limited(tmp_path, phrase_rate=0.0001, phrase_burst=2) as host:
        ann, bob = pair(host)
        again = Person(host, ann.table, ann.token).connects()
        for one in (ann, again):
            says(one, "hello")
            bob.hears("said")
        for one in (ann, again):
            assert one.refused("say", phrase="hello") == "too_fast"
        says(bob, "oops")
        ann.hears("said")
