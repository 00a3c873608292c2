import json

import pytest

from tests.locales.translated import ENGLISH, FILE, TRANSLATIONS, hashes, main, record, stale

BEFORE = hashes("prize = Prize\nplay = { $who ->\n    [you] You play.\n   *[other] They play.\n}\n")
KNOWN = record({}, BEFORE, TRANSLATIONS, list(BEFORE))


def test_every_translation_is_of_todays_english():
    """What fails here: look at the translations it names, then `python -m tests.locales.translated`."""
    found = stale(json.loads(FILE.read_text(encoding="utf-8")), hashes(ENGLISH.read_text(encoding="utf-8")))
    assert not found, "\n".join(found)


def test_changed_english_names_every_translation_of_it():
    after = BEFORE | hashes("prize = The prize")
    assert stale(KNOWN, after) == [
        f"{language}: the English of prize has changed since it was translated" for language in TRANSLATIONS
    ]


def test_a_change_in_one_variant_is_a_change():
    after = hashes("prize = Prize\nplay = { $who ->\n    [you] You play.\n   *[other] They lead.\n}\n")
    assert len(stale(KNOWN, after)) == len(TRANSLATIONS)


def test_comments_and_indentation_are_no_change():
    after = "# Why\nplay =\n    { $who ->\n        [you] You play.\n       *[other] They play.\n    }\nprize = Prize"
    assert stale(KNOWN, hashes(after)) == []


def test_a_new_message_is_named_until_each_language_has_it():
    after = BEFORE | hashes("vote = Vote")
    assert stale(KNOWN, after) == [f"{language}: vote is not recorded" for language in TRANSLATIONS]
    looked_at = record(KNOWN, after, ["hu"], ["vote"])
    assert stale(looked_at, after) == [
        f"{language}: vote is not recorded" for language in TRANSLATIONS if language != "hu"
    ]


def test_a_message_that_is_gone_is_named_until_anything_is_recorded():
    after = {"prize": BEFORE["prize"]}
    assert stale(KNOWN, after) == ["play is recorded but gone"]
    assert stale(record(KNOWN, after, [], []), after) == []


def test_a_message_that_english_does_not_have_is_refused():
    with pytest.raises(SystemExit, match="no such message: prise"):
        record(KNOWN, BEFORE, TRANSLATIONS, ["prise"])


def test_the_command_records(tmp_path):
    file, english = tmp_path / "recorded.json", hashes(ENGLISH.read_text(encoding="utf-8"))
    main(["all"], file)
    assert stale(json.loads(file.read_text()), english) == []
    file.write_text(file.read_text().replace(english["page-faction"], "00000000"))
    main(["hu", "page-faction"], file)
    named = [line.split(":")[0] for line in stale(json.loads(file.read_text()), english)]
    assert named == [language for language in TRANSLATIONS if language != "hu"]
