"""`claim serve`: the server and the page."""

import argparse
import ipaddress
import logging
import socket
import sys
import webbrowser
from dataclasses import replace

from claim.game.errors import Unavailable, quote
from claim.locales import Words, choose_language
from claim.storage.database_urls import default_url, parse_url
from claim.version import interpreted
from claim.web.errors import BadSetting
from claim.web.logs import log_failure, note, start_logs
from claim.web.process.server import EVERYWHERE, address, allow_files, listen, open_browser, running_at
from claim.web.process.server import run as run_server
from claim.web.process.workers import run_workers
from claim.web.settings import Limits, Settings, WeeklyHour, read_bot_seconds


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    words = Words(choose_language(arguments.language))
    limits = Limits.read()
    settings = Settings(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database,
        origins=tuple(arguments.origin),
        hosts=tuple(arguments.allow_host),
        push_services=tuple(arguments.push_service),
        proxies=tuple(_proxy(text) for text in arguments.proxy),
        log=arguments.log,
        log_addresses=arguments.log_addresses,
        keep_seconds=arguments.keep,
        limits=limits,
        away_seconds=arguments.away,
        contact=arguments.contact,
        weekly_hour=None if arguments.weekly_hour is None else WeeklyHour.read(arguments.weekly_hour),
        bot_seconds=read_bot_seconds(),
        workers=arguments.workers,
    )
    if settings.workers > 1 and parse_url(settings.database or default_url()).get_backend_name() == "sqlite":
        raise BadSetting("one_worker", workers=settings.workers)
    start_logs(settings.log, addresses=settings.log_addresses)
    files = allow_files(limits.connections)
    if files.allowed < files.needed:
        note("few open files", logging.WARNING, **files._asdict())
        settings = replace(settings, limits=replace(limits, connections=files.connections))

    def started(_: object) -> None:
        url = address(settings.host, listener)
        print(words("serve-started", url=url))
        if settings.host in EVERYWHERE:
            for own in _own_addresses():
                print(words("serve-invite", url=address(own, listener)))
        elif _is_local(settings.host):
            print(words("serve-local"))
        if files.allowed < files.needed:
            print(words("serve-few-files", files=files.allowed, wanted=files.needed, connections=files.connections))
        if interpreted():
            print(words("bots-below-strength"))
        print(words("serve-stop"))
        sys.stdout.flush()
        if arguments.open:
            open_browser(url)

    try:
        with listen(settings.host, settings.port) as listener:
            if settings.workers > 1:
                return run_workers(settings, listener, lambda: started(None))
            run_server(settings, listener, started)
    except Exception as error:
        if arguments.open and isinstance(error, Unavailable) and (running := running_at(settings.database)):
            print(words("serve-running", url=running))
            webbrowser.open(running)
            return 0
        if settings.log != "json":
            raise
        return log_failure(error)
    return 0


def _proxy(text: str) -> str:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadSetting("bad_proxy", text=quote(text)) from None
    return text


def _is_local(host: str) -> bool:
    """Return whether only this machine can reach the host."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _own_addresses() -> list[str]:
    """Return this machine's addresses on the local network. Nothing is sent: only a route is looked up."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return []
        return [str(probe.getsockname()[0])]
