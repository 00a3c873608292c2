"""Everything on the wire as one JSON Schema, and as TypeScript for the page.

A comment is the description of the field or the named type beside it or below it.

python -m claim.web.schema                            # the JSON Schema
python -m claim.web.schema page/src/wire/types.ts     # the page's types
"""

import functools
import json
import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from claim.web.http.routes import ROUTERS
from claim.web.wire import accounts, base, lobby, puzzles, socket, tables
from claim.web.wire.base import ErrorAnswer, Incoming
from claim.web.wire.models import SOURCES, WIRE, model_of

SRC = Path(__file__).parents[2]
_PREFIX = "#/$defs/"
_UNIONS: dict[str, TypeAdapter[Any]] = {
    "ClientMessage": socket.client_message,
    "ServerMessage": socket.server_message,
    "LobbyClientMessage": lobby.lobby_client_message,
    "LobbyServerMessage": lobby.lobby_server_message,
}
# A field of a class or a named type, and the comment beside it; a line of comment.
_DECLARED = re.compile(r"(?: {4})?(\w+)(?:: | = TypeAliasType\()[^#]*(?:# type:.*|# noqa.*|# (.+))?$")
_REMARK = re.compile(r"(?: {4})?# (.+)$")
_SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def definitions() -> dict[str, Any]:
    """Return the schema of every message by its name."""
    adapters: dict[str, TypeAdapter[Any]] = {"ErrorAnswer": TypeAdapter(model_of(ErrorAnswer)), **_UNIONS}
    for route in [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]:
        adapters[f"answer of {route.unique_id}"] = TypeAdapter(route.response_model)
        if route.body_field is not None:
            body: Any = route.body_field.field_info.annotation
            adapters[f"body of {route.unique_id}"] = TypeAdapter(body)
    schemas, shared = TypeAdapter.json_schemas([(name, "validation", one) for name, one in adapters.items()])
    unions = {name: schemas[name, "validation"] for name in _UNIONS}
    return described(dict(sorted({**shared["$defs"], **unions}.items())))


def described(schemas: dict[str, Any]) -> dict[str, Any]:
    """Add to these schemas what the sources say of types and of fields."""
    classes = {kind.__name__: kind for kind in _below(Incoming)} | SOURCES
    named = {str(alias): kind.__doc__ for kind, alias in WIRE.items() if isinstance(kind, type)}  # of enumerations
    for module in (base, accounts, puzzles, socket, tables):
        named |= _said(module.__name__)[""]
    for name, schema in schemas.items():
        if name in named:
            schema["description"] = named[name]
        for above in reversed(classes[name].__mro__ if name in classes else ()):
            properties = {field: str(one.__doc__) for field, one in vars(above).items() if isinstance(one, property)}
            said = {**_said(above.__module__)[above.__name__], **properties}
            for field in said.keys() & schema.get("properties", {}).keys():
                schema["properties"][field]["description"] = re.sub(r"\bNone\b", "null", said[field])
    return schemas


def _below(kind: type[Any]) -> list[type[Any]]:
    below = [kind]
    for one in kind.__subclasses__():
        below += _below(one)
    return below


@functools.cache
def _said(module: str) -> dict[str, dict[str, str]]:
    """Return what a module of ours says of its classes' fields, and of its named types under "".

    Its file is read, because it may be compiled.
    """
    comments: defaultdict[str, dict[str, str]] = defaultdict(dict)
    kind, above = "", ""
    file = SRC.joinpath(*module.split(".")).with_suffix(".py")
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if line[:1].isalpha():
            kind = line.removeprefix("class ").partition(":")[0].partition("(")[0] if line.startswith("class ") else ""
        declared = _DECLARED.match(line)
        if declared is not None and (above or declared[2]):
            comments[kind][declared[1]] = above or declared[2]
        remark = _REMARK.match(line)
        above = f"{above} {remark[1]}".strip() if remark is not None else ""
    return comments


def json_schema() -> dict[str, Any]:
    """Return the JSON Schema of the protocol."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions()}


def typescript() -> str:
    """Return the protocol's types as TypeScript. Raises ValueError for a schema that has no TypeScript here."""
    lines = ["// Made from src/claim/web/wire by `python -m claim.web.schema page/src/wire/types.ts`. Do not edit.", ""]
    for name, schema in definitions().items():
        if "description" in schema:
            lines.append(f"/** {' '.join(schema['description'].split())} */")
        if schema.get("type") == "object" and "properties" in schema:
            lines.append(f"export interface {name} {{")
            lines += _fields(schema)
            lines += ["}", ""]
        else:
            lines += [f"export type {name} = {_type(schema)};", ""]
    return "\n".join(lines)


def _fields(schema: dict[str, Any]) -> list[str]:
    required = schema.get("required", [])
    return [
        f"  {name}{'' if name in required else '?'}: {_type(field)};" for name, field in schema["properties"].items()
    ]


def _type(schema: dict[str, Any]) -> str:
    """Return a schema as a TypeScript type. Raises ValueError for what the messages do not use, rather than guess."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_PREFIX)
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " | ".join(dict.fromkeys(_type(one) for one in schema[choice]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind in ("array", "object"):
        return _collection(schema)
    if kind in _SCALARS:
        return _SCALARS[kind]
    raise _no_words(schema)


def _collection(schema: dict[str, Any]) -> str:
    if "items" in schema:
        item = _type(schema["items"])
        return f"({item})[]" if "|" in item else f"{item}[]"
    values = [*schema.get("patternProperties", {}).values(), schema.get("additionalProperties")]
    if not isinstance(values[0], dict):
        raise _no_words(schema)
    return f"Record<string, {_type(values[0])}>"


def _no_words(schema: dict[str, Any]) -> ValueError:
    known = ", ".join(["$ref", "anyOf", "oneOf", "const", "enum", "array with items", "object with values", *_SCALARS])
    return ValueError(f"no TypeScript for {json.dumps(schema)}: expected one of {known}")


def main(arguments: list[str]) -> None:
    """Print the JSON Schema, or write the TypeScript to a file."""
    if arguments:
        Path(arguments[0]).write_text(typescript(), encoding="utf-8")
    else:
        print(json.dumps(json_schema(), indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
