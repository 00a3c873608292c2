import json

import pytest

from claim.game.seen_trick import TrickReason
from claim.web.schema import definitions, json_schema, main, typescript
from tests.rules_page import ROOT

TYPES = ROOT / "page" / "src" / "wire" / "types.ts"


def test_the_types_of_the_page_are_up_to_date():
    """After a change of claim.web.wire: python -m claim.web.schema page/src/wire/types.ts."""
    assert TYPES.read_text(encoding="utf-8") == typescript()


def test_every_name_the_types_use_is_one_they_define():
    names = set(definitions())
    text = json.dumps(json_schema())
    used = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert used <= names
    assert {"ClientMessage", "ServerMessage", "View", "Event", "TableState"} <= names


def test_the_wire_knows_every_reason_of_a_trick():
    assert definitions()["TrickReason"]["enum"] == list(TrickReason)


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "array", "items": {"not": {}}},
        {"type": "array"},
        {"type": "object"},
        {"type": "object", "additionalProperties": False},
        {"anyOf": [{"type": "string"}, {}]},
    ],
)
def test_a_schema_without_a_typescript_type_is_refused(schema, monkeypatch):
    monkeypatch.setattr("claim.web.schema.definitions", lambda: {"Odd": schema})
    with pytest.raises(ValueError, match=r"no TypeScript for \{.*\}: expected one of \$ref, "):
        typescript()


def test_the_schema_is_printed_and_the_types_are_written(tmp_path, capsys):
    main([])
    assert json.loads(capsys.readouterr().out) == json_schema()
    main([str(tmp_path / "types.ts")])
    assert (tmp_path / "types.ts").read_text(encoding="utf-8") == typescript()
