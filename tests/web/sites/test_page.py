"""The built page as browsers are given it; and the documentation at /docs/, where it was built."""

import base64
import gzip
import hashlib
import os
import shutil

import pytest

from claim.locales import LANGUAGES, Words
from claim.web.http.security import CONTENT_POLICY
from harness.clients import ask_raw
from tests.web.running import server


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("page")
    static = place / "static"
    (static / "assets").mkdir(parents=True)
    picture = '<meta property="og:image" content="./social.png" />'
    (static / "index.html").write_text(f"<!doctype html><head><title>Claim</title>{picture}</head>" + " " * 500)
    (static / "sw.js").write_text("self.addEventListener('fetch', () => {});")
    (static / "manifest.webmanifest").write_text("{}")
    (static / "assets" / "index-abc123.js").write_text("export const x = 1;" * 100)
    (static / "assets" / "fr-Ab_c-123.js").write_text("export default ''")
    (static / "assets" / "card.png").write_bytes(b"\x89PNG" + bytes(range(256)))
    (static / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (place / "secret.txt").write_text("not for anybody")
    return static


@pytest.fixture(scope="module")
def host(folder):
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("claim.web.sites.page.DOCS", folder.parent / "docs")
        with server(f"sqlite:///{folder.parent}/t.sqlite", page=folder) as found:
            yield found


def test_the_page_is_served_with_content_types_etags_and_caching(host, folder):
    status, headers, body = ask_raw(host, "/")
    assert status == 200
    picture = f"http://{host}/social.png".encode()
    assert body == (folder / "index.html").read_bytes().replace(b"./social.png", picture)
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    assert ask_raw(host, "/index.html")[2] == body
    status, headers, body = ask_raw(host, "/assets/index-abc123.js")
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert ask_raw(host, "/icon.svg")[1]["content-type"].startswith("image/svg+xml")


def test_the_service_worker_and_the_manifest_are_asked_for_each_time(host):
    for path, kind in (("/sw.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")):
        _, headers, _ = ask_raw(host, path)
        assert headers["content-type"].startswith(kind)
        assert headers["cache-control"] == "no-cache"
        assert "worker-src 'self'" in headers["content-security-policy"]


def test_previews_get_the_picture_by_the_name_that_was_asked_for(host):
    """Each name has a tag of its own, and a name cannot bring its own markup."""
    names = ("localhost", "127.0.0.1:80", 'a&"><b>.localhost')
    bodies, tags = [], []
    for name in names:
        status, headers, body = ask_raw(host, "/", host=name)
        assert status == 200
        bodies.append(body.decode())
        tags.append(headers["etag"])
    assert len(set(tags)) == len(names)
    assert 'content="http://localhost/social.png"' in bodies[0]
    assert 'content="http://127.0.0.1:80/social.png"' in bodies[1]
    assert 'content="http://a&amp;&quot;&gt;&lt;b&gt;.localhost/social.png"' in bodies[2]


def test_the_page_names_the_words_of_the_readers_language(host):
    link = b'<link rel="modulepreload" crossorigin href="./assets/fr-Ab_c-123.js">'
    _, headers, body = ask_raw(host, "/", accept_language="fr-CA, en")
    assert link in body
    assert headers["vary"] == "Accept-Encoding, Accept-Language"
    assert b"modulepreload" not in ask_raw(host, "/", accept_language="en")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_at_unknown_addresses_get_a_page_with_a_way_home(host, language):
    for path, home in (("/foo", "./"), ("/foo/bar", "../"), ("/foo/bar/", "../../"), ("/docs/none", "../")):
        status, headers, body = ask_raw(host, path, accept="text/html,*/*", accept_language=language)
        assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert (headers["cache-control"], headers["vary"]) == ("no-store", "Accept, Accept-Language")
        for part in (f'<html lang="{language}">', Words(language)("page-nowhere"), f'<a href="{home}">'):
            assert part in body.decode()


def test_programs_and_the_api_get_unknown_addresses_as_json(host):
    for path, accept in (("/foo/bar", "*/*"), ("/api/foo", "text/html"), ("/api", "text/html")):
        status, headers, body = ask_raw(host, path, accept=accept)
        assert (status, headers["content-type"]) == (404, "application/json")
        assert b"no_path" in body
    assert ask_raw(host, "/foo/bar", accept="text/html", method="POST")[1]["content-type"] == "application/json"


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


# --- the documentation -----------------------------------------------------------------------------------------------

SCRIPT = b"var palette = 1"


@pytest.fixture
def docs(host, folder):
    """The documentation's folder, with a site that the server knows."""
    site = folder.parent / "docs"
    shutil.rmtree(site, ignore_errors=True)
    ask_raw(host, "/docs/")
    for path, body in (
        ("api/index.html", b"<title>Library</title>"),
        ("files/nginx.conf", b"server {}"),
        ("rules.html", b"<title>Rules</title><script>" + SCRIPT + b"</script>"),
        ("index.html", b"<title>Start</title>"),
    ):
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_bytes(body)
    return site


def test_without_a_site_its_address_leads_to_the_reference(host):
    for address in ("/docs/", "/docs"):
        status, _, body = ask_raw(host, address)  # redirects are followed
        assert (status, b"swagger-ui" in body) == (200, True)
    assert ask_raw(host, "/docs/rules.html")[0] == 404


def test_a_site_is_served_with_and_without_the_slash(host, docs):
    for address in ("/docs/", "/docs", "/docs/index.html"):
        assert ask_raw(host, address)[2] == b"<title>Start</title>"
    assert ask_raw(host, "/docs/api/")[2] == b"<title>Library</title>"
    _, headers, _ = ask_raw(host, "/docs/files/nginx.conf")
    assert (headers["content-type"].partition(";")[0], headers["cache-control"]) == ("text/plain", "no-cache")
    assert b"swagger-ui" in ask_raw(host, "/api/docs")[2]
    (docs / "index.html").write_bytes(b"<title>Newer</title>")
    os.utime(docs / "index.html", (0, 0))  # within one tick of the file system's clock it would look the same
    assert ask_raw(host, "/docs/")[2] == b"<title>Newer</title>"


@pytest.mark.usefixtures("docs")
def test_pages_run_their_own_inline_scripts_and_no_others(host):
    digest = base64.b64encode(hashlib.sha256(SCRIPT).digest()).decode()
    assert ask_raw(host, "/docs/")[1]["content-security-policy"] == CONTENT_POLICY
    policy = ask_raw(host, "/docs/rules.html")[1]["content-security-policy"]
    assert policy == CONTENT_POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")


@pytest.mark.usefixtures("docs")
@pytest.mark.parametrize("path", ["none.html", "..%2fsecret.txt", "api", "files/", "%00", "api/../../secret.txt"])
def test_nothing_else_is_found_there(host, path):
    status, _, body = ask_raw(host, f"/docs/{path}")
    assert (status, b"no_path" in body) == (404, True)


def test_a_rebuilt_page_is_served_without_a_restart(host, folder):
    ask_raw(host, "/")
    (folder / "index.html").write_text("another")
    (folder / "assets" / "new.js").write_text("new")
    assert ask_raw(host, "/")[2] == b"another"
    assert ask_raw(host, "/assets/new.js")[2] == b"new"


def test_a_server_without_a_page_says_how_to_build_it(tmp_path):
    with server(f"sqlite:///{tmp_path}/t.sqlite") as host:
        for language in LANGUAGES:
            status, headers, body = ask_raw(host, "/", accept_language=f"xx, {language};q=0.8, en;q=0.5")
            assert (status, headers["cache-control"]) == (503, "no-store")
            assert Words(language)("web-no-page-title") in body.decode()
            assert "make page" in body.decode()
