"""The house's themes as Textual knows them: each colour of a palette is a variable of the style sheets."""

from __future__ import annotations

from collections.abc import Iterator

from textual.theme import Theme

from circus_tui.themes import NAMES, Palette, palette


def textual_themes() -> Iterator[Theme]:
    """Give every theme, with the colours of Textual's own widgets taken from the palette."""
    for name in NAMES:
        yield textual_theme(palette(name))


def textual_theme(wanted: Palette) -> Theme:
    """Make a Textual theme of a palette."""
    colours = _ansi(wanted) if wanted.ansi else dict(wanted.colours)
    return Theme(
        name=wanted.name,
        primary=colours["gold"],
        secondary=colours["teal"],
        accent=colours["gold"],
        warning=colours["orange"],
        error=colours["bad"],
        success=colours["green"],
        foreground=colours["ink"],
        background=colours["ground"],
        surface=colours["panel"],
        panel=colours["footer"],
        dark=wanted.dark,
        ansi=wanted.ansi,
        variables={
            **colours,
            **({} if wanted.ansi else _scrollbars(colours)),
            "list-cursor": colours["cap" if wanted.ansi else "strip"],
            "list-cursor-ink": colours["cap-ink" if wanted.ansi else "gold"],
            "block-cursor-background": colours["cap"],
            "block-cursor-foreground": colours["cap-ink"],
            "block-cursor-text-style": "bold",
            "block-cursor-blurred-background": colours["cap"],
            "block-cursor-blurred-foreground": colours["cap-ink"],
            "input-cursor-background": colours["gold"],
            "input-cursor-foreground": colours["panel"],
            "border": colours["frame"],
            "border-blurred": colours["line"],
        },
    )


def _scrollbars(colours: dict[str, str]) -> dict[str, str]:
    """A rail in the colour of an empty place, and the part of it that is seen in that of a frame; gold in the hand."""
    rail = dict.fromkeys(("", "-hover", "-active"), colours["track"])
    return {
        **{f"scrollbar-background{state}": colour for state, colour in rail.items()},
        "scrollbar-corner-color": colours["panel"],
        "scrollbar": colours["line"],
        "scrollbar-hover": colours["frame"],
        "scrollbar-active": colours["frame"],
    }


def _ansi(wanted: Palette) -> dict[str, str]:
    """The terminal's own colours by Textual's names; what is not a fill is the terminal's default."""
    names = {**dict.fromkeys(palette("circus").colours, "default"), **wanted.colours}
    plain = {name: f"ansi_{'default' if value == 'reverse' else value}" for name, value in names.items()}
    ground = {"ansi-background": "ansi_black", "ansi-foreground": "ansi_white"}
    return {**plain, **ground, "cap": "ansi_yellow", "cap-ink": "ansi_black", "bar-ink": "ansi_bright_white"}
