"""What `claim admin push-keys` does: notices by web push need keys, which a host makes once."""

import argparse
from collections.abc import Awaitable, Callable

from claim.commands.admin_words import Said, printable
from claim.commands.progress import Progress
from claim.push.keys import check_contact, make_keys, remove_keys
from claim.storage.storage import Storage


async def _push_keys(arguments: argparse.Namespace, storage: Storage, said: Said, _: Progress) -> None:
    if arguments.remove:
        removed = await remove_keys(storage)
        said("admin-push-removed" if removed else "admin-push-none", {"removed": removed})
        return
    contact = None if arguments.contact is None else check_contact(arguments.contact)
    made = await make_keys(storage, contact, replace=arguments.replace)
    data = {"key": made.public, "contact": made.contact, "new": made.new}
    said("admin-push-made" if made.new else "admin-push-there", data, key=made.public)
    if made.contact is None:
        said("admin-push-no-contact", None)
    else:
        said("admin-push-contact", None, contact=printable(made.contact))


PUSH_ACTIONS: dict[str, Callable[[argparse.Namespace, Storage, Said, Progress], Awaitable[int | None]]] = {
    "push-keys": _push_keys,
}
