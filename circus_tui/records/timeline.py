"""Where one may stand in a game that is looked at again: at every decision, turn by turn, at what turned it. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import CHANCE, Seat, listing
from rules.history import Entry, History
from rules.wording import win


def stops(history: History) -> tuple[int, ...]:
    """After how many entries somebody decides, a result is looked at, or the game ends; never before the first deal."""
    rules, last = history.rules, len(history.entries)
    return tuple(
        number
        for number, state in enumerate(history.states)
        if number == last or rules.to_act(state) != {CHANCE} or rules.result(rules.view(state, None)) is not None
    )


def turns(history: History, places: Sequence[int]) -> tuple[int, ...]:
    """Those stops at which another player moves than at the last one; the first and the last stop among them."""
    found: list[int] = []
    mover: Seat | None = None
    for number in places:
        ahead = _mover(history.entries[number:])
        if number in (places[0], places[-1]) or ahead != mover:
            found.append(number)
            mover = ahead
    return tuple(found)


def _mover(entries: Sequence[Entry]) -> Seat | None:
    """Who moves next; chance is nobody."""
    return next((entry.seat for entry in entries if entry.seat != CHANCE), None)


def turning_points(history: History, places: Sequence[int], names: Sequence[str]) -> dict[int, str]:
    """The stops at which a round has ended or the lead has changed, as the whole table can tell, each in a sentence."""
    rules = history.rules
    found: dict[int, str] = {}
    leaders: tuple[Seat, ...] = tuple(range(history.seats))
    for number in places:
        view = rules.view(history.states[number], None)
        result = rules.result(view) if rules.to_act(view) <= {CHANCE} else None
        ahead = tuple(sorted(rules.winners(view)))
        words = [f"{result.title}."] if result is not None else []
        if ahead != leaders and any(rules.scores(view)):
            words.append(_lead([names[seat] for seat in ahead], over=not rules.to_act(view)))
            leaders = ahead
        if words:
            found[number] = " ".join(words)
    return found


def _lead(names: Sequence[str], *, over: bool) -> str:
    if over:
        return f"{win(names)}."
    return f"{names[0]} takes the lead." if len(names) == 1 else f"{listing(names)} share the lead."
