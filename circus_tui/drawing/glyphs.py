"""Every sign that is not a letter: one cell wide each, and each with one ASCII character to stand in for it.

Boards are always painted with these; `plain` turns a finished text into ASCII for a terminal that shows no more.
"""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

TURN: Final = "▶"
CURSOR: Final = "▲"
CHIP: Final = "◇"
FULL: Final = "●"
YES: Final = "✓"
NO: Final = "✗"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
SWAP: Final = "↻"
MORE: Final = "…"
SHIFT: Final = "⇧"

STAND_INS: Final[dict[str, str]] = dict(
    zip(
        "•◈►▶▲▸◇▤●○✓✗◂◄«»…·─│━┃╭╮╰╯┌┐└┘┏┓┗┛├┤┬┴╔╗╚╝═║■□↻⇄★¢←↑→↓⇧∞▣▮▯⏎┊╎╌▾▴◎◆♚♜♝♛✚†◡♪♞☼☾‡◭✹◫✿⊕▦✦△∴☆" + TIMES,
        "*@>>^>$=*ovx<<<>~.-|=|++++++++++++++++####=|#_@@*c<^>v^%&|.<:|-v^0+W#iWX/u!hO(+AX#%X#%A:." + "x",
        strict=True,
    )
) | dict(zip("█▓▒░▀▄▌▐▖▗▘▝▙▛▜▟▚▞▁▂▃▅▆▇▏▎▍▋▊▉▔▕", "##%:'_||....####%%____##||||##'|", strict=True))
"""The ASCII character for each sign."""

_OF_TEXTUAL: Final = dict(zip("▼▪‣⭑◦", "v*>*o", strict=True))
"""The signs of Textual's own lists and bullets."""

_TYPOGRAPHY: Final = {"\N{EN DASH}": "-", "\N{MINUS SIGN}": "-", "\N{RIGHT SINGLE QUOTATION MARK}": "'", "§": "#"}
_TABLE: Final = str.maketrans(STAND_INS | _OF_TEXTUAL | _TYPOGRAPHY)


def plain(text: str) -> str:
    """Put ASCII in the place of every sign; any other character, as in a name, becomes one `?` a cell."""
    return "".join(char if char.isascii() else "?" * cell_len(char) for char in text.translate(_TABLE))
