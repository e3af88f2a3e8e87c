"""The themes: every colour of every picture by name, as data, and how a role becomes a style. Knows no terminal."""

from circus_tui.themes.palette import NAMES, Palette, palette

__all__ = ["NAMES", "Palette", "palette"]
