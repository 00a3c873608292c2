"""Picture files: SVG, or PNG where the file's name says so."""

import errno
import os
from pathlib import Path
from typing import ClassVar

from claim.game.errors import BadText
from claim.version import install_with

KINDS = (".svg", ".png")
SHARPNESS = 2  # pixels of a PNG per unit of the drawing, so that it is sharp on today's screens

# A browser finds some font for `sans-serif`. The renderer needs names, so it gets those that systems come with.
_SANS = "system-ui, sans-serif, Arial, Helvetica, 'Segoe UI', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans'"
_FONTS = f"svg {{ font-family: {_SANS} }} text[font-family] {{ font-family: Georgia, serif, {_SANS} }}"
_LETTER = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><text y="14">{}</text></svg>'


class PictureError(BadText):
    """A picture that cannot be written."""

    texts: ClassVar = {
        "picture_kind": "{option}: {file}: pictures are SVG or PNG, expected a name that ends in .svg or .png",
        "no_fonts": "{file}: no font is installed to write with in a PNG; name the picture .svg, or install a font",
    }


def check(file: Path, option: str) -> None:
    """Raise PictureError or BadText for a picture that could not be written, before the work that it would show."""
    kind = file.suffix.lower()
    if kind not in KINDS:
        raise PictureError("picture_kind", option=option, file=str(file))
    check_folder(file)
    if kind == ".png" and png(_LETTER.format("A")) == png(_LETTER.format("")):
        raise PictureError("no_fonts", file=str(file))


def check_folder(file: Path) -> None:
    """Raise BadText for a file in a folder that does not exist."""
    if not file.parent.is_dir():
        raise BadText("no_file", file=str(file), problem=os.strerror(errno.ENOENT))


def save(file: Path, svg: str) -> None:
    """Write a picture as PNG if the file's name says so, otherwise as SVG. Raises BadText where that fails."""
    data = png(svg) if file.suffix.lower() == ".png" else svg.encode("utf-8")
    save_bytes(file, data)


def save_bytes(file: Path, data: bytes) -> None:
    """Write a file. Raises BadText saying why it cannot be written."""
    try:
        file.write_bytes(data)
    except OSError as error:
        raise BadText("no_file", file=str(file), problem=error.strerror or str(error)) from error


def png(svg: str) -> bytes:
    """Render a picture in its light theme with the system's fonts. Raises BadText without the extra `png`."""
    try:
        from resvg_py import svg_to_bytes  # noqa: PLC0415  (an extra: only PNG needs it)
    except ImportError:
        raise BadText("missing_extra", package="resvg-py", install=install_with("png")) from None
    return svg_to_bytes(svg_string=svg, zoom=SHARPNESS, style_sheet=_FONTS)
