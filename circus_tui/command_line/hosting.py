"""The verb `host` on the command line. What it needs is imported only when it is carried out."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from circus_tui.refused import Refused


def add_host(verbs: Any, whole: Callable[[str], int]) -> argparse.ArgumentParser:
    """Add the verb; `whole` reads a number."""
    host: argparse.ArgumentParser = verbs.add_parser(
        "host", help="let people come over SSH, each with a screen of their own"
    )
    host.add_argument("--listen", default="127.0.0.1:8022", metavar="ADDRESS:PORT", help="where (127.0.0.1:8022)")
    host.add_argument("--keys", type=Path, metavar="FILE", help="let in the keys in this file, as in authorized_keys")
    host.add_argument("--password-file", type=Path, metavar="FILE", help="let in whoever knows its first line")
    host.add_argument("--open", action="store_true", help="let in everybody on this computer")
    host.add_argument("--sessions", type=whole, default=100, metavar="N", help="terminals at once (100)")
    host.add_argument("--idle", type=whole, default=120, metavar="MINUTES", help="without a key (120)")
    return host


def open_host(parsed: argparse.Namespace, folder: Path) -> int:
    """Let people come; give the exit code. Raises `Refused`, also where asyncssh is not installed."""
    try:
        from circus_tui.host.start import serve
    except ModuleNotFoundError as error:
        if error.name != "asyncssh":
            raise
        raise Refused("The host needs asyncssh: pip install 'circus-tui[ssh]'.") from None
    return serve(parsed, folder)
