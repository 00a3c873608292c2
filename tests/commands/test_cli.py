"""The command as people and programs meet it: input, output, errors and an exit code."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from claim import locales
from claim.bots.registry import HOMES
from claim.cli import main
from claim.game.errors import BadText
from claim.locales import LANGUAGES, Words
from claim.records.files import read_record
from tests.commands.running import claim, claim_process, one_line

FOLDER = Path(locales.__file__).parent


def test_every_command_has_help_with_an_example():
    commands = re.findall(r"^    ([a-z]+) ", claim("--help").stdout, re.MULTILINE)
    assert set(commands) >= {"play", "replay", "arena", "bench"}
    for name in commands:
        done = claim(name, "--help")
        assert done.returncode == 0
        assert f"example: claim {name}" in done.stdout
    assert "play" in claim().stdout


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_help_is_in_the_language_of_the_option_or_of_the_locale(language, monkeypatch, capsys):
    """Of players' commands nothing is in English but their names and those of their options."""
    monkeypatch.setenv("LC_ALL", language.replace("-", "_"))
    english = {
        line for line in (FOLDER / "en.ftl").read_text(encoding="utf-8").splitlines() if line.startswith("help-")
    }
    for command in ("play", "login", "logout", "games", "replay", "verify", "review", "solve", "explore", "puzzle"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        shown = " ".join(capsys.readouterr().out.split())
        for message, text in (line.split(" = ") for line in english):
            assert message not in shown
            assert len(text) < 12 or text not in shown
    assert Words(language)("help-play-no-hints") in " ".join(
        claim("play", "--help", "--language", language).stdout.split()
    )


@pytest.mark.parametrize(
    ("typed", "message", "values"),
    [
        (["play", "--nonsense"], "help-unknown", {"text": "--nonsense"}),
        (["verify"], "help-required", {"text": "FILE"}),
        (["play", "--save"], "help-needs-value", {"option": "--save"}),
        (["play", "--warn=3"], "help-takes-none", {"option": "--warn"}),
        (["review", "f", "--deals", "x"], "help-number", {"option": "--deals", "text": "'x'"}),
        (["review", "f", "--game", "0"], "help-whole-number", {"option": "--game", "text": "'0'"}),
        (["play", "--se", "A"], "help-ambiguous", {"text": "--se", "known": "--seat, --seed, --server"}),
    ],
)
def test_a_wrong_command_line_is_named_in_the_locales_language(typed, message, values, monkeypatch, capsys):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with pytest.raises(SystemExit, match="2"):
        main(typed)
    assert Words("fr")(message, **values) in capsys.readouterr().err


def test_a_script_can_play_a_whole_game(tmp_path):
    """Piped input: one card per line; bad ones are reported and asked for again."""
    typed = "\n".join([f"{letter}{value}" for _ in range(26) for letter in "gkudx" for value in range(10)])
    done = claim("play", "--seed", "7", "--save", str(tmp_path / "g.json"), typed=typed + "\n")
    assert done.returncode == 0, done.stdout[-500:] + done.stderr
    assert "\x1b" not in done.stdout
    assert read_record(tmp_path / "g.json").over


@pytest.mark.parametrize(("who", "leads"), [("me", "B"), ("other", "A")])
def test_the_leader_is_named_by_where_one_sits(tmp_path, who, leads):
    """R4. The record says that the leader was not drawn."""
    file = tmp_path / "g.json"
    claim("play", "--seed", "7", "--seat", "B", "--leader", who, "--by-heart", "--save", str(file), typed="")
    told = json.loads(file.read_text())
    assert (told["leader"], told["leader_named"]) == (leads, True)


def test_closed_input_leaves_a_file_to_resume_from(tmp_path):
    file = tmp_path / "g.txt"
    done = claim("play", "--seed", "7", "--leader", "A", "--save", str(file), typed="g0\n")
    assert done.returncode == 1
    assert f"claim play --resume {file}" in done.stdout
    before = read_record(file).game
    done = claim("play", "--resume", str(file), typed="\n")
    assert done.returncode == 1
    assert "resumes where it stopped" in done.stdout
    assert read_record(file).game == before


def test_games_are_saved_in_the_data_folder_by_default(tmp_path):
    for number in (1, 2):
        done = claim("play", "--seed", "7")
        assert str(tmp_path / "data" / "claim" / "games" / f"game-{number}.json") in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_comes_from_the_option_or_the_locale(language, monkeypatch):
    named = claim("play", "--seed", "7", "--language", language, typed="?\n")
    monkeypatch.setenv("LANG", f"{language.replace('-', '_')}.UTF-8")
    from_locale = claim("play", "--seed", "7", typed="?\n")
    strip = [line for line in named.stdout.splitlines() if "game-" not in line]
    assert strip == [line for line in from_locale.stdout.splitlines() if "game-" not in line]


def test_input_that_is_not_utf8_is_one_wrong_answer():
    done = claim("play", "--seed", "7", typed=b"\xff\xfe\n\x00\ng0\n")
    assert done.returncode == 1
    assert "neither a card nor a command" in done.stdout
    assert "Traceback" not in done.stderr


def test_an_ascii_terminal_is_enough():
    done = claim_process("play", "--seed", "7", "--language", "hu", typed="?\nseen\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 1
    assert done.stdout.isascii()
    assert "Elohalott" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--bot", "nobody"),
        ("play", "--language", "tlh"),
        ("play", "--leader", "C"),
        ("play", "--seat", "Z"),
        ("play", "--seed", ""),
        ("play", "--resume", "/no/such/file"),
        ("play", "--bot", "cmd:/no/such/program"),
        ("replay", "/no/such/file"),
        ("replay",),
        ("arena", "--a", "greedy", "--b", "random", "--games", "3"),
        ("arena", "--a", "greedy", "--b", "random", "--jobs", "0"),
        ("arena", "--a", "greedy", "--b", "random", "--seconds", "-1"),
        ("arena", "--a", "greedy", "--b", "random", "--games", "2", "--records", "/no/such/folder/x"),
        ("bench", "--seconds", "0"),
        ("nonsense",),
    ],
)
def test_bad_arguments_are_one_line_and_exit_code_2(arguments):
    done = claim(*arguments)
    assert done.returncode == 2
    assert one_line(done.stderr), done.stderr
    assert done.stdout == ""


