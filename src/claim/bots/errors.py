"""Errors of bots and their views."""

from typing import ClassVar

from claim.game.errors import BadText, ClaimError


class BadBot(BadText):
    """An unknown or unusable bot, or a view that no game can give."""

    texts: ClassVar = {
        "unknown_bot": "{name} is not a bot: expected one of {known}, or cmd:PROGRAM",
        "bad_bot_name": "{name} is not a bot's name: expected at most {most} printable characters, no spaces around",
        "impossible_view": "the view cannot be: {problem}",
    }


class BotFailure(ClaimError):
    """A bot that gave no playable card: it forfeits the game."""

    texts: ClassVar = {
        "bot_start": "{name} did not start: {problem}",
        "bot_died": "{name} died (exit code {exit}) when asked for a card",
        "bot_closed": "{name} closed its output when asked for a card",
        "bot_silent": "{name} gave no card within {seconds} seconds",
        "bot_nonsense": "{name} answered {text}: expected one card that may be played: {legal}",
    }
