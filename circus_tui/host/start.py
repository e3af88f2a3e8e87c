"""Starting the host from the command line, and ending it when the system says so."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import attrs

from circus_tui.bots.player import allow
from circus_tui.host.identity import ByList, ByPassword, Open, Policy, host_key, new_password, read_password
from circus_tui.host.limits import Limits
from circus_tui.host.server import Host
from circus_tui.refused import Refused
from circus_tui.storage.files import reason_of
from circus_tui.storage.store import Store, StoreError
from circus_tui.terminal.printing import say
from rules import GAMES
from rules.plain import quote

_HIGHEST_PORT: Final = 65535


def serve(parsed: argparse.Namespace, folder: Path) -> int:
    """Let people come until the process is told to end; give the exit code. Raises `Refused` with a sentence."""
    address, port = _place(parsed.listen)
    policy, words = _policy(parsed, address)
    if parsed.sessions < 1 or parsed.idle < 1:
        raise Refused("There must be room for at least one terminal, and at least one minute.")
    limits = attrs.evolve(Limits(), sessions=parsed.sessions, idle=60.0 * parsed.idle)
    try:
        store = Store(folder)
    except StoreError as error:
        raise Refused(str(error)) from None
    try:
        asyncio.run(_run(store, policy, limits, (address, port), words))
    finally:
        store.close()
    return 0


def _place(text: str) -> tuple[str, int]:
    """Read `ADDRESS:PORT`; an address of IPv6 stands in brackets. Raises `Refused`."""
    address, sign, port = text.rpartition(":")
    is_number = port.isascii() and port.isdecimal() and len(port) <= len(str(_HIGHEST_PORT))
    if not sign or not is_number or int(port) > _HIGHEST_PORT:
        raise Refused(f"{quote(text)} is no place to listen at; write 127.0.0.1:8022, or 0.0.0.0:8022 for everywhere.")
    return address.removeprefix("[").removesuffix("]"), int(port)


def _policy(parsed: argparse.Namespace, address: str) -> tuple[Policy, str]:
    """How people are let in, and what the host says of it. Raises `Refused`."""
    if sum((parsed.keys is not None, parsed.password_file is not None, parsed.open)) > 1:
        raise Refused("There is one way to let people in: --keys, --password-file or --open.")
    if parsed.keys is not None:
        return ByList(parsed.keys), "Whoever is on the list of keys is let in."
    if parsed.open:
        if not _is_loopback(address):
            raise Refused("--open lets in everybody: that is only possible on 127.0.0.1 or [::1].")
        return Open(), "Everybody on this computer is let in."
    if parsed.password_file is not None:
        return ByPassword(read_password(parsed.password_file)), "Whoever knows the password is let in."
    password = new_password()
    return ByPassword(password), f"The password of the house is {password} until the host ends."


def _is_loopback(address: str) -> bool:
    if address == "localhost":
        return True
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _warm() -> None:
    """Read every game and its screens once, before anybody waits for them."""
    for slug in GAMES:
        import_module(f"circus_tui.screens.{slug}.screen")
        assert GAMES[slug].INFO.slug == slug


async def _run(store: Store, policy: Policy, limits: Limits, place: tuple[str, int], words: str) -> None:
    _warm()
    allow(limits.thinkers)
    host = Host(store, policy, limits, _say)
    key = host_key(store.folder)
    try:
        await host.listen(*place, key)
    except OSError as error:
        raise Refused(f"Nothing can listen at {place[0]}:{place[1]}: {reason_of(error)}.") from None
    ended = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(sign, ended.set)
    for line in _greeting(place[0], host.port, key.get_fingerprint(), words):
        _say(line)
    await ended.wait()
    _say("The host closes.")
    await host.close()


def _greeting(address: str, port: int, fingerprint: str, words: str) -> Iterator[str]:
    where = "this-computer" if address in ("0.0.0.0", "::", "") else address
    yield f"Open at {address}:{port}. People come with: ssh -p {port} NAME@{where}"
    yield f"The host's key is {fingerprint}."
    yield words


def _say(words: str) -> None:
    say(words)
    sys.stdout.flush()
