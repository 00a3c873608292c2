"""`claim admin`: look after a server's tables, whether it is running or not."""

import argparse

from claim.game.errors import ClaimError


def run(arguments: argparse.Namespace) -> int:
    """Carry out what was asked for. Returns 1 where `verify` finds something broken."""
    if not hasattr(arguments, "action"):
        arguments.show_help()
        return 0
    try:
        from claim.commands.admin_actions import act  # noqa: PLC0415  (optional, and slow to import)
    except ModuleNotFoundError as error:
        raise ClaimError("missing_extra", package=str(error.name), extra="web") from error
    return act(arguments)
