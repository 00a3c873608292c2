"""Everything that goes over the wire: docs/protocol.md in types.

Incoming messages are pydantic models, which validate them. Outgoing ones are dataclasses, checked against their models
in the tests. The page's types are generated from both (`python -m claim.web.schema`).
"""
