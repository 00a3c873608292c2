"""The rules that docs/rules.md has."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


RULES = re.findall(r"^- \*\*(R\d+)\*\*", (ROOT / "docs" / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)
