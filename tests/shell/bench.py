"""A stage without a terminal: pages, keys and the text they show, as fast as the pages themselves."""

from __future__ import annotations

from collections.abc import Callable

from circus_tui import keys
from circus_tui.paint import text_of
from circus_tui.screens.game import GamePage
from circus_tui.screens.page import Page
from circus_tui.screens.pile import Pile
from circus_tui.store import Store


class Bench:
    """Holds pages as the app does."""

    def __init__(self, store: Store, *pages: Page, size: tuple[int, int] = (80, 24)) -> None:
        self._store = store
        self._size = size
        self._pile = Pile(self)
        self._answer: Callable[[str], None] | None = None
        self.code: int | None = None
        self.lively = False
        self.looks: list[Callable[[], bool]] = []
        for page in pages:
            self.push(page)

    @property
    def store(self) -> Store:
        """The saved games."""
        return self._store

    @property
    def top(self) -> Page:
        """The page that is seen."""
        return self._pile.top

    def push(self, page: Page) -> None:
        """Put a page on top."""
        self._pile.push(page)

    def pop(self) -> None:
        """Take the top page away."""
        self._pile.pop()

    def replace(self, page: Page) -> None:
        """Put a page in the place of the top one."""
        self._pile.replace(page)

    def ask(self, label: str, value: str, answer: Callable[[str], None]) -> None:
        """Remember who wants a line of text."""
        assert label
        self._answer = answer

    def every(self, seconds: float, look: Callable[[], bool]) -> Callable[[], None]:
        """Remember who looks; a test may look for it."""
        assert seconds > 0
        self.looks.append(look)
        return lambda: self.looks.remove(look)

    def leave(self, code: int) -> None:
        """Remember how the app ended."""
        self.code = code

    def press(self, *names: str) -> str:
        """Press keys; give what is on the screen then."""
        for name in names:
            found = keys.by_key(self.top.actions).get(name)
            if found is not None:
                self.top.act(found.name)
        return self.text

    def type(self, text: str) -> str:
        """Enter a line of text."""
        assert self._answer is not None
        answer, self._answer = self._answer, None
        answer(text)
        return self.text

    @property
    def text(self) -> str:
        """What is on the screen, which is exactly as large as it should be."""
        rows = self.top.paint(*self._size)
        assert len(rows) == self._size[1]
        return "\n".join(map(text_of, rows))

    @property
    def game(self) -> GamePage:
        """The page of the game that is open, below its curtain if that is down."""
        return next(page for page in self._pile.pages if isinstance(page, GamePage))
