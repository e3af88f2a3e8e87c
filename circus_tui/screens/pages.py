"""What the pages round the games have: the bars, and keys that both a press and a click on the bar carry out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs
from textual.app import ComposeResult
from textual.widget import Widget

from circus_tui.keyboard import keys
from circus_tui.screens.base import CircusScreen
from circus_tui.widgets.key_bar import KeyBar, Keys
from circus_tui.widgets.picture import Picture, Zone
from circus_tui.widgets.title_bar import Heading, TitleBar


class PageScreen(CircusScreen):
    """A page between a title bar and a key bar."""

    def compose(self) -> ComposeResult:
        """Put the bars round the page."""
        yield TitleBar(Zone(self.heading, frame="bare"), id="title")
        yield from self.compose_page()
        yield KeyBar(Zone(Keys(self.in_bar), frame="bare"), id="keys")
        yield self.too_small()

    def compose_page(self) -> Iterator[Widget]:
        """Give what is between the bars."""
        raise NotImplementedError

    @property
    def heading(self) -> Heading:
        """What the title bar says."""
        return Heading("CIRCUS TUI")

    def unknown_key(self) -> None:
        """Say in the title how to find the keys, until something else is shown there."""
        words = f"{self.help_sign} lists the keys" if keys.HELP in self.offered else "the keys are below"
        title: Picture[Any] = self.query_one("#title", Picture)
        title.show(Zone(attrs.evolve(self.heading, standing=words), frame="bare"))

    def on_option_list_option_selected(self) -> None:
        """Enter, or a click, on a line of a list; once another page lies over it no more is meant."""
        if self.is_active:
            self.enter()

    def on_data_table_row_selected(self) -> None:
        """The same on a line of a table."""
        self.on_option_list_option_selected()

    def enter(self) -> None:
        """Open the line, or do what else Enter does on it."""
        if self.offers("choose"):
            self.do("choose")

    def show_bars(self) -> None:
        """Show title and keys as they are now."""
        bars: dict[str, Any] = {
            "title": Zone(self.heading, frame="bare"),
            "keys": Zone(Keys(self.in_bar), frame="bare"),
        }
        for name, zone in bars.items():
            bar: Picture[Any] = self.query_one(f"#{name}", Picture)
            bar.show(zone)
