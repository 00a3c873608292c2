"""Messages as docs/protocol.md shows them."""

import json
import re
from typing import Any

from tests.rules_page import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def example(name: str) -> dict[str, Any]:
    """Return an example of docs/protocol.md, which tests hold to what servers send."""
    found = re.search(rf"<!-- example: {name} -->\n\n```json\n(.*?)\n```", PAGE, re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data
