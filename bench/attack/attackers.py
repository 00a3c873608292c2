"""The attackers' own process: `python -m bench.attack.attackers NAME PORT SECONDS`. Prints what came of it as JSON."""

import asyncio
import json
import os
import resource
import sys
import time

from bench.attack import on_accounts, on_push, over_http, over_lobby, over_sockets
from bench.attack.clients import Host
from bench.attack.outcome import Attack, Outcome

NICENESS = 10  # attackers elsewhere would not take the server's CPU
ATTACKS: dict[str, Attack] = {
    "pipelined requests": over_http.pipelined,
    "pings": over_sockets.pings,
    "pongs": over_sockets.pongs,
    "empty continuations": over_sockets.continuations,
    "trailers": over_http.trailers,
    "hints": over_sockets.hints,
    "phrases": over_sockets.phrases,
    "explore": over_http.explore,
    "deaf clients": over_sockets.deaf,
    "slow heads": over_http.slow_heads,
    "garbage": over_http.garbage,
    "many requests": over_http.many_requests,
    "mutated messages": over_sockets.mutated,
    "account floods": on_accounts.floods,
    "challenge floods": on_accounts.challenges,
    "hostile push services": on_push.hostile,
    "seeks": over_lobby.seeks,
    "open seats": over_lobby.open_seats,
    "descriptors": over_http.descriptors,
    "timing": over_sockets.timing,
    "many bots": over_sockets.many_bots,
}


def main() -> None:
    name, port, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    os.nice(NICENESS)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    outcome, began, used = Outcome(), time.monotonic(), time.process_time()
    try:
        asyncio.run(ATTACKS[name](Host(port, f"127.0.{10 + list(ATTACKS).index(name)}.1"), seconds, outcome))
    except Exception as error:  # reported with what was tried until then
        outcome.answers[f"ended by {type(error).__name__}: {error}"[:120]] += 1
    cpu = (time.process_time() - used) / (time.monotonic() - began)
    found = {"tried": outcome.tried, "answers": outcome.answers, "breaches": outcome.breaches, "cpu": cpu}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
