"""`claim games`: your games at a server, those first that wait for you."""

import argparse
import json

from claim.client.address import parse_server
from claim.client.games import own_games
from claim.locales import Words, choose_language
from claim.terminal.paper import Paper
from claim.terminal.remote_games import game_line, name_of
from claim.terminal.remote_visit import RemoteVisit


def run(arguments: argparse.Namespace) -> int:
    """List the games that go on, each with the command that goes on with it. Raises ClaimError."""
    words, paper = Words(choose_language(arguments.language)), Paper()
    visit = RemoteVisit(parse_server(arguments.server), words, paper)
    visit.sign_in(quiet=arguments.json)
    games = own_games(visit.api, visit.seats, signed_in=visit.account is not None)
    if arguments.json:
        for game in games:
            chair = game.opponent
            told = {"table": game.table, "opponent": name_of(chair), "bot": chair.bot, "state": game.state}
            print(json.dumps(told))
        return 0
    if not games:
        paper.line(words("remote-no-games"))
    for game in games:
        paper.line(game_line(game, words))
        paper.line("    ", visit.command("play", f" --table {game.table}"))
    return 0
