"""Everything that goes over the wire, as pydantic models: docs/protocol.md in types.

Incoming messages are validated by them. Outgoing ones are made in messages.py and checked against them in the tests.
The page's types are generated from them (`python -m claim.web.schema`).
"""
