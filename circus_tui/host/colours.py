"""What a client's terminal can show, told by the name that it gives itself."""

from __future__ import annotations

from typing import Final

from rich.color import ColorSystem

_TRUE: Final = ("direct", "truecolor", "24bit", "kitty", "ghostty", "alacritty", "foot", "wezterm", "iterm", "contour")
_MANY: Final = ("256", "xterm", "screen", "tmux", "rxvt", "putty", "mosh")
_NONE: Final = ("vt100", "vt102", "vt220", "vt320", "mono", "-m")
_DUMB: Final = frozenset({"", "dumb", "unknown", "emacs", "network", "dialup"})


def is_dumb(term: str) -> bool:
    """Whether that terminal cannot put a cursor anywhere."""
    return term.casefold() in _DUMB


def colours_of(term: str) -> ColorSystem | None:
    """The colours that a terminal of this name has; None for one without."""
    name = term.casefold()
    if any(each in name for each in _TRUE):
        return ColorSystem.TRUECOLOR
    if any(name.startswith(each) or name.endswith(each) for each in _NONE):
        return None
    return ColorSystem.EIGHT_BIT if any(each in name for each in _MANY) else ColorSystem.STANDARD
