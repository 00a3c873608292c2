"""An account at a server: signing in with its recovery key, making one with a name alone, and signing out."""

from collections.abc import Callable
from dataclasses import dataclass

from claim.client.errors import ServerRefusal
from claim.client.http import Api
from claim.client.messages import shown_text
from claim.game.errors import BadText
from claim.game.fields import FieldReader

NOT_SIGNED_IN = "not_signed_in"


@dataclass(frozen=True)
class Account:
    """An account: its public id, and its name."""

    id: str
    name: str


def sign_in(api: Api, key: str) -> Account:
    """Sign in, and return the account. Raises ServerRefusal or NoServer."""
    return _account(api, api.post("sessions", {"recovery_key": key}))


def create(api: Api, name: str, tell_key: Callable[[str], object]) -> Account:
    """Make an account and sign in; return it. Its recovery key is told first, since without it the account is lost.

    Raises ServerRefusal or NoServer.
    """
    answer = api.post("accounts", {"name": name})
    try:
        tell_key(shown_text(answer, "recovery_key"))
        return _account(api, answer.inside("account"))
    except BadText as error:
        raise api.strange(error) from error


def signed_in(api: Api) -> Account | None:
    """Return the account; None where the session has ended. Raises ServerRefusal or NoServer."""
    if api.cookie is None:
        return None
    try:
        return _account(api, api.reader(api.get("account")))
    except ServerRefusal as refusal:
        if refusal.code == NOT_SIGNED_IN:
            return None
        raise


def sign_out(api: Api) -> None:
    """End the session. Raises ServerRefusal or NoServer."""
    account = api.reader(api.get("account"))
    try:
        sessions = account.checked("sessions", lambda one: isinstance(one, list), "a list")
    except BadText as error:
        raise api.strange(error) from error
    ids = [one.get("id") for one in sessions if isinstance(one, dict) and one.get("current") is True]
    for one in ids:
        api.post("account/sessions/end", {"id": one})


def _account(api: Api, read: FieldReader) -> Account:
    try:
        account = Account(shown_text(read, "id"), shown_text(read, "name"))
    except BadText as error:
        raise api.strange(error) from error
    if api.cookie is None:
        raise api.strange("no session")
    return account
