from hypothesis import given
from hypothesis import strategies as st

from claim.rules import bits
from tests.strategies import masks

words = st.integers(0, 2**64 - 1)


@given(masks.filter(bool), st.data())
def test_select_counts_from_the_lowest_bit(mask, data):
    listed = [card for card in range(52) if mask >> card & 1]
    index = data.draw(st.integers(0, len(listed) - 1))
    assert bits.select(mask, index) == listed[index]
    assert (bits.lowest(mask), bits.highest(mask), bits.count(mask)) == (listed[0], listed[-1], len(listed))


def test_scramble_is_splitmix64():
    """The first words of the published generator for the seed 1234567."""
    expected = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [bits.scramble(1234567, counter) for counter in (1, 2, 3)] == expected
