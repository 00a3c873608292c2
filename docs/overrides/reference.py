"""The reference of the protocol, made from the models of `claim.web`: HTTP, sockets, the types in them, and errors.

`hooks.py` makes its pages part of the site. They are nowhere else: /openapi.json and /schema.json say the same.
"""

import json
import re
import string
from collections.abc import Collection
from typing import Any

from claim.accounts.errors import AccountError
from claim.friends.errors import FriendsError
from claim.game.errors import ClaimError, IllegalPlay, Text
from claim.pairing.seeks import LobbyError
from claim.push.errors import PushError
from claim.puzzles.collection import PuzzleError
from claim.storage.errors import StorageFailed
from claim.tables.commands import COMMANDS
from claim.tables.decide import Refused
from claim.tables.errors import BrokenLog, TableError
from claim.web.errors import RequestError
from claim.web.http.routes import new_api
from claim.web.schema import definitions
from claim.workers.pool import NoAnswer

# What clients meet; the errors of settings and databases concern only the host.
ERRORS: tuple[type[ClaimError], ...] = (
    RequestError,
    StorageFailed,
    BrokenLog,
    NoAnswer,
    TableError,
    Refused,
    IllegalPlay,
)
ERRORS += (LobbyError, AccountError, FriendsError, PushError, PuzzleError)
SOCKETS = {"ws://HOST/ws/tables/{id}": ("ClientMessage", "ServerMessage")}
SOCKETS["ws://HOST/ws/lobby"] = ("LobbyClientMessage", "LobbyServerMessage")
Schema = dict[str, Any]


def pages() -> dict[str, str]:
    """Return the pages of the reference as Markdown, by their paths."""
    types = definitions()
    http, bodies = _http(types)
    sockets, messages = _sockets(types)
    rest = [name for name in types if name not in {*bodies, *messages} and "oneOf" not in types[name]]
    lines = ["# Types", "", "What messages, requests and answers are made of."]
    for name in rest:
        lines += ["", f"## {name}", "", *_fields(types[name])]
    texts = {"http": http, "sockets": sockets, "types": lines, "errors": _errors()}
    return {f"reference/{name}.md": "\n".join(text) + "\n" for name, text in texts.items()}


def _http(types: dict[str, Schema]) -> tuple[list[str], set[str]]:
    """Return the page of all routes, and the types of what they are sent."""
    by_tag: dict[str, list[str]] = {}
    bodies = set()
    for path, methods in new_api().openapi()["paths"].items():
        for method, route in methods.items():
            lines = by_tag.setdefault(route["tags"][0], [])
            lines += ["", f"### `{method.upper()} {path}`", "", route["description"]]
            asked = [one for one in route.get("parameters", []) if one["in"] != "path"]
            fields = [(f"{one['name']}` ({one['in']})", one["schema"] | one, one["required"]) for one in asked]
            if "requestBody" in route:
                bodies.add(_content(route["requestBody"]).rpartition("/")[2])
                body = types[_content(route["requestBody"]).rpartition("/")[2]]
                fields += [(name, one, name in body.get("required", ())) for name, one in body["properties"].items()]
            lines += _table(fields)
            answer = next(answer for status, answer in route["responses"].items() if status.startswith("2"))
            if schema := answer["content"].get("application/json", {}).get("schema"):
                lines += ["", f"Answers {_words(schema)}."]
    page = ["# HTTP", "", "Every route. Requests with a body send JSON; what is refused has [an error](errors.md)."]
    for tag, lines in by_tag.items():
        page += ["", f"## {tag[0].upper()}{tag[1:]}", *lines]
    return page, bodies


def _content(body: Schema) -> str:
    reference: str = body["content"]["application/json"]["schema"]["$ref"]
    return reference


def _sockets(types: dict[str, Schema]) -> tuple[list[str], list[str]]:
    """Return the page of all messages, and their types."""
    page, shown = ["# Sockets", "", "Every message of the two sockets, one JSON object each."], []
    for address, unions in SOCKETS.items():
        page += ["", f"## `{address}`"]
        for union, side in zip(unions, ("client", "server"), strict=True):
            for name in [one["$ref"].rpartition("/")[2] for one in types[union]["oneOf"]]:
                form = types[name]["properties"]["type"]
                for kind in form.get("enum", [form.get("const")]) if name not in shown else ():
                    command = COMMANDS.get(kind) if side == "client" else None
                    text = types[name]["description"] if command is None else command.__doc__
                    page += ["", f"### `{kind}` ({side})", "", *_fields(types[name] | {"description": text})]
                shown.append(name)
    return page, shown


def _fields(form: Schema) -> list[str]:
    """Return a type: what it is, and its fields or values."""
    lines = [" ".join(str(form.get("description", "")).split())]
    if "properties" not in form:
        return [*lines, "", _words(form) + (f", `{form['pattern']}`" if "pattern" in form else "")]
    required = form.get("required", ())
    return lines + _table([(name, one, name in required) for name, one in form["properties"].items()])


def _table(fields: list[tuple[str, Schema, bool]]) -> list[str]:
    rows = [
        f"| `{name}{'' if name.endswith(')') else '`'} | {_words(form)} | {_told(form, required=required)} |"
        for name, form, required in fields
        if name != "type"
    ]
    return ["", "| field | type | meaning |", "|---|---|---|", *rows] if rows else []


def _told(form: Schema, *, required: bool) -> str:
    text = form.get("description", "")
    if required:
        return text
    default = form.get("default")
    missing = (
        "may be left out"
        if default in (None, {}) or isinstance(default, dict)
        else f"`{json.dumps(default)}` if left out"
    )
    return f"{text}; {missing}" if text else missing


def _words(form: Schema) -> str:
    """Return a schema as people say it, with links to the types that it names."""
    if "$ref" in form:
        name = form["$ref"].rpartition("/")[2].removesuffix("-Input")
        return f"[{name}](types.md#{name.lower()})"
    for values in (form.get("enum"), [form["const"]] if "const" in form else None):
        if values is not None:
            return ", ".join(f"`{json.dumps(value)}`" for value in values)
    if "anyOf" in form:
        return " or ".join(dict.fromkeys(_words(one) for one in form["anyOf"]))
    if "items" in form:
        return f"list of {_words(form['items'])}"
    if isinstance(form.get("additionalProperties"), dict):
        return f"object of {_words(form['additionalProperties'])}"
    return {"string": "text", "integer": "whole number", "boolean": "true or false"}.get(form["type"], form["type"])


def _errors() -> list[str]:
    """Return the page of all errors."""
    rows = []
    for kind in ERRORS:
        for code, text in kind.texts.items():
            params = ", ".join(f"`{field}`" for _, field, _, _ in string.Formatter().parse(text) if field)
            status = text.status if isinstance(text, Text) else 400
            rows.append(f"| `{code}` | {params} | {status} | {text.replace('|', '/')} |")
    return [
        "# Errors",
        "",
        "Codes are stable. What cannot be read (cards, positions, studies, records) is refused with the codes of its",
        "reader and status 400.",
        "",
        "| code | params | status | says |",
        "|---|---|---|---|",
        *rows,
    ]


def anchors(page: str) -> Collection[str]:
    """Return where a page can be linked to: its headings, as on GitHub."""
    headings = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
