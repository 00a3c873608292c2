import stat

import pytest

from claim.client.address import parse_server
from claim.client.seats import HeldSeat, Seats
from claim.game.cards import Seat
from claim.game.errors import BadText

SERVER = parse_server("https://claim.example")
HELD = HeldSeat(str(SERVER), "abcdefghij", Seat.B, "t" * 43, "1" * 64, "Ann", "2" * 64, {Seat.A: "3" * 64}, "lot")


@pytest.fixture
def seats(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Seats()


def test_a_seat_is_kept_for_its_owner_alone_and_read_back(seats):
    seats.save(HELD)
    assert seats.find(SERVER, HELD.table) == HELD
    (file,) = seats.folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(seats.folder.stat().st_mode) == 0o700
    assert "ttt" not in repr(HELD)
    seats.drop(HELD)
    assert seats.find(SERVER, HELD.table) is None


def test_a_table_of_another_server_is_another_seat(seats):
    elsewhere = parse_server("https://elsewhere.example")
    seats.save(HELD)
    assert seats.find(elsewhere, HELD.table) is None
    assert seats.at(elsewhere) == []
    assert seats.at(SERVER) == [HELD]


@pytest.mark.parametrize("text", ["", "[]", '{"server": 1}', "[" * 100_000])
def test_a_file_that_is_no_seat_is_named_and_the_others_are_still_found(seats, text):
    seats.save(HELD)
    (file,) = seats.folder.iterdir()
    other = file.with_name(file.name.replace("abcdefghij", "0123456789"))
    other.write_text(text)
    with pytest.raises(BadText, match="0123456789"):
        seats.find(SERVER, "0123456789")
    assert seats.at(SERVER) == [HELD]
