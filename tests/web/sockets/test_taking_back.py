"""Taking back and playing a deal again, over HTTP and the socket."""

from harness.clients import Person, ask, refusal, wish


def test_everybody_who_looks_sees_the_table_as_it_was(host):
    ann = Person.creates(host, "bot", "potboy").connects()
    ann.reveals()
    ann.hears_turn()
    watching = Person(host, ann.table).connects()
    before = ann.state["view"]
    ann.plays(ann.state["view"]["legal"][0])
    ann.hears_turn()
    ann.does("take_back", to=ann.state["table"]["take_back_to"])
    back = ann.hears_turn()
    assert (back["snapshot"], back["events"], back["view"]) == (True, [], before)
    while watching.state["seq"] < back["seq"]:
        watching.next()
    assert (watching.state["snapshot"], watching.state["table"]["takebacks"]) == (True, 1)
    for one in (ann, watching):
        one.hangs_up()


def test_a_deal_is_played_again_from_the_other_side(host):
    ann = Person.creates(host, "bot", "potboy").connects()
    ann.reveals()
    deal = {"table": ann.table, "swapped": True}
    assert refusal(host, "/api/tables", wish("bot", deal_of=deal)) == (409, "not_over")
    ann.does("resign")
    ann.hangs_up()
    again = Person.creates(host, "bot", "potboy", deal_of=deal).connects()
    assert (again.state["table"]["status"], again.state["table"]["deal_of"]) == ("playing", deal)
    deck = ask(host, f"/api/games/{ann.table}/record")[1]["deck"]
    assert again.hears_turn()["view"]["hands"]["A"] == deck[13:26]
    again.does("resign")
    assert ask(host, f"/api/games/{again.table}/record")[1]["chosen"] == deal
    again.hangs_up()
