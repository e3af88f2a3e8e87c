"""A palette: the colours of one theme by name, and the style that a role has in it.

A role is written as it is read: `gold bold`, `card-ink on n7`, `dim`, `on dusk`. `n7/60` is that colour at 60 %, the
rest being the ground of panels. A role that names no ground stands on whatever is below it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import attrs
from rich.color import Color, blend_rgb
from rich.style import Style

NAMES: Final = ("circus", "matinee", "contrast", "terminal")
"""The themes there are, the standard one first."""

_CHIP: Final = "chip"
"""An attribute for single signs: in the terminal's own colours they stand on a fill of their ink, or reversed."""

_ATTRIBUTES: Final = frozenset({"bold", "underline", "strike", _CHIP})
_SHAPES: Final = frozenset("▀▄█▌▐▖▗▘▝▙▛▜▟▚▞▁▂▃▅▆▇▏▎▍▋▊▉▔▕")
"""Signs that are pieces of a filled shape: in the terminal's own colours only these are drawn in a colour."""

_INK_ON: Final = {"green": "black", "yellow": "black", "cyan": "black"}
"""The ink that can be read on one of the terminal's fills; on the others it is bright white."""


@attrs.frozen
class Role:
    """A role taken apart: the names of ink and ground, each perhaps empty, and the attributes of the letters."""

    ink: str = ""
    ground: str = ""
    attributes: frozenset[str] = frozenset()

    def __str__(self) -> str:
        ground = f"on {self.ground}" if self.ground else ""
        return " ".join(part for part in (self.ink, ground, *sorted(self.attributes)) if part)


@cache
def parsed(role: str) -> Role:
    """Take a role apart. Raises ValueError if it is not written as roles are."""
    ink = ground = ""
    attributes: set[str] = set()
    words = iter(role.split())
    for word in words:
        if word == "on":
            ground = next(words, "")
        elif word in _ATTRIBUTES:
            attributes.add(word)
        elif not ink:
            ink = word
        else:
            raise ValueError(f"A role has one ink: {role!r}.")
    return Role(ink, ground, frozenset(attributes))


@cache
def over(role: str, ground: str) -> str:
    """The role with a ground, if it has none of its own."""
    found = parsed(role)
    return role if found.ground or not ground else str(attrs.evolve(found, ground=ground))


@attrs.frozen(eq=False)
class Palette:
    """A theme's colours. With `ansi` they name the terminal's own colours instead of mixing any."""

    name: str
    title: str
    dark: bool
    ansi: bool
    colours: Mapping[str, str]

    def style(self, role: str, text: str = "") -> Style:
        """Give the style of a text in a role; a text that names no ink is written in `ink`, a blank one in none.

        In the terminal's own colours only shapes are coloured, not letters. Raises KeyError for the name of a colour
        that the theme does not have.
        """
        if self.ansi:
            return _ansi_style(self, role, shape=_SHAPES.issuperset(text))
        return _style(self, role, blank=text.isspace())

    def colour(self, name: str) -> str:
        """Give a colour by its name, `n7` or `n7/60`, as `#rrggbb`. Raises KeyError."""
        base, _, part = name.partition("/")
        if not part:
            return self.colours[base]
        whole, rest = (Color.parse(self.colours[each]).get_truecolor() for each in (base, "panel"))
        return blend_rgb(rest, whole, int(part) / 100).hex


@cache
def _style(palette: Palette, role: str, *, blank: bool) -> Style:
    """A blank text needs no ink, which spares some twenty bytes wherever there is one."""
    found = parsed(role)
    ground = palette.colour(found.ground) if found.ground else None
    if blank:
        return Style(bgcolor=ground)
    attributes: dict[str, Any] = dict.fromkeys(found.attributes - {_CHIP}, True)
    ink = palette.colour(found.ink or "ink")
    return Style(color=ink, bgcolor=ground, **attributes)


@cache
def _ansi_style(palette: Palette, role: str, *, shape: bool) -> Style:
    found = parsed(role)
    ink, ground = (palette.colours.get(name.partition("/")[0], "default") for name in (found.ink, found.ground))
    attributes: dict[str, Any] = dict.fromkeys(found.attributes - {_CHIP}, True)
    if _CHIP in found.attributes:
        ink, ground = "default", "reverse" if found.ground else ink
    if ground == "reverse":
        return Style(color="default", bgcolor="default", reverse=True, **attributes)
    filled = ground != "default"
    if shape and ink not in ("default", "reverse"):
        return Style(color=ink, bgcolor=ground if filled else None, **attributes)
    return (
        Style(color=_INK_ON.get(ground, "bright_white"), bgcolor=ground, **attributes)
        if filled
        else Style(**attributes)
    )


@cache
def palette(name: str) -> Palette:
    """Read a theme. Raises KeyError if there is none of that name."""
    if name not in NAMES:
        raise KeyError(name)
    form = _form(name)
    colours: dict[str, str] = {}
    for layer in (_form(form["base"]) if "base" in form else {}, form):
        for section in layer.values():
            colours |= section if isinstance(section, dict) else {}
    return Palette(name, form["title"], form["dark"], form.get("ansi", False), colours)


def _form(name: str) -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name(f"{name}.toml").read_text(encoding="utf-8"))
