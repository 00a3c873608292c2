"""Everything that goes over the wire, in types. docs/protocol.md is the guide.

Incoming messages are pydantic models, which validate them. Outgoing ones are dataclasses, checked against their models
in the tests. The page's types are generated from both (`python -m claim.web.schema`).
"""
