"""Who decides for whom at a table: people, or computer players by their names. It is remembered beside the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import attrs

from circus_tui.bots.naming import KINDS, BadBot, parse
from circus_tui.storage.store import Store, setting_of
from circus_tui.tables import notices
from rules.core import Seat, seat_after

PREFIX: Final = "bot:"
"""What stands before the name of a computer player where people's names are given."""


@attrs.frozen
class Seating:
    """Who decides for whom: a computer player's name for each seat, "" where a person does.

    Seats beyond the end are people's. `hints` says whether people are given any.
    """

    bots: tuple[str, ...] = ()
    hints: bool = True

    def bot(self, seat: Seat) -> str:
        """The computer player that has this seat; "" for a person."""
        return self.bots[seat] if seat < len(self.bots) else ""

    @property
    def computers(self) -> frozenset[Seat]:
        """The seats that the computer has."""
        return frozenset(seat for seat, bot in enumerate(self.bots) if bot)

    def people(self, seats: int) -> tuple[Seat, ...]:
        """The seats that people have at a table with so many."""
        return tuple(seat for seat in range(seats) if not self.bot(seat))

    def lone(self, seats: int) -> Seat | None:
        """The only person at a table with so many seats, if computers have the others."""
        people = self.people(seats)
        return people[0] if self.computers and len(people) == 1 else None

    def one_further(self, seats: int) -> Seating:
        """The same with everybody one seat further, who sat first at the end."""
        return attrs.evolve(self, bots=tuple(self.bot(seat_after(seat, seats)) for seat in range(seats)))

    @classmethod
    def read(cls, form: Any) -> Seating:
        """What was remembered; whatever of it makes no sense is a person."""
        if not isinstance(form, dict) or not isinstance(form.get("bots"), list):
            return cls()
        return cls(tuple(name if is_bot(name) else "" for name in form["bots"]), form.get("hints") is not False)


def is_bot(name: object) -> bool:
    """Whether a computer player has this name."""
    try:
        return isinstance(name, str) and bool(parse(name))
    except BadBot:
        return False


def bot_words(bot: str) -> str:
    """How it is said at the table: `computer: fair`."""
    kind = next((kind for kind, name in KINDS.items() if bot == name), bot)
    return f"computer: {kind}"


def read_players(texts: Sequence[str], *, hints: bool = True) -> tuple[tuple[str, ...], Seating]:
    """Read who plays, as `Ana` or `bot:greedy`: what they are called, and who decides. Raises `BadBot`."""
    bots = tuple(text.removeprefix(PREFIX) if text.startswith(PREFIX) else "" for text in texts)
    for bot in filter(None, bots):
        parse(bot)
    if any(text == PREFIX for text in texts):
        parse("")
    names = (bot.partition(":")[0].capitalize() or text for bot, text in zip(bots, texts, strict=True))
    return tuple(names), Seating(bots, hints)


def keep_seating(store: Store, match: int, seating: Seating) -> None:
    """Remember who decides at a table, for whoever continues the game, and tell it. Raises `StoreError`."""
    store.remember(setting_of(match), {"bots": list(seating.bots), "hints": seating.hints})
    notices.tell(store.folder, match)


def seating_of(store: Store, match: int) -> Seating:
    """Who decides at a table, as it is remembered."""
    return Seating.read(store.recall(setting_of(match)))
