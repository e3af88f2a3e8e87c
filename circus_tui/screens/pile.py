"""The pages that are open, one above the other; the top one is seen."""

from __future__ import annotations

from circus_tui.screens.page import Page, Stage


class Pile:
    """Tells pages when they come, are back, and go."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._pages: list[Page] = []

    def __bool__(self) -> bool:
        return bool(self._pages)

    @property
    def pages(self) -> tuple[Page, ...]:
        """All pages, the top one last."""
        return tuple(self._pages)

    @property
    def top(self) -> Page:
        """The page that is seen."""
        return self._pages[-1]

    def push(self, page: Page) -> None:
        """Put a page on top."""
        page.stage = self._stage
        self._pages.append(page)
        page.entered()

    def pop(self) -> None:
        """Take the top page away; the one below is told that it is back. The last page ends the app."""
        self._pages.pop().removed()
        if self._pages:
            self.top.returned()
        else:
            self._stage.leave(0)

    def replace(self, page: Page) -> None:
        """Put a page in the place of the top one."""
        self._pages.pop().removed()
        self.push(page)
