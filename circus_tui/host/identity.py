"""Who comes in: a key is a person, a name is a label. What the host itself is known by, and how it lets people in."""

from __future__ import annotations

import hmac
import os
from collections import OrderedDict
from pathlib import Path
from secrets import choice
from typing import Final, Protocol

import asyncssh
import attrs

from circus_tui.names import clean
from circus_tui.refused import Refused
from circus_tui.storage.files import named, read_bounded, reason_of
from circus_tui.storage.privacy import FILE_MODE

HOST_KEY: Final = "host_key"
"""The file in the data directory with the key that the host is known by."""

PASSWORD_ASKED: Final = "Password of this house: "

WRONG_TAKES: Final = 1.0
"""Seconds that a wrong password takes."""

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Signs that nobody takes for one another."""

_LARGEST: Final = 1_000_000
_MOST_ADMITTED: Final = 1000
_PASSWORD: Final = 10


@attrs.frozen
class Person:
    """Somebody at a terminal: `key` is the fingerprint of a public key, "" for one who has none; `name` is a label."""

    key: str
    name: str

    @property
    def short(self) -> str:
        """A few signs of the key, to tell two of one name apart; in logs they stand for the person."""
        return self.key.removeprefix("SHA256:")[:6] or "no key"

    @classmethod
    def of(cls, key: asyncssh.SSHKey | None, name: str) -> Person:
        """Whoever has proved to have this key."""
        return cls("" if key is None else key.get_fingerprint(), clean(name) or "Guest")


class Policy(Protocol):
    """How people are let in."""

    asks: bool
    """Whether a password is asked for, of those who are not known yet."""
    keyless: bool
    """Whether somebody without any key may come in."""

    def knows(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Whether that key may knock."""

    def is_right(self, password: str) -> bool:
        """Whether that is the password."""


class ByList:
    """Those whose keys are on a list come in; the file is read anew whenever it has been changed."""

    asks = False
    keyless = False

    def __init__(self, path: Path) -> None:
        """Read the list. Raises `Refused`."""
        self._path = path
        self._stamp: object = None
        self._keys = self._read()

    def _read(self) -> asyncssh.SSHAuthorizedKeys:
        text = read_bounded(self._path, _LARGEST, "a list of keys")
        self._stamp = self._changed()
        try:
            return asyncssh.import_authorized_keys(text.decode("utf-8-sig", "replace"))
        except ValueError:
            raise Refused(f"{named(self._path)} is no list of keys as in ~/.ssh/authorized_keys.") from None

    def _changed(self) -> object:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino

    def knows(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Whether the key is on the list now. A list that cannot be read any more lets nobody in."""
        if self._changed() != self._stamp:
            try:
                self._keys = self._read()
            except Refused:
                return False
        return self._keys.validate(key, address, address) is not None

    def is_right(self, password: str) -> bool:
        """Refuse every password."""
        return False


class ByPassword:
    """Whoever knows the password comes in; a key that has been let in once is not asked again while the host runs."""

    asks = True
    keyless = True

    def __init__(self, password: str) -> None:
        self.password = password

    def knows(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Accept every public key."""
        return True

    def is_right(self, password: str) -> bool:
        """Whether that is the password; how long it takes to tell says nothing of it."""
        return hmac.compare_digest(password.encode("utf-8", "replace"), self.password.encode())


class Open:
    """Everybody on this computer comes in."""

    asks = False
    keyless = True

    def knows(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Every key is let in."""
        return True

    def is_right(self, password: str) -> bool:
        """Accept without a password."""
        return True


class Admitted:
    """The keys that have given the password: those that came last, so that there is an end to it."""

    def __init__(self) -> None:
        self._keys: OrderedDict[str, None] = OrderedDict()

    def add(self, key: str) -> None:
        """Let this one in without asking from now on."""
        if key:
            self._keys[key] = None
            self._keys.move_to_end(key)
            if len(self._keys) > _MOST_ADMITTED:
                self._keys.popitem(last=False)

    def __contains__(self, key: object) -> bool:
        return key in self._keys


def new_password() -> str:
    """A password that can be read out over a table."""
    return "".join(choice(LETTERS) for _ in range(_PASSWORD))


def read_password(path: Path) -> str:
    """The password in the first line of a file. Raises `Refused`."""
    lines = read_bounded(path, _LARGEST, "a file with a password").decode("utf-8-sig", "replace").splitlines()
    password = lines[0].strip() if lines else ""
    if not password:
        raise Refused(f"{named(path)} has no password in its first line.")
    return password


def host_key(folder: Path) -> asyncssh.SSHKey:
    """The key that the host is known by, made at the first start; its user alone can read it. Raises `Refused`."""
    path = folder / HOST_KEY
    try:
        if not path.exists():
            _write_key(path)
        found = read_bounded(path, _LARGEST, "a key")
        path.chmod(FILE_MODE)
        return asyncssh.import_private_key(found)
    except OSError as error:
        raise Refused(f"The host's key in {named(path)} cannot be used: {reason_of(error)}.") from None
    except (asyncssh.KeyImportError, asyncssh.KeyEncryptionError):
        raise Refused(f"The host's key in {named(path)} makes no sense; without the file a new one is made.") from None


def _write_key(path: Path) -> None:
    """Make a key; the file is never there with half of one, nor open to others."""
    made = asyncssh.generate_private_key("ssh-ed25519", comment="circus-tui")
    beside = path.with_name(f"{path.name}.new")
    beside.unlink(missing_ok=True)
    file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, FILE_MODE)
    with open(file, "wb") as opened:
        opened.write(made.export_private_key("openssh"))
        opened.flush()
        os.fsync(opened.fileno())
    beside.replace(path)
