"""Haggling, line by line: what somebody would agree to is one word away, and can be answered with something else."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import attrs

from circus_tui.plain.contract import Haggling
from circus_tui.plain.hearing import Hearing
from circus_tui.plain.menu import Item, Question
from circus_tui.plain.telling import refused
from circus_tui.tables import sharing
from rules.core import Refusal, Seat, name_seats

NO_WISH: Final = "Nobody has just said what they would agree to."


class Haggler(Hearing):
    """Hears what others would agree to, and says what those here would."""

    HAGGLES: ClassVar[bool] = True
    """Whether there is anybody to haggle with."""

    @property
    def menu(self) -> Question:
        """What can be done, and what can be said of a proposal."""
        menu = super().menu
        return attrs.evolve(menu, items=(*menu.items, *self._sayings)) if menu.items else menu

    @property
    def _sayings(self) -> tuple[Item, ...]:
        wish, haggling = self.wish, self.teller.haggling
        items = () if wish is None else (Item(f"agree: {self.lister.words(wish)}", (wish,)),)
        proposer = None if haggling is None or not self.HAGGLES else haggling.proposer(self.view, self.seat)
        if haggling is None or proposer is None or not self._can_ask(proposer):
            return items
        return (*items, Item(haggling.composer.label, composer=haggling.composer))

    @property
    def wish(self) -> Any | None:
        """The move to which a computer has just said that it would agree, if that may be made or said now."""
        wish = self._company.remark.wish
        return wish if wish is not None and self.why_not(wish) is None else None

    def agree(self) -> None:
        """Make the move to which a computer has just said that it would agree."""
        wish = self.wish
        if wish is None:
            self.console.say(NO_WISH)
        else:
            self.play(wish)

    def why_not(self, move: Any) -> Refusal | None:
        """Why a move may not be made, or not be said instead of an answer."""
        haggling = self._haggling(move)
        refusal: Refusal | None = (
            self.table.rules.explain(self.view, self.seat, move)
            if haggling is None
            else haggling.why_not(self.view, self.seat, move)
        )
        return refusal

    def play(self, move: Any) -> None:
        """Make a move. Raises `StoreError`."""
        raise NotImplementedError

    def refuse(self, refusal: Refusal, *, asking: bool = False) -> None:
        """Say why a move is not allowed, that was made or, `asking`, only asked about."""
        self.console.say(refused(refusal, self.table.players))

    def _haggling(self, move: Any) -> Haggling | None:
        """How this is put to whoever has made a proposal; None for a move, or where there is nobody to hear it."""
        haggling = self.teller.haggling
        if not self.HAGGLES or haggling is None or not haggling.fits(self.view, self.seat, move):
            return None
        return haggling

    def _can_ask(self, seat: Seat) -> bool:
        """Whether that seat answers here: a computer does at every window."""
        return seat not in self.others - self.seating.computers

    def haggle(self, haggling: Haggling, move: Any) -> None:
        """Put what one would agree to, to whoever has made the proposal; what is agreed is played. Raises `StoreError`.

        A computer answers whichever window plays it.
        """
        trader = haggling.proposer(self.view, self.seat)
        assert trader is not None
        refusal = self.why_not(move)
        if refusal is not None:
            self.refuse(refusal)
            self.question = self.menu
        elif not self._can_ask(trader):
            self.console.say(sharing.absent(self.table, trader))
        elif self._agrees(haggling, trader, move):
            agreed = self.seating.computers & {trader}
            self.table.play_all(haggling.agreed(self.seat, move), self.table.revision, agreed)
        else:
            self.ask(self.menu)

    def _agrees(self, haggling: Haggling, trader: Seat, move: Any) -> bool:
        """Whether a computer agrees, which says what else it would agree to, or somebody at this window."""
        if trader not in self.seating.computers:
            return self.console.agrees(name_seats(haggling.asks(self.seat, move), self.table.players))
        reply = self._company.sound(trader, haggling.put(self.view, self.seat, move))
        if reply.move == haggling.agrees:
            return True
        self.console.say(reply.remark)
        self._company.tell(reply)
        return False
