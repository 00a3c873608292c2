import socket

import pytest

from claim.cli import main
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
        monkeypatch.setattr("claim.web.server.listen", lambda *_: listener)  # most of these hosts are not ours
        monkeypatch.setattr("claim.web.server.run", lambda _settings, _listener, started: started(None))
        assert main(["serve", "--host", host, "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert Words("en")("serve-started", url=f"http://{shown}:{port}/") in lines
    assert (Words("en")("serve-local") in lines) is local
