"""Textual's styles, read once in a process, for every screen that comes and every window that opens.

Textual reads all styles anew for each kind of screen that is seen first, and each app reads them for itself. What one
text of styles means under one theme never changes. The private part of Textual that this needs is named here.

Textual also works out the styles of a screen anew for each class that changes in it, and many change together when a
screen is opened, resized, or goes on to another phase of a game: `styled_once` lets it be done once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar

from rich.style import Style
from textual.app import App
from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.styles import RulesMap
from textual.css.stylesheet import Stylesheet
from textual.css.types import CSSLocation
from textual.dom import DOMNode

_FLAGS = ("text_style", "link_style", "link_style_hover")
"""Rules whose flags stand as words in styles."""

_KEPT = 1024
"""Texts of styles that are kept: all themes of all screens and widgets are some three hundred."""

Theme = frozenset[tuple[str, str]]
"""The variables of a theme with their values."""

Reading = tuple[Theme, str, CSSLocation, bool, int, str]
"""What the meaning of a text of styles depends on."""


class SharedStylesheet(Stylesheet):
    """A stylesheet whose rules are read by whatever screen or window needs them first."""

    _READ: ClassVar[LRUCache[Reading, list[RuleSet]]] = LRUCache(_KEPT)
    _WORN: ClassVar[dict[Theme, tuple[Theme, dict[str, str]]]] = {}
    """The variables of each theme that was worn, kept once for all windows that wear it."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        """Begin with the variables of a theme and no styles."""
        super().__init__(variables=self._shared(variables))

    def set_variables(self, variables: dict[str, str]) -> None:
        """Wear another theme."""
        super().set_variables(self._shared(variables))

    def _shared(self, variables: Mapping[str, str]) -> dict[str, str]:
        theme = frozenset(variables.items())
        self._theme, worn = self._WORN.setdefault(theme, (theme, dict(variables)))
        return worn

    def reparse(self) -> None:
        """Give the rules of all styles with the variables of now; what cannot be read changes nothing."""
        self.parse()

    @classmethod
    def replace_rules(cls, node: DOMNode, rules: RulesMap, animate: bool = False) -> None:
        """Change the rules of a node that differ: no style of this program moves by itself, so nothing is animated.

        Textual holds what was read against what it has made of it, which always differs, and sets every rule anew; and
        whatever is set has all of the node painted once more.
        """
        worn = node.styles.base
        wanted: dict[str, Any] = {**rules}
        for name in worn.get_rules().keys() | wanted.keys():
            if worn.get_rule(name, None) != _made_of(name, wanted.get(name)):
                setattr(worn, name, wanted.get(name))
        node.notify_style_update()

    def _parse_rules(
        self, css: str, read_from: CSSLocation, is_default_rules: bool = False, tie_breaker: int = 0, scope: str = ""
    ) -> list[RuleSet]:
        key = (self._theme, css, read_from, is_default_rules, tie_breaker, scope)
        rules = self._READ.get(key)
        if rules is None:
            rules = super()._parse_rules(css, read_from, is_default_rules, tie_breaker, scope)
            self._READ[key] = rules
        return rules


def _made_of(name: str, value: Any) -> Any:
    """What a node holds of a rule when it is set: flags read, and of colours no more than that they are automatic."""
    if name.startswith("auto_"):
        return value or None
    return Style.parse(value) if isinstance(value, str) and name.endswith(_FLAGS) else value


class StyledOnce(App[int]):
    """An app that can work out styles once for many classes that change together."""

    _unstyled: dict[DOMNode, bool] | None = None
    """Whose classes have changed, and whether something may move with that; None while it is done at once."""

    @contextmanager
    def styled_once(self, *, spared: DOMNode | None = None) -> Iterator[None]:
        """Let classes change, and then work out the styles of all that they may touch.

        Nothing in `spared` is, because Textual is about to do so.
        """
        if self._unstyled is not None:
            yield
            return
        self._unstyled = {}
        try:
            yield
        finally:
            changed, self._unstyled = self._unstyled, None
            for node, animate in changed.items():
                if spared not in node.ancestors_with_self and changed.keys().isdisjoint(node.ancestors):
                    super().update_styles(node, animate)

    def update_styles(self, node: DOMNode, animate: bool = True) -> None:
        """Work out the styles of a node and of all that is in it, now or when its time has come."""
        if self._unstyled is None:
            super().update_styles(node, animate)
        else:
            self._unstyled[node] = self._unstyled.get(node, False) or animate
