"""Switching the mouse on and off while the app runs. The private parts of Textual's driver that this needs are here."""

from __future__ import annotations

from typing import Any, Final

ON: Final = "on"
OFF: Final = "off"


def listens(driver: Any) -> bool:
    """Whether the terminal is asked to tell of clicks; if there is no terminal nobody asks it."""
    return bool(getattr(driver, "_mouse", False))


def listen(driver: Any, *, wanted: bool) -> None:
    """Ask the terminal to tell of clicks, or to keep them for its own selecting and copying."""
    enable, disable = (getattr(driver, f"_{each}_mouse_support", None) for each in ("enable", "disable"))
    if enable is None or disable is None or listens(driver) == wanted:
        return
    if wanted:
        driver._mouse = True
        enable()
    else:
        disable()
        driver._mouse = False
