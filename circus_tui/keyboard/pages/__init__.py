"""What keys do on the pages round the games, page by page, and which of them can be put on other keys."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages import history, lobby, log, replay, result, rulebook, school, settings

_OF_THE_CURSOR: Final = frozenset({"up", "down", "left", "right", "enter"})
_ASKED: Final = (keys.YES, keys.NO)
"""What there is only while something is asked."""


@attrs.frozen
class Page:
    """What a sentence calls a page, and all that its keys do."""

    title: str
    actions: tuple[Action, ...]

    @property
    def together(self) -> tuple[Action, ...]:
        """What may be offered at the same time."""
        return tuple(each for each in self.actions if each not in _ASKED)


PAGES: Final[dict[str, Page]] = {
    "lobby": Page("the lobby", lobby.OWN),
    "rulebook": Page("the rulebook", rulebook.OWN),
    "log": Page("the log", log.OWN),
    "history": Page("the history", history.OWN),
    "school": Page("the school", school.OWN),
    "settings": Page("the settings", settings.OWN),
    "replay": Page("a replay", replay.OWN),
    "result": Page("a result", result.OWN),
}
"""The pages by the name that stands before the actions of each in the file of settings, as in `log.search`."""


def of_its_own(action: Action) -> bool:
    """Whether an action has a key of its own: what is on an arrow, on Enter or on a number goes with the place."""
    return action.keys[0] not in _OF_THE_CURSOR and not action.keys[0].isdigit()
