"""Names that have broken programs before."""

from __future__ import annotations

from typing import Final

HOSTILE: Final = (
    "[/b]",
    "[@click=app.quit]x[/]",
    "a\x1b[2Jb",
    "\x9b31m",
    "\N{RIGHT-TO-LEFT OVERRIDE}evil",
    "x" + "\N{COMBINING TILDE}" * 200,
    "漢字漢字漢字漢字漢字",
    "",
    "{0} {} {x!r}",
    "$n %s \\",
)
