"""Errors of the storage, and of a host's actions on it."""

from typing import ClassVar

from claim.game.errors import ClaimError, Text, Unavailable


class StorageFailed(ClaimError):
    """The storage did not answer or could not store something: a full disk, a locked file, a lost connection."""

    texts: ClassVar = {
        "not_kept": Text("the server could not save this, so it did not happen: try again", 503),
        "not_read": Text("the server cannot read its tables now: try again", 503),
    }


class Conflict(ClaimError):
    """Another server appended to this log (or created this table) first: read the log again."""


class BadDatabase(ClaimError):
    """A database URL that makes no sense."""

    texts: ClassVar = {
        "bad_database": "database {url}: {problem}",
        "no_folder": "there is no folder {folder}: make it first, or name another",
    }


class AdminError(ClaimError):
    """A host's request that cannot be carried out."""

    texts: ClassVar = {
        "no_person_there": "no person sits at seat {seat} of table {table}",
        "bad_network": "{text} is not an address or a network: expected one such as 203.0.113.7 or 2001:db8::/48",
        "not_blocked": "{network} is not blocked",
        "not_empty": "the database is not empty: a backup is restored into a new database only",
        "not_backup": "{file} is not a backup of Claim",
        "newer_backup": "{file} was written by a newer version of Claim (format {version}, this one reads {known})",
        "damaged_backup": "{file} is damaged, at line {line}: {problem}",
        "broken_backup": "{file}: table {table} cannot be played again: restore the others with --skip-broken",
    }


class DatabaseUnavailable(Unavailable):
    """A database that cannot be opened or read."""

    texts: ClassVar = {
        "storage_failed": "the database failed: {problem}",
        "no_database": "{url} cannot be used: {problem}",
        "damaged_database": "{url} is damaged ({problem}): restore a backup, or name another database",
        "read_only_database": "{url} cannot be written ({problem}): the server needs to write to it",
        "database_in_use": "{url} is in use by another server: end that one, or name another database",
        "older_database": "{url} was written by an older version of Claim: `claim admin upgrade FILE` copies it to a "
        "file and brings it up to date, and `claim serve` brings it up to date as it starts",
        "empty_database": "{url} has no tables of Claim yet: `claim serve` makes them",
        "no_copy": "the database could not be copied to {file}, so nothing was changed: {problem}",
        "not_served": "no server is running on {url}, so it was not backed up: name the database that the server uses, "
        "or leave out --served",
        "newer_database": "{url} was written by a newer version of Claim: update, or name another database",
    }
