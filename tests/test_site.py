"""The documentation site: what its tutorials and its reference show is what happens, and everything public is there."""

import re
from pathlib import Path

import pytest

import claim
from tests import pages

DOCS = Path(__file__).parent.parent / "docs"
TUTORIALS = sorted(DOCS.glob("tutorials/*.md"))
REFERENCE = sorted(DOCS.glob("api/*.md"))


@pytest.mark.parametrize(
    "page",
    [DOCS / "index.md", DOCS / "dataset.md", *TUTORIALS, *REFERENCE],
    ids=lambda page: f"{page.parent.name}-{page.stem}",
)
def test_the_code_on_a_page_prints_what_the_page_says(page, tmp_path):
    with pages.workplace(tmp_path):
        for printed in pages.run(page):
            assert printed.right, f"{page}:{printed.line} prints\n{printed.got}\nand says\n{printed.expected}"


def test_a_page_that_says_something_else_is_noticed(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("```python\nprint(1, 2, 3)\n```\n\n```text\n1 … 3\n```\n\n```python\nprint(4)\n```\n")
    assert [printed.right for printed in pages.run(page)] == [True, False]


def test_everything_public_is_in_the_reference_and_in_an_example():
    text = "\n".join(page.read_text(encoding="utf-8") for page in REFERENCE)
    examples = "\n".join(re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL))
    for name in set(claim.__all__) - {"__version__"}:
        assert re.search(rf"^::: claim\.{name}$", text, re.MULTILINE), name
    for name in claim.__all__:
        assert f"claim.{name}" in examples, name
