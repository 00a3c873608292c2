"""The API's reference at /docs: one page made from the OpenAPI description, without any script.

The usual pages load their scripts from other people's servers, which the page's own policy forbids.
"""

import json
from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-family: Georgia, serif; }
section { border-top: 1px solid #8886; padding: .5rem 0; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8886; border-radius: .5rem; }
table { border-collapse: collapse; } td, th { text-align: left; padding: .15rem .75rem .15rem 0; vertical-align: top; }
"""
_REF = "#/components/schemas/"


def reference(description: dict[str, Any]) -> str:
    """The page."""
    info = description["info"]
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f'<title>{escape(info["title"])}</title><link rel="stylesheet" href="/docs/style.css">',
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])}</p>",
        '<p>For programs: <a href="/openapi.json">OpenAPI</a>, and the JSON Schema of everything on the wire, '
        'sockets included: <a href="/schema.json">schema.json</a>.</p>',
    ]
    for path, methods in description["paths"].items():
        parts += [_operation(path, method, operation) for method, operation in methods.items()]
    parts.append("<h2>Types</h2>")
    parts += [_schema(name, schema) for name, schema in description["components"]["schemas"].items()]
    return "\n".join(parts)


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(one['name'])}</code> ({escape(one['in'])})</td><td>{_type(one['schema'])}</td></tr>"
        for one in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body is not None:
        rows.append(f"<tr><td>body</td><td>{_type(body)}</td></tr>")
    for status, answer in operation["responses"].items():
        kinds = [_type(one["schema"]) for one in answer.get("content", {}).values() if "schema" in one]
        rows.append(f"<tr><td>{escape(status)}</td><td>{' '.join(kinds) or escape(answer['description'])}</td></tr>")
    about = escape(operation.get("description", ""))
    title = f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"
    return f"<section>{title}<p>{about}</p><table>{''.join(rows)}</table></section>"


def _schema(name: str, schema: dict[str, Any]) -> str:
    title, text = escape(name), escape(json.dumps(schema, indent=1))
    return f'<section id="{title}"><h3>{title}</h3><pre>{text}</pre></section>'


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(_REF))
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'])}"
    return f"<code>{escape(json.dumps({key: value for key, value in schema.items() if key != 'title'}))}</code>"
