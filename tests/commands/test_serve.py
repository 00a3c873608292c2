import socket

import pytest

from claim.cli import main
from claim.commands.options import build_parser
from claim.locales import Words


@pytest.mark.parametrize(
    ("host", "shown", "local"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("localhost", "localhost", True),
        ("::1", "[::1]", True),
        ("192.168.1.5", "192.168.1.5", False),
        ("claim.example", "claim.example", False),
        ("0.0.0.0", "localhost", False),
    ],
)
def test_serve_says_when_only_this_computer_can_reach_it(host, shown, local, monkeypatch, capsys):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        monkeypatch.setattr("claim.commands.serve.listen", lambda *_: listener)  # most of these hosts are not ours
        monkeypatch.setattr("claim.commands.serve.run_server", lambda _settings, _listener, started: started(None))
        assert main(["serve", "--host", host, "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert Words("en")("serve-started", url=f"http://{shown}:{port}/") in lines
    assert (Words("en")("serve-local") in lines) is local


@pytest.mark.parametrize("slow", [True, False])
def test_where_the_server_runs_interpreted_it_says_so(slow, monkeypatch, capsys):
    monkeypatch.setattr("claim.commands.serve.interpreted", lambda: slow)
    monkeypatch.setattr("claim.commands.serve.run_server", lambda _settings, _listener, started: started(None))
    assert main(["serve", "--port", "0", "--language", "en"]) == 0
    assert (Words("en")("bots-below-strength") in capsys.readouterr().out) is slow


def test_the_time_of_a_table_is_three_days_unless_told_otherwise_and_at_most_a_year(capsys):
    parser = build_parser()
    assert parser.parse_args(["serve"]).away == 259_200
    assert parser.parse_args(["serve", "--away", "12h"]).away == 43_200
    assert parser.parse_args(["serve", "--keep", "365d"]).keep == 365 * 86_400
    with pytest.raises(SystemExit):
        parser.parse_args(["serve", "--away", "2y"])
    assert "at most 1y" in capsys.readouterr().err
