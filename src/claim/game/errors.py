"""What can go wrong, as a stable code with parameters. `str()` is English; the edges speak the user's language.

Every code is in `TEXTS`, and every code has a message `error-…` with the same parameters in every language file.
"""

TEXTS = {
    # plays
    "not_your_turn": "it is {turn}'s turn, not {seat}'s",
    "not_in_hand": "{card} is not in {seat}'s hand: {hand}",
    "must_follow": "{card} does not follow {led}: {seat} holds that faction, expected one of {legal}",
    "game_over": "the game is over: {card} cannot be played",
    # cards, piles, positions
    "bad_card": "{text} is not a card: expected a letter G, K, U, D or X and a digit the faction has, such as G3",
    "bad_pile": "{field}: {text} is not a pile: expected digits by faction G.K.U.D.X with dots, such as 0013.29.5..07",
    "too_many": "{field}: {card} is there {count} times, and the deck has {most}",
    "bad_seat": "{field}: {text} is not a seat: expected A or B",
    "bad_viewer": "{text} is not a viewer: expected A, B, spectator or open",
    "bad_phase": "phase: expected 1 or 2, got {text}",
    "bad_fields": "position: expected {expected} fields separated by single spaces in phase {phase}, got {got}",
    "bad_hands": "hands: {a} and {b} cards, expected equally many, or one fewer in the hand that led",
    "bad_followers": "followers: {a} and {b} cards, expected {expected} each",
    "bad_draw_pile": "draw pile: {got} cards, expected two for each trick left: {expected}",
    "not_phase_two": "the solver needs a position of phase two, got phase {phase}",
    "bad_score": "score {seat}: {card} cannot be there in phase one, where only Undead that were played are scored",
    "no_cards": "hands: no cards in phase one",
    "too_large": "{a} cards in a hand and {b} followers, expected at most 13 together",
    "bad_deck": "deck: {got} cards, expected a number that four divides, from 4 to 52",
    "uneven_hands": "hands: {a} and {b} cards, expected equally many",
    "bad_seed": "seed: {text} is not a seed: expected a whole number or text of 1 to 200 characters, no spaces around",
    # records and views
    "not_utf8": "{file}: not UTF-8 text (byte {byte}): expected a game record",
    "too_long": "{file}: {size} bytes, expected a game record of at most {most}",
    "bad_json": "{file}: not JSON (line {line}, column {column}): {problem}",
    "not_record": "{file}: not a game record: expected a JSON object or a first line 'Claim 1'",
    "newer_version": "{file}: written by a newer version (format {version}); this program reads up to {known}",
    "missing_field": "{file}: {field} is missing",
    "bad_field": "{file}: {field}: expected {expected}, got {text}",
    "bad_line": "{file}, line {line}: expected {expected}, got {text}",
    "in_file": "{file}: {problem}",
    "in_line": "line {line}: {problem}",
    "bad_play": "{file}: play {number}, {card}: {problem}",
    "bad_end": "{file}: {field} says {text}, and the plays give {expected}",
    # files, bots, languages, options
    "no_file": "{file}: {problem}",
    "no_line": "{file}: there is no line {line}: the last is {last}",
    "no_folder": "there is no folder {folder}: make it first, or name another",
    "many_records": "{file}: more than one record; name one by its line with --game (replay, review, verify)",
    "system": "the system reports: {problem}",
    "file_exists": "{file} exists: name another file, or continue that game with --resume {file}",
    "unfinished_needed": "{file}: this game is over; look at it with: claim replay {file}",
    "no_person": "{file}: no person plays this game: expected a seat named 'person'",
    "unknown_bot": "{name} is not a bot: expected one of {known}, or cmd:PROGRAM",
    "unknown_language": "{name} is not a language: expected one of {known}",
    "odd_games": "--games: {got} is not even and positive: every deal is played twice, seats exchanged",
    "bad_number": "{field}: {text} is not a number from {least} to {most}",
    "conflict": "{one} cannot be used together with {other}",
    "missing_extra": "this command needs {package}: pip install 'claim[{extra}]'",
    "bot_from_file": "{file} names a program as a bot, and files start none: to go on, name it yourself: --bot {name}",
    "bad_bot_name": "{name} is not a bot's name: expected at most {most} printable characters, no spaces around",
    "impossible_view": "the view cannot be: {problem}",
    "bot_start": "{name} did not start: {problem}",
    "bot_died": "{name} died (exit code {exit}) when asked for a card",
    "bot_closed": "{name} closed its output when asked for a card",
    "bot_silent": "{name} gave no card within {seconds} seconds",
    "bot_nonsense": "{name} answered {text}: expected one card that may be played: {legal}",
    # the arena
    "which_bots": "expected two bots, --a BOT --b BOT, or two or more, --bots BOT,BOT,…",
    "bad_bots": "--bots: {text}: expected two or more different bots with commas between them",
    "bad_anchor": "--anchor: {name} does not play: expected one of {known}",
    "bad_sprt": "--sprt: {h0} and {h1}: expected two scores between 0 and 1, the lower first",
    "sprt_two": "--sprt compares two bots: expected --a and --b, not --bots",
    "needs_option": "{option} works only with {other}: expected both, or neither",
    "picture_kind": "{option}: {file}: pictures are SVG or PNG, expected a name that ends in .svg or .png",
    "no_fonts": "{file}: no font is installed to write with in a PNG; name the picture .svg, or install a font",
    "results_busy": "{file}: another run is adding to this file; wait for it, or name another file",
    "no_cluster": "--dask {address}: no scheduler answers within {seconds} seconds",
    "idle_cluster": "--dask {address}: the cluster has no workers",
    "bad_address": "--dask: {text} is not an address: expected one such as tcp://host:8786",
    "workers_lost": "the processes that played are gone; with --results FILE the same command goes on where it stopped",
    # reviews
    "no_marks": "{file}: the record names no bots with their seed, so there is nothing to play again",
    "program_bot": "seat {seat}: {name} is a program, and files start no programs: its moves cannot be played again",
    "other_bot": "seat {seat}: the record was played by {recorded}, and the bot here is {now}",
    "no_plays": "{file}: nothing was played, so there is nothing to review",
    # deals that anyone can verify
    "bad_hex": "{field}: {text} is not a secret: expected 64 lower-case hex digits",
    "not_fair": "{file}: the record does not say what its deal follows from (no 'fair'): nothing to verify",
    # tables
    "no_table": "there is no table {table}",
    "seat_taken": "both seats at table {table} are taken",
    "table_closed": "whoever opened table {table} has closed it",
    "not_seated": "this token opens no seat at table {table}",
    "wrong_moment": "{command} is not possible at a table that is {status}",
    "wrong_reveal": "the contribution of {seat} is not the one committed to",
    "stale_play": "the card was sent for a table with {ply} plays, but it now has {now}",
    "not_over": "the game at table {table} is not over",
    "no_deal": "table {table} was left before the deal",
    "no_rematch": "there is no rematch at table {table}: nobody offered one, or somebody has left",
    "no_hints": "there are no hints at table {table}: only against a bot, while the game goes on",
    "no_such_bot": "{name} is not a bot that sits at tables: expected one of {known}",
    "bad_name": "{text} is not a name: expected 1 to {most} printable characters",
    "bad_kind": "{text} is not a kind of table: expected one of {known}",
    "bad_status": "{text} is not a status of a table: expected one of {known}",
    "bad_command_id": "{text} is not a command id: expected {least} to {most} letters, digits, - or _",
    "not_kept": "the server could not save this, so it did not happen: try again",
    "no_thought": "no answer was found in time: try again",
    "broken_log": "table {table}: its log cannot be read",
    "bad_database": "database {url}: {problem}",
    "no_database": "{url} cannot be used: {problem}",
    "newer_database": "{url} was written by a newer version of Claim: update, or name another database",
    # the server
    "bad_message": "{field}: {problem}",
    "too_big": "{size} bytes, expected at most {most}",
    "too_fast": "too much at once: wait a moment",
    "too_many_tables": "too many tables from one address: wait a while",
    "too_many_sockets": "too many connections: close some",
    "hello_first": "expected a message 'hello' first, within {seconds} seconds",
    "idle": "nothing was heard for {seconds} seconds",
    "strange_origin": "a page of {origin} may not use this server",
    "slow_request": "the request did not arrive in time",
    "no_path": "there is nothing at {path}",
    "bad_method": "{method} is not possible at {path}",
    "server_error": "something went wrong on the server (look for {reference} in its log)",
    "no_port": "cannot listen on {host} port {port}: {problem}",
    "bad_origin": "--origin: {text} is not an origin: expected one such as https://claim.example",
    "bad_proxy": "--proxy: {text} is not an address: expected one such as 10.0.0.1 or 10.0.0.0/8",
    "unknown_limit": "{name} is not a limit: expected one of {known}",
    "bad_limit": "{name}: {text} is not a limit: expected a number above 0",
}


