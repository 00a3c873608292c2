import pytest

from claim.client.address import Server, parse_server, parse_table
from claim.client.errors import BadAddress

PAGE = Server("https://claim.example/")


@pytest.mark.parametrize(
    ("text", "page"),
    [
        ("https://claim.example", "https://claim.example/"),
        (" http://192.168.1.5:8000/ ", "http://192.168.1.5:8000/"),
        ("https://Example.org/games/claim", "https://example.org/games/claim/"),
        ("http://[::1]:8000", "http://[::1]:8000/"),
        ("http://bücher.example", "http://bücher.example/"),
        ("https://claim.example/?x=1#/learn", "https://claim.example/"),
    ],
)
def test_a_server_is_known_by_the_address_of_its_page(text, page):
    assert parse_server(text) == Server(page)


@pytest.mark.parametrize(
    "text",
    [
        *("", "claim.example", "ftp://claim.example", "http://", "http://a:b@c/", "http://x:99999", "http://a b/"),
        *("http://a..b", f"http://{'a' * 70}.example", "http://host/ä"),
    ],
)
def test_what_is_no_address_is_refused(text):
    with pytest.raises(BadAddress, match=r"https://claim\.example"):
        parse_server(text)


def test_addresses_of_a_server_are_relative_to_its_page():
    server = parse_server("https://example.org/games/claim")
    assert server.socket("abcdefghij") == "wss://example.org/games/claim/ws/tables/abcdefghij"
    assert server.api("tables") == "https://example.org/games/claim/api/tables"
    assert parse_table(server.invitation("abcdefghij"), None) == (server, "abcdefghij")


def test_a_table_is_named_by_its_link_or_by_its_code_at_a_server():
    assert parse_table("abcdefghij", PAGE) == (PAGE, "abcdefghij")
    assert parse_table("https://claim.example/#/table/abcdefghij", PAGE) == (PAGE, "abcdefghij")
    for text in (
        "abc",
        "../../etc/passwd",
        "https://claim.example/#/join/..%2f",
        "https://claim.example/",
        "#/join/abcdefghij",
    ):
        with pytest.raises(BadAddress, match="neither"):
            parse_table(text, PAGE)
    with pytest.raises(BadAddress, match=r"leads to http://elsewhere\.example"):
        parse_table("http://elsewhere.example/#/join/abcdefghij", PAGE)
