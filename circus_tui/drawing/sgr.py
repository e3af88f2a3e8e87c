"""Text with its styles as a terminal reads it: of every change of style (SGR, ECMA-48 8.3.117) only what is new.

Rich writes each piece of text with all of its style before it and a reset behind it, about fifty bytes a piece where
both colours are of 24 bits. On a board of small pieces most of that says again what the terminal knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from rich.color import Color, ColorSystem
from rich.segment import Segment
from rich.style import Style

RESET: Final = "\x1b[0m"
_PLAIN: Final = Style.null()
_MARK: Final = "\0"
_TOGGLES: Final = {"bold": ("1", "22"), "italic": ("3", "23"), "underline": ("4", "24"), "reverse": ("7", "27")}
"""Attributes that have a number of their own to begin and to end them (dim has none: 22 ends bold too)."""
_NONE_OF_THEM: Final = Style(**dict.fromkeys(_TOGGLES, False))  # type: ignore[arg-type]


def written(segments: Iterable[Segment], system: ColorSystem) -> str:
    """Give what is written for these, begun and left in the terminal's own style. Control segments are as they are."""
    parts: list[str] = []
    present = _PLAIN
    for text, style, control in segments:
        wanted = _PLAIN if style is None else style
        if not control and wanted is not present:
            parts.append(change(present, wanted, system))
            present = wanted
        parts.append(text)
    return "".join((*parts, change(present, _PLAIN, system)))


@lru_cache(maxsize=8192)
def change(before: Style, after: Style, system: ColorSystem) -> str:
    """Give the sequence that leads from one style to another; nothing if they look the same."""
    if after == _PLAIN:
        return RESET if before != _PLAIN else ""
    if _rest(before) != _rest(after) or after.dim or after.link:
        begun = after.render(_MARK, color_system=system).partition(_MARK)[0]
        return RESET + begun if before != _PLAIN else begun
    codes = [
        on if getattr(after, name) else off
        for name, (on, off) in _TOGGLES.items()
        if bool(getattr(before, name)) != bool(getattr(after, name))
    ]
    if before.color != after.color:
        codes += _codes(after.color, system, foreground=True)
    if before.bgcolor != after.bgcolor:
        codes += _codes(after.bgcolor, system, foreground=False)
    return f"\x1b[{';'.join(codes)}m" if codes else ""


def _rest(style: Style) -> Style:
    """What remains of a style without colours and without what is begun and ended by itself."""
    return style.without_color + _NONE_OF_THEM


def _codes(color: Color | None, system: ColorSystem, *, foreground: bool) -> tuple[str, ...]:
    return (color or Color.default()).downgrade(system).get_ansi_codes(foreground)
