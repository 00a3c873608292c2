import json
from pathlib import Path
from typing import Any

import pytest

from claim.locales.functions import functions

VECTORS = json.loads(Path(__file__).with_name("functions.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['name']} {' '.join(vector['given'])}")
def test_a_function_says_in_each_language_what_the_page_says(vector: dict[str, Any]) -> None:
    for language, text in vector["expected"].items():
        assert functions(language)[vector["name"]](*vector["given"], **vector["options"]) == text


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_moment_is_said_to_the_minute_with_its_year(language: str) -> None:
    told = functions(language)["MOMENT"]("2026-11-15T20:30:59.000Z")
    assert "2026" in told
    assert ":59" not in told
