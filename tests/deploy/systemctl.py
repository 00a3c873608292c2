"""A stand-in for `systemctl` on the machine of test_host.py: it reads units as systemd does, and runs what they say."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

MACHINE = Path(os.environ["MACHINE"])
UNITS = MACHINE / "etc/systemd/system"


def lines(unit: Path) -> list[tuple[str, str]]:
    """Return a unit's settings; those that begin with # are comments."""
    text = unit.read_text(encoding="utf-8").replace("\\\n", " ")
    pairs = [line.split("=", 1) for line in text.splitlines() if "=" in line and not line.startswith("#")]
    return [(name, value) for name, value in pairs]


def of(unit: str) -> tuple[list[tuple[str, str]], str]:
    """Return the settings of a unit, which may be an instance of a template, and what it is an instance of."""
    template, _, instance = unit.partition("@")
    return lines(UNITS / (f"{template}@.service" if instance else unit)), instance.removesuffix(".service")


def environment(settings: list[tuple[str, str]]) -> dict[str, str]:
    """Return what a unit's programs see: its own lines, then those of its file."""
    variables = {"PATH": os.environ["PATH"], "MACHINE": str(MACHINE)}
    for name, value in settings:
        if name == "Environment":
            variables |= dict([value.split("=", 1)])
    for name, value in settings:
        file = Path(value.removeprefix("-"))
        if name == "EnvironmentFile" and file.exists():
            variables |= dict(one.split("=", 1) for one in shlex.split(file.read_text(encoding="utf-8"), comments=True))
    return variables


def start(unit: str) -> int:
    settings, instance = of(unit)
    known, code = dict(settings), 0
    for name in known.get("StateDirectory", "").split():
        (MACHINE / "var/lib" / name).mkdir(0o700, exist_ok=True)
    if known.get("Type") == "exec":
        command = shlex.split(known["ExecStart"])
        with (MACHINE / "log").open("ab") as log:
            process = subprocess.Popen(
                command, env=environment(settings), stdout=log, stderr=log, start_new_session=True
            )
        (MACHINE / "run" / unit).write_text(str(process.pid))
        return 0
    for name, value in settings:
        if name in ("ExecStart", "ExecStartPost") and code == 0:
            text = re.sub("%(?!%)i", instance, re.sub("(?<!%)%H", "here", value)).replace("%%", "%")
            code = subprocess.run(shlex.split(text), env=environment(settings), check=False).returncode
    if code and "OnFailure" in known:
        start(known["OnFailure"].replace("%n", unit))
    return code


def stop(unit: str) -> int:
    file = MACHINE / "run" / unit
    if file.exists():
        pid = int(file.read_text())
        file.unlink()
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGTERM)
            while Path(f"/proc/{pid}/stat").exists() and ") Z " not in Path(f"/proc/{pid}/stat").read_text():
                time.sleep(0.05)
    return 0


def main(verb: str, *rest: str) -> int:
    names = [name if "." in name else f"{name}.service" for name in rest if not name.startswith("-")]
    for unit in names:
        if not (UNITS / unit).exists():  # nginx's, Caddy's: not of this page
            continue
        if verb in ("stop", "restart"):
            stop(unit)
        if (verb in ("start", "restart") or "--now" in rest) and unit.endswith(".service") and start(unit):
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
