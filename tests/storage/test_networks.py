import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from claim.game.errors import ClaimError
from claim.storage.networks import BlockedNetworks, network_text, parse_network

ADDRESSES = st.ip_addresses()


@st.composite
def networks(draw) -> str:
    address = draw(ADDRESSES)
    return f"{address}/{draw(st.integers(0, address.max_prefixlen))}"


@given(st.lists(networks(), max_size=8), ADDRESSES)
def test_an_address_is_blocked_if_it_is_in_one_of_the_networks(texts, address):
    parsed = [parse_network(text) for text in texts]
    mapped = getattr(address, "ipv4_mapped", None) or address
    assert (str(address) in BlockedNetworks(texts)) == any(mapped in network for network in parsed)


@given(networks())
@example("::/80")  # it ends with IPv4 addresses in IPv6's clothes, which are none of its own
def test_a_network_reads_back_from_its_text_and_blocks_its_own_addresses(text):
    network = parse_network(text)
    assert parse_network(network_text(network)) == network
    blocks = BlockedNetworks([network_text(network)])
    for address in (network[0], network[-1]):
        assert str(address) in blocks or getattr(address, "ipv4_mapped", None)


@given(st.ip_addresses(v=4))
def test_an_ipv4_address_is_the_same_in_ipv6_clothes(address):
    blocks = BlockedNetworks([str(address)])
    assert f"::ffff:{address}" in blocks
    assert str(address) in BlockedNetworks([f"::ffff:{address}"])


@pytest.mark.parametrize("text", ["", "example.com", "203.0.113", "203.0.113.0/33", "203.0.113.0/-1", "::/129", "1 2"])
def test_what_is_no_network_is_refused_and_blocks_nobody(text):
    with pytest.raises(ClaimError) as caught:
        parse_network(text)
    assert caught.value.code == "bad_network"
    assert "203.0.113.7" not in BlockedNetworks([text])


@pytest.mark.parametrize("address", ["", "unknown", "example.com", "testclient"])
def test_what_is_no_address_is_not_blocked(address):
    assert address not in BlockedNetworks(["0.0.0.0/0", "::/0"])


def test_the_zone_of_a_local_address_does_not_matter():
    assert "fe80::1%eth0" in BlockedNetworks(["fe80::/10"])
