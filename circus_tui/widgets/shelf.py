"""Lines to choose from, in a frame. Several stand one below the other, and the cursor goes from one to the next."""

from __future__ import annotations

from textual.message import Message
from textual.widgets import OptionList


class Shelf(OptionList):
    """A list whose cursor leaves it at either end; only the one with the cursor has a heavy frame."""

    DEFAULT_CSS = """
    Shelf {
        background: $panel; color: $ink; border: round $line; border-title-color: $gold; border-subtitle-color: $dim;
        padding: 0 1; scrollbar-size-vertical: 1; background-tint: $panel 0%;
        & > .option-list--option-highlighted { background: $panel; color: $ink; text-style: none; }
        &:focus {
            border: heavy $frame; background-tint: $panel 0%;
            & > .option-list--option-highlighted {
                background: $list-cursor; color: $list-cursor-ink; text-style: bold;
            }
        }
        &.-empty { display: none; }
    }
    """

    class Left(Message):
        """The cursor wants to leave upwards (-1) or downwards (1)."""

        def __init__(self, shelf: Shelf, step: int) -> None:
            super().__init__()
            self.shelf = shelf
            self.step = step

    def action_cursor_up(self) -> None:
        """Go up, or out at the top."""
        self._go(-1)

    def action_cursor_down(self) -> None:
        """Go down, or out at the bottom."""
        self._go(1)

    def _go(self, step: int) -> None:
        place = (-1 if self.highlighted is None else self.highlighted) + step
        while 0 <= place < self.option_count and self.options[place].disabled:
            place += step
        if 0 <= place < self.option_count:
            self.highlighted = place
        else:
            self.post_message(self.Left(self, step))

    def enter(self, step: int) -> None:
        """Take the cursor at the end that it comes to."""
        self.highlighted = 0 if step > 0 else self.option_count - 1
        self.focus()
