"""Results of deals, for hypothesis."""

from hypothesis import strategies as st

from claim.arena.match import Pace
from claim.arena.tally import DealResult

RESULTS = st.builds(
    DealResult,
    a=st.just("x"),
    b=st.just("y"),
    versions=st.just((1, 2)),
    seed=st.just("1"),
    deal=st.integers(0, 99),
    points=st.tuples(*[st.sampled_from([0.0, 0.5, 1.0])] * 2),
    paces=st.builds(lambda x, y: (Pace(52, x, x), Pace(50, y, y)), st.floats(0, 9), st.floats(0, 9)),
    forfeits=st.sampled_from([(0, 0), (1, 0), (0, 2)]),
)
