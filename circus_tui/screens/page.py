"""A page: one thing the app can show. It draws itself as text and does what keys mean; the stage holds it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from circus_tui.keys import Action
from circus_tui.paint import Block
from circus_tui.store import Store


class Stage(Protocol):
    """Where pages stand: a pile of which the top one is seen."""

    @property
    def store(self) -> Store:
        """The saved games."""
        ...

    @property
    def lively(self) -> bool:
        """Whether things may move by themselves: not over a slow line, and not if the player wants none of it."""
        ...

    def push(self, page: Page) -> None:
        """Put a page on top."""
        ...

    def pop(self) -> None:
        """Take the top page away; the one below is told that it is back."""
        ...

    def replace(self, page: Page) -> None:
        """Put a page in the place of the top one."""
        ...

    def ask(self, label: str, value: str, answer: Callable[[str], None]) -> None:
        """Let the player edit a line, called `label` while empty; `answer` is told what was entered, if it was."""
        ...

    def every(self, seconds: float, look: Callable[[], bool]) -> Callable[[], None]:
        """Look now and then and draw anew if `look` says so; gives a way to stop."""
        ...

    def leave(self, code: int) -> None:
        """End the app."""
        ...


class Page(ABC):
    """One page. `stage` is set when it is put there."""

    stage: Stage

    def entered(self) -> None:
        """Begin; called once, when the page is first put on the stage."""

    def returned(self) -> None:
        """Be on top again."""

    def removed(self) -> None:
        """Let go of what is held."""

    @property
    @abstractmethod
    def actions(self) -> Sequence[Action]:
        """What keys do now, in the order of the footer; the last one leaves."""

    @abstractmethod
    def paint(self, cells: int, height: int) -> Block:
        """Draw the page, exactly so large."""

    @abstractmethod
    def act(self, name: str) -> None:
        """Do an action; the stage draws the page anew afterwards."""

    def point(self, target: Any) -> None:
        """Do what a click on a span with this target means; nothing, unless a page says otherwise."""
