"""The lines of the settings page, tab by tab: what can be set, what it is now, what else it could be. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any, Final

from rich.text import Text

from circus_tui.drawing.paint import Row, Span, row, shortened, width
from circus_tui.keyboard import keymap, keys, rooms
from circus_tui.keyboard.keys import Action
from circus_tui.keyboard.spelling import spelled
from circus_tui.names import cut
from circus_tui.settings import AUTO, BELL_ALL, BELL_OFF, BELL_OTHERS, Settings
from circus_tui.terminal import mouse
from circus_tui.themes import NAMES, Palette
from circus_tui.widgets.tabs import Tab, Tabs
from rules.wording import counted

LOOK: Final = "Look"
TABLE: Final = "Table"
KEYS: Final = "Keys"
SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    LOOK: ("theme", "ascii", "animation"),
    TABLE: ("pace", "mouse", "bell", "confirm", "people"),
    KEYS: (),
}
"""The tabs with their settings; the last one has the keys instead."""

VALUES: Final[dict[str, tuple[tuple[Any, str], ...]]] = {
    "theme": tuple((name, name.capitalize()) for name in NAMES),
    "ascii": ((False, "all signs"), (True, "ASCII only")),
    "pace": tuple((float(each), words) for each, words in ((0, "at once"), (0.5, "½ s"), (1, "1 s"), (2, "2 s"))),
    "animation": ((True, "on"), (False, "off")),
    "mouse": ((AUTO, "auto"), (mouse.ON, "on"), (mouse.OFF, "off")),
    "bell": ((BELL_OTHERS, "other windows"), (BELL_ALL, "computers too"), (BELL_OFF, "off")),
    "confirm": ((True, "on"), (False, "off")),
}
"""What a setting may be, each value with its word; people are typed instead."""

KEY: Final = "key-"
"""What the name of a line begins with that has the keys of an action."""

_TITLES: Final = {
    "theme": ("Colours", "of every screen, at once"),
    "ascii": ("Signs", "for terminals that show no more"),
    "pace": ("Pace of computers", "how long one's move stands"),
    "animation": ("Motion", "dice roll, cards fly"),
    "mouse": ("Mouse", "clicks; auto: unless over SSH"),
    "bell": ("Bell", "after whose move it calls you"),
    "confirm": ("Ask before deleting", "of a saved game"),
    "people": ("People in a set-up", "else those who played last"),
}
GROUP: Final = "group-"
"""What the name of a line begins with that folds and opens the actions of a page or a game."""

TABLES: Final = f"{GROUP}tables"
_GENERAL: Final[dict[str, tuple[str, tuple[Action, ...]]]] = {
    TABLES: ("At every table", keys.COMMON),
    f"{GROUP}cursor": ("The cursor", keys.CURSOR),
    f"{GROUP}moments": ("Now and then", (keys.HURRY, keys.TAKE_OVER, keys.YES, keys.NO)),
}

_PROMISE: Final = "In every theme no colour says a thing alone: a letter or a sign says it too."

_TITLE: Final = 20
_NOW: Final = 18
_MEANING: Final = 32
_ON: Final = 18
_WIDE: Final = 100
_COMPACT: Final = 64
_USUAL: Final = Settings()


def tabs(section: str) -> Tabs:
    """Give the tabs of the page, each with its lines."""
    return Tabs(tuple(Tab(name, name) for name in SECTIONS), list(SECTIONS).index(section))


@cache
def groups() -> dict[str, tuple[str, tuple[str, ...]]]:
    """The groups of keys: what each is called, and its actions."""
    general = {name: (title, tuple(each.name for each in actions)) for name, (title, actions) in _GENERAL.items()}
    titles = {scope: room.title for scope in rooms.scopes() if (room := rooms.room_of(scope)) is not None}
    own = {f"{GROUP}{scope}": (f"In {title}", tuple(rooms.own_of(scope))) for scope, title in titles.items()}
    return general | {name: group for name, group in own.items() if group[1]}


def group_of(line: str) -> str:
    """The group that a line of the keys stands in, or heads; nothing for any other line."""
    lines = ((name, {name, *(KEY + each for each in actions)}) for name, (_, actions) in groups().items())
    return next((name for name, within in lines if line in within), "")


def names_of(section: str, cells: int, opened: Collection[str] = ()) -> Iterator[str]:
    """The lines of a tab, of its groups of keys only the opened ones'; a remark begins with a line feed.

    A remark can have no cursor.
    """
    yield from SECTIONS[section]
    if section == LOOK and cells >= _WIDE:
        yield from (f"\n{_PROMISE}",)
    if section == KEYS:
        for group, (_, actions) in groups().items():
            yield group
            yield from (KEY + name for name in actions if group in opened)


def head(section: str, cells: int) -> Row:
    """What stands above the columns."""
    wide = cells >= _WIDE
    if section == KEYS:
        return row(Span(f"  {'what':<{_TITLE}}{'key':<{_ON}}what it does", "dim"))
    also = f"{'meaning':<{_MEANING}}or" if wide else "or" if cells >= _COMPACT else ""
    return row(Span(f"  {'what':<{_TITLE}}  {'now':<{_NOW}}  {also}", "dim"))


def line(name: str, settings: Settings, cells: int, *, here: bool, opened: bool = False) -> Row:
    """One line on so many cells; `here`: the cursor is on it; `opened`: it heads a group that is open."""
    if name.startswith(GROUP):
        return shortened(_group_line(name, settings, here=here, opened=opened), cells)
    if name.startswith(KEY):
        return shortened(_key_line(name.removeprefix(KEY), settings, here=here), cells)
    title, meaning = _TITLES[name]
    words = said(name, settings)
    usual = getattr(settings, name) == getattr(_USUAL, name)
    value = cut(words, _NOW - 2)
    spans = [
        Span("▌ " if here else "  ", "gold bold"),
        Span(f"{title:<{_TITLE}}", "gold bold" if here else "ink bold"),
        Span("◂ " if here and name in VALUES else "  ", "gold bold"),
        Span(f" {value} " if here else f"{value}", "cap-ink on cap bold" if here else "teal" if usual else "gold bold"),
        Span(" ▸" if here and name in VALUES else "", "gold bold"),
    ]
    before = row(*spans)
    filled = row(*before, " " * max(1, 2 + _TITLE + 2 + _NOW + 2 - width(before)))
    if cells >= _WIDE:
        filled = row(*filled, Span(f"{meaning:<{_MEANING}}", "ink" if here else "dim"))
    others = _others(name, settings) if cells >= _COMPACT else ""
    return shortened(row(*filled, Span(others, "dim")), cells)


def said(name: str, settings: Settings) -> str:
    """What a setting is, in words."""
    value = getattr(settings, name)
    if name == "people":
        return ", ".join(value) or "who played last"
    return next((words for each, words in VALUES[name] if each == value), f"{value}")


def _others(name: str, settings: Settings) -> str:
    value = getattr(settings, name)
    return " · ".join(words for each, words in VALUES.get(name, ()) if each != value)


def _group_line(name: str, settings: Settings, *, here: bool, opened: bool) -> Row:
    title, actions = groups()[name]
    changed = sum(1 for each in actions if each in settings.keys)
    words = f"{counted(len(actions), 'action')}"
    return row(
        Span("▌ " if here else "  ", "gold bold"),
        Span(f"{'▾' if opened else '▸'} {title:<{_TITLE + _ON - 2}}", "gold bold" if here else "gold"),
        Span(words, "ink" if here else "dim"),
        Span(f" · {changed} changed" if changed else "", "gold"),
    )


def _key_line(name: str, settings: Settings, *, here: bool) -> Row:
    changes = settings.keys
    usual, now = keymap.now(name, {}), keymap.now(name, changes)
    called = (usual.label or usual.name.replace("_", " ")) if "." in name else name.replace("_", " ")
    changed = f"(it comes on {' '.join(map(keymap.shown, usual.keys))}) " if name in changes else ""
    on = cut(" ".join(map(keymap.shown, now.keys)), _ON - 2)
    role = "cap-ink on cap bold" if here else "gold bold" if changed else "teal"
    return row(
        Span("▌ " if here else "  ", "gold bold"),
        Span(f"  {called:<{_TITLE - 2}}", "gold bold" if here else "ink bold"),
        Span(f" {on} " if here else on, role),
        " " * max(1, _ON - len(on) - 2 * here),
        Span(changed, "gold"),
        Span(spelled(usual.meaning), "ink" if here else "dim"),
    )


def summary(present: str, settings: Settings) -> tuple[Row, ...]:
    """A line for each other tab, a click on which goes there."""
    rows = []
    for section, names in SECTIONS.items():
        told = [f"{name} {said(name, settings)}" for name in names]
        if section == KEYS:
            count = len(settings.keys)
            told = [f"all keys of tables, games and pages · {count or 'none'} changed"]
        if section != present:
            words = (Span(f" {section:<12}", "ink bold", section), Span(" · ".join(told), "dim", section))
            rows.append(row(*words))
    return tuple(rows)


def text(line: Row, styles: Palette) -> Text:
    """A row as Rich has it."""
    return Text.assemble(*((span.text, styles.style(span.role, span.text)) for span in line))