def test_errors_are_in_the_language_of_the_user(capsys, monkeypatch):
    error = BadText("unknown_bot", name="'nobody'", known=", ".join(HOMES))
    for language in LANGUAGES:
        monkeypatch.setenv("LANG", f"{language}.UTF-8")
        assert main(["play", "--bot", "nobody"]) == 2
        assert capsys.readouterr().err == f"claim: {Words(language).error(error)}\n"
    assert main(["play", "--bot", "nobody", "--language", "it"]) == 2
    assert capsys.readouterr().err == f"claim: {Words('it').error(error)}\n"


def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "g.json"
    claim("play", "--seed", "7", "--leader", "A", "--save", str(path), typed="g0\n")
    return path


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "not a game record"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b'{"claim": 99}', "newer version"),
        (b"x" * (2 << 20), "bytes"),
    ],
)
def test_a_bad_file_is_one_line_and_left_unchanged(tmp_path, content, told):
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    for arguments in (("replay", str(file)), ("play", "--resume", str(file))):
        done = claim(*arguments)
        assert done.returncode == 2
        assert one_line(done.stderr)
        assert told in done.stderr
        assert file.read_bytes() == content


def test_an_existing_file_is_not_overwritten(tmp_path):
    file = record_file(tmp_path)
    before = file.read_bytes()
    done = claim("play", "--save", str(file))
    assert done.returncode == 2
    assert "--resume" in done.stderr
    assert file.read_bytes() == before


def test_a_finished_game_cannot_be_resumed(tmp_path):
    records = tmp_path / "r.jsonl"
    claim("arena", "--a", "greedy", "--b", "random", "--games", "2", "--records", str(records))
    one = tmp_path / "one.json"
    one.write_text(records.read_text().splitlines()[0])
    done = claim("play", "--resume", str(one))
    assert done.returncode == 2
    assert "claim replay" in done.stderr


def test_a_game_without_a_person_cannot_be_resumed(tmp_path):
    file = record_file(tmp_path)
    file.write_text(file.read_text().replace('"person"', '"random"'))
    done = claim("play", "--resume", str(file))
    assert done.returncode == 2
    assert "no person" in done.stderr


def test_a_record_cannot_start_a_program(tmp_path):
    """Only the command line can, and the tip says how."""
    file, mark = record_file(tmp_path), tmp_path / "started"
    file.write_text(file.read_text().replace('"greedy"', f'"cmd:touch {mark}"'))
    done = claim("play", "--resume", str(file))
    assert done.returncode == 2
    assert one_line(done.stderr)
    assert f"--bot 'cmd:touch {mark}'" in done.stderr
    assert claim("play", "--resume", str(file), "--bot", "cmd:touch elsewhere").returncode == 2
    assert not mark.exists()
    named = claim("play", "--resume", str(file), "--bot", f"cmd:touch {mark}", typed="g3\n")
    assert named.returncode == 1
    assert f"--bot 'cmd:touch {mark}'" in named.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--resume", "FILE", "--bot", "random"), "--resume cannot be used together with --bot"),
        (("--resume", "FILE", "--seed", "7"), "--resume cannot be used together with --seed"),
        (("--resume", "FILE", "--hot-seat"), "--resume cannot be used together with --hot-seat"),
        (("--resume", "FILE", "--seat", "B"), "--resume cannot be used together with --seat"),
        (("--resume", "FILE", "--leader", "A"), "--resume cannot be used together with --leader"),
        (("--hot-seat", "--bot", "random"), "--hot-seat cannot be used together with --bot"),
        (("--hot-seat", "--seat", "B"), "--hot-seat cannot be used together with --seat"),
        (("--hot-seat", "--leader", "me"), "--hot-seat cannot be used together with --leader me"),
    ],
)
def test_conflicting_options_are_refused(tmp_path, arguments, told):
    file = str(record_file(tmp_path))
    done = claim("play", *[file if argument == "FILE" else argument for argument in arguments])
    assert done.returncode == 2
    assert one_line(done.stderr)
    assert told in done.stderr


