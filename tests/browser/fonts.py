"""A wide and a narrow font, made here: layouts are tested with these, whatever fonts are installed."""

import base64
import io
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from playwright.sync_api import Page

EM = 1000
FAMILIES = {"wide": 1.05, "narrow": 0.7}  # times the widths below: a little over DejaVu and Verdana; Arial Narrow
WEIGHTS = {400: 1.0, 700: 1.11}
WIDTHS = {"space": 330, "thin": 380, "capital": 740, "broad": 980, "letter": 620}
THIN = "fijlrtIíîïÍ.,:;'!|()[]/-·’‘“”"
BROAD = "mwMW@%&œŒæ—…"
LETTERS = [*range(0x21, 0x7F), *range(0xA1, 0x250), *range(0x2010, 0x2028)]


def _shape(letter: int) -> str:
    text = chr(letter)
    return "thin" if text in THIN else "broad" if text in BROAD else "capital" if text.isupper() else "letter"


@cache
def _font(stretch: float) -> str:
    """Return a font as base64, each of whose characters is a box."""
    widths = {shape: round(width * stretch) for shape, width in WIDTHS.items()}
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for shape, width in widths.items():
        pen = TTGlyphPen(None)
        if shape != "space":
            pen.moveTo((width // 8, 0))
            for corner in ((width // 8, 600), (width - width // 8, 600), (width - width // 8, 0)):
                pen.lineTo(corner)
            pen.closePath()
        glyphs[shape] = pen.glyph()
    builder = FontBuilder(EM)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({0x20: "space", 0xA0: "space"} | {letter: _shape(letter) for letter in LETTERS})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({".notdef": (widths["letter"], 0)} | {shape: (w, 0) for shape, w in widths.items()})
    builder.setupHorizontalHeader(ascent=930, descent=-240)
    builder.setupNameTable({"familyName": "Boxes", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=930, sTypoDescender=-240, usWinAscent=930, usWinDescent=240)
    builder.setupPost()
    file = io.BytesIO()
    builder.save(file)
    return base64.b64encode(file.getvalue()).decode()


# Bytes given to a FontFace need no font-src: the page's content policy stays in force.
LOAD = """async ([family, weights]) => {
  for (const [weight, data] of Object.entries(weights)) {
    if ([...document.fonts].some((font) => font.family === family && font.weight === weight)) continue;
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace(family, bytes, { weight }).load());
  }
  const { style } = document.documentElement;
  for (const name of ['--font-title', '--font-body']) style.setProperty(name, family);
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
}"""


# Waits until what has changed is on the screen.
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
USUAL = 16


@contextmanager
def letters(page: Page, size: int = 2 * USUAL) -> Iterator[None]:
    """Set the browser's own size of letters, as people do: all that is counted in rem follows, media queries too."""
    browser = page.context.new_cdp_session(page)

    def sets(pixels: int) -> None:
        browser.send("Page.setFontSizes", {"fontSizes": {"standard": pixels}})
        page.emulate_media()  # only now whoever listens to a media query is told
        page.evaluate(DRAWN)

    sets(size)
    yield
    sets(USUAL)
    browser.detach()


def each_setting(page: Page, *, large: bool = True) -> Iterator[str]:
    """Set the page in a wide font, then with large text or (not `large`) in a narrow font; yield a name for each."""
    page.evaluate(LOAD, ["wide", weights("wide")])
    yield "wide"
    if large:
        with letters(page):
            yield "wide, 200%"
    else:
        page.evaluate(LOAD, ["narrow", weights("narrow")])
        yield "narrow"
    page.evaluate("document.documentElement.removeAttribute('style')")


def weights(family: str) -> dict[str, str]:
    """Return a family's fonts by weight, as base64."""
    return {str(weight): _font(FAMILIES[family] * more) for weight, more in WEIGHTS.items()}
