"""Other keys for the actions of the one table in `keys`: which there may be, and what an action is on then. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import attrs

from circus_tui.keyboard import keys
from circus_tui.keyboard.keys import Action, folded
from circus_tui.keyboard.rooms import COMMON, find, own_of, room_of, scopes

Changes = Mapping[str, tuple[str, ...]]
"""Keys by the name of the action that is on them in place of its own; that of a page has the page's before it."""

_TOGETHER: Final = (*keys.COMMON, *keys.CURSOR, keys.TAKE_OVER)
"""Actions that a table may offer at the same time."""
_RESERVED: Final = frozenset({"ctrl+q", "ctrl+c", "ctrl+l", "ctrl+z", "ctrl+p", "ctrl+m", "ctrl+i"})
_NAME: Final = re.compile(r"((ctrl|alt|shift)\+)?[^\W_]\w{0,30}")
_NUMERIC: Final = frozenset({*"0123456789", "minus"})
"""Keys with which numbers are typed at some table; at another they are those of tricks, lines or receipts."""
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
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "backspace": "bksp",
    "shift+up": "⇧↑",
    "shift+down": "⇧↓",
    "shift+left": "⇧←",
    "shift+right": "⇧→",
    "shift+tab": "⇧tab",
    "delete": "del",
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
    """Every name with its value; those of a page or a game are in a table of their own."""
    for name, value in form.items():
        if isinstance(value, dict) and name in scopes():
            yield from ((f"{name}.{own}", keys) for own, keys in value.items())
        else:
            yield name, value


def _keys(name: str, value: Any) -> tuple[str, ...]:
    if find(name) is None:
        raise ValueError(_no_such(name))
    texts = value.split() if isinstance(value, str) else value
    if not isinstance(texts, list) or not texts or not all(isinstance(each, str) for each in texts):
        raise ValueError(f'{name} should be a key or several, as "z" or "f5 z".')
    return tuple(key_of(each) for each in texts)


def _no_such(name: str) -> str:
    """That there is no such action, and which there are: of that page or game, or else of tables."""
    scope = name.partition(".")[0]
    own = own_of(scope) if scope in scopes() else {}
    known = own or (*COMMON, "those of pages and games, as log.search or scout.turn")
    return f"there is no action {name[:30]!r}; there are {', '.join(known)}."


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


def within(changes: Changes, *scopes: str) -> Changes:
    """What is changed on pages or in games, by the bare names of actions; without any: at every table."""
    found: dict[str, tuple[str, ...]] = {}
    for name, on in changes.items():
        scope, dot, bare = name.rpartition(".")
        if not dot or scope in scopes:
            found[bare] = on
    return found


def conflict(changes: Changes, name: str) -> str:
    """Which other action that can be meant at the same time has a key of this one already; nothing if none has."""
    scope, _, bare = name.rpartition(".")
    action = _action(name)
    if not scope and action not in _TOGETHER:
        return ""
    here = within(changes, scope)
    mine = set(applied_to(action, here).own)
    room = room_of(scope)
    for other in _TOGETHER if room is None else room.together(bare):
        shared = (mine & set(applied_to(other, here).keys)) - (set(action.own) & set(other.keys))
        if other.name != bare and shared:
            return f"{bare} cannot be on {shown(min(shared))}, where {other.described or other.name} is."
    numeric = set(changes.get(name, ())) & _NUMERIC - set(action.keys)
    if numeric and room is not None and room.is_game:
        return f"{bare} cannot be on {shown(min(numeric))}, with which numbers are typed."
    return ""


def clashes(changes: Changes, name: str, rooms: Mapping[str, Iterable[Action]]) -> Iterator[str]:
    """Say where an action's changed key is a game's or a page's own too; there that comes first.

    `rooms` are their actions, by the name of the page or game.
    """
    bare = name.rpartition(".")[2]
    for key in changes.get(name, ()):
        meant_there = []
        for scope, actions in rooms.items():
            here, room = within(changes, scope), room_of(scope)
            own = [each for each in actions if each.name != bare and each not in _TOGETHER]
            found = next((each for each in own if key in applied_to(each, here).keys), None)
            if found is not None and room is not None:
                meant_there.append(f"{found.described or found.name} in {room.title}")
        if meant_there:
            yield f"{shown(key)} is {', '.join(meant_there)}; {bare} is not on it there."


def now(name: str, changes: Changes) -> Action:
    """An action on its changed keys. Raises KeyError if there is none of that name."""
    return applied_to(_action(name), within(changes, name.rpartition(".")[0]))


def _action(name: str) -> Action:
    found = find(name)
    if found is None:
        raise KeyError(name)
    return found


def applied_to(action: Action, changes: Changes) -> Action:
    """The action on its changed keys, which are those within its page; keys that are its own on one page alone stay."""
    if not changes:
        return action
    sign, wanted, own = _sign_of(action, changes), changes.get(action.name), action.own
    if wanted is not None:
        usual = COMMON.get(action.name, action)
        own = (*wanted, *(key for key in own if key not in usual.keys))
    also = tuple(applied_to(each, changes) for each in action.also)
    on = tuple(dict.fromkeys((*own, *(key for each in also for key in each.keys))))
    if (on, sign) == (action.keys, action.shown):
        return action
    return attrs.evolve(action, keys=on, shown=sign, also=also)


def _sign_of(action: Action, changes: Changes) -> str:
    """What is printed for it: every sign of a usual key in it gives way."""
    return " ".join(_changed_sign(sign, action, changes) for sign in action.shown.split(" "))


def _changed_sign(sign: str, action: Action, changes: Changes) -> str:
    """One of the signs that are printed for an action; those of the cursor may stand side by side."""
    if sign and _ARROWS.keys() >= set(sign):
        return beside(shown(changes.get(_ARROWS[each], COMMON[_ARROWS[each]].keys)[0]) for each in sign)
    for each in (action, *action.beside, *action.also):
        usual, wanted = COMMON.get(each.name, each), changes.get(each.name)
        if wanted is not None and sign in {usual.shown, *map(shown, each.own)}:
            return shown(wanted[0])
    return sign


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
