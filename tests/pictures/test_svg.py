"""The writer of SVG."""

from xml.etree import ElementTree as ET

from claim.pictures.svg import Picture, scale

SVG = "{http://www.w3.org/2000/svg}"


def test_title_description_and_texts_are_escaped_and_read_back():
    picture = Picture(30, 20, "<title>", "A & B")
    picture.text(1, 15, '"<&>"', halo=True)
    root = ET.fromstring(str(picture))
    assert root.attrib["role"] == "img"
    assert [root.findtext(f"{SVG}{tag}") for tag in ("title", "desc", "text")] == ["<title>", "A & B", '"<&>"']


def test_every_colour_that_is_drawn_has_a_light_and_a_dark_shade():
    picture = Picture(30, 20, "title", "text")
    picture.line(0, 0, 30, 20, "purple", dashes="1 3")
    picture.dot(10, 10, 5, "blue")
    root = ET.fromstring(str(picture))
    light, dark = (root.findtext(f"{SVG}style") or "").split("@media (prefers-color-scheme:dark)")
    for node in root:
        for name in node.attrib.get("class", "").split():
            assert f".{name}{{" in light
            assert f".{name}{{" in dark


def test_a_scale_maps_ends_to_ends_and_the_middle_to_the_middle():
    place = scale(-1, 1, 100, 200)
    assert [place(value) for value in (-1, 0, 1)] == [100, 150, 200]
    assert scale(0, 1, 50, 0)(0.25) == 37.5
