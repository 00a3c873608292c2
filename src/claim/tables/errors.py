"""What a table can refuse."""

from typing import ClassVar

from claim.game.errors import ClaimError


class TableError(ClaimError):
    """A command that this table cannot carry out."""

    texts: ClassVar = {
        "no_table": "there is no table {table}",
        "seat_taken": "both seats at table {table} are taken",
        "table_closed": "whoever opened table {table} has closed it",
        "not_seated": "this token opens no seat at table {table}",
        "wrong_moment": "{command} is not possible at a table that is {status}",
        "wrong_reveal": "the contribution of {seat} is not the one committed to",
        "stale_play": "the card was sent for a table with {ply} plays, but it now has {now}",
        "no_taking_back": "nothing can be taken back at table {table}: only against a bot, not by heart, and not in a "
        "run that counts",
        "nothing_to_take_back": "there is nothing to take back at table {table}: you have not played a card yet",
        "stale_take_back": "taking back to {to} plays was asked, but your last decision is now after {now}",
        "too_many_taken_back": "{most} times is the most that can be taken back at one table",
        "deal_without_bot": "a deal can be played again only against a bot, not at a table of kind {kind}",
        "nothing_left": "the game is over in this position: nothing is left to play",
        "not_over": "the game at table {table} is not over",
        "nothing_played": "nothing was played at table {table}, so there is nothing to review",
        "no_deal": "table {table} was left before the deal",
        "no_rematch": "there is no rematch at table {table}: nobody offered one, or somebody has left",
        "no_hints": "there are no hints at table {table}: only against a bot, while the game goes on, and if they were "
        "not switched off",
        "hints_by_heart": "there are no hints at a table that is played by heart: they would tell what is to be "
        "remembered",
        "hints_need_bot": "there are hints only against a bot",
        "nobody_away": "nobody is away from table {table}: it is your own turn, or nobody waits for a person",
        "not_closable_yet": "table {table} may be closed from {time} on",
        "no_such_bot": "{name} is not a bot that sits at tables: expected one of {known}",
        "bad_name": "{text} is not a name: expected 1 to {most} visible characters, without long stacks of accents",
        "bot_name": "{text} is what a bot is called: choose another name",
        "bad_kind": "{text} is not a kind of table: expected one of {known}",
        "bad_status": "{text} is not a status of a table: expected one of {known}",
        "bad_day": "{text} is not a day: expected one such as 2026-11-16",
        "day_to_come": "the deal of {day} is still to come",
        "no_day": "there was no deal of the day on {day}",
        "day_fixed": "the deal of the day is played against a bot, and nothing else can be chosen",
        "day_played": "you have played the deal of {day} already: only the first run counts, all others are practice",
        "day_over": "the deal of {day} counts no longer: play it for practice",
        "practice_later": "finish your own run of {day} first: until then there is no practice with its deal",
        "day_hidden": "this is a run of the deal of {day}: it is shown to whoever has finished their own, and to "
        "everybody when the day is over",
        "bad_command_id": "{text} is not a command id: expected {least} to {most} letters, digits, - or _",
    }
