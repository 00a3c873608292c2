import functools
import re
import string
import subprocess
import sys

import pytest
from fluent.syntax import FluentParser, ast, visitor

from claim.game.errors import BadText
from claim.game.seen_trick import TrickReason
from claim.locales import LANGUAGES, Words, choose_language, in_words
from claim.records.ending import EndingKind
from claim.terminal.session import COMMANDS
from tests.error_codes import TEXTS
from tests.rules_page import ROOT

FOLDER = ROOT / "src" / "claim" / "locales"


def factions() -> dict[str, list[str]]:
    """The names of the factions in every language, by the table in docs/rules.md."""
    lines = re.findall(r"^\| (?:[GKUDX] )?\|.*", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)
    languages, *names = [[cell.strip() for cell in line.split("|")[2:-1]] for line in lines[:6]]
    return dict(zip(languages, map(list, zip(*names, strict=True)), strict=True))


TERMS = factions()


class Names(visitor.Visitor):
    """The names of all nodes of these kinds."""

    def __init__(self, *kinds: type[ast.VariableReference | ast.MessageReference | ast.TermReference]) -> None:
        self.kinds = kinds
        self.names: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, self.kinds):
            self.names.add(node.id.name)
        super().generic_visit(node)


@functools.cache
def parsed(language: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))


@functools.cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with its variables."""
    found = {}
    for entry in parsed(language).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            seen = Names(ast.VariableReference)
            seen.visit(entry)
            assert entry.id.name not in found, f"{language} says {entry.id.name} twice"
            found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_with_the_same_variables(language):
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_needs_another(language):
    """`Words` and the page (page/src/i18n/messages.ts) parse each by itself, when it is first said."""
    seen = Names(ast.MessageReference, ast.TermReference)
    seen.visit(parsed(language))
    assert seen.names == set()


def test_the_languages_are_the_files():
    assert sorted(LANGUAGES) == sorted(path.stem for path in FOLDER.glob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language):
    words = Words(language)
    for message, variables in messages(language).items():
        text = words(message, **dict.fromkeys(variables, 3))
        assert text.strip()
        assert "{" not in text
        assert text == "3" or not re.search(r"\$\w", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_factions_have_the_names_of_the_printed_editions(language):
    assert [Words(language)(f"faction-{letter}") for letter in "GKUDX"] == TERMS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_aid_explains_every_power(language):
    """R2: a summary of the powers and of a turn, in every language, with each faction by letter and name."""
    aid = Words(language)("aid-text")
    for letter, name in zip("GKUDX", TERMS[language], strict=True):
        assert re.search(rf"(?m)^{letter} {name}\b", aid)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(language):
    same = {
        "faction-G",
        "faction-X",
        "nobody",
        "error-in_file",
        "error-no_file",
        "vote-row",
        "vote-counter",
        "lesson-doppelgangers",
        "whatif-chance",
        "whatif-phase",
        "daily-result",
        "command-quit",
        "command-table",
        "page-account",  # Italian
        "page-privacy",  # likewise
        "page-rating",  # Brazilian Portuguese
        "puzzle-pause",  # French
        "account-push-title",  # likewise
        "help-arguments",  # likewise
        "help-options",  # likewise
    }
    english, other = Words("en"), Words(language)
    for message, variables in messages("en").items():
        values = dict.fromkeys(variables, "§")
        if message not in same:
            assert other(message, **values) != english(message, **values), f"{language}: {message}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_message_formats_with_its_parameters(language):
    known = messages(language)
    for code, text in TEXTS.items():
        fields = {field for _, field, _, _ in string.Formatter().parse(text) if field}
        assert known[f"error-{code}"] == fields
    assert {name.removeprefix("error-") for name in known if name.startswith("error-")} == set(TEXTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_are_unique_and_no_card(language):
    typed = [word for name in COMMANDS for word in Words(language)(f"command-{name}").split()]
    assert len(typed) == len(set(typed))
    assert all(len(word) > 2 and word == word.lower() for word in typed)


def page_sources() -> str:
    """Return the page's source without its tests and its styles (a class may have the name of a message)."""
    files = [path for path in (ROOT / "page" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    files = [path for path in files if not path.name.endswith(".test.ts")]
    return re.sub(r"(?s)<style>.*?</style>", "", "".join(path.read_text(encoding="utf-8") for path in sorted(files)))


def test_every_reason_of_a_trick_has_its_words():
    """All but the plain one, which goes without saying."""
    told = {name.removeprefix("trick-reason-") for name in messages("en") if name.startswith("trick-reason-")}
    assert told == set(TrickReason) - {TrickReason.HIGHER_VALUE}


def test_every_message_is_used():
    """A message that no code uses is never seen."""
    source = page_sources() + "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))
    families = (
        "error",
        "faction",
        "trick-reason",
        "told-why",
        "command",
        "help",
        "hint",
        "bot",
        "court",
        "puzzle-theme",
        "review-column",
        "puzzle-level",
        "power",
        "learn-power",
        "guide",
        "lesson",
        "admin-problem",
        "explore-command",
        "whatif-place",
        "forfeit",
        "page-pace",
        "page-playing",
        "page-theme",
        "page-warning",
        "phrase",
    )
    endings = {f"replay-{kind.value}" for kind in EndingKind}
    quoted = set(re.findall(r"(?<=['\"])[\w-]+(?=['\"])", source))
    for message in messages("en"):
        built = message.startswith(tuple(f"{family}-" for family in families)) or message == "language-name"
        assert built or message in quoted | endings, message


def test_every_message_the_page_uses_exists():
    """Both messages used directly and those chosen from a list and used elsewhere."""
    source = page_sources()
    asked = set(re.findall(r"\bsay\(\s*[\"'`]([\w-]+)[\"'`]", source))
    asked |= set(re.findall(r"[\"'`]((?:page|learn|fair|vote)-[\w-]+)[\"'`]", source))
    assert len(asked) > 100  # the page was found and read
    assert asked - set(messages("en")) == set()


def test_the_page_leaves_out_only_families_it_does_not_say():
    source = (ROOT / "page" / "words.ts").read_text(encoding="utf-8")
    families = re.findall(r'"(\w+)"', re.findall(r"const ELSEWHERE = \[(.*?)\]", source, re.DOTALL)[0])
    assert len(families) > 5
    assert re.findall(rf"[\"'`](?:{'|'.join(families)})-[\w$-]+", page_sources()) == []


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("fr", "fr"),
        ("FR_ca.UTF-8", "fr"),
        ("pt", "pt-BR"),
        ("pt_PT", "pt-BR"),
        ("hu_HU.ISO8859-2", "hu"),
        ("en-GB", "en"),
    ],
)
def test_a_language_is_matched_by_name(name, language):
    assert choose_language(name) == language
    assert choose_language(None, {"LANG": name}) == language


