"""For the reference: a field's comment, `seed: str | None = None  # of the deal`, is its description."""

import ast
import re

import griffe

_COMMENT = re.compile(r"#\s+(?!noqa|type:)(.+)$")


class FieldComments(griffe.Extension):
    """Gives every field of a class that has no docstring the comment on its line."""

    def on_attribute_instance(self, *, node: ast.AST | griffe.ObjectNode, attr: griffe.Attribute, **_: object) -> None:
        """Look at one attribute."""
        if attr.docstring is None and isinstance(node, ast.AnnAssign) and attr.parent and attr.parent.is_class:
            comment = _COMMENT.search(attr.lines[-1]) if attr.lines else None
            if comment is not None:
                text = comment[1][0].upper() + comment[1][1:].rstrip(".") + "."
                attr.docstring = griffe.Docstring(text, parent=attr, lineno=attr.lineno)
