"""The documentation site at /docs/, where it was built, and the HTTP API's reference at /docs, always."""

import base64
import gzip
import hashlib
import os
import shutil

import pytest

from claim.web.http.security import CONTENT_POLICY
from harness.clients import ask_raw
from tests.web.running import server

SCRIPT = b"var palette = 1"


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """A server, and where it looks for the site."""
    folder = tmp_path_factory.mktemp("documentation")
    (folder / "secret.txt").write_text("not for anybody")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("claim.web.sites.page.DOCS", folder / "docs")
        with server(f"sqlite:///{folder}/t.sqlite") as host:
            yield host, folder / "docs"


@pytest.fixture
def host(place):
    return place[0]


@pytest.fixture
def folder(place):
    """The folder, without a site, which the server knows."""
    host, site = place
    shutil.rmtree(site, ignore_errors=True)
    ask_raw(host, "/docs/")
    return site


def build(site, start=b"<title>Start</title>"):
    (site / "api").mkdir(parents=True, exist_ok=True)
    (site / "files").mkdir(exist_ok=True)
    (site / "rules.html").write_bytes(b"<title>Rules</title><script>" + SCRIPT + b"</script>" + b" " * 500)
    (site / "api" / "index.html").write_bytes(b"<title>Library</title>")
    (site / "files" / "nginx.conf").write_bytes(b"server {}")
    (site / "index.html").write_bytes(start)


def test_without_a_site_its_address_leads_to_the_reference(host, folder):  # noqa: ARG001  (it is empty)
    status, _, body = ask_raw(host, "/docs/")  # redirects are followed
    assert (status, b"swagger-ui" in body) == (200, True)
    assert ask_raw(host, "/docs/rules.html")[0] == 404


def test_a_site_is_served_and_the_reference_stays(host, folder):
    build(folder)
    assert ask_raw(host, "/docs/")[2] == b"<title>Start</title>" == ask_raw(host, "/docs/index.html")[2]
    assert ask_raw(host, "/docs/api/")[2] == b"<title>Library</title>"
    assert ask_raw(host, "/docs/files/nginx.conf")[1]["content-type"].startswith("text/plain")
    assert b"swagger-ui" in ask_raw(host, "/docs")[2]
    for name in ("swagger-ui.css", "swagger-ui-bundle.js", "redoc.standalone.js", "favicon.png"):
        assert ask_raw(host, f"/docs/{name}")[0] == 200


def test_pages_run_their_own_inline_scripts_and_no_others(host, folder):
    build(folder)
    digest = base64.b64encode(hashlib.sha256(SCRIPT).digest()).decode()
    policy = ask_raw(host, "/docs/rules.html")[1]["content-security-policy"]
    assert policy == CONTENT_POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")
    assert ask_raw(host, "/docs/")[1]["content-security-policy"] == CONTENT_POLICY


def test_files_are_compressed_and_asked_for_again_only_when_they_changed(host, folder):
    build(folder)
    _, headers, body = ask_raw(host, "/docs/rules.html", accept_encoding="gzip")
    assert gzip.decompress(body) == (folder / "rules.html").read_bytes()
    assert headers["cache-control"] == "no-cache"
    assert ask_raw(host, "/docs/rules.html", if_none_match=headers["etag"])[0] == 304


def test_a_site_that_was_built_again_is_read_again(host, folder):
    build(folder)
    ask_raw(host, "/docs/")
    build(folder, b"<title>Newer</title>")
    os.utime(folder / "index.html", (0, 0))  # within one tick of the file system's clock it would look the same
    assert ask_raw(host, "/docs/")[2] == b"<title>Newer</title>"


@pytest.mark.parametrize("path", ["none.html", "..%2fsecret.txt", "api", "files/", "%00", "api/../../secret.txt"])
def test_nothing_else_is_found_there(host, folder, path):
    build(folder)
    ask_raw(host, "/docs/")
    status, _, body = ask_raw(host, f"/docs/{path}")
    assert (status, b"no_path" in body) == (404, True)
