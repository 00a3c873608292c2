"""Table options: who leads first (R4), by heart (R26), hints; told to everybody, kept by rematches and by the log."""

import json
import random

from claim.game.cards import SEATS
from claim.records.record import Record
from claim.records.verify import check
from claim.tables.options import Options
from tests.service.people import pair, play_on, serving

BY_HEART = Options(by_heart=True)


async def test_the_named_seat_leads_and_the_deal_is_verified(file):
    """R4: the cards still follow from the secrets, and the record says that the leader does not."""
    leader = "B"
    async with serving(file) as tables:
        people = await pair(tables, Options(leader))
        await play_on([*people], random.Random(1))
        await people[0].offers()
        await people[1].offers()
        again = [await person.goes_on() for person in people]
        for person in again:
            await person.reveals()
        state = await again[0].sees()
        assert state.table["options"]["leader"] == leader
        assert state.view["turn"] == leader
        record = await tables.advice.record(people[0].table)
    assert record.game.dealt is not None
    assert SEATS[record.game.dealt.leader] == leader
    for form in (record, Record.parse(record.to_text()), Record.from_json(json.dumps(record.to_json()))):
        found = check(form)
        assert all(one.ok for one in found)
        assert [one.check for one in found if one.check.startswith("leader")] == ["leader_named"]
