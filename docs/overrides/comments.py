"""For the reference: a field's comment, `seed: str | None = None  # of the deal`, is its description.

It may also stand in the lines above the field.
"""

import ast
import re

import griffe

_COMMENT = re.compile(r"#\s+(?!noqa|type:)(.+)$")


class FieldComments(griffe.Extension):
    """Gives every field of a class that has no docstring its comment."""

    def on_attribute_instance(self, *, node: ast.AST | griffe.ObjectNode, attr: griffe.Attribute, **_: object) -> None:
        """Look at one attribute."""
        if attr.docstring is None and isinstance(node, ast.AnnAssign) and attr.parent and attr.parent.is_class:
            lines = attr.lines_collection[attr.filepath]
            first = last = (attr.lineno or 1) - 1
            while lines[first - 1].startswith("    # "):
                first -= 1
            comments = [found[1] for line in lines[first : last + 1] if (found := _COMMENT.search(line))]
            if comments:
                text = " ".join(comments)
                text = text[0].upper() + text[1:].rstrip(".") + "."
                attr.docstring = griffe.Docstring(text, parent=attr, lineno=attr.lineno)
