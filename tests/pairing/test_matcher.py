"""Laws of the matcher. For small fields an oracle looks at every possible way to pair people."""

from collections.abc import Iterator, Sequence

from hypothesis import given
from hypothesis import strategies as st

from claim.pairing.matcher import AT_ONCE, Pair, Waiting, match

PEOPLE = "abcdefghijklmnopqrst"


@st.composite
def fields(draw, most: int):
    """Draw people who wait, some of whom were paired before, and pairs of them that are forbidden."""
    known = st.sampled_from(PEOPLE[:most])
    people = draw(st.lists(known, unique=True))
    waiting = [
        Waiting(one, float(draw(st.integers(0, 9))), draw(known | st.none()), draw(st.booleans()), draw(st.booleans()))
        for one in people
    ]
    return waiting, draw(st.sets(st.frozensets(known, min_size=2, max_size=2), max_size=2 * most))


def ways(queue: Sequence[Waiting]) -> Iterator[list[Pair]]:
    """Yield every way to pair some of the queue."""
    if not queue:
        yield []
        return
    first, *rest = queue
    yield from ways(rest)
    for other in rest:
        for way in ways([one for one in rest if one is not other]):
            yield [(first, other), *way]


def judged(queue: Sequence[Waiting], way: list[Pair]) -> tuple[int, int, int, list[bool]]:
    """Return what is wrong with a way: too few pairs, risks, pairs once more, who is left out, the first one first."""
    paired = {one for pair in way for one in pair}
    repeats = [pair for pair in way if pair[0].last == pair[1].person or pair[1].last == pair[0].person]
    risks = [pair for pair in way if any(a.let_down and not b.came for a, b in (pair, pair[::-1]))]
    return -len(way), len(risks), len(repeats), [one not in paired for one in queue]


@given(fields(most=20))
def test_nobody_is_paired_twice_with_themselves_or_against_a_ban(field):
    waiting, forbidden = field
    pairs = match(waiting, forbidden)
    people = [one.person for pair in pairs for one in pair]
    assert len(people) == len(set(people))
    assert not {frozenset(one.person for one in pair) for pair in pairs} & forbidden
    assert all((one.since, one.person) < (other.since, other.person) for one, other in pairs)


@given(fields(most=20))
def test_no_two_who_could_play_are_left_over(field):
    waiting, forbidden = field
    paired = {one for pair in match(waiting, forbidden) for one in pair}
    left = [one.person for one in waiting if one not in paired]
    assert all(frozenset((one, other)) in forbidden for one in left for other in left if one != other)


@given(fields(most=7), st.randoms())
def test_small_fields_are_paired_as_well_as_can_be_in_whatever_order_they_come(field, rng):
    waiting, forbidden = field
    rng.shuffle(waiting)
    queue = sorted(waiting, key=lambda one: (one.since, one.person))
    fair = [way for way in ways(queue) if all(frozenset((a.person, b.person)) not in forbidden for a, b in way)]
    assert judged(queue, match(waiting, forbidden)) == min(judged(queue, way) for way in fair)


def test_whose_opponent_did_not_come_meets_those_first_who_came_before():
    ann, eve = Waiting("ann", 1, "eve", came=True, let_down=True), Waiting("eve", 2)
    bob = Waiting("bob", 3, came=True)
    assert match([ann, eve, bob]) == [(ann, bob)]
    assert match([ann, eve]) == [(ann, eve)]


def test_a_long_queue_is_paired_from_its_head():
    waiting = [Waiting(f"p{number:03}", number) for number in range(5 * AT_ONCE + 1)]
    assert match(reversed(waiting)) == [tuple(waiting[n : n + 2]) for n in range(0, 5 * AT_ONCE, 2)]
