"""What keys do on the pages round the games, page by page."""

from __future__ import annotations

from typing import Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.pages import (
    history,
    lesson,
    lobby,
    log,
    replay,
    result,
    rulebook,
    school,
    settings,
    setup,
    sitting,
)

_ASKED: Final = (keys.YES, keys.NO)
"""What there is only while something is asked."""


@attrs.frozen
class Page:
    """What a sentence calls a page or a game, and all that its keys do; `parts` are what may be offered at once."""

    title: str
    actions: tuple[Action, ...]
    parts: tuple[tuple[Action, ...], ...] = ()
    is_game: bool = False

    def together(self, name: str) -> tuple[Action, ...]:
        """What may be offered at the same time as an action of that name."""
        if self.is_game:
            own = (each for part in self.parts if name in {other.name for other in part} for each in part)
            return tuple(dict.fromkeys((*own, *keys.COMMON, *keys.CURSOR)))
        return tuple(each for each in self.actions if each not in _ASKED)


PAGES: Final[dict[str, Page]] = {
    "lobby": Page("the lobby", lobby.OWN),
    "setup": Page("the set-up of a game", setup.OWN),
    "sitting": Page("the choice of seats", sitting.OWN),
    "rulebook": Page("the rulebook", rulebook.OWN),
    "log": Page("the log", log.OWN),
    "history": Page("the history", history.OWN),
    "school": Page("the school", school.OWN),
    "lesson": Page("a lesson", (*lesson.OWN, *keys.COMMON, *keys.CURSOR)),
    "settings": Page("the settings", settings.OWN),
    "replay": Page("a replay", replay.OWN),
    "result": Page("a result", result.OWN),
}
"""The pages by the name that stands before the actions of each in the file of settings, as in `log.search`."""
