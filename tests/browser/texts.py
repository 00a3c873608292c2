"""What is written on a screen, and whether all of it is of the chosen language and inside the screen."""

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from tests.browser.fonts import DRAWN, LOAD, each_setting, letters, weights

# Every text that is shown or read out: text nodes, and the attributes that speak.
TEXTS = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const inside = node.parentElement.closest('script, style, option[lang], svg');
      if (!inside) found.push(node.textContent);
    } else
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        if (node.hasAttribute(name)) found.push(node.getAttribute(name));
  }
  return found.map((text) => text.replace(/\\s+/g, ' ').trim()).filter((text) => /\\p{L}{2}/u.test(text));
}"""

LONGEST = ("hu", "fr")  # words, and sentences

# What sticks out of the screen, or is cut off by its own box. A name or a link may end in an ellipsis.
OUTSIDE = """() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push('the page is too wide');
  const speaks = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const clipped = (one) => one && (getComputedStyle(one).clipPath === 'inset(50%)' || clipped(one.parentElement));
  for (const one of document.querySelectorAll('body *')) {
    if (!(one instanceof HTMLElement) || !(speaks(one) || one.matches('button, a, input, select, img'))) continue;
    if (one.closest('.unseen, .skip, option') || !one.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(one);
    if (clipped(one) || style.textOverflow === 'ellipsis') continue;
    const box = one.getBoundingClientRect();
    const name = one.tagName + '.' + one.className + ' “' + one.textContent.trim().slice(0, 40) + '”';
    if (box.width > 0 && (box.right > width + 1 || box.left < -1))
      found.push(name + ' sticks out: ' + box.left + ' to ' + box.right);
    const whole = !one.matches('button, a') || one.closest('[data-hand]') || style.display === 'inline';
    if (!whole && one.scrollWidth > one.clientWidth + 1)
      found.push(name + ' is cut: ' + one.scrollWidth + ' in ' + one.clientWidth);
  }
  for (const one of document.querySelectorAll('[role=region].box'))
    if (one.clientHeight < 60) found.push('hardly anything is seen of “' + one.textContent.trim().slice(0, 40) + '”');
  return found;
}"""

# The language is changed as the select in the header does, which cannot be clicked under a dialog.
EVERYWHERE = f"""async ([languages, fonts]) => {{
  const texts = {TEXTS};
  const outside = {OUTSIDE};
  await ({LOAD})(['wide', fonts]);
  const select = document.querySelector('header select');
  const found = {{}};
  for (const language of languages) {{
    select.value = language;
    select.dispatchEvent(new Event('change', {{ bubbles: true }}));
    while (document.documentElement.lang !== language) await new Promise((go) => setTimeout(go, 4));
    await ({DRAWN})();
    found[language] = [texts(), outside()];
  }}
  document.documentElement.removeAttribute('style');
  return found;
}}"""


def in_every_language(page: Page, languages: Sequence[str]) -> list[str]:
    """
    Return what is not translated or does not fit, and leave the screen in the last of the languages.

    A screen is laid out twice in the longest languages, and once in the others. What fits with text twice as large
    also fits as it is, unless it is then arranged in another way, which is not a matter of languages.
    """
    found = []
    fonts = weights("wide")
    usual = page.evaluate(EVERYWHERE, [LONGEST, fonts])
    with letters(page):
        large = page.evaluate(EVERYWHERE, [languages, fonts])
    for language, (texts, sticking) in large.items():
        wrong = _untranslated(texts, language)
        wrong += [f"wide, 200%: {one}" for one in sticking]
        wrong += [f"wide: {one}" for one in usual.get(language, ([], []))[1]]
        found += [f"{language}: {one}" for one in wrong]
    return found


def outside(page: Page) -> list[str]:
    """Return what does not fit on the screen in a wide font, and with text twice as large."""
    return [f"{setting}: {found}" for setting in each_setting(page) for found in page.evaluate(OUTSIDE)]


def untranslated(page: Page, language: str) -> list[str]:
    """Texts that are a message's id, or English where the language has words of its own."""
    return _untranslated(page.evaluate(TEXTS), language)


def _untranslated(texts: list[str], language: str) -> list[str]:
    ids, _ = _pieces("en")
    found = [text for text in texts if any(word in ids for word in re.findall(r"[a-z]+(?:-[\w]+)+", text))]
    if language != "en":
        whole, parts = _english(language)
        found += [text for text in texts if text in whole or any(part in text for part in parts)]
    return found


@cache
def _english(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """The runs of English words that another language does not have: short ones, and those that are found in a text."""
    own = "\n".join(_pieces(language)[1])
    english = [piece for piece in _pieces("en")[1] if piece not in own]
    short = frozenset(piece for piece in english if len(piece) < 12)
    return short, tuple(piece for piece in english if len(piece) >= 12)


@cache
def _pieces(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """The ids of a language's messages, and the runs of words they are made of."""
    text = resources.files("claim.locales").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    messages = [one for one in FluentParser().parse(text).body if isinstance(one, ast.Message)]
    pieces: list[str] = []

    def walk(pattern: ast.Pattern) -> None:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                pieces.extend(re.sub(r"\s+", " ", line).strip(" .,:;()") for line in element.value.splitlines())
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    walk(variant.value)

    for message in messages:
        if message.value is not None:
            walk(message.value)
    letters = tuple(piece for piece in pieces if len(re.findall(r"[^\W\d_]", piece)) >= 4)
    return frozenset(message.id.name for message in messages if "-" in message.id.name), letters
