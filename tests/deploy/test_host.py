"""docs/host.md on a bare machine: its commands from top to bottom, then those of docs/upgrading.md.

The machine is a folder. What would change this one (sudo, apt, systemctl, …) is a stand-in; the server, the backups,
PostgreSQL, and every sed and install are real.
"""

import asyncio
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness.clients import Person
from harness.postgres import binaries
from harness.programs import free_port
from harness.waiting import wait_for
from tests.as_new import put_dump
from tests.lacking import needs

ROOT = Path(__file__).parent.parent.parent
OLDER = ROOT / "tests" / "web" / "databases" / "0.2"
STAND_INS = {
    "apt": "exit 0",
    "useradd": "exit 0",
    "createuser": "exit 0",
    "nginx": "exit 0",
    "make": "exit 0",
    "journalctl": """echo '{"event": "server error"}'""",
    "mail": 'echo "$2" >>"$MACHINE/mail"; cat >>"$MACHINE/mail"',
    "sudo": 'while [[ $1 == -* ]]; do [[ $1 == -u ]] && shift; shift; done; exec "$@"',
    "runuser": '[[ "$1 $2 $3" == "-u claim --" ]] || exit 1; shift 3; exec "$@"',
    "createdb": 'exec "$BINARIES/createdb" --host 127.0.0.1 --port "$POSTGRES" --username claim "${!#}"',
    "curl": 'exec "$CURL" --silent --show-error "$@"',
    "git": 'mkdir -p "$3/.venv/bin"; cp -r "$MACHINE/deploy" "$3/"; cp "$MACHINE/bin/pip" "$3/.venv/bin/"',
    "pip": """for one in "$@"; do
    [[ $one == wheel ]] && mkdir dist && touch dist/claim_cards-0.0-py3-none-any.whl
    [[ $one != *.whl && $one != *.txt || -f $one ]] || exit 1
done""",
    "python3": """[[ "$1 $2" == "-m venv" ]] || exit 1
mkdir -p "$3/bin"; cp "$MACHINE/bin/pip" "$3/bin/"
printf '#!/bin/sh\\nexec "%s" -m claim "$@"\\n' "$PYTHON" >"$3/bin/claim"; chmod +x "$3/bin/claim\"""",
    "systemctl": f'exec "$PYTHON" "{Path(__file__).parent / "systemctl.py"}" "$@"',
}


class Machine:
    """A bare machine: a folder with what a host's commands read and write."""

    def __init__(self, folder: Path, postgres: str) -> None:
        self.folder, self.port, self.database = folder, free_port(), f"{postgres}claim"
        for name in ("bin", "home", "etc/systemd/system", "etc/nginx/conf.d", "etc/nginx/sites-enabled", "etc/caddy"):
            (folder / name).mkdir(parents=True)
        for name in ("opt", "var/lib", "usr/local/sbin", "run"):
            (folder / name).mkdir(parents=True)
        (folder / "etc/nginx/sites-enabled/default").touch()
        for name, body in STAND_INS.items():
            (folder / "bin" / name).write_text(f"#!/bin/bash\n{body}\n")
            (folder / "bin" / name).chmod(0o755)
        shutil.copytree(ROOT / "deploy", folder / "deploy", ignore=shutil.ignore_patterns("__pycache__"))
        for file in (folder / "deploy").iterdir():
            file.write_text(self._here(file.read_text(encoding="utf-8")), encoding="utf-8")
        self._environment = {
            **os.environ,
            "PATH": f"{folder}/bin:{folder}/usr/local/sbin:{binaries()}:{os.environ['PATH']}",
            "MACHINE": str(folder),
            "BINARIES": str(binaries()),
            "POSTGRES": re.findall(r":(\d+)/", postgres)[0],
            "PYTHON": sys.executable,
            "CURL": shutil.which("curl") or "",
        }
        self._at = folder / "home"

    def _here(self, text: str) -> str:
        """Return a text for this machine: its folder, its port, its PostgreSQL."""
        for name in ("", "_before"):
            text = text.replace(f"postgresql:///claim{name}?host=/var/run/postgresql", f"{self.database}{name}")
        text = text.replace("s#///claim?#///claim_before?#", r"s#\(:[0-9]*/claim\)#\1_before#")
        text = re.sub(r"(?<![\w.])/(etc/(?!letsencrypt)|var/lib/|opt/|usr/local/)", rf"{self.folder}/\1", text)
        text = text.replace("--keep 90d", "--keep 1000y")  # the older tables are of one day
        return text.replace("127.0.0.1:8000", f"127.0.0.1:{self.port}").replace("--port 8000", f"--port {self.port}")

    def run(self, block: str) -> str:
        """Run the commands of a block, which all have to succeed, and return what they print."""
        newest = max((each.name for each in self.backups()), default="none")
        text = self._here(block.replace("claim-….jsonl.gz", newest).replace("<this repository>", "repository"))
        done = self.run_all(f"set -eo pipefail\n{text}\npwd >'{self.folder}/at'")
        assert done.returncode == 0, f"{text}\n{done.stdout}{done.stderr}"
        self._at = Path((self.folder / "at").read_text().strip())
        return done.stdout

    def run_all(self, text: str) -> "subprocess.CompletedProcess[str]":
        """Run commands as they are, whatever becomes of them."""
        command = ["bash", "-c", text]
        return subprocess.run(command, cwd=self._at, env=self._environment, capture_output=True, text=True, check=False)

    def backups(self) -> list[Path]:
        return sorted((self.folder / "var/lib/claim-backups").glob("claim-*Z.jsonl.gz"))

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def is_ready(self) -> bool:
        return self.run_all(f"curl --fail http://{self.host}/readyz").returncode == 0


