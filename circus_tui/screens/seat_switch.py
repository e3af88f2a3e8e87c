"""A switch for a seat, as wide as its letter and a tick."""

from __future__ import annotations

from textual.widgets import Checkbox


class SeatSwitch(Checkbox):
    """Whether something holds for a seat: its letter, with a tick if it does."""

    BUTTON_LEFT = BUTTON_RIGHT = ""
    BUTTON_INNER = "·"
    DEFAULT_CSS = """
    SeatSwitch {
        width: 4; height: 1; padding: 0; border: none; background: $track; color: $dim;
        & > .toggle--button { color: $dim; background: $track; }
        &.-on { color: $ink; }
        &.-on > .toggle--button { color: $green; background: $track; text-style: bold; }
        &:focus { border: none; background: $strip; color: $gold; }
        &:focus > .toggle--label { color: $gold; background: $strip; text-style: none; }
        &:focus > .toggle--button { color: $gold; background: $strip; }
        &:focus.-on > .toggle--button { color: $green; background: $strip; }
    }
    """

    def watch_value(self) -> None:
        """Show the tick, or none: what is off is told by more than a colour."""
        self.BUTTON_INNER = "✓" if self.value else "·"
        super().watch_value()
