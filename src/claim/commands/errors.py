"""Errors in how a command was called."""

from typing import ClassVar

from claim.game.errors import BadText, ClaimError


class BadOption(BadText):
    """Options that conflict with each other or with the files they name."""

    texts: ClassVar = {
        "bot_from_file": "{file} names a program as a bot, and files start none: to go on, name it yourself: --bot "
        "{name}",
        "no_person": "{file}: no person plays this game: expected a seat named 'person'",
        "odd_games": "--games: {got} is not even and positive: every deal is played twice, seats exchanged",
        "which_bots": "expected two bots, --a BOT --b BOT, or two or more, --bots BOT,BOT,…",
        "bad_bots": "--bots: {text}: expected two or more different bots with commas between them",
        "bad_anchor": "--anchor: {name} does not play: expected one of {known}",
        "bad_sprt": "--sprt: {h0} and {h1}: expected two scores between 0 and 1, the lower first",
        "sprt_two": "--sprt compares two bots: expected --a and --b, not --bots",
        "needs_option": "{option} works only with {other}: add {other}, or leave {option} out",
        "bad_pool": "{option}: {text} is not a pace: expected one of {known}",
        "no_key": "expected a recovery key: typed, as the first line of the input, or in the variable {variable}",
        "in_line": "line {line}: {problem}",
    }


def check_number(field: str, number: int | None, least: int, most: int) -> None:
    """Raise BadText for a number that is given and out of range."""
    if number is not None and not least <= number <= most:
        raise BadText("bad_number", field=field, text=number, least=least, most=most)


class SystemTrouble(ClaimError):
    """The operating system refused a request."""

    texts: ClassVar = {
        "system": "the system reports: {problem}",
    }
