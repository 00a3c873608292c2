"""`cmd:PROGRAM` bots: a program that reads one JSON View a line and answers one card a line, in any language.

The program runs for as long as it answers. One that dies, stays silent or answers nonsense loses that game, and is
started afresh for the next.
"""

import contextlib
import os
import queue
import random
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import weakref
from typing import IO

from claim.bots.base import Bot
from claim.bots.errors import BadBot, BotFailure
from claim.game.cards import Card
from claim.game.errors import BadText, quote
from claim.game.names import NAME_LENGTH, is_name
from claim.game.view import View

_LONGEST_ANSWER = 1000
_MOST_ANSWERS = 16  # that wait to be read: a program that writes on and on waits, and fills no memory


_bots: "weakref.WeakSet[CommandBot]" = weakref.WeakSet()  # of this process
_starting = threading.Lock()  # held while a program is started


def end_programs() -> None:
    """End the programs of all bots of this process: it is about to be killed, and they must not outlive it.

    No other is started any more: a game that goes on meanwhile takes the dead program for one that failed.
    """
    _starting.acquire()  # and never given back
    for bot in list(_bots):
        bot.close()


class CommandBot(Bot):
    """A bot that is another program."""

    def __init__(self, spec: str, seconds: float) -> None:
        if not is_name(spec):  # a record could not say which bot played
            raise BadBot("bad_bot_name", name=quote(spec), most=NAME_LENGTH)
        self.name = spec
        self.seconds = seconds
        try:
            self.arguments = shlex.split(spec.removeprefix("cmd:"))
        except ValueError as error:
            raise BadBot("bot_start", name=quote(spec), problem=str(error)) from None
        if not self.arguments or shutil.which(self.arguments[0]) is None:
            raise BadBot("bot_start", name=quote(spec), problem="no such program")
        self._process: subprocess.Popen[bytes] | None = None
        self._answers = _Answers()
        _bots.add(self)

    def choose(self, view: View, rng: random.Random) -> Card:
        """Ask the program. The randomness is its own affair."""
        del rng
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(view.to_text().encode() + b"\n")
            process.stdin.flush()
            answer = self._answers.waiting.get(timeout=self.seconds)
        except OSError:
            answer = b""
        except queue.Empty:
            self.close()
            raise BotFailure("bot_silent", name=self._short(), seconds=f"{self.seconds:g}") from None
        if not answer:
            raise self._ended()
        text = answer.decode("utf-8", "replace").strip()
        try:
            card = Card(text)
        except BadText:
            card = None
        if card is None or card not in view.legal:
            self.close()
            raise BotFailure("bot_nonsense", name=self._short(), text=quote(text), legal=" ".join(view.legal))
        return card

    def close(self) -> None:
        """End the program and all that it started."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        if sys.platform == "win32":
            process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):  # nothing is left of it, or nothing of ours
                os.killpg(process.pid, signal.SIGKILL)  # it leads a group of its own: see _running
        with contextlib.suppress(OSError):  # it may be gone already, with a line still unread
            process.stdin.close()
        process.wait()
        self._answers.stop()

    def _ended(self) -> BotFailure:
        """Why there will be no more answers."""
        assert self._process is not None
        try:
            code = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return BotFailure("bot_closed", name=self._short())
        else:
            return BotFailure("bot_died", name=self._short(), exit=code)
        finally:
            self.close()

    def _short(self) -> str:
        """The name for a sentence that must leave room for a reason."""
        return self.name if len(self.name) <= 100 else self.name[:99] + "…"

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None:
            return self._process
        try:
            with _starting:
                process = self._process = subprocess.Popen(  # noqa: S603  (the user names the program)
                    self.arguments,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    start_new_session=True,  # so that close() reaches its children too
                )
        except OSError as error:
            raise BotFailure("bot_start", name=self._short(), problem=error.strerror or str(error)) from None
        assert process.stdout is not None
        self._answers = _Answers()
        threading.Thread(target=self._answers.read, args=(process.stdout,), daemon=True).start()
        return process


class _Answers:
    """A program's lines as they come, an empty one at the end; only so many wait at a time."""

    def __init__(self) -> None:
        self.waiting: queue.Queue[bytes] = queue.Queue(_MOST_ANSWERS)
        self._stopped = False

    def read(self, output: IO[bytes]) -> None:
        """Move lines from the program to the queue until it ends, or until nobody wants them."""
        with output:
            line = b"first"
            while line and not self._stopped:
                line = output.readline(_LONGEST_ANSWER)
                self.waiting.put(line)

    def stop(self) -> None:
        """Want no more. Emptying the queue lets a reader that waits for room put its one line, and see this."""
        self._stopped = True
        with contextlib.suppress(queue.Empty):
            while True:
                self.waiting.get_nowait()
