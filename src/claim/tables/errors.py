"""What a table can refuse."""

from typing import ClassVar

from claim.game.errors import ClaimError, Text


class TableError(ClaimError):
    """A command that this table cannot carry out."""

    texts: ClassVar = {
        "no_table": Text("there is no table {table}", 404),
        "not_seated": Text("this token opens no seat at table {table}", 403),
        "wrong_moment": Text("{command} is not possible at a table that is {status}", 409),
        "deal_without_bot": "a deal can be played again only against a bot, not at a table of kind {kind}",
        "nothing_left": Text("the game is over in this position: nothing is left to play", 409),
        "not_over": Text("the game at table {table} is not over", 409),
        "nothing_played": Text("nothing was played at table {table}, so there is nothing to review", 409),
        "no_deal": Text("table {table} was left before the deal", 409),
        "hints_by_heart": "there are no hints at a table that is played by heart: they would tell what is to be "
        "remembered",
        "hints_need_bot": "there are hints only against a bot",
        "bad_clock": "{text} is not a clock: expected one of {known}",
        "clock_needs_friends": "there are clocks only at friends' tables",
        "no_such_bot": "{name} is not a bot that sits at tables: expected one of {known}",
        "bad_name": "{text} is not a name: expected 1 to {most} visible characters, without long stacks of accents",
        "bot_name": "{text} is a bot's name: choose another",
        "reserved_name": "{text} stands for the people who run this server: choose another name",
        "bad_kind": "{text} is not a kind of table: expected one of {known}",
        "bad_status": "{text} is not a status of a table: expected one of {known}",
        "bad_day": "{text} is not a day: expected one such as 2026-11-16",
        "day_to_come": Text("the deal of {day} is still to come", 404),
        "no_day": Text("there was no deal of the day on {day}", 404),
        "day_fixed": (
            "the deal of the day is played against a bot (in the run that counts, the day's opponent), "
            "and nothing else can be chosen"
        ),
        "day_played": Text(
            "you have played the deal of {day} already: only the first run counts, all others are practice", 409
        ),
        "day_over": Text("the deal of {day} counts no longer: play it for practice", 409),
        "practice_later": Text(
            "finish your own run of {day} first: until then there is no practice with its deal", 409
        ),
        "day_hidden": Text(
            "this is a run of the deal of {day}: it is shown to those who have finished their own, and to "
            "all when the day is over",
            403,
        ),
        "nobody_listens": Text(
            "the other player at table {table} is not there to hear you, or there is none",
            409,
        ),
        "bad_command_id": "{text} is not a command id: expected {least} to {most} letters, digits, - or _",
    }


class BrokenLog(ClaimError):
    """A table whose log cannot be read."""

    texts: ClassVar = {
        "broken_log": Text("table {table}: its log cannot be read", 503),
    }
