"""Other keys for the actions of the one table in `keys`: which there may be, and what an action is on then. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, folded
from circus_tui.keyboard.pages import PAGES, of_its_own

Changes = Mapping[str, tuple[str, ...]]
"""Keys by the name of the action that is on them in place of its own; that of a page has the page's before it."""

ACTIONS: Final[dict[str, Action]] = {
    each.name: each for each in (*keys.COMMON, *keys.CURSOR, keys.HURRY, keys.YES, keys.NO)
}
"""Every action of the tables whose keys can be changed; where a page offers one it is changed there as well."""

OF_PAGES: Final[dict[str, dict[str, Action]]] = {
    scope: {f"{scope}.{each.name}": each for each in page.actions if each.name not in ACTIONS and of_its_own(each)}
    for scope, page in PAGES.items()
}
"""What can be changed on each page, as `log.search`: what the page alone has."""

EVERY: Final[dict[str, Action]] = ACTIONS | {name: each for own in OF_PAGES.values() for name, each in own.items()}
"""Every action whose keys can be changed."""

_TOGETHER: Final = (*keys.COMMON, *keys.CURSOR)
"""Actions that a table may offer at the same time."""
_RESERVED: Final = frozenset({"ctrl+q", "ctrl+c", "ctrl+l", "ctrl+z", "ctrl+p", "ctrl+m", "ctrl+i"})
_NAME: Final = re.compile(r"((ctrl|alt|shift)\+)?[^\W_]\w{0,30}")
_ARROWS: Final = {"←": "left", "→": "right", "↑": "up", "↓": "down"}
_OTHER_NAMES: Final = {
    "solidus": "slash",
    "reverse_solidus": "backslash",
    "commercial_at": "at",
    "hyphen_minus": "minus",
    "plus_sign": "plus",
    "low_line": "underscore",
}
"""What Textual calls signs otherwise than Unicode does."""
_SIGNS: Final = {
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "enter": "⏎",
    "escape": "esc",
    "question_mark": "?",
    "slash": "/",
    "comma": ",",
    "full_stop": ".",
    "minus": "-",
    "plus": "+",
}


def read(form: Any) -> tuple[Changes, tuple[tuple[str, str], ...]]:
    """Read the table of keys: what it changes, and what is wrong with which of its lines."""
    if not isinstance(form, dict):
        return {}, (("keys", "keys should be a table, as [keys] with a line for each action."),)
    changes: dict[str, tuple[str, ...]] = {}
    wrong = []
    for name, value in _lines(form):
        try:
            changes[name] = _keys(name, value)
        except ValueError as error:
            wrong.append((name, str(error)))
    for name in reversed(tuple(changes)):
        clash = conflict(changes, name)
        if clash:
            del changes[name]
            wrong.append((name, clash))
    return changes, tuple(wrong)


