"""Names that look alike share a likeness, and names that don't have none in common."""

import pytest

from claim.tables.names import likenesses


@pytest.mark.parametrize(
    "names",
    [
        ("Ann", "ANN", "ann", "Аnn", "А́nn", "Ａｎｎ", "A n n", "Ann!", "Ann 🎉"),
        ("Ivan", "IVAN", "ivan"),
        ("Ivan", "lvan", "1van"),
        ("Bob", "B0b", "ВоЬ"),
        ("Maria", "rnaria"),
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
