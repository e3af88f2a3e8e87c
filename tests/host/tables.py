"""Tables of a house in any position, with seats that belong to the keys of guests."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Final

import asyncssh
import pytest
from textual.message import Message

from circus_tui.host.app import HostedApp
from circus_tui.host.codes import code_of
from circus_tui.storage.store import Match, Store
from circus_tui.tables import notices
from circus_tui.tables.places import keep_owners
from rules.codec import encode_move, encode_options
from rules.core import Seat
from rules.history import History
from tests.host.house import Guest, House, until
from tests.shell.stage import settled

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
KEYS = tuple(asyncssh.generate_private_key("ssh-ed25519") for _ in NAMES)

_CORNER: Final = b"\x1b[1;1H"
_TO_A_PLACE: Final = re.compile(rb"(\x1b\[\d+;\d+H)+\Z")


def laid(store: Store, history: History, owned: dict[Seat, asyncssh.SSHKey] | None = None) -> Match:
    """A table in that position; the first seat belongs to the first key, and so on, unless it is said to whom."""
    info = history.rules.INFO
    names = NAMES[: history.seats]
    number = store.create(info.slug, info.rules_version, names, encode_options(history.options), None, undo=True)
    entries = [(entry.seat, encode_move(entry.move)) for entry in history.entries]
    over = not history.rules.to_act(history.state)
    store.append(number, 0, entries, history.rules.scores(history.state) if over else None)
    owners = dict(enumerate(KEYS[: history.seats])) if owned is None else owned
    keep_owners(store, number, {seat: key.get_fingerprint() for seat, key in owners.items()})
    notices.tell(store.folder, number)
    found = store.match(number)
    assert found is not None
    return found


def app_of(house: House, name: str) -> HostedApp:
    """The app of somebody who is here."""
    return next(app for app in house.apps if app.person.name == name)


async def seated(house: House, guest: Guest, name: str, match: Match) -> HostedApp:
    """Bring somebody who is in the lobby to a table, by the keys a player would press."""
    await guest.sees("New table")
    app = app_of(house, name)
    await guest.sees(code_of(match.id))
    await guest.press("c", "which table?")
    guest.type(code_of(match.id), "enter")
    await guest.sees("New table")
    await guest.press("enter", until=lambda: app._session is not None)
    await settled(app)
    return app


async def painted(guest: Guest, app: HostedApp, keys: Sequence[str] = ()) -> bytes:
    """Press keys, then have everything painted anew; give those bytes, but for where the cursor goes at the end."""
    for key in keys:
        await heard(guest, app, key)
    await quiet(guest)
    before = len(guest.written)
    guest.type("\x0c")
    while _CORNER not in guest.written[before:]:
        await asyncio.sleep(0.005)
    await quiet(guest)
    # What was still on its way when the key came stands before the whole painting, which begins in the corner.
    return _TO_A_PLACE.sub(b"", guest.written[guest.written.index(_CORNER, before) :])


async def heard(guest: Guest, app: HostedApp, key: str) -> None:
    """Press a key, and wait until it has come and all is painted that comes of it."""
    driver = app._driver
    assert driver is not None
    come: list[Message] = []
    hand_on = driver.process_message

    def noted(message: Message) -> None:
        come.append(message)
        hand_on(message)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(driver, "process_message", noted)
        guest.type(key)
        await until(lambda: come, lambda: f"{key} was never heard")
    await settled(app)


async def quiet(guest: Guest) -> None:
    """Wait until nothing comes any more."""
    before = -1
    while before != len(guest.written):
        before = len(guest.written)
        await asyncio.sleep(0.06)
