"""How many games somebody has called off lately, by the log: at every server the same."""

from claim.pairing.seeks import SeekRequest, browser
from claim.records.fair import commitment
from claim.service.watching import LATELY
from claim.tables.commands import CallOff
from tests.clock import Clock
from tests.service.people import Person, code_of, command_id, poll_lobby, serving


async def called_off(tables, account: str | None = None, *, by_other: bool = False) -> Person:
    """Return somebody at a game that was called off, by them or by the other."""
    ann = await Person.creates(tables, name="Ann" if account else "Annie", account=account)
    bob = await Person.sits(tables, ann.table)
    for person in (ann, bob):
        await person.reveals()
    await (bob if by_other else ann).does(CallOff("off"))
    return ann


async def test_an_accounts_games_are_counted_for_an_hour(url):
    clock = Clock()
    async with serving(url, clock=clock) as tables:
        mine = (await tables.accounts.create_without_passkey("Ann", "", lambda: None)).account.id
        first = await called_off(tables, mine)
        assert await tables.watching.called_off_lately(first.table, first.token) == 0, (
            "not the game itself: it may be repeated"
        )
        second = await called_off(tables, mine)
        await called_off(tables, mine, by_other=True)
        await called_off(tables)
        assert await tables.watching.called_off_lately(second.table, second.token) == 1
        clock.now += LATELY + 1
        assert await tables.watching.called_off_lately(second.table, second.token) == 0
        assert await code_of(tables.watching.called_off_lately(second.table, "x" * 40)) == "not_seated"


async def test_games_that_the_lobby_found_are_counted_without_an_account(tables):
    await tables.lobby.close()
    seats = list[Person]()
    for _ in range(2):
        people = [("player-ann-0123456789", "a1" * 32), (command_id(), "b2" * 32)]
        visits = []
        for player, contribution in people:
            visits.append(tables.lobby.enter(browser(player), lambda: None))
            wanted = SeekRequest(command_id(), "live", "Ann", commitment(contribution))
            await tables.lobby.seek(visits[-1], wanted, lambda: None)
        await poll_lobby(tables)
        for visit, (_, contribution) in zip(visits, people, strict=True):
            found = tables.lobby.state(visit).paired
            assert found is not None
            seats.append(Person(tables, found.table, found.token, found.seat.value, contribution))
            await seats[-1].reveals()
            await tables.lobby.leave(visit)
        await seats[-2].does(CallOff("off"))
    ann, other = seats[-2:]
    assert await tables.watching.called_off_lately(ann.table, ann.token) == 1
    assert await tables.watching.called_off_lately(other.table, other.token) == 0
