"""What can be refused about accounts."""

from typing import ClassVar

from claim.game.errors import ClaimError, Text


class AccountError(ClaimError):
    """A request about an account that is not carried out."""

    texts: ClassVar = {
        "not_signed_in": Text("sign in first", 401),
        "sign_in_again": Text("this needs a sign-in of the last {minutes} minutes: sign in again", 403),
        "name_of_account": Text("{text} belongs to an account: sign in, or choose another name", 409),
        "name_taken": Text("{text} is taken, or looks like a name that is: choose another", 409),
        "renamed_lately": Text("a name can be changed once in {days} days: yours from {time} on", 409),
        "mistyped_key": "this is not a recovery key: expected {groups} groups of {size} letters and digits, "
        "and at least one of yours is mistyped",
        "unknown_key": Text("this recovery key opens no account: perhaps it was replaced by a newer one", 403),
        "no_passkeys_here": "passkeys need a page over https (or on localhost) that is asked for by name, not by "
        "address: use the recovery key",
        "bad_passkey": Text("the passkey was not accepted: {problem}", 403),
        "unknown_passkey": Text("this passkey opens no account here: it may have been removed", 403),
        "cloned_passkey": Text(
            "this passkey was used before it counted this use, as a copy of it would: sign in with "
            "another one or with the recovery key, and remove this one",
            403,
        ),
        "passkey_known": Text("this passkey is here already", 409),
        "stale_challenge": Text("this took longer than {minutes} minutes, or was sent before: begin again", 409),
        "too_many_passkeys": Text("{most} passkeys are the most that an account can have: remove one first", 409),
        "no_passkey": Text("your account has no such passkey", 404),
        "no_session": Text("your account has no such session", 404),
        "suspended": Text("this account is suspended: only the host of this server can change that", 403),
        "other_name": Text("{text} is not this account's name, so nothing was deleted: expected {name}", 409),
        "no_account": Text("there is no account {text}: expected a name or an id", 404),
    }
