"""`cmd:PROGRAM` bots: a program that reads one JSON View a line and answers one card a line, in any language.

The program runs for as long as it answers. One that dies, stays silent or answers nonsense loses that game, and is
started afresh for the next.
"""

import contextlib
import queue
import random
import shlex
import shutil
import subprocess
import threading

from claim.bots.base import Bot
from claim.game.cards import Card
from claim.game.errors import BadText, BotFailure, quote
from claim.game.record import NAME_LENGTH
from claim.game.view import View
from claim.game.view_json import view_text

_LONGEST_ANSWER = 1000


class CommandBot(Bot):
    """A bot that is another program."""

    def __init__(self, spec: str, seconds: float) -> None:
        self.name = spec[:NAME_LENGTH]
        self.seconds = seconds
        try:
            self.arguments = shlex.split(spec.removeprefix("cmd:"))
        except ValueError as error:
            raise BadText("bot_start", name=quote(spec), problem=str(error)) from None
        if not self.arguments or shutil.which(self.arguments[0]) is None:
            raise BadText("bot_start", name=quote(spec), problem="no such program")
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[bytes] = queue.Queue()

    def choose(self, view: View, rng: random.Random) -> Card:
        """Ask the program. The randomness is its own affair."""
        del rng
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(view_text(view).encode() + b"\n")
            process.stdin.flush()
            answer = self._answers.get(timeout=self.seconds)
        except OSError:
            answer = b""
        except queue.Empty:
            self.close()
            raise BotFailure("bot_silent", name=self.name, seconds=f"{self.seconds:g}") from None
        if not answer:
            code = self._exit_code()
            raise BotFailure("bot_died", name=self.name, exit=code)
        text = answer.decode("utf-8", "replace").strip()
        try:
            card = Card(text)
        except BadText:
            card = None
        if card is None or card not in view.legal:
            self.close()
            raise BotFailure("bot_nonsense", name=self.name, text=quote(text), legal=" ".join(view.legal))
        return card

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with contextlib.suppress(OSError):  # it may be gone already, with a line still unread
            process.stdin.close()
        process.kill()
        process.wait()

    def _exit_code(self) -> int:
        assert self._process is not None
        try:
            code = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            code = -1  # it closed its output and lives on
        self.close()
        return code

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None:
            return self._process
        try:
            process = subprocess.Popen(self.arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  (the user names the program)
        except OSError as error:
            raise BotFailure("bot_start", name=self.name, problem=error.strerror or str(error)) from None
        self._process = process
        self._answers = queue.Queue()
        threading.Thread(target=_read, args=(process, self._answers), daemon=True).start()
        return process


def _read(process: subprocess.Popen[bytes], answers: "queue.Queue[bytes]") -> None:
    """Move the program's lines into a queue; an empty one at the end."""
    assert process.stdout is not None
    with process.stdout as output:
        while True:
            line = output.readline(_LONGEST_ANSWER)
            answers.put(line)
            if not line:
                return
