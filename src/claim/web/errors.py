"""What the server can refuse, and what can be wrong with its settings."""

from typing import ClassVar

from claim.game.errors import ClaimError, Unavailable


class RequestError(ClaimError):
    """A request or a message that is not carried out."""

    texts: ClassVar = {
        "bad_message": "{field}: {problem}",
        "too_big": "{size} bytes, expected at most {most}",
        "too_fast": "too much at once: wait a moment",
        "too_many_tables": "too many tables from one address: wait a while",
        "too_many_sockets": "too many connections: close some",
        "hello_first": "expected a message 'hello' first, within {seconds} seconds",
        "idle": "nothing was heard for {seconds} seconds",
        "blocked": "this address may not use this server",
        "strange_origin": "a page of {origin} may not use this server",
        "strange_host": "this server does not go by the name {host} (its --allow-host could allow it)",
        "slow_request": "the request did not arrive in time",
        "no_path": "there is nothing at {path}",
        "bad_method": "{method} is not possible at {path}",
        "server_error": "something went wrong on the server (look for {reference} in its log)",
    }


class BadSetting(ClaimError):
    """A setting of the server that is not what it should be."""

    texts: ClassVar = {
        "bad_origin": "--origin: {text} is not an origin: expected one such as https://claim.example",
        "bad_host": "--allow-host: {text} is not a name: expected one such as claim.example",
        "bad_contact": "--contact: {text} is not one line of 1 to {most} printable characters",
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
