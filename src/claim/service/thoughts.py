"""What the thinking processes do: a bot's card, a hint, the verdicts on a game. Plain functions, nothing kept."""

import functools
import os
import signal
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from claim.bots.base import Bot, checked, move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Seat
from claim.game.game import Game
from claim.game.view import View
from claim.records.identities import BotIdentity, identity_of

NICENESS = 5  # thinking gives way to the server that keeps the tables


def begin(line: Connection) -> None:
    """In a new process: leave Ctrl-C to the server, give way to it, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    with suppress(EOFError, OSError):
        line.recv()
    os._exit(0)


def ready() -> int:
    """The process, once it has loaded what it needs."""
    from claim.bots import levels  # noqa: F401, PLC0415  (so that the first move does not wait for it)
    from claim.reviews import hint  # noqa: F401, PLC0415  (likewise)

    return os.getpid()


@functools.cache
def _bot(name: str) -> Bot:
    return make_bot(name)


def bot_card(name: str, view: View, seed: str, seat: str, ply: int) -> tuple[str, BotIdentity]:
    """The card that this bot plays, and which bot in which version it was."""
    bot = _bot(name)
    return str(checked(bot, view, move_rng(seed, Seat(seat), ply))), identity_of(bot)


def hint_for(view: View, rounds: int) -> dict[str, Any]:
    """A hint as clients are given it: reasons by their message and its arguments."""
    from claim.reviews.hint import hint  # noqa: PLC0415  (slow to import, and only these processes need it)

    found = hint(view, rounds).to_json()
    reasons: Any = found["reasons"]
    return {
        "best": found["card"],
        "exact": found["exact"],
        "cards": found["cards"],
        "reasons": [
            {"id": f"hint-{one['code']}", "args": {name: value for name, value in one.items() if name != "code"}}
            for one in reasons
        ],
    }


def verdicts_on(game: Game) -> list[dict[str, Any] | None]:
    """What best play says of each play of phase two, for the seat that made it; None for plays of phase one."""
    from claim.reviews.exact import judge  # noqa: PLC0415  (as above)

    found: list[dict[str, Any] | None] = []
    for number, (moment, card) in enumerate(zip(game.moments(), game.plays, strict=False), 1):
        if moment.phase == 1:
            found.append(None)
            continue
        judged = judge(moment)
        found.append(
            {
                "play": number,
                "card": card,
                "seat": judged.seat.value,
                "before": judged.value,
                "after": judged.values[card],
                "best": list(judged.best),
                "values": dict(judged.values),
            }
        )
    return found
