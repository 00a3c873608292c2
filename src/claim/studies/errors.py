"""What can be wrong with a study."""

from typing import ClassVar

from claim.game.errors import BadText


class BadStudy(BadText):
    """A study's text that cannot be read, or a change that does not fit it."""

    texts: ClassVar = {
        "not_start": "{text}: expected a position, a study or a game record",
        "other_start": "line {line}: this game begins elsewhere: expected records of games from one position",
        "bad_study": "character {place}: {text}: expected a card, (, ) or a name in braces",
        "open_study": "a ( or a brace is not closed: the text may have been cut off",
        "bad_branch": "character {place}: a line in parentheses follows the card that it replaces",
        "large_study": "more than {most} plays in all lines: expected a smaller study",
        "bad_line_name": "{text}: expected a name of at most {most} printable characters without braces",
        "no_such_line": "no line goes on with {card} there",
    }
