"""What lies over a table besides the game, such as the task of a lesson: nothing, where nothing is added."""

from __future__ import annotations

from typing import Any

from circus_tui.keys import Action
from circus_tui.screens.contract import Size
from circus_tui.widgets.picture import Zone
from circus_tui.widgets.title_bar import Heading


class Overlay:
    """What may be laid over a table. Here it is nothing, and everything is as the game says."""

    def heading(self, heading: Heading) -> Heading:
        """What the title bar says, of what a game says."""
        return heading

    def offers(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """What keys do, of what a screen has."""
        return actions

    def uncover(self, name: str) -> None:
        """Take away what lies over the decision, before an action is carried out."""

    def panels(self, form: Size) -> dict[str, Zone[Any]]:
        """What lies over the table in a window of this form."""
        return {}
