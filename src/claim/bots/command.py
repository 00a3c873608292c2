"""`cmd:PROGRAM` bots: a program in any language that reads one JSON View per line and answers one card per line.

The program runs for as long as it answers. If it dies, stays silent or answers nonsense it loses that game, and is
restarted for the next.
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
from claim.game.fields import NAME_LENGTH, is_name
from claim.game.view import View

_LONGEST_ANSWER = 1000
_MOST_ANSWERS = 16  # waiting to be read: a program that writes endlessly blocks, and fills no memory


_bots: "weakref.WeakSet[CommandBot]" = weakref.WeakSet()  # of this process
_starting = threading.Lock()  # held while a program is started


def end_programs() -> None:
    """End the programs of all bots of this process, which is about to be killed: they must not outlive it.

    No program is started after this; a game still going on treats its dead program as failed.
    """
    _starting.acquire()  # and never released
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
        """Ask the program, which has its own randomness. Raises BotFailure if it gives no playable card."""
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
        """End the program and everything it started."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        if sys.platform == "win32":
            process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):  # it is gone, or no longer ours
                os.killpg(process.pid, signal.SIGKILL)  # it leads its own process group: see _running
        with contextlib.suppress(OSError):  # it may be gone already, with a line still unread
            process.stdin.close()
        process.wait()
        self._answers.stop()

    def _ended(self) -> BotFailure:
        """Return why there will be no more answers."""
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
        """Return the name, shortened to leave room for a reason in the same sentence."""
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
    """A program's output, line by line, with an empty line at the end; at most `_MOST_ANSWERS` lines wait."""

    def __init__(self) -> None:
        self.waiting: queue.Queue[bytes] = queue.Queue(_MOST_ANSWERS)
        self._stopped = False

    def read(self, output: IO[bytes]) -> None:
        """Move lines from the program to the queue until it ends or `stop` is called."""
        with output:
            line = b"first"
            while line and not self._stopped:
                line = output.readline(_LONGEST_ANSWER)
                self.waiting.put(line)

    def stop(self) -> None:
        """Stop reading. Emptying the queue lets a reader that waits for room put its line, and notice."""
        self._stopped = True
        with contextlib.suppress(queue.Empty):
            while True:
                self.waiting.get_nowait()
