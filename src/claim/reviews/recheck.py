"""Plays the bots of a record again: the same bot, version, budget and seed must give the same cards."""

from contextlib import ExitStack, closing
from dataclasses import dataclass

from claim.bots.base import Bot, checked, move_rng
from claim.bots.registry import make_bot
from claim.game.cards import Card, Seat
from claim.game.errors import quote
from claim.records.identities import BotIdentity, identity_of
from claim.records.record import Record
from claim.reviews.errors import ReviewError


@dataclass(frozen=True)
class Difference:
    """A play that the bot would not make now. `number` counts all plays from 1."""

    number: int
    seat: Seat
    recorded: Card
    now: Card


@dataclass(frozen=True)
class Recheck:
    """How many plays of each bot were played again, and those that differ."""

    checked: dict[Seat, int]
    differences: tuple[Difference, ...]

    def to_json(self) -> dict[str, object]:
        """Return the outcome as a JSON object."""
        return {
            "same": not self.differences,
            "checked": {seat.value: count for seat, count in self.checked.items()},
            "differences": [
                {"play": one.number, "seat": one.seat.value, "recorded": one.recorded, "now": one.now}
                for one in self.differences
            ],
        }


def recheck(record: Record, source: str = "record") -> Recheck:
    """Play the moves of every bot in the record again.

    Raises ReviewError where the record names no bots, or one that differs from ours; BadBot where there is none of that
    name; BotFailure where it plays no card.
    """
    if not record.bots or record.move_seed is None:
        raise ReviewError("no_marks", file=source)
    with ExitStack() as stack:
        bots = {seat: stack.enter_context(closing(_same_bot(bot, seat))) for seat, bot in record.bots.items()}
        counts, differences = dict.fromkeys(bots, 0), []
        for ply, (game, card) in enumerate(zip(record.game.moments(), record.game.plays, strict=False)):
            turn = game.turn
            if turn is None or turn not in bots:
                continue
            counts[turn] += 1
            now = checked(bots[turn], game.view(turn), move_rng(record.move_seed, turn, ply))
            if now != card:
                differences.append(Difference(ply + 1, turn, card, now))
    return Recheck(counts, tuple(differences))


def _same_bot(identity: BotIdentity, seat: Seat) -> Bot:
    """Make the bot with this identity. Raises ReviewError where it is another one, or a program: files start none."""
    if identity.name.startswith("cmd:"):
        raise ReviewError("program_bot", seat=seat.value, name=quote(identity.name))
    bot = make_bot(identity.name, hurried=False)  # a hurried bot's budget says so: its moves cannot be played again
    now = identity_of(bot)
    if now != identity:
        bot.count_rounds()  # as it does for the deal of a day where Claim runs interpreted
    if identity_of(bot) != identity:
        bot.close()
        raise ReviewError("other_bot", seat=seat.value, recorded=quote(identity), now=quote(now))
    return bot
