import json

import pytest

from claim.cli import main
from claim.game.game import Game
from claim.locales import LANGUAGES
from claim.records.fair import ReplayedDeal
from claim.records.files import write_record
from claim.records.record import Record
from tests.records.honest import made


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.json"
    write_record(path, made(b=None))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verified_deal_is_reported_in_every_language(file, language, capsys):
    assert main(["verify", str(file), "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:2] for line in lines[:-1]] == ["+ "] * 6
    assert main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["verified"] is True


def test_a_changed_record_is_not_verified(file, capsys):
    data = json.loads(file.read_text())
    data["fair"]["secret"] = "0" * 64
    file.write_text(json.dumps(data))
    assert main(["verify", str(file)]) == 1
    out = capsys.readouterr().out
    assert "- The server’s secret is not the one it committed to." in out
    assert out.splitlines()[-1].startswith("Not verified")
    assert main(["verify", str(file), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["verified"] is False
    assert told["findings"][0]["check"] == "commitment"
    assert told["findings"][0]["ok"] is False


def test_a_record_without_deal_data_is_a_one_line_error(tmp_path, capsys):
    write_record(tmp_path / "plain.json", Record(Game.deal(7)))
    assert main(["verify", str(tmp_path / "plain.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chosen_deal_is_said_to_be_chosen(tmp_path, language, capsys):
    write_record(tmp_path / "again.json", Record(Game.deal(7), chosen=ReplayedDeal("table-one", False)))
    assert main(["verify", str(tmp_path / "again.json"), "--language", language]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "table-one" in told
