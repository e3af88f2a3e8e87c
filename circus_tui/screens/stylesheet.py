"""Textual's styles, read and worked out once in a process, for every screen that comes and every window that opens.

Textual reads all styles anew for each kind of screen that is seen first, and each app reads them for itself. What one
text of styles means under one theme never changes. Nor does what comes of given rules for a given place: the kinds,
names and classes of a node and of all it stands in, and which pseudo-classes they have. The private parts of Textual
that this needs are named here.

Textual also works out the styles of a screen anew for each class that changes in it, and many change together when a
screen is opened, resized, or goes on to another phase of a game: `styled_once` lets it be done once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

import attrs
from rich.style import Style
from textual.app import App
from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.styles import RulesMap, Styles
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

Kind = tuple[type[DOMNode], str | None, frozenset[str]]
"""What selectors may ask of a node, but for its pseudo-classes."""

Place = tuple[tuple[Kind, ...], tuple[bool, ...]]
"""The kinds of all that a node stands in, and of itself, and which pseudo-classes that matter each of them has."""

_SETS_KEPT = 64
"""Sets of rules: each screen that is seen first has some more."""

_FITTINGS_KEPT = 1024
_PLACES_KEPT = 512


@attrs.frozen
class Fitting:
    """The rules that may be for nodes of a kind: which pseudo-classes they ask for, and what has come of them where."""

    asked: tuple[str, ...]
    styles: LRUCache[Place, RulesMap] = attrs.field(factory=lambda: LRUCache(_PLACES_KEPT))

    @classmethod
    def of(cls, rules: Iterable[RuleSet]) -> Fitting:
        """Begin with rules of which nothing has come yet."""
        return cls(tuple(sorted({name for rule in rules for name in rule.pseudo_classes})))


class SharedStylesheet(Stylesheet):
    """A stylesheet whose rules are read by whatever screen or window needs them first."""

    _READ: ClassVar[LRUCache[Reading, list[RuleSet]]] = LRUCache(_KEPT)
    _WORN: ClassVar[dict[Theme, tuple[Theme, dict[str, str]]]] = {}
    """The variables of each theme that was worn, kept once for all windows that wear it."""
    _FITTINGS: ClassVar[LRUCache[tuple[RuleSet, ...], Fitting]] = LRUCache(_FITTINGS_KEPT)
    _SETS: ClassVar[LRUCache[tuple[RuleSet, ...], dict[Kind, Fitting]]] = LRUCache(_SETS_KEPT)
    """For each set of rules that was in force, those that may be for a kind of node."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        """Begin with the variables of a theme and no styles."""
        super().__init__(variables=self._shared(variables))
        self._kinds: dict[Kind, Fitting] = {}
        self._given: WeakKeyDictionary[DOMNode, tuple[RulesMap, int]] = WeakKeyDictionary()
        """What each node was given last, and how often its styles had changed by then: it has that already."""
        self._parted: WeakKeyDictionary[DOMNode, tuple[dict[Kind, Fitting], Place]] = WeakKeyDictionary()
        """The rules under which the parts of a node have had their styles, and where they stood then."""

    def set_variables(self, variables: dict[str, str]) -> None:
        """Wear another theme."""
        super().set_variables(self._shared(variables))

    def _shared(self, variables: Mapping[str, str]) -> dict[str, str]:
        theme = frozenset(variables.items())
        self._theme, worn = self._WORN.setdefault(theme, (theme, dict(variables)))
        return worn

    def parse(self) -> None:
        """Read all styles that have come, and find what has come of the same before."""
        super().parse()
        key = tuple(self._rules)
        kinds = self._SETS.get(key)
        if kinds is None:
            kinds = self._SETS[key] = {}
        self._kinds = kinds

    def reparse(self) -> None:
        """Give the rules of all styles with the variables of now; what cannot be read changes nothing."""
        self.parse()

    def apply(self, node: DOMNode, *, animate: bool = False, cache: dict[Any, RulesMap] | None = None) -> None:
        """Give a node its styles: those of an earlier one of which the same rules would have got the same answers.

        What comes of rules that ask for an order among nodes is not kept, as Textual does not keep it for a moment.
        """
        path = node.css_path_nodes
        kinds = tuple([(type(each), each._id, each.classes) for each in path])
        fitting = self._fitting(node, kinds[-1])
        place = kinds, tuple([each.has_pseudo_class(name) for each in path for name in fitting.asked])
        rules = fitting.styles.get(place)
        if rules is None:
            found: dict[Any, RulesMap] = {}
            super().apply(node, animate=animate, cache=found)
            if found:
                fitting.styles[place] = node.styles.base.get_rules()
            return
        node._has_hover_style = "hover" in fitting.asked
        node._has_focus_within = node._has_order_style = node._has_odd_or_even = False
        given, changes = self._given.get(node, (None, 0))
        if given is rules and changes == node.styles.base._updates:
            node.notify_style_update()
        else:
            self._wear(node, rules)
            self._given[node] = (rules, node.styles.base._updates)
        self._process_component_classes(node)

    @staticmethod
    def _wear(node: DOMNode, rules: RulesMap) -> None:
        """Give a node what was made of the same rules before; if it is new and has none yet, in one go."""
        base = node.styles.base
        if base.get_rules() or node._is_mounted:
            _change(base, rules)
        else:
            base.merge_rules(rules)
        node.notify_style_update()

    def _process_component_classes(self, node: DOMNode) -> None:
        """Give the parts of a node their styles. Where nothing has changed that these depend on they have them already.

        Textual makes them anew each time, and has the node painted for it.
        """
        parts = node._get_component_classes()
        if not parts:
            return
        before = self._parted.get(node)
        if before is None or before[0] is not self._kinds or before[1] != self._place_of_parts(node, parts):
            super()._process_component_classes(node)
            self._parted[node] = self._kinds, self._place_of_parts(node, parts)

    def _place_of_parts(self, node: DOMNode, parts: Iterable[str]) -> Place:
        """Where the parts of a node stand, which have had styles: what any of the rules for them may ask."""
        path = node.css_path_nodes
        fittings = [self._kinds[DOMNode, None, frozenset((part,))] for part in parts]
        asked = sorted({name for fitting in fittings for name in fitting.asked})
        kinds = tuple([(type(each), each._id, each.classes) for each in path])
        return kinds, tuple([each.has_pseudo_class(name) for each in path for name in asked])

    def _fitting(self, node: DOMNode, kind: Kind) -> Fitting:
        rules_map = self.rules_map
        known = self._kinds.get(kind)
        if known is None:
            named = {rule for name in rules_map.keys() & node._selector_names for rule in rules_map[name]}
            rules = tuple(filter(named.__contains__, self.rules))
            known = self._FITTINGS.get(rules)
            if known is None:
                known = self._FITTINGS[rules] = Fitting.of(rules)
            self._kinds[kind] = known
        return known

    @classmethod
    def replace_rules(cls, node: DOMNode, rules: RulesMap, animate: bool = False) -> None:
        """Change the rules of a node that differ: no style of this program moves by itself, so nothing is animated.

        Textual holds what was read against what it has made of it, which always differs, and sets every rule anew; and
        whatever is set has all of the node painted once more.
        """
        _change(node.styles.base, {name: _made_of(name, value) for name, value in rules.items()})
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


def _change(styles: Styles, rules: Mapping[str, Any]) -> None:
    """Set the rules that differ from what is worn, and no others."""
    worn: dict[str, Any] = {**styles.get_rules()}
    for name in worn.keys() | rules.keys():
        if worn.get(name) != rules.get(name):
            setattr(styles, name, rules.get(name))


def _made_of(name: str, value: Any) -> Any:
    """What a node holds of a rule when it is set: flags that stand as words are read."""
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
