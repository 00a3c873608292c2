"""The command `claim` as tests run it."""

import io
import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from claim.cli import main
from harness.waiting import PATIENCE

Done = subprocess.CompletedProcess[str]


def claim(*arguments: str, typed: str | bytes = "") -> Done:
    """Run the command in this process: to start another takes longer than most commands do."""
    data = typed if isinstance(typed, bytes) else typed.encode()
    given, out, err = (io.TextIOWrapper(io.BytesIO(some), "utf-8") for some in (data, b"", b""))
    with patch.object(sys, "stdin", given), redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(list(arguments))
        except SystemExit as ended:  # argparse exits this way
            code = int(str(ended.code or 0))
    for one in (out, err):
        one.flush()
    told = [one.buffer.getvalue().decode("utf-8", "replace") for one in (out, err)]
    return subprocess.CompletedProcess(arguments, code, *told)


def claim_process(*arguments: str, typed: str | bytes = "", **environment: str) -> Done:
    """Run the command as people do: a process, with this environment."""
    data = typed if isinstance(typed, bytes) else typed.encode()
    done = subprocess.run(
        [sys.executable, "-m", "claim", *arguments],
        input=data,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=PATIENCE,
    )
    out, err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def started(*arguments: str) -> "subprocess.Popen[str]":
    """Start the command in a process, to be stopped."""
    command = [sys.executable, "-m", "claim", *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def interrupted(process: "subprocess.Popen[str]", kill: int = signal.SIGINT) -> tuple[str, str]:
    """Stop such a process, as Ctrl-C does; return its output and its complaints."""
    process.send_signal(kill)
    return process.communicate(timeout=PATIENCE)


def one_line(text: str) -> bool:
    return text.startswith("claim") and text.count("\n") == 1 and "Traceback" not in text