def _lines(form: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every name with its value; those of a page are in a table of their own."""
    for name, value in form.items():
        if name in PAGES and isinstance(value, dict):
            yield from ((f"{name}.{own}", keys) for own, keys in value.items())
        else:
            yield name, value


def _keys(name: str, value: Any) -> tuple[str, ...]:
    if name not in EVERY:
        scope = name.partition(".")[0]
        known = (*OF_PAGES.get(scope, ACTIONS), *(() if scope in OF_PAGES else ("those of pages, as log.search",)))
        raise ValueError(f"there is no action {name[:30]!r}; there are {', '.join(known)}.")
    texts = value.split() if isinstance(value, str) else value
    if not isinstance(texts, list) or not texts or not all(isinstance(each, str) for each in texts):
        raise ValueError(f'{name} should be a key or several, as "z" or "f5 z".')
    return tuple(key_of(each) for each in texts)


def key_of(text: str) -> str:
    """The name of a key that was written as its sign or its name. Raises ValueError."""
    name = text
    if len(text) == 1 and not text.isalnum():
        long = unicodedata.name(text, "").lower().replace(" ", "_").replace("-", "_")
        name = _OTHER_NAMES.get(long, long)
    name = folded(name) if len(name) == 1 else name.lower()
    if not _NAME.fullmatch(name):
        raise ValueError(f"{text[:20]!r} is no name of a key.")
    if name in _RESERVED:
        raise ValueError(f"{name} has a meaning of its own everywhere.")
    return name


def within(changes: Changes, scope: str) -> Changes:
    """What is changed on a page, by the bare names of actions; "": at a table."""
    names = {name: name.removeprefix(f"{scope}.") for name in changes}
    return {bare: changes[name] for name, bare in names.items() if "." not in bare}


def conflict(changes: Changes, name: str) -> str:
    """Which other action that can be meant at the same time has a key of this one already; nothing if none has."""
    scope, _, bare = name.rpartition(".")
    if not scope and ACTIONS[name] not in _TOGETHER:
        return ""
    here = within(changes, scope)
    mine = applied_to(EVERY[name], here)
    for other in PAGES[scope].together if scope else _TOGETHER:
        if other.name == bare:
            continue
        shared = set(mine.keys) & set(applied_to(other, here).keys)
        if shared:
            return f"{bare} cannot be on {shown(min(shared))}, where {other.label or other.name} is."
    return ""


def clashes(changes: Changes, rooms: Mapping[str, Iterable[Action]]) -> Iterator[str]:
    """Say where a changed key is a game's or a page's own too; there that comes first. `rooms`: actions by title."""
    for name, wanted in changes.items():
        for key in wanted:
            meant_there = {
                title: each.described or each.name
                for title, actions in rooms.items()
                for each in reversed(tuple(actions))
                if key in each.keys and each.name != name and each not in _TOGETHER
            }
            own = [f"{words} in {title}" for title, words in meant_there.items()]
            if own:
                yield f"{shown(key)} is {', '.join(own)}; {name} is not on it there."


def now(name: str, changes: Changes) -> Action:
    """One of `EVERY` on its changed keys."""
    return applied_to(EVERY[name], within(changes, name.rpartition(".")[0]))


def applied_to(action: Action, changes: Changes) -> Action:
    """The action on its changed keys, which are those within its page; keys that are its own on one page alone stay."""
    sign, wanted = _sign_of(action, changes), changes.get(action.name)
    if wanted is None:
        return action if sign == action.shown else attrs.evolve(action, shown=sign)
    usual = ACTIONS.get(action.name, action)
    more = tuple(key for key in action.keys if key not in usual.keys)
    return attrs.evolve(action, keys=(*wanted, *more), shown=sign)


def _sign_of(action: Action, changes: Changes) -> str:
    """What is printed for it: every sign of a usual key in it gives way, those of the cursor also side by side."""
    if _ARROWS.keys() >= set(action.shown):
        signs = [shown(changes.get(_ARROWS[sign], ACTIONS[_ARROWS[sign]].keys)[0]) for sign in action.shown]
        return beside(signs)
    wanted = changes.get(action.name)
    sign, space, rest = action.shown.partition(" ")
    usual = ACTIONS.get(action.name, action)
    if wanted is None or sign not in {usual.shown, *map(shown, usual.keys)}:
        return action.shown
    return f"{shown(wanted[0])}{space}{rest}"


def beside(signs: Iterable[str]) -> str:
    """Signs of keys side by side, apart where they are words."""
    several = tuple(signs)
    return ("" if all(len(sign) == 1 for sign in several) else " ").join(several)


def applied(actions: Iterable[Action], changes: Changes) -> tuple[Action, ...]:
    """All of them on their changed keys."""
    return tuple(applied_to(each, changes) for each in actions)


def shown(key: str) -> str:
    """A key as it is printed."""
    if key.startswith("ctrl+"):
        return f"^{key.removeprefix('ctrl+')}"
    return _SIGNS.get(key, key.upper() if re.fullmatch(r"f\d+", key) else key)


@attrs.frozen
class Meant:
    """What a key means where keys have been changed: the action it is for now, or None if it is for none any more."""

    action: Action | None


def meant(key: str, offered: Iterable[Action], changes: Changes) -> Meant | None:
    """Say what a key means if that is another thing than it was; None if it means what it always has."""
    lost = False
    for each in offered:
        now = applied_to(each, changes)
        if key in now.keys:
            return None if key in each.keys else Meant(each)
        lost = lost or key in each.keys
    return Meant(None) if lost else None


def as_cursor(key: str, offered: Iterable[Action], changes: Changes) -> str:
    """The usual key of the cursor that a key stands for by its change, where nothing that is offered is on it."""
    actions = tuple(offered)
    if any(key in each.keys for each in actions):
        return ""
    absent = [each for each in keys.CURSOR if each.name not in {other.name for other in actions}]
    return next((each.keys[0] for each in absent if key in changes.get(each.name, ())), "")
