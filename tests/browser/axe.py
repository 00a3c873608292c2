"""axe-core: the rules of accessibility that a program can check."""

from typing import Any, Literal

from playwright.sync_api import Page

Theme = Literal["light", "dark"]

RUN = """async (rules) => {
  const only = rules ? { runOnly: { type: 'rule', values: rules } } : {};
  // axe cannot tell a text's contrast with a gradient: those of the page are faint, and are taken away.
  for (const one of document.querySelectorAll('body, main, main *'))
    if (one instanceof HTMLElement && getComputedStyle(one).backgroundImage !== 'none')
      one.style.backgroundImage = 'none';
  // Nor with what is drawn behind: a panel's torn edge, which has the panel's own colour, and the table's boards.
  const whole = new CSSStyleSheet();
  whole.replaceSync('.panel::before, .middle::before { display: none }');
  document.adoptedStyleSheets = [whole];
  const pictures = [['svg[aria-hidden=true]']]; // nothing in them speaks
  // What lies under a dialog was looked at without it.
  const where = { include: [[document.querySelector('dialog') ? 'dialog' : 'html']], exclude: pictures };
  const { violations } = await axe.run(where, { resultTypes: ['violations'], ...only });
  const words = (node) => node.html.slice(0, 160) + ' ' + node.failureSummary;
  return violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(words)]);
}"""
OF_COLOUR = ["color-contrast", "link-in-text-block"]


def violations(page: Page, axe: str, themes: tuple[Theme, ...] = ("light", "dark")) -> list[Any]:
    """What axe finds in each theme. A theme changes colours only: the dark one is asked for what depends on them."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe)
    found = []
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        found += [[theme, *one] for one in page.evaluate(RUN, OF_COLOUR if theme == "dark" else None)]
    page.emulate_media(color_scheme="light")
    return found


def looks_right(page: Page, axe: str) -> None:
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"
