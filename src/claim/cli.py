"""The command `claim`: reads arguments, hands them to claim.commands, and turns errors into one line and an exit code.

0: done; 1: it ended early or the answer is no; 2: the input was wrong.
"""

import argparse
import errno
import importlib
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from claim.commands.errors import SystemTrouble
from claim.commands.options import build_parser
from claim.game.errors import ClaimError, Unavailable, quote
from claim.locales import choose_language, in_words, match_language
from claim.version import install_with

_EXTRAS = {"admin": "web", "serve": "web"}  # what has to be installed for a command


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    arguments = argparse.Namespace()
    try:
        _need_streams()
        return _run(argv, arguments)
    except ClaimError as error:
        _say(error, arguments)
        return 1 if isinstance(error, Unavailable) else 2
    except KeyboardInterrupt:
        return 1
    except BrokenPipeError:  # the reader of our output has gone
        _drop_output()
        return 1
    except OSError as error:  # a full disk, say
        _drop_output()
        problem = error.strerror or quote(error)
        if error.filename is None:
            _say(SystemTrouble("system", problem=problem), arguments)
        else:
            _say(ClaimError("no_file", file=str(error.filename), problem=problem), arguments)
        return 1


def _run(argv: Sequence[str] | None, arguments: argparse.Namespace) -> int:
    try:
        build_parser(_help_language(argv)).parse_args(argv, arguments)
        if arguments.show_help is not None:
            arguments.show_help()
            return 0
        try:
            command = importlib.import_module(f"claim.commands.{arguments.command}")
        except ModuleNotFoundError as error:
            if arguments.command not in _EXTRAS:
                raise
            package, install = str(error.name).partition(".")[0], install_with(_EXTRAS[arguments.command])
            raise ClaimError("missing_extra", package=package, install=install) from error
        code: int = command.run(arguments)
        return code
    finally:
        sys.stdout.flush()  # here, where a failure can still be reported


def _help_language(argv: Sequence[str] | None) -> str:
    """Return the language of help and of what is wrong with the arguments: they name it, or the locale does."""
    typed = " ".join(sys.argv[1:] if argv is None else argv)
    named = re.search(r"--language[ =](\S+)", typed)
    return (named and match_language(named[1])) or choose_language()


def _need_streams() -> None:
    """Replace closed standard input and error by empty ones. Raises OSError without a standard output."""
    for name, mode in (("stdin", "r"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stream = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  (open for as long as the program runs)
            setattr(sys, name, stream)
    if getattr(sys, "stdout", None) is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def _drop_output() -> None:
    """Discard buffered output, which Python would otherwise try to write again at exit."""
    if getattr(sys, "stdout", None) is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say(error: ClaimError, arguments: argparse.Namespace) -> None:
    """Print an error in one line, in the user's language if possible."""
    try:
        text = in_words(error, choose_language(getattr(arguments, "language", None)))
    except ClaimError:  # the language itself is unknown: that is the error
        text = in_words(error)
    print(f"claim: {text}".replace("\n", " "), file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
