"""`claim play --server` as people run it."""

import subprocess
import sys

import pytest

from harness.clients import ask
from tests.commands.running import claim, claim_process, interrupted, one_line, started
from tests.web.running import server

CARDS = "\n".join([f"{letter}{value}" for _ in range(26) for letter in "gkudx" for value in range(10)]) + "\n"


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    with server(f"sqlite:///{tmp_path_factory.mktemp('play')}/tables.sqlite") as found:
        yield f"http://{found}"


def test_a_script_leaves_a_game_and_another_goes_on_with_it(host):
    left = claim("play", "--server", host, "--bot", "potboy", typed="seen\n")
    assert left.returncode == 1
    command = left.stdout.rpartition("Resume later: claim ")[2].split()
    assert f"unfinished game here: claim {' '.join(command)}" in claim("play", "--server", host, typed="").stdout
    done = claim_process(*command, typed=CARDS)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr
    assert "\x1b" not in done.stdout
    assert "one of the secrets was yours" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--server", "claim.example"), "https://claim.example"),
        (("--server", "http://127.0.0.1:1"), "does not answer"),
        (("--server", "http://127.0.0.1:1", "--seed", "7"), "--server cannot be used together with --seed"),
        (("--table", "abcdefghij"), "--table CODE works only with --server. Add --server"),
        (("--table", "https://claim.example/", "--bot", "regent"), "--table cannot be used together with --bot"),
        (("--friend",), "--friend works only with --server"),
        (("--find", "live"), "--find works only with --server"),
        (("--server", "http://127.0.0.1:1", "--find", "quick"), "--find: 'quick' is not a pace"),
        (("--server", "http://127.0.0.1:1", "--find", "live", "--bot", "squire"), "--find cannot be used together"),
        (("--server", "http://127.0.0.1:1", "--friend", "--clock", "chess"), "--clock: 'chess' is not a pace"),
        (("--server", "http://127.0.0.1:1", "--clock", "live"), "--clock works only with --friend"),
        (("--server", "http://127.0.0.1:1", "--open"), "--open works only with --friend"),
        (("--server", "http://127.0.0.1:1", "--bot", "cmd:true"), "--server cannot be used together with --bot cmd:"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments, said):
    done = claim("play", *arguments, "--language", "en")
    assert done.returncode in (1, 2)
    assert one_line(done.stderr)
    assert said in done.stderr


def test_what_the_server_refuses_is_said_in_the_users_language(host):
    done = claim("play", "--server", host, "--table", "abcdefghij", "--language", "fr")
    assert done.returncode == 2
    assert done.stderr.startswith("claim: Il n’y a pas de table")
    assert "Attendu" in claim("play", "--server", host, "--bot", "greedy", "--language", "fr").stderr


def interrupted_at(sign: str, host: str, *arguments: str) -> str:
    """Press Ctrl-C once this is shown, and return the whole output."""
    with started("play", "--server", host, "--language", "en", *arguments) as process:
        assert process.stdout is not None
        shown = ""
        while sign not in shown:
            one = process.stdout.read(1)
            assert one, shown  # it has ended
            shown += one
        out, err = interrupted(process)
    assert (process.returncode, err) == (1, "")
    return shown + out


def test_ctrl_c_ends_a_game_cleanly_while_a_card_is_asked_for(host):
    assert "Resume later: claim play --server" in interrupted_at("Your card", host, "--bot", "potboy")


def test_ctrl_c_ends_the_wait_for_a_friend_cleanly(host):
    out = interrupted_at("Waiting for", host, "--friend", "--clock", "live", "--open")
    assert "Resume later: claim play --server" in out
    options = ask(host.removeprefix("http://"), f"/api/tables/{out.split()[-1]}")[1]["options"]
    assert (options["clock"], options["open_seat"]) == ("live", True)


def test_ctrl_c_ends_a_search_cleanly_which_names_the_game_that_was_left(host):
    left = claim("play", "--server", host, "--bot", "potboy", "--language", "en").stdout.split()[-1]
    out = interrupted_at("Looking for", host, "--find", "slow")
    assert "You are no longer looking for an opponent." in out
    assert f"unfinished game here: claim play --server {host} --table {left}" in out


def test_playing_at_home_does_not_wait_for_what_a_server_needs():
    code = "import sys, claim.commands.play; sys.exit('websockets' in sys.modules or 'claim.client' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
