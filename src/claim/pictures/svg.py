"""The one writer of SVG pictures: text, lines, boxes and marks that are readable in a light and in a dark theme.

Colours are given by name. The file holds both themes and the viewer chooses (`prefers-color-scheme`); a viewer without
themes shows the light one. The colours are safe for colour-blind eyes, and a label or a shape always says what a colour
means. Every picture has a title and a description for screen readers.
"""

from collections.abc import Callable, Iterable
from xml.etree import ElementTree as ET

THEMES = {  # (light, dark)
    "paper": ("#fbf6ea", "#211b15"),
    "panel": ("#f3ead6", "#2c241c"),
    "shade": ("#e9dcc0", "#382e23"),
    "ink": ("#2b2118", "#f1e7d3"),
    "faint": ("#6b5d4c", "#b9ab95"),
    "grid": ("#cbbc9f", "#5a4d3f"),
    "blue": ("#0072b2", "#56b4e9"),
    "orange": ("#b35f00", "#e8a33d"),
    "purple": ("#a3568a", "#d48bbd"),
}


class Picture:
    """A picture of fixed size. Shapes are drawn in the order of the calls; `str(picture)` is the SVG."""

    def __init__(self, width: float, height: float, title: str, description: str) -> None:
        self._svg = ET.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img"})
        self._svg.attrib |= {"width": f"{width:g}", "height": f"{height:g}", "viewBox": f"0 0 {width:g} {height:g}"}
        self._svg.set("font-family", "system-ui, sans-serif")
        for tag, text in (("title", title), ("desc", description), ("style", _style())):
            ET.SubElement(self._svg, tag).text = text
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
        """Write a line of text with its baseline at y. A halo keeps it readable over lines."""
        font: dict[str, str] = {"text-anchor": anchor}
        if bold:
            font["font-weight"] = "600"
        if serif:
            font["font-family"] = "Georgia, serif"
        style = f"f-{colour} halo" if halo else f"f-{colour}"
        self._add("text", {"class": style, "x": x, "y": y, "font-size": size, **font}).text = text

    def line(
        self, x1: float, y1: float, x2: float, y2: float, colour: str = "ink", width: float = 1, dashes: str = ""
    ) -> None:
        """Draw a straight line; `dashes` is SVG's `stroke-dasharray`."""
        self._stroke("line", {"x1": x1, "y1": y1, "x2": x2, "y2": y2}, colour, width, dashes)

    def path(
        self, points: Iterable[tuple[float, float]], colour: str = "ink", width: float = 1, dashes: str = ""
    ) -> None:
        """Draw a line from point to point."""
        self._stroke("polyline", {"points": _points(points)}, colour, width, dashes)

    def box(
        self, x: float, y: float, width: float, height: float, colour: str, opacity: float = 1, radius: float = 0
    ) -> None:
        """Fill a box."""
        size = {"width": width, "height": height, "rx": radius, "fill-opacity": opacity}
        self._add("rect", {"class": f"f-{colour}", "x": x, "y": y, **size})

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fill a circle."""
        self._add("circle", {"class": f"f-{colour}", "cx": x, "cy": y, "r": radius})

    def diamond(self, x: float, y: float, reach: float, colour: str) -> None:
        """Fill a diamond: a mark that differs from a dot in shape."""
        corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
        self._add("polygon", {"class": f"f-{colour}", "points": _points(corners)})

    def _stroke(
        self, tag: str, place: dict[str, float] | dict[str, str], colour: str, width: float, dashes: str
    ) -> None:
        dashed = {"stroke-dasharray": dashes} if dashes else {}
        self._add(tag, {"class": f"s-{colour}", **place, "stroke-width": width, **dashed})

    def _add(self, tag: str, attributes: dict[str, str | float]) -> ET.Element:
        texts = {name: value if isinstance(value, str) else _number(value) for name, value in attributes.items()}
        return ET.SubElement(self._svg, tag, texts)

    def __str__(self) -> str:
        ET.indent(self._svg, "")
        return ET.tostring(self._svg, encoding="unicode") + "\n"


def scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """Return the function that places values from `low` to `high` between `start` and `end`."""
    return lambda value: start + (value - low) / (high - low) * (end - start)


def _number(value: float) -> str:
    return f"{round(value, 2):g}"


def _points(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _style() -> str:
    def rules(theme: int) -> str:
        return f".halo{{stroke:{THEMES['panel'][theme]}}}" + "".join(
            f".f-{name}{{fill:{colours[theme]}}}.s-{name}{{stroke:{colours[theme]}}}"
            for name, colours in THEMES.items()
        )

    shapes = "polyline{fill:none;stroke-linejoin:round}.halo{paint-order:stroke;stroke-width:4;stroke-linejoin:round}"
    return f"{shapes}{rules(0)}@media (prefers-color-scheme:dark){{{rules(1)}}}"
