"""A small writer of SVG pictures: text, lines, boxes and dots that are readable on light and dark ground alike.

Colours are given by name. The file holds both themes and the viewer chooses (`prefers-color-scheme`); a viewer that
knows no themes shows the light one. Colours are safe for colour-blind eyes, and a label always says what a
colour means.
"""

from xml.sax.saxutils import escape

_THEMES = {
    "paper": ("#fbf6ea", "#211b15"),
    "panel": ("#f3ead6", "#2c241c"),
    "ink": ("#2b2118", "#f1e7d3"),
    "faint": ("#6b5d4c", "#b9ab95"),
    "grid": ("#d9ccb2", "#4a3f33"),
    "blue": ("#0072b2", "#56b4e9"),
    "orange": ("#d98200", "#e8a33d"),
}
_TYPE = 'font-family="system-ui, sans-serif"'


class Picture:
    """A picture of fixed size. Everything is drawn in the order it is asked for."""

    def __init__(self, width: float, height: float, title: str, description: str) -> None:
        self.width, self.height = width, height
        self._parts = [f"<title>{escape(title)}</title>", f"<desc>{escape(description)}</desc>", _style()]
        self.box(0, 0, width, height, "paper")

    def text(
        self,
        x: float,
        y: float,
        text: str,
        colour: str = "ink",
        size: float = 13,
        anchor: str = "start",
        bold: bool = False,
        serif: bool = False,
        halo: bool = False,
    ) -> None:
        """A line of text whose baseline is at y. A halo keeps it readable over lines."""
        font = f'font-size="{size:g}" text-anchor="{anchor}"'
        font += ' font-weight="600"' * bold + ' font-family="Georgia, serif"' * serif
        for style in ("halo", f"f-{colour}") if halo else (f"f-{colour}",):
            self._parts.append(f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" {font}>{escape(text)}</text>')

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str = "ink", width: float = 1) -> None:
        """A straight line."""
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self._parts.append(f'<line class="s-{colour}" {ends} stroke-width="{width:g}"/>')

    def box(
        self, x: float, y: float, width: float, height: float, colour: str, opacity: float = 1, radius: float = 0
    ) -> None:
        """A filled box."""
        see = f' fill-opacity="{opacity:.3f}"' if opacity < 1 else ""
        where = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{radius:g}"'
        self._parts.append(f'<rect class="f-{colour}" {where}{see}/>')

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        """A filled circle."""
        self._parts.append(f'<circle class="f-{colour}" cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"/>')

    def diamond(self, x: float, y: float, reach: float, colour: str) -> None:
        """A filled diamond: a mark that differs from a dot in shape."""
        points = f"{x:.1f},{y - reach:.1f} {x + reach:.1f},{y:.1f} {x:.1f},{y + reach:.1f} {x - reach:.1f},{y:.1f}"
        self._parts.append(f'<polygon class="f-{colour}" points="{points}"/>')

    def __str__(self) -> str:
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} {_TYPE}>'
        return "\n".join([opening, *self._parts, "</svg>\n"])


def _style() -> str:
    def rules(theme: int) -> str:
        halo = f".halo{{fill:none;stroke:{_THEMES['panel'][theme]};stroke-width:4;stroke-linejoin:round}}"
        return halo + "".join(
            f".f-{name}{{fill:{colours[theme]}}}.s-{name}{{stroke:{colours[theme]}}}"
            for name, colours in _THEMES.items()
        )

    return f"<style>{rules(0)}@media (prefers-color-scheme:dark){{{rules(1)}}}</style>"
