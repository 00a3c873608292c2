"""What the server can refuse, and what can be wrong with its settings."""

from typing import ClassVar

from claim.game.errors import ClaimError, Text, Unavailable


class RequestError(ClaimError):
    """A request or a message that is not carried out."""

    texts: ClassVar = {
        "bad_message": "{field}: {problem}",
        "too_big": Text("{size} bytes, expected at most {most}", 413),
        "too_fast": Text("too much at once: wait a moment", 429),
        "too_many_tables": Text("too many tables from one address: wait a while", 429),
        "too_many_called_off": Text("too many games were called off: play, or wait a while", 429),
        "too_many_accounts": Text("too many accounts from one address: wait a while", 429),
        "too_many_sockets": Text("too many connections: close some", 429),
        "hello_first": "expected a message 'hello' first, within {seconds} seconds",
        "idle": "nothing was heard for {seconds} seconds",
        "blocked": Text("this address may not use this server", 403),
        "strange_origin": Text("a page of {origin} may not use this server", 403),
        "strange_host": Text("this server does not go by the name {host} (its --allow-host could allow it)", 421),
        "slow_request": Text("the request did not arrive in time", 408),
        "no_path": Text("there is nothing at {path}", 404),
        "bad_method": Text("{method} is not possible at {path}", 405),
        "server_error": Text("something went wrong on the server (look for {reference} in its log)", 500),
    }


class BadSetting(ClaimError):
    """A setting of the server that is not what it should be."""

    texts: ClassVar = {
        "bad_origin": "--origin: {text} is not an origin: expected one such as https://claim.example",
        "bad_push_service": "--push-service: {text} is not a name: expected one such as push.example.org, "
        "*.push.example.org or push.example.org:8443",
        "bad_host": "--allow-host: {text} is not a name: expected one such as claim.example",
        "bad_contact": "--contact: {text} is not one line of 1 to {most} printable characters",
        "bad_hour": "--weekly-hour: {text} is not an hour: expected one such as 'thu 20:00 Europe/Berlin'",
        "bad_proxy": "--proxy: {text} is not an address: expected one such as 10.0.0.1 or 10.0.0.0/8",
        "unknown_limit": "{name} is not a limit: expected one of {known}",
        "bad_limit": "{name}: {text} is not a limit: expected a number above 0",
        "one_worker": "--workers {workers}: on SQLite one process serves, several need PostgreSQL (--database)",
        "bad_seconds": "{name}: {text} is not a time: expected seconds from 0 to {most}",
    }


class PortUnavailable(Unavailable):
    """A port that cannot be listened on."""

    texts: ClassVar = {
        "no_port": "cannot listen on {host} port {port}: {problem}",
    }
