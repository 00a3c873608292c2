"""`claim logout`: end the session at a server, and forget it here."""

import argparse

from claim.client.account import NOT_SIGNED_IN, sign_out
from claim.client.address import parse_server
from claim.client.errors import NoServer, ServerRefusal
from claim.client.http import Api
from claim.client.identities import Identities
from claim.locales import Words, choose_language, in_words
from claim.terminal.paper import Paper


def run(arguments: argparse.Namespace) -> int:
    """Sign out. What is kept here goes in any case. Returns 1 where the server could not be told.

    Raises BadText where the file with the session cannot be written.
    """
    words, paper = Words(choose_language(arguments.language)), Paper()
    server, identities = parse_server(arguments.server), Identities()
    identity = identities.at(server)
    if identity.cookie is None:
        paper.line(words("remote-not-signed-in", server=str(server)))
        return 0
    identities.sign_out(identity)
    try:
        sign_out(Api(server, identity.cookie))
    except (ServerRefusal, NoServer) as error:
        if error.code != NOT_SIGNED_IN:
            paper.line(words("remote-signed-out-here", problem=in_words(error, words.language)))
            return 1
    paper.line(words("account-signed-out"))
    return 0
