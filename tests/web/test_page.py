"""The built page as browsers are given it."""

import gzip

import pytest

from claim.locales import LANGUAGES, Words
from tests.web.running import ask_raw, server


@pytest.fixture
def folder(tmp_path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Claim</title>" + " " * 500)
    (static / "assets" / "index-abc123.js").write_text("export const x = 1;" * 100)
    (static / "assets" / "card.png").write_bytes(b"\x89PNG" + bytes(range(256)))
    (static / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("not for anybody")
    return static


@pytest.fixture
def host(folder, tmp_path):
    with server(f"sqlite:///{tmp_path}/t.sqlite", page=folder) as found:
        yield found


def test_the_page_is_served_with_content_types_etags_and_caching(host, folder):
    status, headers, body = ask_raw(host, "/")
    assert (status, body) == (200, (folder / "index.html").read_bytes())
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    assert ask_raw(host, "/index.html")[2] == body
    status, headers, body = ask_raw(host, "/assets/index-abc123.js")
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert ask_raw(host, "/icon.svg")[1]["content-type"].startswith("image/svg+xml")


def test_hashed_files_are_served_compressed(host):
    _, headers, body = ask_raw(host, "/assets/index-abc123.js", accept_encoding="gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(body) == ask_raw(host, "/assets/index-abc123.js")[2]
    assert "content-encoding" not in ask_raw(host, "/assets/card.png", accept_encoding="gzip")[1]


def test_an_unchanged_file_is_not_sent_again(host):
    tag = ask_raw(host, "/")[1]["etag"]
    status, headers, body = ask_raw(host, "/", if_none_match=f'"other", {tag}')
    assert (status, body) == (304, b"")
    assert headers["etag"] == tag
    assert ask_raw(host, "/", if_none_match='"other"')[0] == 200


def test_head_on_a_file_gets_the_headers_of_get_and_no_body(host):
    status, headers, body = ask_raw(host, "/", method="HEAD")
    assert (status, body) == (200, b"")
    assert int(headers["content-length"]) > 500


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets", "/.."])
def test_files_outside_the_page_folder_are_not_served(host, path):
    assert ask_raw(host, path)[0] == 404


def test_a_rebuilt_page_is_served_without_a_restart(host, folder):
    ask_raw(host, "/")
    (folder / "index.html").write_text("another")
    (folder / "assets" / "new.js").write_text("new")
    assert ask_raw(host, "/")[2] == b"another"
    assert ask_raw(host, "/assets/new.js")[2] == b"new"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_without_a_page_says_how_to_build_it(tmp_path, language):
    with server(f"sqlite:///{tmp_path}/t.sqlite") as host:
        status, headers, body = ask_raw(host, "/", accept_language=f"xx, {language};q=0.8, en;q=0.5")
    assert status == 503
    assert headers["cache-control"] == "no-store"
    assert Words(language)("web-no-page-title") in body.decode()
    assert "make page" in body.decode()
