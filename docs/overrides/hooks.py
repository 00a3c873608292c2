"""What mkdocs.yml cannot say: pages from outside docs/, links that leave it, and the protocol's reference."""

import re
import shutil
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "docs/overrides"))
import reference  # noqa: E402
import tables  # noqa: E402

REFERENCE = reference.pages()
# On GitHub, where the reference is not, links to it lead to what it is made from.
MADE_FROM = {
    "src/claim/web/http/tables.py": "reference/http.md",
    "src/claim/web/wire/socket.py": "reference/sockets.md",
    "src/claim/tables/states.py": "reference/types.md",
    "src/claim/game/view.py": "reference/types.md",
    "src/claim/web/errors.py": "reference/errors.md",
}
# What the guide has no heading for is in the reference.
IN_REFERENCE = {anchor: name for name, text in REFERENCE.items() for anchor in reference.anchors(text)}
for own in reference.anchors((ROOT / "docs/protocol.md").read_text(encoding="utf-8")):
    IN_REFERENCE.pop(own, None)
PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}  # beside docs/, and part of the site
ICON = "page/public/icon.svg"
_LINK = re.compile(r"(\[[^\[\]]*)?\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")
_LIST_AFTER_TEXT = re.compile(r"^(?![-|>#\s]|\d+\. )(.+)\n(?=- |1\. )", re.MULTILINE)
_CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and pictures that live elsewhere."""
    for source, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    files.append(File.generated(config, "assets/icon.svg", abs_src_path=str(ROOT / ICON)))
    for name, text in REFERENCE.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Make links and lists that GitHub understands work here, too."""
    markdown = tables.filled(markdown)
    home = ROOT if page.file.src_uri in PAGES.values() else (ROOT / "docs" / page.file.src_uri).parent
    here = page.file.src_uri.count("/")

    def link(match: re.Match[str]) -> str:
        words, target, anchor = match[1] or "", (home / match[2]).resolve(), match[3] or ""
        if not target.is_relative_to(ROOT) or not target.exists():
            return match[0]  # MkDocs complains about it
        path = target.relative_to(ROOT).as_posix()
        if path == "docs/decisions":
            path = "docs/decisions/README.md"
        elif target.is_dir():
            return words.removeprefix("[")  # a folder is nothing to read
        if path == "README.md":
            inside = "index.md"
        elif path in MADE_FROM:
            inside = MADE_FROM[path]
        elif path == "docs/protocol.md" and anchor[1:] in IN_REFERENCE:
            inside = IN_REFERENCE[anchor[1:]]
        elif path in PAGES:
            inside = PAGES[path]
        elif path.startswith("docs/"):
            inside = path.removeprefix("docs/")
        else:
            inside = f"files/{path}"
            if files.get_file_from_path(inside) is None:
                files.append(File.generated(config, inside, abs_src_path=str(target)))
        return f"{words}]({'../' * here}{inside}{anchor})"

    parts = _CODE.split(markdown)
    parts[1::2] = [part.replace("```python\n>>> ", "```pycon\n>>> ", 1) for part in parts[1::2]]  # a session
    parts[::2] = [_LIST_AFTER_TEXT.sub(r"\1\n\n", _LINK.sub(link, part)) for part in parts[::2]]
    return "".join(parts)


def on_post_build(config: MkDocsConfig) -> None:
    """Leave out what nobody loads: other languages' search, maps of the theme's sources, and pages for web hosts."""
    site = Path(config.site_dir)
    shutil.rmtree(site / "assets/javascripts/lunr")
    for name in ("404.html", "sitemap.xml", "sitemap.xml.gz"):
        (site / name).unlink(missing_ok=True)
    for path in site.glob("assets/**/*.map"):
        path.unlink()
