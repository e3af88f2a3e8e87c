"""Roles to styles: the sixteen colours every terminal has, and never a meaning told by colour alone."""

from __future__ import annotations

from typing import Final

STYLES: Final[dict[str, str]] = {
    "": "",
    "title": "bold bright_white on red",
    "rule": "red",
    "strong": "bold",
    "dim": "bright_black",
    "turn": "bold bright_yellow",
    "cursor": "bold bright_yellow",
    "selected": "bold black on bright_yellow",
    "incoming": "bold black on bright_cyan",
    "good": "bold bright_green",
    "bad": "bold bright_red",
    "prompt": "bold bright_yellow",
    "message": "bold bright_cyan",
    "key": "bold bright_cyan",
    "card": "bright_white",
    "back": "blue",
    "heading": "bold bright_yellow",
    "code": "bright_cyan",
    "poster": "bold black on yellow",
    "light": "black on white",
    "dark": "bright_white on blue",
    "dice_light": "bold black on white",
    "dice_dark": "bold bright_white on blue",
    "dice_red": "bold bright_white on red",
    "gold": "bright_yellow",
    "teal": "bright_cyan",
    "violet": "bright_magenta",
    "noble": "bold bright_magenta",
    "cube_white": "bold bright_white",
    "cube_yellow": "bold bright_yellow",
    "cube_green": "bold bright_green",
    "cube_blue": "bold bright_blue",
    "cube_red": "bold bright_red",
    "seat0": "black on bright_red",
    "seat1": "black on bright_green",
    "seat2": "black on bright_cyan",
    "seat3": "black on bright_magenta",
    "seat4": "black on bright_white",
}
"""A Rich style for each role; a game adds roles of its own through `with_roles`."""
