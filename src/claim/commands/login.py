"""`claim login`: sign in to an account at a server, so that what is played there is the account's."""

import argparse
import getpass
import os
import sys
from contextlib import suppress
from dataclasses import replace

from claim.client.account import create, sign_in
from claim.client.address import parse_server
from claim.client.http import Api
from claim.client.identities import Identities
from claim.commands.errors import BadOption
from claim.locales import Words, choose_language
from claim.terminal.paper import Paper

KEY_VARIABLE = "CLAIM_RECOVERY_KEY"


def run(arguments: argparse.Namespace) -> int:
    """Sign in with a recovery key, or make an account with a name alone. The key is never an argument: `ps` shows it.

    Raises ClaimError where the server refuses or does not answer.
    """
    words, paper = Words(choose_language(arguments.language)), Paper()
    server, identities = parse_server(arguments.server), Identities()
    identity = identities.at(server)
    api = Api(server, identity.cookie)
    identities.save(identity)  # before a key is used or made: where nothing can be kept, that is the time to say so

    def tell_key(key: str) -> None:
        paper.line(words("remote-key-once"))
        paper.line(key)

    new = arguments.new is not None
    account = create(api, arguments.new, tell_key) if new else sign_in(api, recovery_key(words))
    identities.save(replace(identity, cookie=api.cookie, name=account.name))
    paper.line(words("account-signed-in", name=account.name))
    return 0


def recovery_key(words: Words) -> str:
    """Return the recovery key: from the environment, typed without an echo, or the first line of a script's input.

    Raises BadOption where there is none.
    """
    key = os.environ.get(KEY_VARIABLE, "")
    if not key and sys.stdin.isatty():
        with suppress(EOFError):
            key = getpass.getpass(f"{words('remote-key-prompt')} ")
    elif not key:
        key = sys.stdin.readline()
    if not key.strip():
        raise BadOption("no_key", variable=KEY_VARIABLE)
    return key.strip()
