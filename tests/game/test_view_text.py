"""The text of a view says what the view says."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from claim.game.view import Viewer, sight
from claim.game.view_text import view_text
from tests.strategies import moments


@settings(max_examples=150)
@given(moments(), st.sampled_from(Viewer), st.booleans())
def test_a_view_as_text_is_the_view(game, viewer, by_heart):
    shown = game.view(viewer, by_heart=by_heart).to_json()
    assert view_text(sight(game, viewer, by_heart=by_heart)) == json.dumps(shown, separators=(",", ":"))
