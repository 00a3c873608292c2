"""`claim login`, `claim logout` and `claim games`: the user's account and games at a server."""

import argparse
import getpass
import json
import os
import sys
from contextlib import suppress
from dataclasses import replace

from claim.client.address import parse_server
from claim.client.api import NOT_SIGNED_IN, Api
from claim.client.errors import NoServer, ServerRefusal
from claim.client.files import Identities
from claim.commands.errors import BadOption
from claim.locales import Words, choose_language, in_words
from claim.terminal.paper import Paper
from claim.terminal.remote.visit import Visit, game_line, name_of

KEY_VARIABLE = "CLAIM_RECOVERY_KEY"


def run(arguments: argparse.Namespace) -> int:
    """Sign in, sign out, or list the unfinished games. Raises ClaimError where the server refuses or is not there."""
    words, paper = Words(choose_language(arguments.language)), Paper()
    if arguments.action == "login":
        return _login(arguments, words, paper)
    return _logout(arguments, words, paper) if arguments.action == "logout" else _games(arguments, words, paper)


def _login(arguments: argparse.Namespace, words: Words, paper: Paper) -> int:
    """Sign in with a recovery key, or make an account with a name alone. No key is an argument: `ps` would show it."""
    server, identities = parse_server(arguments.server), Identities()
    identity = identities.at(server)
    api = Api(server, identity.cookie)
    identities.save(identity)  # before a key is used or made: where nothing can be kept, that is the time to say so
    if arguments.new is None:
        account = api.sign_in(recovery_key(words))
    else:
        key = api.create_account(arguments.new)
        paper.line(words("remote-key-once"))
        paper.line(key)
        account = api.account() or api.sign_in(key)
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


def _logout(arguments: argparse.Namespace, words: Words, paper: Paper) -> int:
    """Sign out. What is kept here goes in any case. Returns 1 where the session goes on at the server.

    Raises BadText where the file with the session cannot be written.
    """
    server, identities = parse_server(arguments.server), Identities()
    identity = identities.at(server)
    if identity.cookie is None:
        paper.line(words("remote-not-signed-in", server=str(server)))
        return 0
    identities.sign_out(identity)
    try:
        Api(server, identity.cookie).sign_out()
    except (ServerRefusal, NoServer) as error:
        if error.code != NOT_SIGNED_IN:
            paper.line(words("remote-signed-out-here", problem=in_words(error, words.language)))
            return 1
    paper.line(words("account-signed-out"))
    return 0


def _games(arguments: argparse.Namespace, words: Words, paper: Paper) -> int:
    """List the unfinished games, those first that wait for the user, each with the command that goes on with it."""
    visit = Visit(parse_server(arguments.server), words, paper)
    visit.sign_in(quiet=arguments.json)
    games = visit.own_games()
    if arguments.json:
        for game in games:
            chair = game.opponent
            row = {"table": game.table, "opponent": name_of(chair), "bot": chair.bot, "state": game.state}
            print(json.dumps(row))
        return 0
    if not games:
        paper.line(words("remote-no-games"))
    for game in games:
        paper.line(game_line(game, words))
        paper.line("    ", visit.resume_command(game.table))
    return 0
