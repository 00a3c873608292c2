"""The clients of bench/cluster."""

import json
import random

from bench.cluster.clients import Client


async def test_a_client_plays_on_where_the_answer_to_its_last_play_comes_after_the_state():
    """So it is after a line was lost. Otherwise it would wait for itself, and the table would count as stuck."""

    client = Client("nowhere", "t", "token", rng=random.Random(1), think=60.0)
    client.waiting = {"x": "{}"}
    view = {"legal": ["G0"], "ply": 3}
    state = {"type": "state", "seq": 9, "table": {"status": "playing"}, "view": view}
    await client.hear(json.dumps(state))
    assert client.asked == set()
    await client.hear('{"type": "ack", "id": "x", "seq": 9}')
    assert client.asked == {("play", 3)}
