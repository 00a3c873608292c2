import re
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim.commands.options import build_parser
from claim.game.errors import ClaimError
from claim.web.limits import SITE, Bucket, Buckets, Counts, counted_as, site_of, widest
from claim.web.metrics import FAMILIES
from claim.web.settings import Limits, Settings
from harness.clients import ask, pair, refusal, wish
from tests.clock import Clock
from tests.rules_page import ROOT
from tests.web.running import limited


@given(st.lists(st.floats(0, 3), max_size=60), st.floats(0.1, 5), st.integers(1, 10))
def test_a_bucket_never_gives_more_than_its_burst_and_its_rate(waits, rate, burst):
    clock = Clock(0.0)
    bucket, given_out = Bucket(rate, burst, clock), 0
    for wait in waits:
        clock.now += wait
        given_out += bucket.take()
        assert given_out <= burst + rate * clock.now + 1e-6


def test_an_empty_bucket_fills_again():
    clock = Clock(0.0)
    bucket = Bucket(1, 2, clock)
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]
    clock.now = 1.0
    assert [bucket.take(), bucket.take()] == [True, False]


def test_each_address_has_its_own_bucket_and_the_oldest_are_forgotten():
    buckets = Buckets(0.001, 1, Clock(0.0), most=2)
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")
    assert buckets.take("c")  # b is the oldest now, and goes
    assert not buckets.take("a")
    assert buckets.take("b")


def test_a_whole_site_opens_no_more_seats_than_one_address():
    assert {widest(counted_as(f"2001:db8:1:{one:x}::7")) for one in range(9)} == {"2001:db8:1::/48"}
    assert widest(counted_as("192.0.2.7")) == "192.0.2.7"


def test_counts_of_closed_connections_are_forgotten():
    counts = Counts()
    for name in ("a", "a", "b"):
        counts.add(name)
    assert (counts.total, counts.of("a"), counts.of("c")) == (3, 2, 0)
    for name in ("a", "b", "a"):
        counts.remove(name)
    assert vars(counts) == vars(Counts())


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_network_counts_as_one(address, counted):
    assert counted_as(address) == counted


@pytest.mark.parametrize(
    ("counted", "site"),
    [
        ("192.0.2.7", None),
        ("2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1::/48", None),
        ("192.0.2.0/64", None),
        ("unknown", None),
        ("unknown/64", None),
    ],
)
def test_an_ipv6_site_is_a_48(counted, site):
    assert site_of(counted) == site


@given(st.lists(st.integers(0, 2**16 - 1), max_size=400), st.integers(1, 8))
def test_an_ipv6_site_never_gets_more_than_its_share_however_many_networks_it_uses(networks, burst):
    buckets, counts, given_out, opened = Buckets(0.001, burst, Clock(0.0)), Counts(), 0, 0
    for network in networks:
        counted = counted_as(f"2001:db8:1:{network:x}::1")
        given_out += buckets.take(counted)
        if counts.has_room(counted, burst):
            counts.add(counted)
            opened += 1
    assert given_out <= SITE * burst
    assert opened <= SITE * burst
    assert opened == counts.total == counts.of("2001:db8:1::/48")
    assert all(counts.of(counted_as(f"2001:db8:1:{network:x}::1")) <= burst for network in networks)
    assert buckets.take(counted_as("2001:db8:2::1"))


def test_limits_are_read_from_the_environment():
    limits = Limits.read({"CLAIM_LIMIT_SOCKETS": "7", "CLAIM_LIMIT_TABLE_RATE": "0.5", "HOME": "/"})
    assert (limits.sockets, limits.table_rate, limits.message_bytes) == (7, 0.5, 4096)
    for name, text in (("CLAIM_LIMIT_SOCKETS", "0"), ("CLAIM_LIMIT_SOCKETS", "nan"), ("CLAIM_LIMIT_X", "1")):
        with pytest.raises(ClaimError, match="is not a limit"):
            Limits.read({name: text})


@pytest.mark.parametrize(
    "origin",
    ["claim.example", "https://claim.example/", "ftp://claim.example", "https://", "*", "https://[", "https://a:b"],
)
def test_a_bad_origin_is_refused(origin):
    with pytest.raises(ClaimError, match="is not an origin"):
        Settings(origins=(origin,))


def test_everything_that_the_page_for_hosts_lists_is_described(tmp_path, capsys):
    """When the site is built, its tables are made from these (docs/overrides/tables.py)."""
    with pytest.raises(SystemExit):
        build_parser().parse_args(["serve", "--help"])
    assert re.findall(r"^  --[a-z-]+(?: \S+)?\n  --", capsys.readouterr().out, re.MULTILINE) == []  # without a word
    assert all(len(field.metadata["about"]) > 5 for field in fields(Limits))
    with limited(tmp_path) as host:
        served = dict(re.findall(r"^# TYPE (claim_\S+) (\w+)$", ask(host, "/metrics")[1], re.MULTILINE))
    assert served == {name: kind for name, (kind, _) in FAMILIES.items()}


def test_every_reason_to_cut_a_connection_is_documented():
    source = (ROOT / "src" / "claim" / "web" / "process" / "protocols.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'_cut\(\s*"([^"]+)"|_cut, "([^"]+)"', source))
    documented = set(re.findall(r"`([^`]+)`", FAMILIES["claim_connections_cut_total"][1])) - {"reason"}
    assert {one or other for one, other in reasons} == documented


def test_tables_that_are_made_and_offers_that_replace_an_offer_count_as_new_tables(tmp_path):
    """Or else a log could grow as fast as messages come. What takes nothing is in tests/service/test_play.py."""
    with limited(tmp_path, table_rate=0.0001, table_burst=2) as host:
        assert refusal(host, "/api/tables", wish(name="regent"))[1] == "bot_name"
        ann, _ = pair(host)
        assert ann.refused("offer_rematch", commitment="0" * 64) == "wrong_moment"
        ann.does("resign")
        ann.offers()
        ann.offers()
        assert ann.refused("offer_rematch", commitment="0" * 64) == "too_many_tables"
        assert refusal(host, "/api/tables", wish())[1] == "too_many_tables"