def test_the_locale_decides_when_no_language_is_named():
    assert choose_language(None, {"LC_ALL": "it_IT", "LANG": "hu"}) == "it"
    assert choose_language(None, {"LC_ALL": "", "LC_MESSAGES": "fr"}) == "fr"
    assert choose_language(None, {"LANG": "C.UTF-8"}) == "en"
    assert choose_language(None, {"LANG": "ja_JP"}) == "en"
    assert choose_language(None, {}) == "en"


def test_lists_and_numbers_are_written_as_in_the_language():
    assert Words("en").listed(["one", "two", "three"]) == "one, two, and three"
    assert Words("pt-BR").listed(["um", "dois", "três"]) == "um, dois e três"
    assert Words("hu").number(1234.5, "#,##0.00") == "1\u00a0234,50"
    assert Words("en").number(0.0125, "0.000") == "0.012"


def test_an_unknown_language_is_refused():
    with pytest.raises(BadText, match=f"'tlh' is not a language: expected one of {', '.join(LANGUAGES)}"):
        choose_language("tlh")


def test_an_error_quotes_its_cause_in_the_same_language():
    inner = BadText("bad_card", text="'q'")
    outer = BadText("bad_play", file="f", number=3, card="q", problem=str(inner))
    outer.__cause__ = inner
    assert in_words(outer, "fr") == Words("fr")(
        "error-bad_play", file="f", number=3, card="q", problem=in_words(inner, "fr")
    )


def test_errors_are_english_without_the_language_package():
    """The core library needs no other package."""
    program = (
        "import sys\n"
        "sys.modules['fluent.runtime'] = None\n"
        "from claim.game.errors import BadText\n"
        "from claim.locales import Words, in_words\n"
        "error = BadText('bad_card', text='q')\n"
        "assert in_words(error, 'fr') == str(error)\n"
        "Words('fr')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].startswith("claim.game.errors.BadText: ")
    assert "pip install '.[terminal]'" in done.stderr.splitlines()[-1]


def test_french_punctuation_never_begins_a_line():
    """French sets a space before : ; ? ! » and %, and after «: U+00A0, at which no line breaks."""
    lines = (FOLDER / "fr.ftl").read_text(encoding="utf-8").splitlines()
    breaking = re.compile(r"\S[ \u202f][:;?!»%]|«[ \u202f]")
    assert [line for line in lines if not line.startswith("#") and breaking.search(line)] == []
    assert sum("\u00a0" in line for line in lines) > 100
