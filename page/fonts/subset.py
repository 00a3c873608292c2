"""Make the page's fonts out of npm's packages of them: what the five languages and people's names are written with.

    npm pack @fontsource/grenze@5.3.0 @fontsource-variable/source-sans-3@5.3.0   (and unpack both)
    python page/fonts/subset.py FOLDER-OF-GRENZE FOLDER-OF-SOURCE-SANS

Latin and Latin Extended-A are files of their own, so that a browser fetches the second only where a letter needs it.
Grenze's digits are as high as capitals and equally wide, without a page asking for that in every place.
Source Sans keeps the weights that are used, and gets a name of ours, as its licence asks of a changed version.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, *range(0x2010, 0x203B), 0x20AC, 0x2122, 0x2212]
EXTENDED = [letter for letter in range(0x100, 0x180) if letter not in LATIN]
FEATURES = ["ccmp", "kern", "liga", "locl", "mark"]
HERE = Path(__file__).parent


def main(grenze: Path, source_sans: Path) -> None:
    """Write the four files beside this one, and say how large they are."""
    for part, letters in (("latin", LATIN), ("latin-ext", EXTENDED)):
        title = TTFont(grenze / f"files/grenze-{part}-600-normal.woff2")
        set_digits(title)
        text = TTFont(source_sans / f"files/source-sans-3-{part}-wght-normal.woff2")
        for font, to in ((title, f"title-{part}.woff2"), (text, f"text-{part}.woff2")):
            subset(font, letters)
            if font is text:
                instantiateVariableFont(font, {"wght": (400, 400, 700)}, inplace=True)
                for name in font["name"].names:
                    name.string = "Claim Text" if name.nameID in (1, 4, 6) else name.toUnicode()
            font.save(HERE / to)
            print(f"{to}: {(HERE / to).stat().st_size:,} bytes")


def set_digits(font: TTFont) -> None:
    """Let digits be those of the features "lnum" and "tnum"."""
    table = font["GSUB"].table
    for wanted in ("lnum", "tnum"):
        other = {}
        for feature in table.FeatureList.FeatureRecord:
            if feature.FeatureTag == wanted:
                for place in feature.Feature.LookupListIndex:
                    for found in table.LookupList.Lookup[place].SubTable:
                        other |= getattr(found, "ExtSubTable", found).mapping
        for letters in font["cmap"].tables:
            letters.cmap = {letter: other.get(glyph, glyph) for letter, glyph in letters.cmap.items()}


def subset(font: TTFont, letters: list[int]) -> None:
    """Leave these letters in a font."""
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
