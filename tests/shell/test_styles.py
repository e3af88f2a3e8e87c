"""Styles are worked out once for all that changes together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.css.styles import RenderStyles
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.widget import Widget

from circus_tui.screens.stylesheet import SharedStylesheet
from tests.shell.player import Player, run, sitting

pytestmark = pytest.mark.slow


@pytest.fixture
def styled(monkeypatch: pytest.MonkeyPatch) -> Counter[DOMNode]:
    """How often the styles of each node have been worked out."""
    found: Counter[DOMNode] = Counter()
    apply = SharedStylesheet.apply

    def counted(sheet: SharedStylesheet, node: DOMNode, **how: Any) -> None:
        found[node] += 1
        apply(sheet, node, **how)

    monkeypatch.setattr(SharedStylesheet, "apply", counted)
    return found


def test_a_table_that_opens_has_its_styles_as_it_is_made_and_as_it_is_seen(
    styled: Counter[DOMNode], tmp_path: Path
) -> None:
    async def play(at: Player) -> None:
        at.app.learn("drum_roll", 1)
        await at.tap()
        widgets = list(at.app.screen.query(Widget))
        assert len(widgets) > 40
        assert max(styled[widget] for widget in widgets) == 2

    run(tmp_path, play)


def test_another_phase_has_its_styles_once(styled: Counter[DOMNode], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        await at.tap("a")
        before = at.app.screen.classes
        widgets = list(at.app.screen.query(Widget))
        styled.clear()
        at.app.screen.others_moved(0)  # type: ignore[attr-defined]
        await at.tap()
        assert not any(styled[widget] for widget in widgets)
        await at.pilot.resize_terminal(120, 36)
        await at.tap()
        assert at.app.screen.classes != before
        assert all(1 <= styled[widget] <= 2 for widget in widgets)

    run(tmp_path, play, sitting("colosseum", "Ana", "Ben", "Cleo"))


def test_what_changes_inside_something_that_changes_is_styled_with_it(styled: Counter[DOMNode], tmp_path: Path) -> None:
    async def play(at: Player) -> None:
        screen, app = at.app.screen, at.app
        inner = screen.query(Widget).first()
        styled.clear()
        with app.styled_once():
            inner.add_class("-inner")
            with app.styled_once():
                screen.add_class("-outer")
            inner.add_class("-other")
            assert not styled
        assert styled[inner] == styled[screen] == 1
        styled.clear()
        with app.styled_once(spared=screen):
            inner.remove_class("-inner")
        assert not styled

    run(tmp_path, play)


def test_styles_that_are_kept_and_set_where_they_differ_are_those_that_textual_works_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[list[tuple[str, dict[str, object]]]] = []

    async def play(at: Player) -> None:
        await at.tap("a")
        for size in ((120, 36), (60, 20), (80, 24)):
            await at.pilot.resize_terminal(*size)
            await at.tap()
        at.app.wear("matinee")
        await at.tap()
        nodes = [node for screen in at.app.screen_stack for node in (screen, *screen.query(Widget))]
        seen.append([worn for node in nodes for worn in _worn(node)])

    table = sitting("colosseum", "Ana", "Ben", "Cleo")
    for folder in ("first", "ours"):
        run(tmp_path / folder, play, table)
    monkeypatch.setattr(SharedStylesheet, "apply", Stylesheet.apply)
    for name in ("replace_rules", "_process_component_classes"):
        monkeypatch.setattr(SharedStylesheet, name, getattr(Stylesheet, name))
    run(tmp_path / "theirs", play, table)
    first, ours, theirs = seen
    assert first == theirs
    assert len(ours) > 70
    assert "option-list--option-highlighted" in {name for name, _ in ours}
    assert ours == theirs


def _worn(node: Widget) -> Iterator[tuple[str, dict[str, object]]]:
    """The rules of a node and of each of its parts."""
    yield repr(node.id), _rules(node.styles)
    for name, styles in sorted(node._component_styles.items()):
        yield name, _rules(styles)


def _rules(styles: RenderStyles) -> dict[str, object]:
    """Rules as they are worn; a layout is its name, as two of one kind are not equal.

    That a colour is not automatic is said or left out by the order in which Textual happens to set rules.
    """
    rules = styles.base.get_rules().items()
    return {name: getattr(rule, "name", rule) for name, rule in rules if rule or not name.startswith("auto_")}
