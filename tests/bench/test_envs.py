"""bench/envs measures and compares what it says it does."""

import json

import pytest

from bench.envs.contenders import claim_batch, claim_game
from bench.envs.law import keep
from harness.envs.adapters import batch


def test_the_long_form_of_the_law_compares_every_card(capsys):
    keep("batch", 4, seed=1)
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert found["cards"] == 4 * 52
    assert found["differences"] == 0


def test_the_long_form_of_the_law_notices_a_wrong_observation(monkeypatch):
    step = batch.ManyPlaying.step

    def wrong(playing, taken):
        step(playing, taken)
        playing.batch.arrays.observations[1, 530] ^= 1

    monkeypatch.setattr(batch.ManyPlaying, "step", wrong)
    with pytest.raises(AssertionError):
        keep("batch", 2, seed=1)


@pytest.mark.parametrize("make", [claim_game, claim_batch])
def test_steps_and_games_are_counted(make):
    steps, games = make().play()
    assert steps > 0
    if make is claim_game:
        assert steps == 52 * games