def test_replay_prints_everything_when_not_interactive(tmp_path):
    file = record_file(tmp_path)
    done = claim("replay", str(file), "--seat", "A")
    assert done.returncode == 0
    assert "The deal" in done.stdout
    assert "unfinished" in done.stdout
    views = [json.loads(line) for line in claim("replay", str(file), "--json", "--seat", "B").stdout.splitlines()]
    assert len(views) == len(read_record(file).game.plays) + 1
    assert all(view["viewer"] == "B" and view["hands"]["A"] is None for view in views)


def test_bench_prints_one_json_object():
    done = claim("bench", "--seconds", "0.05")
    result = json.loads(done.stdout)
    assert result["games_per_second"] > 0
    assert result["playouts_per_second"] > 0
    assert result["playouts_per_second_interpreted"] > 0
    assert result["worlds_per_second"] > 0
    assert result["search_rounds_per_second"] > 0


def test_a_closed_output_pipe_is_not_an_error(tmp_path):
    records = record_file(tmp_path)
    command = f"{sys.executable} -m claim.cli replay {records} --json | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to write to here")
@pytest.mark.parametrize("command", ["play --seed 7", "--version"])  # written by rich, and by Python itself
def test_a_full_disk_is_one_line(command):
    done = subprocess.run(
        f"{sys.executable} -m claim.cli {command} > /dev/full", shell=True, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert one_line(done.stderr), done.stderr
    assert "No space left on device" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="a POSIX shell's way to close a stream")
def test_closed_streams_give_no_traceback():
    def run(streams: str) -> subprocess.CompletedProcess[str]:
        command = f"{sys.executable} -m claim.cli play --seed 7 {streams}"
        return subprocess.run(command, shell=True, capture_output=True, text=True, check=False)

    done = run(">&-")
    assert done.returncode == 1
    assert one_line(done.stderr), done.stderr
    done = run("<&-")
    assert (done.returncode, done.stderr) == (1, "")
    assert "claim play --resume" in done.stdout
    assert run("2>&- <&-").returncode == 1


def test_a_command_imports_only_what_it_needs():
    """Only --version looks up which files are compiled."""
    unneeded = {"claim.rules.votes", "claim.client", "sqlalchemy", "rich"}
    code = f"import sys; from claim.cli import build_parser; build_parser(); print({unneeded} & sys.modules.keys())"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


def test_replay_as_json_needs_no_other_package(tmp_path):
    file = record_file(tmp_path)
    code = (
        "import sys; sys.modules['rich'] = sys.modules['fluent.runtime'] = None\n"
        f"from claim.cli import main; sys.exit(main(['replay', {str(file)!r}, '--json']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[0])["viewer"] == "open"


def test_bots_are_listed_with_their_measurements():
    rows = [json.loads(line) for line in claim("bots", "--json").stdout.splitlines()]
    assert [row["name"] for row in rows[:5]] == ["potboy", "squire", "steward", "chancellor", "regent"]
    assert [row["level"] for row in rows[:5]] == [1, 2, 3, 4, 5]
    assert all({"name", "level", "version", "rating", "seconds_per_move"} <= set(row) for row in rows)
    assert not any(row["below_strength"] for row in rows)
    for language in LANGUAGES:
        words = Words(language)
        assert f"{words.bot('regent')}. {words('bot-regent')}" in claim("bots", "--language", language).stdout


@pytest.mark.usefixtures("compiled")
def test_the_version_says_compiled_and_nothing_about_strength():
    (line,) = claim("--version").stdout.splitlines()
    assert line.endswith("(compiled)")
    assert Words("en")("bots-below-strength") not in claim("bots", "--language", "en").stdout


def test_interpreted_the_bots_are_said_to_play_below_their_strength():
    version, why = claim_process("--version", CLAIM_PURE="1").stdout.splitlines()
    assert version.startswith("claim 0.")
    assert version.endswith("(interpreted)")
    assert "below their strength" in why
    assert "C compiler" in why
    rows = [json.loads(line) for line in claim_process("bots", "--json", CLAIM_PURE="1").stdout.splitlines()]
    weaker = {"steward", "chancellor", "regent", "search", "montecarlo"}
    assert {row["name"] for row in rows if row["below_strength"]} == weaker
    listed = claim_process("bots", "--language", "hu", CLAIM_PURE="1").stdout
    assert listed.endswith(Words("hu")("bots-below-strength") + "\n")


def test_what_has_to_be_installed_for_a_command_is_named():
    code = (
        "import sys; sys.modules['sqlalchemy'] = None\n"
        "from claim.cli import main; print(main(['serve', '--port', '0']), main(['admin', 'tables']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "2 2\n"
    assert done.stderr == 2 * "claim: This command needs sqlalchemy. In a clone of Claim: pip install '.[web]'\n"
