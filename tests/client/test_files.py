import stat

import pytest

from claim.client.address import parse_server
from claim.client.files import HeldSeat, Identities, Identity, Seats, session_cookie
from claim.game.cards import Seat
from claim.game.errors import BadText

SERVER = parse_server("https://claim.example")
TOKEN = "s" * 43
HELD = HeldSeat(str(SERVER), "abcdefghij", Seat.B, "t" * 43, "1" * 64, "Ann", "2" * 64, {Seat.A: "3" * 64}, "lot")


@pytest.fixture
def seats():
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


@pytest.fixture
def identities():
    return Identities()


def test_who_one_is_at_a_server_is_kept_for_its_owner_alone(identities):
    me = Identity(str(SERVER), "p" * 22, f"__Host-claim_session={TOKEN}", "Ann")
    identities.save(me)
    assert identities.at(SERVER) == me
    (file,) = identities.folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(identities.folder.stat().st_mode) == 0o700
    assert TOKEN not in repr(me)
    assert identities.sign_out(me) == identities.at(SERVER) == Identity(str(SERVER), "p" * 22)
    assert TOKEN not in file.read_text()


def test_somebody_without_a_file_comes_back_as_the_same_and_no_file_is_replaced(identities):
    me = identities.at(SERVER)
    identities.keep(me)
    assert identities.at(SERVER) == me
    signed_in = Identity(str(SERVER), me.player, f"claim_session={TOKEN}", "Ann")  # meanwhile, in another terminal
    identities.save(signed_in)
    identities.keep(me)
    assert identities.at(SERVER) == signed_in


def test_every_server_knows_another_player(identities):
    here, there = identities.at(SERVER), identities.at(parse_server("https://elsewhere.example"))
    assert here.player != there.player
    assert (here.cookie, here.name) == (None, None)


@pytest.mark.parametrize(
    "text", ["", "[]", '{"server": "https://claim.example", "player": "../x", "cookie": null, "name": null}']
)
def test_a_file_that_cannot_be_read_is_nobody(identities, text):
    me = identities.at(SERVER)
    identities.save(me)
    next(identities.folder.iterdir()).write_text(text)
    assert identities.at(SERVER).player != me.player


@pytest.mark.parametrize(
    ("header", "cookie"),
    [
        (f"claim_session={TOKEN}; HttpOnly; Path=/", f"claim_session={TOKEN}"),
        (f'__Host-claim_session="{TOKEN}"; Secure', f"__Host-claim_session={TOKEN}"),
        ('claim_session=""; Max-Age=0', None),
        (f"other={TOKEN}", None),
        ("claim_session=a b\r\nX: y", None),
    ],
)
def test_only_a_session_is_kept_of_a_servers_cookies(header, cookie):
    assert session_cookie(header) == cookie
