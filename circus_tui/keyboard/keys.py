"""The one table of actions: what it is called, which keys do it, what the key bar says. Help and screens read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import inf
from types import ModuleType
from typing import Final

import attrs

SILENCE: Final = 0.4
"""Seconds that a key which has decided something must be silent before it is heard again."""
FIRST_REPEAT: Final = 0.75
"""Seconds after which, at the latest, keyboards begin to repeat a key that is held."""
NEXT_REPEAT: Final = 0.1
"""Seconds between two repetitions, at most."""
GLANCE: Final = 0.6
"""Seconds that somebody needs to see that others have moved and it is asked of them now."""


@attrs.frozen
class Action:
    """Something a key does.

    `keys` are Textual's names; `shown` is the key as printed in the key bar, `label` the word behind it where there is
    little room, `words` where there is much. `also` are actions whose keys do this one too, and are among its keys;
    `beside` are those whose signs stand in `shown` beside its own.
    """

    name: str
    keys: tuple[str, ...]
    shown: str
    label: str
    meaning: str
    words: str = ""
    also: tuple[Action, ...] = ()
    beside: tuple[Action, ...] = ()

    @property
    def own(self) -> tuple[str, ...]:
        """Its keys without those that it has from others."""
        lent = {key for each in self.also for key in each.keys}
        return tuple(key for key in self.keys if key not in lent)

    @property
    def described(self) -> str:
        """The label where there is room for it."""
        return self.words or self.label


def action(
    name: str,
    keys: str,
    shown: str,
    label: str,
    meaning: str,
    *,
    words: str = "",
    also: tuple[Action, ...] = (),
    beside: tuple[Action, ...] = (),
) -> Action:
    """Write an action down; `keys` are its own, separated by spaces."""
    every = (*keys.split(), *(key for each in also for key in each.keys))
    return Action(name, tuple(dict.fromkeys(every)), shown, label, meaning, words, also, beside)


LEFT: Final = action("left", "left", "←", "", "Move the cursor to the left.")
RIGHT: Final = action("right", "right", "→", "", "Move the cursor to the right.")
UP: Final = action("up", "up", "↑", "", "Move the cursor up.")
DOWN: Final = action("down", "down", "↓", "", "Move the cursor down.")
CONFIRM: Final = action("confirm", "enter space", "⏎", "do it", "Do what the line under the cursor says.")
BACK: Final = action("back", "escape backspace", "esc", "back", "Give up what you were putting together.")
UNDO: Final = action(
    "undo", "u", "u", "undo", "Take back the last decision; if others have seen something, all must agree."
)
HELP: Final = action("help", "question_mark", "?", "help", "Show the keys.")
RULES: Final = action("rules", "f1 k", "k", "rules", "Open the rulebook, at the rule that was just named.")
WHY: Final = action("why", "w", "w", "why", "Say which rule stands against what the cursor is on.", words="why not")
HINT: Final = action("hint", "i", "i", "hint", "Say what the computer would do in your place, and why.")
WHAT_NOW: Final = attrs.evolve(HINT, label="what now", meaning="Say what this step is for.", words="what now")
"""In place of a hint, where no computer gives any."""

LOG: Final = action("log", "l", "l", "log", "Show everything that has happened.")
HIDE: Final = action("hide", "x", "x", "hide", "Drop the curtain over your hand.")
SHOW: Final = attrs.evolve(HIDE, label="show hand", meaning="Lift the curtain over your hand again.")
HURRY: Final = action(
    "hurry", "enter space", "⏎", "hurry", "Let the computers play without a pause until a person decides."
)
TAKE_OVER: Final = action("take_over", "o", "o", "take over", "Sit down at the seats that are free.")
WHO: Final = action("who", "f2", "F2", "who plays", "Hand a seat to the computer or to another window, or back.")
QUIT: Final = action("quit", "q", "q", "leave", "Leave; the game is saved.")
PUT_AWAY: Final = attrs.evolve(QUIT, label="back", meaning="Put away what lies over the table.")
YES: Final = action("yes", "y", "y", "yes", "Agree.")
NO: Final = action("no", "n escape", "n", "no", "Do not agree.")

CURSOR: Final = (LEFT, RIGHT, UP, DOWN, CONFIRM, BACK)
"""What decisions share without giving it a meaning of their own."""

UNKNOWN: Final = "This key does nothing here: {} lists the keys."
TOO_SOON: Final = "Too quick: let go of the key, then press it again."
TOO_SUDDEN: Final = "That has only just been asked of you: look, then press again."

COMMON: Final = (WHY, HINT, UNDO, LOG, HELP, RULES, HIDE, WHO, QUIT)
"""What every game offers behind its own actions."""


def collected(*rooms: ModuleType) -> tuple[Action, ...]:
    """Every action that these modules have written down, also in tuples, each once."""
    found: dict[Action, None] = {}
    for room in rooms:
        for value in vars(room).values():
            several = value if isinstance(value, tuple) else (value,)
            found |= {each: None for each in several if isinstance(each, Action)}
    return tuple(found)


def folded(key: str) -> str:
    """The key without what makes a letter a capital: no action is on a capital alone."""
    letter = key.removeprefix("shift+")
    return letter.casefold() if len(letter) == 1 and letter.isalpha() else key


def with_common(own: Iterable[Action], common: Iterable[Action] = COMMON) -> tuple[Action, ...]:
    """What a decision offers, then what every game does; a key that the decision wants for itself is its own."""
    mine = tuple(own)
    taken = {key for each in mine for key in each.keys}
    return (*mine, *(each for each in common if not taken & set(each.keys)))


def by_key(actions: Iterable[Action]) -> Mapping[str, Action]:
    """Find actions by key; of two that want a key the first has it."""
    found: dict[str, Action] = {}
    for each in actions:
        for key in each.keys:
            found.setdefault(key, each)
    return found


class Guard:
    """Keeps a key from deciding twice: what has decided is deaf until it has been silent for a while.

    One that has put something together goes on doing so while it is held, but what is for good it does only after such
    a silence, or once another key was pressed, for that ends every repetition. The guard is told of every key and click
    before anybody else hears it, of every key once more when its turn has come, and by the screens of what it did.

    A keyboard is silent itself between a press and its first repetition, on many for longer than such a silence.
    Whether a key was pressed again then, or is held still, is shown by what follows: repetitions are quick.
    """

    CLICK: Final = "click"
    """What clicks of the mouse are called here."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` gives seconds that never go back."""
        self._clock = clock
        self._last = ""
        self._heard: dict[str, float] = {}
        self._deaf: set[str] = set()
        self._held = False
        self._late = 0.0
        self._surprised = -inf

    def hears(self, key: str, late: float = 0.0) -> bool:
        """Tell whether the key is to be obeyed; note that it was pressed, so many seconds ago.

        What is silent is the key and not the program, which may have been busy all the while.
        """
        self._late = late
        now = self._clock() - late
        before, self._heard[key] = self._heard.get(key, now), now
        if now - before >= SILENCE:
            self._deaf.discard(key)
            self._held = False
        return self.acts(key)

    def acts(self, key: str) -> bool:
        """Tell whether a key that was heard may still do something: of several that wait the first may decide."""
        if key in self._deaf:
            return False
        self._held = self._held and key == self._last
        self._last = key
        return True

    def doubts(self, key: str, late: float = 0.0) -> bool:
        """Tell whether this may be the first repetition of a key that must be let go before it does anything more."""
        waits = key in self._deaf or (self._held and key == self._last)
        return waits and SILENCE <= self._clock() - late - self._heard[key] < FIRST_REPEAT

    def repeats(self, key: str, late: float = 0.0) -> None:
        """Note that a doubted key was repeated: it has not been silent."""
        self._heard[key] = self._clock() - late

    def is_deaf(self, key: str) -> bool:
        """Whether something was decided since the key was heard last."""
        return key in self._deaf

    def decided(self) -> None:
        """Note that the last key has decided something; a click that follows too soon was meant for what was before."""
        now = self._clock()
        self._deaf |= {self._last, self.CLICK}
        self._heard[self.CLICK] = now

    def prepared(self) -> None:
        """Note that the last key, if one was pressed, has led to where it might do something for good."""
        self._held = bool(self._last)

    def surprised(self) -> None:
        """Note that something is to be decided now that no key has led to."""
        self._surprised = self._clock()

    @property
    def is_surprising(self) -> bool:
        """Whether that was only just now, so that what is pressed was meant for what was there before."""
        return self._clock() - self._late - self._surprised < GLANCE

    @property
    def is_held(self) -> bool:
        """Whether the last key has not been let go since it prepared something, and must do nothing for good."""
        return self._held
