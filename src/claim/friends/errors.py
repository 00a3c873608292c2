"""What can be refused between two people."""

from typing import ClassVar

from claim.game.errors import ClaimError, Text


class FriendsError(ClaimError):
    """A request about another person that is not carried out."""

    texts: ClassVar = {
        "yourself": Text("this is your own account: expected another person's", 409),
        # The same whether they have blocked the sender, are suspended or have too many challenges: a block is not told.
        "cannot_challenge": Text("{name} cannot be challenged now", 409),
        "blocked_by_you": Text("you have blocked {name}: unblock them first", 409),
        "declined_lately": Text("{name} has declined your last challenge: wait {minutes} minutes for the next", 409),
        "challenged_already": Text("{name} has not answered your last challenge yet", 409),
        "too_many_challenges": Text(
            "{most} challenges are the most that can wait for an answer: withdraw one first", 409
        ),
        "no_challenge": Text("no challenge waits there: it was accepted, declined or withdrawn", 404),
        "too_many_followed": Text("{most} people are the most that can be followed: unfollow one first", 409),
        "too_many_blocked": Text("{most} people are the most that can be blocked: unblock one first", 409),
        # Likewise for a seat that is kept for the challenged, and for two of whom one has blocked the other.
        "seat_kept": Text("the seat at table {table} is kept for another person", 403),
        "not_adoptable": Text("this game cannot be put under your account", 403),
        "challenge_of_two": "a challenge needs a table of kind friend without an open seat",
    }
