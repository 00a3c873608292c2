"""Everything that goes over the wire, as pydantic models: docs/protocol.md in types.

What comes in is validated by them. What goes out is built by the game and the service; the tests hold it to them, and
the page's types are made from them (`python -m claim.web.schema`).
"""
