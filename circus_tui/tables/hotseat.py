"""The turn controller: who may look at the screen now. Pure; it is told what the table sees and who sits there."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, runtime_checkable

import attrs

from rules.core import CHANCE, AnyRules, Seat, clockwise


@attrs.frozen
class Decide:
    """This seat decides now. `sees` is whose view the screen shows: the seat's, or the table's (None)."""

    seat: Seat
    sees: Seat | None


@attrs.frozen
class Await:
    """This seat decides now, and the computer has it: there is nothing to do but to look on."""

    seat: Seat


@attrs.frozen
class Curtain:
    """Nothing but public facts may be on the screen until this seat has taken the place in front of it."""

    seat: Seat


@attrs.frozen
class Interval:
    """A round has ended; the table looks at its result until somebody goes on."""


@attrs.frozen
class Over:
    """The game has ended: nobody is asked any more."""


Situation: TypeAlias = Decide | Await | Curtain | Interval | Over


@runtime_checkable
class Ordered(Protocol):
    """Rules by which several may choose at once in the open, so that whoever is asked later knows more."""

    def first_to_choose(self, view: Any) -> Seat:
        """Who of all seats is asked first; the others follow clockwise."""
        ...


def situation(
    rules: AnyRules, public: Any, sitting: Seat | None, computers: frozenset[Seat] = frozenset()
) -> Situation:
    """Say what the screen may do next.

    `public` is the table's view of the game; `sitting` is the seat that is known to sit at the screen alone, if any:
    nobody is after an open decision, at which all may have been looking. Of those who choose at once people are asked
    before `computers`.
    """
    acting = rules.to_act(public)
    if not acting:
        return Over()
    if acting == {CHANCE}:
        return Interval()
    people, seats = acting - computers, len(rules.scores(public))
    if not people:
        return Await(next_to_ask(acting, None, seats))
    seat = next_to_ask(people, sitting, seats)
    if not rules.private(public, seat):
        first = rules.first_to_choose(public) if isinstance(rules, Ordered) else sitting
        return Decide(next_to_ask(people, first, seats), None)
    return Decide(seat, seat) if seat == sitting else Curtain(seat)


def next_to_ask(acting: frozenset[Seat], sitting: Seat | None, seats: int) -> Seat:
    """Of several seats that may act in any order, ask the one at the screen, else the next one clockwise."""
    return next(seat for seat in clockwise(sitting or 0, seats) if seat in acting)
