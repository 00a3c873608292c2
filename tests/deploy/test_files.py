"""The files in deploy/ that systemd and Prometheus read: they name commands, options and metrics that exist."""

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from claim.commands.options import build_parser
from harness.clients import ask
from tests.error_codes import TEXTS
from tests.lacking import needs
from tests.web.running import server

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
SERVICES = [DEPLOY / "claim.service", DEPLOY / "claim-backup.service"]
UNITS = [*sorted(DEPLOY.glob("*.service")), *sorted(DEPLOY.glob("*.timer"))]
COMMAND = "/opt/claim/bin/claim"
GUARDS = {
    *("NoNewPrivileges=yes", "CapabilityBoundingSet=", "ProtectSystem=strict", "ProtectHome=yes", "PrivateTmp=yes"),
    *("PrivateDevices=yes", "PrivateUsers=yes", "MemoryDenyWriteExecute=yes", "RestrictNamespaces=yes"),
    *("RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX", "IPAddressDeny=any", "SystemCallFilter=@system-service"),
    *("SystemCallArchitectures=native", "UMask=0077", "StateDirectoryMode=0700", "MemoryMax=1G", "User=claim"),
}


def settings(unit: Path) -> list[str]:
    """Return a unit's lines, with continued ones joined."""
    return unit.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_a_service_starts_a_command_that_exists_with_options_that_exist(unit):
    started = next(line for line in settings(unit) if line.startswith("ExecStart=")).partition("=")[2]
    words = shlex.split(started)
    if words[0] == "/bin/sh":
        words = shlex.split(words[-1])[1:]  # without the `exec`
    assert words[0] == COMMAND
    assert build_parser().parse_args(words[1:]).database is None


def test_server_backup_and_host_use_the_same_database():
    """What backs up another one than the server's succeeds every night, and loses everything."""
    named = r"^(?:Environment=)?CLAIM_DATABASE=(\S+)"
    texts = [(DEPLOY / name).read_text(encoding="utf-8") for name in ("claim-admin", *[unit.name for unit in SERVICES])]
    assert [re.findall(named, text, re.MULTILINE) for text in texts] == [["sqlite:////var/lib/claim/tables.sqlite"]] * 3
    assert all("/etc/claim.env" in text for text in texts)


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_a_service_may_do_little(unit):
    assert set(settings(unit)) >= GUARDS


def analyze(*options: str) -> subprocess.CompletedProcess[str]:
    needs("systemd-analyze")
    return subprocess.run(["systemd-analyze", *options], capture_output=True, text=True, check=False)


def test_systemd_understands_every_line(tmp_path):
    for unit in UNITS:  # where nothing is installed, with a command that exists
        text = unit.read_text(encoding="utf-8").replace(f"ExecStart={COMMAND}", "ExecStart=/bin/true")
        (tmp_path / unit.name).write_text(text)
    done = analyze("verify", "--recursive-errors=no", *(str(tmp_path / unit.name) for unit in UNITS))
    told = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "claim" in line]
    assert (done.returncode, told) == (0, []), done.stderr


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_systemd_calls_the_exposure_of_a_service_low(unit):
    done = analyze("security", "--offline=yes", "--threshold=20", "--no-pager", str(unit))
    assert done.returncode == 0, done.stdout[-300:]  # 2.0 of 10, where 10 is no protection at all


def expressions() -> list[str]:
    return re.findall(r"^ +expr: (.+)$", (DEPLOY / "alerts.yml").read_text(encoding="utf-8"), flags=re.MULTILINE)


def test_alerts_are_about_metrics_that_the_server_has(tmp_path):
    with server(f"sqlite:///{tmp_path}/tables.sqlite") as host:
        offered = set(re.findall(r"^# TYPE (\S+)", ask(host, "/metrics")[1], flags=re.MULTILINE))
    named = {name for each in expressions() for name in re.findall(r"\b(?:claim|process)_\w+", each)}
    assert len(named) >= 8
    assert {name.removesuffix("_bucket") for name in named} <= offered


def test_alerts_on_refusals_name_codes_that_exist():
    codes = {
        code for each in expressions() for found in re.findall(r'code=~"(.+?)"', each) for code in found.split("|")
    }
    assert codes
    assert codes <= set(TEXTS)


def test_every_alert_is_explained_and_no_explanation_is_stale():
    alerts = re.findall(r"- alert: (\w+)", (DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `(Claim\w+)` \|", page, flags=re.MULTILINE) == alerts
    assert len(expressions()) == len(alerts)


def test_every_file_of_the_folder_is_in_the_documents():
    pages = "".join((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("host.md", "scale.md"))
    files = [each.name for each in DEPLOY.iterdir() if each.is_file()]
    assert [name for name in files if f"deploy/{name}" not in pages] == []
