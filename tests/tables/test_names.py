"""Names of people: what RFC 8266 and our own rules accept, that nobody is called like a bot, and which look alike."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.bots.levels import LEVELS
from claim.game.fields import is_name
from claim.locales import LANGUAGES, Words, bot_titles, reserved_names
from claim.tables.errors import TableError
from claim.tables.names import MOST_NAME, Names, likenesses
from claim.tables.table import Fact, FactKind, replay

NAMES = Names(bot_titles(level.name for level in LEVELS), reserved_names())
HEX = "ab" * 32


def code(text: object) -> str:
    try:
        NAMES.check(text)
    except TableError as error:
        return error.code
    return "none"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "person",
        "Ötzi der Mann",
        "Nguyễn Thị Minh Khai",
        "אֱלִיעֶזֶר",
        "สมปอง",
        "می\u200cخواهم",
        "श\u094d\u200dय",
        "Zoë 😀",
        "👩\u200d🌾",
        "👩🏽\u200d🚀",
        "🏳\ufe0f\u200d🌈",
        "❤\ufe0f\u200d🔥",
        "❤\ufe0f",
        "🇭🇺",
        "1\ufe0f\u20e3",
        "<b>bold</b>",
        "O’Hara",
        "がく・せい",
        "⠁⠝⠝",
        "x" * MOST_NAME,
        "😀" * MOST_NAME,
    ],
)
def test_names_of_many_scripts_stay_as_they_were_typed(name):
    assert NAMES.check(name) == name
    assert is_name(name)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann \u00a0\u3000 Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("e\u0301", "é"),
        ("Ann\ufe0f", "Ann"),
        ("Ann \ufe0f", "Ann"),
        ("❤\ufe0f\ufe0f\ufe0f", "❤\ufe0f"),
        ("⠁⠀⠝⠀", "⠁ ⠝"),
    ],
)
def test_spaces_width_and_idle_selectors_are_mapped_away(typed, kept):
    assert NAMES.check(typed) == kept


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u3164",
        "\u2800",
        "\u2800 \u2800",
        "\u115f",
        "\u1160",
        "\uffa0",
        "\u00ad",
        "\u200b",
        "\u200d",
        "\ufe0f",
        "\U000e0041",
        "\U000e0100",
        "\U0001d159",
        "\ufffc",
        "\u0301",
        "´",
        "Ann \u0301",
        "Ann\u3164",
        "\u202eAnn",
        "Ann\u2066",
        "Ann\u200d",
        "A\u200dnn",
        "😀\u200d",
        "\u200d😀",
        "a\nb",
        "a\tb",
        "Z" + "\u0324\u0325\u032d\u0330\u0331",
        "\ud83d",
        "x" * (MOST_NAME + 1),
        "ﷺ" * 3,
        7,
        None,
        ["Ann"],
    ],
)
def test_blank_stacked_invisible_and_overlong_names_are_refused(text):
    assert code(text) == "bad_name"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_nobody_is_called_like_a_bot_in_any_language(language, level):
    title = Words(language).bot(level)
    for name in (
        level,
        title,
        title.upper(),
        title.lower(),
        f" {title} ",
        " ".join(title),
        f"{title} 👑",
        f"-{title}.",
    ):
        assert code(name) == "bot_name", name
    assert code(title + " II") == "none"


@pytest.mark.parametrize(
    "name", ["admin", "Admin!", "HOST", "Modérateur", "Házigazda", "gestore", "Clаim", "C l a i m"]
)
def test_nobody_is_called_like_those_who_run_a_server(name):
    assert code(name) == "reserved_name"


@pytest.mark.parametrize(
    "name",
    ["Ｒｅｇｅｎｔ", "ℝegent", "Re\u0301gent", "R\u0323egent", "Rege\u0328nt", "ｒéｇｅｎｔ", "Ⓡⓔⓖⓔⓝⓣ", "Regent\ufe0f"],
)
def test_widths_styles_and_added_accents_do_not_hide_a_bots_name(name):
    assert code(name) == "bot_name"


@pytest.mark.parametrize(
    "name", ["R\u0435gent", "r\u0435g\u0435nt", "\u0420otboy", "P0tb0y", "|Regent|", "Squirᴇ", "sqиire", "squlre"]
)
def test_letters_that_look_alike_do_not_hide_a_bots_name(name):
    assert code(name) == "bot_name"


@pytest.mark.parametrize("name", ["Reg3nt", "Anna", "Regina", "Stew"])
def test_what_only_reminds_of_a_bot_is_a_name(name):
    assert code(name) == "none"


@given(st.one_of(st.text(), st.text("Aé \u0301\u200c\u200d\ufe0f😀🏽\u2800می\u094d", max_size=12)))
def test_an_accepted_name_is_shown_kept_and_accepted_again(text):
    if code(text) != "none":
        return
    name = NAMES.check(text)
    assert NAMES.check(name) == name
    assert 1 <= len(name) <= MOST_NAME
    assert is_name(name), "a record could not be read back"
    assert any(unicodedata.category(char)[0] in "LNPS" for char in name)
    assert not any(likenesses(name) & likenesses(level.name) for level in LEVELS)


def test_no_mark_space_or_invisible_character_is_a_name_by_itself():
    for number in range(sys.maxunicode + 1):
        char = chr(number)
        if unicodedata.category(char) in ("Mn", "Mc", "Me", "Zs", "Zl", "Zp", "Cc", "Cf"):
            assert code(char) == "bad_name", hex(number)


def test_a_log_with_a_name_that_is_refused_now_still_replays():
    chair = {"token": HEX, "commitment": HEX}
    seats = {"A": {"name": "\u3164", **chair}, "B": {"name": "regent", **chair}}
    first = {"kind": "friend", "guided": False, "secret": HEX, "created": "2026-01-01T00:00:00.000Z", "seats": seats}
    table = replay("old", [Fact(FactKind.CREATED, first)])
    assert [chair.name for chair in table.chairs.values()] == ["\u3164", "regent"]
    assert table.id == "old"


@pytest.mark.parametrize(
    "names",
    [
        ("Ann", "ANN", "ann", "Аnn", "А́nn", "Ａｎｎ", "A n n", "Ann!", "Ann 🎉"),
        ("Ivan", "IVAN", "ivan"),
        ("Ivan", "lvan", "1van"),
        ("Bob", "B0b", "ВоЬ"),
        ("Maria", "rnaria"),
        ("Magnus Ann", "Magnus Аnп", "Magηus Ann", "ᴍagnus ₳nn", "Magnus Ann$"),
        ("bob", "ʙob"),
        ("Wendy", "VVendy"),
        ("Soren", "Søren"),
        ("Lukasz", "Łukasz"),
        ("Nina", "ИinA"),
        ("Ádám", "Adam"),
        ("Ądam", "Adam"),
        ("Ŀuc", "L'uc"),
        ("Вера", "вера", "ВЕРА"),
        ("Νίκος", "νίκος"),
        ("🎉", "🎉"),
    ],
)
def test_these_look_alike(names):
    first, *others = [likenesses(name) for name in names]
    assert all(first & other for other in others)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("nova", "vova"),
        ("Paula", "Paulo"),
        ("🎉", "😀"),
        ("山田", "山本"),
        ("Tim", "Jim"),
        ("Fay", "Say"),
    ],
)
def test_these_do_not(one, other):
    assert not likenesses(one) & likenesses(other)