def sections(page: str) -> dict[str, list[str]]:
    """Return the blocks of commands of a page by their heading, in order."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    parts = re.split(r"^##+ (.+)$", text, flags=re.MULTILINE)[1:]
    pairs = zip(parts[::2], parts[1::2], strict=True)
    found = {heading: re.findall(r"^```\n(.*?)^```", body, re.MULTILINE | re.DOTALL) for heading, body in pairs}
    return {heading: blocks for heading, blocks in found.items() if blocks}


def tables_in(backup: Path) -> int:
    with gzip.open(backup, "rt", encoding="utf-8") as lines:
        return int(json.loads(lines.readline())["tables"])


@pytest.fixture
def machine(tmp_path, postgres):
    needs("curl")
    one = Machine(tmp_path / "machine", postgres)
    try:
        yield one
    finally:
        one.run_all("systemctl stop claim")


@pytest.mark.extended
@pytest.mark.parametrize("storage", ["SQLite", "PostgreSQL"])
def test_a_host_follows_the_page_from_top_to_bottom(machine, storage):
    guide, after = sections("host.md"), sections("upgrading.md")
    assert list(guide)[:4] == ["Install", "The service", "Backups", "PostgreSQL"]
    made = 0
    for heading, commands in guide.items():
        if heading == "Updates":
            wait_for(machine.is_ready)
            put_older_tables(machine, storage)
            machine.run(after["To 0.3.0"][0])
        if heading != "PostgreSQL" or storage == "PostgreSQL":
            for block in commands:
                machine.run(block)
        if heading in ("The service", "PostgreSQL"):
            wait_for(machine.is_ready)
            Person.creates(machine.host)
            made += 1
        if heading == "PostgreSQL":
            machine.run("sudo systemctl start claim-backup")
            assert tables_in(machine.backups()[-1]) == made
            assert not (machine.folder / "mail").exists()
            a_backup_of_another_database_fails(machine, storage)
    assert tables(machine) >= older_tables(storage)
    back = after["Going back"][storage == "PostgreSQL"]
    machine.run("sudo systemctl stop claim")
    machine.run(back)
    wait_for(machine.is_ready)
    assert tables(machine) >= older_tables(storage)


def a_backup_of_another_database_fails(machine: Machine, storage: str) -> None:
    """Name another one in the unit alone, as hosts of 0.2 did who followed the page then."""
    unit, before = machine.folder / "etc/systemd/system/claim-backup.service", machine.backups()
    kept = unit.read_text()
    left = "var/lib/claim/tables.sqlite" if storage == "PostgreSQL" else "etc/other.sqlite"
    shutil.copyfile(machine.folder / "var/lib/claim/tables.sqlite", machine.folder / "etc/other.sqlite")
    unit.write_text(
        kept.replace("claim admin backup", f"claim admin --database sqlite:///{machine.folder}/{left} backup")
    )
    assert machine.run_all("systemctl start claim-backup").returncode == 1
    assert machine.backups() == before
    assert "claim-backup.service failed" in (machine.folder / "mail").read_text()
    unit.write_text(kept)


def put_older_tables(machine: Machine, storage: str) -> None:
    """Leave the storage as a server of 0.2 would have."""
    machine.run("sudo systemctl stop claim")
    if storage == "SQLite":
        file = machine.folder / "var/lib/claim/tables.sqlite"
        for one in file.parent.glob("tables.sqlite*"):
            one.unlink()
        shutil.copyfile(OLDER / "tables.sqlite", file)
    else:
        asyncio.run(put_dump(machine.database, (OLDER / "tables.sql").read_text(encoding="utf-8")))


def older_tables(storage: str) -> set[str]:
    stored = json.loads((OLDER / f"{storage.lower()}.json").read_text(encoding="utf-8"))
    return {table["table"] for table in stored.values()}


def tables(machine: Machine) -> set[str]:
    return {json.loads(line)["id"] for line in machine.run("sudo claim-admin tables --json").splitlines()}
