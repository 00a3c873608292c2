"""What can go wrong, as a stable code with parameters. `str()` is English; the edges speak the user's language.

Each room keeps the codes it raises in an error class of its own: `texts` has the English of each code. Every code has a
message `error-…` with the same parameters in every language file.
"""

from typing import ClassVar

_MOST = 1 << 63
_texts: dict[str, str] = {}  # of all codes of the error classes imported so far


def quote(text: object) -> str:
    """Quote a foreign text, shortened and with control characters escaped: safe to show in one line."""
    try:
        shown = repr(str(text))
    except ValueError:  # a number of thousands of digits
        shown = f"<{type(text).__name__}>"
    return shown if len(shown) <= 60 else shown[:56] + "…'"


class Text(str):
    """The English of a code, with the HTTP status of a response that refuses with it (400 for any other text)."""

    status: int

    def __new__(cls, text: str, status: int) -> "Text":
        """Keep the status beside the text."""
        made = super().__new__(cls, text)
        made.status = status
        return made


class ClaimError(ValueError):
    """Something that a user can put right: a stable `code`, its `params`, and an English text.

    A number of more than 64 bits becomes a text among the `params`: not every program's JSON has such numbers.
    """

    texts: ClassVar[dict[str, str]] = {}  # the codes that belong to this class, each with its English (see `Text`)

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params = {
            name: quote(value) if isinstance(value, int) and not -_MOST <= value < _MOST else value
            for name, value in params.items()
        }
        super().__init__(_texts[code].format(**self.params))

    @property
    def status(self) -> int:
        """The HTTP status of a response that refuses with this error."""
        text = _texts[self.code]
        return text.status if isinstance(text, Text) else 400

    def __init_subclass__(cls) -> None:
        own = cls.__dict__.get("texts", {})
        assert not own.keys() & _texts.keys(), f"{cls.__name__} has codes that another class has: {own.keys() & _texts}"
        _texts.update(own)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.params, self.__dict__))


def _rebuild(kind: type[ClaimError], code: str, params: dict[str, str | int], state: dict[str, object]) -> ClaimError:
    """Rebuild an error that was pickled."""
    error = kind.__new__(kind)
    ClaimError.__init__(error, code, **params)
    error.__dict__.update(state)
    return error


class Unavailable(ClaimError):
    """The request is fine, but something outside does not work: a database, a port."""


class IllegalPlay(ClaimError):
    """A card that may not be played now, with the position in which it was tried."""

    texts: ClassVar = {
        "not_your_turn": Text("it is {turn}'s turn, not {seat}'s", 409),
        "not_in_hand": "{card} is not in {seat}'s hand: {hand}",
        "must_follow": "{card} does not follow {led}: {seat} holds that faction, expected one of {legal}",
        "game_over": "the game is over: {card} cannot be played",
    }

    def __init__(self, code: str, position: str, **params: str | int) -> None:
        super().__init__(code, **params)
        self.position = position


class BadText(ClaimError):
    """A text that is not what it should be: a card, a pile, a position, a view; a field or an option of any room."""

    texts: ClassVar = {
        "bad_card": "{text} is not a card: expected a letter G, K, U, D or X and a digit the faction has, such as G3",
        "bad_pile": "{field}: {text} is not a pile: expected digits by faction G.K.U.D.X with dots, such as "
        "0013.29.5..07",
        "too_many": "{field}: {card} is there {count} times, and the deck has {most}",
        "bad_seat": "{field}: {text} is not a seat: expected A or B",
        "bad_leader": "{text} cannot lead first: expected one of {known}",
        "bad_viewer": "{text} is not a viewer: expected A, B, spectator or open",
        "bad_phase": "phase: expected 1 or 2, got {text}",
        "bad_fields": "position: expected {expected} fields separated by single spaces in phase {phase}, got {got}",
        "bad_hands": "hands: {a} and {b} cards, expected equally many, or one fewer in the hand that led",
        "bad_followers": "followers: {a} and {b} cards, expected {expected} each",
        "bad_draw_pile": "draw pile: {got} cards, expected two for each trick left: {expected}",
        "bad_score": "score {seat}: {card} cannot be there in phase one, where only Undead that were played are scored",
        "no_cards": "hands: no cards in phase one",
        "too_large": "{a} cards in a hand and {b} followers, expected at most 13 together",
        "bad_deck": "deck: {got} cards, expected a number that four divides, from 4 to 52",
        "bad_seed": "seed: {text} is not a seed: expected a whole number or text of 1 to 200 characters, no spaces "
        "around",
        "missing_field": "{file}: {field} is missing",
        "bad_field": "{file}: {field}: expected {expected}, got {text}",
        "bad_line": "{file}, line {line}: expected {expected}, got {text}",
        "bad_number": "{field}: {text} is not a number from {least} to {most}",
        "conflict": "{one} cannot be used together with {other}",
        "no_file": "{file}: {problem}",
        "missing_extra": "this command needs {package}. In a clone of Claim: {install}",
    }
