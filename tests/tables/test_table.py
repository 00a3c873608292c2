"""A fact has the fields of its kind, or its log is damaged. What a server makes of it: tests/service/test_damage.py."""

from typing import Any

import pytest

from claim.tables.table import DamagedLog, Fact, FactKind, Table, apply_stored

HEX = "ab" * 32
OFFER: dict[str, Any] = {"seat": "A", "commitment": HEX, "tokens": {"A": HEX}}
SAT: dict[str, Any] = {"seat": "B", "name": "Bob", "token": HEX, "commitment": HEX}


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        *((kind, ["seat", "A"]) for kind in FactKind),
        (FactKind.PLAYED, {}),
        (FactKind.REMATCH_OFFERED, {**OFFER, "tokens": ["x"]}),
        (FactKind.REMATCH_OFFERED, {**OFFER, "tokens": None}),
        (FactKind.SAT, {**SAT, "name": "\ud800"}),
        (FactKind.SAT, {**SAT, "token": ["x"]}),
        (FactKind.TAKEN_BACK, {"seat": "A"}),
        (FactKind.TAKEN_BACK, {"seat": "A", "to": -1}),
        (FactKind.TAKEN_BACK, {"seat": "A", "to": True}),
        (FactKind.HINTED, {"seat": "C", "ply": 0}),
        (FactKind.HINTED, {"seat": "A", "ply": "0"}),
    ],
)
def test_a_fact_without_the_fields_of_its_kind_breaks_its_log(kind, data):
    with pytest.raises(DamagedLog, match="without the fields"):
        apply_stored(Table("t"), [Fact(kind, data)])