def quote(text: object) -> str:
    """Somebody's text in quotes, shortened, with control characters escaped: safe to show in one line."""
    try:
        shown = repr(str(text))
    except ValueError:  # a number of thousands of digits
        shown = f"<{type(text).__name__}>"
    return shown if len(shown) <= 60 else shown[:56] + "…'"


class ClaimError(ValueError):
    """Something a user can put right: a stable `code`, its `params`, and an English text."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params = params
        super().__init__(TEXTS[code].format(**params))

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.code, self.params, self.__dict__))


def _again(kind: type[ClaimError], code: str, params: dict[str, str | int], state: dict[str, object]) -> ClaimError:
    """Build an error anew on the other side of a process boundary."""
    error = kind.__new__(kind)
    ClaimError.__init__(error, code, **params)
    error.__dict__.update(state)
    return error


class Unavailable(ClaimError):
    """What was asked for is right, and something outside does not give it: a database, a port."""


class IllegalPlay(ClaimError):
    """A card that may not be played now, with the position in which it was tried."""

    def __init__(self, code: str, position: str, **params: str | int) -> None:
        super().__init__(code, **params)
        self.position = position


class BadText(ClaimError):
    """A text that is not what it should be: a card, a pile, a position, a record, a view."""


class BotFailure(ClaimError):
    """A bot that gave no playable card: it forfeits the game."""
